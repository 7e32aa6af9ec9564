"""Sections on play: luck and skill, drama, choices, pieces, moves, rules, places, odd games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from dragonden.engine.game import Game

from . import judging, noting
from .coverage import RuleUse
from .results import RARE, SPREAD, Level, build_table, lead_facts
from .rows import Rows
from .statistics import (
    Estimate,
    Variance,
    bootstrap,
    estimate_mean,
    estimate_share,
    number_groups,
    split_variance,
)
from .texts import (
    Cell,
    Chart,
    Number,
    Point,
    Say,
    Section,
    Series,
    name_move,
    number,
    percent,
    point,
    say,
    translate,
    whole,
)

MOST_RESAMPLED = 20_000  # deals that shares of variance are reckoned from


class Rung(NamedTuple):
    """One player of a level among players of the level below."""

    weak: str
    strong: str
    rows: Rows
    seats: Any  # of the strong player, by game


# -- luck and skill ------------------------------------------------------------------------------


def arrange_deals(rows: Rows, order: Any) -> Any:
    """Win shares as [deal][game][seat], of whole deals only, the games of each in an order."""
    seats = rows.seats
    at, _ = number_groups(rows.deals)
    whole_deals = np.bincount(at)[at] == seats
    shares, key = rows.shares[whole_deals], np.lexsort((order[whole_deals], at[whole_deals]))
    return shares[key].reshape(-1, seats, seats)[:MOST_RESAMPLED]


def measure_luck(rows: Rows, strong: Any | None = None) -> tuple[Variance, list[Estimate]] | None:
    """Shares of variance with intervals; `strong` are the seats of the one better player."""
    seats = rows.seats
    results = arrange_deals(rows, rows.numbers % seats if strong is None else strong)
    if len(results) < 8 or seats < 2:
        return None
    ring = np.zeros((seats, seats), int) if strong is None else np.eye(seats, dtype=int)
    found = split_variance(results, ring)
    parts = [found.seat, found.deal, found.player, found.rest]

    def measure(deals: Any) -> list[float]:
        split = split_variance(results[deals], ring)
        return [split.seat, split.deal, split.player, split.rest]

    edges = bootstrap(measure, len(results))
    return found, [
        Estimate(part, min(low, part), max(high, part))
        for part, (low, high) in zip(parts, edges, strict=True)
    ]


CAUSES = ("seat", "deal", "player", "rest")


def describe_luck(levels: Sequence[Level], rungs: Sequence[Rung]) -> Section:
    """The ladder of levels, and which part of a win is due to seat, deal and player."""
    series, ladder = [], []
    split_rows: list[list[Cell]] = []
    ladder_rows: list[list[Cell]] = []
    tables = [(level.text, level.rows, None) for level in levels]
    tables += [(rung_name(rung), rung.rows, rung.seats) for rung in rungs]
    for text, rows, strong in tables:
        if found := measure_luck(rows, strong):
            points = [point(i, share) for i, share in enumerate(found[1])]
            series.append(Series(text, points))
            split_rows += [
                [text, say(f"cause-{cause}"), percent(share)]
                for cause, share in zip(CAUSES, found[1], strict=True)
            ]
    for i, rung in enumerate(rungs):
        wins = rung_wins(rung)
        ladder.append(point(i, wins))
        ladder_rows.append([rung_name(rung), percent(wins), percent(1 / rung.rows.seats)])
    charts = [
        Chart(
            "intervals",
            say("chart-causes"),
            None,
            say("axis-variance"),
            "percent",
            series,
            [say(f"cause-{cause}") for cause in CAUSES],
        )
    ]
    found_tables = [build_table("causes", ["level", "cause", "share"], split_rows)]
    if rungs:
        charts.append(
            Chart(
                "intervals",
                say("chart-ladder"),
                None,
                say("axis-wins"),
                "percent",
                [Series(say("column-wins"), ladder)],
                [rung_name(rung) for rung in rungs],
                1 / rungs[0].rows.seats,
            )
        )
        columns = ["level", "wins", "fair"]
        found_tables.append(build_table("ladder", columns, ladder_rows))
    return Section("luck", charts, found_tables)


def rung_name(rung: Rung) -> Say:
    return say("study-rung", strong=rung.strong, weak=rung.weak)


def rung_wins(rung: Rung) -> Estimate:
    """How often the better player wins."""
    won = rung.rows.shares[np.arange(len(rung.rows)), rung.seats]
    return estimate_share(won, rung.rows.deals)


# -- drama and decisions -------------------------------------------------------------------------


class Drama(NamedTuple):
    """What judged games tell about a level; chances are shares."""

    judged: Any  # rows of `judging`
    shares: Any  # who won each of the games: [game number][seat]


def find_curves(drama: Drama, seats: int) -> list[tuple[int, Any]]:
    """For each judged game its number and the chances of all seats, decision by decision."""
    numbers = drama.judged[:, judging.NUMBER]
    curves = []
    for game in np.unique(numbers):
        rows = drama.judged[numbers == game]
        curves.append((int(game), rows[:, judging.CHANCES : judging.CHANCES + seats] / 1000))
    return curves


def swing_of(curve: Any) -> float:
    """The largest change of a seat's chance within a tenth of the game."""
    step = max(1, len(curve) // 10)
    if len(curve) <= step:
        return 0.0
    return float(np.abs(curve[step:] - curve[:-step]).max())


def winner_chances(drama: Drama, seats: int) -> Any:
    """[game][tenth]: the chance of who won in the end, as it was after each tenth."""
    found = []
    for game, curve in find_curves(drama, seats):
        won = drama.shares[game]
        at = [min(tenth * len(curve) // 10, len(curve) - 1) for tenth in range(10)]
        found.append([float(curve[i] @ won) for i in at])
    return np.array(found)


def decided_at(drama: Drama, seats: int, sure: float = 0.8) -> Any:
    """[game]: after which share of the game the winner's chance stays above `sure`."""
    found = []
    for game, curve in find_curves(drama, seats):
        chance = curve @ drama.shares[game]
        below = np.flatnonzero(chance < sure)
        found.append((below[-1] + 1) / len(chance) if len(below) else 0.0)
    return np.array(found)


def describe_drama(game: Game, levels: Sequence[Level], dramas: dict[str, Drama]) -> Section:
    """When games are decided, how often the lead changes, and how chances swing."""
    series: list[Series] = []
    curve_rows: list[list[Cell]] = []
    rows = lead_facts(levels, game.unit)
    for level in levels:
        if (drama := dramas.get(level.name)) is None:
            continue
        chances = winner_chances(drama, level.rows.seats)
        each = np.arange(len(chances)) // level.rows.seats
        points = []
        for tenth in range(10):
            chance = estimate_mean(chances[:, tenth], each)
            points.append(point(tenth * 10, chance))
            curve_rows.append([level.text, whole(tenth * 10), percent(chance)])
        series.append(Series(level.text, points))
        decided = decided_at(drama, level.rows.seats)
        swings = np.array([swing_of(curve) for _, curve in find_curves(drama, level.rows.seats)])
        for name, values in (("sure", decided * 100), ("swing", swings * 100)):
            mean = number(estimate_mean(values, each))
            rows.append([level.text, say(f"study-{name}"), mean, *spread(values)])
    x, y = say("axis-passed"), say("axis-chance")
    fair = 1 / levels[0].rows.seats
    charts = []
    tables = [build_table("drama", ["level", "what", *SPREAD], rows)]
    if series:
        charts = [Chart("lines", say("chart-chance"), x, y, "percent", series, reference=fair)]
        tables.insert(0, build_table("chance", ["level", "passed", "chance"], curve_rows))
    return Section("drama", charts, tables)


def spread(values: Any) -> list[Cell]:
    return [Number(round(float(v), 2)) for v in np.quantile(values, [0, 0.25, 0.5, 0.75, 1])]


def describe_choices(game: Game, levels: Sequence[Level], dramas: dict[str, Drama]) -> Section:
    """How many moves there are to choose from, how often only one, and what choosing is worth."""
    series: list[Series] = []
    branching: list[list[Cell]] = []
    forced: list[list[Cell]] = []
    for level in levels:
        sums, rows, deals = level.rows.sums, level.rows.rows, level.rows.deals
        tenths = sums["tenths"]
        means = tenths[:, noting.PASSED_OFFERS] / np.maximum(tenths[:, noting.PASSED], 1)
        series.append(Series(level.text, [Point(10 * i, round(m, 3)) for i, m in enumerate(means)]))
        branching += [[level.text, whole(10 * i), number(m)] for i, m in enumerate(means)]
        share = estimate_mean(rows[:, noting.FORCED] / rows[:, noting.LENGTH], deals)
        forced.append(
            [
                level.text,
                say("study-all-decisions"),
                whole(int(rows[:, 0].sum())),
                number(rows[:, noting.OFFERED].sum() / rows[:, noting.LENGTH].sum()),
                percent(share),
                *([None] * 3),
            ]
        )
        for phase, decision in enumerate(game.decisions, start=1):
            asked, alone, offers = (int(n) for n in sums["phases"][phase])
            if asked:
                weights = weigh_decision(dramas.get(level.name), phase)
                name = say("study-decision", name=decision.name)
                forced.append(
                    [
                        level.text,
                        name,
                        whole(asked),
                        number(offers / asked),
                        percent(alone / asked),
                        *weights,
                    ]
                )
    charts = [
        Chart(
            "lines", say("chart-branching"), say("axis-passed"), say("axis-moves"), "number", series
        )
    ]
    columns = ["level", "decision", "asked", "moves", "forced", "best", "second-best", "average"]
    tables = [
        build_table("decisions", columns, forced),
        build_table("branching", ["level", "passed", "moves"], branching),
    ]
    return Section("choices", charts, tables)


def weigh_decision(drama: Drama | None, phase: int) -> list[Cell]:
    """How far the second best and the average move are below the best, in chance to win."""
    if drama is None:
        return [None] * 3
    rows = drama.judged
    rows = rows[(rows[:, judging.PHASE] == phase) & (rows[:, judging.IS_WEIGHED] == 1)]
    if len(rows) < RARE:
        return [None] * 3
    games = rows[:, judging.NUMBER]
    best = rows[:, judging.BEST] / 1000
    return [
        percent(estimate_mean(best, games)),
        percent(estimate_mean(rows[:, judging.SECOND] / 1000 - best, games)),
        percent(estimate_mean(rows[:, judging.AVERAGE] / 1000 - best, games)),
    ]


def decisions_matter(drama: Drama) -> Estimate | None:
    """How much chance to win the average move gives away against the best."""
    rows = drama.judged[drama.judged[:, judging.IS_WEIGHED] == 1]
    if len(rows) < RARE:
        return None
    lost = (rows[:, judging.BEST] - rows[:, judging.AVERAGE]) / 1000
    return estimate_mean(lost, rows[:, judging.NUMBER])


# -- moves, rules, places ------------------------------------------------------------------------


class Restriction(NamedTuple):
    """One player who plays under a handicap, or with more than others have, among equals."""

    name: Say
    wins: Estimate
    fair: float
    is_handicap: bool = True


class Sight(NamedTuple):
    """What it is worth to see all that is hidden, to a player who looks ahead."""

    knowing: Estimate  # wins by what is known
    seeing: Estimate
    gain: Estimate


def describe_moves(
    game: Game, levels: Sequence[Level], restrictions: Sequence[Restriction]
) -> Section:
    """Kinds of moves: offered, used, dead; and what it costs never to make them."""
    rows: list[list[Cell]] = []
    for level in levels:
        size = game.counting.facts.size
        for kind, struct in enumerate(game.kinds):
            offered, taken = (int(n) for n in level.rows.sums["kinds"][kind])
            used = level.rows.had[:, :, size + kind].ravel() > 0
            won, deals = level.rows.shares.ravel(), np.repeat(level.rows.deals, level.rows.seats)
            parts = [
                estimate_share(won[which], deals[which]) if which.sum() >= RARE else None
                for which in (used, ~used)
            ]
            rows.append(
                [
                    level.text,
                    name_move(game, struct),
                    whole(offered),
                    percent(taken / offered) if offered else None,
                    percent(float(used.mean())),
                    *(percent(part) if part else None for part in parts),
                ]
            )
    columns = ["level", "move", "offered", "taken", "used", "wins-with", "wins-without"]
    tables = [build_table("moves", columns, rows)]
    charts = []
    if restrictions:
        points = [point(i, one.wins) for i, one in enumerate(restrictions)]
        charts.append(
            Chart(
                "intervals",
                say("chart-restricted"),
                None,
                say("axis-wins"),
                "percent",
                [Series(say("column-wins"), points)],
                [one.name for one in restrictions],
                restrictions[0].fair,
            )
        )
        told: list[list[Cell]] = [
            [one.name, percent(one.wins), percent(one.fair)] for one in restrictions
        ]
        tables.append(build_table("restricted", ["restriction", "wins", "fair"], told))
    return Section("moves", charts, tables)


def describe_rules(game: Game, uses: Sequence[RuleUse]) -> Section:
    """How often each rule came up, and which never."""
    sentences = {language: game.rulings(language) for language in ("en", "fr", "de")}
    rows: list[list[Cell]] = [
        [
            use.id,
            {language: sentences[language][use.id].sentence for language in sentences},
            percent(use.games),
            whole(use.runs),
        ]
        for use in sorted(uses, key=lambda use: use.games.mean)
    ]
    return Section(
        "rules", [], [build_table("rules", ["rule", "sentence", "games-with", "runs"], rows)]
    )


def describe_places(game: Game, levels: Sequence[Level]) -> Section:
    """Heat maps of where things lie."""
    charts, tables = [], []
    level = levels[-1]
    for place in game.counting.facts.maps:
        counts = level.rows.sums["places"][place.first : place.first + place.rows * place.columns]
        grid = counts.reshape(place.rows, place.columns) / len(level.rows)
        grid = trim(grid)
        name = translate(game, place.name)
        charts.append(
            Chart(
                "map",
                say("chart-map", what=name),
                grid=np.round(grid, 4).tolist(),
                hexes=place.hexes,
            )
        )
        rings: list[list[Cell]] = []
        middle = [n // 2 for n in grid.shape]
        ys, xs = np.indices(grid.shape)
        far = np.maximum(abs(ys - middle[0]), abs(xs - middle[1]))
        for distance in range(int(far.max()) + 1):
            share = grid[far == distance].sum() / max(grid.sum(), 1e-9)
            rings.append([whole(distance), percent(float(share))])
        table = build_table("map", ["distance", "share"], rings)
        tables.append(type(table)(say("numbers-map", what=name), table.columns, rings))
    return Section("places", charts, tables)


def trim(grid: Any) -> Any:
    """The map without empty rows and columns around, its middle where it was."""
    middle = grid.shape[0] // 2
    ys, xs = np.nonzero(grid > 0)
    if not len(ys):
        return grid[middle : middle + 1, middle : middle + 1]
    reach = int(max(abs(ys - middle).max(), abs(xs - middle).max()))
    return grid[middle - reach : middle + reach + 1, middle - reach : middle + reach + 1]
