"""Dinoland: lay dominoes, claim areas, and mind where the asteroid will strike."""

from dragonden.engine.game import Game
from dragonden.engine.options import Preset, choice, count, flag

from . import moves, view
from .pieces import MOST_OFFERS, MOST_PLAYERS, MOST_TILES, SPECIAL_POOL
from .state import COOPERATIVE

__all__ = ["GAME", "moves", "view"]

GAME: Game[view.View, moves.Move] = Game(
    package=__name__,
    title="Dinoland",
    designers=("Pandaqi",),
    publisher="Pandaqi",
    players=(2, MOST_PLAYERS),
    default_players=4,
    ages=6,
    minutes=30,
    version=2,
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
    presets=(
        Preset("short", {"asteroids": 6}, minutes=15),
        Preset(
            "everything",
            {
                "diet": "separate",
                "eggs": True,
                "expansion": True,
                "impact_cards": True,
                "specials": 4,
            },
            minutes=45,
        ),
    ),
    most_offers=MOST_OFFERS,
    is_cooperative=lambda state: state.mode == COOPERATIVE,
)
