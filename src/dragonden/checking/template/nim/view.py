"""What everybody sees of a game of Nim."""

from __future__ import annotations

from msgspec import Struct

from dragonden.engine.decisions import OVER
from dragonden.engine.words import Fact, Line

from .moves import Halve, Move
from .rules import actor
from .state import State


class View(Struct, frozen=True):
    """The heaps, and whose turn it is."""

    heaps: list[int]
    actor: int | None


def build_view(state: State) -> View:
    heaps = state.counters[: state.heaps]
    return View(heaps, None if state.phase == OVER else actor(state))


def explain_end(state: State) -> Line:
    return Line("end-empty")


def log_move(before: State, move: Move, after: State, seat: int) -> list[Line]:
    facts: dict[str, Fact] = {"seat": actor(before), "heap": move.heap}
    if isinstance(move, Halve):
        return [Line("log-halve", facts)]
    return [Line("log-take", {**facts, "counters": move.counters})]
