"""What everybody sees of a game of Nim."""

from __future__ import annotations

from msgspec import Struct

from dragonden.engine.decisions import OVER
from dragonden.engine.words import Fact, Line

from .moves import Take
from .rules import actor
from .state import State


class View(Struct, frozen=True):
    """The heaps, and whose turn it is."""

    heaps: list[int]
    actor: int | None


def view(state: State) -> View:
    heaps = state.counters[: state.heaps]
    return View(heaps, None if state.phase == OVER else actor(state))


def asked(state: State) -> dict[str, Fact]:
    return {}


def ending(state: State) -> Line:
    return Line("end-empty")


def lines(before: State, move: Take, after: State, seat: int) -> list[Line]:
    facts = {"seat": actor(before), "counters": move.counters, "heap": move.heap}
    return [Line("log-take", facts)]
