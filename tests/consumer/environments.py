"""A program of somebody who teaches machines: every environment, and OpenSpiel if asked."""

from __future__ import annotations

import random
import sys

from dragonden import InputError, envs


def play_one_seat() -> float:
    """What a seat that plays at random wins against greedy ones."""
    env = envs.single("dragons", bots="greedy", players=3)
    env.reset(seed=7)
    while True:
        offered = [index for index, allowed in enumerate(env.action_masks()) if allowed]
        _, reward, ended, _, _ = env.step(random.choice(offered))
        if ended:
            return float(reward)


def play_all_seats() -> dict[str, float]:
    """What each agent wins of a game between random ones."""
    env = envs.aec("dragomino", players=2)
    env.reset(seed=7)
    won = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, ended, _, info = env.last()
        won[agent] += reward
        env.step(None if ended else int(info["action_mask"].argmax()))
    return won


def play_many_games(games: int) -> int:
    """How many of some games end within a number of steps."""
    env = envs.vector("dragons", games, players=3)
    _, info = env.reset(seed=7)
    ended = 0
    for _ in range(300):
        _, _, over, _, info = env.step(info["action_mask"].argmax(axis=1))
        ended += int(over.sum())
    return ended


def main() -> None:
    assert -1.0 <= play_one_seat() <= 1.0
    assert abs(sum(play_all_seats().values())) < 1e-6
    assert play_many_games(4) >= 1
    try:
        envs.single("dragons", players=99)
    except InputError as error:
        print(error)
    if "spiel" in sys.argv:
        print(*envs.register_open_spiel())


if __name__ == "__main__":
    main()
