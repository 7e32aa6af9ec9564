"""Dragon Family: explore a world of hexes, raise dragons and found lairs in large territories."""

from dragonden.engine.game import Game

from .moves import (
    Decline,
    Discard,
    Explore,
    Feed,
    Found,
    Go,
    Hatch,
    Lay,
    Move,
    MoveHandler,
    Pass,
    Settle,
    Stop,
)
from .pieces import MOST_OFFERS, MOST_PLAYERS
from .view import (
    Chosen,
    Dragon,
    Gain,
    Lair,
    Outlook,
    Player,
    Score,
    StackTile,
    Territory,
    Tile,
    View,
)

__all__ = [
    "GAME",
    "Chosen",
    "Decline",
    "Discard",
    "Dragon",
    "Explore",
    "Feed",
    "Found",
    "Gain",
    "Go",
    "Hatch",
    "Lair",
    "Lay",
    "Move",
    "MoveHandler",
    "Outlook",
    "Pass",
    "Player",
    "Score",
    "Settle",
    "StackTile",
    "Stop",
    "Territory",
    "Tile",
    "View",
]

GAME: Game[View, Move] = Game(
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
