"""What each decision of a match has cost, as data: `dragonden.analyse`."""

from __future__ import annotations

import contextlib
from collections.abc import Collection, Sequence

from msgspec import Struct

from dragonden.engine.errors import InputError
from dragonden.engine.match import Match
from dragonden.engine.notation import format_move
from dragonden.engine.options import format_setting
from dragonden.engine.progress import Progress, ignore_progress

from .analysis import Summary, Verdict, find_choices, judge_choices, summarise
from .decision import Candidate
from .levels import SEARCHING
from .readiness import wait_until_ready


class Move(Struct, frozen=True):
    """A move and what came of it in the simulations that began with it."""

    move: str  # in the public notation
    visits: int
    chance: float | None  # of winning; None where all win together
    points: float  # expected at the end


class JudgedMove(Struct, frozen=True):
    """One decision."""

    move: int  # its number in the record, from 1
    seat: int
    offered: int  # how many moves were allowed
    played: Move
    best: Move  # what the level would have played; the same if it agrees
    chance_lost: float | None  # of winning; None where all win together
    points_lost: float


class JudgedSeat(Struct, frozen=True):
    """The decisions of one seat together."""

    seat: int
    name: str
    decisions: int
    agreed: int  # how often the level would have played the same
    mean_chance_lost: float | None
    mean_points_lost: float
    worst: list[int]  # numbers of the worst moves, the worst first


class Analysis(Struct, frozen=True):
    """A match, judged."""

    game: str  # its text form
    level: str  # of the judge
    over: bool  # whether the match is
    together: bool  # all win or lose together, so only points matter
    wanted: int  # how many decisions there are to judge
    complete: bool  # whether all of them were judged
    decisions: list[JudgedMove]
    seats: list[JudgedSeat]


def analyse(
    match: Match,
    *,
    level: str = SEARCHING[0],
    seats: Collection[int] | None = None,
    names: Sequence[str] | None = None,
    watch: Progress = ignore_progress,
    return_early: bool = False,
) -> Analysis:
    """Judge the decisions of a match, each by what its seat knew then.

    A level that looks ahead, `dragon` or `elder`, says what it would have played, and how much
    chance to win and how many points lie between. `seats` are those whose decisions are judged, all
    unless told. `watch` is called with the number of decisions judged and wanted, first when the
    search is compiled. Ctrl-C raises KeyboardInterrupt, or, with `return_early`, ends it with what
    was judged by then.

    >>> import dragonden
    >>> match = dragonden.new("dragomino", players=2, seed=7)
    >>> analyse(match)
    Traceback (most recent call last):
    dragonden.engine.errors.InputError: There is no decision to judge in this match.
    """
    if level not in SEARCHING:
        raise InputError(
            f"The level can be {' or '.join(SEARCHING)}, not {level}: only they look ahead."
        )
    players = int(match.options["players"])
    judged = list(range(players)) if seats is None else sorted(seats)
    if wrong := [seat for seat in judged if not 0 <= seat < players]:
        raise InputError(f"Seats are counted from 0 to {players - 1}; there is no {wrong[0]}.")
    choices = find_choices(match, judged)
    if not choices:
        raise InputError("There is no decision to judge in this match.")
    found: list[Verdict] = []
    with contextlib.suppress(*[KeyboardInterrupt] if return_early else []):
        wait_until_ready(match.game)
        watch(0, len(choices))
        with contextlib.closing(judge_choices(choices, level)) as coming:
            for verdict in coming:
                found.append(verdict)
                watch(len(found), len(choices))
    if not found:
        raise KeyboardInterrupt("any decision was judged")
    return build_analysis(match, level, judged, names, found, len(choices))


def build_analysis(
    match: Match,
    level: str,
    seats: list[int],
    names: Sequence[str] | None,
    verdicts: list[Verdict],
    wanted: int,
) -> Analysis:
    """The verdicts without any words."""
    game, together = match.game, match.game.is_cooperative(match.state)
    words = game.words()

    def chance(value: float) -> float | None:
        return None if together else value

    def move(found: Candidate) -> Move:
        text = format_move(game.decode(found.action))
        return Move(text, found.visits, chance(found.chance), found.points)

    def decision(v: Verdict) -> JudgedMove:
        lost = chance(v.chance_lost), v.points_lost
        return JudgedMove(v.ply + 1, v.seat, v.offered, move(v.played), move(v.best), *lost)

    def seat(s: Summary) -> JudgedSeat:
        name = names[s.seat] if names else words("seat", number=s.seat + 1)
        lost, worst = (chance(s.chance_lost), s.points_lost), [ply + 1 for ply in s.worst]
        return JudgedSeat(s.seat, name, s.decisions, s.agreed, *lost, worst)

    return Analysis(
        format_setting(game.name, match.options),
        level,
        over=match.actor is None,
        together=together,
        wanted=wanted,
        complete=len(verdicts) == wanted,
        decisions=[decision(v) for v in verdicts],
        seats=[seat(summarise(verdicts, s, together)) for s in seats],
    )
