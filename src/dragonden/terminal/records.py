"""A match kept in a file, opened to be shown to somebody."""

from __future__ import annotations

from pathlib import Path

import dragonden
from dragonden.engine.match import Match

from . import saving, seats
from .languages import language, table_words
from .screen import Screen


def opened(file: Path, asked: str | None) -> tuple[Match, Screen]:
    """The match of a record, and a screen in the language asked for, with the players' names."""
    text = saving.read(file)
    match = dragonden.load(text)
    words = table_words(match.game, language(asked))
    numbered = [words("seat", number=n + 1) for n in range(int(match.options["players"]))]
    told = saving.seats_of(text)
    names = numbered if told is None else [who.name for who in seats.seated(seats.listed(told))]
    return match, Screen(match.game, words, names if len(names) == len(numbered) else numbered)


def seat_of(asked: str, names: list[str]) -> int | None:
    """The seat that somebody means by its number or name, if any."""
    if asked in names:
        return names.index(asked)
    return int(asked) if asked.isdecimal() and int(asked) < len(names) else None


def seat_list(names: list[str]) -> str:
    """The seats there are, for who has asked for another: `0 (Anna), 1 (Ben)`."""
    return ", ".join(f"{seat} ({name})" for seat, name in enumerate(names))
