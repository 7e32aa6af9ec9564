"""The moves of Dragomino and the decisions they answer."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from dragonden.engine.decisions import Decisions
from dragonden.engine.fields import Choices
from dragonden.engine.square import Grid

from .pieces import MOST_DOMINOES, MOST_EGGS, ORIGIN, WIDTH

GRID = Grid(WIDTH, ORIGIN)
FRESH_EGG = 0  # egg(fresh) in an action; the returned egg n is 1 + n


class Pick(Struct, frozen=True, tag="pick"):
    """Take the face-up domino with this number."""

    domino: Annotated[int, range(MOST_DOMINOES)]


class Place(Struct, frozen=True, tag="place"):
    """Lay the picked domino: first half at (x, y), second half on this side of it."""

    x: Annotated[int, GRID]
    y: Annotated[int, GRID]
    side: Literal["N", "E", "S", "W"]


class Egg(Struct, frozen=True, tag="egg"):
    """Take a fresh egg of the family, or the returned egg with this number."""

    egg: Annotated[Literal["fresh"] | int, Choices(("fresh", *range(MOST_EGGS)))]


class Keep(Struct, frozen=True, tag="keep"):
    """Keep the egg taken first (0) or second (1)."""

    egg: Literal[0, 1]


Move = Pick | Place | Egg | Keep

DECISIONS = Decisions(over="R10")
PICK = DECISIONS.add("pick", "R3", Pick, public=True)
PLACE = DECISIONS.add("place", "R4", Place, public=True)
EGG = DECISIONS.add("egg", "R12", Egg, options=("thirst",), public=True)
KEEP = DECISIONS.add("keep", "R11", Keep, options=("thirst",), public=True)

DECISIONS.allow_always(Keep)  # R12
actions = DECISIONS.make_actions()
