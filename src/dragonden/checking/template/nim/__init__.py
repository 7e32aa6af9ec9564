"""Nim: take counters from heaps; whoever takes the last one wins."""

from dragonden.engine.game import Game
from dragonden.engine.options import count

from .moves import Halve, Move, Take
from .pieces import MOST_COUNTERS, MOST_HEAPS
from .view import View

__all__ = ["GAME", "Halve", "Move", "Take", "View"]

GAME: Game[View, Move] = Game(
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
