"""The moves of Dingominos and the decisions they answer."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Struct

from dragonden.engine.decisions import Decisions
from dragonden.engine.fields import Digits

from .pieces import (
    ENDS,
    JOKER,
    NAMES,
    NONE,
    OUTWARD,
    SIGNS,
    DominoName,
    EndName,
    Sign,
    SignName,
    domino_of,
    domino_with,
    sign_of,
)


def find_mate(domino: DominoName, half: SignName) -> Sign:
    """The sign on the other half of a domino, or NONE if it has no such half."""
    signs = [*divmod(domino_of(domino), 16)]
    if sign_of(half) not in signs:
        return NONE
    signs.remove(sign_of(half))
    return signs[0]


class Opening:
    """The fields of a domino that opens: as digits the signs left and right, neither a joker."""

    sizes = (OUTWARD, OUTWARD)

    def digits(self, *values: Any) -> Digits | None:
        domino, left = values
        right = find_mate(domino, left)
        if right == NONE or JOKER in (sign_of(left), right):
            return None
        return sign_of(left) - 1, right - 1

    def values(self, *digits: int) -> tuple[DominoName, SignName]:
        left, right = digits
        return NAMES[domino_with(left + 1, right + 1)], SIGNS[left]


class Joining:
    """The fields of a domino that joins: as digits the end, the inner sign and the outer one."""

    sizes = (len(ENDS), JOKER, OUTWARD)

    def digits(self, *values: Any) -> Digits | None:
        domino, end, inner = values
        outer = find_mate(domino, inner)
        if outer in (NONE, JOKER):
            return None
        return ENDS.index(end), sign_of(inner) - 1, outer - 1

    def values(self, *digits: int) -> tuple[DominoName, EndName, SignName]:
        end, inner, outer = digits
        return NAMES[domino_with(inner + 1, outer + 1)], ENDS[end], SIGNS[inner]


OPENS = Opening()
JOINS = Joining()


class Open(Struct, frozen=True, tag="open"):
    """Open the round with a domino, this half of it on the left."""

    domino: Annotated[DominoName, OPENS]
    left: Annotated[SignName, OPENS]


class Place(Struct, frozen=True, tag="place"):
    """Join a domino to an end of the chain by this half of it, which then faces inward."""

    domino: Annotated[DominoName, JOINS]
    end: Annotated[EndName, JOINS]
    inner: Annotated[SignName, JOINS]


class Take(Struct, frozen=True, tag="take"):
    """Take the dominoes of the DRAW one faces."""


class Draw(Struct, frozen=True, tag="draw"):
    """Draw one domino from the pool."""


class Pass(Struct, frozen=True, tag="pass"):
    """Place nothing and end the turn."""


Move = Open | Place | Take | Draw | Pass

DECISIONS = Decisions(over="R15")
OPENING = DECISIONS.add("opening", "R2", Open, Draw, Pass)  # a round's first domino
TURN = DECISIONS.add("turn", "R3", Place, Draw, Pass)
DRAWN = DECISIONS.add("drawn", "R4", Open, Place, Pass)  # whether to lay the domino just drawn
REPLAYING = DECISIONS.add("replaying", "R6", Place, Draw, Pass)  # whether to place again
FACING = DECISIONS.add("facing", "R9", Place, Take)  # how to meet a DRAW

actions = DECISIONS.make_actions()
