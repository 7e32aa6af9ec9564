"""Nim: the smallest game there is, to show what a game's folder needs."""

from pathlib import Path

from dragonden.engine.game import Game
from dragonden.engine.options import count

from . import bot, moves, rules, text, view
from .pieces import ACTIONS, MOST_HEAPS
from .state import State

GAME = Game(
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
    state=State,
    most_offers=ACTIONS,
    actions=ACTIONS,
    rules=rules,
    moves=moves,
    view=view,
    text=text,
    bot=bot,
    folder=Path(__file__).parent,
)
