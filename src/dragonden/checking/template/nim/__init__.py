"""Nim: take counters from heaps; whoever takes the last one wins."""

from dragonden.engine.game import Game
from dragonden.engine.options import count

from . import moves, view
from .pieces import MOST_COUNTERS, MOST_HEAPS

__all__ = ["GAME", "moves", "view"]

GAME: Game[view.View, moves.Move] = Game(
    package=__name__,
    title="Nim",
    designers=("traditional",),
    publisher="nobody",
    players=(2, 3),
    default_players=2,
    ages=6,
    minutes=2,
    version=1,
    columns=("points",),
    own_options=(count("heaps", 1, MOST_HEAPS, 3),),
    most_offers=MOST_HEAPS * MOST_COUNTERS,
)
