r"""Squares: a grid of cells numbered row by row, and dominoes laid on it.

    y\x   -1  0  1
    -1     .  N  .        cell = (y + origin) * width + (x + origin)
     0     W  c  E        sides are numbered clockwise: N 0, E 1, S 2, W 3
     1     .  S  .

A grid must be so wide that what is laid never reaches its rim: then no rule asks where it ends.
"""

from __future__ import annotations

from typing import Literal

from .kernel import flags, kernel, numbers

SIDES: tuple[Literal["N"], Literal["E"], Literal["S"], Literal["W"]] = ("N", "E", "S", "W")
EMPTY = 0

RIM, LAID = 1, 2  # marks on cells: empty beside a laid one; laid


class Grid:
    """The field of a move that names a cell by its coordinates x and y."""

    def __init__(self, width: int, origin: int) -> None:
        self.width = width
        self.origin = origin
        self.sizes = (width * width,)

    def digits(self, *values: int) -> tuple[int, ...] | None:
        """The cell, unless it is on the rim or beyond."""
        x, y = values
        low, high = 1 - self.origin, self.width - self.origin - 1
        if not (low <= x < high and low <= y < high):
            return None
        return ((y + self.origin) * self.width + x + self.origin,)

    def values(self, *digits: int) -> tuple[int, int]:
        """The coordinates of a cell."""
        (cell,) = digits
        return cell % self.width - self.origin, cell // self.width - self.origin


def steps_of(width: int) -> tuple[int, int, int, int]:
    """What to add to a cell to go north, east, south and west."""
    return (-width, 1, width, -1)


@kernel
def opposite(side: int) -> int:
    return side ^ 2


@kernel
def domino_places(
    laid: list[int],
    n: int,
    cells: int,
    steps: tuple[int, int, int, int],
    out: list[int],
    base: int,
) -> int:
    """Write `base + 4 * cell + side` for every place where a domino touches the `n` laid cells.

    The first half lies on the cell, the second beside it; both are among the grid's `cells` and
    not laid.
    """
    mark = flags(cells)
    for i in range(n):
        mark[laid[i]] = LAID
    rim = numbers(len(steps) * n)
    size = 0
    # Write first, count if it holds: without branches this is a quarter faster.
    for i in range(n):
        for step in steps:
            rim[size] = laid[i] + step
            size += mark[laid[i] + step] == 0
            mark[laid[i] + step] |= RIM
    found = 0
    for i in range(size):
        cell = rim[i]
        for side in range(len(steps)):
            other = cell + steps[side]
            there = mark[other]
            out[found] = base + 4 * cell + side
            found += there < LAID
            out[found] = base + 4 * other + opposite(side)
            found += there == 0  # one on the rim is found from the other end
    return found
