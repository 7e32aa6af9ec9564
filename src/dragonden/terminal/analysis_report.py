"""What an analysis has found, for people in tables and for programs in JSON."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import msgspec
from msgspec import Struct
from rich.table import Table

from dragonden.bots import Candidate
from dragonden.bots.analysis import Summary, Verdict, summarise
from dragonden.engine import notation, options
from dragonden.engine.match import Match

from .numbers import format_decimal, format_exact_percent, format_percent
from .screen import Screen

SAME = "="  # in place of what a move cost: the judge would have made the same


class Analysis(NamedTuple):
    """The verdicts on a match so far."""

    match: Match
    level: str  # of the judge
    seats: list[int]  # whose decisions were judged
    together: bool  # all play together, and only points matter
    verdicts: list[Verdict]
    wanted: int  # how many verdicts there would be in the end

    def summaries(self) -> list[Summary]:
        return [summarise(self.verdicts, seat, self.together) for seat in self.seats]


# -- for people ----------------------------------------------------------------------------------


def print_analysis(analysis: Analysis, screen: Screen) -> None:
    """Every decision, then every seat."""
    words, judge = screen.words, analysis.level
    together = "yes" if analysis.together else "no"
    screen.say("analysis", name=judge, same=SAME, together=together)
    screen.console.print(decision_table(analysis, screen))
    screen.console.print(summary_table(analysis, screen))
    if len(analysis.verdicts) < analysis.wanted:
        done = len(analysis.verdicts)
        screen.write(words("terminal-analysis-part", done=done, count=analysis.wanted))


def cost_columns(analysis: Analysis) -> tuple[str, ...]:
    """What a move can cost."""
    return ("points",) if analysis.together else ("chance", "points")


def format_costs(analysis: Analysis, screen: Screen, lost: Verdict | Summary) -> list[str]:
    """What was lost, column by column; averages are small and get one more digit."""
    points = format_decimal(lost.points_lost, screen.words)
    hundredths = format_exact_percent if isinstance(lost, Summary) else format_percent
    return [points] if analysis.together else [hundredths(lost.chance_lost, screen.words), points]


def decision_table(analysis: Analysis, screen: Screen) -> Table:
    """What each decision cost, what was played and, below it, what the judge would have played."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(screen.words("terminal-number"), justify="right", style="bold")
    table.add_column(screen.words("terminal-player"), no_wrap=True)
    for head in cost_columns(analysis):
        table.add_column(screen.words(f"terminal-{head}"), justify="right")
    table.add_column(screen.words("terminal-move"))
    for verdict, told in describe_verdicts(analysis, screen):
        who = [str(verdict.ply + 1), screen.names[verdict.seat]]
        if verdict.played.action == verdict.best.action:
            table.add_row(*who, *[SAME] * len(cost_columns(analysis)), told(verdict.played))
        else:
            table.add_row(*who, *format_costs(analysis, screen, verdict), told(verdict.played))
            rather = {"name": analysis.level, "move": told(verdict.best)}
            gap = [""] * (2 + len(cost_columns(analysis)))
            table.add_row(*gap, screen.words("terminal-rather", **rather), style="italic")
    return table


def describe_verdicts(
    analysis: Analysis, screen: Screen
) -> Iterator[tuple[Verdict, Callable[[Candidate], str]]]:
    """Each verdict with the words for its moves, as its seat saw the table then."""
    game, match = analysis.match.game, analysis.match
    again = Match(game, match.options, match.seed, match.backend)
    for verdict in analysis.verdicts:
        for ply in match.plies[len(again.plies) : verdict.ply]:
            again.carry_out(ply.action)
        view = again.view(verdict.seat)

        def told(move: Candidate, view: object = view) -> str:
            return screen.words.line(game.describe(game.decode(move.action), view))

        yield verdict, told


def summary_table(analysis: Analysis, screen: Screen) -> Table:
    """Each seat: how many decisions, how many alike, what they cost on average, the worst."""
    words, lost = screen.words, {v.ply: v for v in analysis.verdicts}
    table = Table(title=words("terminal-on-average"), title_justify="left")
    table.add_column(words("terminal-player"), no_wrap=True)
    for head in ("decisions", "agreed", *cost_columns(analysis)):
        table.add_column(words(f"terminal-{head}"), justify="right")
    table.add_column(words("terminal-worst"))
    for seat in analysis.summaries():
        worst = [
            words(
                "terminal-bad-move",
                number=ply + 1,
                cost=format_costs(analysis, screen, lost[ply])[0],
            )
            for ply in seat.worst
        ]
        table.add_row(
            screen.names[seat.seat],
            str(seat.decisions),
            str(seat.agreed),
            *format_costs(analysis, screen, seat),
            ", ".join(worst),
        )
    return table


# -- for programs --------------------------------------------------------------------------------


class Move(Struct, frozen=True):
    """A move and what came of it in the simulations that began with it."""

    move: str  # in the public notation
    visits: int
    chance: float | None  # of winning; null where all win together
    points: float


class JudgedMove(Struct, frozen=True):
    """One decision."""

    move: int  # its number in the record, from 1
    seat: int
    offered: int  # how many moves were allowed
    played: Move
    best: Move  # what the level would have played
    chance_lost: float | None
    points_lost: float


class Seat(Struct, frozen=True):
    """One seat."""

    seat: int
    name: str
    decisions: int
    agreed: int
    mean_chance_lost: float | None
    mean_points_lost: float
    worst: list[int]  # numbers of moves


class Report(Struct, frozen=True):
    """The whole analysis."""

    game: str  # its text form
    level: str
    over: bool  # whether the match was
    complete: bool  # whether all decisions were judged
    decisions: list[JudgedMove]
    seats: list[Seat]


def format_json(analysis: Analysis, names: list[str]) -> str:
    return msgspec.json.encode(build_report(analysis, names)).decode()


def build_report(analysis: Analysis, names: list[str]) -> Report:
    """The analysis without any words."""
    match = analysis.match

    def chance(value: float) -> float | None:
        return None if analysis.together else value

    def move(found: Candidate) -> Move:
        written = notation.format_move(match.game.decode(found.action))
        return Move(written, found.visits, chance(found.chance), found.points)

    def judged(v: Verdict) -> JudgedMove:
        lost = chance(v.chance_lost), v.points_lost
        return JudgedMove(v.ply + 1, v.seat, v.offered, move(v.played), move(v.best), *lost)

    def seat(s: Summary) -> Seat:
        lost, worst = (chance(s.chance_lost), s.points_lost), [ply + 1 for ply in s.worst]
        return Seat(s.seat, names[s.seat], s.decisions, s.agreed, *lost, worst)

    return Report(
        options.format_setting(match.game.name, match.options),
        analysis.level,
        over=match.actor is None,
        complete=len(analysis.verdicts) == analysis.wanted,
        decisions=[judged(v) for v in analysis.verdicts],
        seats=[seat(s) for s in analysis.summaries()],
    )
