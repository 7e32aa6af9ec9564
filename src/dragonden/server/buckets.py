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
    """A bucket for each address. Beyond `most` of them, the one unused for longest is dropped."""

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
        bucket = self.by_address.pop(address, None) or Bucket(self.rate, self.size, now)
        if len(self.by_address) >= self.most:
            del self.by_address[next(iter(self.by_address))]
        self.by_address[address] = bucket
        return bucket.take(now)


class PairedBuckets:
    """Buckets for guests, and larger ones for addresses, where many guests may be one person."""

    def __init__(self, by_guest: Buckets, by_address: Buckets) -> None:
        self.by_guest = by_guest
        self.by_address = by_address

    def take(self, guest: str | None, address: str) -> bool:
        """Whether one more from this guest at this address may pass."""
        passes = guest is None or self.by_guest.take(guest)
        return self.by_address.take(address) and passes


def get_address(client: tuple[str, int] | None) -> str:
    """The address that a request counts for; for IPv6 the /64 network of one household."""
    address = parse_address(client[0]) if client else None
    if address is None:
        return "unknown"
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((int(address), 64), strict=False))
    return str(address)


def parse_address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An address, of IPv4 also where it came in through IPv6; None if it is none."""
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return mapped or address
