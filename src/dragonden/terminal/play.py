"""From what somebody asks for on the command line to a session at the table."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import dragonden
from dragonden.engine import options
from dragonden.engine.box import OPTION, read_box
from dragonden.engine.errors import InputError
from dragonden.engine.match import Match
from dragonden.games import find_game, game_names

from . import saving, seats
from .languages import choose_language, load_table_words
from .screen import Screen
from .session import Session


class PlayRequest(NamedTuple):
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
    box: Path | None = None


def play(request: PlayRequest) -> int:
    """Play a match as wished; returns the exit code."""
    language = choose_language(request.language)
    if request.seats is not None and request.seat is not None:
        raise InputError("--seats says already where everyone sits; leave out --seat.")
    match, listed = resume_match(request) if request.resume else start_match(request)
    words = load_table_words(match.game, language)
    players = int(match.options["players"])
    entries = listed or seats.default_seats(players, request.seat or 0, words)
    if len(entries) != players:
        raise InputError(f"{players} play, but {len(entries)} are seated: {', '.join(entries)}.")
    seated = seats.create_seats(entries, request.seed)
    screen = Screen(match.game, words, [who.name for who in seated])
    return Session(match, seated, screen, open_savefile(request, match, entries)).run()


def start_match(request: PlayRequest) -> tuple[Match, list[str] | None]:
    """A new match, and its seats if they were given."""
    if request.game is None:
        raise InputError(f"Say which game to play; there are {', '.join(game_names())}.")
    count = () if request.players is None else (f"players={request.players}",)
    contents = () if request.box is None else (f"{OPTION}={read_box(request.box)}",)
    name, given = options.parse_setting(request.game, *count, *request.options, *contents)
    entries = None if request.seats is None else seats.parse_seats(request.seats)
    if entries:
        given.setdefault("players", len(entries))
    return Match(find_game(name), given, request.seed), entries


def resume_match(request: PlayRequest) -> tuple[Match, list[str] | None]:
    """The match of a record, and its seats if they are in the record or were given."""
    chosen = request.players or request.options or request.box or request.seed is not None
    if request.game or chosen:
        raise InputError("--resume goes on with the match in its file; leave game and options out.")
    assert request.resume is not None
    text = saving.read_file(request.resume)
    saved_seats = saving.parse_seats(text) if request.seat is None else None
    entries = request.seats if request.seats is not None else saved_seats
    return dragonden.load(text), None if entries is None else seats.parse_seats(entries)


def open_savefile(request: PlayRequest, match: Match, entries: list[str]) -> saving.Savefile:
    """Where the match is kept: a resumed one stays in its file unless another is named."""
    kept = saving.Savefile(match, entries, request.resume)
    path = request.save or request.resume
    if path:
        if kept.is_taken(path):
            raise InputError(
                f"{path} exists already; go on with it by --resume, or choose a new name."
            )
        try:
            kept.move_to(path)
        except saving.SaveError as no:
            raise InputError(f"Cannot save in {path}: {no.problem}.") from no
    return kept
