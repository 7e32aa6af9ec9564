from __future__ import annotations

import pytest

from dragonden import Refused, new

from .. import GAME
from ..moves import Take


def test_R1_no_heap_starts_empty():
    assert all(new(GAME, heaps=4).view(None).heaps)


def test_R2_a_heap_has_only_so_many():
    match = new(GAME, heaps=1)
    match.live.counters[0] = 3
    with pytest.raises(Refused, match="not so many"):
        match.play(Take(0, 4))


def test_R3_the_last_counter_wins():
    match = new(GAME, heaps=1, first=1)
    match.play(Take(0, match.view(0).heaps[0]))
    assert match.outcome.winners == [1]


def test_R4_whoever_empties_a_heap_halves_another():
    match = new(GAME, heaps=2, first=0)
    match.live.counters[:2] = [1, 5]
    match.play(Take(0, 1))
    assert match.actor == 0
    with pytest.raises(Refused, match="R4"):
        match.play(Take(1, 1))
    match.play("halve 1")
    assert (match.view(0).heaps, match.actor) == ([0, 3], 1)
