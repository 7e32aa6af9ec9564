"""How a number is spread over many games: mean, quartiles and a small picture."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections import Counter
from fractions import Fraction
from itertools import accumulate

from msgspec import Struct

from dragonden.engine.outcome import simplify_score

Exact = int | str  # a whole number, or the text of a fraction: "7/2"

BARS = " ▁▂▃▄▅▆▇█"
MOST_BARS = 24  # so that a table with a picture fits into 80 columns


class Distribution(Struct, frozen=True):
    """Of some number over many games."""

    mean: float
    sd: float  # standard deviation
    min: Exact
    lower_quartile: Exact
    median: Exact
    upper_quartile: Exact
    max: Exact
    counts: list[tuple[Exact, int]]  # each value that occurred, and how often


def flip_signs(counts: Counter[int], lowest_wins: bool) -> Counter[int]:
    """Points as they are shown: where the lowest score wins they are counted as negative."""
    return Counter({-n: games for n, games in counts.items()}) if lowest_wins else counts


def describe_counts(counts: Counter[int], unit: int = 1) -> Distribution:
    """The spread of numbers counted in fractions of `unit`."""
    values = sorted(counts)
    total = counts.total()
    mean = Fraction(sum(value * counts[value] for value in values), total)
    squares = Fraction(sum(value**2 * counts[value] for value in values), total)
    ranks = [format_exact(find_quartile(counts, quarters), unit) for quarters in range(5)]
    return Distribution(
        float(mean / unit),
        math.sqrt(squares - mean**2) / unit,
        ranks[0],
        ranks[1],
        ranks[2],
        ranks[3],
        ranks[4],
        [(format_exact(value, unit), counts[value]) for value in values],
    )


def find_quartile(counts: Counter[int], quarters: int) -> int:
    """The least number that is not exceeded in so many quarters of all games."""
    values = sorted(counts)
    reached = list(accumulate(counts[value] for value in values))
    return values[bisect_left(reached, reached[-1] * quarters / 4)]


def format_exact(value: int, unit: int) -> Exact:
    """A number of fractions of the unit, without rounding."""
    score = simplify_score(Fraction(value, unit))
    return score if isinstance(score, int) else str(score)


def count_units(spread: Distribution, unit: int) -> Counter[int]:
    """How often each number occurred, counted in fractions of `unit`."""
    return Counter({int(Fraction(value) * unit): games for value, games in spread.counts})


def draw_histograms(spreads: list[Counter[int]]) -> tuple[list[str], int, int]:
    """A row of bars for each of several spreads, on one scale from its least to its greatest."""
    least = min(min(spread) for spread in spreads)
    greatest = max(max(spread) for spread in spreads)
    width = -(-(greatest - least + 1) // MOST_BARS)
    bins: list[Counter[int]] = [Counter() for _ in spreads]
    for spread, binned in zip(spreads, bins, strict=True):
        for value, games in spread.items():
            binned[(value - least) // width] += games
    tallest = max(max(binned.values()) for binned in bins)
    places = range((greatest - least) // width + 1)
    rows = ["".join(draw_bar(binned[place], tallest) for place in places) for binned in bins]
    return rows, least, greatest


def draw_bar(games: int, tallest: int) -> str:
    """A bar in proportion; nothing only where there is nothing."""
    return BARS[math.ceil(games / tallest * (len(BARS) - 1))]
