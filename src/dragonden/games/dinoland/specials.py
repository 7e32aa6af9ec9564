"""Special asteroids: what each of the fifteen tiles does to whoever revealed it.

`begin_special` either asks for the first decision, or does all there is to do and stays BUSY;
a tile that can do nothing is marked IDLE.
"""

from __future__ import annotations

from dragonden.engine.chance import below
from dragonden.engine.kernel import flags, kernel

from . import state as states
from .areas import claimable, claimable_again, claims
from .asteroids import bury_tile, look_at_last, put_tile, take_up_tiles
from .diet import cover_allowed
from .hands import draw, swap_hands
from .map import (
    covers,
    drawn_grid,
    move_crosshair,
    slot_at,
    take_off,
    target,
    x_of,
    y_of,
)
from .pieces import (
    CARDS,
    CLAIM_AGAIN,
    CLAIM_FIRST,
    COVER_FIRST,
    CROSSHAIR_FIRST,
    CROSSHAIR_STEPS,
    DIAGONAL,
    DIAMOND,
    DRAW_DOMINOES,
    EXTRA_DRAWN,
    INSTA_END,
    LOOK,
    LOOK_LAST,
    MINI_IMPACT,
    MOST_OFFERS,
    MOVE_CROSSHAIRS,
    MOVE_PAWN,
    MOVE_PAWN_FIRST,
    NO_CLAIM,
    NONE,
    ORIGIN,
    OVERLAP,
    OVERLAP_FIRST,
    PUT_FIRST,
    REARRANGE_ASTEROID,
    RETURN_ASTEROID,
    RETURN_PAWN,
    RETURN_PAWN_FIRST,
    RETURN_TILE_FIRST,
    STEP_FIRST,
    STEPS,
    SWAP_FIRST,
    SWAP_HAND,
    SWITCH_IMPACT,
    TILES,
    WIDTH,
    Cell,
    Seat,
    Tile,
)
from .state import BUSY, END_INSTA, IDLE, OVER, State

# -- WHAT A TILE SETS GOING ----------------------------------------------------------------------


@kernel
def begin_special(state: State, tile: Tile) -> None:
    """Q44: everything possible must be done; where nothing is, the tile is idle."""
    state.decider = state.tile_seat
    if tile == MOVE_PAWN:
        ask(state, states.PAWN, can_move_pawn(state))
    elif tile == MOVE_CROSSHAIRS:
        ask(state, states.CROSSHAIR, True)
    elif tile == OVERLAP:
        ask(state, states.OVERLAY, can_overlap(state))
        state.revealed += state.diet > 0  # whether the hidden hand can overlap
    elif tile == RETURN_ASTEROID:
        ask(state, states.RETURN_TILE, can_return_tile(state))
    elif tile == SWAP_HAND:
        ask(state, states.SWAP, True)
    elif tile == RETURN_PAWN:
        ask(state, states.RETURN_PAWN, has_pawns(state))
    elif tile == CLAIM_AGAIN:
        ask(state, states.CLAIM_MORE, can_claim_again(state))
    elif tile == REARRANGE_ASTEROID:
        state.puts = take_up_tiles(state, state.tile_seat)
        ask(state, states.PUT, state.puts > 0)
    else:
        do_at_once(state, tile)


@kernel
def ask(state: State, phase: int, possible: bool) -> None:
    if possible:
        state.phase = phase
    else:
        idle(state)


@kernel
def idle(state: State) -> None:
    state.told_idle[state.reveals - 1] = IDLE


@kernel
def do_at_once(state: State, tile: Tile) -> None:
    """The tiles that ask for nothing: F27 and F32 among them."""
    if tile == SWITCH_IMPACT:
        switch_impact(state)
    elif tile == DRAW_DOMINOES:
        if state.stock_size == 0:
            idle(state)
        draw(state, state.tile_seat, EXTRA_DRAWN)  # Q56
    elif tile == LOOK_LAST:
        if state.tiles == 0:
            idle(state)
        look_at_last(state, state.tile_seat)
    elif tile == INSTA_END:
        if all_pawns_placed(state):
            state.end = END_INSTA
            state.phase = OVER
        else:
            idle(state)
    elif tile == MINI_IMPACT:
        mini_impact(state)


@kernel
def switch_impact(state: State) -> None:
    """F26, Q48: any of the fifteen other cards."""
    other = below(state, len(CARDS) - 1)
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
    if slot == NONE:
        idle(state)
        return
    domino = state.domino[slot]
    for other in range(state.squares):
        if state.domino[other] != domino:
            take_off(state, domino)
            return
    idle(state)


# -- MOVE A PAWN, RETURN A PAWN, CLAIM AGAIN -----------------------------------------------------


@kernel
def diamond(cell: Cell) -> int:
    """A cell's number among those a map can reach, counted along diagonals."""
    x = x_of(cell)
    y = y_of(cell)
    return (x + y + DIAGONAL - 1) * DIAGONAL + (x - y + DIAGONAL - 1) // 2


@kernel
def diamond_cell(number: int) -> Cell:
    """The cell of a number made by `diamond`."""
    along = number // DIAGONAL - (DIAGONAL - 1)  # x + y
    across = 2 * (number % DIAGONAL) + (along & 1) - (DIAGONAL - 1)  # x - y
    x = (along + across) // 2
    return (along - x + ORIGIN) * WIDTH + x + ORIGIN


@kernel
def legal_move_pawn(state: State, out: list[int]) -> int:
    """F22, Q55: each of one's pawns to each square of areas unclaimed before it moves."""
    owners = claims(state)
    n = 0
    for slot in range(state.squares):
        if state.pawn[slot] != state.decider + 1:
            continue
        start = MOVE_PAWN_FIRST + DIAMOND * diamond(state.cell[slot])
        for to in range(state.squares):
            if claimable(state, owners, to):
                out[n] = start + diamond(state.cell[to])
                n += 1
    return n


@kernel
def can_move_pawn(state: State) -> bool:
    owners = claims(state)
    pawn = False
    room = False
    for slot in range(state.squares):
        pawn = pawn or state.pawn[slot] == state.decider + 1
        room = room or claimable(state, owners, slot)
    return pawn and room


@kernel
def apply_move_pawn(state: State, move: int) -> None:
    state.pawn[slot_at(state, diamond_cell(move // DIAMOND))] = 0
    state.pawn[slot_at(state, diamond_cell(move % DIAMOND))] = state.decider + 1
    state.phase = BUSY


@kernel
def has_pawns(state: State) -> bool:
    for slot in range(state.squares):
        if state.pawn[slot]:
            return True
    return False


@kernel
def legal_return_pawn(state: State, out: list[int]) -> int:
    """F30: any one pawn on the map."""
    n = 0
    for slot in range(state.squares):
        if state.pawn[slot]:
            out[n] = RETURN_PAWN_FIRST + state.cell[slot]
            n += 1
    return n


@kernel
def apply_return_pawn(state: State, cell: Cell) -> None:
    slot = slot_at(state, cell)
    state.pawns_left[state.pawn[slot] - 1] += 1
    state.pawn[slot] = 0
    state.phase = BUSY


@kernel
def legal_claim_again(state: State, out: list[int]) -> int:
    """F31, Q22: any square without a pawn in an area where one has none, or no claim."""
    owners = claims(state)
    n = 0
    for slot in range(state.squares):
        if claimable_again(state, owners, slot, state.decider):
            out[n] = CLAIM_FIRST + state.cell[slot]
            n += 1
    out[n] = NO_CLAIM
    return n + 1


@kernel
def can_claim_again(state: State) -> bool:
    """Q22: with an unused pawn, where there is room for it."""
    if state.pawns_left[state.decider] == 0:
        return False
    owners = claims(state)
    for slot in range(state.squares):
        if claimable_again(state, owners, slot, state.decider):
            return True
    return False


# -- MOVE THE CROSSHAIRS -------------------------------------------------------------------------


@kernel
def legal_crosshair(state: State, out: list[int]) -> int:
    """Q45: the row crosshair or the column crosshair."""
    out[0] = CROSSHAIR_FIRST
    out[1] = CROSSHAIR_FIRST + 1
    return 2


@kernel
def apply_crosshair(state: State, axis: int) -> None:
    """F23: three steps with the chosen one."""
    state.axis = axis
    state.steps_left = CROSSHAIR_STEPS
    state.phase = states.STEP


@kernel
def legal_step(state: State, out: list[int]) -> int:
    """Q45: along its own axis, either way."""
    out[0] = STEP_FIRST + state.axis
    out[1] = STEP_FIRST + state.axis + 2
    return 2


@kernel
def apply_step(state: State, side: int) -> None:
    move_crosshair(state, side)
    state.steps_left -= 1
    if state.steps_left == 0:
        state.axis = 0
        state.phase = BUSY


# -- OVERLAP -------------------------------------------------------------------------------------


@kernel
def overlap_options(state: State, seat: Seat) -> list[int]:
    """For each domino of a hand, whether it can be laid on top of others."""
    answer = flags(state.hand_size[seat])
    found = [0] * MOST_OFFERS
    grid = drawn_grid(state)
    n = covers(state, grid, found, 0)
    for i in range(state.hand_size[seat]):
        for j in range(n):
            cell = found[j] // 4
            if cover_allowed(state, grid, state.hand[seat][i], cell, cell + STEPS[found[j] % 4]):
                answer[i] = 1
                break
    return answer


@kernel
def can_overlap(state: State) -> bool:
    options = overlap_options(state, state.decider)
    for i in range(state.hand_size[state.decider]):
        if options[i]:
            return True
    return False


@kernel
def legal_overlap(state: State, out: list[int]) -> int:
    """A domino from hand that can cover a square."""
    options = overlap_options(state, state.decider)
    n = 0
    for i in range(state.hand_size[state.decider]):
        if options[i]:
            out[n] = OVERLAP_FIRST + state.hand[state.decider][i]
            n += 1
    return n


@kernel
def legal_cover(state: State, out: list[int]) -> int:
    """Q46, Q31: wherever it covers a square, none with a pawn, and the diet allows."""
    grid = drawn_grid(state)
    n = covers(state, grid, out, COVER_FIRST)
    kept = 0
    for i in range(n):
        cell = (out[i] - COVER_FIRST) // 4
        other = cell + STEPS[(out[i] - COVER_FIRST) % 4]
        if cover_allowed(state, grid, state.picked, cell, other):
            out[kept] = out[i]
            kept += 1
    return kept


# -- RETURN AN ASTEROID, SWAP HANDS, REARRANGE ---------------------------------------------------


@kernel
def returnable(state: State, tile: Tile) -> bool:
    """F25: a revealed tile other than this one."""
    return state.shown[tile] > (tile == RETURN_ASTEROID)


@kernel
def can_return_tile(state: State) -> bool:
    for tile in range(len(TILES)):
        if returnable(state, tile):
            return True
    return False


@kernel
def legal_return_tile(state: State, out: list[int]) -> int:
    n = 0
    for tile in range(len(TILES)):
        if returnable(state, tile):
            out[n] = RETURN_TILE_FIRST + tile
            n += 1
    return n


@kernel
def apply_return_tile(state: State, tile: Tile) -> None:
    bury_tile(state, tile)
    state.phase = BUSY


@kernel
def legal_swap(state: State, out: list[int]) -> int:
    n = 0
    for seat in range(state.players):
        if seat != state.decider:
            out[n] = SWAP_FIRST + seat
            n += 1
    return n


@kernel
def apply_swap(state: State, other: Seat) -> None:
    """F28: exchange hands."""
    swap_hands(state, state.decider, other)
    state.phase = BUSY


@kernel
def puttable(state: State, tile: Tile) -> bool:
    """Whether such a tile is among those still to be put back."""
    lowest = state.tiles - min(LOOK, state.tiles)
    for place in range(lowest, lowest + state.puts):
        if state.tile[place] == tile:
            return True
    return False


@kernel
def legal_put(state: State, out: list[int]) -> int:
    """Q52: the next tile counted from the top."""
    n = 0
    for tile in range(len(TILES)):
        if puttable(state, tile):
            out[n] = PUT_FIRST + tile
            n += 1
    return n


@kernel
def apply_put(state: State, tile: Tile) -> None:
    put_tile(state, tile, state.puts)
    state.puts -= 1
    if state.puts == 0:
        state.phase = BUSY
