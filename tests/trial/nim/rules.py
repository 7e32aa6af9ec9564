"""The rules of Nim."""

from __future__ import annotations

from dragonden.engine.chance import below, seed_stream
from dragonden.engine.kernel import kernel

from .pieces import MOST_COUNTERS, MOST_HEAPS
from .state import State


@kernel
def setup(state: State) -> None:
    """R1: each heap has one to seven counters."""
    for heap in range(state.heaps):
        state.counters[heap] = 1 + below(state, MOST_COUNTERS)


@kernel
def actor(state: State) -> int:
    return (state.first + state.turn) % state.players


@kernel
def is_over(state: State) -> bool:
    for heap in range(MOST_HEAPS):
        if state.counters[heap] > 0:
            return False
    return True


@kernel
def legal(state: State, out: list[int]) -> int:
    """R2: any number of counters from one heap."""
    n = 0
    for heap in range(MOST_HEAPS):
        for taken in range(state.counters[heap]):
            out[n] = heap * MOST_COUNTERS + taken
            n += 1
    return n


@kernel
def apply(state: State, action: int) -> None:
    state.counters[action // MOST_COUNTERS] -= action % MOST_COUNTERS + 1
    state.turn += 1


@kernel
def scores(state: State, out: list[list[int]]) -> None:
    """R3: who takes the last counter wins."""
    for seat in range(state.players):
        last = (state.first + state.turn - 1) % state.players
        out[seat][0] = 1 if is_over(state) and seat == last else 0


@kernel
def redact(state: State, seat: int) -> None:
    state.rng = 0
    state.drawn = 0


@kernel
def determinize(state: State, seat: int, seed: int) -> None:
    seed_stream(state, seed)
