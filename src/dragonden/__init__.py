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

A refused move changes nothing. `play` also takes a move itself, or its index among those offered:

>>> match.play(match.offered()[0])
>>> match.actor, len(match.moves)
(1, 2)

`view` is what a seat sees (None: a spectator), `truth` what it would see with nothing hidden:

>>> match.view(seat=1).players[0].points
1

Copies are independent, so they can try things out. `positions` goes through a match from its start:

>>> trial = match.copy()
>>> trial.play(0)
>>> [len(position.moves) for position in trial.positions()]
[0, 1, 2, 3]
>>> len(match.moves)
2

Played to its end, a match tells its outcome. At any time it gives its record: text that replays to
the same position anywhere. A pickle of a match holds the same:

>>> while match.actor is not None:
...     match.play(0)
>>> match.outcome.scores, match.outcome.winners, match.outcome.decided_by
([4, 0], [0], 'points')
>>> dragonden.load(match.record()).outcome == match.outcome
True

A game's package has its types in `moves` and `view`, and the game itself, which `new` takes as well
as its name. Editors and type checkers then know what the match is made of:

>>> from dragonden.games import dragons
>>> match = dragonden.new(dragons.GAME, players=3, seed=7)
>>> match.play(dragons.moves.Dragon(pile="b"))
>>> match.view(None).piles[1].dragon == match.plies[0].seat
True

Whatever cannot be understood raises InputError with a sentence, and changes nothing:

>>> match.view(3)
Traceback (most recent call last):
dragonden.engine.errors.InputError: A seat is a number from 0 to 2, or None, not 3.

`dragonden.bots` has players for every game, and anything with a method `decide` is one. Four
functions ask questions of many games, and return what they found as data: `arena` lets bots meet,
`simulate` measures a game quickly, `study` finds out what a designer asks, `analyse` tells what
each decision of a match has cost. `dragonden.house` opens a house and looks after it.

>>> found = dragonden.arena("dragomino", ["drake", "random"], games=10, seed=1, processes=1)
>>> [(result.player, result.wins.mean) for result in found.results]
[('drake', 1.0), ('random', 0.0)]
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any, overload

from .engine.box import open_boxes
from .engine.errors import InputError, Refusal, Refused
from .engine.extras import require
from .engine.game import Game, Manifest, MoveT, ViewT
from .engine.match import Match
from .engine.match import load_match as load_record
from .engine.match import load_match_of as load_record_of
from .engine.options import parse_setting
from .engine.outcome import Outcome
from .engine.words import Line
from .games import all_games, find_game

if TYPE_CHECKING:
    from . import bots, checking, envs, house
    from .bots.analysing import analyse
    from .lab.contest import arena
    from .lab.studies.api import study
    from .lab.study import simulate

__version__ = "0.1.0"
__all__ = [
    "Game",
    "InputError",
    "Line",
    "Manifest",
    "Match",
    "Outcome",
    "Refusal",
    "Refused",
    "analyse",
    "arena",
    "bots",
    "checking",
    "envs",
    "games",
    "house",
    "load",
    "new",
    "simulate",
    "study",
]

# Where each of these is: imported when it is first used, so that `import dragonden` stays light.
LATER = {
    "analyse": "bots.analysing",
    "arena": "lab.contest",
    "simulate": "lab.study",
    "study": "lab.studies.api",
}


def __getattr__(name: str) -> Any:
    if name in ("bots", "checking", "envs", "house"):
        return importlib.import_module(f"{__name__}.{name}")
    if name not in LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    with require("fast", f"For dragonden.{name}"):
        found = getattr(importlib.import_module(f"{__name__}.{LATER[name]}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


@overload
def new(
    game: Game[ViewT, MoveT], *, seed: int | None = None, **options: object
) -> Match[ViewT, MoveT]: ...
@overload
def new(game: str, *, seed: int | None = None, **options: object) -> Match: ...
def new(game: Game | str, *, seed: int | None = None, **options: object) -> Match:
    """A new match of a game; an InputError says what is wrong with a request.

    The game is itself, its name, or a text with its options. Without a seed the match gets one
    that nobody knows. `box` is a file with another box, or its contents: `dragonden box` prints
    one to start from.

    >>> new("dragomino", players=3, thirst=True, seed=7)
    <dragomino(players=3, first=random, thirst=true): running, move 0>
    >>> new("dragomino(players=3, thirst=true)", seed=7).options["players"]
    3
    >>> new("dragomino", box={"dragons": {"snow": 9}}).box["dragons"]["snow"]
    9
    >>> new("dragomino", players=7)
    Traceback (most recent call last):
    dragonden.engine.errors.InputError: players can be 2 to 4, not 7.
    """
    given = open_boxes(options)
    if isinstance(game, Game):
        return Match(game, given, seed)
    name, written = parse_setting(game)
    return Match(find_game(name), {**written, **given}, seed)


@overload
def load(text: str, game: Game[ViewT, MoveT]) -> Match[ViewT, MoveT]: ...
@overload
def load(text: str) -> Match: ...
def load(text: str, game: Game | None = None) -> Match:
    """The match in a record, after the rules have checked each of its moves.

    With a game, a record of any other one is refused, and the match has the types of that game.

    >>> text = new("dragomino", seed=7).record()
    >>> load(text)
    <dragomino(players=4, first=random, thirst=false): running, move 0>
    >>> load(text, find_game("dragons"))
    Traceback (most recent call last):
    dragonden.engine.errors.InputError: This is a record of dragomino, not of dragons.
    """
    return load_record(text, find_game) if game is None else load_record_of(game, text)


def games(language: str = "en") -> list[Manifest]:
    """What there is to play: each game's title, players, options and rules.

    >>> [(game.title, game.players) for game in games() if game.name == "dragomino"]
    [('Dragomino', (2, 4))]
    """
    return [game.manifest(language) for game in all_games()]
