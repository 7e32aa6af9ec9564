"""Guesses that believe the others, and what they are made from."""

from __future__ import annotations

import pytest

from dragonden import Match, new
from dragonden.engine.state import copy_state

from ..belief import DOUBT, believe
from ..knowledge import redact
from ..moves import Draw, Pass, Place
from ..pieces import JOKER, sign_of
from ..state import State
from .positions import position

GUESSES = 40
ONE, TWO, THREE, FIVE = map(sign_of, "1235")


def guess_often(match: Match, seat: int) -> list[State]:
    """What a seat believes."""
    guesses = []
    for seed in range(GUESSES):
        guess = copy_state(match.knowledge(seat))
        believe(guess, seat, seed)
        guesses.append(guess)
    return guesses


@pytest.fixture
def kept() -> Match:
    """Seat 1 has drawn and kept it."""
    match = new("dingominos", players=2, first=0, seed=1)
    match.play(0)
    match.play(Draw())
    match.play(Pass())
    return match


def test_who_draws_and_keeps_it_seems_to_have_nothing_to_join(kept):
    left, right = kept.live.ends
    hands = [guess.hand[1] for guess in guess_often(kept, 0)]
    doubted = [hand for hand in hands if hand[left] | hand[right] | hand[JOKER]]
    assert 0 < len(doubted) < 3 * GUESSES // DOUBT  # some draw for other reasons


def test_a_belief_agrees_with_what_is_known(kept):
    for guess in guess_often(kept, 0):
        assert kept.game.view.build_view(guess).pool_size == kept.live.pool_size
        redact(guess, 0)
        assert guess == kept.knowledge(0)


def test_only_what_came_after_an_end_was_left_alone_may_have_its_sign():
    match = position("3-4 6-6", "3-3 4-4", pool="1-5 5-5")
    match.play(Draw())
    assert [match.live.fresh[0][sign] for sign in (ONE, TWO, JOKER, THREE)] == [1, 1, 1, 3]
    match.play(Pass())
    assert [match.live.fresh[0][sign] for sign in (ONE, TWO, JOKER, THREE)] == [0, 0, 0, 3]


def test_what_is_laid_is_no_longer_held():
    match = position("1-3 6-6", "3-3 4-4", pool="5-5 5-6")
    match.play(Place("1-3", "left", "1"))
    assert [match.live.fresh[0][sign] for sign in (ONE, FIVE)] == [1, 1]
