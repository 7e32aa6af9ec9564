"""From what somebody asks for on the command line to a session at the table."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import dragonden
from dragonden.engine import options
from dragonden.engine.errors import InputError
from dragonden.engine.match import Match
from dragonden.games import find, names

from . import saving, seats
from .languages import language, table_words
from .screen import Screen
from .session import Session


class Wishes(NamedTuple):
    """What was asked for; None is what was not mentioned."""

    game: str | None = None
    players: int | None = None
    seat: int | None = None
    seats: str | None = None
    options: tuple[str, ...] = ()
    seed: int | None = None
    language: str | None = None
    save: Path | None = None
    resume: Path | None = None


def play(wishes: Wishes) -> int:
    """Play a match as wished; returns the exit code."""
    tongue = language(wishes.language)
    if wishes.seats is not None and wishes.seat is not None:
        raise InputError("--seats says already where everyone sits; leave out --seat.")
    match, listed = resumed(wishes) if wishes.resume else begun(wishes)
    words = table_words(match.game, tongue)
    players = int(match.options["players"])
    entries = listed or seats.usual(players, wishes.seat or 0, words)
    if len(entries) != players:
        raise InputError(f"{players} play, but {len(entries)} are seated: {', '.join(entries)}.")
    seated = seats.seated(entries, wishes.seed)
    screen = Screen(match.game, words, [who.name for who in seated])
    return Session(match, seated, screen, savefile(wishes, match, entries)).run()


def begun(wishes: Wishes) -> tuple[Match, list[str] | None]:
    """A new match, and who sits there if that was said."""
    if wishes.game is None:
        raise InputError(f"Say which game to play; there are {', '.join(names())}.")
    count = () if wishes.players is None else (f"players={wishes.players}",)
    name, given = options.parse_setting(wishes.game, *count, *wishes.options)
    entries = None if wishes.seats is None else seats.listed(wishes.seats)
    if entries:
        given.setdefault("players", len(entries))
    return Match(find(name), given, wishes.seed), entries


def resumed(wishes: Wishes) -> tuple[Match, list[str] | None]:
    """The match of a record, and who sat there if it tells or somebody says otherwise."""
    if wishes.game or wishes.players or wishes.options or wishes.seed is not None:
        raise InputError("--resume goes on with the match in its file; leave game and options out.")
    assert wishes.resume is not None
    text = saving.read(wishes.resume)
    told = saving.seats_of(text) if wishes.seat is None else None
    entries = wishes.seats if wishes.seats is not None else told
    return dragonden.load(text), None if entries is None else seats.listed(entries)


def savefile(wishes: Wishes, match: Match, entries: list[str]) -> saving.Savefile:
    """Where the match is kept: a resumed one stays in its file unless told otherwise."""
    kept = saving.Savefile(match, entries, wishes.resume)
    path = wishes.save or wishes.resume
    if path:
        if kept.taken(path):
            raise InputError(
                f"{path} exists already; go on with it by --resume, or choose a new name."
            )
        try:
            kept.move_to(path)
        except saving.Unsaved as no:
            raise InputError(f"Cannot save in {path}: {no.problem}.") from no
    return kept
