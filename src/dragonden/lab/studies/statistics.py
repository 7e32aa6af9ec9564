"""What samples of games allow one to say: means, shares, regressions, shares of variance.

Games of one deal are not independent. So every interval is reckoned over whole deals.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable
from typing import Any

import numpy as np
from msgspec import Struct

from ..inference import student_quantile, wilson_interval

CONFIDENCE = 0.99  # of every interval: a report has many, and few should be wrong


class Estimate(Struct, frozen=True):
    """A number with its confidence interval."""

    mean: float
    low: float
    high: float

    def excludes(self, value: float) -> bool:
        return not self.low <= value <= self.high

    @property
    def reach(self) -> float:
        """Half of the interval's width."""
        return (self.high - self.low) / 2


def quantile(freedom: int) -> float:
    """How many standard errors an interval reaches to either side."""
    if freedom < 1:
        return math.inf
    return student_quantile(freedom, CONFIDENCE)


def number_groups(keys: Any) -> tuple[Any, int]:
    """The number of each key's group, equal keys being one group, and how many groups there are.

    Deals nearly always come in their order; finding equal ones among a million takes ten times as
    long where they do not.
    """
    keys = np.asarray(keys)
    if len(keys) and (keys[1:] >= keys[:-1]).all():
        at = np.zeros(len(keys), int)
        np.cumsum(keys[1:] != keys[:-1], out=at[1:])
        return at, int(at[-1]) + 1
    found, at = np.unique(keys, return_inverse=True)
    return at, len(found)


def average_deals(values: Any, deals: Any) -> tuple[Any, Any]:
    """The mean of each deal's games, and how many games each has."""
    at, _ = number_groups(deals)
    games = np.bincount(at)
    return np.bincount(at, values) / games, games


def estimate_mean(values: Any, deals: Any) -> Estimate:
    """The mean over games, with an interval over deals (ratio estimator)."""
    mean = float(np.mean(values))
    found, groups = cluster_error(np.asarray(values, float) - mean, deals)
    reach = found / len(values) * quantile(groups - 1) if found else 0.0
    return Estimate(mean, mean - reach, mean + reach)


def cluster_error(residuals: Any, deals: Any) -> tuple[float, int]:
    """The standard error of a sum of residuals that belong together by deals; how many deals."""
    at, n = number_groups(deals)
    sums = np.bincount(at, residuals)
    return math.sqrt(float(sums @ sums) * n / (n - 1)) if n > 1 else 0.0, n


def estimate_share(values: Any, deals: Any) -> Estimate:
    """The mean of numbers from 0 to 1, with Wilson's interval for as many games as they are worth.

    Games of one deal that resemble each other are worth fewer than they are.
    """
    n = len(values)
    mean = float(np.mean(values))
    error, groups = cluster_error(np.asarray(values, float) - mean, deals)
    alike = n * mean * (1 - mean)  # the variance of the sum, were games independent wins or losses
    worth = n * min(1.0, alike / error**2) if error > 0 else n
    if alike == 0:  # always or never: nothing tells how deals vary
        worth = groups
    low, high = wilson_interval(mean * worth, worth, quantile(max(groups - 1, 1)))
    return Estimate(mean, low, high)


def games_needed(share: float, precision: float) -> int:
    """How many independent games tell a share so precisely."""
    sure = statistics.NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    return math.ceil(sure**2 * share * (1 - share) / precision**2)


# -- regression ----------------------------------------------------------------------------------


class Effect(Struct, frozen=True):
    """What one more of something goes with, all else being equal."""

    value: float
    low: float
    high: float


def regress(y: Any, x: Any, groups: Any) -> list[Effect]:
    """Least squares with errors that are robust to groups, as statsmodels reckons them.

    Columns that follow from others share their effect: the shortest solution is taken.
    """
    inverse = np.linalg.pinv(x.T @ x, rcond=1e-10, hermitian=True)
    slope = inverse @ (x.T @ y)
    residuals = y - x @ slope
    at, clusters = number_groups(groups)
    n, k = len(y), int(np.linalg.matrix_rank(x))
    order = np.argsort(at, kind="stable")
    starts = np.searchsorted(at[order], np.arange(clusters))
    sums = np.add.reduceat((x * residuals[:, None])[order], starts, axis=0)
    scale = clusters / (clusters - 1) * (n - 1) / (n - k)
    variance = np.diag(inverse @ (sums.T @ sums) @ inverse) * scale
    reach = np.sqrt(np.maximum(variance, 0)) * quantile(clusters - 1)
    return [Effect(float(b), float(b - r), float(b + r)) for b, r in zip(slope, reach, strict=True)]


def compare_within_games(values: Any) -> Any:
    """[game][seat]: how much each is above its game's average, as one column."""
    return values - values.mean(1, keepdims=True)


# -- shares of variance --------------------------------------------------------------------------


class Variance(Struct, frozen=True):
    """Which part of what decides a game is due to what."""

    seat: float
    deal: float
    player: float
    rest: float


def split_variance(results: Any, ring: Any) -> Variance:
    """Split the variance of results[deal][game of it][seat] with players ring[game][seat].

    Each player sits once at each seat, so seat, player and deal at a seat are orthogonal. What a
    deal gives a seat is what its games have in common beyond what chance would make them share.
    """
    deals, games, seats = results.shape
    mean = results.mean()
    seat = results.mean((0, 1)) - mean
    player = np.zeros(ring.shape)
    for who in np.unique(ring):
        player[ring == who] = results[:, ring == who].mean() - mean
    left = results - mean - seat - player
    cells = left.mean(1)
    within = left - cells[:, None]
    noise = float((within**2).sum()) / max(deals * seats * (games - 1), 1)
    between = float((cells**2).sum()) / max((deals - 1) * seats, 1)
    parts = np.array(
        [np.mean(seat**2), max(between - noise / games, 0.0), np.mean(player**2), noise]
    )
    total = parts.sum()
    shares = parts / total if total else np.array([0.0, 0.0, 0.0, 1.0])
    return Variance(*map(float, shares))


def bootstrap(
    measure: Callable[[Any], list[float]], deals: int, times: int = 200
) -> list[tuple[float, float]]:
    """Intervals of what a measure finds in samples of deals, by drawing deals again."""
    luck = np.random.default_rng(0)
    found = np.array([measure(luck.integers(deals, size=deals)) for _ in range(times)])
    edges = (1 - CONFIDENCE) / 2
    low, high = np.quantile(found, [edges, 1 - edges], axis=0)
    return [(float(a), float(b)) for a, b in zip(low, high, strict=True)]
