"""Comparisons, sweeps and shards of studies."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
import scipy.stats
from typer.testing import CliRunner

from dragonden.cli import app
from dragonden.engine.errors import InputError
from dragonden.engine.words import LANGUAGES
from dragonden.lab.studies import api, comparing, writing
from dragonden.lab.studies.comparing import Measure, begin_comparison, compare_measures, parse_sweep
from dragonden.lab.studies.statistics import CONFIDENCE
from dragonden.lab.studies.texts import say

COUNTED = say("measure-decisions")


def test_paired_differences_agree_with_scipy() -> None:
    luck = np.random.default_rng(5)
    a = luck.normal(size=400)
    b = a + 0.1 + 0.5 * luck.normal(size=400)
    deals = np.arange(400)
    found = compare_measures(
        Measure(COUNTED, a, "number"), Measure(COUNTED, b, "number"), (deals, deals), look=1
    )
    doubt = (1 - CONFIDENCE) / 2  # the first of several looks has half of the doubt
    right = scipy.stats.ttest_rel(b, a).confidence_interval(1 - doubt)
    assert (found.change.low, found.change.high) == pytest.approx((right.low, right.high), rel=1e-3)
    assert found.is_clear == (right.low > 0)


def test_unpaired_differences_agree_with_scipy() -> None:
    luck = np.random.default_rng(6)
    a, b = luck.normal(size=300), luck.normal(0.5, 2, size=500)
    found = compare_measures(
        Measure(COUNTED, a, "number"),
        Measure(COUNTED, b, "number"),
        (np.arange(300), np.arange(500)),
        look=1,
    )
    right = scipy.stats.ttest_ind(b, a, equal_var=False).confidence_interval(0.995)
    assert (found.change.low, found.change.high) == pytest.approx((right.low, right.high), rel=0.02)


def test_all_looks_together_are_wrong_as_seldom_as_one() -> None:
    luck, deals = np.random.default_rng(5), np.arange(400)
    a, b = luck.normal(size=400), luck.normal(size=400)
    error = np.std(b - a, ddof=1) / np.sqrt(400)
    doubts = []
    for look in range(1, 100):
        found = compare_measures(
            Measure(COUNTED, a, "number"), Measure(COUNTED, b, "number"), (deals, deals), look
        )
        doubts.append(2 * scipy.stats.t.sf(found.change.reach / error, 399))
    assert 0.9 * (1 - CONFIDENCE) < sum(doubts) < 1 - CONFIDENCE


def test_two_settings_differ_in_what_is_named_and_not_in_their_deals() -> None:
    asked = begin_comparison("dragons(players=4, bluff=true)", "extra_year=true", "random", 6)
    one, other = asked.surveys
    assert (one.seats, one.options["bluff"]) == (4, True)
    assert other.options == {**one.options, "extra_year": True}
    assert other.seed == one.seed


def test_what_an_option_changes_is_told_in_every_language() -> None:
    found = api.compare("dragons(players=3)", "extra_year=true", "random", 60, seed=1, threads=1)
    changes = {finding.text.facts["measure"].id for finding in found.report.findings}
    assert "measure-decisions" in changes  # a year more is longer
    assert set(found.report.games.values()) == {60}
    for language in LANGUAGES:
        assert all(found.findings(language))
        for section in found.report.sections:
            assert writing.tell(section.tables[0].title, language)
            assert all(writing.tell(column, language) for column in section.tables[0].columns)


def test_it_stops_when_it_is_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(comparing, "FIRST_LOOK", 30)
    same = api.compare("dragons(players=3)", "dragons(players=3)", "random", 120, seed=1, threads=1)
    assert set(same.report.games.values()) == {30}  # no difference at all is clear at once
    assert same.report.findings == []
    other = api.compare("dragons(players=3)", "extra_year=true", "random", 60, seed=1, threads=1)
    assert set(other.report.games.values()) == {60}  # games are longer; who wins, is not clear yet


def test_a_sweep_gives_curves() -> None:
    found = api.compare("dingominos(players=2)", "rounds=1..3/2", "random", 12, seed=1, threads=1)
    charts = {chart.title.id: chart for chart in found.report.sections[0].charts}
    short, long = charts["measure-decisions"].series[0].points
    assert (short.x, long.x) == (1, 3)
    assert long.y > 2 * short.y
    assert len(charts["chart-wins"].series) == 2


def test_nonsense_gets_a_sentence() -> None:
    with pytest.raises(InputError, match="one game"):
        api.compare("dragons", "dragomino(players=2)")
    with pytest.raises(InputError, match="no option and no piece asteroids"):
        api.compare("dragons", "asteroids=6..14")
    for text in ("asteroids=6..x", "asteroids=9..6", "a=1..99"):
        with pytest.raises(InputError, match="A sweep is written"):
            parse_sweep(text)
    for asked in (["compare", "dragons"], ["merge"], ["merge", "nowhere.npz"]):
        done = CliRunner().invoke(app, ["study", *asked])
        assert done.exit_code == 2
        assert "dragonden: " in done.stderr


def test_shards_merge_to_the_same_report(tmp_path: Path) -> None:
    asked = ["study", "dragons", "--players", "3", "--by", "random", "--games", "24"]
    asked += ["--seed", "4", "--threads", "1", "--quick", "--json"]
    whole = CliRunner().invoke(app, asked)
    for at in (1, 2):
        out = tmp_path / f"part{at}.html"
        found = api.study(
            "dragons(players=3)", by="random", games=24, seed=4, threads=1,
            shard=(at - 1, 2), file=out.with_suffix(".npz"),
        )  # fmt: skip
        assert found.report.games == {"random 3": 12}
    files = [str(path) for path in sorted(tmp_path.glob("*.npz"))]
    merged = CliRunner().invoke(app, ["study", "merge", *files, "--quick", "--json"])
    assert merged.exit_code == 0, merged.output
    assert json.loads(merged.stdout) == json.loads(whole.stdout)
    twice = CliRunner().invoke(app, ["study", "merge", files[0], files[0]])
    assert "more than one" in twice.stderr
