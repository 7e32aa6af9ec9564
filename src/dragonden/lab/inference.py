"""What counts of games allow one to say about chances."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

SURE = 1.959963984540054  # standard deviations on either side that hold 95 % of a normal curve


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a chance, after Wilson; shared wins may be fractions."""
    share = wins / games
    noise = SURE**2 / games
    middle = (share + noise / 2) / (1 + noise)
    reach = SURE * math.sqrt(share * (1 - share) / games + noise / (4 * games)) / (1 + noise)
    return max(0.0, middle - reach), min(1.0, middle + reach)


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
