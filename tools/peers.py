"""The speed of OpenSpiel's games, for comparison: run by the Python that has it, prints JSON.

Play is uniformly random, decisions are counted without the moves of chance. Three ways of play:

- python: one call of the binding a step, as most who use OpenSpiel play it;
- bots: `evaluate_bots` with OpenSpiel's own random bots, one call a game, the dealing included;
- rollouts: `RandomRolloutEvaluator` inside `MCTSBot`, thousands of games in one call, after the
  dealing; only for games whose rewards all come at the end.
"""

from __future__ import annotations

import importlib
import json
import random
import time
from collections.abc import Callable
from typing import Any

GAMES = ("hearts", "hanabi", "hive", "crazy_eights")
ROUND = 0.7  # seconds
ROUNDS = 3  # the fastest counts
DEALS = 4  # from which rollouts start


def measure_fastest(play: Callable[[], int]) -> float:
    """The most games in a second of processor time; `play` tells how many it has played."""
    best = 0.0
    for _ in range(ROUNDS):
        games, start = 0, time.process_time()
        while time.process_time() - start < ROUND:
            games += play()
        best = max(best, games / (time.process_time() - start))
    return best


def deal(state: Any, luck: random.Random) -> None:
    """Let chance move once."""
    actions, chances = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(luck.choices(actions, chances)[0])


def play_out(state: Any, luck: random.Random) -> int:
    """Play a game to its end, step by step; returns its decisions."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            deal(state, luck)
        else:
            state.apply_action(luck.choice(state.legal_actions()))
            decisions += 1
    return decisions


def measure_rollouts(spiel: Any, game: Any, luck: random.Random) -> float:
    """Games a second, many in one call."""
    bots = []
    many = 16
    for _ in range(DEALS):
        state = game.new_initial_state()
        while state.is_chance_node():
            deal(state, luck)
        evaluator = spiel.RandomRolloutEvaluator(many, luck.randrange(1 << 30))
        # One simulation is one evaluation of the root.
        bots.append((spiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False), state))

    def play() -> int:
        for bot, state in bots:
            bot.step(state)
        return many * len(bots)

    return measure_fastest(play)


def measure(spiel: Any, name: str) -> dict[str, Any]:
    """Decisions a second of one game in each way that it allows."""
    game, luck = spiel.load_game(name), random.Random(1)
    bots = [spiel.make_uniform_random_bot(seat, 1) for seat in range(game.num_players())]
    lengths: list[int] = []

    def by_steps() -> int:
        lengths.append(play_out(game.new_initial_state(), luck))
        return 1

    def by_bots() -> int:
        spiel.evaluate_bots(game.new_initial_state(), bots, luck.randrange(1 << 30))
        return 1

    steps, whole = measure_fastest(by_steps), measure_fastest(by_bots)
    at_end = game.get_type().reward_model == spiel.GameType.RewardModel.TERMINAL
    rollouts = measure_rollouts(spiel, game, luck) if at_end else None
    mean = sum(lengths) / len(lengths)
    return {
        "game": name,
        "players": game.num_players(),
        "decisions_per_game": mean,
        "python": steps * mean,
        "bots": whole * mean,
        "rollouts": None if rollouts is None else rollouts * mean,
    }


if __name__ == "__main__":
    openspiel = importlib.import_module("pyspiel")
    print(json.dumps([measure(openspiel, name) for name in GAMES]))
