"""Observations: what a seat knows, and each move offered to it, as whole numbers for a network.

`observe.py` of a game declares the parts of its observation, each with its axes, its meaning and
the largest number in it with the printed box, which stands for 1 where numbers are scaled:

    OBSERVATION = Observation(rows=18, columns=18)
    ZONE = OBSERVATION.planes("zone", seats(4), LANDSCAPES, meaning="1 where the landscape lies")
    DECK = OBSERVATION.scalars("deck", meaning="cards left for this year", most=35)
    PILE = OBSERVATION.offers("pile", PILE_NAMES, meaning="the pile that the move is about")

A declaration returns where its part begins, and a kernel writes whole numbers there:

    @kernel
    def observe(state, seat, planes, cells, scalars):
        scalars[DECK] = state.deck_size
        for …:  # each square that lies in the window
            mark_cell(cells, cell)
            planes[cell][ZONE + landscape] = 1

    @kernel
    def describe_dragon(state, pile, out): ...  # out[PILE + pile] = 1

    describe_offer = DECISIONS.dispatch_by_kind({Dragon: describe_dragon, …}, None)

All numbers are 0 before. `observe` may be given a state that tells more than the seat knows, and
`describe_offer` one that tells more than the actor knows: they must not look at it. Seats are told
relative to the one that observes (`seat_after`), itself first; an observation has the same shape
for all options and numbers of players. A plane is a window of `rows` × `columns` cells, counted by
rows; `corner` centres a map in it. The numbers of a cell stand side by side, one for each plane.
Each cell that is written to has to be marked: next time only those are set back to 0, most of a
window being empty.

The engine adds what every game has: which decision is due, who is to act, who sits there, the
options, the kind of an offered move. A game without `observe.py` is observed as it is recorded:
every field of the state, redacted for the seat, and the digits of each offer.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from .kernel import kernel

Axis = int | Sequence[str]  # how many there are, or their names


class Part(Struct, frozen=True):
    """Numbers that belong together."""

    name: str
    axes: tuple[Axis, ...]
    meaning: str
    first: int  # where it begins, counted in numbers or planes
    least: int
    most: int  # scaled, it is 1

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(axis if isinstance(axis, int) else len(axis) for axis in self.axes)

    @property
    def size(self) -> int:
        return functools.reduce(int.__mul__, self.shape, 1)


class Parts:
    """The parts of a row of numbers, or of planes, one after the other."""

    def __init__(self, *parts: Part) -> None:
        self.all = list(parts)

    @property
    def size(self) -> int:
        return self.all[-1].first + self.all[-1].size if self.all else 0

    def add(self, name: str, axes: tuple[Axis, ...], meaning: str, least: int, most: int) -> int:
        """Declare the next part; returns where it begins."""
        first = self.size
        assert least < most, f"{name} is always the same."
        assert all(part.name != name for part in self.all), f"There are two parts {name}."
        self.all.append(Part(name, axes, meaning, first, least, most))
        return first

    def __getitem__(self, name: str) -> Part:
        return next(part for part in self.all if part.name == name)

    def spread(self, numbers: Callable[[Part], Any]) -> list[Any]:
        """One number for each place of the row, the same all through a part."""
        return [numbers(part) for part in self.all for _ in range(part.size)]


class Observation:
    """What a game's observations and descriptions of offers are made of."""

    def __init__(self, rows: int = 0, columns: int = 0, of_record: bool = False) -> None:
        self.rows = rows
        self.columns = columns
        self.of_record = of_record  # made from whatever a redacted state has, not declared
        self.plane_parts = Parts()
        self.scalar_parts = Parts()
        self.offer_parts = Parts()

    @property
    def area(self) -> int:
        """Cells of a plane."""
        return self.rows * self.columns

    @property
    def planes_shape(self) -> tuple[int, int]:
        """Cells, and numbers of each."""
        return self.area, self.plane_parts.size

    @property
    def cells_size(self) -> int:
        """Room for marked cells: how many there are, and which; some may be marked twice."""
        return 2 * self.area + 2

    def planes(self, name: str, *axes: Axis, meaning: str, least: int = 0, most: int = 1) -> int:
        """Declare planes; returns the number of the first of them."""
        return self.plane_parts.add(name, axes, meaning, least, most)

    def scalars(self, name: str, *axes: Axis, meaning: str, least: int = 0, most: int = 1) -> int:
        """Declare numbers about the position; returns where they begin."""
        return self.scalar_parts.add(name, axes, meaning, least, most)

    def offers(self, name: str, *axes: Axis, meaning: str, least: int = 0, most: int = 1) -> int:
        """Declare numbers about each offered move; returns where they begin."""
        return self.offer_parts.add(name, axes, meaning, least, most)

    def copy(self) -> Observation:
        """The same declarations, to which more can be added."""
        other = Observation(self.rows, self.columns, self.of_record)
        other.plane_parts = Parts(*self.plane_parts.all)
        other.scalar_parts = Parts(*self.scalar_parts.all)
        other.offer_parts = Parts(*self.offer_parts.all)
        return other


def seats(n: int) -> tuple[str, ...]:
    """The axis of seats: the one that observes, then clockwise."""
    return ("own", *(f"+{i}" for i in range(1, n)))


# -- for kernels ---------------------------------------------------------------------------------


@kernel
def mark_cell(cells: Any, cell: int) -> None:
    """Note that numbers of a cell will be written."""
    cells[0] += 1
    cells[cells[0]] = cell


@kernel
def seat_after(state: Any, seat: int, steps: int) -> int:
    """The seat so many steps clockwise."""
    other: int = seat + steps
    return other if other < state.players else other - state.players


@kernel
def steps_to(state: Any, seat: int, other: int) -> int:
    """How many steps clockwise another seat is: its place on the axis of seats."""
    steps: int = other - seat
    return steps if steps >= 0 else steps + state.players


@kernel
def corner(low: int, high: int, size: int) -> int:
    """Where a window of this size begins that has a span of rows or columns in its middle."""
    return low - (size - (high - low + 1)) // 2
