"""Dinoland: lay dominoes, claim areas, and mind where the asteroid will strike."""

from pathlib import Path

from dragonden.engine.game import Game
from dragonden.engine.options import choice, count, flag

from . import bot, moves, rules, text, view
from .pieces import ACTIONS, MOST_OFFERS, MOST_PLAYERS, MOST_TILES, SPECIAL_POOL
from .state import State

GAME = Game(
    title="Dinoland",
    designers=("Pandaqi",),
    publisher="Pandaqi",
    players=(2, MOST_PLAYERS),
    default_players=4,
    ages=6,
    minutes=30,
    version=1,
    columns=("points",),
    own_options=(
        choice("mode", "competitive", "cooperative"),
        count("asteroids", 4, MOST_TILES, 10),
        choice("blast", "area", "single"),
        flag("brachiosaurus", True),
        flag("pawn_end"),
        choice("diet", "any", "separate", "species"),
        flag("eggs"),
        flag("expansion"),
        flag("impact_cards"),
        count("specials", 0, SPECIAL_POOL, 0),
    ),
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
