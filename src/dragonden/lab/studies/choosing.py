"""Players of a study that decide inside the kernel: by chance, greed, patience, or a handicap."""

from __future__ import annotations

from typing import Any

from dragonden.bots.favourites import keep_favourites
from dragonden.engine.kernel import kernel
from dragonden.engine.verbs import actor, forget, kind_of

from ..players import GREEDY, choose_action

GIVEN = -1  # in place of a style: the actions of a game that others have played
NO_KIND = -1
PERFECT = 127  # remembers all cards
STYLE, NEVER, MEMORY = range(3)  # of a player
LIVE, KNOWN = 0, 2  # states, as in `noting`


@kernel
def choose(states: Any, actions: Any, n: int, player: Any, word: int) -> int:
    """The action that a player takes, of the `n` in `actions`, given 32 random bits."""
    if player[NEVER] != NO_KIND:
        n = leave_out(states[LIVE], actions, n, player[NEVER])
    if player[STYLE] == GREEDY and player[MEMORY] != PERFECT:
        states[KNOWN] = states[LIVE]
        forget(states[KNOWN], actor(states[KNOWN]), player[MEMORY])
        n = keep_favourites(states[KNOWN], actions, n)
        return int(actions[(word * n) >> 32])
    return choose_action(states[LIVE], player[STYLE], actions, n, word)


@kernel
def leave_out(state: Any, actions: Any, n: int, kind: int) -> int:
    """Move actions of other kinds to the front, if there are any; return how many are left."""
    kept = 0
    for i in range(n):
        if kind_of(state, actions[i]) != kind:
            actions[kept], actions[i] = actions[i], actions[kept]
            kept += 1
    return kept if kept > 0 else n
