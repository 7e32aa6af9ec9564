"""One folder, one game: a folder dropped in here is a game of Dragonden.

Other packages offer games by entry points of the group `dragonden.games`: the name of the game,
which is that of its folder, and the package with its `GAME`.
"""

from __future__ import annotations

import functools
import importlib.util
import pkgutil
from importlib.metadata import EntryPoint, entry_points

from dragonden.engine.errors import InputError
from dragonden.engine.game import Game, import_game

GROUP = "dragonden.games"


@functools.cache
def find_plugins() -> dict[str, EntryPoint]:
    """The games of other packages by name; none is imported before it is used."""
    found = {entry.name: entry for entry in entry_points(group=GROUP)}
    return {name: found[name] for name in sorted(found)}


@functools.cache
def game_names() -> tuple[str, ...]:
    """The names of all games, which are their folders' names: ours, then those of others."""
    ours = sorted(module.name for module in pkgutil.iter_modules(__path__))
    return tuple(dict.fromkeys([*ours, *find_plugins()]))


def find_game(name: str) -> Game:
    """The game with this name."""
    if name not in game_names():
        raise InputError(f"There is no game {name!r}; there are {', '.join(game_names())}.")
    if importlib.util.find_spec(f"{__name__}.{name}") is None:
        return load_plugin(find_plugins()[name])
    return import_game(f"{__name__}.{name}")


@functools.cache
def load_plugin(entry: EntryPoint) -> Game:
    """A game of another package; a package that is broken is named."""
    package = entry.dist.name if entry.dist else entry.value
    try:
        game = entry.load().GAME
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise InputError(f"The game {entry.name} of {package} cannot be used: {reason}") from error
    if not isinstance(game, Game) or game.name != entry.name:
        raise InputError(
            f"The game {entry.name} of {package} cannot be used: its entry point must have the "
            "name of the game's folder, and its package a GAME."
        )
    return game


def all_games() -> list[Game]:
    """All games but broken ones of other packages."""
    broken = broken_games()
    return [find_game(name) for name in game_names() if name not in broken]


def broken_games() -> dict[str, str]:
    """The games of other packages that cannot be used, each with the sentence that says why."""
    problems: dict[str, str] = {}
    for name in find_plugins():
        try:
            find_game(name)
        except InputError as error:
            problems[name] = str(error)
    return problems
