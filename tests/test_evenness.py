"""Guesses are fair: whatever is hidden is drawn evenly from the pool of what it can be."""

from __future__ import annotations

import random
from typing import Any

import pytest

from dragonden.checking import evenness
from dragonden.checking.evenness import GUESSES, check_even
from dragonden.checking.proofs import EVEN
from dragonden.checking.variants import Variant
from dragonden.engine.backends import INTERPRETED, default_backend
from dragonden.engine.game import Game
from dragonden.engine.referee import Violation

from .support import CASE_IDS, CASES, GAMES, with_any_box

pytestmark = pytest.mark.skipif(default_backend() is INTERPRETED, reason="guesses by the thousand")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_may_be_hidden_follows_from_the_box(game: Game) -> None:
    EVEN.check(game, with_any_box(game, {}, random.Random(1)))


@pytest.mark.parametrize(("game", "variant"), CASES, ids=CASE_IDS)
def test_determinize_draws_hidden_things_evenly(
    game: Game, variant: Variant, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked = []

    def check(drawn: Any, pool: list[int]) -> None:
        checked.append(len(pool))
        check_even(drawn, pool)

    monkeypatch.setattr(evenness, "check_even", check)
    EVEN.check(game, variant)
    assert max(checked) > 1, "something was drawn from several things"


def test_unfair_shuffles_are_caught() -> None:
    luck, pool = random.Random(1), [*range(100)]  # no single place tells
    check_even([luck.sample(pool, len(pool)) for _ in range(GUESSES)], pool)
    for shuffle in (rotate, cut):
        with pytest.raises(Violation, match="not even"):
            check_even([shuffle(pool, luck) for _ in range(GUESSES)], pool)


def test_what_cannot_be_there_is_caught() -> None:
    luck, pool = random.Random(1), [1, 2, 2, 3]
    check_even([luck.sample(pool, 2) for _ in range(GUESSES)], pool)
    with pytest.raises(Violation, match="cannot be there"):
        check_even([[1, 4]] * GUESSES, pool)
    with pytest.raises(Violation, match="more was guessed"):
        check_even([[1, 2, 2, 3, 3]] * GUESSES, pool)
    with pytest.raises(Violation, match="not even"):  # as if each kind were there once
        check_even([luck.sample([1, 2, 3], 2) for _ in range(GUESSES)], pool)


def rotate(pool: list[int], luck: random.Random) -> list[int]:
    """All of the pool in one cycle at random: what comes of drawing one place too low."""
    items = pool[:]
    for i in range(len(items) - 1, 0, -1):
        j = luck.randrange(i)
        items[i], items[j] = items[j], items[i]
    return items


def cut(pool: list[int], luck: random.Random) -> list[int]:
    """The pool from somewhere on: anything can be anywhere, but neighbours stay neighbours."""
    at = luck.randrange(len(pool))
    return pool[at:] + pool[:at]
