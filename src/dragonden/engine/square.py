r"""Squares: a grid of cells numbered row by row, and dominoes laid on it.

    y\x   -1  0  1
    -1     .  N  .        cell = (y + origin) * width + (x + origin)
     0     W  c  E        sides are numbered clockwise: N 0, E 1, S 2, W 3
     1     .  S  .

A grid must be so wide that what is laid never reaches its rim: then no rule asks where it ends.
"""

from __future__ import annotations

from typing import Literal

from .kernel import flags, kernel

SIDES: tuple[Literal["N"], Literal["E"], Literal["S"], Literal["W"]] = ("N", "E", "S", "W")
EMPTY = 0


def steps_of(width: int) -> tuple[int, int, int, int]:
    """What to add to a cell to go north, east, south and west."""
    return (-width, 1, width, -1)


@kernel
def opposite(side: int) -> int:
    return side ^ 2


@kernel
def touches(grid: list[int], cell: int, steps: tuple[int, int, int, int]) -> bool:
    """Whether any of the four neighbours of a cell is laid."""
    for step in steps:
        if grid[cell + step] != EMPTY:
            return True
    return False


@kernel
def domino_places(
    grid: list[int],
    laid: list[int],
    n: int,
    steps: tuple[int, int, int, int],
    out: list[int],
    base: int,
) -> int:
    """Write `base + 4 * cell + side` for every place where a domino touches the `n` laid cells.

    The first half lies on the cell, the second beside it; both cells are empty.
    """
    seen = flags(len(grid))
    found = 0
    for i in range(n):
        for around in steps:
            cell = laid[i] + around
            if grid[cell] != EMPTY or seen[cell]:
                continue
            seen[cell] = 1
            for side in range(4):
                other = cell + steps[side]
                if grid[other] == EMPTY:
                    out[found] = base + 4 * cell + side
                    found += 1
                    if not touches(grid, other, steps):  # else it is found from the other end
                        out[found] = base + 4 * other + opposite(side)
                        found += 1
    return found
