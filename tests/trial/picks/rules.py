"""The rules of Picks."""

from __future__ import annotations

from dragonden.engine.chance import below, seed_stream
from dragonden.engine.decisions import OVER
from dragonden.engine.kernel import kernel

from .moves import DECISIONS, PICK, Pick, actions
from .pieces import KINDS, ROUNDS, SIDES, SLOTS
from .state import State


@kernel
def setup(state: State) -> None:
    deal(state)
    state.phase = PICK


@kernel
def deal(state: State) -> None:
    """R1: one card of each kind, or four that chance deals."""
    for slot in range(SLOTS):
        state.offer[slot] = below(state, KINDS) if state.dealt else slot


@kernel
def actor(state: State) -> int:
    return (state.first + state.turn) % state.players


@DECISIONS.legal(PICK)
def legal_pick(state: State, out: list[int]) -> int:
    """R2: any of the four."""
    for slot in range(SLOTS):
        out[slot] = actions.Pick(slot)
    return SLOTS


@DECISIONS.apply(Pick)
def apply_pick(state: State, slot: int) -> None:
    state.taken[actor(state)][state.offer[slot]] += 1
    state.turn += 1
    if state.turn == ROUNDS * state.players:
        end(state)
    else:
        deal(state)


@kernel
def end(state: State) -> None:
    """R3: after five rounds."""
    for seat in range(state.players):
        if state.dice:
            state.rolled[seat] = below(state, SIDES)
    state.phase = OVER


@kernel
def points_of(state: State, seat: int) -> int:
    """R3: a card of the n-th kind is worth n points."""
    if state.dice:
        return state.rolled[seat]
    points = state.gift if seat == state.first else 0
    for kind in range(KINDS):
        points += (kind + 1) * state.taken[seat][kind]
    return points + state.ace * state.taken[seat][0]


@kernel
def scores(state: State, out: list[list[int]]) -> None:
    for seat in range(state.players):
        out[seat][0] = points_of(state, seat)


@kernel
def redact(state: State, seat: int) -> None:
    state.rng = 0
    state.drawn = 0
    for slot in range(SLOTS):
        if state.face_down:
            state.offer[slot] = 0


@kernel
def determinize(state: State, seat: int, seed: int) -> None:
    seed_stream(state, seed)
    if state.face_down:
        deal(state)
