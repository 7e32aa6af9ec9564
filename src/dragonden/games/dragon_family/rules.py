"""The rules of Dragon Family, in the order of the rulebook; ids are those of RULES.md.

The parts of a turn have modules of their own: `action`, `nest`; the pieces they move lie on the
map in `land` and in the `stack`; `hidden` is what a seat cannot know.
"""

from __future__ import annotations

from dragonden.engine.chance import shuffle
from dragonden.engine.kernel import kernel

from .action import (
    apply_explore,
    apply_move,
    apply_settle,
    legal_explore,
    legal_move,
    legal_settle,
)
from .hidden import determinize, redact
from .land import lay_start, scores
from .nest import apply_feed, apply_hatch, legal_feed, legal_hatch
from .pieces import (
    BOX,
    COLOURS,
    DECLINE,
    DISCARD_FIRST,
    DRAGONS,
    EXPLORE_FIRST,
    FEED_FIRST,
    HAND,
    HANDLERS,
    HATCH_FIRST,
    LAIRS,
    MARKET,
    MOVE_FIRST,
    NEST,
    PASS,
    PILE,
    QUIET_ROUNDS,
    RESOURCES,
    SETTLE_FIRST,
    START,
    STOP,
    TILES,
    TOKENS,
    Seat,
)
from .stack import bury, legal_discard, put_in_hand
from .state import ACTION, DISCARD, FEED, GOING_ON, HATCH, OVER, QUIET, State

__all__ = [
    "actor",
    "apply",
    "determinize",
    "is_over",
    "legal",
    "redact",
    "scores",
    "setup",
]

# -- SETUP ---------------------------------------------------------------------------------------


@kernel
def setup(state: State) -> None:
    """R1: handlers on the starting tile, three tiles each, three dragons face up.

    F27: seat 0 gets the first three tiles of the stack, seat 1 the next three, and so on.
    """
    lay_start(state)
    for seat in range(state.players):
        state.lairs_left[seat] = LAIRS
        for i in range(HANDLERS):
            state.handlers[seat][i] = START
    for resource in range(len(RESOURCES)):
        state.supply[resource] = TOKENS
    shuffle_tiles(state)
    for seat in range(state.players):
        for _ in range(HAND):
            put_in_hand(state, seat, state.stack[state.stack_top])
            state.stack[state.stack_top] = 0
            state.stack_top += 1
            state.stack_size -= 1
    shuffle_dragons(state)
    state.seat = state.first
    state.phase = ACTION


@kernel
def shuffle_tiles(state: State) -> None:
    """F30: the tiles of the box, in one stack."""
    n = 0
    for kind in range(len(BOX)):
        for _ in range(BOX[kind]):
            state.stack[n] = kind
            n += 1
    state.stack_size = TILES
    shuffle(state, state.stack, TILES)


@kernel
def shuffle_dragons(state: State) -> None:
    """F30: six of each colour. F27: the first three are the market."""
    for colour in range(len(COLOURS)):
        for i in range(DRAGONS):
            state.pile[DRAGONS * colour + i] = colour
    shuffle(state, state.pile, PILE)
    state.pile_size = PILE
    for i in range(MARKET):
        state.pile_size -= 1
        state.market[i] = state.pile[state.pile_size]
        state.pile[state.pile_size] = 0
    state.market_size = MARKET


# -- YOUR TURN -----------------------------------------------------------------------------------


@kernel
def actor(state: State) -> Seat:
    return state.seat


@kernel
def is_over(state: State) -> bool:
    return state.phase == OVER


@kernel
def legal(state: State, out: list[int]) -> int:
    """R4: an action, then a hatch, then feeding; each may be declined, which is the last offer.

    F7: with no fitting tile one may still move or pass. F18: nothing lets one give anything back.
    """
    if state.phase == ACTION:
        n = legal_explore(state, out, 0)
        n = legal_move(state, out, n)
        n = legal_settle(state, out, n)
        out[n] = PASS
        return n + 1
    if state.phase == DISCARD:
        return legal_discard(state, out)
    if state.phase == HATCH:
        n = legal_hatch(state, out)
        out[n] = DECLINE
        return n + 1
    n = legal_feed(state, out)
    out[n] = STOP
    return n + 1


@kernel
def apply(state: State, action: int) -> None:
    """R4: action, hatch, feed, in that order; a move is followed by its discard.

    F22: feeding ends only when one says so.
    """
    if state.phase == ACTION:
        state.phase = HATCH
        if action >= MOVE_FIRST:
            apply_move(state, action - MOVE_FIRST)
            state.phase = DISCARD
        elif action >= EXPLORE_FIRST:
            apply_explore(state, action - EXPLORE_FIRST)
        elif action != PASS:
            apply_settle(state, action - SETTLE_FIRST)
    elif state.phase == DISCARD:
        bury(state, state.seat, action - DISCARD_FIRST)
        state.phase = HATCH
    elif state.phase == HATCH:
        if action != DECLINE:
            apply_hatch(state, action - HATCH_FIRST)
        state.phase = FEED
    elif action != STOP:
        apply_feed(state, action - FEED_FIRST)
    else:
        end_turn(state)


# -- END GAME ------------------------------------------------------------------------------------


@kernel
def end_turn(state: State) -> None:
    """R17: when the end was triggered, it comes as the first player would have their next turn.

    F26: that is the starting player; the turn that triggered it has had its hatch and its feed.
    """
    for i in range(NEST):
        state.fed[i] = 0
    state.phase = ACTION
    state.seat = (state.seat + 1) % state.players
    if state.seat == state.first:
        end_round(state)


@kernel
def end_round(state: State) -> None:
    """R17: after the last round it is over. F1: so it is after ten in which nobody was bold."""
    state.rounds += 1
    state.quiet = 0 if state.bold else state.quiet + 1
    state.bold = 0
    if state.quiet == QUIET_ROUNDS and state.ending == GOING_ON:
        state.ending = QUIET
    if state.ending != GOING_ON:
        state.phase = OVER
