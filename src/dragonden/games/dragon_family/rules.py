"""The rules of Dragon Family, in the order of the rulebook; ids are those of RULES.md.

The parts of a turn have modules of their own: `action`, `nest`; the pieces they move lie on the
map in `land` and in the `stack`; `hidden` is what a seat cannot know.
"""

from __future__ import annotations

from dragonden.engine.chance import shuffle_counted
from dragonden.engine.decisions import OVER
from dragonden.engine.kernel import kernel

from .hidden import determinize, redact, reshuffle
from .land import lay_start, scores
from .moves import ACTION, DECISIONS, Stop
from .nest import next_dragon
from .pieces import COLOURS, HAND, HANDLERS, KINDS, LAIRS, MARKET, NEST, QUIET_ROUNDS, START, Seat
from .stack import draw
from .state import GOING_ON, QUIET, State

__all__ = ["actor", "determinize", "redact", "reshuffle", "scores", "setup"]

# -- SETUP ---------------------------------------------------------------------------------------


@kernel
def setup(state: State) -> None:
    """R1: handlers on the starting tile, three tiles each, three dragons face up.

    F27: seat 0 gets the first three tiles of the stack, seat 1 the next three, and so on; the first
    three dragons of the pile are the market. F30: they are those of the box.
    """
    lay_start(state)
    for seat in range(state.players):
        state.lairs_left[seat] = LAIRS
        for i in range(HANDLERS):
            state.handlers[seat][i] = START
    state.stack_size = shuffle_counted(state, state.box_tiles, len(KINDS), state.stack)
    for seat in range(state.players):
        for _ in range(HAND):
            draw(state, seat)
    state.pile_size = shuffle_counted(state, state.box_dragons, len(COLOURS), state.pile)
    for i in range(MARKET):
        state.market[i] = next_dragon(state)
    state.market_size = MARKET
    state.revealed = 0  # a deal is no news
    state.seat = state.first
    state.phase = ACTION


# -- YOUR TURN -----------------------------------------------------------------------------------


@kernel
def actor(state: State) -> Seat:
    return state.seat


# -- END GAME ------------------------------------------------------------------------------------


@DECISIONS.apply(Stop)
def end_turn(state: State) -> None:
    """F22: feeding ends only when one says so, and with it the turn.

    R17: when the end was triggered, it comes as the first player would have their next turn.
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
    """R17: after the last round it is over. F1: or after ten without exploring or settling."""
    state.rounds += 1
    state.quiet = 0 if state.bold else state.quiet + 1
    state.bold = 0
    if state.quiet == QUIET_ROUNDS and state.ending == GOING_ON:
        state.ending = QUIET
    if state.ending != GOING_ON:
        state.phase = OVER
