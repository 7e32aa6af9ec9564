"""The time of day, which never goes back and never stands still."""

from __future__ import annotations

import time
from collections.abc import Callable


class Clock:
    """The system's time; when that is set back, it goes on from where it was."""

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self.wall = wall
        self.monotonic = monotonic
        self.last = wall()
        self.last_at = monotonic()

    def now(self) -> float:
        """Seconds since 1970."""
        at = self.monotonic()
        self.last = max(self.wall(), self.last + at - self.last_at)
        self.last_at = at
        return self.last


CLOCK = Clock()


def now_ms() -> int:
    """Milliseconds since 1970."""
    return int(1000 * CLOCK.now())
