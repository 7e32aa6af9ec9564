"""Which language to speak, and all the words a face in a terminal needs."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from dragonden.engine.errors import InputError
from dragonden.engine.game import Game
from dragonden.engine.words import ENGINE_WORDS, LANGUAGES, Words

TERMINAL_WORDS = Path(__file__).parent / "words"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first one set counts, as for other programs


def choose_language(asked: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, else that of the environment, else English.

    >>> [choose_language(None, {"LANG": name}) for name in ("fr_CH.UTF-8", "C.UTF-8")]
    ['fr', 'en']
    """
    if asked is not None:
        if asked not in LANGUAGES:
            raise InputError(f"The language can be {', '.join(LANGUAGES)}, not {asked}.")
        return asked
    locale = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    return locale[:2] if locale[:2] in LANGUAGES else "en"


def load_table_words(game: Game, language: str) -> Words:
    """Everything said at a table where this game is played."""
    return Words(language, ENGINE_WORDS, game.folder / "words", TERMINAL_WORDS)


def load_terminal_words(language: str) -> Words:
    """What the terminal says by itself, of no game in particular."""
    return Words(language, ENGINE_WORDS, TERMINAL_WORDS)
