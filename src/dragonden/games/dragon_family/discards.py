"""Which tiles of a hand go under the stack: any three of eight things in order, as one number."""

from __future__ import annotations

from typing import Any

from dragonden.engine.kernel import kernel

from .pieces import HAND, KINDS

NO_KIND = 0  # a kind k is k + 1
DISCARDS = 120  # ways to choose up to three of seven kinds


@kernel
def number_of_things(first: int, second: int, third: int) -> int:
    """The number, below 120, of three of eight things in order: kinds plus one, or NO_KIND."""
    return first + second * (second + 1) // 2 + third * (third + 1) * (third + 2) // 6


@kernel
def things_of_number(number: int) -> tuple[int, int, int]:
    """The three things that have this number."""
    third = 0
    while (third + 1) * (third + 2) * (third + 3) // 6 <= number:
        third += 1
    number -= third * (third + 1) * (third + 2) // 6
    second = 0
    while (second + 1) * (second + 2) // 2 <= number:
        second += 1
    return number - second * (second + 1) // 2, second, third


@kernel
def count_of_number(number: int) -> int:
    """How many tiles a discard with this number buries."""
    first, second, third = things_of_number(number)
    return (first != NO_KIND) + (second != NO_KIND) + (third != NO_KIND)


class DiscardField:
    """The field of a move that names tiles in the order of kinds."""

    sizes = (DISCARDS,)

    def digits(self, *values: Any) -> tuple[int, ...] | None:
        (tiles,) = values
        if len(tiles) > HAND or "hidden" in tiles:
            return None
        things = [NO_KIND] * (HAND - len(tiles)) + [KINDS.index(tile) + 1 for tile in tiles]
        return (number_of_things(*things),)

    def values(self, *digits: int) -> tuple[Any, ...]:
        return (tuple(KINDS[thing - 1] for thing in things_of_number(*digits) if thing),)


DISCARD_TILES = DiscardField()
