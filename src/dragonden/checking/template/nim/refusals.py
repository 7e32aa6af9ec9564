"""Why a move of Nim is refused."""

from __future__ import annotations

from dragonden.engine.errors import Refusal, refuse

from .moves import DECISIONS, Halve, Take
from .state import State


@DECISIONS.refuse(Take)
def refuse_take(state: State, move: Take) -> Refusal | None:
    if state.counters[move.heap] >= move.counters:
        return None
    return refuse("R2", "take")


@DECISIONS.refuse(Halve)
def refuse_halve(state: State, move: Halve) -> Refusal | None:
    if state.counters[move.heap] > 1:
        return None
    return refuse("R4", "halve")
