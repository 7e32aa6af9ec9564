"""The reckoning of the arena: intervals over groups of games, and ratings."""

from __future__ import annotations

import math
import random

import numpy as np
import pytest
import scipy.optimize
import scipy.stats

from dragonden.lab.inference import (
    Estimate,
    estimate_mean,
    estimate_share,
    student_quantile,
    wilson_interval,
)
from dragonden.lab.ratings import ELO, estimate_ratings, fit_strengths, has_maximum
from tools import levels as ladder

# -- intervals -----------------------------------------------------------------------------------


@pytest.mark.parametrize("confidence", [0.95, 0.99])
@pytest.mark.parametrize("freedom", [1, 2, 3, 4, 6, 10, 30, 300])
def test_students_distribution_agrees_with_scipy(freedom: int, confidence: float) -> None:
    expected = scipy.stats.t.ppf((1 + confidence) / 2, freedom)
    assert student_quantile(freedom, confidence) == pytest.approx(expected, rel=0.01)


def test_the_interval_of_a_mean_agrees_with_scipy() -> None:
    values = [3.0, 1.5, 4.0, 1.0, 5.5, 9.0, 2.0, 6.0]
    found = estimate_mean(values)
    low, high = scipy.stats.t.interval(0.95, 7, np.mean(values), scipy.stats.sem(values))
    assert found.mean == np.mean(values)
    assert (found.low, found.high) == pytest.approx((low, high), rel=0.01)


def test_one_group_has_no_interval() -> None:
    assert estimate_mean([2.0]) == estimate_share([2.0], 2) == Estimate(2.0)
    assert not estimate_mean([2.0]).excludes(0)


def test_groups_that_end_alike_count_once() -> None:
    alike = [0.0, 1.0] * 200
    assert estimate_share(alike, 2).low == pytest.approx(wilson_interval(200, 400)[0], abs=1e-3)


def test_groups_that_resemble_each_other_count_as_all_their_games() -> None:
    shared = [0.5] * 400
    assert estimate_share(shared, 2).low == pytest.approx(wilson_interval(400, 800)[0], abs=1e-3)


def test_always_winning_leaves_a_doubt() -> None:
    found = estimate_share([1.0] * 10, 2)
    assert found.high == 1
    assert found.low is not None
    assert 0.5 < found.low < 0.75
    assert found.excludes(0.5)


@pytest.mark.parametrize("alike", [0.0, 0.5, 1.0])
def test_over_all_looks_equal_players_are_seldom_called_different(alike: float) -> None:
    """Below 5 % with four standard errors to spare, however much the games of a seed are alike."""
    luck = random.Random(5)
    called = sum(called_different(luck, alike) for _ in range(600))
    assert called / 600 < 0.05 + 4 * math.sqrt(0.05 * 0.95 / 600)


def called_different(luck: random.Random, alike: float) -> bool:
    """Whether some look tells apart two equal players."""
    groups = []
    for _ in range(ladder.LOOKS[-1] // 2):
        first = luck.random() < 0.5
        second = first if luck.random() < alike else luck.random() < 0.5
        groups.append((first + second) / 2)
    looks = (estimate_share(groups[: look // 2], 2, ladder.CONFIDENCE) for look in ladder.LOOKS)
    return any(share.excludes(0.5) for share in looks)


# -- ratings -------------------------------------------------------------------------------------


def test_three_wins_in_four_are_191_points() -> None:
    wins = np.array([[[0.0, 1.0], [3.0, 0.0]]])
    assert ELO * fit_strengths(wins)[0] == pytest.approx([0, 400 * math.log10(3)])


def test_strengths_are_the_most_likely_ones() -> None:
    wins = np.array([[0, 12, 15, 19.5], [8, 0, 11, 14], [5, 9, 0, 13.5], [0.5, 6, 6.5, 0]])

    def unlikely(others: np.ndarray) -> float:
        strength = np.concatenate([[0], others])
        return float((wins * np.log1p(np.exp(strength[None, :] - strength[:, None]))).sum())

    expected = scipy.optimize.minimize(unlikely, np.zeros(3), method="BFGS").x
    assert fit_strengths(wins[None])[0, 1:] == pytest.approx(expected, abs=1e-4)


def test_who_always_wins_gets_a_finite_rating_and_no_interval() -> None:
    groups = np.array([[[0.0, 2.0], [0.0, 0.0]]] * 10)
    found = estimate_ratings(groups, [0] * 10)
    assert found.bounded
    assert found.intervals is None
    assert found.elo == pytest.approx([0, -400 * math.log10(20.5 / 0.5)])


def test_it_is_enough_to_have_beaten_everyone_through_others() -> None:
    circle = np.array([[0, 1, 0], [0, 0, 1], [1, 0, 0]], float)
    chain = np.array([[0, 1, 0], [0, 0, 1], [0, 0, 0]], float)
    assert has_maximum(np.stack([circle, chain])).tolist() == [True, False]


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    luck, truth, held = np.random.default_rng(3), 400 * math.log10(2), 0
    for _ in range(60):
        won = luck.binomial(2, 2 / 3, size=60)
        groups = np.array([[[0, 2 - w], [w, 0]] for w in won], float)
        intervals = estimate_ratings(groups, [0] * 60).intervals
        assert intervals
        held += intervals[1][0] <= truth <= intervals[1][1]
    assert held >= 50  # of 57 expected; four standard errors


def test_few_groups_give_no_interval() -> None:
    groups = np.array([[[0.0, 1.0], [1.0, 0.0]]] * 4)
    assert estimate_ratings(groups, [0] * 4).intervals is None
