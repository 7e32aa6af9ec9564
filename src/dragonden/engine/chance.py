"""Chance: the random stream inside a state.

The stream is Threefry-2x32 with twenty rounds, keyed by the match's seed and read at a counter.
Unlike the usual fast generators it cannot be run forward from what a player has seen, so nobody
can compute the next card from the last ones.
"""

from __future__ import annotations

from typing import Any

from .kernel import inline, kernel, numbers

WORD = 0xFFFFFFFF
PARITY = 0x1BD11BDA  # Threefry's key-schedule constant
PLAYERS = 1 << 32  # players draw from the stream of their game's seed, where no state reaches


def four_rounds(x: int, y: int, a: int, b: int, c: int, d: int) -> tuple[int, int]:
    """Four of Threefry's rounds, in which y is rotated by a, b, c and d bits.

    `compiled.py` writes them in words of 32 bits.
    """
    x = (x + y) & WORD
    y = (((y << a) | (y >> (32 - a))) & WORD) ^ x
    x = (x + y) & WORD
    y = (((y << b) | (y >> (32 - b))) & WORD) ^ x
    x = (x + y) & WORD
    y = (((y << c) | (y >> (32 - c))) & WORD) ^ x
    x = (x + y) & WORD
    y = (((y << d) | (y >> (32 - d))) & WORD) ^ x
    return x, y


@inline
def threefry(key: int, counter: int) -> tuple[int, int]:
    """The two 32-bit words of the stream `key` at position `counter`."""
    k0 = key & WORD
    k1 = (key >> 32) & WORD
    k2 = k0 ^ k1 ^ PARITY
    x, y = (counter + k0) & WORD, ((counter >> 32) + k1) & WORD
    x, y = four_rounds(x, y, 13, 15, 26, 6)
    x, y = (x + k1) & WORD, (y + k2 + 1) & WORD
    x, y = four_rounds(x, y, 17, 29, 16, 24)
    x, y = (x + k2) & WORD, (y + k0 + 2) & WORD
    x, y = four_rounds(x, y, 13, 15, 26, 6)
    x, y = (x + k0) & WORD, (y + k1 + 3) & WORD
    x, y = four_rounds(x, y, 17, 29, 16, 24)
    x, y = (x + k1) & WORD, (y + k2 + 4) & WORD
    x, y = four_rounds(x, y, 13, 15, 26, 6)
    return (x + k2) & WORD, (y + k0 + 5) & WORD


@kernel
def game_seed(seed: int, number: int) -> int:
    """The seed of one game of many: with it the game can be played again as a match."""
    high, low = threefry(seed, number)
    return ((high & 0x7FFFFFFF) << 32) | low


@kernel
def seed_stream(state: Any, seed: int) -> None:
    """Start the state's random stream anew."""
    state.rng = seed
    state.drawn = 0


@kernel
def below(state: Any, n: int) -> int:
    """A random integer in range(n); for n up to a thousand, even to within one in four million."""
    x, _ = threefry(state.rng, state.drawn)
    state.drawn += 1
    return (x * n) >> 32


@kernel
def shuffle(state: Any, items: list[int], n: int) -> None:
    """Put the first `n` items in random order.

    All words are drawn first: compiled, several at a time, that takes a third of the time.
    """
    if n < 2:
        return
    places = numbers(n)
    key, last = state.rng, state.drawn + n - 1
    for i in range(1, n):
        x, _ = threefry(key, last - i)
        places[i] = (x * (i + 1)) >> 32
    state.drawn = last
    for i in range(n - 1, 0, -1):
        j = places[i]
        items[i], items[j] = items[j], items[i]


@kernel
def shuffle_counted(state: Any, counts: list[int], kinds: int, out: list[int]) -> int:
    """Write each of the `kinds` as often as `counts` says, in random order; returns how many."""
    n = 0
    for kind in range(kinds):
        for _ in range(counts[kind]):
            out[n] = kind
            n += 1
    shuffle(state, out, n)
    return n


@kernel
def sort(items: list[int], n: int) -> None:
    """Sort the first `n` items, so that their order says nothing about a shuffle."""
    for i in range(1, n):
        j = i
        while j > 0 and items[j - 1] > items[j]:
            items[j - 1], items[j] = items[j], items[j - 1]
            j -= 1
