"""What the greedy player of Nim likes: leaving heaps whose nim-sum is zero."""

from __future__ import annotations

from dragonden.engine.kernel import kernel
from dragonden.engine.plan import Plan
from dragonden.engine.worth import HUNDREDTHS, POINTS, weigh

from .pieces import MOST_COUNTERS, MOST_HEAPS
from .rules import is_over
from .state import State

PLAN = Plan(budget=100)
SPREAD = 1  # points


@kernel
def appraise(state: State, action: int) -> int:
    total = 0
    for heap in range(MOST_HEAPS):
        taken = action % MOST_COUNTERS + 1 if heap == action // MOST_COUNTERS else 0
        total ^= state.counters[heap] - taken
    return 1 if total == 0 else 0


@kernel
def evaluate(state: State, out: list[list[int]]) -> None:
    """Who takes the last counter wins; before that nobody is ahead."""
    last = (state.first + state.turn - 1) % state.players
    for seat in range(state.players):
        out[seat][POINTS] = HUNDREDTHS if is_over(state) and seat == last else 0
    weigh(out, state.players, SPREAD)


@kernel
def linger(state: State, action: int) -> int:
    return MOST_COUNTERS - action % MOST_COUNTERS
