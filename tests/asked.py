"""How often fuzzers have asked about each kind of move: a fuzzer that never does proves nothing.

A slice of `scripts/prove` prints its counts in a line; at the end the sums are printed as a table.
"""

from __future__ import annotations

import re
from collections import Counter

from dragonden.engine.game import Game

from .support import GAMES

PREFIX = "asked about: "
ASKED: Counter[tuple[str, str]] = Counter()  # in this process: (game, kind) → times


def count_asked(game: Game, kind: str) -> None:
    """Note that a move of this kind, as moves are written, was asked about."""
    ASKED[game.name, kind] += 1


def print_asked() -> None:
    """Print what this process has asked about."""
    if ASKED:
        counts = (f"{game} {kind} {times}" for (game, kind), times in ASKED.items())
        print(PREFIX + ", ".join(counts))


def read_asked(lines: list[str]) -> Counter[tuple[str, str]]:
    """The counts in what slices have printed."""
    counted = [line for line in lines if line.startswith(PREFIX)]
    found = [re.findall(r"(\w+) ([\w-]+) (\d+)", line.removeprefix(PREFIX)) for line in counted]
    total: Counter[tuple[str, str]] = Counter()
    for game, kind, times in (entry for line in found for entry in line):
        total[game, kind] += int(times)
    return total


def format_asked(counts: Counter[tuple[str, str]]) -> list[str]:
    """A line for each game that was asked about: all its kinds, the rarest first."""
    lines = []
    for game in (game for game in GAMES if any(name == game.name for name, _ in counts)):
        times = {kind: counts[game.name, kind] for kind in map(name_kind, game.kinds)}
        told = (f"{kind} {number:,}" for kind, number in sorted(times.items(), key=by_number))
        lines.append(f"    {game.name}: {', '.join(told)}")
    return lines


def by_number(entry: tuple[str, int]) -> int:
    return entry[1]


def name_kind(kind: type) -> str:
    """How moves of a kind are written."""
    return str(kind.__struct_config__.tag)  # type: ignore[attr-defined]
