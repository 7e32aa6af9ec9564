"""Guesses are fair: whatever is hidden is drawn evenly from the pool of what it can be."""

from __future__ import annotations

import random

import pytest

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
def test_determinize_draws_hidden_things_evenly(game: Game, variant: Variant) -> None:
    EVEN.check(game, variant)


def test_a_shuffle_that_leaves_nothing_in_its_place_is_caught() -> None:
    luck, pool = random.Random(1), [*range(40)]
    check_even([luck.sample(pool, len(pool)) for _ in range(GUESSES)], pool)
    with pytest.raises(Violation, match="not even"):
        check_even([rotate(pool, luck) for _ in range(GUESSES)], pool)


def rotate(pool: list[int], luck: random.Random) -> list[int]:
    """All of the pool in one cycle at random: what comes of drawing one place too low."""
    items = pool[:]
    for i in range(len(items) - 1, 0, -1):
        j = luck.randrange(i)
        items[i], items[j] = items[j], items[i]
    return items
