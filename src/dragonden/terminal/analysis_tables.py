"""What an analysis has found, as tables for people."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rich.table import Table

from dragonden.bots.analysing import Analysis, JudgedMove, Move
from dragonden.engine.match import Match

from .numbers import format_decimal, format_exact_percent, format_percent
from .screen import Screen

SAME = "="  # in place of what a move cost: the judge would have made the same


def print_analysis(analysis: Analysis, match: Match, screen: Screen) -> None:
    """Every decision, then every seat."""
    together = "yes" if analysis.together else "no"
    screen.say("analysis", name=analysis.level, same=SAME, together=together)
    screen.console.print(decision_table(analysis, match, screen))
    screen.console.print(summary_table(analysis, screen))
    if not analysis.complete:
        screen.say("analysis-part", done=len(analysis.decisions), count=analysis.wanted)


def cost_columns(analysis: Analysis) -> tuple[str, ...]:
    """What a move can cost."""
    return ("points",) if analysis.together else ("chance", "points")


def format_costs(screen: Screen, chance: float | None, points: float, exact: bool) -> list[str]:
    """What was lost, column by column; averages are small and get one more digit."""
    costs = [format_decimal(points, screen.words)]
    if chance is None:
        return costs
    return [(format_exact_percent if exact else format_percent)(chance, screen.words), *costs]


def decision_table(analysis: Analysis, match: Match, screen: Screen) -> Table:
    """What each decision cost, what was played and, below it, what the judge would have played."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(screen.words("terminal-number"), justify="right", style="bold")
    table.add_column(screen.words("terminal-player"), no_wrap=True)
    for head in cost_columns(analysis):
        table.add_column(screen.words(f"terminal-{head}"), justify="right")
    table.add_column(screen.words("terminal-move"))
    for row, describe in describe_moves(analysis, match, screen):
        who = [str(row.move), screen.names[row.seat]]
        if row.played.move == row.best.move:
            table.add_row(*who, *[SAME] * len(cost_columns(analysis)), describe(row.played))
        else:
            costs = format_costs(screen, row.chance_lost, row.points_lost, exact=False)
            table.add_row(*who, *costs, describe(row.played))
            rather = {"name": analysis.level, "move": describe(row.best)}
            gap = [""] * (2 + len(cost_columns(analysis)))
            table.add_row(*gap, screen.words("terminal-rather", **rather), style="italic")
    return table


def describe_moves(
    analysis: Analysis, match: Match, screen: Screen
) -> Iterator[tuple[JudgedMove, Callable[[Move], str]]]:
    """Each decision with the words for its moves, as its seat saw the table then."""
    game = match.game
    again = Match(game, match.options, match.seed, match.backend)
    for row in analysis.decisions:
        for ply in match.plies[len(again.plies) : row.move - 1]:
            again.repeat(ply)
        view = again.view(row.seat)

        def describe(found: Move, view: object = view) -> str:
            return screen.words.line(game.describe(match.parse_move(found.move), view))

        yield row, describe


def summary_table(analysis: Analysis, screen: Screen) -> Table:
    """Each seat: how many decisions, how many alike, what they cost on average, the worst."""
    words, rows = screen.words, {row.move: row for row in analysis.decisions}
    table = Table(title=words("terminal-on-average"), title_justify="left")
    table.add_column(words("terminal-player"), no_wrap=True)
    for head in ("decisions", "agreed", *cost_columns(analysis)):
        table.add_column(words(f"terminal-{head}"), justify="right")
    table.add_column(words("terminal-worst"))
    for seat in analysis.seats:
        worst = [
            words("terminal-bad-move", number=number, cost=worst_cost(rows[number], screen))
            for number in seat.worst
        ]
        table.add_row(
            screen.names[seat.seat],
            str(seat.decisions),
            str(seat.agreed),
            *format_costs(screen, seat.mean_chance_lost, seat.mean_points_lost, exact=True),
            ", ".join(worst),
        )
    return table


def worst_cost(row: JudgedMove, screen: Screen) -> str:
    """What the worst of a decision was."""
    return format_costs(screen, row.chance_lost, row.points_lost, exact=False)[0]
