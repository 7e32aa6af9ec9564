"""Nim counted the slow way."""

from __future__ import annotations

from typing import Any

from dragonden.engine.match import Match
from dragonden.engine.referee import Secret

from ..state import State


def scores(match: Match) -> list[list[int]]:
    over = sum(match.truth().heaps) == 0
    return [
        [int(over and seat == match.plies[-1].seat)] for seat in range(match.options["players"])
    ]


def check_pieces(match: Match) -> None:
    assert all(heap >= 0 for heap in match.truth().heaps)


def max_moves(match: Match) -> int:
    return 8 * match.options["heaps"]  # a take for each counter, a halving for each heap


def list_draws(guesses: Any, known: State) -> list[tuple[Any, list[int]]]:
    return []


def list_secrets(match: Match) -> list[Secret]:
    return []
