"""Hidden information: what a seat can know of a state, and guesses at the rest."""

from __future__ import annotations

from dragonden.engine.chance import below, seed_stream
from dragonden.engine.decisions import OVER
from dragonden.engine.kernel import flags, kernel

from .hands import holds, take_domino
from .moves import DECISIONS, DRAWN, Open, Place
from .pieces import DOMINOES, JOKER, NONE, Domino, End, Index, Seat, domino_with
from .state import State


@kernel
def sees_hand(state: State, seat: Seat, other: Seat) -> bool:
    """One's own hand; all hands when they lie open (F27) and when it is over (F21)."""
    return seat == other or state.open_hands == 1 or state.phase == OVER


@kernel
def redact(state: State, seat: Seat) -> None:
    """F32: hide chance, the pool, and the hands the seat does not see."""
    state.rng = 0
    state.drawn = 0
    for i in range(len(DOMINOES)):
        state.pool[i] = NONE
    for i in range(state.laid_size, len(DOMINOES)):
        state.laid[i] = 0
    for other in range(state.players):
        if not sees_hand(state, seat, other):
            for inner in range(1, JOKER + 1):
                state.hand[other][inner] = 0
    if not sees_hand(state, seat, state.turn):
        state.drawn_domino = NONE


@kernel
def determinize(state: State, seat: Seat, seed: int) -> None:
    """Deal all dominoes the seat does not see to the hidden hands; the rest is the pool.

    F29: nothing is deduced from what somebody did not place.
    """
    seed_stream(state, seed)
    gather_unseen(state, seat)
    for other in range(state.players):
        if not sees_hand(state, seat, other):
            size = state.hand_size[other]
            state.hand_size[other] = 0
            for i in range(size):
                domino = take_domino(state, other, below(state, state.pool_size))
                if i == 0 and state.phase == DRAWN and other == state.turn:
                    state.drawn_domino = domino


@kernel
def gather_unseen(state: State, seat: Seat) -> None:
    """Put into the pool whatever of the box is neither in the chain nor in a hand one sees."""
    laid = flags(256)
    for i in range(state.laid_size):
        laid[laid_domino(state, state.laid[i])] = 1
    state.pool_size = 0
    for i in range(len(DOMINOES)):
        domino = DOMINOES[i]
        seen = laid[domino] == 1 or state.dominoes[i] == 0
        for other in range(state.players):
            seen = seen or (sees_hand(state, seat, other) and holds(state, other, domino))
        if not seen:
            state.pool[state.pool_size] = domino
            state.pool_size += 1


@kernel
def domino_opening(state: State, left: Index, right: Index) -> Domino:
    return domino_with(left + 1, right + 1)


@kernel
def domino_joining(state: State, end: End, inner: Index, outer: Index) -> Domino:
    return domino_with(inner + 1, outer + 1)


# The domino that an action lays.
laid_domino = DECISIONS.dispatch_by_kind({Open: domino_opening, Place: domino_joining})
