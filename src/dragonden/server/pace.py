"""How long bots take for a move: without a choice as long as with one.

A bot that answers at once would reveal that it has only one move, and so what is in its hand.
"""

from __future__ import annotations

import random
from collections import deque

RECENT = 16  # decisions that are remembered, of each game and level


class Pace:
    """How long recent decisions with a choice took."""

    def __init__(self) -> None:
        self.recent: dict[tuple[str, str], deque[float]] = {}

    def note(self, game: str, level: str, seconds: float) -> None:
        """Record how long a bot took to choose among several moves."""
        self.recent.setdefault((game, level), deque(maxlen=RECENT)).append(seconds)

    def sample(self, game: str, level: str) -> float | None:
        """Pick the seconds that one of the recent choices took, if there was one."""
        recent = self.recent.get((game, level))
        return random.choice(recent) if recent else None
