"""Lists of which only the first items are in use: in a hand, in a nest, on a pile."""

from __future__ import annotations

from .kernel import kernel


@kernel
def is_among(items: list[int], n: int, item: int) -> bool:
    """Whether an item is among the first `n`."""
    for i in range(n):
        if items[i] == item:
            return True
    return False


@kernel
def index_of(items: list[int], item: int) -> int:
    """Where an item is that is among them."""
    i = 0
    while items[i] != item:
        i += 1
    return i


@kernel
def close_gap(items: list[int], n: int, i: int) -> None:
    """Take item number `i` out of the first `n`: those behind it move up and leave 0 at the end."""
    for j in range(i, n - 1):
        items[j] = items[j + 1]
    items[n - 1] = 0


@kernel
def take_out(items: list[int], n: int, item: int) -> None:
    """Take an item out of the first `n`: those behind it move up and leave 0 at the end."""
    close_gap(items, n, index_of(items, item))
