"""The one move of Nim."""

from __future__ import annotations

from msgspec import Struct

from dragonden.engine.errors import Refusal
from dragonden.engine.words import Line

from .pieces import MOST_COUNTERS, MOST_HEAPS
from .rules import is_over
from .state import State


class Take(Struct, frozen=True, tag="take"):
    """Take this many counters from a heap."""

    heap: int
    counters: int


MOVES = (Take,)


def encode(move: Take) -> int:
    if 0 <= move.heap < MOST_HEAPS and 1 <= move.counters <= MOST_COUNTERS:
        return move.heap * MOST_COUNTERS + move.counters - 1
    return -1


def decode(action: int) -> Take:
    return Take(action // MOST_COUNTERS, action % MOST_COUNTERS + 1)


def seen_by_others(move: Take) -> Take:
    return move


def refusal(state: State, move: Take) -> Refusal:
    if is_over(state):
        return Refusal("R3", Line("refused-over"))
    return Refusal("R2", Line("refused-take"))
