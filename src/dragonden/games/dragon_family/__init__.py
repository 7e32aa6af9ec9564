"""Dragon Family: explore a world of hexes, raise dragons and found lairs in large territories."""

from dragonden.engine.game import Game

from . import moves, view
from .pieces import MOST_OFFERS, MOST_PLAYERS

__all__ = ["GAME", "moves", "view"]

GAME: Game[view.View, moves.Move] = Game(
    package=__name__,
    title="Dragon Family",
    designers=("Chris Glein",),
    publisher="Chris Glein",
    players=(2, MOST_PLAYERS),
    default_players=4,
    ages=10,
    minutes=60,
    version=2,
    columns=("points", "gold"),
    most_offers=MOST_OFFERS,
)
