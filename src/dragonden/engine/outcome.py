"""How a game ended: scores, ranking, winners, the tie-break that decided, and why it ended."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from msgspec import Struct

from .game import Game
from .words import Line


class Outcome(Struct, frozen=True):
    """The result of a finished game, seat by seat."""

    scores: list[int | Fraction]  # points, exact
    ranking: list[int]  # place of each seat: 1 is best, equals share a place
    winners: list[int]  # the seats in first place
    decided_by: (
        str | None
    )  # the column that separates first from second place; None if nothing does
    columns: list[str]  # what is compared, in this order, points first
    standing: list[list[int]]  # by seat, then column, in the game's smallest unit
    reason: Line  # why it ended
    together: bool = False  # all have won or lost together


def build_outcome(game: Game, state: Any, standing: list[list[int]], reason: Line) -> Outcome:
    """The outcome of a game whose final state has this standing."""
    unit = -game.unit if game.lowest_wins else game.unit
    together = game.is_cooperative(state)
    return rank_seats(game.columns, unit, standing, reason, game.points, together)


def rank_seats(
    columns: Sequence[str],
    unit: int,
    standing: list[list[int]],
    reason: Line,
    points: int = 0,
    together: bool = False,
) -> Outcome:
    """Rank seats by their columns, first column first; more is better.

    `points` is the column of `standing` that holds the score, in fractions of `unit`.
    """
    decisive = [row[: len(columns)] for row in standing]
    order = sorted(decisive, reverse=True)
    ranking = [1 + order.index(row) for row in decisive]
    winners = [seat for seat, place in enumerate(ranking) if place == 1]
    rest = [row for row in order if row != order[0]]
    decided_by = None
    if rest:
        decided_by = next(c for c, a, b in zip(columns, order[0], rest[0], strict=True) if a != b)
    scores = [simplify_score(Fraction(row[points], unit)) for row in standing]
    return Outcome(scores, ranking, winners, decided_by, list(columns), standing, reason, together)


def simplify_score(score: Fraction) -> int | Fraction:
    """The score as an int where it is one."""
    return int(score) if score.denominator == 1 else score
