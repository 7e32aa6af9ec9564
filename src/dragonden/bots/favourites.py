"""What the game's own greedy player likes best, inside kernels."""

from __future__ import annotations

from typing import Any

from dragonden.engine.kernel import kernel
from dragonden.engine.verbs import appraise


@kernel
def keep_favourites(state: Any, actions: Any, n: int) -> int:
    """Move the actions the game's greedy player likes best to the front; return how many."""
    most = appraise(state, actions[0])
    kept = 1
    for i in range(1, n):
        worth = appraise(state, actions[i])
        if worth > most:
            most = worth
            kept = 0
        if worth == most:
            actions[kept] = actions[i]
            kept += 1
    return kept
