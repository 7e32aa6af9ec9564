"""A file of finished games, one a row, from which an arena can go on where it stopped.

Its first two lines are comments: what the file is, and the setting as JSON.
"""

from __future__ import annotations

import csv
import os
from pathlib import Path
from typing import Any

import msgspec

from dragonden.engine.errors import InputError

from .arena import Arena, GameResult

TITLE = "# dragonden arena 1"
HEAD = 3  # lines before the first game: title, setting and the names of the columns
COMMON = ("number", "seed")
BY_SEAT = ("player", "score", "place", "decisions", "seconds", "simulations", "microseconds")


class Ledger:
    """The games kept in a file; new ones are added to it at once."""

    def __init__(self, path: Path, arena: Arena) -> None:
        lines = read_lines(path)
        self.games = parse_games(path, lines, arena)
        try:
            if path.exists():
                # What follows the last whole line was being written when it was cut short.
                os.truncate(path, sum(len(line.encode()) + 1 for line in lines))
            self.file = path.open("a", encoding="utf-8", newline="")
        except OSError as error:
            raise InputError(f"{path} cannot be written: {error.strerror}.") from None
        self.writer = csv.writer(self.file, lineterminator="\n")
        if not lines:
            self.begin(arena)

    def begin(self, arena: Arena) -> None:
        """Write what comes before the first game."""
        self.file.write(f"{TITLE}\n# {msgspec.json.encode(arena.facts()).decode()}\n")
        seats = range(arena.table)
        self.writer.writerow([*COMMON, *(f"{name} {seat}" for seat in seats for name in BY_SEAT)])
        self.file.flush()

    def add(self, game: GameResult) -> None:
        """Write a finished game."""
        row: list[object] = [game.number, game.seed]
        for seat, times in enumerate(game.times):
            row += (game.seating[seat], game.scores[seat], game.ranking[seat], len(times))
            row += (sum(times) / 1e6, game.simulations[seat], " ".join(map(str, times)))
        self.writer.writerow(row)
        self.file.flush()
        self.games.append(game)

    def __enter__(self) -> Ledger:
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()


def read_lines(path: Path) -> list[str]:
    """The lines of a ledger; none if there is no such file or hardly anything was written yet."""
    try:
        text = path.read_text(encoding="utf-8") if path.exists() else ""
    except (OSError, UnicodeDecodeError):
        raise InputError(f"{path} cannot be read as a file of an arena.") from None
    if text[: len(TITLE)] != TITLE[: len(text)]:
        raise InputError(f"{path} is no file of an arena; name another.")
    lines = text.split("\n")[:-1]
    return lines if len(lines) >= HEAD else []


def parse_games(path: Path, lines: list[str], arena: Arena) -> list[GameResult]:
    """The games in the lines of a ledger, if they belong to this arena."""
    if lines:
        check_setting(path, read_setting(path, lines), arena.facts())
    return [
        parse_line(path, number, line, arena.table)
        for number, line in enumerate(lines[HEAD:], start=HEAD + 1)
    ]


def read_setting(path: Path, lines: list[str]) -> dict[str, Any]:
    """The setting that a ledger's games were played in."""
    try:
        return msgspec.json.decode(lines[1].removeprefix("#"), type=dict[str, Any])
    except (msgspec.DecodeError, IndexError):
        raise InputError(f"{path} does not tell its setting; name another file.") from None


def check_setting(path: Path, before: dict[str, Any], now: dict[str, Any]) -> None:
    """Say what differs between the setting of a ledger and another."""
    for name in [*now, *before]:
        old, new = before.get(name), now.get(name)
        if isinstance(old, dict) and isinstance(new, dict):
            key = next((key for key in [*new, *old] if old.get(key) != new.get(key)), "")
            name, old, new = f"{name}'s {key}", old.get(key), new.get(key)
        if old != new:
            raise InputError(
                f"{path} has {name} {in_words(old)}, not {in_words(new)}; name another file."
            )


def in_words(value: object) -> str:
    """A part of a setting in words."""
    if value is None:
        return "none"
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def parse_line(path: Path, number: int, line: str, seats: int) -> GameResult:
    """A line of a ledger as a game."""
    try:
        return parse_row(next(csv.reader([line])), seats)
    except (ValueError, IndexError, StopIteration):
        raise InputError(f"Line {number} of {path} is no game of this arena.") from None


def parse_row(row: list[str], seats: int) -> GameResult:
    width = len(BY_SEAT)
    parts = [row[start : start + width] for start in range(len(COMMON), len(row), width)]
    if len(row) != len(COMMON) + seats * width:
        raise ValueError(len(row))
    return GameResult(
        int(row[0]),
        int(row[1]),
        tuple(part[0] for part in parts),
        [part[1] if "/" in part[1] else int(part[1]) for part in parts],
        [int(part[2]) for part in parts],
        [[int(time) for time in part[6].split()] for part in parts],
        [int(part[5]) for part in parts],
    )
