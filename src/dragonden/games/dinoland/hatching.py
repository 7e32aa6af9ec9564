"""Egg hatching: which eggs hatch, who hatches them, and the dominoes laid on them."""

from __future__ import annotations

from dragonden.engine.kernel import kernel, numbers
from dragonden.engine.lists import is_among

from . import pieces
from .areas import UNCLAIMED, claims, owners_of_egg
from .diet import fits, keep_allowed, masks_beside
from .dinosaurs import do_action, has_action
from .hands import remove
from .map import creature_of, drawn_grid, half_of, is_coverable, terrain_of
from .moves import ACT, DECISIONS, HATCH, HATCH_PLACE, Act, Hatch, actions, write_places
from .pieces import Domino, Half, Seat, Slot
from .state import BUSY, HATCHING, State


@kernel
def begin_hatching(state: State) -> None:
    """R15, Q23: eggs and owners are fixed when the tile is revealed."""
    owners = claims(state)
    for slot in range(state.squares):
        if state.creature[slot] == pieces.EGG:
            state.hatcher[slot] = 1 + hatcher_of(state, owners_of_egg(state, owners, slot))
    state.hatching = 1
    state.hatch_turn = 0


@kernel
def hatcher_of(state: State, owners: int) -> Seat:
    """R15: the only owner, not of a shared area; F34: of unclaimed eggs the revealer; or −1."""
    if state.tile_now == pieces.HATCH_ALL_UNCLAIMED:
        return state.tile_seat if owners == UNCLAIMED else -1
    for seat in range(state.players):
        if owners == 1 << seat:
            return seat
    return -1


@kernel
def go_on_hatching(state: State) -> None:
    """Q26, Q30: clockwise from the seat on turn, each owner hatches all that can be hatched."""
    state.revealed += has_any_egg(state)  # whether it can be hatched tells of a hidden hand
    while state.hatch_turn < state.players:
        seat = (state.turn + state.hatch_turn) % state.players
        if is_among(state.hatcher, state.squares, seat + 1):
            if list_hatches(state, seat, numbers(2 * pieces.MOST_HAND)):
                state.decider = seat
                state.phase = HATCH
                return
            drop_eggs(state, seat)
        state.hatch_turn += 1
    state.hatching = 0


@kernel
def has_any_egg(state: State) -> bool:
    """Whether there are still eggs to be hatched by this tile."""
    for slot in range(state.squares):
        if state.hatcher[slot]:
            return True
    return False


@kernel
def drop_eggs(state: State, seat: Seat) -> None:
    """Q26: what cannot be hatched now does not hatch."""
    for slot in range(state.squares):
        if state.hatcher[slot] == seat + 1:
            state.hatcher[slot] = 0


# -- THE HATCH -----------------------------------------------------------------------------------


@kernel
def hatches(state: State, slot: Slot, domino: Domino, half: Half) -> bool:
    """R16, Q61: whether this half is a dinosaur that fits the egg's square."""
    printed = half_of(state, domino, half)
    if creature_of(printed) <= pieces.EGG:
        return False
    terrain = terrain_of(printed)
    if terrain == pieces.WILD_TERRAIN:
        return state.pawn[slot] == 0  # Q32: a pawn never stands on a wildcard; Q53
    fits = terrain == state.terrain[slot] or state.terrain[slot] == pieces.WILD_TERRAIN
    return fits or state.tile_now != pieces.HATCH_ALL_TERRAIN  # F33


@DECISIONS.legal(HATCH)
def legal_hatch(state: State, out: list[int]) -> int:
    """R16, Q27: a domino from hand, and its half that hatches, if it fits on an egg."""
    return list_hatches(state, state.decider, out)


@kernel
def list_hatches(state: State, seat: Seat, out: list[int]) -> int:
    grid = drawn_grid(state)
    near = masks_beside(state)
    found = numbers(4 * pieces.MOST_EGGS)
    n = 0
    for i in range(state.hand_size[seat]):
        domino = state.hand[seat][i]
        for half in range(2):
            places = hatch_places(state, grid, seat, domino, half, found)
            if fits(state, grid, near, domino, found, places):
                out[n] = actions.Hatch(domino, half)
                n += 1
    return n


@DECISIONS.apply(Hatch)
def apply_hatch(state: State, domino: Domino, half: Half) -> None:
    """R16, F43: it will be laid on an egg; Q27: this half hatches."""
    remove(state, state.decider, domino)
    state.picked = domino
    state.hatch_half = half
    state.laying = HATCHING
    state.phase = HATCH_PLACE


@DECISIONS.legal(HATCH_PLACE)
def legal_hatch_place(state: State, out: list[int]) -> int:
    """R15, R16, Q31: on any of one's eggs, in the order of laying; turned to each side."""
    domino, half = state.picked, state.hatch_half
    n = hatch_places(state, drawn_grid(state), state.decider, domino, half, out)
    return write_places(out, keep_allowed(state, domino, out, n))


@kernel
def hatch_places(
    state: State, grid: list[int], seat: Seat, domino: Domino, half: Half, out: list[int]
) -> int:
    """R16: write 4 * cell + side where this half hatches, covering no other square with a pawn."""
    n = 0
    for slot in range(state.squares):
        if state.hatcher[slot] == seat + 1 and hatches(state, slot, domino, half):
            for side in range(4):
                first = state.cell[slot] - half * pieces.STEPS[side]
                beside = state.cell[slot] + (1 - 2 * half) * pieces.STEPS[side]
                out[n] = 4 * first + side  # it counts if it holds
                n += is_coverable(state, grid, beside)
    return n


@kernel
def offer_action(state: State) -> None:
    """R16, Q33: the hatched dinosaur may act; the other half has no action."""
    state.phase = BUSY
    if has_action(state, state.creature[state.hatched]):
        state.phase = ACT


@DECISIONS.apply(Act)
def apply_act(state: State) -> None:
    state.phase = BUSY
    slot = state.hatched
    do_action(state, state.decider, state.creature[slot], state.arrow[slot])
