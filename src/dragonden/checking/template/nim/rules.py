"""The rules of Nim."""

from __future__ import annotations

from dragonden.engine.chance import below, seed_stream
from dragonden.engine.decisions import OVER
from dragonden.engine.kernel import kernel

from .moves import DECISIONS, HALVE, TAKE, Halve, Take, actions
from .pieces import MOST_COUNTERS, MOST_HEAPS
from .state import State


@kernel
def setup(state: State) -> None:
    """R1: each heap has one to seven counters."""
    for heap in range(state.heaps):
        state.counters[heap] = 1 + below(state, MOST_COUNTERS)
    state.phase = TAKE


@kernel
def actor(state: State) -> int:
    return (state.first + state.turn) % state.players


@DECISIONS.legal(TAKE)
def legal_take(state: State, out: list[int]) -> int:
    """R2: any number of counters from one heap."""
    n = 0
    for heap in range(MOST_HEAPS):
        for less in range(state.counters[heap]):
            out[n] = actions.Take(heap, less)
            n += 1
    return n


@DECISIONS.apply(Take)
def apply_take(state: State, heap: int, less: int) -> None:
    """R2: `less` is one less than is taken. R4: whoever empties a heap halves another."""
    state.counters[heap] -= less + 1
    highest = 0
    for other in range(MOST_HEAPS):
        highest = max(highest, state.counters[other])
    if state.counters[heap] == 0 and highest > 1:
        state.phase = HALVE
        return
    state.turn += 1
    if highest == 0:
        state.phase = OVER


@DECISIONS.legal(HALVE)
def legal_halve(state: State, out: list[int]) -> int:
    """R4: a heap of more than one."""
    n = 0
    for heap in range(MOST_HEAPS):
        if state.counters[heap] > 1:
            out[n] = actions.Halve(heap)
            n += 1
    return n


@DECISIONS.apply(Halve)
def apply_halve(state: State, heap: int) -> None:
    """R4: what cannot be halved stays."""
    state.counters[heap] -= state.counters[heap] // 2
    state.turn += 1
    state.phase = TAKE


@kernel
def scores(state: State, out: list[list[int]]) -> None:
    """R3: whoever takes the last counter wins."""
    for seat in range(state.players):
        last = (state.first + state.turn - 1) % state.players
        out[seat][0] = 1 if state.phase == OVER and seat == last else 0


@kernel
def redact(state: State, seat: int) -> None:
    state.rng = 0
    state.drawn = 0


@kernel
def determinize(state: State, seat: int, seed: int) -> None:
    seed_stream(state, seed)
