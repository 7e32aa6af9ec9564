"""Guesses at hidden hands that believe the others: who joins nothing seems to have nothing to join.

By the rules every deal of the unseen dominoes is possible (F29), and `determinize` makes them all
equally likely. But hardly anybody draws who could place.
"""

from __future__ import annotations

from dragonden.engine.chance import below, seed_stream
from dragonden.engine.kernel import kernel

from .hands import take_domino
from .knowledge import determinize, gather_unseen, sees_hand
from .moves import DRAWN
from .pieces import Domino, Seat
from .state import State

DOUBT = 16  # one guess in so many believes nobody
TRIES = 40  # to find a domino that somebody may hold; after that it is any


@kernel
def believe(state: State, seat: Seat, seed: int) -> None:
    """Fill a state redacted for `seat` with one guess, by what the others have left alone."""
    seed_stream(state, seed)
    if below(state, DOUBT) == 0:
        determinize(state, seat, seed)
        return
    gather_unseen(state, seat)
    for other in range(state.players):
        if not sees_hand(state, seat, other):
            size = state.hand_size[other]
            state.hand_size[other] = 0
            for i in range(size):
                domino = take_domino(state, other, choose(state, other, size - i))
                if i == size - 1 and state.phase == DRAWN and other == state.turn:
                    state.drawn_domino = domino


@kernel
def choose(state: State, seat: Seat, age: int) -> int:
    """Where in the pool lies what may be the hand's newest domino but for `age` - 1."""
    i = 0
    for _ in range(TRIES):
        i = below(state, state.pool_size)
        if may_have(state, seat, state.pool[i], age):
            break
    return i


@kernel
def may_have(state: State, seat: Seat, domino: Domino, age: int) -> bool:
    """Whether the domino has come after the seat last left an end with either sign alone."""
    fresh = state.fresh[seat]
    return age <= fresh[domino >> 4] and age <= fresh[domino & 15]
