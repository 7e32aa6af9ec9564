"""The state of a game of Nim; all of it is public."""

from __future__ import annotations

from dataclasses import dataclass

from dragonden.engine.state import Common, array, number

from .pieces import MOST_HEAPS


@dataclass(slots=True)
class State(Common):
    heaps: int = number()  # option
    counters: list[int] = array(MOST_HEAPS)  # in each heap
    turn: int = number()  # turns played
