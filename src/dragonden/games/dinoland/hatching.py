"""Egg hatching: which eggs hatch, who hatches them, and the dominoes laid on them."""

from __future__ import annotations

from dragonden.engine.kernel import kernel, numbers

from .areas import UNCLAIMED, claims, is_egg, owners_of_egg
from .diet import cover_allowed, masks_beside
from .dinosaurs import do_action, has_action
from .hands import remove
from .map import creature_of, drawn_grid, is_coverable, terrain_of
from .moves import ACT, DECISIONS, HATCH, HATCH_PLACE, Act, Hatch, actions, write_places
from .pieces import (
    EGG,
    HATCH_ALL_TERRAIN,
    HATCH_ALL_UNCLAIMED,
    STEPS,
    WILD_TERRAIN,
    Cell,
    Domino,
    Half,
    Seat,
    Side,
    Slot,
)
from .state import BUSY, HATCHING, State


@kernel
def begin_hatching(state: State) -> None:
    """R15, Q23: eggs and owners are fixed when the tile is revealed."""
    owners = claims(state)
    for slot in range(state.squares):
        if is_egg(state, slot):
            state.hatcher[slot] = 1 + hatcher_of(state, owners_of_egg(state, owners, slot))
    state.hatching = 1
    state.hatch_turn = 0


@kernel
def hatcher_of(state: State, owners: int) -> Seat:
    """R15: the only owner, not of a shared area; F34: of unclaimed eggs the revealer; or −1."""
    if state.tile_now == HATCH_ALL_UNCLAIMED:
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
        if has_egg(state, seat):
            if can_hatch(state, seat):
                state.decider = seat
                state.phase = HATCH
                return
            drop_eggs(state, seat)
        state.hatch_turn += 1
    state.hatching = 0


@kernel
def has_egg(state: State, seat: Seat) -> bool:
    for slot in range(state.squares):
        if state.hatcher[slot] == seat + 1:
            return True
    return False


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
    printed = state.halves[domino][half]
    if creature_of(printed) <= EGG:
        return False
    terrain = terrain_of(printed)
    if terrain == WILD_TERRAIN:
        return state.pawn[slot] == 0  # Q32: a pawn never stands on a wildcard; Q53
    fits = terrain == state.terrain[slot] or state.terrain[slot] == WILD_TERRAIN
    return fits or state.tile_now != HATCH_ALL_TERRAIN  # F33


@kernel
def first_cell(cell: Cell, side: int, half: Half) -> Cell:
    """Where the first half lies if this half is on the cell."""
    return cell - STEPS[side] if half else cell


@DECISIONS.legal(HATCH)
def legal_hatch(state: State, out: list[int]) -> int:
    """R16, Q27: a domino from hand, and its half that hatches, if it fits on an egg."""
    return find_hatches(state, state.decider, out, 0)


@kernel
def can_hatch(state: State, seat: Seat) -> bool:
    first = numbers(1)
    return find_hatches(state, seat, first, 1) > 0


@kernel
def find_hatches(state: State, seat: Seat, out: list[int], enough: int) -> int:
    """Write a seat's hatches; stop once there are `enough`, unless that is 0."""
    grid = drawn_grid(state)
    near = masks_beside(state, len(grid))
    place = numbers(1)
    n = 0
    for i in range(state.hand_size[seat]):
        domino = state.hand[seat][i]
        for half in range(2):
            if hatch_places(state, grid, near, seat, domino, half, place, 1):
                out[n] = actions.Hatch(domino, half)
                n += 1
                if n == enough:
                    return n
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
    """R15, R16: on any of one's eggs, in the order of laying; turned to each side."""
    grid = drawn_grid(state)
    near = masks_beside(state, len(grid))
    n = hatch_places(state, grid, near, state.decider, state.picked, state.hatch_half, out, 0)
    return write_places(out, n)


@kernel
def hatch_places(
    state: State,
    grid: list[int],
    near: list[int],
    seat: Seat,
    domino: Domino,
    half: Half,
    out: list[int],
    enough: int,
) -> int:
    """Write 4 * cell + side where this half hatches; stop once there are `enough`, unless 0."""
    n = 0
    for slot in range(state.squares):
        if state.hatcher[slot] != seat + 1 or not hatches(state, slot, domino, half):
            continue
        for side in range(4):
            cell = first_cell(state.cell[slot], side, half)
            if hatch_fits(state, grid, near, domino, cell, side, half):
                out[n] = 4 * cell + side
                n += 1
                if n == enough:
                    return n
    return n


@kernel
def hatch_fits(
    state: State,
    grid: list[int],
    near: list[int],
    domino: Domino,
    cell: Cell,
    side: Side,
    half: Half,
) -> bool:
    """R16: no other square with a pawn is covered; Q31: the diet binds."""
    other = cell + STEPS[side]
    if not is_coverable(state, grid, cell if half else other):
        return False
    return cover_allowed(state, grid, near, domino, cell, other)


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
