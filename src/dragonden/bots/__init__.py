"""Players that work for every game from what a seat may know.

A bot gets the knowledge of its seat (the state, redacted for it) and the allowed actions, and
returns one of them with what it thought of. It never meets the match, so it cannot see more; when
it leaves something to chance it uses a stream of its own, so nothing it does can be read off or
change the game's.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, Protocol

from dragonden.engine.errors import InputError

from .decision import Candidate, Decision
from .levels import LEVELS, SEARCHING, LevelBot
from .simple import GreedyBot, RandomBot

__all__ = ["BOTS", "LEVELS", "SEARCHING", "Bot", "Candidate", "Decision", "Seed", "create_bot"]

Seed = int | str | None  # None: one that nobody knows


class Bot(Protocol):
    """One player, for one seat of one match."""

    def decide(self, knowledge: Any, actions: list[int]) -> Decision:
        """One of the allowed actions, from what the seat to act may know."""


BOTS: dict[str, Callable[[Seed], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{name: functools.partial(LevelBot, level) for name, level in LEVELS.items()},
}


def create_bot(name: str, seed: Seed = None) -> Bot:
    """A new bot of the kind with this name.

    >>> create_bot("random", seed=1).decide(None, [10, 20, 30]).action
    10
    """
    if name not in BOTS:
        raise InputError(f"There is no bot {name!r}; there are {', '.join(BOTS)}.")
    return BOTS[name](seed)
