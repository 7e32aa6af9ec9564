"""Rate limits by token buckets: each fills slowly, and every request takes one token."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable


class Bucket:
    """Lets through `rate` a second, and at most `size` at once."""

    __slots__ = ("at", "level", "rate", "size")

    def __init__(self, rate: float, size: float, now: float) -> None:
        self.rate = rate
        self.size = self.level = size
        self.at = now

    def take(self, now: float) -> bool:
        """Whether one more may pass."""
        self.level = min(self.size, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """A bucket for each address. Beyond `most` of them, full ones are dropped."""

    def __init__(
        self, rate: float, size: float, most: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.size = size
        self.most = most
        self.clock = clock
        self.by_address: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Whether one more from this address may pass."""
        now = self.clock()
        bucket = self.by_address.get(address)
        if bucket is None:
            if len(self.by_address) >= self.most:
                self.forget(now)
            bucket = self.by_address[address] = Bucket(self.rate, self.size, now)
        return bucket.take(now)

    def forget(self, now: float) -> None:
        """Drop buckets that are full again, or all of them if none is."""
        full = {a for a, b in self.by_address.items() if b.level + (now - b.at) * b.rate >= b.size}
        for address in full or set(self.by_address):
            del self.by_address[address]


def get_address(client: tuple[str, int] | None) -> str:
    """The address that a request counts for; for IPv6 the /64 network of one household."""
    try:
        address = ipaddress.ip_address(client[0] if client else "")
    except ValueError:
        return "unknown"
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)
