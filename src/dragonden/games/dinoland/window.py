"""The window through which a network sees the map of Dinoland."""

from __future__ import annotations

from dragonden.engine.kernel import kernel
from dragonden.engine.observation import corner

from .cells import x_of, y_of
from .pieces import Cell
from .state import State

# The map is in its middle. Of 24 long games with all dominoes one map was wider or higher than
# this; what lies beyond is left out of observations and told in the record.
SIZE = 23
OUTSIDE = -1  # in place of a cell of the window


@kernel
def window_corner(state: State) -> tuple[int, int]:
    """The y and the x where the window begins."""
    return corner(state.top, state.bottom, SIZE), corner(state.left, state.right, SIZE)


@kernel
def window_cell(cell: Cell, row: int, column: int) -> int:
    """Where a cell of the table is in the window, or OUTSIDE."""
    down, right = y_of(cell) - row, x_of(cell) - column
    inside = 0 <= down < SIZE and 0 <= right < SIZE
    return down * SIZE + right if inside else OUTSIDE
