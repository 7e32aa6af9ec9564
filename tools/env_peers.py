"""The speed of others' environments, for comparison: run by the Python that has them, prints JSON.

Random play, one process. pgx steps a batch in one compiled call, with observations, masks and
automatic resets, as our batches do; the others step one game a call. Steps a second of processor
time.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

ROUNDS = 3  # the fastest counts
ROUND = 1.0  # seconds
SIZE = 1024  # games in pgx's batch


def measure_rate(play: Callable[[], int]) -> float:
    best = 0.0
    for _ in range(ROUNDS):
        steps, start = 0, time.process_time()
        while time.process_time() - start < ROUND:
            steps += play()
        best = max(best, steps / (time.process_time() - start))
    return best


def pgx_player(name: str) -> Callable[[], int]:
    jax, pgx = import_module("jax"), import_module("pgx")
    try:
        wrappers = import_module("pgx.experimental")
        auto_reset = wrappers.auto_reset
    except (ImportError, AttributeError):  # where older versions have it
        auto_reset = import_module("pgx.experimental.wrappers").auto_reset
    env = pgx.make(name)
    step = auto_reset(env.step, env.init)

    def advance(state: Any, key: Any) -> Any:
        chosen, luck = jax.random.split(key)
        scores = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(chosen, scores, axis=-1)
        return jax.vmap(step)(state, actions, jax.random.split(luck, SIZE))

    compiled = jax.jit(advance)
    kept: dict[str, Any] = {
        "state": jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(0), SIZE)),
        "n": 0,
    }

    def play() -> int:
        kept["n"] += 1
        kept["state"] = compiled(kept["state"], jax.random.key(kept["n"]))
        jax.block_until_ready(kept["state"].observation)
        return SIZE

    play()
    return play


def pettingzoo_player(name: str) -> Callable[[], int]:
    env = import_module(f"pettingzoo.classic.{name}").env()

    def play() -> int:
        env.reset()
        steps = 0
        for agent in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            env.step(
                None if over or cut else env.action_space(agent).sample(observation["action_mask"])
            )
            steps += 1
        return steps

    return play


def rlcard_player(name: str) -> Callable[[], int]:
    env, random_agent = (
        import_module("rlcard").make(name),
        import_module("rlcard.agents").RandomAgent,
    )
    env.set_agents([random_agent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play() -> int:
        paths, _ = env.run(is_training=False)
        return sum(len(path) // 2 for path in paths)

    return play


def spiel_player(name: str) -> Callable[[], int]:
    game, luck = import_module("pyspiel").load_game(name), random.Random(1)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, chances)[0])
                continue
            state.observation_tensor()
            state.apply_action(luck.choice(state.legal_actions()))
            steps += 1
        return steps

    return play


PEERS = {
    "pgx hex": (pgx_player, "hex"),
    "pgx backgammon": (pgx_player, "backgammon"),
    "OpenSpiel backgammon": (spiel_player, "backgammon"),
    "PettingZoo connect four": (pettingzoo_player, "connect_four_v3"),
    "RLCard uno": (rlcard_player, "uno"),
}


def main() -> None:
    found = {}
    for title, (make, name) in PEERS.items():
        try:
            found[title] = measure_rate(make(name))
        except ImportError:  # not installed here
            continue
    print(json.dumps(found))


if __name__ == "__main__":
    main()
