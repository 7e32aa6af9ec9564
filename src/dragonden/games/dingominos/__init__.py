"""Dingominos: dominoes with actions; get rid of yours."""

from pathlib import Path

from dragonden.engine.game import Game
from dragonden.engine.options import count, flag

from . import bot, moves, rules, text, view
from .pieces import ACTIONS, MOST_OFFERS, MOST_PLAYERS, MOST_ROUNDS
from .state import State

GAME = Game(
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
    state=State,
    most_offers=MOST_OFFERS,
    actions=ACTIONS,
    rules=rules,
    moves=moves,
    view=view,
    text=text,
    bot=bot,
    folder=Path(__file__).parent,
    unit=-1,  # fewest points win: the column holds them with the sign turned
)
