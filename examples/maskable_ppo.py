"""Teach a network to play Dragons with MaskablePPO, from nothing to better than a hatchling.

    pip install "dragonden[envs,fast]" sb3-contrib
    python examples/maskable_ppo.py --steps 100000

It learns at one seat against three hatchlings, the greedy player that slips every other time, in
games that are stepped side by side, and then plays deals it has never seen.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecEnv

from dragonden import envs

GAMES = 64


class SideBySide(VecEnv):
    """Our vector environment as Stable-Baselines3 wants it: a next game in the same step."""

    def __init__(self, games: int, seed: int) -> None:
        self.games = envs.vector(
            "dragons", games, bots="hatchling", seat=None, dense=True, autoreset="SameStep"
        )
        self.first = seed
        super().__init__(games, self.games.single_observation_space, self.games.single_action_space)

    def reset(self) -> Any:
        return self.games.reset(seed=self.first)[0]

    def step_async(self, actions: Any) -> None:
        self.actions = actions

    def step_wait(self) -> Any:
        observations, rewards, done, _, info = self.games.step(self.actions)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for i in done.nonzero()[0]:
            infos[i]["terminal_observation"] = info["final_obs"][i]
        return observations, rewards.astype("float32"), done, infos

    def env_method(self, name: str, *args: Any, indices: Any = None, **settings: Any) -> list[Any]:
        return list(getattr(self.games, name)(*args, **settings))

    def has_attr(self, name: str) -> bool:
        return hasattr(self.games, name)

    def get_attr(self, name: str, indices: Any = None) -> list[Any]:
        return [getattr(self.games, name)] * self.num_envs

    def set_attr(self, name: str, value: Any, indices: Any = None) -> None:
        setattr(self.games, name, value)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        """There is nothing to close."""


def measure(model: MaskablePPO | None, games: int, seed: int) -> float:
    """The share of games that the model wins, ties shared; None plays as the others do."""
    table = envs.vector("dragons", games, bots="hatchling", seat=None, dense=True)
    observations, info = table.reset(seed=seed)
    luck, won, done = np.random.default_rng(seed), np.zeros(games), np.zeros(games, bool)
    while not done.all():
        if model is None:
            noise = luck.random(info["action_mask"].shape)
            actions = (noise * info["action_mask"]).argmax(axis=1)
        else:
            actions, _ = model.predict(
                observations, action_masks=info["action_mask"].astype(bool), deterministic=True
            )
        observations, rewards, ended, _, info = table.step(actions)
        won[ended & ~done] = rewards[ended & ~done]
        done |= ended
    return float(((won * 3 + 1) / 4).mean())  # 1 and -1/3, as shares of a win among four


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--steps", type=int, default=100_000, help="decisions to learn from")
    parser.add_argument("--games", type=int, default=1000, help="games to measure it by")
    parser.add_argument("--save", help="where to store the network")
    wish = parser.parse_args()
    print(f"random play wins {measure(None, wish.games, seed=1):.3f} against three hatchlings")
    model = MaskablePPO(
        "MlpPolicy",
        SideBySide(GAMES, seed=1000),
        n_steps=128,
        batch_size=1024,
        n_epochs=6,
        learning_rate=5e-4,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 128]},
        seed=1,
        device="cpu",
    )
    begun = time.monotonic()
    while model.num_timesteps < wish.steps:
        model.learn(min(25_000, wish.steps), reset_num_timesteps=False)
        share = measure(model, wish.games, seed=1)
        minutes = (time.monotonic() - begun) / 60
        print(f"{model.num_timesteps} steps, {minutes:.1f} min: wins {share:.3f}", flush=True)
    if wish.save:
        model.save(wish.save)


if __name__ == "__main__":
    main()
