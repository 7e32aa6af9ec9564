"""Guesses are fair: whatever is hidden is drawn evenly from the pool of what it can be."""

from __future__ import annotations

import random

import pytest

from dragonden.checking.proofs import EVEN
from dragonden.checking.variants import Variant
from dragonden.engine.backends import INTERPRETED, default_backend
from dragonden.engine.game import Game

from .support import CASE_IDS, CASES, GAMES, with_any_box

pytestmark = pytest.mark.skipif(default_backend() is INTERPRETED, reason="guesses by the thousand")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_may_be_hidden_follows_from_the_box(game: Game) -> None:
    EVEN.check(game, with_any_box(game, {}, random.Random(1)))


@pytest.mark.parametrize(("game", "variant"), CASES, ids=CASE_IDS)
def test_determinize_draws_hidden_things_evenly(game: Game, variant: Variant) -> None:
    EVEN.check(game, variant)
