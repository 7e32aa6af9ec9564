"""What the greedy player of Picks likes: the highest card, whatever aces are worth."""

from __future__ import annotations

from dragonden.engine.kernel import kernel
from dragonden.engine.plan import Plan
from dragonden.engine.worth import HUNDREDTHS, POINTS, weigh

from .moves import DECISIONS, Pick
from .rules import points_of
from .state import State

PLAN = Plan(budget=20)
SPREAD = 10  # points


@kernel
def appraise_pick(state: State, slot: int) -> int:
    return 0 if state.face_down else state.offer[slot]


appraise = DECISIONS.dispatch_by_kind({Pick: appraise_pick})


@kernel
def patience(state: State, action: int) -> int:
    return 1


@kernel
def evaluate(state: State, out: list[list[int]]) -> None:
    for seat in range(state.players):
        out[seat][POINTS] = HUNDREDTHS * points_of(state, seat)
    weigh(out, state.players, SPREAD)
