"""A random player and one that searches, in each face of the games.

    pip install "dragonden[envs,fast,spiel]"
    python examples/players.py

The search is Dragonden's own: it gets what a seat knows, as everybody does who plays these games.
"""

from __future__ import annotations

import random

import numpy as np

import dragonden
from dragonden import bots, envs


def in_python() -> list[int]:
    """The match itself: a search against a random player; returns the winners."""
    match = dragonden.new("dragomino", players=2, seed=1)
    bots.play(match, [bots.create_bot("search(budget=40)", 1), bots.create_bot("random", 2)])
    assert match.outcome is not None
    return match.outcome.winners


def in_pettingzoo() -> dict[str, float]:
    """All seats in turn: the first searches, the others play at random; returns the rewards."""
    env = envs.aec("dragomino", players=2)
    env.reset(seed=1)
    search, total = bots.create_bot("search(budget=40)", 1), dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        _, reward, over, _, info = env.last()
        total[agent] += reward
        if over:
            env.step(None)
        elif agent == "player_0":
            actions = env.batch.offered(0)
            decision = bots.ask(search, env.batch.knowledge(0, 0), actions)
            env.step(actions.index(decision.action))
        else:
            env.step(env.action_space(agent).sample(info["action_mask"]))
    return total


def in_gymnasium() -> float:
    """One seat, played at random against a search; returns its reward."""
    env = envs.single("dragomino", players=2, bots="search(budget=40)")
    _, info = env.reset(seed=1)
    env.action_space.seed(1)
    over, reward = False, 0.0
    while not over:
        action = env.action_space.sample(info["action_mask"])
        _, reward, over, _, info = env.step(action)
    return reward


def in_many_games(games: int = 256) -> float:
    """Random play against the greedy player in many games at once; returns the mean reward."""
    env = envs.vector("dragomino", games, players=2, bots="greedy")
    _, info = env.reset(seed=1)
    luck, total, ended = np.random.default_rng(1), 0.0, 0
    while ended < games:
        actions = (luck.random(info["action_mask"].shape) * info["action_mask"]).argmax(axis=1)
        _, rewards, done, _, info = env.step(actions)
        total += float(rewards[done].sum())
        ended += int(done.sum())
    return total / ended


def in_open_spiel() -> list[float]:
    """OpenSpiel's own search for information sets, some moves long, then random play."""
    import pyspiel
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    envs.register_open_spiel()
    game, luck = pyspiel.load_game("dragonden_dragomino(players=2)"), random.Random(1)
    numbers = np.random.RandomState(1)
    search = ISMCTSBot(game, RandomRolloutEvaluator(1, numbers), 2.0, 4, random_state=numbers)
    state, searched = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(luck.choice(state.chance_outcomes())[0])
        elif state.current_player() == 0 and searched < 3:
            state.apply_action(search.step(state))
            searched += 1
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    returns: list[float] = state.returns()
    return returns


def main() -> None:
    print("a match: winners", in_python())
    print("PettingZoo: rewards", in_pettingzoo())
    print("Gymnasium, one seat: reward", in_gymnasium())
    print("Gymnasium, many games: mean reward", round(in_many_games(), 3))
    print("OpenSpiel: returns", in_open_spiel())


if __name__ == "__main__":
    main()
