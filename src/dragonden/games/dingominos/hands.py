"""Hands: what comes into them, what they can place and what they count; ids as in RULES.md."""

from __future__ import annotations

from dragonden.engine.chance import below
from dragonden.engine.kernel import kernel

from .pieces import (
    ACTION_POINTS,
    JOKER,
    JOKER_POINTS,
    LEFT,
    OUT_POINTS,
    OUTWARD,
    REPLAY,
    RIGHT,
    Domino,
    Seat,
    Sign,
)
from .state import State


@kernel
def draw_domino(state: State, seat: Seat) -> Domino:
    """R4: any domino of the pool, each equally likely, goes to the seat's hand."""
    for sign in range(1, JOKER + 1):
        state.fresh[seat][sign] += 1
    return take_domino(state, seat, below(state, state.pool_size))


@kernel
def take_domino(state: State, seat: Seat, i: int) -> Domino:
    """Number `i` of the pool goes to the seat's hand."""
    domino = state.pool[i]
    state.pool_size -= 1
    state.pool[i] = state.pool[state.pool_size]
    one, other = domino >> 4, domino & 15
    state.hand[seat][other] |= 1 << one
    if other != JOKER:
        state.hand[seat][one] |= 1 << other
    state.hand_size[seat] += 1
    return domino


@kernel
def give_domino(state: State, seat: Seat, inner: Sign, outer: Sign) -> None:
    """The domino with these signs leaves the seat's hand."""
    state.hand[seat][inner] &= ~(1 << outer)
    if inner != JOKER:
        state.hand[seat][outer] &= ~(1 << inner)
    state.hand_size[seat] -= 1
    for sign in range(1, JOKER + 1):
        had_it = 1 if sign in (inner, outer) else 0
        left = max(0, state.fresh[seat][sign] - had_it)
        state.fresh[seat][sign] = min(left, state.hand_size[seat])


@kernel
def leave_ends(state: State, seat: Seat) -> None:
    """Note that the seat has joined nothing to these ends: it seems to have no such sign."""
    if state.laid_size == 0:
        return
    state.fresh[seat][state.ends[LEFT]] = 0
    state.fresh[seat][state.ends[RIGHT]] = 0
    state.fresh[seat][JOKER] = 0


@kernel
def can_place(state: State, seat: Seat) -> bool:
    """R3, R12: whether the seat holds anything that joins either end."""
    hand = state.hand[seat]
    return hand[state.ends[LEFT]] | hand[state.ends[RIGHT]] | hand[JOKER] != 0


@kernel
def holds(state: State, seat: Seat, domino: Domino) -> bool:
    return (state.hand[seat][domino & 15] >> (domino >> 4)) & 1 == 1


@kernel
def hand_points(state: State, seat: Seat) -> int:
    """R14: the sum of all halves; −50 for an empty hand, F25: so to nobody if it is blocked."""
    if state.hand_size[seat] == 0:
        return OUT_POINTS
    points = 0
    for inner in range(1, JOKER + 1):
        row = state.hand[seat][inner]
        for outer in range(1, min(inner, OUTWARD) + 1):  # each domino once
            if (row >> outer) & 1:
                points += sign_points(inner) + sign_points(outer)
    return points


@kernel
def sign_points(sign: Sign) -> int:
    """R14: points count themselves, actions 10, jokers 50."""
    if sign == JOKER:
        return JOKER_POINTS
    return sign if sign < REPLAY else ACTION_POINTS
