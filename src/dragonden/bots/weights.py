"""What a game has learnt, in a file of its folder: `weights.json`.

A JSON object: the game, the version of its rules and the digest of its features, to which the
weights belong; the sizes of the layers; how they were learnt; and the weights themselves, base64 of
float32 in little-endian order, as `network.Network` lays them out.
"""

from __future__ import annotations

import base64
import functools
import hashlib
import logging
import sys
from array import array
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from dragonden.engine.errors import InputError
from dragonden.engine.game import Game

from .network import count_weights

NAME = "weights.json"
LOG = logging.getLogger(__name__)
BYTES = 4  # of a weight


class Weights(Struct, frozen=True):
    """What a file tells."""

    game: str
    rules: int  # the version of the rules
    features: str  # the digest of the features
    layers: tuple[int, int, int]  # inputs and the two inner layers
    record: dict[str, Any]  # how they were learnt
    weights: str

    def unpack(self) -> array[float]:
        """The weights as numbers."""
        numbers = array("f", base64.b64decode(self.weights))
        if sys.byteorder == "big":
            numbers.byteswap()
        return numbers

    @property
    def digest(self) -> str:
        """What tells these weights from others."""
        return hashlib.sha256(self.weights.encode()).hexdigest()[:16]


def pack_weights(numbers: Any) -> str:
    """Weights as they stand in a file."""
    packed = array("f", numbers)
    if sys.byteorder == "big":
        packed.byteswap()
    return base64.b64encode(packed.tobytes()).decode()


def write_weights(path: Path, weights: Weights) -> None:
    """Write a file whose head people can read; one that is there is whole."""
    text = msgspec.json.format(msgspec.json.encode(weights), indent=1)
    scratch = path.with_suffix(".tmp")
    scratch.write_bytes(text + b"\n")
    scratch.replace(path)


def read_weights(path: Path) -> Weights:
    """What a file tells; an InputError if it is none of ours."""
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Weights)
        size = len(base64.b64decode(found.weights, validate=True))
    except (OSError, ValueError) as error:
        raise InputError(f"{path.name} cannot be read: {error}") from None
    if size != BYTES * count_weights(*found.layers):
        raise InputError(f"{path.name} has not as many weights as its layers need.")
    return found


@functools.cache
def find_weights(game: Game) -> Weights | str:
    """What a game has learnt, or a sentence that says why nothing can be used."""
    if game.features is None:
        return f"{game.title} has no features.py, so it has no player that has learnt."
    path = game.folder / NAME
    if not path.is_file():
        return f"{game.title} has learnt nothing yet: scripts/learn {game.name}."
    try:
        found = read_weights(path)
        wrong = compare(game, found)
    except InputError as error:
        wrong = str(error)
    if wrong is None:
        return found
    sentence = f"What {game.title} has learnt is of no use: {wrong}"
    LOG.warning(sentence)  # once, as searches go on without it
    return sentence


def compare(game: Game, found: Weights) -> str | None:
    """Why weights do not fit a game, if they do not."""
    assert game.features
    if found.game != game.name:
        return f"it was learnt for {found.game}."
    if found.rules != game.version:
        return f"it was learnt for version {found.rules} of the rules, not {game.version}."
    if found.features != game.features.digest or found.layers[0] != game.features.size:
        return "it was learnt from other features."
    return None


def require_weights(game: Game) -> Weights:
    """What a game has learnt; an InputError says why it cannot be used."""
    found = find_weights(game)
    if isinstance(found, str):
        raise InputError(found)
    return found
