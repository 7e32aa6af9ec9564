"""The arena: who meets whom, the same games whoever plays them, kept and gone on with."""

from __future__ import annotations

import multiprocessing
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dragonden.bots import ask, create_bot, readiness
from dragonden.bots.players import find_kind, split_players
from dragonden.engine.errors import InputError
from dragonden.engine.game import Game
from dragonden.engine.match import Match
from dragonden.engine.options import Value
from dragonden.lab import worker_pool
from dragonden.lab.arena import Arena, GameResult, build_arena, is_cooperative
from dragonden.lab.contest import play_arena
from dragonden.lab.ledger import Ledger
from dragonden.lab.worker_pool import play_games, receive_result, start_workers
from dragonden.table.result import compute_result

from .support import CASE_IDS, CASES, GAMES
from .support import play_match as played_by_chance

GAME = GAMES[0]
LOW = GAME.players[0]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_case = pytest.mark.parametrize(("game", "options"), CASES, ids=CASE_IDS)


def setting(listed: str, game: Game = GAME, **given: object) -> Arena:
    return build_arena(
        game.name, {"players": game.players[0], **given}, split_players(listed), seed=5
    )


def timeless(games: list[GameResult]) -> list[GameResult]:
    """The games in order, without what the processor took and what no file keeps."""
    return [
        msgspec.structs.replace(game, times=[], actions=[])
        for game in sorted(games, key=lambda game: game.number)
    ]


# -- who plays -----------------------------------------------------------------------------------


def test_a_search_is_told_some_and_takes_the_rest_from_the_game() -> None:
    made = find_kind("search( greedy=7,budget=20 , seconds=0.5,threads=2)")
    assert made.name == "search(budget=20, greedy=7, seconds=0.5, threads=2)"
    assert made.effort
    assert made.effort.plan_for(GAME) == GAME.bot.PLAN._replace(budget=20, greedy=7)
    assert (made.effort.seconds, made.effort.threads) == (0.5, 2)


def test_who_searches_is_known() -> None:
    names = ("random", "hatchling", "learned", "dragon", "dragon-1", "search", "search()")
    assert [find_kind(name).searches for name in names] == [
        False,
        False,
        True,
        True,
        True,
        True,
        True,
    ]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("deep", "There is no bot 'deep'; there are random, greedy, .*, search"),
        ("", "There is no bot ''"),
        ("search(budget=9", "There is no bot 'search"),
        ("search(wide=3)", "A search has no 'wide'; it has budget, depth"),
        (
            "search(budget)",
            "Write the settings of a search as search\\(.*, not 'budget'",
        ),
        ("search(budget=0)", "budget is a whole number from 1 to 2,147,483,647, not '0'"),
        ("search(budget=many)", "budget is a whole number .*, not 'many'"),
        ("search(exploration=nan)", "exploration is a number from 0 to 1,000, not 'nan'"),
        ("search(greedy=1, greedy=1)", "A search has greedy twice"),
    ],
)
def test_a_player_nobody_knows_is_told_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(InputError, match=sentence):
        find_kind(text)


# -- who meets whom ------------------------------------------------------------------------------


@every_game
def test_each_deal_is_played_in_every_rotation(game: Game) -> None:
    seats = game.players[1]
    arena = setting(
        ",".join(["greedy", "hatchling"] + ["random"] * (seats - 2)), game, players=seats
    )
    first, *others = [arena.schedule(number) for number in range(seats)]
    assert Counter(first.seating) == Counter(arena.players)
    for turn, other in enumerate(others, start=1):
        assert (other.seed, other.group) == (first.seed, 0)
        assert other.seating == first.seating[turn:] + first.seating[:turn]
    assert arena.schedule(seats).seed != first.seed


def test_if_too_many_are_listed_every_combination_meets() -> None:
    names = ("random", "greedy", "hatchling", "drake")
    arena = setting(",".join(names))
    tables = list(combinations(names, LOW))
    met = [set(arena.schedule(i * LOW).seating) for i in range(2 * len(tables))]
    assert met == [set(table) for table in tables] * 2


def test_the_same_table_is_not_listed_twice() -> None:
    assert len(setting("random,greedy,greedy,greedy").tables) == 2


def test_who_follows_whom_changes_from_deal_to_deal() -> None:
    arena = setting("greedy,drake,random", players=3)
    orders = {tuple(arena.schedule(number).seating) for number in range(0, 60, 3)}
    assert len(orders) == 6


@every_game
def test_the_table_is_as_large_as_told_listed_or_possible(game: Game) -> None:
    low, high = game.players

    def table(count: int, **given: object) -> int:
        return build_arena(game.name, given, ["random"] * count, 1).table

    assert table(high) == high
    assert table(high + 1) == low
    assert table(high, players=low) == low


def test_too_few_players_are_a_mistake() -> None:
    with pytest.raises(InputError, match="3 play at a table, but only 2 are listed"):
        setting("random,greedy", players=3)


@every_case
def test_who_plays_together_is_known(game: Game, options: dict[str, Value]) -> None:
    match = played_by_chance(game, options, seed=5)
    assert match.outcome
    everybody = list(range(int(match.options["players"])))
    assert match.outcome.together == (match.outcome.winners == everybody)
    assert compute_result(game, match.state, []).together == match.outcome.together
    assert is_cooperative(Match(game, options, seed=1)) == (match.outcome.winners == everybody)


# -- playing -------------------------------------------------------------------------------------


@every_game
def test_an_arena_plays_as_matches_do(game: Game) -> None:
    arena = setting(",".join(["greedy"] + ["random"] * (game.players[0] - 1)), game)
    first = next(play_games(arena, [1], processes=1))
    match = Match(game, arena.options, first.seed)
    bots = [create_bot(name, f"{first.seed} 1 {seat}") for seat, name in enumerate(first.seating)]
    choices = [0] * len(bots)
    while (seat := match.actor) is not None:
        choices[seat] += len(match.legal()) > 1
        match.carry_out(ask(bots[seat], match.knowledge(seat), match.legal()).action)
    assert match.outcome
    assert first.ranking == match.outcome.ranking
    assert first.scores == [s if isinstance(s, int) else str(s) for s in match.outcome.scores]
    assert [len(times) for times in first.times] == choices


def test_processes_do_not_change_the_games() -> None:
    arena = setting(",".join(["greedy", "hatchling", "random"][:LOW]))
    one, two = play_arena(arena, 8, processes=1), play_arena(arena, 8, processes=2)
    assert timeless(one) == timeless(two)
    assert len(one) == arena.round_up(8)
    assert not multiprocessing.active_children()


def test_a_search_plays_the_same_games_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "compile_search", lambda game: None)
    monkeypatch.setattr(readiness, "THREADS", {})
    monkeypatch.setattr(readiness, "READY", set())
    arena = setting(",".join(["search(budget=3, horizon=2)"] + ["random"] * (LOW - 1)))
    one, two = play_arena(arena, 1, processes=1), play_arena(arena, 1, processes=1)
    assert timeless(one) == timeless(two)
    assert len({sum(game.simulations) % 3 for game in one}) == 1
    assert all(sum(game.simulations) for game in one)


@pytest.mark.parametrize(("player", "asked"), [("dragon", [GAME]), ("drake", [])])
def test_the_compiler_is_asked_only_if_somebody_searches(
    player: str, asked: list[Game], monkeypatch: pytest.MonkeyPatch
) -> None:
    games: list[Game] = []
    monkeypatch.setattr(worker_pool, "wait_until_ready", games.append)
    worker_pool.prepare_search(setting(",".join([player] + ["random"] * (LOW - 1))))
    assert games == asked


def test_what_goes_wrong_in_a_process_is_told() -> None:
    arena = setting("random,greedy", **({} if LOW == 2 else {"players": 2}))
    wrong = Arena(arena.game, {**arena.options, "colour": "red"}, arena.players, 5, False)
    with pytest.raises(RuntimeError, match="There is no option colour"):
        list(play_games(wrong, range(4), processes=2))
    assert not multiprocessing.active_children()


def test_a_process_that_dies_is_not_waited_for() -> None:
    with start_workers(setting("random,greedy"), 1) as lines:
        multiprocessing.active_children()[0].kill()
        with pytest.raises(RuntimeError, match="all of a sudden"):
            list(iter(lambda: receive_result(lines[0]), ...))


# -- the file ------------------------------------------------------------------------------------

PLAYERS = ",".join(["greedy"] + ["random"] * (LOW - 1))


def test_games_are_kept_exactly(tmp_path: Path) -> None:
    game = GameResult(3, 9, ("greedy", "random"), [7, "-7/2"], [1, 2], [[15, 2], []], [0, 40])
    with Ledger(tmp_path / "a.csv", setting(PLAYERS, players=2)) as ledger:
        ledger.add(game)
        assert "-7/2" in (tmp_path / "a.csv").read_text()  # at once, not when it is closed
    with Ledger(tmp_path / "a.csv", setting(PLAYERS, players=2)) as again:
        assert again.games == [game]


@pytest.mark.parametrize("lost", [1, 30])
def test_an_arena_goes_on_where_it_was_cut_short(lost: int, tmp_path: Path) -> None:
    arena, file = setting(PLAYERS), tmp_path / "a.csv"
    play_arena(arena, 4, processes=1, file=file)
    whole = file.read_bytes()
    file.write_bytes(whole[:-lost])
    seen: list[int] = []
    found = play_arena(arena, 6, 1, file, watch=lambda done, of: seen.append(done))
    assert seen[0] == arena.round_up(4)  # all but the last of those before, and this one again
    assert timeless(found) == timeless(play_arena(arena, 6, processes=1))
    with Ledger(file, arena) as ledger:
        assert timeless(ledger.games) == timeless(found)


def test_a_file_cut_before_its_first_game_is_begun_anew(tmp_path: Path) -> None:
    file = tmp_path / "a.csv"
    play_arena(setting(PLAYERS), 1, processes=1, file=file)
    whole = file.read_bytes()
    file.write_bytes(whole[:100])
    play_arena(setting(PLAYERS), 1, processes=1, file=file)
    assert file.read_text().splitlines()[:3] == whole.decode().splitlines()[:3]
    assert len(file.read_text().splitlines()) == 3 + LOW


def test_fewer_games_than_kept_are_the_first_of_them(tmp_path: Path) -> None:
    arena, file = setting(PLAYERS), tmp_path / "a.csv"
    play_arena(arena, 3 * LOW, processes=1, file=file)
    assert {game.number for game in play_arena(arena, LOW, 1, file)} == set(range(LOW))


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        ({"seed": 6}, "has seed 5, not 6; name another file"),
        ({"players": "drake" + ",random" * (LOW - 1)}, "has players greedy,.*, not drake,"),
    ],
)
def test_another_setting_is_refused_by_its_name(
    other: dict[str, Any], sentence: str, tmp_path: Path
) -> None:
    file = tmp_path / "a.csv"
    play_arena(setting(PLAYERS), 1, processes=1, file=file)
    before = file.read_bytes()
    now = build_arena(
        GAME.name, {"players": LOW}, other.get("players", PLAYERS).split(","), other.get("seed", 5)
    )
    with pytest.raises(InputError, match=sentence):
        play_arena(now, 1, processes=1, file=file)
    assert file.read_bytes() == before


def test_another_plan_of_the_game_is_another_setting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arena, file = setting("dragon" + ",random" * (LOW - 1)), tmp_path / "a.csv"
    with Ledger(file, arena):
        pass
    was = GAME.bot.PLAN
    monkeypatch.setattr(GAME.bot, "PLAN", was._replace(budget=7))
    with pytest.raises(InputError, match=f"has dragon's budget {was.budget}, not 7"):
        Ledger(file, arena)


@pytest.mark.parametrize("content", [b"dear diary\n", b"\xff\xfe", b"# dragonden arena 1\n{\n\n"])
def test_a_file_of_something_else_is_left_alone(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "a.csv"
    file.write_bytes(content)
    with pytest.raises(InputError, match="csv"):
        Ledger(file, setting(PLAYERS))
    assert file.read_bytes() == content


def test_a_line_that_is_no_game_is_told(tmp_path: Path) -> None:
    file = tmp_path / "a.csv"
    play_arena(setting(PLAYERS), 1, processes=1, file=file)
    with file.open("a") as more:
        more.write("1,2,3\n")
    with pytest.raises(InputError, match=f"Line {4 + LOW} of .*a.csv is no game of this arena"):
        Ledger(file, setting(PLAYERS))


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="cannot be written: No such file or directory"):
        Ledger(tmp_path / "nowhere" / "a.csv", setting(PLAYERS))
