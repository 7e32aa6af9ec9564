"""Dragons: plunder the countryside, year by year, and carry off the best pile of treasure."""

from pathlib import Path

from dragonden.engine.game import Game
from dragonden.engine.options import flag

from . import bot, moves, rules, text, view
from .pieces import ACTIONS, LEAST_PLAYERS, MOST_OFFERS, MOST_PLAYERS, UNIT
from .state import State

GAME = Game(
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
    state=State,
    most_offers=MOST_OFFERS,
    actions=ACTIONS,
    rules=rules,
    moves=moves,
    view=view,
    text=text,
    bot=bot,
    folder=Path(__file__).parent,
    unit=UNIT,
    points=2,
    no_secrets=rules.no_secrets,
)
