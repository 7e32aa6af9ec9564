"""Dingominos: dominoes with actions; get rid of yours."""

from dragonden.engine.game import Game
from dragonden.engine.options import Preset, count, flag

from . import moves, view
from .pieces import MOST_OFFERS, MOST_PLAYERS, MOST_ROUNDS

__all__ = ["GAME", "moves", "view"]

GAME: Game[view.View, moves.Move] = Game(
    package=__name__,
    title="Dingominos",
    designers=("G. B. Concept",),
    publisher="Gigamic",
    players=(2, MOST_PLAYERS),
    default_players=4,
    ages=6,
    minutes=20,
    version=1,
    columns=("total",),
    own_options=(count("rounds", 1, MOST_ROUNDS, 1), flag("strict_replay"), flag("open_hands")),
    presets=(
        Preset("easy", {"open_hands": True}, minutes=20),
        Preset("long", {"rounds": 3}, minutes=60),
    ),
    most_offers=MOST_OFFERS,
    lowest_wins=True,
)
