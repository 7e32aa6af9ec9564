"""Who sits where: people at this keyboard and bots."""

from __future__ import annotations

from typing import NamedTuple

from dragonden.bots import Bot, is_bot, names
from dragonden.bots.players import find_kind, split_players
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
    """The entries of a list such as `Anna,drake,mybot.py:Cautious`."""
    known = names()
    entries = [entry.lower() if entry.lower() in known else entry for entry in split_players(text)]
    people = [entry for entry in entries if not is_bot(entry)]
    for name in people:
        if not name or not name.isprintable() or len(name) > LONGEST_NAME:
            raise InputError(f"A name has from 1 to {LONGEST_NAME} letters, unlike {name!r}.")
    if len(set(people)) < len(people):
        raise InputError("Give everyone a name of their own.")
    return entries


def name_seats(entries: list[str]) -> list[str]:
    """What everyone is called; bots of the same kind are told apart by their seats."""
    called = [short_name(entry) if is_bot(entry) else entry for entry in entries]
    return [
        name if called.count(name) == 1 else f"{name} {seat + 1}"
        for seat, name in enumerate(called)
    ]


def short_name(entry: str) -> str:
    """A bot's name without its file or settings, and no longer than other names."""
    return entry.rpartition(":")[2].partition("(")[0].strip()[:LONGEST_NAME]


def create_seats(entries: list[str], seed: int | None = None) -> list[SeatHolder]:
    """Everyone on their seats; what bots leave to chance follows from a seed, if there is one."""
    seats = []
    for seat, (name, entry) in enumerate(zip(name_seats(entries), entries, strict=True)):
        if is_bot(entry):
            kind = find_kind(entry)
            own_seed = None if seed is None else f"{seed} {seat}"
            seats.append(SeatHolder(name, kind.create(own_seed), kind.searches))
        else:
            seats.append(SeatHolder(name))
    return seats
