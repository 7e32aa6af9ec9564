"""Dragomino: explore Dragon Island with dominoes and find baby dragons."""

from pathlib import Path

from dragonden.engine.game import Game
from dragonden.engine.options import flag

from . import bot, moves, rules, text, view
from .pieces import ACTIONS, MOST_OFFERS, MOST_PLAYERS
from .state import State

GAME = Game(
    title="Dragomino",
    designers=("Bruno Cathala", "Marie Fort", "Wilfried Fort"),
    publisher="Blue Orange Games",
    players=(2, MOST_PLAYERS),
    default_players=MOST_PLAYERS,
    ages=5,
    minutes=15,
    version=1,
    columns=("points", "shells"),
    own_options=(flag("thirst"),),
    state=State,
    most_offers=MOST_OFFERS,
    actions=ACTIONS,
    rules=rules,
    moves=moves,
    view=view,
    text=text,
    bot=bot,
    folder=Path(__file__).parent,
    no_secrets=rules.no_secrets,
)
