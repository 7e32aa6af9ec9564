"""The map: squares laid on the table, its bounding box, and where a domino can lie.

The state keeps a list of squares and no grid. What needs a grid draws one for the moment: whole
rows, only as many as the map has, so that cells keep their numbers but for an offset.
"""

from __future__ import annotations

from dragonden.engine.kernel import flags, kernel, numbers
from dragonden.engine.lists import close_gap
from dragonden.engine.square import EMPTY, domino_places, opposite

from . import pieces
from .areas import find_areas, join_areas
from .cells import cell_at, x_of, y_of
from .pieces import NONE, ORIGIN, STEPS, WIDTH, Cell, Creature, Domino, Half, Printed, Side, Slot
from .state import State

# -- squares and halves --------------------------------------------------------------------------


@kernel
def dominoes_of(state: State) -> int:
    """R17: dominoes are numbered below this; those of the expansion come last."""
    return state.dominoes if state.expansion else state.base_dominoes


@kernel
def slot_at(state: State, cell: Cell) -> Slot:
    """The square on a cell, or NONE."""
    for slot in range(state.squares):
        if state.cell[slot] == cell:
            return slot
    return NONE


@kernel
def half_of(state: State, domino: Domino, half: Half) -> int:
    """A half as printed: terrain, creature and arrow in one number."""
    return state.halves[domino][half]


@kernel
def terrain_of(printed: int) -> int:
    return printed & 7


@kernel
def creature_of(printed: int) -> int:
    return (printed >> 3) & 7


@kernel
def half_with(printed: int, creature: Creature) -> int:
    """A half of the same terrain with this creature."""
    return terrain_of(printed) | (creature << 3)


@kernel
def arrow_of(printed: int, side: Side) -> Side:
    """Q5: arrows are stated for the pose with the second half in the east, and turn with it."""
    return ((printed >> 6) + side - 1) & 3


def read_domino(state: State, domino: Domino) -> tuple[Printed, Printed]:
    """Both halves of a domino as printed, with the second one in the east."""
    one, two = (half_of(state, domino, half) for half in range(2))
    return (
        (terrain_of(one), creature_of(one), one >> 6),
        (terrain_of(two), creature_of(two), two >> 6),
    )


# -- laying --------------------------------------------------------------------------------------


@kernel
def lay(state: State, domino: Domino, cell: Cell, side: Side) -> None:
    """R3, R16: lay a domino, covering what is there; the first half on the cell."""
    state.gone[domino] = 1
    before = state.squares
    first = lay_half(state, domino, 0, cell, side)
    second = lay_half(state, domino, 1, cell + STEPS[side], side)
    state.laid[0] = first
    state.laid[1] = second
    if state.squares == before + 2:  # both on bare table
        join_areas(state, first)
        join_areas(state, second)
    else:
        find_areas(state)


@kernel
def lay_half(state: State, domino: Domino, half: Half, cell: Cell, side: Side) -> Slot:
    """R16: a pawn stays on its cell (Q32); an egg beneath is gone (Q23, Q27)."""
    slot = slot_at(state, cell)
    if slot == NONE:
        slot = state.squares
        state.squares += 1
        state.cell[slot] = cell
        stretch_box(state, cell)
    printed = half_of(state, domino, half)
    state.terrain[slot] = terrain_of(printed)
    state.creature[slot] = creature_of(printed)
    state.arrow[slot] = arrow_of(printed, side)
    state.domino[slot] = domino
    state.half[slot] = half
    state.hatcher[slot] = 0
    return slot


@kernel
def stretch_box(state: State, cell: Cell) -> None:
    """R5: growing the map moves no crosshair."""
    x = x_of(cell)
    y = y_of(cell)
    state.left = min(state.left, x)
    state.right = max(state.right, x)
    state.top = min(state.top, y)
    state.bottom = max(state.bottom, y)


@kernel
def move_crosshair(state: State, side: Side) -> None:
    """R5: north and south move the row crosshair, east and west the column one; they wrap."""
    if side == 0:
        state.row = state.row - 1 if state.row > state.top else state.bottom
    elif side == 2:
        state.row = state.row + 1 if state.row < state.bottom else state.top
    elif side == 1:
        state.column = state.column + 1 if state.column < state.right else state.left
    else:
        state.column = state.column - 1 if state.column > state.left else state.right


@kernel
def target(state: State) -> Cell:
    """R11: the cell where the crosshairs meet."""
    return cell_at(state.column, state.row)


# -- taking off ----------------------------------------------------------------------------------


@kernel
def take_off(state: State, domino: Domino) -> None:
    """Q50: remove the visible squares of a domino; pawns go back to their owners."""
    for slot in range(state.squares - 1, -1, -1):
        if state.domino[slot] == domino:
            if state.pawn[slot]:
                state.pawns_left[state.pawn[slot] - 1] += 1
            remove_square(state, slot)
    find_areas(state)
    shrink_box(state)


@kernel
def remove_square(state: State, slot: Slot) -> None:
    """Take a square off; those laid after it move up."""
    close_gap(state.cell, state.squares, slot)
    close_gap(state.terrain, state.squares, slot)
    close_gap(state.creature, state.squares, slot)
    close_gap(state.arrow, state.squares, slot)
    close_gap(state.domino, state.squares, slot)
    close_gap(state.half, state.squares, slot)
    close_gap(state.pawn, state.squares, slot)
    for kind in range(pieces.KINDS):
        close_gap(state.area[kind], state.squares, slot)
    state.squares -= 1


@kernel
def shrink_box(state: State) -> None:
    """Q51: a crosshair beyond the new box moves to its nearest row or column."""
    state.left = state.right = x_of(state.cell[0])
    state.top = state.bottom = y_of(state.cell[0])
    for slot in range(1, state.squares):
        stretch_box(state, state.cell[slot])
    state.row = min(max(state.row, state.top), state.bottom)
    state.column = min(max(state.column, state.left), state.right)


# -- where a domino can lie ----------------------------------------------------------------------


@kernel
def offset(state: State) -> int:
    """What to take from a cell's number to find it on the drawn grid."""
    return (state.top - pieces.MARGIN + ORIGIN) * WIDTH


@kernel
def drawn_size(state: State) -> int:
    """How many cells the drawn grid has."""
    return (state.bottom - state.top + 1 + 2 * pieces.MARGIN) * WIDTH


@kernel
def drawn_grid(state: State) -> list[int]:
    """The map on a grid of its own rows: 1 + slot, or EMPTY."""
    grid = flags(drawn_size(state))
    shift = offset(state)
    for slot in range(state.squares):
        grid[state.cell[slot] - shift] = slot + 1
    return grid


@kernel
def places(state: State, out: list[int]) -> int:
    """R3: write 4 * cell + side for every place edge-adjacent to the map, on bare table."""
    shift = offset(state)
    laid = numbers(state.squares)
    for slot in range(state.squares):
        laid[slot] = state.cell[slot] - shift
    return domino_places(laid, state.squares, drawn_size(state), STEPS, out, 4 * shift)


@kernel
def is_coverable(state: State, grid: list[int], cell: Cell) -> bool:
    """R16, Q46: bare table, or a square without a pawn."""
    slot = grid[cell - offset(state)] - 1
    return slot < 0 or state.pawn[slot] == 0


@kernel
def covers(state: State, grid: list[int], out: list[int]) -> int:
    """Q46: write 4 * cell + side where at least one square is covered, none with a pawn."""
    n = 0
    shift = offset(state)
    for slot in range(state.squares):
        if state.pawn[slot]:
            continue
        cell = state.cell[slot]
        for side in range(4):
            other = cell + STEPS[side]
            if not is_coverable(state, grid, other):
                continue
            out[n] = 4 * cell + side
            n += 1
            if grid[other - shift] == EMPTY:  # else it is found from the other end
                out[n] = 4 * other + opposite(side)
                n += 1
    return n
