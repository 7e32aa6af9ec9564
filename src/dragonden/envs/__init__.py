"""Environments for those who teach machines to play.

>>> from dragonden import envs
>>> env = envs.single("dragons", bots="greedy", players=3)  # Gymnasium: one seat against bots
>>> observation, info = env.reset(seed=1)
>>> observation.shape, int(env.action_masks().sum())
((335,), 4)

`envs.vector("dragons", 1024)` steps a thousand games in one call, `envs.aec("dragons")` is the
table for PettingZoo, and after `envs.register_open_spiel()` OpenSpiel has all games. docs/ENVS.md
tells more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dragonden.engine.extras import require

if TYPE_CHECKING:
    from dragonden.engine.game import Game

    from .games_env import GamesEnv
    from .seat_env import SeatEnv
    from .table_env import TableEnv

__all__ = ["aec", "register_open_spiel", "single", "vector"]


def aec(game: Game | str, **settings: Any) -> TableEnv:
    """All seats in turn, for PettingZoo; settings are those of `TableEnv`, and the options."""
    with require("envs", "For dragonden.envs"):
        from .table_env import TableEnv
    return TableEnv(game, **settings)


def single(game: Game | str, **settings: Any) -> SeatEnv:
    """One seat against bots, for Gymnasium; settings are those of `SeatEnv`, and the options."""
    with require("envs", "For dragonden.envs"):
        from .seat_env import SeatEnv
    return SeatEnv(game, **settings)


def vector(game: Game | str, games: int, **settings: Any) -> GamesEnv:
    """Many games side by side, for Gymnasium; settings are those of `GamesEnv`, and the options."""
    with require("envs", "For dragonden.envs"):
        from .games_env import GamesEnv
    return GamesEnv(game, games, **settings)


def register_open_spiel() -> tuple[str, ...]:
    """Show all games to OpenSpiel; returns their names there."""
    with require("spiel", "For OpenSpiel"):
        from .spiel import register
    return register()
