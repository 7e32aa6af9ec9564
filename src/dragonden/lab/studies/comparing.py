"""Two settings of a game, or one number swept over its range: what changes, and is it clear?"""

from __future__ import annotations

import contextlib
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec
import numpy as np

from dragonden.engine.box import OPTION
from dragonden.engine.errors import InputError
from dragonden.engine.options import format_setting, parse_setting
from dragonden.games import find_game

from ..inference import student_quantile
from . import noting
from .findings import Finding
from .results import build_table, is_tied, margins, shown_scores
from .rows import Rows
from .statistics import CONFIDENCE, Estimate, cluster_error, estimate_mean
from .survey import Report, Stage, Survey, begin_survey, ignore_stages
from .texts import (
    Cell,
    Chart,
    Fact,
    Format,
    Number,
    Point,
    Say,
    Section,
    Series,
    say,
    whole,
)

FIRST_LOOK = 600  # games of each before it is asked whether the difference is clear
MOST_GAMES = 40_000
INDIFFERENT = 0.01  # a difference of a share that is surely smaller is none
SLIGHT = 0.02  # the same for other measures, as a part of their mean
MOST_VALUES = 40  # of a sweep


class Measure(NamedTuple):
    """Something to compare, as a number for each game."""

    name: Say
    values: Any
    format: Format

    @property
    def is_share(self) -> bool:
        return self.format == "percent"


class Difference(NamedTuple):
    """What two settings differ by in one measure."""

    name: Say
    format: Format
    first: Estimate
    second: Estimate
    change: Estimate
    needed: int | None  # games of each that would show a difference of this size
    is_clear: bool


def measure_games(survey: Survey, rows: Rows) -> list[Measure]:
    """Everything that is compared."""
    game, columns = survey.game, rows.rows
    scores = shown_scores(game, rows).mean(1)
    found = [
        Measure(say("measure-wins", number=seat + 1), rows.shares[:, seat], "percent")
        for seat in range(rows.seats)
    ]
    plain: list[tuple[str, Any, Format]] = [
        ("decisions", columns[:, noting.LENGTH], "number"),
        ("score", scores, "number"),
        ("margin", margins(rows, game.unit), "number"),
        ("tied", is_tied(rows), "percent"),
        ("lead-changes", columns[:, noting.CHANGES], "number"),
        ("decided", columns[:, noting.DECIDED] / 1000, "percent"),
        ("forced", columns[:, noting.FORCED] / columns[:, noting.LENGTH], "percent"),
        ("moves", columns[:, noting.OFFERED] / columns[:, noting.LENGTH], "number"),
    ]
    return found + [Measure(say(f"measure-{name}"), v, form) for name, v, form in plain]


def compare_measures(one: Measure, other: Measure, deals: tuple[Any, Any], look: int) -> Difference:
    """The difference of two measures, deal by deal where both have played the same deals.

    Whoever looks several times finds something sooner or later: the intervals of look `n` are so
    wide that all looks together are wrong as seldom as one.
    """
    first, second = (estimate_mean(m.values, d) for m, d in zip((one, other), deals, strict=True))
    (a, a_deals), (b, b_deals) = (
        (np.asarray(m.values, float), d) for m, d in zip((one, other), deals, strict=True)
    )
    if len(a) == len(b) and (a_deals == b_deals).all():
        found = [(b - a, a_deals)]
    else:
        found = [(a, a_deals), (b, b_deals)]
    errors = [(*cluster_error(v - v.mean(), d), len(v)) for v, d in found]
    error = math.hypot(*(of_sum / games for of_sum, _, games in errors))
    change = float(b.mean() - a.mean())
    freedom = max(min(groups for _, groups, _ in errors) - 1, 1)
    doubt = (1 - CONFIDENCE) / (look * (look + 1))
    reach = error * student_quantile(freedom, 1 - doubt)
    slight = INDIFFERENT if one.is_share else SLIGHT * max(abs(first.mean), 1e-9)
    is_clear = abs(change) > reach or reach < slight
    needed = math.ceil(len(a) * (reach / change) ** 2) if change else None
    interval = Estimate(change, change - reach, change + reach)
    return Difference(one.name, one.format, first, second, interval, needed, is_clear)


@dataclass
class Comparison:
    """Two settings that are played until it is clear what they differ by."""

    names: tuple[str, str]
    surveys: tuple[Survey, Survey]
    level: str
    games: int
    differences: list[Difference] = field(default_factory=list)

    def play(self, stage: Stage) -> None:
        """Play more and more games of both, until all is clear or there are enough."""
        games, look = min(FIRST_LOOK, self.games), 1
        while True:
            for name, survey in zip(self.names, self.surveys, strict=True):
                survey.games = games
                ring = (self.level,) * survey.seats
                survey.play_table(self.level, survey.seats, ring, True, stage(f"{name}: {games}"))
            self.differences = self.compare(look)
            if games >= self.games or all(one.is_clear for one in self.differences):
                return
            games, look = min(2 * games, self.games), look + 1

    def compare(self, look: int) -> list[Difference]:
        rows = [survey.tables[f"{self.level} {survey.seats}"] for survey in self.surveys]
        both = [
            measure_games(survey, found) for survey, found in zip(self.surveys, rows, strict=True)
        ]
        deals = (rows[0].deals, rows[1].deals)
        by_name = {str(m.name): m for m in both[1]}
        return [
            compare_measures(one, by_name[str(one.name)], deals, look)
            for one in both[0]
            if str(one.name) in by_name
        ]

    def report(self) -> Report:
        """The differences as a report."""
        shares = [one for one in self.differences if one.format == "percent"]
        chart = Chart(
            "intervals",
            say("chart-differences"),
            None,
            say("axis-difference"),
            "percent",
            [Series(self.names[1], [to_point(i, one.change) for i, one in enumerate(shares)])],
            [one.name for one in shares],
            0.0,
        )
        rows: list[list[Cell]] = [
            [
                one.name,
                to_number(one.first, one.format),
                to_number(one.second, one.format),
                to_number(one.change, one.format),
                say("clear" if one.is_clear else "unclear"),
                whole(one.needed) if one.needed else None,
            ]
            for one in self.differences
        ]
        columns = ["measure", "first", "second", "difference", "verdict", "needed"]
        section = Section("compare", [chart], [build_table("differences", columns, rows)])
        findings = [
            Finding(severity_of(one), tell_difference(one), "compare")
            for one in self.differences
            if one.change.excludes(0)
        ]
        base = self.surveys[0].blank_report()
        return rename(
            base,
            f"{self.names[0]} → {self.names[1]}",
            {f"{n} ({self.level})": len(s.tables[f"{self.level} {s.seats}"])
             for n, s in zip(self.names, self.surveys, strict=True)},
            sorted(findings, key=lambda finding: -finding.severity),
            [section],
        )  # fmt: skip


def severity_of(one: Difference) -> float:
    """How large a difference is, beside what there was."""
    size = abs(one.change.mean) / max(abs(one.first.mean), 0.05)
    return round(min(1.0, size), 4)


def tell_difference(one: Difference) -> Say:
    scale = 100.0 if one.format == "percent" else 1.0
    parts = {"first": one.first.mean, "second": one.second.mean, "value": one.change.mean}
    parts |= {"low": one.change.low, "high": one.change.high}
    digits = 1 if scale > 1 else 2
    facts: dict[str, Fact] = {name: round(scale * v, digits) for name, v in parts.items()}
    unit = "percent" if scale > 1 else "plain"
    return Say("finding-differs", {"measure": one.name, "unit": unit, **facts})


def to_number(value: Estimate, form: Format) -> Number:
    return Number(round(value.mean, 5), round(value.low, 5), round(value.high, 5), form)


def to_point(x: float, value: Estimate) -> Point:
    return Point(x, round(value.mean, 5), round(value.low, 5), round(value.high, 5))


def rename(
    report: Report,
    title: str,
    games: dict[str, int],
    findings: list[Finding],
    sections: list[Section],
) -> Report:
    """A report with other contents."""
    return msgspec.structs.replace(
        report, title=title, games=games, findings=findings, sections=sections, complete=True
    )


# -- what is asked -------------------------------------------------------------------------------


def begin_comparison(
    first: str, second: str, level: str, games: int | None, **rest: Any
) -> Comparison:
    """Two settings of one game; the second may leave out the game's name."""
    name, given = parse_setting(first)
    if "(" not in second and "=" in second:
        _, changes = parse_setting(name, second)
        second = format_setting(name, {**given, **changes})
    if parse_setting(second)[0] != name:
        raise InputError("Compare two settings of one game.")
    one = begin_survey(first, {}, [level], 1, **rest)
    other = begin_survey(second, {}, [level], 1, **{**rest, "seed": one.seed})
    names = (name_options(one, other), name_options(other, one))
    return Comparison(names, (one, other), level, games or MOST_GAMES)


def name_options(survey: Survey, other: Survey) -> str:
    """A setting by what is different in it."""
    own = {n: v for n, v in survey.options.items() if other.options.get(n) != v}
    return format_setting(survey.game.name, own) if own else survey.game.name


def parse_sweep(text: str) -> tuple[str, list[int]] | None:
    """An option and its values, written as asteroids=6..14 or asteroids=6..14/2."""
    name, sign, values = text.partition("=")
    low, dots, high = values.partition("..")
    high, _, step = high.partition("/")
    if not sign or not dots:
        return None
    try:
        found = list(range(int(low), int(high) + 1, int(step or 1)))
    except ValueError:
        found = []
    if not 2 <= len(found) <= MOST_VALUES:
        raise InputError(f"A sweep is written as {name or 'asteroids'}=6..14, not {text}.")
    return name, found


@dataclass
class Sweep:
    """One number of a setting, from its least value to its greatest."""

    option: str
    surveys: Mapping[int, Survey]
    level: str
    games: int

    def play(self, stage: Stage) -> None:
        for value, survey in self.surveys.items():
            survey.games = self.games
            ring = (self.level,) * survey.seats
            watch = stage(f"{self.option}={value}")
            survey.play_table(self.level, survey.seats, ring, True, watch)

    def report(self) -> Report:
        """A curve for each measure."""
        found: dict[str, list[tuple[int, Say, Format, Estimate]]] = {}
        games = {}
        for value, survey in self.surveys.items():
            rows = survey.tables[f"{self.level} {survey.seats}"]
            games[f"{self.option}={value} ({self.level})"] = len(rows)
            for one in measure_games(survey, rows):
                mean = estimate_mean(one.values, rows.deals)
                found.setdefault(str(one.name), []).append((value, one.name, one.format, mean))
        axis = say("axis-option", name=self.option)
        wins = [points for points in found.values() if points[0][1].id == "measure-wins"]
        others = [points for points in found.values() if points[0][1].id != "measure-wins"]
        charts = [build_curves(axis, wins, say("chart-wins"))]
        charts += [build_curves(axis, [points], points[0][1]) for points in others]
        rows_of_table: list[list[Cell]] = [
            [name, whole(value), to_number(mean, form)]
            for points in found.values()
            for value, name, form, mean in points
        ]
        table = build_table("sweep", ["measure", "value", "mean"], rows_of_table)
        base = next(iter(self.surveys.values()))
        title = f"{base.game.title}: {self.option}"
        return rename(base.blank_report(), title, games, [], [Section("sweep", charts, [table])])


def build_curves(
    axis: Say, curves: Sequence[list[tuple[int, Say, Format, Estimate]]], title: Say
) -> Chart:
    series = [
        Series(points[0][1], [to_point(value, mean) for value, _, _, mean in points])
        for points in curves
    ]
    return Chart("lines", title, axis, None, curves[0][0][2], series)


def begin_sweep(
    game: str, option: str, values: Sequence[int], level: str, games: int | None, **rest: Any
) -> Sweep:
    """The same setting with each value of one option."""
    name, given = parse_setting(game)
    found = find_game(name)
    part, _, piece = option.partition(".")
    is_piece = piece in (found.box.contents().get(part) or {})
    if option not in {one.name for one in found.options} and not is_piece:
        raise InputError(f"{found.title} has no option and no piece {option}.")
    surveys: dict[int, Survey] = {}
    seed = rest.pop("seed", None)
    for value in values:
        changed = {OPTION: f"{given.get(OPTION, '')} {option}:{value}"} if is_piece else {}
        one = begin_survey(game, changed or {option: value}, [level], 1, seed=seed, **rest)
        seed = one.seed
        surveys[value] = one
    return Sweep(option, surveys, level, games or FIRST_LOOK * 4)


def run_comparison(
    asked: Comparison | Sweep, stage: Stage = ignore_stages, return_early: bool = False
) -> Report:
    """Play and tell; Ctrl-C ends it with what is known, if it is enough."""
    with contextlib.suppress(*[KeyboardInterrupt] if return_early else []):
        asked.play(stage)
    try:
        return asked.report()
    except (KeyError, IndexError):
        raise KeyboardInterrupt("enough games were over") from None
