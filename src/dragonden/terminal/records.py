"""A match kept in a file, opened to be shown to somebody."""

from __future__ import annotations

from pathlib import Path

import dragonden
from dragonden.engine.match import Match

from . import saving, seats
from .languages import choose_language, load_table_words
from .screen import Screen


def open_record(file: Path, asked: str | None) -> tuple[Match, Screen]:
    """The match of a record, and a screen in the language asked for, with the players' names."""
    text = saving.read_file(file)
    match = dragonden.load(text)
    words = load_table_words(match.game, choose_language(asked))
    numbered = [words("seat", number=n + 1) for n in range(int(match.options["players"]))]
    saved_seats = saving.parse_seats(text)
    names = numbered if saved_seats is None else seats.name_seats(seats.parse_seats(saved_seats))
    return match, Screen(match.game, words, names if len(names) == len(numbered) else numbered)


def find_seat(asked: str, names: list[str]) -> int | None:
    """The seat that somebody means by its number or name, if any."""
    if asked in names:
        return names.index(asked)
    return int(asked) if asked.isdecimal() and int(asked) < len(names) else None


def list_seats(names: list[str]) -> str:
    """The seats, as named in an error message: `0 (Anna), 1 (Ben)`."""
    return ", ".join(f"{seat} ({name})" for seat, name in enumerate(names))
