"""The tile stack and the hands: drawing, burying, and who knows which tile lies where.

F32: a player is certain of the tiles they buried: in the stack, and in the hand of whoever draws
them, until a tile like it is seen to leave that hand, or may have left it unseen.
"""

from __future__ import annotations

from dragonden.engine.chance import sort
from dragonden.engine.kernel import kernel
from dragonden.engine.lists import take_out

from .discards import NO_KIND, count_of_number, number_of_things, things_of_number
from .moves import DECISIONS, DISCARD, HATCH, Discard, actions
from .pieces import HAND, KINDS, STACK, Kind, Seat
from .state import State

# -- THE HAND ------------------------------------------------------------------------------------


@kernel
def take_from_hand(state: State, seat: Seat, kind: Kind) -> None:
    """Take one tile of a kind out of the hand."""
    take_out(state.hand[seat], state.hand_size[seat], kind)
    state.hand_size[seat] -= 1


@kernel
def show(state: State, seat: Seat, kind: Kind) -> None:
    """F32: others saw this kind leave the hand: each is certain of one less, if of any."""
    for knower in range(state.players):
        at = len(KINDS) * knower + kind
        state.recalled[seat][at] = max(state.recalled[seat][at] - 1, 0)


# -- THE STACK -----------------------------------------------------------------------------------


@kernel
def slot(state: State, depth: int) -> int:
    """Where in the ring the tile lies that is drawn after so many others."""
    return (state.stack_top + depth) & (STACK - 1)


# -- DRAWING -------------------------------------------------------------------------------------


@kernel
def draw(state: State, seat: Seat) -> None:
    """R8, R9: the next tile; F25: if there is one. F11: its burier learns nothing by that.

    A hand is kept in the order of kinds.
    """
    if state.stack_size == 0:
        return
    at = state.stack_top
    kind = state.stack[at]
    state.revealed += state.stack_burier[at] != seat + 1
    state.hand[seat][state.hand_size[seat]] = kind
    state.hand_size[seat] += 1
    sort(state.hand[seat], state.hand_size[seat])
    for knower in range(state.players):
        if knower != seat and (state.stack_known[at] >> knower) & 1:
            state.recalled[seat][len(KINDS) * knower + kind] += 1
    state.stack[at] = 0
    state.stack_burier[at] = 0
    state.stack_joined[at] = 0
    state.stack_known[at] = 0
    state.stack_top = slot(state, 1)
    state.stack_size -= 1
    if state.stack_joined[state.stack_top]:
        state.least[seat] = kind
    else:
        for other in range(state.players):
            state.least[other] = 0


# -- BURYING -------------------------------------------------------------------------------------


@DECISIONS.legal(DISCARD)
def legal_discard(state: State, out: list[int]) -> int:
    """R9: any tiles of the hand, none included; what is the same choice once."""
    n = 0
    for chosen in range(1 << state.hand_size[state.seat]):
        if not repeats(state, chosen):
            out[n] = actions.Discard(number_of_chosen(state, chosen))
            n += 1
    return n


@kernel
def repeats(state: State, chosen: int) -> bool:
    """F31: whether a tile is chosen while its equal in the slot before is not."""
    hand = state.hand[state.seat]
    for slot in range(1, HAND):
        if (chosen >> (slot - 1)) & 3 == 2 and hand[slot] == hand[slot - 1]:
            return True
    return False


@kernel
def number_of_chosen(state: State, chosen: int) -> int:
    """The number of the tiles in the chosen slots."""
    first, second, third = NO_KIND, NO_KIND, NO_KIND
    for slot in range(HAND):
        if (chosen >> slot) & 1:
            first, second, third = second, third, state.hand[state.seat][slot] + 1
    return number_of_things(first, second, third)


@DECISIONS.apply(Discard)
def apply_discard(state: State, number: int) -> None:
    """R9, F10: put tiles under the stack in the order of kinds and draw back to three.

    F12: out of a small stack one's own come back; F13: it is never the last tile that is drawn.
    """
    state.phase = HATCH
    seat, count = state.seat, count_of_number(number)
    if count == 0 or state.stack_size == 0:  # F12: the same tiles come back
        return
    certain = certain_of_burial(state, seat, count)
    joined = 0
    for thing in things_of_number(number):
        if thing != NO_KIND:
            take_from_hand(state, seat, thing - 1)
            at = slot(state, state.stack_size)
            state.stack[at] = thing - 1
            state.stack_burier[at] = seat + 1
            state.stack_joined[at] = joined
            state.stack_known[at] = certain
            state.stack_size += 1
            joined = 1
    for _ in range(count):
        draw(state, seat)


@kernel
def certain_of_burial(state: State, seat: Seat, count: int) -> int:
    """F11, F32: buried tiles are known to the seat, and to those certain of too much of its hand.

    Of a kind held so often that not all of it can be kept, some is buried; the others are then
    certain of as many less in the hand as were buried.
    """
    certain = 1 << seat
    kept = state.hand_size[seat] - count
    for knower in range(state.players):
        buried = 0
        for kind in range(len(KINDS)):
            at = len(KINDS) * knower + kind
            known = state.recalled[seat][at]
            buried += max(known - kept, 0)
            state.recalled[seat][at] = max(known - count, 0)
        if buried == count:
            certain |= 1 << knower
    return certain
