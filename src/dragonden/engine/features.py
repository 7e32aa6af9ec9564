"""Features: what a network judges the position of a seat by, as real numbers.

`features.py` of a game names them once, in their order, and a kernel writes them:

    FEATURES = ("rounds left", "own points", ...)

    @kernel
    def features(state: State, seat: Seat, out: list[float]) -> None:
        out[0] = (ROUNDS - state.round_number) / ROUNDS

Most should lie between -1 and 3, none beyond LARGEST. Players and options are features too: one
network plays every variant of a game.
"""

from __future__ import annotations

import hashlib
import tokenize
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from .verbs import features

LARGEST = 10.0  # larger numbers would drown the others
ALIKE = 1e-6  # sums of the same numbers in another order differ by less
SKIPPED = (tokenize.COMMENT, tokenize.NL, tokenize.ENCODING)


class Features(NamedTuple):
    """The features of a game."""

    names: tuple[str, ...]
    kernel: Callable[..., Any]
    digest: str  # of what they mean: weights that were learnt from others are of no use

    @property
    def size(self) -> int:
        return len(self.names)


def build_features(declared: Any, folder: Path) -> Features:
    """What a game's `features.py` declares; `features_*.py` beside it are parts of it."""
    names: tuple[str, ...] = declared.FEATURES
    doubles = {name for name in names if names.count(name) > 1}
    assert not doubles, f"two features have the same name: {', '.join(sorted(doubles))}"
    digest = hashlib.sha256()
    for path in sorted(folder.glob("features*.py")):
        for word in read_code(path):
            digest.update(word.encode() + b"\n")
    return Features(names, declared.features, digest.hexdigest()[:16])


def read_code(path: Path) -> Iterator[str]:
    """The words of a source, without comments, docstrings and how it is laid out."""
    begins = True  # a statement
    with tokenize.open(path) as source:
        for token in tokenize.generate_tokens(source.readline):
            if token.type in SKIPPED:
                continue
            is_layout = token.type in (tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT)
            if is_layout:
                yield tokenize.tok_name[token.type]
            elif not (begins and token.type == tokenize.STRING):
                yield token.string
            begins = is_layout


def find_features(state: Any, seat: int, size: int) -> list[float]:
    """The features of a seat, from a plain state that may tell more than it knows."""
    out = [0.0] * size
    features(state, seat, out)
    return out


def are_alike(some: list[float], others: list[float]) -> bool:
    """Whether two lists of features are the same, but for rounding."""
    return all(abs(a - b) <= ALIKE for a, b in zip(some, others, strict=True))
