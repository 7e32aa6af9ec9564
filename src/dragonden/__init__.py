"""Dragonden: a table for Dragomino, Dragons, Dingominos, Dinoland and Dragon Family.

A match is played by its rules and shown to each seat as that seat may see it:

>>> import dragonden
>>> match = dragonden.new("dragomino", players=2, first=0, seed=7)
>>> match.actor
0
>>> match.offered()
[Pick(domino=25), Pick(domino=18), Pick(domino=2), Pick(domino=4)]
>>> match.play("pick(18)")
>>> match.play("place(0, 5, N)")
Traceback (most recent call last):
dragonden.engine.errors.Refused: The domino must share at least one full edge with your zone. (R4)

Nothing happened by that; `play` also takes a move itself, or its index among those offered:

>>> match.play(match.offered()[0])
>>> match.actor, len(match.moves)
(1, 2)

`view` is what a seat sees (None: a spectator), `truth` what it would see with nothing hidden:

>>> match.view(seat=1).players[0].points
1

Played to its end, a match tells its outcome; at any time its record as text, which replays to the
same position anywhere:

>>> while match.actor is not None:
...     match.play(0)
>>> match.outcome.scores, match.outcome.winners, match.outcome.decided_by
([4, 0], [0], 'points')
>>> dragonden.load(match.record()).outcome == match.outcome
True

`dragonden.bots` has players for every game, and anything with a method `decide` is one. Three
functions ask questions of many games, and return what they found as data: `arena` lets bots meet,
`simulate` measures a game, `analyse` tells what each decision of a match has cost.

>>> found = dragonden.arena("dragomino", ["drake", "random"], games=10, seed=1, processes=1)
>>> [(result.player, result.wins.mean) for result in found.results]
[('drake', 1.0), ('random', 0.0)]
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from .engine.errors import InputError, Refused
from .engine.extras import require
from .engine.game import Manifest
from .engine.match import Match
from .engine.match import load_match as load_record
from .engine.options import parse_setting
from .games import all_games, find_game

if TYPE_CHECKING:
    from . import bots
    from .bots.analysing import analyse
    from .lab.contest import arena
    from .lab.study import simulate

__version__ = "0.1.0"
__all__ = [
    "InputError",
    "Manifest",
    "Match",
    "Refused",
    "analyse",
    "arena",
    "bots",
    "games",
    "load",
    "new",
    "simulate",
]

# Where each of these is: imported when it is first used, so that `import dragonden` stays light.
LATER = {"analyse": "bots.analysing", "arena": "lab.contest", "simulate": "lab.study"}


def __getattr__(name: str) -> Any:
    if name == "bots":
        return importlib.import_module(f"{__name__}.{name}")
    if name not in LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    with require("fast", f"For dragonden.{name}"):
        found = getattr(importlib.import_module(f"{__name__}.{LATER[name]}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def new(game: str, *, seed: int | None = None, **options: object) -> Match:
    """A new match of a game, by its name or its text form; an InputError says what is wrong.

    Without a seed it is one that nobody knows.

    >>> new("dragomino", players=3, thirst=True, seed=7)
    <dragomino(players=3, first=random, thirst=true): running, move 0>
    >>> new("dragomino(players=3, thirst=true)", seed=7).options["players"]
    3
    >>> new("dragomino", players=7)
    Traceback (most recent call last):
    dragonden.engine.errors.InputError: players can be 2 to 4, not 7.
    """
    name, written = parse_setting(game)
    return Match(find_game(name), {**written, **options}, seed)


def load(text: str) -> Match:
    """The match that a record tells, each of its moves checked by the rules.

    >>> load(new("dragomino", seed=7).record())
    <dragomino(players=4, first=random, thirst=false): running, move 0>
    """
    return load_record(text, find_game)


def games(language: str = "en") -> list[Manifest]:
    """What there is to play: each game's title, players, options and rules.

    >>> [(game.title, game.players) for game in games() if game.name == "dragomino"]
    [('Dragomino', (2, 4))]
    """
    return [game.manifest(language) for game in all_games()]
