"""What counts of games allow one to say about chances."""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterator, Sequence

from msgspec import Struct

SURE = 1.959963984540054  # standard deviations on either side that hold 95 % of a normal curve


class Estimate(Struct, frozen=True):
    """A mean and its confidence interval, which takes at least two groups of games."""

    mean: float
    low: float | None = None
    high: float | None = None

    def excludes(self, value: float) -> bool:
        """Whether the interval is wholly on one side of a value."""
        if self.low is None or self.high is None:
            return False
        return not self.low <= value <= self.high


def wilson_interval(wins: float, games: float, sure: float = SURE) -> tuple[float, float]:
    """The confidence interval of a chance, after Wilson; shared wins may be fractions."""
    share = wins / games
    noise = sure**2 / games
    middle = (share + noise / 2) / (1 + noise)
    reach = sure * math.sqrt(share * (1 - share) / games + noise / (4 * games)) / (1 + noise)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def estimate_mean(values: Sequence[float], confidence: float = 0.95) -> Estimate:
    """The mean of independent values, with Student's interval."""
    mean = statistics.fmean(values)
    if len(values) < 2:
        return Estimate(mean)
    error = statistics.stdev(values, mean) / math.sqrt(len(values))
    reach = student_quantile(len(values) - 1, confidence) * error
    return Estimate(mean, mean - reach, mean + reach)


def estimate_share(values: Sequence[float], games: int, confidence: float = 0.95) -> Estimate:
    """The mean of independent groups' shares, from 0 to 1, with an interval after Wilson.

    A group of `games` games on one seed tells as much as one game if all of them end alike, and up
    to as much as `games` if the groups resemble each other: the variance between groups decides.
    """
    n, mean = len(values), statistics.fmean(values)
    if n < 2:
        return Estimate(mean)
    alike, found = mean * (1 - mean), statistics.variance(values, mean)
    worth = games if found == 0 else min(max(alike / found, 1), games)
    if alike == 0:  # always or never: nothing tells how groups vary
        worth = 1
    return Estimate(
        mean, *wilson_interval(mean * n * worth, n * worth, student_quantile(n - 1, confidence))
    )


def student_quantile(freedom: int, confidence: float) -> float:
    """How many standard errors on either side hold so much of Student's distribution."""
    tail = (1 + confidence) / 2
    if freedom == 1:
        return math.tan(math.pi * (tail - 0.5))
    if freedom == 2:
        return (2 * tail - 1) * math.sqrt(2 / (4 * tail * (1 - tail)))
    # Abramowitz and Stegun 26.7.5
    z = statistics.NormalDist().inv_cdf(tail)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + math.fsum(term / freedom**i for i, term in enumerate(terms, start=1))


def chi_square(shares: Sequence[float], games: int, squares: float) -> float:
    """How far the seats' sums of shared wins are from equal, where one win a game is shared.

    `squares` is the sum of all squared shares. With one winner in each game it equals `games`
    and this is Pearson's statistic; a tie varies less than a win, and is weighed accordingly.
    """
    seats = len(shares)
    variance = (squares - games / seats) / (seats - 1)
    return sum((share - games / seats) ** 2 for share in shares) / variance


def p_value(statistic: float, freedom: int) -> float:
    """How likely chi-square with so many degrees of freedom is at least so large."""
    half = statistic / 2
    tail = math.erfc(math.sqrt(half)) if freedom % 2 else 0.0
    return min(1.0, tail + math.exp(-half) * math.fsum(terms(half, freedom)))


def terms(half: float, freedom: int) -> Iterator[float]:
    """The terms half ** k / gamma(k + 1), for k from 0 or ½ up to half the degrees of freedom."""
    for i in range(freedom // 2):
        k = i + freedom % 2 / 2
        yield half**k / math.gamma(k + 1)
