"""Studies: rows agree with matches, statistics with other packages, and known faults are found."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
import scipy.stats
from statsmodels.api import OLS, add_constant
from typer.testing import CliRunner

from dragonden.cli import app
from dragonden.engine.backends import INTERPRETED
from dragonden.engine.errors import InputError
from dragonden.engine.game import REPORT, Game
from dragonden.engine.match import Match
from dragonden.engine.options import complete_options
from dragonden.engine.progress import ignore_progress
from dragonden.engine.state import copy_state
from dragonden.engine.words import LANGUAGES
from dragonden.games import all_games
from dragonden.lab.studies import insides, judging, noting, survey, writing
from dragonden.lab.studies.findings import find_sight
from dragonden.lab.studies.playing import Recorder, Setting, same_players
from dragonden.lab.studies.results import margins
from dragonden.lab.studies.rows import Rows, load_rows, merge_rows, save_rows
from dragonden.lab.studies.running import (
    Runner,
    find_reach,
    missing_games,
    plan_games,
    play_enough,
    share_out,
)
from dragonden.lab.studies.statistics import (
    CONFIDENCE,
    estimate_mean,
    estimate_share,
    regress,
    split_variance,
)
from dragonden.lab.study_command import parse_precision, parse_shard

from . import recounting
from .trial.picks import GAME as PICKS

SEED = 3
every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)


def begin(levels: tuple[str, ...] = ("random",), games: int = 300, **given: object) -> Any:
    """A survey of Picks, played interpreted."""
    options = complete_options(PICKS.options, {"first": 0, **given})
    return survey.Survey(
        PICKS, options, SEED, levels, games, None, (), INTERPRETED, threads=1,
        judged={"random": 6, "greedy": 6}, guesses=4, covered=2, foreseen=30,
    )  # fmt: skip


def told(report: survey.Report) -> dict[str, dict[str, Any]]:
    """The findings by name, the worst of each kind."""
    return {one.text.id: dict(one.text.facts) for one in reversed(report.findings)}


# -- rows ----------------------------------------------------------------------------------------


@every_game
def test_a_row_is_what_the_match_says(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    options = complete_options(game.options, {})
    seats = int(options["players"])
    setting = Setting(game, options, SEED, same_players("random", seats), INTERPRETED)
    recorder = Recorder(setting)
    actions = recorder.find_actions(1)
    noted = recorder.note(1, 1)
    match = Match(game, options, setting.seed_of(1), INTERPRETED)
    start, steps = copy_state(match.state), recounting.play_again(match, actions)
    row = noted.rows[0]
    assert match.outcome
    assert list(row[: noting.SCORES]) == recounting.count_columns(match, steps, stride=1)
    places = row[noting.SCORES + seats : noting.SCORES + 2 * seats]
    assert list(places) == match.outcome.ranking
    assert list(row[noting.SCORES :][:seats]) == [s[game.points] for s in match.standing]
    assert noted.had[0].tolist() == recounting.count_had(start, match, steps)
    for name, counted in recounting.count_sums(match, steps, stride=1).items():
        assert (noted.sums[name] == counted).all(), name
    room = 1 << ((len(steps) - 1).bit_length() - 2)  # of a long game, every fourth position
    monkeypatch.setattr(noting, "TRACE", room)
    less = recorder.note(1, 1)
    assert list(less.rows[0][: noting.SCORES]) == recounting.count_columns(match, steps, stride=4)
    assert (less.sums["tenths"] == recounting.count_sums(match, steps, stride=4)["tenths"]).all()


@every_game
def test_every_piece_and_map_has_a_name_in_every_language(game: Game) -> None:
    facts = game.counting.facts
    for language in LANGUAGES:
        words = game.words(language)
        names = [[words.line(line) for line in x] for g in facts.groups for x in g.labels]
        assert len(names) == facts.size
        assert all(words(part.name) for part in (*facts.groups, *facts.maps))


def test_seeing_what_is_hidden_is_worth_something_only_where_something_is() -> None:
    open_cards, face_down = begin(dealt=True), begin(dealt=True, face_down=True)
    open_cards.foresee(ignore_progress)
    gain = open_cards.sight.gain
    assert (gain.low, gain.high) == (0, 0), "the same games, as there is nothing more to see"
    face_down.foresee(ignore_progress)
    assert face_down.sight.seeing.mean > 0.9
    assert face_down.sight.gain.low > 0
    assert [*find_sight(open_cards.sight)] == []
    assert next(find_sight(face_down.sight)).text.id == "finding-sight"


def test_a_game_that_others_have_played_gives_the_same_row() -> None:
    found = begin(dealt=True)
    setting = found.setting(None, same_players("random", 3))
    recorder = Recorder(setting)
    first = recorder.note(4, 1)
    again = found.recorder("dragon", Rows(3)).note_again(4, recorder.find_actions(4))
    assert (first.rows == again.rows).all()
    assert (first.had == again.had).all()
    assert all((first.sums[name] == again.sums[name]).all() for name in first.sums)


def test_interrupted_sharded_and_whole_studies_have_the_same_rows(tmp_path: Path) -> None:
    whole = begin(games=60)
    whole.play(survey.ignore_stages)
    file = tmp_path / "study.npz"
    parts = []
    for at in range(3):
        part = begin(games=60)
        part.shard = (at, 3)
        part.play(survey.ignore_stages)
        parts.append(part.tables["random 3"])
    merged = merge_rows(parts)
    save_rows(file, {"random 3": merge_rows(parts[:2])}, whole.facts())
    resumed = begin(games=60)
    resumed.file = file
    resumed.load()
    assert len(resumed.tables["random 3"]) == 39
    resumed.play(survey.ignore_stages)
    for other in (merged, resumed.tables["random 3"], load_rows(file)[0]["random 3"]):
        assert (other.rows == whole.tables["random 3"].rows).all()
        assert (other.sums["pieces"] == whole.tables["random 3"].sums["pieces"]).all()
    with pytest.raises(InputError, match="more than one"):
        merge_rows([*parts, parts[0]])


def test_a_file_of_another_setting_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "study.npz"
    one = begin(games=6)
    one.file = file
    one.play(survey.ignore_stages)
    other = begin(games=6, gift=1)
    other.file = file
    with pytest.raises(InputError, match="gift=0"):
        other.load()
    file.write_bytes(b"something else")
    with pytest.raises(InputError, match="no file of a study"):
        load_rows(file)


def test_missing_games_are_found() -> None:
    found = begin(games=12)
    found.play(survey.ignore_stages)
    rows = found.tables["random 3"]
    assert missing_games(rows, range(3, 20)) == [range(12, 20)]
    assert [*share_out(10, (1, 3), 4)] == [*range(12, 24)]


def test_players_who_decide_quickly_play_more_games() -> None:
    rings = (("random", "greedy"), ("learned", "greedy"), ("learned", "dragon"))
    assert [survey.default_games(ring) for ring in rings] == [20_000, 2_000, 200]


def test_precision_is_reached() -> None:
    found = begin()
    runner = Runner(found.setting(None, same_players("random", 3)), ("random",) * 3, 1)
    rows = Rows(3)
    play_enough(runner, rows, None, 0.05)
    shares = [estimate_share(rows.shares[:, seat], rows.deals) for seat in range(3)]
    assert find_reach(rows) == max(share.reach for share in shares) <= 0.05
    assert len(rows) < 1500


def test_a_rough_estimate_does_not_decide_how_many_games_are_played() -> None:
    found = begin()
    runner = Runner(found.setting(None, same_players("random", 3)), ("random",) * 3, 1)
    rows = Rows(3)
    play_enough(runner, rows, 400, None)
    seem_needed = len(rows) * (find_reach(rows) / 0.02) ** 2
    assert len(rows) < plan_games(rows, 0.02) < 0.7 * seem_needed
    near = find_reach(rows) / 1.1
    assert 1.2 * len(rows) < plan_games(rows, near) < 1.3 * len(rows)


# -- statistics ----------------------------------------------------------------------------------


@pytest.fixture
def sample() -> Any:
    """Numbers of 200 games in 50 deals that have something in common."""
    luck = np.random.default_rng(1)
    deals = np.repeat(np.arange(50), 4)
    x = np.column_stack(
        [luck.normal(size=200), luck.integers(0, 3, 200), luck.normal(size=50)[deals]]
    )
    y = 0.4 * x[:, 0] - 0.2 * x[:, 1] + luck.normal(size=50)[deals] + luck.normal(size=200)
    return y, x, deals


def test_means_agree_with_statsmodels(sample: Any) -> None:
    for games in (40, 200):
        y, _, deals = (column[:games] for column in sample)
        about: Any = {"cov_type": "cluster", "cov_kwds": {"groups": deals}, "use_t": True}
        fit = OLS(y, np.ones(games)).fit(**about)
        low, high = fit.conf_int(1 - CONFIDENCE)[0]
        found = estimate_mean(y, deals)
        assert found.mean == pytest.approx(fit.params[0])
        assert (found.low, found.high) == pytest.approx((low, high), rel=1e-3)


def test_regressions_agree_with_statsmodels(sample: Any) -> None:
    y, x, deals = sample
    x = add_constant(x)
    fit = OLS(y, x).fit(cov_type="cluster", cov_kwds={"groups": deals}, use_t=True)
    for effect, value, (low, high) in zip(
        regress(y, x, deals), fit.params, fit.conf_int(1 - CONFIDENCE), strict=True
    ):
        assert effect.value == pytest.approx(value)
        assert (effect.low, effect.high) == pytest.approx((low, high), rel=1e-3)


def test_the_order_of_games_changes_no_interval(sample: Any) -> None:
    y, x, deals = sample
    mixed = np.random.default_rng(1).permutation(len(y))
    assert estimate_mean(y[mixed], deals[mixed]).reach == pytest.approx(
        estimate_mean(y, deals).reach
    )
    for one, other in zip(
        regress(y[mixed], x[mixed], deals[mixed]), regress(y, x, deals), strict=True
    ):
        assert (one.low, one.high) == pytest.approx((other.low, other.high))


def test_columns_that_add_up_share_their_effect(sample: Any) -> None:
    y, x, deals = sample
    twice = np.column_stack([x[:, 0], x[:, 0]])
    shortest = np.linalg.lstsq(twice, y)[0]
    assert [effect.value for effect in regress(y, twice, deals)] == pytest.approx(list(shortest))


def test_shares_of_independent_games_agree_with_scipy() -> None:
    won = np.array([1.0] * 30 + [0.0] * 70)
    found = estimate_share(won, np.arange(100))
    right = scipy.stats.binomtest(30, 100).proportion_ci(CONFIDENCE, "wilson")
    assert (found.low, found.high) == pytest.approx((right.low, right.high), abs=0.004)
    assert estimate_share(np.ones(10), np.arange(10)).low < 0.7


def test_games_that_always_end_alike_are_worth_one_a_deal() -> None:
    won = np.repeat([1.0, 0.0] * 25, 4)
    alike = estimate_share(won, np.repeat(np.arange(50), 4))
    alone = estimate_share(won[::4], np.arange(50))
    assert (alike.low, alike.high) == pytest.approx((alone.low, alone.high), abs=0.005)
    always = estimate_share(np.ones(200), np.repeat(np.arange(50), 4))
    assert always == estimate_share(np.ones(50), np.arange(50))


def test_variance_is_split_as_it_was_made() -> None:
    luck = np.random.default_rng(2)
    ring = np.eye(4, dtype=int)
    deal = luck.normal(scale=1.0, size=(4000, 1, 4))
    results = deal + 0.5 * ring[None] + luck.normal(scale=2.0, size=(4000, 4, 4))
    found = split_variance(results, ring)
    skill = 0.25 * 3 / 16
    total = 1 + skill + 4
    expected = (0, 1 / total, skill / total, 4 / total)
    assert (found.seat, found.deal, found.player, found.rest) == pytest.approx(expected, abs=0.01)


# -- known answers -------------------------------------------------------------------------------


def test_a_gift_for_the_first_seat_is_found() -> None:
    found = begin(("random", "greedy"), gift=3, dealt=True)
    report = survey.run_survey(found, quick=True)
    worst = told(report)["finding-seat"]
    assert worst["number"] == 1
    assert worst["low"] > 33.4
    fair = told(survey.run_survey(begin(dealt=True), quick=True))
    assert "finding-seat" not in fair
    assert fair["finding-seats-fair"]["players"] == 3


def test_a_card_that_is_too_strong_is_found() -> None:
    found = told(survey.run_survey(begin(ace=9, dealt=True), quick=True))
    assert found["finding-strong-piece"]["piece"]["en"] == "card 0"


def test_where_only_luck_counts_skill_does_not() -> None:
    found = begin(("random", "greedy"), dice=True)
    found.play(survey.ignore_stages)
    (rung,) = found.find_rungs()
    assert not insides.rung_wins(rung).excludes(1 / 3)
    assert told(survey.run_survey(found, quick=True))["finding-no-skill"]["fair"] == 33.3


def test_where_only_skill_counts_the_better_player_wins() -> None:
    found = begin(("random", "greedy"))
    report = survey.run_survey(found, quick=True)
    assert told(report)["finding-skill"]["value"] > 99
    (rung,) = found.find_rungs()
    luck = insides.measure_luck(rung.rows, rung.seats)
    assert luck is not None
    assert luck[0].player > 0.95
    assert luck[0].deal < 0.02


# -- the whole report ----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def whole() -> Any:
    found = begin(("random", "greedy"), games=90, dealt=True)
    return found, survey.run_survey(found)


def test_every_sentence_of_a_report_can_be_said_in_every_language(whole: Any) -> None:
    _, report = whole
    assert [section.id for section in report.sections] == [
        "seats", "length", "scores", "luck", "drama", "leader", "choices", "pieces", "moves",
        "rules", "places",
    ]  # fmt: skip
    texts = [finding.text for finding in report.findings] + [odd.why for odd in report.odd]
    for section in report.sections:
        texts += [*section.notes, *(table.title for table in section.tables)]
        for table in section.tables:
            texts += [*table.columns]
            texts += [cell for row in table.rows for cell in row if isinstance(cell, writing.Say)]
        for chart in section.charts:
            texts += [chart.title, *(text for text in (chart.x, chart.y) if text)]
            texts += [*chart.names, *(series.name for series in chart.series)]
    for language in LANGUAGES:
        assert all(writing.tell(text, language) for text in texts)
        for id in (section.id for section in report.sections):
            assert writing.tell(writing.Say(f"study-{id}"), language)
            assert writing.tell(writing.Say(f"study-{id}-about"), language)


def test_odd_games_replay(whole: Any) -> None:
    found, report = whole
    rows, recorder = found.tables["greedy 3"], found.recorder("greedy", Rows(3))
    at = {odd.why.id: rows.numbers.tolist().index(odd.number) for odd in report.odd}
    assert {"odd-longest", "odd-shortest", "odd-blowout", "odd-comeback", "odd-swing"} == at.keys()
    for values, why in (
        (margins(rows, PICKS.unit), "odd-blowout"),
        (rows.rows[:, noting.BEHIND], "odd-comeback"),
    ):
        assert values[at[why]] == max(values)
    for odd in report.odd:
        match = Match(PICKS, found.options, found.setting().seed_of(odd.number), INTERPRETED)
        for action in recorder.find_actions(odd.number):
            match.carry_out(action)
        assert odd.record == match.record()
        scores = rows.scores[at[odd.why.id]]
        assert [row[0] for row in match.standing] == scores.tolist()


def test_rules_that_never_come_up_are_named(whole: Any) -> None:
    assert told(whole[1])["finding-unused-rules"]["rules"] == "R4"


def test_chances_add_up_and_the_best_move_is_better_than_the_average(whole: Any) -> None:
    found, _ = whole
    drama = found.dramas["greedy"]
    assert (abs(drama.judged[:, judging.CHANCES :].sum(1) - 1000) <= 10).all()
    weighed = drama.judged[drama.judged[:, judging.IS_WEIGHED] == 1]
    assert len(weighed)
    assert weighed[:, judging.BEST].mean() > weighed[:, judging.AVERAGE].mean()
    by_chance = found.dramas["random"].judged
    weighed = by_chance[by_chance[:, judging.IS_WEIGHED] == 1]
    assert weighed[:, judging.BEST].mean() > weighed[:, judging.PLAYED].mean() + 10


def test_files_hold_every_game(whole: Any, tmp_path: Path, monkeypatch: Any) -> None:
    found, report = whole
    page = tmp_path / "index.html"
    page.write_text(f"<body>{writing.PLACE}</body>", "utf-8")
    monkeypatch.setattr(writing, "PAGE", page)
    monkeypatch.setattr(writing.importlib.util, "find_spec", lambda name: None)
    html, data, games = writing.write_files(report, found.tables, tmp_path / "report.html")
    assert json.loads(data.read_text("utf-8"))["game"] == "picks"
    assert 'id="report"' in html.read_text("utf-8")
    rows = list(csv.DictReader(games.read_text("utf-8").splitlines()))
    assert [row["table"] for row in rows].count("random 3") == 90
    assert {int(row["decisions"]) for row in rows} == {15}


def test_where_the_page_is_not_built_the_numbers_are_written(
    whole: Any, tmp_path: Path, monkeypatch: Any
) -> None:
    found, report = whole
    monkeypatch.setattr(writing, "PAGE", tmp_path / "missing.html")
    with pytest.raises(InputError, match="not built"):
        writing.write_files(report, found.tables, tmp_path / "report.html")
    assert len(list(tmp_path.glob("report.*"))) == 2  # JSON and the games


def test_prepared_reports_are_of_these_rules() -> None:
    reported = [game for game in all_games() if (game.folder / REPORT).exists()]
    assert reported, "scripts/reports writes them"
    for game in reported:
        found = msgspec.json.decode((game.folder / REPORT).read_bytes(), type=dict[str, Any])
        assert (found["game"], found["version"]) == (game.name, game.version)
        assert found["complete"]
        assert found["findings"]
        for finding in found["findings"]:
            facts = {name: say_again(fact) for name, fact in finding["text"]["facts"].items()}
            text = writing.Say(finding["text"]["id"], facts)
            assert all(writing.tell(text, language) for language in LANGUAGES)


def say_again(fact: Any) -> Any:
    """A fact as it was before it became JSON."""
    if not isinstance(fact, dict) or "id" not in fact:
        return fact
    return writing.Say(fact["id"], {name: say_again(f) for name, f in fact["facts"].items()})


# -- the command ---------------------------------------------------------------------------------


def test_the_command_tells_findings_and_writes_nothing_unasked(tmp_path: Path) -> None:
    asked = ["study", "dragons", "--players", "3", "--by", "random", "--games", "30", "--quick"]
    done = CliRunner().invoke(app, [*asked, "--seed", "1", "--threads", "1"])
    assert done.exit_code == 0, done.output
    assert "• " in done.stdout
    done = CliRunner().invoke(app, [*asked, "--seed", "1", "--threads", "1", "--json"])
    assert json.loads(done.stdout)["games"] == {"random 3": 30}


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["dragons", "--games", "0"], "at least one game"),
        (["dragons", "--precision", "much"], "written as 0.5%"),
        (["dragons", "--precision", "90%"], "from 0.05% to 50%"),
        (["dragons", "--games", "9", "--precision", "1%"], "not both"),
        (["dragons", "--shard", "4/3"], "written as 3/16"),
        (["dragons", "--shard", "1/3"], "All shards play by the same seed"),
        (["dragons", "--by", "nobody"], "no bot"),
        (["dragons", "dragomino"], "one game"),
    ],
)
def test_nonsense_gets_a_sentence(asked: list[str], said: str) -> None:
    done = CliRunner().invoke(app, ["study", *asked])
    assert done.exit_code == 2
    assert said in done.stderr


def test_shares_and_shards_are_read() -> None:
    assert parse_precision("0.5%") == pytest.approx(0.005)
    assert parse_precision("0.01") == pytest.approx(0.01)
    assert parse_shard("3/16") == (2, 16)
