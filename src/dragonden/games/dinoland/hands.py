"""Hands and the domino deck. A hand is kept in ascending order; bits tell who knows a domino."""

from __future__ import annotations

from dragonden.engine.kernel import kernel
from dragonden.engine.lists import close_gap, index_of, is_among

from .pieces import HAND, Domino, Seat
from .state import State


@kernel
def insert(state: State, seat: Seat, domino: Domino, known: int) -> None:
    """Put a domino into a hand, known to the seats in `known`."""
    i = state.hand_size[seat]
    state.hand_size[seat] += 1
    while i > 0 and state.hand[seat][i - 1] > domino:
        state.hand[seat][i] = state.hand[seat][i - 1]
        state.hand_known[seat][i] = state.hand_known[seat][i - 1]
        i -= 1
    state.hand[seat][i] = domino
    state.hand_known[seat][i] = known


@kernel
def remove(state: State, seat: Seat, domino: Domino) -> None:
    """Take a domino out of a hand."""
    i = index_of(state.hand[seat], domino)
    close_gap(state.hand[seat], state.hand_size[seat], i)
    close_gap(state.hand_known[seat], state.hand_size[seat], i)
    state.hand_size[seat] -= 1


@kernel
def holds(state: State, seat: Seat, domino: Domino) -> bool:
    return is_among(state.hand[seat], state.hand_size[seat], domino)


@kernel
def draw(state: State, seat: Seat, count: int) -> None:
    """Draw dominoes, as many as there are; nobody else knows them (Q58)."""
    for _ in range(min(count, state.stock_size)):
        state.stock_size -= 1
        insert(state, seat, state.stock[state.stock_size], 0)
        state.stock[state.stock_size] = 0
        state.revealed += 1


@kernel
def refill(state: State, seat: Seat) -> None:
    """R2: up to four; R13: from an empty deck nothing; Q56: a larger hand is left alone."""
    draw(state, seat, HAND - state.hand_size[seat])


@kernel
def replace_hand(state: State, seat: Seat) -> None:
    """R18, Q18: the hand goes under the deck, smallest number first, and as many are drawn."""
    count = state.hand_size[seat]
    for i in range(state.stock_size - 1, -1, -1):
        state.stock[i + count] = state.stock[i]
    for i in range(count):
        state.stock[count - 1 - i] = state.hand[seat][i]
        state.hand[seat][i] = 0
        state.hand_known[seat][i] = 0  # Q58: forgotten
    state.stock_size += count
    state.hand_size[seat] = 0
    draw(state, seat, count)


@kernel
def look_at_hand(state: State, seat: Seat, other: Seat) -> None:
    """R18: what was seen stays known until it is laid, replaced or swapped (Q58)."""
    for i in range(state.hand_size[other]):
        state.hand_known[other][i] |= 1 << seat
    if state.hand_size[other]:
        state.revealed += 1  # F39: even if nothing was new, which only this seat can tell


@kernel
def swap_hands(state: State, seat: Seat, other: Seat) -> None:
    """Q49: whole hands change; each knows what was given, others' knowledge moves along."""
    for i in range(max(state.hand_size[seat], state.hand_size[other])):
        mine = state.hand_known[seat][i]
        theirs = state.hand_known[other][i]
        state.hand_known[seat][i] = theirs
        state.hand_known[other][i] = mine
        domino = state.hand[seat][i]
        state.hand[seat][i] = state.hand[other][i]
        state.hand[other][i] = domino
    count = state.hand_size[seat]
    state.hand_size[seat] = state.hand_size[other]
    state.hand_size[other] = count
    know_given(state, seat, other)
    know_given(state, other, seat)
    state.revealed += 1


@kernel
def know_given(state: State, seat: Seat, giver: Seat) -> None:
    """Q49: the giver knows every domino of the hand."""
    for i in range(state.hand_size[seat]):
        state.hand_known[seat][i] |= 1 << giver
