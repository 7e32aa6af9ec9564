"""What can be worked out again and is stored in company, when there is time."""

from __future__ import annotations

import threading
import time

from .presence import PresenceReport
from .summary import Summary
from .table import Snapshot

Derived = Summary | Snapshot | PresenceReport


class DelayedWrites:
    """The last word of each kind about each table, until it has waited long enough."""

    def __init__(self, delay: float) -> None:
        self.delay = delay  # seconds that it waits: of a table only the last is stored
        self.lock = threading.Lock()  # said in one thread, stored in another
        self.pending: dict[tuple[type[Derived], str], Derived] = {}
        self.due = 0.0

    def add(self, what: Derived) -> bool:
        """Keep something; whether it is the first, so that nobody waits for it yet."""
        with self.lock:
            first = not self.pending
            if first:
                self.due = time.monotonic() + self.delay
            self.pending[type(what), what.table] = what
            return first

    def seconds_left(self) -> float | None:
        """Seconds until it is to be stored; None while there is nothing."""
        return max(0.0, self.due - time.monotonic()) if self.pending else None

    def take(self, at_once: bool) -> list[Derived]:
        """Everything that is to be stored now, in the order of tables."""
        with self.lock:
            if not self.pending or not (at_once or time.monotonic() >= self.due):
                return []
            taken, self.pending = self.pending, {}
        return sorted(taken.values(), key=lambda what: what.table)

    def put_back(self, taken: list[Derived]) -> None:
        """Keep what could not be stored, unless something newer was said; it is tried again."""
        with self.lock:
            self.due = time.monotonic() + self.delay
            self.pending = {(type(what), what.table): what for what in taken} | self.pending
