"""Hands and the domino deck. A hand is kept in ascending order; bits tell who knows a domino."""

from __future__ import annotations

from dragonden.engine.kernel import kernel
from dragonden.engine.lists import close_gap, index_of, is_among

from .moves import DECISIONS, LookHand, ReplaceHand, Swap
from .pieces import HAND, MOST_HAND, Domino, Seat
from .state import BUSY, State


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


# -- WHOLE HANDS ---------------------------------------------------------------------------------


@DECISIONS.allow(LookHand, Swap)
def is_another(state: State, seat: Seat) -> bool:
    """R18, F28: anybody else."""
    return seat != state.decider and seat < state.players


@DECISIONS.apply(LookHand)
def look_at_hand(state: State, other: Seat) -> None:
    """R18: what was seen stays known until it is laid, replaced or swapped (Q58)."""
    know_hand(state, state.decider, other)
    if state.hand_size[other]:
        state.revealed += 1  # F39: even if nothing was new, which only this seat can tell
    state.phase = BUSY


@kernel
def know_hand(state: State, seat: Seat, holder: Seat) -> None:
    """Let a seat know every domino of a hand."""
    for i in range(state.hand_size[holder]):
        state.hand_known[holder][i] |= 1 << seat


@DECISIONS.allow(ReplaceHand)
def can_replace_hand(state: State) -> bool:
    """R18: a new hand; Q18: not from an empty deck."""
    return state.stock_size > 0


@DECISIONS.apply(ReplaceHand)
def replace_hand(state: State) -> None:
    """R18, Q18: the hand goes under the deck, smallest number first, and as many are drawn."""
    seat = state.decider
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
    state.phase = BUSY


@DECISIONS.apply(Swap)
def swap_hands(state: State, other: Seat) -> None:
    """F28, Q49: hands change; each knows what was given, others' knowledge moves along."""
    seat, count = state.decider, state.hand_size[other]
    exchange_rows(state.hand, seat, other)
    exchange_rows(state.hand_known, seat, other)
    state.hand_size[other] = state.hand_size[seat]
    state.hand_size[seat] = count
    know_hand(state, other, seat)
    know_hand(state, seat, other)
    state.revealed += 1
    state.phase = BUSY


@kernel
def exchange_rows(rows: list[list[int]], one: Seat, other: Seat) -> None:
    for i in range(MOST_HAND):
        rows[one][i], rows[other][i] = rows[other][i], rows[one][i]
