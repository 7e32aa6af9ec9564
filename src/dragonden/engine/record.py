"""The text form of a match: what must be known to replay it anywhere, one move a line.

dragonden record 1
game dragomino(players=2, first=0, thirst=false)
rules 1
seed 7
0 pick(3)
0 place(2, 0, E)
1 pick(11)

Lines that begin with # are remarks and mean nothing to the rules.
"""

from __future__ import annotations

import re

from msgspec import Struct

from . import options
from .errors import InputError

FORMAT = "dragonden record 1"


class Record(Struct, frozen=True):
    """The contents of a record, not yet checked by any rules."""

    game: str
    options: dict[str, options.Value]
    rules: int
    seed: int
    moves: list[tuple[int, str]]  # seat, and move in the public notation


def format_record(record: Record) -> str:
    """The record as text."""
    head = (
        FORMAT,
        f"game {options.format_setting(record.game, record.options)}",
        f"rules {record.rules}",
        f"seed {record.seed}",
    )
    return "".join(
        f"{line}\n" for line in (*head, *(f"{seat} {move}" for seat, move in record.moves))
    )


def parse_record(text: str) -> Record:
    """The record in a text."""
    if not isinstance(text, str):
        raise InputError(f"A record is text, not {text!r}.")
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    lines = [line for line in lines if not line.startswith("#")]
    if not lines or lines[0] != FORMAT:
        raise InputError(f"A record begins with the line {FORMAT!r}.")
    head = dict(line.partition(" ")[::2] for line in lines[1:4])
    for key in ("game", "rules", "seed"):
        if key not in head:
            raise InputError(f"The record does not tell its {key}.")
    name, given = options.parse_setting(head["game"])
    moves = [parse_line(number, line) for number, line in enumerate(lines[4:], start=1)]
    return Record(
        name, given, parse_number("rules", head["rules"]), parse_number("seed", head["seed"]), moves
    )


def parse_number(key: str, text: str) -> int:
    """The whole number after a key."""
    if not re.fullmatch(r"[0-9]{1,19}", text):
        raise InputError(f"The record's {key} is no whole number: {text!r}.")
    return int(text)


def parse_line(number: int, line: str) -> tuple[int, str]:
    """The seat and the move in one line."""
    parts = re.fullmatch(r"([0-9]{1,2}) (.+)", line)
    if not parts:
        raise InputError(f"Move {number} of the record should read 'seat move', not {line!r}.")
    return int(parts[1]), parts[2]
