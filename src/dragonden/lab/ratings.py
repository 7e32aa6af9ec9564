"""Ratings after Bradley and Terry: how strong players must be to make the results most likely.

`wins[i, j]` is how often i finished above j, a tie counting half for both. Everything is done for
a whole batch of such matrices at once, since intervals come from thousands of them.
"""

from __future__ import annotations

import math

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

Matrix = NDArray[np.float64]

ELO = 400 / math.log(10)  # points for each unit of log-odds
SAMPLES = 1000
ENOUGH = 5  # groups of a stratum, needed for an interval
STEP = 2.0  # a longer step of Newton's is cut
STEPS = 200
CLOSE = 1e-9


class Ratings(Struct, frozen=True):
    """In points of Elo over the first player; intervals are None where there are too few games."""

    elo: list[float]
    intervals: list[tuple[float, float]] | None
    bounded: bool  # by a tie more between any two players, since otherwise someone has no bound


def estimate_ratings(groups: Matrix, strata: list[int], confidence: float = 0.95) -> Ratings:
    """Ratings from the wins in each of some groups of games.

    The interval is that of ratings from groups drawn again, with replacement and among those of
    the same stratum (who met whom).
    """
    total = groups.sum(axis=0, keepdims=True)
    bounded = not has_maximum(total)[0]
    elo = ELO * fit_strengths(total)[0]
    if bounded or min(map(strata.count, strata)) < ENOUGH:
        return Ratings(elo.tolist(), None, bounded)
    drawn = np.tensordot(draw_weights(strata), groups, axes=1)
    tail = (1 - confidence) / 2
    low, high = np.quantile(ELO * fit_strengths(drawn), [tail, 1 - tail], axis=0)
    return Ratings(elo.tolist(), list(zip(low.tolist(), high.tolist(), strict=True)), bounded)


def draw_weights(strata: list[int]) -> Matrix:
    """How often each group is drawn, by sample; the same every time."""
    chance = np.random.default_rng(1)
    weights = np.zeros((SAMPLES, len(strata)))
    for stratum in set(strata):
        members = [i for i, other in enumerate(strata) if other == stratum]
        even = np.full(len(members), 1 / len(members))
        weights[:, members] = chance.multinomial(len(members), even, size=SAMPLES)
    return weights


def has_maximum(wins: Matrix) -> NDArray[np.bool_]:
    """Whether the likelihood has a maximum: everyone beat everyone, if only through others."""
    reached = (wins > 0) | np.eye(wins.shape[-1], dtype=bool)
    for _ in range(wins.shape[-1].bit_length()):
        reached = reached @ reached
    return np.asarray(reached.all(axis=(1, 2)))


def fit_strengths(wins: Matrix) -> Matrix:
    """The most likely log-strengths, the first being 0, by Newton's method.

    Where there are none, a tie more between any two players keeps them finite.
    """
    n = wins.shape[-1]
    ties = 0.5 * (1 - np.eye(n))
    wins = np.where(has_maximum(wins)[:, None, None], wins, wins + ties)
    games = wins + wins.transpose(0, 2, 1)
    found = np.zeros(wins.shape[:2])
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(found[:, None, :] - found[:, :, None]))
        slope = (wins - games * chance).sum(axis=2)
        weight = games * chance * (1 - chance)
        curve = weight.sum(axis=2)[:, :, None] * np.eye(n) - weight
        step = np.linalg.solve(curve[:, 1:, 1:], slope[:, 1:, None])[..., 0]
        step = np.clip(step, -STEP, STEP)
        found[:, 1:] += step
        if np.abs(step).max(initial=0) < CLOSE:
            break
    return found
