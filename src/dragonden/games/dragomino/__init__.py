"""Dragomino: explore Dragon Island with dominoes and find baby dragons."""

from dragonden.engine.game import Game
from dragonden.engine.options import Preset, flag

from . import moves, view
from .pieces import MOST_OFFERS, MOST_PLAYERS

__all__ = ["GAME", "moves", "view"]

GAME: Game[view.View, moves.Move] = Game(
    package=__name__,
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
    presets=(Preset("everything", {"thirst": True}, minutes=25),),
    most_offers=MOST_OFFERS,
)
