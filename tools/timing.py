"""What each verb costs, timed inside one loop over positions from real games."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from dragonden.engine.chance import PLAYERS, game_seed, threefry
from dragonden.engine.kernel import kernel
from dragonden.engine.verbs import actor, apply, begin, determinize, is_over, legal, redact
from dragonden.lab.players import choose_action
from dragonden.lab.playing import DECISIONS
from dragonden.lab.simulation import Setting, Simulator

POSITIONS = 64  # few enough for the processor's cache, as in a search
SPACING = 7  # decisions from one position to the next
ROUNDS = 7  # of each measurement; the fastest counts
ROUND = 0.02  # seconds that one takes at least


class Costs(Struct, frozen=True):
    """Nanoseconds of one call inside compiled code."""

    copy: float
    legal: float
    apply: float
    redact: float
    determinize: float


# -- kernels: the last two states are scratch space and one in which only the options are set ------


@kernel
def take_positions(states: Any, actions: Any, taken: Any, style: int, n: int, seed: int) -> None:
    """Fill the first `n` states with positions, each with the action taken there."""
    found = 0
    number = 0
    decisions = 0
    while found < n:
        states[n] = states[n + 1]
        begin(states[n], game_seed(seed, number))
        number += 1
        while not is_over(states[n]) and found < n:
            offered = legal(states[n], actions)
            word, _ = threefry(seed, PLAYERS + decisions)
            action = choose_action(states[n], style, actions, offered, word)
            if decisions % SPACING == 0:
                states[found] = states[n]
                taken[found] = action
                found += 1
            apply(states[n], action)
            decisions += 1


@kernel
def do_copy(states: Any, actions: Any, taken: Any, n: int, times: int) -> int:
    seen = 0
    for _ in range(times):
        for i in range(n):
            states[n] = states[i]
            seen += states[n].players  # a result, lest the compiler leave out the work
    return seen


@kernel
def do_legal(states: Any, actions: Any, taken: Any, n: int, times: int) -> int:
    seen = 0
    for _ in range(times):
        for i in range(n):
            seen += legal(states[i], actions)
    return seen


@kernel
def do_apply(states: Any, actions: Any, taken: Any, n: int, times: int) -> int:
    seen = 0
    for _ in range(times):
        for i in range(n):
            states[n] = states[i]
            apply(states[n], taken[i])
            seen += states[n].revealed
    return seen


@kernel
def do_redact(states: Any, actions: Any, taken: Any, n: int, times: int) -> int:
    seen = 0
    for _ in range(times):
        for i in range(n):
            states[n] = states[i]
            redact(states[n], actor(states[i]))
            seen += states[n].players
    return seen


@kernel
def redact_all(states: Any, n: int) -> None:
    for i in range(n):
        redact(states[i], actor(states[i]))


@kernel
def do_determinize(states: Any, actions: Any, taken: Any, n: int, times: int) -> int:
    seen = 0
    for seed in range(times):
        for i in range(n):
            states[n] = states[i]
            determinize(states[n], actor(states[i]), seed)
            seen += states[n].drawn
    return seen


# -- clock ---------------------------------------------------------------------------------------


def measure_fastest(work: Callable[[int], object]) -> float:
    """The least processor time, in seconds, of one repetition; `work` is told how many to do."""
    work(1)
    times, spent = 1, measure_once(work, 1)
    while spent < ROUND:
        times *= 2
        spent = measure_once(work, times)
    return min(spent, *(measure_once(work, times) for _ in range(ROUNDS - 1))) / times


def measure_once(work: Callable[[int], object], times: int) -> float:
    start = time.thread_time()
    work(times)
    return time.thread_time() - start


def measure_costs(setting: Setting) -> Costs:
    """What the verbs cost at positions of games in this style, the greedy one excepted."""
    backend, game = setting.backend, setting.game
    simulator = Simulator(setting)
    states = backend.states(game.state, POSITIONS + 2)
    states[POSITIONS + 1] = simulator.states[1]
    taken = backend.buffer(POSITIONS)
    fill = backend.prepare(take_positions)
    fill(states, simulator.actions, taken, setting.style.number, POSITIONS, setting.seed)

    def cost(work: Callable[..., Any]) -> float:
        ready = backend.prepare(work)
        seconds = measure_fastest(
            lambda times: ready(states, simulator.actions, taken, POSITIONS, times)
        )
        return seconds / POSITIONS * 1e9

    copied = cost(do_copy)
    offered, applied, redacted = cost(do_legal), cost(do_apply), cost(do_redact)
    backend.prepare(redact_all)(states, POSITIONS)
    guessed = cost(do_determinize)
    return Costs(
        copied,
        offered,
        max(0.0, applied - copied),
        max(0.0, redacted - copied),
        max(0.0, guessed - copied),
    )


def measure_speed(setting: Setting, games: int) -> float:
    """How fast one core decides in the first games of a study, by processor time."""
    simulator = Simulator(setting)

    def play(times: int) -> None:
        for _ in range(times):
            simulator.play(0, games)

    seconds = measure_fastest(play)
    return sum(int(simulator.results[i][DECISIONS]) for i in range(games)) / seconds
