r"""Hexes: pointy-top cells by two coordinates, and a small grid that finds what lies on them.

          / \ / \
         |NW |NE |        NW (q, r-1)     NE (q+1, r-1)
        / \ / \ / \
       | W |q,r| E |      W  (q-1, r)     E  (q+1, r)
        \ / \ / \ /
         |SW |SE |        SW (q-1, r+1)   SE (q, r+1)
          \ / \ /

Directions are numbered clockwise: E 0, SE 1, SW 2, W 3, NW 4, NE 5. A set of edges of a hex is six
bits, bit `1 << direction` for each.

A place is one number for (q, r), counted row by row. The grid has fewer cells than there are
places: it is wound round a torus, the cell of a place being `place & WRAP`. Places that share a
cell are at least 70 steps apart, so a connected map of up to 68 hexes never meets itself, not even
across the empty rim that rules look at.
"""

from __future__ import annotations

from typing import Literal

from .kernel import kernel

DirectionName = Literal["E", "SE", "SW", "W", "NW", "NE"]
DIRECTIONS: tuple[DirectionName, ...] = ("E", "SE", "SW", "W", "NW", "NE")
BESIDE = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # what each adds to (q, r)
EMPTY = 0

WIDTH = 162  # places in a row: of all that hold a map, the first to keep equal cells so far apart
HEIGHT = 128
ORIGIN = 63  # rows and places before (0, 0)
PLACES = WIDTH * HEIGHT
CELLS = 4096
WRAP = CELLS - 1
STEPS = tuple(q + WIDTH * r for q, r in BESIDE)  # what each direction adds to a place


def is_place(q: int, r: int) -> bool:
    """Whether the coordinates have a number."""
    return -ORIGIN <= q < WIDTH - ORIGIN and -ORIGIN <= r < HEIGHT - ORIGIN


def place_at(q: int, r: int) -> int:
    """The number of (q, r)."""
    return (r + ORIGIN) * WIDTH + q + ORIGIN


def coordinates_of(place: int) -> tuple[int, int]:
    """The coordinates of a place."""
    return place % WIDTH - ORIGIN, place // WIDTH - ORIGIN


class Hexes:
    """The field of a move that names a place by its coordinates q and r."""

    sizes = (PLACES,)

    def digits(self, *values: int) -> tuple[int, ...] | None:
        return (place_at(*values),) if is_place(*values) else None

    def values(self, *digits: int) -> tuple[int, int]:
        return coordinates_of(*digits)


HEX = Hexes()


def neighbours(q: int, r: int) -> list[tuple[int, int]]:
    """The six cells around (q, r), clockwise from the east."""
    return [(q + dq, r + dr) for dq, dr in BESIDE]


@kernel
def opposite(direction: int) -> int:
    """The direction seen from the other side of an edge."""
    return direction + 3 if direction < 3 else direction - 3


@kernel
def run_of(n: int, direction: int) -> int:
    """The set of `n` edges in a row, clockwise from a direction."""
    edges = (1 << n) - 1
    return ((edges << direction) | (edges >> (6 - direction))) & 63
