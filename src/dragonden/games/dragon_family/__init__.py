"""Dragon Family: explore a world of hexes, raise dragons and found lairs in large territories."""

from pathlib import Path

from dragonden.engine.game import Game

from . import bot, moves, rules, text, view
from .pieces import ACTIONS, MOST_OFFERS, MOST_PLAYERS
from .state import State

GAME = Game(
    title="Dragon Family",
    designers=("Chris Glein",),
    publisher="Chris Glein",
    players=(2, MOST_PLAYERS),
    default_players=4,
    ages=10,
    minutes=60,
    version=1,
    columns=("points", "gold"),
    own_options=(),
    state=State,
    most_offers=MOST_OFFERS,
    actions=ACTIONS,
    rules=rules,
    moves=moves,
    view=view,
    text=text,
    bot=bot,
    folder=Path(__file__).parent,
)
