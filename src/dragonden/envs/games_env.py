"""Thousands of games side by side, as a vector environment of Gymnasium."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from dragonden.bots import Player
from dragonden.engine.errors import InputError
from dragonden.engine.extras import require
from dragonden.engine.game import Game
from dragonden.engine.match import to_index
from dragonden.engine.options import SEEDS

from .batch import Batch, find_setting
from .formats import Format, take
from .seat_env import find_learner, list_bots
from .stepping import EVERYBODY, NEVER, NEXT_STEP, SAME_STEP

with require("envs", "For dragonden.envs"):
    import numpy as np
    from gymnasium.spaces import Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

RESETS = {
    AutoresetMode.DISABLED: NEVER,
    AutoresetMode.SAME_STEP: SAME_STEP,
    AutoresetMode.NEXT_STEP: NEXT_STEP,
}


class GamesEnv(VectorEnv[Any, Any, Any]):
    """Games that are stepped in one compiled call.

    With `bots` one seat of each game learns, and rewards are those of that seat; `seat=None` takes
    another one each game. Without bots all seats learn: an observation is that of whoever has to
    decide, `info["seat"]`, and so is the reward of the step; `info["rewards"]` has those of all
    seats, since others win or lose when somebody else ends the game.

    `info` tells in each step `action_mask`, `seat`, `rewards` and `points` by seat, and `illegal`:
    a choice that is not offered ends its game with a reward of -1.
    """

    def __init__(
        self,
        game: Game | str,
        games: int,
        *,
        bots: Player | Sequence[Player] | None = None,
        seat: int | None = 0,
        observation: str = "flat",
        offers: bool = False,
        dense: bool = False,
        autoreset: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        threads: int = 1,
        **options: object,
    ) -> None:
        found, given = find_setting(game, options)
        mode = find_mode(autoreset)
        self.format = Format(found, observation, offers)
        self.batch = Batch(
            found,
            given,
            games,
            learner=EVERYBODY if bots is None else find_learner(seat),
            bots=[] if bots is None else list_bots(bots),
            reset=RESETS[mode],
            dense=dense,
            record=observation == "record",
            offers=offers,
            threads=threads,
        )
        self.metadata = {"autoreset_mode": mode, "render_modes": []}
        self.num_envs = self.batch.size
        self.single_observation_space = self.format.space
        self.single_action_space = Discrete(self.batch.width)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.seed = secrets.randbelow(SEEDS // 2)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin new games; `options={"reset_mask": …}` marks those that are to begin anew."""
        which = (options or {}).get("reset_mask")
        self.batch.reset(self.list_seeds(seed), which)
        return self.format.read(self.batch), self.inform()

    def list_seeds(self, seed: int | Sequence[int] | None) -> list[int]:
        """A seed for each game: those given, or from one on; without any, new ones each time."""
        if seed is None:
            self.seed = (self.seed + self.num_envs) % (SEEDS // 2)
            seed = self.seed
        number = to_index(seed)
        if number is not None:
            return [number + i for i in range(self.num_envs)]
        if not isinstance(seed, list | tuple | np.ndarray):
            raise InputError(f"A seed is a whole number, or there is one a game, not {seed!r}.")
        return [one if one is not None else secrets.randbelow(SEEDS) for one in seed]

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        movers = self.batch["seat"].copy()
        self.batch.step(actions)
        batch = self.batch
        rewards = batch["rewards"][np.arange(self.num_envs), movers]
        done = batch["done"].astype(bool)
        info = self.inform()
        if batch.plan.reset == SAME_STEP and done.any():
            info |= self.inform_last(done)
        return self.format.read(batch), rewards, done, np.zeros_like(done), info

    def inform(self) -> dict[str, Any]:
        batch = self.batch
        return {
            "action_mask": batch["mask"].copy(),
            "seat": batch["seat"].copy(),
            "rewards": batch["rewards"].copy(),
            "points": batch["points"].copy(),
            "illegal": batch["illegal"].astype(bool),
        }

    def inform_last(self, done: Any) -> dict[str, Any]:
        """What was seen at the end of the games that the next ones have followed."""
        observations = self.format.read(self.batch, last=True)
        last = np.empty(self.num_envs, object)
        for i in done.nonzero()[0]:
            last[i] = take(observations, i)
        return {"final_obs": last, "_final_obs": done, "final_info": {}, "_final_info": done}

    def action_masks(self) -> Any:
        """What is allowed in each game, as sb3-contrib asks for it."""
        return self.batch["mask"].astype(bool)


def find_mode(autoreset: AutoresetMode | str) -> AutoresetMode:
    """An autoreset mode, by itself or by its name."""
    for mode in AutoresetMode:
        if autoreset in (mode, mode.value, mode.name):
            return mode
    names = ", ".join(mode.value for mode in AutoresetMode)
    raise InputError(f"An autoreset mode is one of {names}, not {autoreset!r}.")
