"""What everybody sees of a game of Picks."""

from __future__ import annotations

from msgspec import Struct

from dragonden.engine.words import Line

from .moves import Pick
from .rules import actor
from .state import State


class View(Struct, frozen=True):
    """The cards to choose from."""

    offer: list[int]


def build_view(state: State) -> View:
    return View(list(state.offer))


def explain_end(state: State) -> Line:
    return Line("end-over")


def log_move(before: State, move: Pick, after: State, seat: int) -> list[Line]:
    return [Line("log-pick", {"seat": actor(before), "slot": move.slot})]
