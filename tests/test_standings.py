"""What the arena tells of its games: figures, tables, JSON, and the ladder of levels."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
import typer
from rich.console import Console
from typer.testing import CliRunner

from dragonden.bots import LEVELS
from dragonden.engine.backends import INTERPRETED
from dragonden.engine.game import Game
from dragonden.engine.match import Match
from dragonden.lab import commands, contest
from dragonden.lab.arena import Arena, GameResult, build_arena, is_cooperative
from dragonden.lab.arena_tables import print_standings
from dragonden.lab.standings import Standings, build_standings
from tools import levels as ladder

from .local_server import wait_until
from .support import CASES, GAMES

GAME = GAMES[0]
LOW = GAME.players[0]
NAMES = ",".join(["greedy"] + ["random"] * (LOW - 1))
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
MOST = next(game for game in GAMES if not game.lowest_wins and game.players[0] == 2)
FEWEST = [game for game in GAMES if game.lowest_wins]


# -- figures -------------------------------------------------------------------------------------


def duel(scores: list[tuple[int, int]], game: Game = MOST, times: int = 1000) -> Standings:
    """What two players' games tell, given the scores of a and b; a sits first in every other."""
    setting = Arena(game.name, {"players": 2}, ("a", "b"), 1, False)
    games = []
    for number, (a, b) in enumerate(scores):
        order = 1 if number % 2 else -1
        seats = [("b", b), ("a", a)][::order]
        sign = -1 if game.lowest_wins else 1
        best = max(sign * a, sign * b)
        ranking = [1 if sign * points == best else 2 for _, points in seats]
        names = tuple(name for name, _ in seats)
        spent = [[times], [1, 2, 3]][::order]
        games.append(
            GameResult(number, 7, names, [points for _, points in seats], ranking, spent, [0, 0])
        )
    return build_standings(setting, games, len(games))


def test_wins_are_shared_and_places_too() -> None:
    a, b = duel([(5, 3), (5, 3), (4, 4), (1, 2)]).results
    assert a.wins
    assert b.wins
    assert (a.wins.mean, b.wins.mean) == (0.625, 0.375)
    assert (a.place, b.place) == (1.375, 1.625)
    assert (a.games, a.points.mean) == (4, 3.75)


def test_the_margin_is_what_a_player_is_better_by() -> None:
    a, b = duel([(5, 3), (5, 3), (4, 4), (1, 2)]).results
    assert a.margin
    assert b.margin
    assert (a.margin.mean, b.margin.mean) == (0.75, -0.75)
    assert a.margin.low == pytest.approx(0.75 - 12.706 * 1.25, abs=0.01)  # of two groups


@pytest.mark.parametrize("game", FEWEST, ids=lambda game: game.name)
def test_where_fewest_points_win_fewer_are_better(game: Game) -> None:
    standings = duel([(5, 30), (5, 30)], game)
    assert standings.results[0].margin
    assert standings.results[0].margin.mean == 25
    assert standings.duels[0].ahead.mean == 25


def test_games_of_a_deal_not_played_in_full_are_left_out() -> None:
    standings = duel([(5, 3), (5, 3), (1, 9)])
    assert (standings.games, standings.unfinished, standings.results[0].points.mean) == (2, 1, 5)


def test_a_clear_pair_is_called_different_and_an_even_one_is_not() -> None:
    assert duel([(5, 3)] * 20).duels[0].significant
    assert not duel([(5, 3), (3, 5)] * 20).duels[0].significant


def test_a_player_who_finished_above_is_rated_above() -> None:
    ratings = duel([(5, 3), (5, 3), (5, 3), (3, 5)] * 10).ratings
    assert ratings
    assert ratings.elo == pytest.approx([0, -190.85], abs=0.01)
    assert ratings.intervals
    assert ratings.intervals[0] == (0, 0)
    assert ratings.intervals[1][0] < -190.85 < ratings.intervals[1][1] < 0


def test_time_is_told_by_decision() -> None:
    a, b = (row.thinking for row in duel([(5, 3)] * 2, times=4000).results)
    assert a
    assert b
    assert (a.decisions, b.decisions) == (6, 2)
    assert (a.seconds, b.seconds) == (2e-6, 4e-3)
    assert (a.slow_seconds, a.simulations_per_second) == (3e-6, None)


COOPERATIVE = [case for case in CASES if is_cooperative(Match(*case, seed=1, backend=INTERPRETED))]


@pytest.mark.parametrize(("game", "options"), COOPERATIVE[:1])
def test_those_who_play_together_are_compared_by_tables(game: Game, options: dict) -> None:
    assert (
        build_arena(game.name, options, ["greedy", "random", "drake"], 3).table == game.players[0]
    )
    setting = build_arena(game.name, options, ["greedy", "random"], seed=3)
    games = contest.play_arena(setting, 4, processes=1)
    assert [len(set(game.seating)) for game in games] == [1] * 4
    assert len({game.seed for game in games}) == 2
    standings = build_standings(setting, games, 4)
    assert standings.ratings is None
    assert standings.results[0].wins is None
    ours, theirs = (row.points.mean for row in standings.results)
    assert standings.duels[0].ahead.mean == pytest.approx(ours - theirs)
    print_standings(standings, Console(width=80, record=True))


# -- the command ---------------------------------------------------------------------------------

app = typer.Typer()
app.command()(commands.arena)


def run(*arguments: str) -> tuple[int, str, str]:
    """Exit code, output and complaints of the command."""
    done = CliRunner().invoke(app, arguments)
    assert not done.exception or isinstance(done.exception, SystemExit), done.exception
    return done.exit_code, done.stdout, done.stderr


@every_game
def test_json_tells_everything(game: Game) -> None:
    names = ",".join(["greedy"] + ["random"] * (game.players[0] - 1))
    code, out, complaint = run(
        game.name, "--players", names, "--games", "3", "--seed", "5", "--processes", "1", "--json"
    )
    standings = msgspec.json.decode(out, type=Standings)
    assert (code, complaint) == (0, "")
    assert (standings.game, standings.seed, standings.asked) == (game.name, 5, 3)
    assert standings.games == -(-3 // game.players[0]) * game.players[0]
    assert [row.player for row in standings.results] == ["greedy", "random"]
    greedy, random = (row.wins for row in standings.results)
    assert greedy
    assert random
    assert greedy.mean + random.mean * (game.players[0] - 1) == pytest.approx(1)


def test_people_get_tables_that_fit_a_terminal() -> None:
    long = [f"search(budget={budget}, widening=0)" for budget in (2000, 40_000)]
    standings = duel([(125, 3), (5, 133)] * 3)
    names = {"a": long[0], "b": long[1]}
    text = msgspec.json.encode(standings).decode()
    for short, name in names.items():
        text = text.replace(f'"{short}"', f'"{name}"')
    console = Console(width=80, record=True)
    print_standings(msgspec.json.decode(text, type=Standings), console)
    page = console.export_text()
    assert f"search 1: {long[0]}" in page
    for words in ("Results", "In pairs", "search 2", "Ratings", "Milliseconds a decision"):
        assert words in page
    assert max(map(len, page.splitlines())) <= 80


def test_rounding_is_told() -> None:
    code, out, _ = run(
        GAME.name, "--players", NAMES, "--games", "1", "--processes", "1", "--seed", "5"
    )
    assert code == 0
    assert f"1 were asked for: rounded up to whole deals of {LOW}." in out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess", "--players", "random"], "There is no game 'chess'; there are "),
        (["GAME", "--players", "deep"], "There is no bot 'deep'"),
        (["GAME", "--players", "random"], f"{LOW} play at a table, but only 1 are listed."),
        (["GAME", "--players", NAMES, "-o", "colour=red"], "There is no option colour; "),
        (["GAME(players=99)", "--players", NAMES], "players can be "),
        (["GAME(first=0)", "--players", NAMES, "-o", "first=0"], "The option first is given twice"),
        (["GAME", "--players", NAMES, "--games", "0"], "Play at least one game, not 0."),
        (["GAME", "--players", NAMES, "--processes", "0"], "Play in at least one process, not 0."),
        (["GAME", "--players", NAMES, "--seed=-1"], "A seed is a whole number from 0 to "),
    ],
)
def test_a_mistake_is_told_in_a_sentence(arguments: list[str], sentence: str) -> None:
    code, out, complaint = run(*(word.replace("GAME", GAME.name) for word in arguments))
    assert (code, out) == (2, "")
    assert complaint.startswith(f"dragonden: {sentence}")


def test_without_a_seed_the_file_tells_it(tmp_path: Path) -> None:
    common = (GAME.name, "--players", NAMES, "--csv", str(tmp_path / "a.csv"), "--json")
    once = run(*common, "--games", "1", "--processes", "1")[1]
    again = run(*common, "--games", "1")[1]
    assert once == again


# -- Ctrl-C --------------------------------------------------------------------------------------


def interrupted_after(games: int) -> Callable[..., None]:
    def watch(played: int, of: int) -> None:
        if played == games:
            raise KeyboardInterrupt

    return watch


@pytest.mark.parametrize("processes", [1, 2])
def test_an_interrupted_arena_keeps_what_was_played(processes: int, tmp_path: Path) -> None:
    setting = build_arena(GAME.name, {"players": LOW}, NAMES.split(","), 5)
    file = tmp_path / "a.csv"
    found = contest.play_arena(setting, 1000, processes, file, interrupted_after(3), True)
    assert len(found) == 3
    assert len(file.read_text().splitlines()) == 3 + 3


def test_an_arena_interrupted_too_early_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contest, "play_arena", lambda *_: [])
    code, out, complaint = run(GAME.name, "--players", NAMES)
    assert (code, out) == (130, "")
    assert complaint == "dragonden: Interrupted before any seed was played in full.\n"


def test_ctrl_c_ends_all_processes_and_prints_what_there_is(tmp_path: Path) -> None:
    file = tmp_path / "a.csv"
    command = [sys.executable, "-m", "dragonden.cli", "arena", GAME.name, "--players", NAMES]
    command += ["--games", "1000000", "--processes", "2", "--csv", str(file)]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # a group of its own: a terminal's Ctrl-C reaches all of it
    ) as process:
        wait_until(lambda: file.exists() and len(file.read_text().splitlines()) > 3 + 3 * LOW)
        os.killpg(process.pid, signal.SIGINT)
        out, complaint = process.communicate()
        assert (process.returncode, complaint) == (130, "")
        assert "Interrupted after" in out
        assert "Results" in out
        wait_until(lambda: not alive(process.pid))


def alive(group: int) -> bool:
    """Whether a group has any process left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


# -- the ladder of levels ------------------------------------------------------------------------

levels = typer.Typer()
levels.command()(ladder.levels)


def test_the_ladder_writes_what_it_found_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, second = tmp_path / "docs" / "LEVELS.md", list(LEVELS)[1]
    words = [GAME.name, "--folder", str(tmp_path / "games"), "--page", str(page)]
    words += ["--player", second, "--limit", "4", "--processes", "1"]
    done = CliRunner().invoke(levels, words)
    assert done.exit_code == 0, done.output
    assert done.stdout.startswith(f"{GAME.name}: {second} against {next(iter(LEVELS))}: ")
    text = page.read_text()
    assert f"| {second} | {next(iter(LEVELS))} | {-(-4 // LOW) * LOW} |" in text
    assert all(f"## {game.title}\n" in text for game in GAMES)
    monkeypatch.setattr("dragonden.lab.worker_pool.play_game", None)  # no game is played again
    assert CliRunner().invoke(levels, words).exit_code == 0
    assert page.read_text() == text


def test_the_page_outlives_the_files_of_its_games_but_not_its_players(tmp_path: Path) -> None:
    page, second = tmp_path / "LEVELS.md", list(LEVELS)[1]
    pairing = ladder.list_pairings(GAME, tmp_path, 2)[0]
    ladder.play_pairing(pairing, 1)
    ladder.write_page(page, tmp_path, 2)
    text = page.read_text()
    assert f"| {second} | {next(iter(LEVELS))} | " in text
    pairing.path.unlink()
    ladder.write_page(page, tmp_path, 2)
    assert page.read_text() == text
    kept = page.with_suffix(".json")
    kept.write_text(kept.read_text().replace('"slips": 0.5', '"slips": 0.25'))  # others, then
    ladder.write_page(page, tmp_path, 2)
    assert f"| {second} | {next(iter(LEVELS))} | " not in page.read_text()


@every_game
def test_each_level_meets_the_one_below(game: Game, tmp_path: Path) -> None:
    rungs = ladder.list_pairings(game, tmp_path, 400)
    pairs = [(pairing.lower, pairing.higher) for pairing in rungs]
    names = list(LEVELS)
    assert pairs[: len(names) - 1] == list(pairwise(names))
    table = rungs[0].arena(names[0])
    assert table.players.count(names[1]) == 1
    assert table.players.count(names[0]) == table.table - 1 == max(2, game.players[0]) - 1


@every_game
def test_levels_meet_at_a_table_of_four_too(game: Game, tmp_path: Path) -> None:
    rungs = ladder.list_pairings(game, tmp_path, 400)
    assert len({pairing.path for pairing in rungs}) == len(rungs)
    of_four = [pairing for pairing in rungs if pairing.seats == 4]
    assert [(pairing.lower, pairing.higher) for pairing in of_four] == list(pairwise(LEVELS))
    assert of_four[0].arena("greedy").table == 4


def test_tables_that_play_together_are_compared_by_points(tmp_path: Path) -> None:
    rungs = (pairing for game in GAMES for pairing in ladder.list_pairings(game, tmp_path, 2))
    pairing = next(pairing for pairing in rungs if pairing.arena("greedy").together)
    told = ladder.play_pairing(pairing, 1)
    assert ladder.describe_result(pairing, told).endswith("points in 2 games")
    ladder.write_page(tmp_path / "LEVELS.md", tmp_path, 2)
    text = (tmp_path / "LEVELS.md").read_text()
    assert f"### {pairing.table.capitalize()}\n\n2 seats, all of the same level" in text
    assert f"| {pairing.higher} | {pairing.lower} | 2 | – | – |" in text


def test_a_pair_plays_on_until_it_is_clear(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def fought(setting: Arena, look: int, *_: object) -> Standings:
        asked.append(look)
        return duel([(5, 3), (3, 5)] * 10 if look < 60 else [(5, 3)] * 60)

    monkeypatch.setattr(ladder, "play_games", fought)
    ladder.play_pairing(ladder.list_pairings(MOST, tmp_path, 400)[0], 1)
    assert asked == [20, 40, 60]


def test_the_plain_search_gets_the_time_of_the_dragon(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    standings = duel(
        [(5, 3)] * 2, times=8
    )  # 2 µs against 8: it may do a quarter of the simulations
    monkeypatch.setattr(ladder, "play_games", lambda *_: standings)
    pairing = next(r for r in ladder.list_pairings(MOST, tmp_path, 400) if r.lower == ladder.PLAIN)
    budget = round(round(MOST.bot.PLAN.budget / 4) / 4)
    assert ladder.find_opponent(pairing, 1) == ladder.plain_search(budget)


def test_games_of_other_levels_are_not_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pairing = ladder.list_pairings(GAME, tmp_path, 2)[0]
    standings = ladder.play_pairing(pairing, 1)
    assert pairing.found() == msgspec.structs.replace(standings, asked=standings.games)
    monkeypatch.setitem(LEVELS, pairing.higher, LEVELS[pairing.higher]._replace(slips=0.3))
    assert pairing.found() is None


def test_an_interrupted_ladder_still_writes_its_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(ladder, "play_pairing", interrupt)
    page = tmp_path / "LEVELS.md"
    words = ["--folder", str(tmp_path), "--page", str(page)]
    assert CliRunner().invoke(levels, words).exit_code == 130
    assert "Not played yet." in page.read_text()
