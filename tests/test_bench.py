"""The bench measures what it says, for every game; how fast that is no test judges."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from typing import Any

import msgspec
import pytest
import typer
from rich.console import Console
from typer.testing import CliRunner

from dragonden.engine import verbs
from dragonden.engine.backends import INTERPRETED, default_backend
from dragonden.engine.game import Game
from dragonden.engine.options import complete_options
from dragonden.games import all_games, find_game, game_names
from dragonden.lab.players import Style
from dragonden.lab.simulation import Setting, Simulator
from tools import bench, env_bench, measures, searching, timing
from tools.load.trial import Run, Trial
from tools.measures import Bench, Figures, Peer
from tools.searching import Search
from tools.starting import Starts, measure_seconds
from tools.timing import Costs

pytestmark = pytest.mark.skipif(
    default_backend() is not INTERPRETED, reason="once is enough, and quick this way"
)
every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)


def setting_of(game: Game) -> Setting:
    return Setting(game, complete_options(game.options, {}), 1, Style.random, INTERPRETED)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure as briefly as possible."""
    monkeypatch.setattr(timing, "ROUND", 0.0)
    monkeypatch.setattr(timing, "ROUNDS", 2)


@every_game
def test_positions_to_measure_come_with_an_allowed_action(game: Game) -> None:
    setting = setting_of(game)
    backend, simulator = setting.backend, Simulator(setting)
    states, taken = backend.states(game.state, 12), backend.buffer(10)
    states[11] = simulator.states[1]
    backend.prepare(timing.take_positions)(states, simulator.actions, taken, 0, 10, 1)
    for i in range(10):
        n = backend.prepare(verbs.legal)(states[i], simulator.actions)
        assert int(taken[i]) in [int(action) for action in simulator.actions[:n]]


@every_game
@pytest.mark.usefixtures("hasty")
def test_every_verb_is_timed(game: Game) -> None:
    costs = timing.measure_costs(setting_of(game))
    assert costs.copy > 0
    assert costs.legal > 0
    assert min(costs.apply, costs.redact, costs.determinize) >= 0
    assert timing.measure_speed(setting_of(game), 1) > 0


@every_game
def test_a_search_is_timed_early_and_midway(
    game: Game, hasty: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(searching, "SIMULATIONS", 2)
    early, middle = searching.measure_searches(game, INTERPRETED)
    assert (early.position, middle.position) == ("early", "middle")
    assert min(early.plain, early.own, middle.plain, middle.own) > 0


@every_game
def test_the_positions_to_search_from_have_a_choice(game: Game) -> None:
    for _, match in searching.list_positions(game):
        assert len(match.legal()) > 1


@every_game
def test_the_patient_style_is_measured_only_where_it_differs(game: Game) -> None:
    assert measures.list_styles(game) in ([Style.random], [Style.random, Style.patient])


@every_game
def test_a_first_game_is_played_in_a_process_of_its_own(game: Game, tmp_path: Path) -> None:
    assert measure_seconds(game.name, "interpreted", str(tmp_path)) > 0
    assert not list(tmp_path.iterdir())


COSTS = Costs(copy=70, legal=150, apply=20, redact=90, determinize=250)
FIGURES = Figures("chess", "random", 2, 800, 3e6, 5.7e6, 2, 2.0, 1.9, 20_000, COSTS)
PATIENT = msgspec.structs.replace(FIGURES, style="patient")
HEARTS = Peer("hearts", 4, 61, 100_000, 1_500_000, 3_000_000)
HANABI = Peer("hanabi", 2, 13, 80_000, 375_000, None)
SEARCHES = [Search("chess", 2, "early", 60_000, 9_000)]
FOUND = Bench([FIGURES, PATIENT], SEARCHES, {"chess": Starts(0.2, 9.0, 0.9)}, [HEARTS, HANABI])


def test_tables_fit_a_terminal_and_tell_ratios() -> None:
    console = Console(width=80, record=True)
    bench.show(FOUND, console)
    text = console.export_text()
    assert "chess, patient" in text
    assert "60,000" in text  # simulations of the plain search
    assert "× 1.90" in text  # two cores over one
    assert "× 1.0" in text  # chess over the fastest way of hearts
    assert "× 8.0" in text  # and of hanabi, which has no rollouts
    assert "…" not in text


@pytest.fixture
def app() -> typer.Typer:
    made = typer.Typer()
    made.command()(bench.bench)
    return made


def test_json_tells_everything(app: typer.Typer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "measure_game", lambda game, style: FIGURES)
    monkeypatch.setattr(bench, "measure_searches", lambda game, backend: SEARCHES)
    monkeypatch.setattr(bench, "compiled_backend", lambda: INTERPRETED)
    monkeypatch.setattr(bench, "measure_starts", FOUND.starts.get)
    monkeypatch.setattr(bench, "measure_peers", lambda: FOUND.peers)
    done = CliRunner().invoke(app, [game_names()[0], "--json", "--peers"])
    report = msgspec.json.decode(done.stdout)
    assert report["figures"][0]["nanoseconds"]["copy"] == 70
    assert report["searches"][0]["plain"] == 60_000
    assert [peer["game"] for peer in report["peers"]] == ["hearts", "hanabi"]


def test_an_unknown_game_is_told_in_a_sentence(app: typer.Typer) -> None:
    done = CliRunner().invoke(app, ["chess"])
    assert (done.exit_code, done.stdout) == (2, "")
    assert "There is no game 'chess'" in done.stderr


def test_missing_peers_are_told_before_anything_is_measured(
    app: typer.Typer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(measures, "PEERS", Path("nowhere"))
    done = CliRunner().invoke(app, ["--peers"])
    assert done.exit_code == 2
    assert "scripts/bench --peers" in done.stderr


def test_environments_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    short = {"ROUND": 0.001, "ROUNDS": 1, "SIZES": (1, 2), "TURNS": 2, "TURN": 8, "SHARED": (2, 4)}
    for name, value in short.items():
        monkeypatch.setattr(env_bench, name, value)
    monkeypatch.setattr(env_bench.Batch, "game_bytes", 7)
    speed = env_bench.measure_envs(find_game("dragons"))
    assert speed.steps > 0
    assert speed.described > 0
    assert speed.size in (1, 2)
    assert speed.shared in (2, 4)
    console = Console(record=True, width=120)
    env_bench.show([speed], env_bench.measure_ceiling(), [env_bench.Peer("pgx hex", 2e5)], console)
    shown = console.export_text()
    assert "0.200 M" in shown
    assert "Two threads that share nothing do ×" in shown


def test_the_garbage_of_clients_is_no_part_of_what_moves_take(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    unmoved: Any = None  # no server, no tables
    trial, collected = Trial("nobody", unmoved, unmoved), []

    async def play(*_: Any) -> None:
        collected.append(gc.isenabled())

    monkeypatch.setattr(trial, "play_measured", play)
    asyncio.run(trial.play(Run(), moves=1))
    assert collected == [False]
    assert gc.isenabled()
