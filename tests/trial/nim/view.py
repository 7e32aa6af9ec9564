"""What everybody sees of a game of Nim."""

from __future__ import annotations

from msgspec import Struct

from dragonden.engine.words import Line

from .moves import Take
from .rules import actor, is_over
from .state import State


class View(Struct, frozen=True):
    """The heaps, and whose turn it is."""

    heaps: list[int]
    actor: int | None


def view(state: State, seat: int) -> View:
    heaps = state.counters[: state.heaps]
    return View(heaps, None if is_over(state) else actor(state))


def prompt(state: State) -> Line:
    return Line("end-empty") if is_over(state) else Line("prompt-take", {"seat": actor(state)})


def lines(before: State, move: Take, after: State, seat: int) -> list[Line]:
    facts = {"seat": actor(before), "counters": move.counters, "heap": move.heap}
    return [Line("log-take", facts)]
