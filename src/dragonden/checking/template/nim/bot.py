"""What the greedy player of Nim likes: leaving heaps whose nim-sum is zero."""

from __future__ import annotations

from dragonden.engine.decisions import OVER
from dragonden.engine.kernel import kernel
from dragonden.engine.plan import Plan
from dragonden.engine.worth import HUNDREDTHS, POINTS, weigh

from .moves import DECISIONS, Take
from .pieces import MOST_COUNTERS, MOST_HEAPS
from .state import State

PLAN = Plan(budget=100)
SPREAD = 1  # points


@kernel
def appraise_take(state: State, heap: int, less: int) -> int:
    total = 0
    for other in range(MOST_HEAPS):
        taken = less + 1 if other == heap else 0
        total ^= state.counters[other] - taken
    return 1 if total == 0 else 0


@kernel
def patience_take(state: State, heap: int, less: int) -> int:
    return MOST_COUNTERS - less


appraise = DECISIONS.dispatch_by_kind({Take: appraise_take})
patience = DECISIONS.dispatch_by_kind({Take: patience_take}, otherwise=1)


@kernel
def evaluate(state: State, out: list[list[int]]) -> None:
    """Whoever takes the last counter wins; before that nobody is ahead."""
    last = (state.first + state.turn - 1) % state.players
    for seat in range(state.players):
        out[seat][POINTS] = HUNDREDTHS if state.phase == OVER and seat == last else 0
    weigh(out, state.players, SPREAD)
