"""Who sits where: people at this keyboard and bots."""

from __future__ import annotations

from typing import NamedTuple

from dragonden.bots import BOTS, SEARCHING, Bot, create_bot
from dragonden.engine.errors import InputError
from dragonden.engine.words import Words

LONGEST_NAME = 16  # so that names and what is said of them fit on a line
OPPONENT = "drake"


class SeatHolder(NamedTuple):
    """Who sits on one seat."""

    name: str
    bot: Bot | None = None  # None: a person at this keyboard
    thinks: bool = False  # takes its time


def default_seats(players: int, mine: int, words: Words) -> list[str]:
    """One person against bots that answer at once."""
    if not 0 <= mine < players:
        raise InputError(f"Seats are counted from 0 to {players - 1}; there is no seat {mine}.")
    me = words("seat", number=mine + 1)
    return [me if seat == mine else OPPONENT for seat in range(players)]


def parse_seats(text: str) -> list[str]:
    """The entries of a list such as `Anna,drake,elder`."""
    entries = [entry.strip() for entry in text.split(",")]
    people = [entry for entry in entries if entry.lower() not in BOTS]
    for name in people:
        if not name or not name.isprintable() or len(name) > LONGEST_NAME:
            raise InputError(f"A name has from 1 to {LONGEST_NAME} letters, unlike {name!r}.")
    if len(set(people)) < len(people):
        raise InputError("Give everyone a name of their own.")
    return entries


def create_seats(entries: list[str], seed: int | None = None) -> list[SeatHolder]:
    """Everyone on their seats; a bot's name makes a bot, which a given seed makes predictable."""
    seats = []
    for seat, entry in enumerate(entries):
        kind = entry.lower()
        if kind in BOTS:
            alone = [other.lower() for other in entries].count(kind) == 1
            own_seed = None if seed is None else f"{seed} {seat}"
            name = kind if alone else f"{kind} {seat + 1}"
            seats.append(SeatHolder(name, create_bot(kind, own_seed), kind in SEARCHING))
        else:
            seats.append(SeatHolder(entry))
    return seats
