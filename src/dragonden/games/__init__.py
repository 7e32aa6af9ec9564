"""One folder, one game: a folder dropped in here is a game of Dragonden."""

from __future__ import annotations

import functools
import pkgutil

from dragonden.engine.errors import InputError
from dragonden.engine.game import Game, import_game


@functools.cache
def game_names() -> tuple[str, ...]:
    """The names of all games, which are their folders' names."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__)))


def find_game(name: str) -> Game:
    """The game with this name."""
    if name not in game_names():
        raise InputError(f"There is no game {name!r}; there are {', '.join(game_names())}.")
    return import_game(f"{__name__}.{name}")


def all_games() -> list[Game]:
    """All games."""
    return [find_game(name) for name in game_names()]
