"""Special asteroids: what each of the fifteen tiles does to whoever revealed it.

`begin_special` either asks for the first decision, or does all there is to do and stays BUSY;
a tile that can do nothing is marked IDLE.
"""

from __future__ import annotations

from dragonden.engine.chance import below
from dragonden.engine.decisions import OVER
from dragonden.engine.kernel import kernel, numbers

from . import moves, pieces
from .areas import claims, list_claims, own_area
from .asteroids import can_return_tile, look_at_last, take_up_tiles
from .cells import cell_of, number_of
from .diet import fits, keep_allowed, masks_beside
from .hands import draw, remove
from .map import covers, drawn_grid, move_crosshair, slot_at, take_off, target
from .moves import DECISIONS, actions, write_places
from .pieces import Domino, Side, Tile
from .state import BUSY, END_INSTA, IDLE, OVERLAPPING, State

# -- WHAT A TILE SETS GOING ----------------------------------------------------------------------


@kernel
def begin_special(state: State, tile: Tile) -> None:
    """Q44: everything possible must be done; where nothing is, the tile is idle."""
    state.decider = state.tile_seat
    out = numbers(pieces.MOST_OFFERS)
    if tile == pieces.MOVE_PAWN:
        can_move = legal_move_pawn(state, out) > 0 and list_claims(state, out) > 0
        ask_if_possible(state, moves.MOVE_PAWN, can_move)
    elif tile == pieces.MOVE_CROSSHAIRS:
        ask_if_possible(state, moves.CROSSHAIR, True)
    elif tile == pieces.OVERLAP:
        ask_if_possible(state, moves.OVERLAP, legal_overlap(state, out) > 0)
        state.revealed += state.diet > 0  # whether the hidden hand can overlap
    elif tile == pieces.RETURN_ASTEROID:
        ask_if_possible(state, moves.RETURN_TILE, can_return_tile(state))
    elif tile == pieces.SWAP_HAND:
        ask_if_possible(state, moves.SWAP, True)
    elif tile == pieces.RETURN_PAWN:
        ask_if_possible(state, moves.RETURN_PAWN, legal_return_pawn(state, out) > 0)
    elif tile == pieces.CLAIM_AGAIN:
        can_claim = state.pawns_left[state.decider] > 0 and legal_claim_again(state, out) > 1
        ask_if_possible(state, moves.CLAIM_AGAIN, can_claim)  # Q22
    elif tile == pieces.REARRANGE_ASTEROID:
        take_up_tiles(state)
        ask_if_possible(state, moves.PUT, state.puts > 0)
    else:
        do_at_once(state, tile)


@kernel
def ask_if_possible(state: State, phase: int, possible: bool) -> None:
    if possible:
        state.phase = phase
    else:
        note_idle(state)


@kernel
def note_idle(state: State) -> None:
    state.told_idle[state.reveals - 1] = IDLE


@kernel
def do_at_once(state: State, tile: Tile) -> None:
    """The tiles that ask for nothing: F27 and F32 among them."""
    if tile == pieces.SWITCH_IMPACT:
        switch_impact(state)
    elif tile == pieces.DRAW_DOMINOES:
        if state.stock_size == 0:
            note_idle(state)
        draw(state, state.tile_seat, pieces.EXTRA_DRAWN)  # Q56
    elif tile == pieces.LOOK_LAST:
        if state.tiles == 0:
            note_idle(state)
        look_at_last(state, state.tile_seat)
    elif tile == pieces.INSTA_END:
        if all_pawns_placed(state):
            state.end = END_INSTA
            state.phase = OVER
        else:
            note_idle(state)
    elif tile == pieces.MINI_IMPACT:
        mini_impact(state)


@kernel
def switch_impact(state: State) -> None:
    """F26, Q48: any of the fifteen other cards."""
    other = below(state, len(pieces.CARDS) - 1)
    state.card = other if other < state.card else other + 1
    state.revealed += 1


@kernel
def all_pawns_placed(state: State) -> bool:
    for seat in range(state.players):
        if state.pawns_left[seat]:
            return False
    return True


@kernel
def mini_impact(state: State) -> None:
    """F36, Q50: the visible domino at the target is taken off, but never the last one."""
    slot = slot_at(state, target(state))
    if slot == pieces.NONE:
        note_idle(state)
        return
    domino = state.domino[slot]
    for other in range(state.squares):
        if state.domino[other] != domino:
            take_off(state, domino)
            return
    note_idle(state)


# -- MOVE A PAWN, RETURN A PAWN, CLAIM AGAIN -----------------------------------------------------


@DECISIONS.legal(moves.MOVE_PAWN)
def legal_move_pawn(state: State, out: list[int]) -> int:
    """F22: each of one's pawns."""
    return pawns(state, 1 << state.decider, out)


@DECISIONS.legal(moves.RETURN_PAWN)
def legal_return_pawn(state: State, out: list[int]) -> int:
    """F30: any one pawn on the map."""
    return pawns(state, (1 << state.players) - 1, out)


@kernel
def pawns(state: State, owners: int, out: list[int]) -> int:
    """Write the pawns of these seats, given as bits."""
    n = 0
    for slot in range(state.squares):
        if state.pawn[slot] and (owners >> (state.pawn[slot] - 1)) & 1:
            out[n] = actions.Pawn(number_of(state.cell[slot]))
            n += 1
    return n


@DECISIONS.apply(moves.Pawn)
def apply_pawn(state: State, number: int) -> None:
    """F22, F43: it will be moved; F30: or goes back to its owner."""
    slot = slot_at(state, cell_of(number))
    if state.phase == moves.MOVE_PAWN:
        state.pawn_slot = slot
        state.phase = moves.PAWN_TO
        return
    state.pawns_left[state.pawn[slot] - 1] += 1
    state.pawn[slot] = 0
    state.phase = BUSY


@DECISIONS.legal(moves.CLAIM_AGAIN)
def legal_claim_again(state: State, out: list[int]) -> int:
    """F31, Q22: any square without a pawn in an area where one has none, or no claim."""
    owners = claims(state)
    n = 0
    for slot in range(state.squares):
        is_bare = state.terrain[slot] != pieces.WILD_TERRAIN and not state.pawn[slot]  # Q20
        if is_bare and not (owners[own_area(state, slot)] >> state.decider) & 1:
            out[n] = actions.Claim(number_of(state.cell[slot]))
            n += 1
    out[n] = actions.NoClaim()
    return n + 1


# -- MOVE THE CROSSHAIRS -------------------------------------------------------------------------


@DECISIONS.apply(moves.Crosshair)
def apply_crosshair(state: State, axis: int) -> None:
    """F23: three steps with the chosen one."""
    state.axis = axis
    state.steps_left = pieces.CROSSHAIR_STEPS
    state.phase = moves.STEP


@DECISIONS.allow(moves.Step)
def is_along_axis(state: State, side: Side) -> bool:
    """Q45: along its own axis, either way."""
    return side % 2 == state.axis


@DECISIONS.apply(moves.Step)
def apply_step(state: State, side: Side) -> None:
    move_crosshair(state, side)
    state.steps_left -= 1
    if state.steps_left == 0:
        state.axis = 0
        state.phase = BUSY


# -- OVERLAP -------------------------------------------------------------------------------------


@DECISIONS.legal(moves.OVERLAP)
def legal_overlap(state: State, out: list[int]) -> int:
    """A domino from hand that can cover a square."""
    grid = drawn_grid(state)
    near = masks_beside(state)
    found = numbers(pieces.MOST_OFFERS)
    places = covers(state, grid, found)
    n = 0
    for i in range(state.hand_size[state.decider]):
        domino = state.hand[state.decider][i]
        if fits(state, grid, near, domino, found, places):
            out[n] = actions.Overlap(domino)
            n += 1
    return n


@DECISIONS.apply(moves.Overlap)
def apply_overlap(state: State, domino: Domino) -> None:
    """F24, F43: a domino from hand that will be laid on top of others.

    Q46: its wildcard dinosaurs will be named; none of its dinosaurs acts.
    """
    remove(state, state.decider, domino)
    state.picked = domino
    state.laying = OVERLAPPING
    state.phase = moves.COVER


@DECISIONS.legal(moves.COVER)
def legal_cover(state: State, out: list[int]) -> int:
    """Q46, Q31: wherever it covers a square, none with a pawn, and the diet allows."""
    n = covers(state, drawn_grid(state), out)
    return write_places(out, keep_allowed(state, state.picked, out, n))
