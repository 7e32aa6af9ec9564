"""The moves of Nim and the decisions they answer."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from dragonden.engine.decisions import Decisions

from .pieces import MOST_COUNTERS, MOST_HEAPS


class Take(Struct, frozen=True, tag="take"):
    """Take this many counters from a heap."""

    heap: Annotated[int, range(MOST_HEAPS)]
    counters: Annotated[int, range(1, MOST_COUNTERS + 1)]


class Halve(Struct, frozen=True, tag="halve"):
    """Halve a heap."""

    heap: Annotated[int, range(MOST_HEAPS)]


Move = Take | Halve

DECISIONS = Decisions(over="R3")
TAKE = DECISIONS.add("take", "R2", Take)
HALVE = DECISIONS.add("halve", "R4", Halve)

actions = DECISIONS.make_actions()
