"""A queue in which everybody has their turn, however much others ask."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Items in turn by their owners, each owner's in order; at most `share` of an owner at work."""

    def __init__(self, share: int) -> None:
        self.share = share
        self.waiting: dict[str, deque[T]] = {}  # the owner whose turn is next comes first
        self.working: Counter[str] = Counter()

    def __len__(self) -> int:
        return sum(map(len, self.waiting.values()))

    def __iter__(self) -> Iterator[T]:
        return (item for items in self.waiting.values() for item in items)

    def add(self, owner: str, item: T) -> None:
        self.waiting.setdefault(owner, deque()).append(item)

    def find_next(self) -> str | None:
        """The owner whose turn it is, if there is one."""
        return next((owner for owner in self.waiting if self.working[owner] < self.share), None)

    def take(self) -> tuple[str, T]:
        """Take the next item to work on; `finish` must follow for its owner."""
        owner = self.find_next()
        assert owner is not None
        items = self.waiting.pop(owner)
        item = items.popleft()
        if items:
            self.waiting[owner] = items  # behind all others
        self.working[owner] += 1
        return owner, item

    def finish(self, owner: str) -> None:
        """The work on an item of this owner is done."""
        self.working[owner] -= 1
        if not self.working[owner]:
            del self.working[owner]

    def remove(self, unwanted: Callable[[T], bool]) -> None:
        """Remove all items that nobody wants any more."""
        kept = {
            owner: deque(item for item in items if not unwanted(item))
            for owner, items in self.waiting.items()
        }
        self.waiting = {owner: items for owner, items in kept.items() if items}
