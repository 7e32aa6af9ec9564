"""The text form of a match: what must be known to replay it anywhere, one move a line.

dragonden record 1
game dragomino(players=2, first=0, thirst=false)
rules 1
seed 7
0 pick(3)
0 place(2, 0, E)
1 pick(11)

After moves were taken back, chance may have gone on from a new key. Then the record is one of
format 2, and has a line `chance 12345` between the moves before and after.

Lines that begin with # are remarks and mean nothing to the rules.
"""

from __future__ import annotations

import re

from msgspec import Struct

from . import options
from .errors import InputError

FORMAT = "dragonden record 1"
RENEWED_FORMAT = "dragonden record 2"  # chance has gone on from new keys


class Record(Struct, frozen=True):
    """The contents of a record, not yet checked by any rules."""

    game: str
    options: dict[str, options.Value]
    rules: int
    seed: int
    moves: list[tuple[int, str]]  # seat, and move in the public notation
    keys: dict[int, int] = {}  # from which chance went on, by how many moves were made before


def format_record(record: Record) -> str:
    """The record as text."""
    head = (
        RENEWED_FORMAT if record.keys else FORMAT,
        f"game {options.format_setting(record.game, record.options)}",
        f"rules {record.rules}",
        f"seed {record.seed}",
    )
    lines = [[f"{seat} {move}"] for seat, move in record.moves] + [[]]
    for number, key in record.keys.items():
        lines[number].insert(0, f"chance {key}")
    return "".join(f"{line}\n" for line in (*head, *(line for part in lines for line in part)))


def parse_record(text: str) -> Record:
    """The record in a text."""
    if not isinstance(text, str):
        raise InputError(f"A record is text, not {text!r}.")
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    lines = [line for line in lines if not line.startswith("#")]
    if not lines or lines[0] not in (FORMAT, RENEWED_FORMAT):
        raise InputError(f"A record begins with the line {FORMAT!r}.")
    head = dict(line.partition(" ")[::2] for line in lines[1:4])
    for key in ("game", "rules", "seed"):
        if key not in head:
            raise InputError(f"The record does not tell its {key}.")
    name, given = options.parse_setting(head["game"])
    moves: list[tuple[int, str]] = []
    keys: dict[int, int] = {}
    for line in lines[4:]:
        if line.startswith("chance ") and lines[0] == RENEWED_FORMAT:
            keys[len(moves)] = parse_number("chance", line.removeprefix("chance "))
        else:
            moves.append(parse_line(len(moves) + 1, line))
    rules, seed = parse_number("rules", head["rules"]), parse_number("seed", head["seed"])
    return Record(name, given, rules, seed, moves, keys)


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
