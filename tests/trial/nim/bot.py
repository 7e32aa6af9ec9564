"""What the greedy player of Nim likes: leaving heaps whose nim-sum is zero."""

from __future__ import annotations

from dragonden.engine.kernel import kernel

from .pieces import MOST_COUNTERS, MOST_HEAPS
from .state import State


@kernel
def appraise(state: State, action: int) -> int:
    total = 0
    for heap in range(MOST_HEAPS):
        taken = action % MOST_COUNTERS + 1 if heap == action // MOST_COUNTERS else 0
        total ^= state.counters[heap] - taken
    return 1 if total == 0 else 0


@kernel
def linger(state: State, action: int) -> int:
    return MOST_COUNTERS - action % MOST_COUNTERS
