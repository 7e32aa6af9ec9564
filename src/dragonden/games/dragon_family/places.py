"""Places of the map as people tell them: so many steps this way and that from the middle."""

from __future__ import annotations

from dragonden.engine.hexes import BESIDE, DIRECTIONS
from dragonden.engine.words import Fact


def find_place_facts(q: int, r: int) -> dict[str, Fact]:
    """The steps that lead from the starting tile to (q, r): along one direction, then the next.

    Every place lies between two neighbouring directions, and only one way of counting fits.
    """
    for side in reversed(range(6)):  # (0, 0), between none, is told by the last: E
        (q1, r1), (q2, r2) = BESIDE[side], BESIDE[(side + 1) % 6]
        steps, more = q * r2 - r * q2, r * q1 - q * r1  # the directions span one hex
        if steps > 0 and more >= 0:
            break
    heading, turning = DIRECTIONS[side], DIRECTIONS[(side + 1) % 6]
    return {"steps": steps, "heading": heading, "more": more, "turning": turning}
