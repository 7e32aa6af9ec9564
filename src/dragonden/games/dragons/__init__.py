"""Dragons: plunder the countryside, year by year, and carry off the best pile of treasure."""

from dragonden.engine.game import Game
from dragonden.engine.options import Preset, flag

from . import moves, view
from .pieces import LEAST_PLAYERS, MOST_OFFERS, MOST_PLAYERS, UNIT

__all__ = ["GAME", "moves", "view"]

GAME: Game[view.View, moves.Move] = Game(
    package=__name__,
    title="Dragons",
    designers=("Bruno Faidutti",),
    publisher="Matagot",
    players=(LEAST_PLAYERS, MOST_PLAYERS),
    default_players=4,
    ages=8,
    minutes=30,
    version=1,
    columns=("not eliminated", "points"),
    own_options=(flag("extra_year"), flag("open_piles"), flag("bluff")),
    presets=(
        Preset("easy", {"open_piles": True}, minutes=30),
        Preset("everything", {"extra_year": True, "bluff": True}, minutes=30),
    ),
    most_offers=MOST_OFFERS,
    unit=UNIT,
    points=2,
)
