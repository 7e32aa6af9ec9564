"""A dragon of a nest: its colour and the food on it as one number, put together only here."""

from __future__ import annotations

from typing import Any

from dragonden.engine.kernel import kernel

from .pieces import COLOURS, GOLD, GROWN, Colour, Dragon, Resource

PIECES = GROWN + 1  # from none to as many as make it grown


@kernel
def dragon_with(colour: Colour, food: int, golds: int) -> Dragon:
    """The number of a dragon with this much food of its colour, and gold, on it."""
    return (colour * PIECES + food) * PIECES + golds


@kernel
def colour_of(dragon: Dragon) -> Colour:
    return dragon // (PIECES * PIECES)


@kernel
def food_of(dragon: Dragon) -> int:
    """How much of its colour's own food lies on it."""
    return dragon // PIECES % PIECES


@kernel
def golds_of(dragon: Dragon) -> int:
    """How much gold lies on it."""
    return dragon % PIECES


@kernel
def total_food(dragon: Dragon) -> int:
    """How much food lies on it, gold included."""
    return food_of(dragon) + golds_of(dragon)


@kernel
def is_grown(dragon: Dragon) -> bool:
    """R10, R14: three pieces of food."""
    return total_food(dragon) == GROWN


@kernel
def feed_dragon(dragon: Dragon, resource: Resource) -> Dragon:
    """The dragon with one piece more."""
    golds = resource == GOLD
    return dragon_with(colour_of(dragon), food_of(dragon) + (not golds), golds_of(dragon) + golds)


class DragonField:
    """The field of a move that names a dragon by its colour, its food and the gold on it."""

    sizes = (len(COLOURS) * PIECES * PIECES,)

    def digits(self, *values: Any) -> tuple[int, ...] | None:
        colour, food, golds = values
        if not (0 <= food < PIECES and 0 <= golds < PIECES):
            return None
        return (dragon_with(COLOURS.index(colour), food, golds),)

    def values(self, *digits: int) -> tuple[Any, ...]:
        (dragon,) = digits
        return COLOURS[colour_of(dragon)], food_of(dragon), golds_of(dragon)


DRAGON = DragonField()
