"""Dragons: plunder the countryside, year by year, and carry off the best pile of treasure."""

from dragonden.engine.game import Game
from dragonden.engine.options import Preset, flag

from .moves import Dragon, Draw, Move, Put
from .pieces import LEAST_PLAYERS, MOST_OFFERS, MOST_PLAYERS, UNIT
from .view import Deck, Pile, Player, Sheet, View

__all__ = ["GAME", "Deck", "Dragon", "Draw", "Move", "Pile", "Player", "Put", "Sheet", "View"]

GAME: Game[View, Move] = Game(
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
