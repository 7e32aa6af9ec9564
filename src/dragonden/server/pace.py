"""How long bots take over a move: where they have no choice as long as elsewhere.

Who answers at once has only one move, and that tells others what is on its hand.
"""

from __future__ import annotations

import random
from collections import deque

RECENT = 16  # decisions that are remembered, of each game and level


class Pace:
    """How long the last decisions took that were any."""

    def __init__(self) -> None:
        self.recent: dict[tuple[str, str], deque[float]] = {}

    def note(self, game: str, level: str, seconds: float) -> None:
        """A bot has chosen among several moves."""
        self.recent.setdefault((game, level), deque(maxlen=RECENT)).append(seconds)

    def sample(self, game: str, level: str) -> float | None:
        """Seconds that such a choice took lately, if there has been one."""
        recent = self.recent.get((game, level))
        return random.choice(recent) if recent else None
