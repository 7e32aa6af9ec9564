"""Nim: the smallest game there is, to show what a game's folder needs."""

from dragonden.engine.game import Game
from dragonden.engine.options import count

from .pieces import MOST_COUNTERS, MOST_HEAPS

GAME = Game(
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
