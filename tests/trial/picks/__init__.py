"""Picks: a game whose faults are options, to see whether studies find them."""

from dragonden.engine.game import Game
from dragonden.engine.options import count, flag

GAME = Game(
    package=__name__,
    title="Picks",
    designers=("nobody",),
    publisher="nobody",
    players=(2, 4),
    default_players=3,
    ages=6,
    minutes=2,
    version=1,
    columns=("points",),
    own_options=(
        count("gift", 0, 9, 0),
        count("ace", 0, 9, 0),
        flag("dealt"),
        flag("dice"),
        flag("face_down"),
    ),
    most_offers=4,
)
