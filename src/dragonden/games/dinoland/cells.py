"""Cells: places on the table, numbered row by row, and their shorter numbers in moves.

All that is ever laid is joined to the start domino, so it lies, with all that touches it, in a
diamond of |x| + |y| ≤ 124 around the middle. Rows are as wide as the diamond; then the remainder of
a cell's number by the diamond's size is different for each cell of the diamond. The smallest one:

    .  1  .         1
    3  4  5   →  3  4  0        rows of 3, 5 cells in the diamond
    .  7  .         2
"""

from __future__ import annotations

from dragonden.engine.kernel import kernel

from .pieces import DIAMOND, ORIGIN, WIDTH, Cell

BITS = 24
INVERSE = (1 << BITS) // WIDTH + 1  # (cell * INVERSE) >> BITS is cell // WIDTH, for every cell


@kernel
def x_of(cell: Cell) -> int:
    return cell - ((cell * INVERSE) >> BITS) * WIDTH - ORIGIN


@kernel
def y_of(cell: Cell) -> int:
    """By a product: compiled, a quotient asks for signs, and takes several times as long."""
    return ((cell * INVERSE) >> BITS) - ORIGIN


@kernel
def cell_at(x: int, y: int) -> Cell:
    return (y + ORIGIN) * WIDTH + x + ORIGIN


@kernel
def number_of(cell: Cell) -> int:
    """The number of a cell of the diamond."""
    return cell if cell < DIAMOND else cell - DIAMOND


@kernel
def cell_of(number: int) -> Cell:
    """The cell of the diamond with a number."""
    return number if in_diamond(x_of(number), y_of(number)) else number + DIAMOND


@kernel
def in_diamond(x: int, y: int) -> bool:
    return abs(x) + abs(y) <= ORIGIN


class Diamond:
    """The field of a move that names a cell by its coordinates x and y."""

    sizes = (DIAMOND,)

    def digits(self, *values: int) -> tuple[int, ...] | None:
        return (number_of(cell_at(*values)),) if in_diamond(*values) else None

    def values(self, *digits: int) -> tuple[int, int]:
        cell = cell_of(*digits)
        return x_of(cell), y_of(cell)


CELL = Diamond()
