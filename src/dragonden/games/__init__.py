"""One folder, one game: a folder dropped in here is a game of Dragonden."""

from __future__ import annotations

import functools
import importlib
import pkgutil

from dragonden.engine.errors import InputError
from dragonden.engine.game import Game


@functools.cache
def names() -> tuple[str, ...]:
    """The names of all games, which are their folders' names."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__)))


def find(name: str) -> Game:
    """The game with this name."""
    if name not in names():
        raise InputError(f"There is no game {name!r}; there are {', '.join(names())}.")
    game: Game = importlib.import_module(f"{__name__}.{name}").GAME
    return game


def every() -> list[Game]:
    """All games."""
    return [find(name) for name in names()]
