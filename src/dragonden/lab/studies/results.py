"""Sections on results: who wins, how long it takes, scores, and how the lead goes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from dragonden.engine.game import Game

from ..inference import chi_square, p_value
from . import noting
from .rows import Rows
from .statistics import Estimate, estimate_mean, estimate_share, number_groups
from .texts import (
    Cell,
    Chart,
    Number,
    Point,
    Say,
    Section,
    Series,
    Table,
    Text,
    number,
    percent,
    point,
    say,
    whole,
)

CHOICE_SECONDS, FORCED_SECONDS = 10, 2  # assumed for a decision with and without a choice
MOST_BARS = 40
RARE = 30  # games in which something has to happen before its wins are told


class Level(NamedTuple):
    """The games of one table: who plays, how many, and what came out."""

    name: str
    rows: Rows

    @property
    def text(self) -> Say:
        return say("study-level", name=self.name)


def seat_name(seat: int) -> Say:
    return say("study-seat", number=seat + 1)


def wins_of(rows: Rows) -> list[Estimate]:
    """How often each seat wins; a shared win counts in part."""
    shares, deals = rows.shares, rows.deals
    return [estimate_share(shares[:, seat], deals) for seat in range(rows.seats)]


def test_seats(rows: Rows) -> float | None:
    """How likely seats differ so much by chance; None if every game is shared by all."""
    shares = rows.shares
    if np.all(shares == 1 / rows.seats):
        return None
    sums = shares.sum(0)
    at, _ = number_groups(rows.deals)
    deals = np.stack([np.bincount(at, shares[:, seat]) for seat in range(rows.seats)], 1)
    games, squares = len(shares), float((shares**2).sum())
    # Games of one deal together vary more or less than so many deals would.
    ratio = float(((deals - deals.mean(0)) ** 2).sum()) / max(squares - games / rows.seats, 1e-9)
    return p_value(chi_square(list(sums), games, squares) / max(ratio, 1e-9), rows.seats - 1)


def describe_seats(levels: Sequence[Level], others: Sequence[Level]) -> Section:
    """Seat advantage, by level and by the number of players."""
    charts, table_rows = [], []
    for seats in sorted({level.rows.seats for level in (*levels, *others)}):
        found = [level for level in (*levels, *others) if level.rows.seats == seats]
        series = []
        for level in found:
            wins = wins_of(level.rows)
            series.append(Series(level.text, [point(i, w) for i, w in enumerate(wins)]))
            for seat, win in enumerate(wins):
                cells: list[Cell] = [whole(seats), level.text, seat_name(seat), percent(win)]
                table_rows.append([*cells, percent(1 / seats), whole(len(level.rows))])
        charts.append(
            Chart(
                "intervals",
                say("chart-wins-by-seat", players=seats),
                say("axis-seat"),
                say("axis-wins"),
                "percent",
                series,
                [seat_name(seat) for seat in range(seats)],
                1 / seats,
            )
        )
    columns = ["players", "level", "seat", "wins", "fair", "games"]
    return Section("seats", charts, [build_table("wins-by-seat", columns, table_rows)])


def build_table(title: str, columns: Sequence[str], rows: Sequence[Sequence[Cell]]) -> Table:
    return Table(say(f"numbers-{title}"), [say(f"column-{name}") for name in columns], rows)


# -- length and scores ---------------------------------------------------------------------------


def histogram(values: Any, name: Text) -> Series:
    """How often values occur, in at most so many bars, as shares."""
    least, greatest = int(values.min()), int(values.max())
    width = max(1, -(-(greatest - least + 1) // MOST_BARS))
    counts = np.bincount((values.astype(int) - least) // width)
    middle = least + (width - 1) / 2
    return Series(
        name, [Point(middle + width * i, round(n / len(values), 5)) for i, n in enumerate(counts)]
    )


def quartiles(values: Any, scale: float = 1.0) -> list[Cell]:
    """Least, quartiles and greatest."""
    found = np.quantile(values, [0, 0.25, 0.5, 0.75, 1], method="inverted_cdf")
    return [Number(round(float(v) * scale, 2)) for v in found]


SPREAD = ["mean", "least", "quartile-1", "median", "quartile-3", "greatest"]


def describe_length(game: Game, levels: Sequence[Level]) -> Section:
    """How long games are, in decisions and in minutes."""
    rows_of_table: list[list[Cell]] = []
    for level in levels:
        rows = level.rows
        length = rows.rows[:, noting.LENGTH]
        forced = rows.rows[:, noting.FORCED]
        minutes = (CHOICE_SECONDS * (length - forced) + FORCED_SECONDS * forced) / 60
        for what, values in (("decisions", length), ("minutes", minutes)):
            mean = number(estimate_mean(values, rows.deals))
            rows_of_table.append([level.text, say(f"study-{what}"), mean, *quartiles(values)])
    charts = [
        Chart(
            "bars",
            say("chart-length"),
            say("axis-decisions"),
            say("axis-games"),
            "percent",
            [histogram(level.rows.rows[:, noting.LENGTH], level.text) for level in levels],
        )
    ]
    table = build_table("length", ["level", "what", *SPREAD], rows_of_table)
    note = say("note-minutes", choice=CHOICE_SECONDS, forced=FORCED_SECONDS, box=game.minutes)
    return Section("length", charts, [table], [note])


def shown_scores(game: Game, rows: Rows) -> Any:
    """Scores as players read them."""
    return rows.scores * (-1 if game.lowest_wins else 1) / game.unit


def margins(rows: Rows, unit: int) -> Any:
    """How far the best score is from the second best, in points."""
    if rows.seats < 2:
        return np.zeros(len(rows))
    ordered = np.sort(rows.scores, 1)
    return (ordered[:, -1] - ordered[:, -2]) / unit


def describe_scores(game: Game, levels: Sequence[Level]) -> Section:
    """Scores, margins, ties and blowouts."""
    charts = [
        Chart(
            "bars",
            say("chart-scores"),
            say("axis-points"),
            say("axis-games"),
            "percent",
            [histogram(np.rint(shown_scores(game, one.rows)).ravel(), one.text) for one in levels],
        ),
        Chart(
            "bars",
            say("chart-margins"),
            say("axis-points"),
            say("axis-games"),
            "percent",
            [histogram(np.rint(margins(one.rows, game.unit)), one.text) for one in levels],
        ),
    ]
    spread: list[list[Cell]] = []
    ends: list[list[Cell]] = []
    for level in levels:
        rows, deals = level.rows, level.rows.deals
        scores, margin = shown_scores(game, rows), margins(rows, game.unit)
        for seat in range(rows.seats):
            mean = number(estimate_mean(scores[:, seat], deals))
            spread.append([level.text, seat_name(seat), mean, *quartiles(scores[:, seat])])
        mean = number(estimate_mean(margin, deals))
        spread.append([level.text, say("study-margin"), mean, *quartiles(margin)])
        ends.append([level.text, say("study-tied"), percent(estimate_share(is_tied(rows), deals))])
        far = percent(estimate_share(is_blowout(rows), deals))
        ends.append([level.text, say("study-blowout"), far])
        for column, name in enumerate((*game.columns, "nothing")):
            settled = rows.rows[:, noting.SETTLED] == column
            if column and settled.any():
                share = percent(estimate_share(settled.astype(float), deals))
                ends.append([level.text, say("study-settled", column=name), share])
    tables = [
        build_table("scores", ["level", "what", *SPREAD], spread),
        build_table("ends", ["level", "what", "share"], ends),
    ]
    return Section("scores", charts, tables)


def is_tied(rows: Rows) -> Any:
    """Whether each game has several winners."""
    won = rows.rows[:, noting.WINNERS]
    return (won & (won - 1) != 0).astype(float)


def is_blowout(rows: Rows) -> Any:
    """Whether each game's margin is more than twice the standard deviation of all scores."""
    return (margins(rows, 1) > 2 * rows.scores.std()).astype(float)


# -- the lead ------------------------------------------------------------------------------------


def leader_wins(rows: Rows, tenth: int) -> Estimate | None:
    """How often whoever leads alone after so many tenths wins; None if that is never so."""
    leaders = rows.rows[:, noting.LEADERS + tenth - 1]
    alone = (leaders > 0) & (leaders & (leaders - 1) == 0)
    if alone.sum() < 2:
        return None
    seat = np.log2(leaders[alone]).astype(int)
    won = rows.shares[alone][np.arange(int(alone.sum())), seat]
    return estimate_share(won, rows.deals[alone])


def describe_leader(levels: Sequence[Level]) -> Section:
    """The runaway leader: how often whoever leads after each tenth of the game wins."""
    series: list[Series] = []
    table_rows: list[list[Cell]] = []
    for level in levels:
        points = []
        for tenth in range(1, noting.TENTHS):
            if (found := leader_wins(level.rows, tenth)) is not None:
                points.append(point(tenth * 10, found))
                table_rows.append([level.text, whole(tenth * 10), percent(found)])
        series.append(Series(level.text, points))
    fair = 1 / levels[0].rows.seats
    x, y = say("axis-passed"), say("axis-leader-wins")
    chart = Chart("lines", say("chart-leader"), x, y, "percent", series, reference=fair)
    table = build_table("leader", ["level", "passed", "leader-wins"], table_rows)
    return Section("leader", [chart], [table])


def lead_facts(levels: Sequence[Level], unit: int) -> list[list[Cell]]:
    """Lead changes, when the later winner leads for good, and the largest lag made good."""
    found: list[list[Cell]] = []
    for level in levels:
        rows, deals = level.rows, level.rows.deals
        for name, values in (
            ("lead-changes", rows.rows[:, noting.CHANGES]),
            ("decided", rows.rows[:, noting.DECIDED] / 10),
            ("behind", rows.rows[:, noting.BEHIND] / 100),
        ):
            mean = number(estimate_mean(values, deals))
            found.append([level.text, say(f"study-{name}"), mean, *quartiles(values)])
    return found
