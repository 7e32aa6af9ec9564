"""How a game at a table ended."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from dragonden.engine import verbs
from dragonden.engine.backends import INTERPRETED
from dragonden.engine.game import Game
from dragonden.engine.outcome import Outcome, build_outcome
from dragonden.engine.state import SPECTATOR, copy_state
from dragonden.engine.words import Line


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    """Who won, and by what."""

    winners: list[int]  # seats
    resigned: list[int]  # seats
    by: Literal["rules", "resigning", "closing"]  # only after the first the rest is filled
    scores: list[str] = []  # by seat, exact: "12" or "62/5"
    ranking: list[int] = []  # by seat: 1 is best, equals share a place
    decided_by: str | None = None  # the column that separated first from second place
    columns: list[str] = []  # what is compared, in this order
    standing: list[list[int]] = []  # by seat, then column
    reason: Line | None = None  # why it was over
    together: bool = False  # all win or lose together


def compute_result(game: Game, state: Any, resigned: list[int]) -> Result:
    """The result of a game that is over by its rules; a resigned seat cannot win."""
    outcome = compute_outcome(game, state)
    places = [place for seat, place in enumerate(outcome.ranking) if seat not in resigned]
    return Result(
        winners=[
            seat
            for seat, place in enumerate(outcome.ranking)
            if seat not in resigned and place == min(places)
        ],
        resigned=resigned,
        by="rules",
        scores=[str(score) for score in outcome.scores],
        ranking=outcome.ranking,
        decided_by=outcome.decided_by,
        columns=outcome.columns,
        standing=outcome.standing,
        reason=outcome.reason,
        together=outcome.together,
    )


def compute_outcome(game: Game, state: Any) -> Outcome:
    """The outcome that a plain state of a finished game tells."""
    table = INTERPRETED.buffer(game.players[1], game.width)
    verbs.scores(state, table)
    standing = [row[: game.width] for row in table[: state.players]]
    public = copy_state(state)
    verbs.redact(public, SPECTATOR)
    return build_outcome(game, state, standing, game.prompt(public))
