"""The words of everything that the server says, in one language."""

from __future__ import annotations

import functools
from pathlib import Path

from dragonden.engine.game import Game
from dragonden.engine.lessons import FOLDER
from dragonden.engine.words import ENGINE_WORDS, LANGUAGES, Words
from dragonden.table import errors
from dragonden.table.table import Table

TABLE_WORDS = Path(errors.__file__).parent / "words"
SERVER_WORDS = Path(__file__).parent / "words"


@functools.cache
def get_server_words(language: str) -> Words:
    """The words of tables and the server, without those of a game."""
    return Words(language, ENGINE_WORDS, TABLE_WORDS, SERVER_WORDS)


@functools.cache
def get_game_words(game: Game, language: str) -> Words:
    """The words of a table where this game is played."""
    return Words(language, ENGINE_WORDS, game.folder / "words", TABLE_WORDS, SERVER_WORDS)


@functools.cache
def load_source(game: Game, language: str) -> str:
    """The Fluent file of a game."""
    return (game.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")


@functools.cache
def get_lesson_words(game: Game, language: str) -> Words:
    """The words of this game's lessons."""
    return Words(language, game.folder / FOLDER)


def list_names(table: Table, words: Words) -> list[str]:
    """The names of everybody at a table; bots of one level are numbered."""
    plain = [
        seat.name
        or (words("table-level", level=seat.level) if seat.level else "")
        or words("seat", number=number + 1)
        for number, seat in enumerate(table.seats)
    ]
    return [
        f"{name} {plain[: seat + 1].count(name)}" if plain.count(name) > 1 else name
        for seat, name in enumerate(plain)
    ]


def pick_language(accepted: str) -> str:
    """The first language of an Accept-Language header that we speak.

    >>> pick_language("fr-CH, fr;q=0.9, en;q=0.8"), pick_language("es")
    ('fr', 'en')
    """
    wanted = [part.strip()[:2].lower() for part in accepted.split(",")]
    return next((language for language in wanted if language in LANGUAGES), "en")
