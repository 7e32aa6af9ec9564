"""Who is at a table just now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection


class Presence:
    """The live connections of a table, by guest."""

    def __init__(self, opened: int) -> None:
        self.opened = opened  # when counting began
        self.connections: Counter[str | None] = Counter()  # None: a browser without a cookie
        self.left: dict[str, int] = {}  # guest → when their last connection ended
        self.elsewhere: set[str] = set()  # guests with connections to other processes
        self.watching_elsewhere = 0

    def connect(self, guest: str | None) -> None:
        """Count a new connection."""
        self.connections[guest] += 1

    def disconnect(self, guest: str | None, seated: bool, now: int) -> None:
        """Count a connection that has ended."""
        self.connections[guest] -= 1
        if not self.connections[guest]:
            del self.connections[guest]
            if guest and seated:
                self.left[guest] = now

    def update_others(self, guests: set[str], watching: int, now: int) -> bool:
        """Update who is connected to other processes; return whether that has changed."""
        if (guests, watching) == (self.elsewhere, self.watching_elsewhere):
            return False
        self.left |= dict.fromkeys(self.elsewhere - guests, now)
        self.elsewhere, self.watching_elsewhere = guests, watching
        return True

    def is_here(self, guest: str | None) -> bool:
        return guest is not None and (guest in self.connections or guest in self.elsewhere)

    def away_since(self, guest: str | None) -> int | None:
        """Since when a guest has had no connection, as far as is known."""
        if guest is None or self.is_here(guest):
            return None
        return self.left.get(guest, self.opened)

    def count_watching_here(self, seated: Collection[str]) -> int:
        """How many connections to this process belong to nobody on a seat."""
        return sum(n for guest, n in self.connections.items() if guest not in seated)

    def count_watching(self, seated: Collection[str]) -> int:
        """How many connections belong to nobody on a seat."""
        return self.count_watching_here(seated) + self.watching_elsewhere
