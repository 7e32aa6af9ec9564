"""What can be computed again, and so may wait and be stored together with more of its kind."""

from __future__ import annotations

import threading
import time

from .presence import PresenceReport
from .summary import Summary
from .table import Snapshot

Derived = Summary | Snapshot | PresenceReport


class DelayedWrites:
    """The newest item of each kind for each table, until it has waited long enough."""

    def __init__(self, delay: float) -> None:
        self.delay = delay  # seconds that an item waits; only the newest one is stored
        self.lock = threading.Lock()  # items are added in one thread and stored in another
        self.pending: dict[tuple[type[Derived], str], Derived] = {}
        self.due = 0.0

    def add(self, what: Derived) -> bool:
        """Add an item; return whether it is the first, so that the writer must be woken."""
        with self.lock:
            first = not self.pending
            if first:
                self.due = time.monotonic() + self.delay
            self.pending[type(what), what.table] = what
            return first

    def seconds_left(self) -> float | None:
        """Seconds until the items are due; None if there are none."""
        return max(0.0, self.due - time.monotonic()) if self.pending else None

    def take(self, at_once: bool) -> list[Derived]:
        """Take all items that are due, in the order of tables."""
        with self.lock:
            if not self.pending or not (at_once or time.monotonic() >= self.due):
                return []
            taken, self.pending = self.pending, {}
        return sorted(taken.values(), key=lambda what: what.table)

    def put_back(self, taken: list[Derived]) -> None:
        """Put back what could not be stored, unless there is something newer; it is tried again."""
        with self.lock:
            self.due = time.monotonic() + self.delay
            self.pending = {(type(what), what.table): what for what in taken} | self.pending
