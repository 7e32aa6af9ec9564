"""A study's figures, as data."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from msgspec import Struct

from dragonden.engine import options

from .distribution import Distribution, describe_counts, flip_signs
from .inference import chi_square, p_value, wilson_interval
from .simulation import Setting, Totals

ENOUGH = 5  # wins to expect at each seat before chi-square means anything
DOUBT = 0.05  # a difference less likely than this, if seats were equal, is called significant


class Speed(Struct, frozen=True):
    threads: int
    seconds: float
    games_per_second: float
    decisions_per_second: float


class LegalMoves(Struct, frozen=True):
    """How many moves were allowed at a decision."""

    mean: float
    most: int


class Wins(Struct, frozen=True):
    """The wins of one seat; a tie for first place is a shared win."""

    alone: int
    shared: int
    share: float
    low: float  # the 95 % confidence interval of the share
    high: float


class Seat(Struct, frozen=True):
    seat: int
    score: Distribution
    wins: Wins


class Difference(Struct, frozen=True):
    """Whether seats win equally often; the test's figures are None where it cannot be made."""

    chi_square: float | None
    freedom: int
    p: float | None
    significant: bool
    sentence: str


class Report(Struct, frozen=True):
    """Everything a study found; scores are exact, those that are not whole as text: "7/2"."""

    game: str
    options: dict[str, options.Value]
    rules: int  # version
    seed: int
    style: str
    asked: int  # games; fewer were played if it was interrupted
    games: int
    decisions: int
    decisions_per_game: Distribution
    legal_moves: LegalMoves
    seats: list[Seat]
    tied: int  # games with several winners
    difference: Difference
    speed: Speed


def count_scores(setting: Setting, totals: Totals) -> list[Counter[int]]:
    """Games by their scores, for each seat."""
    lowest_wins = setting.game.lowest_wins
    return [flip_signs(totals.points(seat), lowest_wins) for seat in range(setting.players)]


def build_report(setting: Setting, totals: Totals, asked: int, threads: int) -> Report:
    """The figures of a study of at least one game."""
    game = setting.game
    wins = [count_wins(totals, seat) for seat in range(setting.players)]
    return Report(
        game.name,
        setting.options,
        game.version,
        setting.seed,
        setting.style.value,
        asked,
        totals.games,
        totals.decisions,
        describe_counts(totals.lengths),
        LegalMoves(totals.offered / totals.decisions, totals.most_offered),
        [
            Seat(seat, describe_counts(points, game.unit), wins[seat])
            for seat, points in enumerate(count_scores(setting, totals))
        ],
        sum(games for winners, games in totals.winners.items() if winners.bit_count() > 1),
        compare_seats(totals, setting.players),
        Speed(threads, totals.seconds, totals.games / totals.seconds, totals.decisions_per_second),
    )


# -- who wins ------------------------------------------------------------------------------------


def sum_shares(totals: Totals, seat: int) -> Fraction:
    """The sum of a seat's wins, where a shared win counts as a fraction."""
    won = [(bits, games) for bits, games in totals.winners.items() if bits >> seat & 1]
    return sum((Fraction(games, bits.bit_count()) for bits, games in won), Fraction())


def count_wins(totals: Totals, seat: int) -> Wins:
    alone = totals.winners[1 << seat]
    won = sum(games for bits, games in totals.winners.items() if bits >> seat & 1)
    share = float(sum_shares(totals, seat))
    return Wins(alone, won - alone, share / totals.games, *wilson_interval(share, totals.games))


def compare_seats(totals: Totals, seats: int) -> Difference:
    """Whether seats win more or less often than chance explains."""
    shares = [float(sum_shares(totals, seat)) for seat in range(seats)]
    freedom = seats - 1
    if all(winners == (1 << seats) - 1 for winners in totals.winners):
        return Difference(None, freedom, None, False, "All seats shared every game.")
    if totals.games < ENOUGH * seats:
        return Difference(
            None, freedom, None, False, "Too few games to tell whether seats win equally often."
        )
    squares = sum(games / winners.bit_count() for winners, games in totals.winners.items())
    statistic = chi_square(shares, totals.games, squares)
    p = p_value(statistic, freedom)
    found = f"(χ² = {statistic:.2f}, {format_degrees(freedom)} of freedom, {format_p(p)})"
    if p >= DOUBT:
        sentence = f"Seats do not differ significantly {found}."
    else:
        best = max(range(seats), key=shares.__getitem__)
        rate = shares[best] / totals.games
        sentence = f"Seats differ significantly {found}: seat {best} wins most, {rate:.1%}."
    return Difference(statistic, freedom, p, p < DOUBT, sentence)


def format_degrees(freedom: int) -> str:
    return "1 degree" if freedom == 1 else f"{freedom} degrees"


def format_p(p: float) -> str:
    return "p < 0.001" if p < 0.001 else f"p = {p:.3f}"
