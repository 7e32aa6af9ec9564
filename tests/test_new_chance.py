"""After an undo past a revelation chance goes on from a new key: the same does not come again."""

from __future__ import annotations

import random

import msgspec
import pytest

import dragonden
from dragonden.bots.analysis import find_choices
from dragonden.engine.backends import INTERPRETED
from dragonden.engine.errors import InputError
from dragonden.engine.game import Game
from dragonden.engine.match import Match, load_match
from dragonden.games import find_game
from dragonden.server.replays import build_frames, format_table_record
from dragonden.table import acts, events
from dragonden.table.events import SPECTATOR
from dragonden.table.table import Snapshot, Table

from .support import GAMES, choose
from .table_driver import TableDriver

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
KEYS = 3  # with which each move is tried again


def find_surprises(match: Match, luck: random.Random) -> int:
    """Play for a while; count the moves that would have shown something else by new chance."""
    found = 0
    while match.actor is not None and len(match.plies) < 60:
        action, revealed = choose(match, "patient", luck), match.live.revealed
        trials = []
        for key in range(KEYS):
            trial = match.copy()
            trial.renew_chance(key)
            trial.carry_out(action)
            trials.append(trial.knowledge(match.actor))
        match.carry_out(action)
        assert match.live.revealed > revealed or all(known == trials[0] for known in trials)
        found += any(known != trials[0] for known in trials)
    return found


@every_game
def test_by_new_chance_a_move_shows_something_else(game: Game) -> None:
    match = Match(game, {}, 5, INTERPRETED)
    assert find_surprises(match, random.Random(5))


def peek(driver: TableDriver) -> str:
    """Anna, alone with bots, draws a card of Dragons: what she sees."""
    draw = next(m for m in driver.table.board.match.offered() if "raw" in type(m).__name__)  # type: ignore[union-attr]
    driver.make_move(draw)
    return str(driver.table.board.get_knowledge(0).card)  # type: ignore[union-attr]


def take_back(driver: TableDriver) -> None:
    driver.apply_events(acts.undo(driver.table, "anna", 0, driver.table.ply, None), "anna")


def test_alone_with_bots_one_cannot_look_at_the_next_card_and_take_it_back() -> None:
    """Undo showed the same future each time: one could look, and choose something else."""
    driver, seen = TableDriver("dragons", people=1, bots=2), set()
    for _ in range(24):
        seen.add(peek(driver))
        take_back(driver)
        assert driver.last_lines() == ["table-undone", "table-reshuffled"]
    assert len(seen) > 1
    keys = [row.event.key for row in driver.table.rows if isinstance(row.event, events.Undone)]
    assert len({*keys}) == 24


def test_with_consent_the_same_does_not_come_again_either() -> None:
    driver, seen = TableDriver("dragons", people=2, bots=1), set()
    for _ in range(24):
        seen.add(peek(driver))
        take_back(driver)
        question = driver.table.ply
        driver.apply_events(acts.consent(driver.table, "ben", question, True), "ben")
    assert len(seen) > 1


def test_what_has_shown_nothing_is_taken_back_as_before() -> None:
    driver = TableDriver(people=1, bots=1)
    driver.make_move()
    take_back(driver)
    assert driver.table.rows[-1].event == events.Undone(0, 1, None)


def play_with_undo(game: Game, moves: int) -> TableDriver:
    """People who take back moves all the time, if that shows something new."""
    driver, luck = TableDriver(game.name, people=game.players[0]), random.Random(8)
    for _ in range(moves):
        table = driver.table
        if table.status == "over":
            break
        driver.make_moves(1, luck)
        assert table.board
        most = len(table.board.match.plies)
        if table.status == "running" and luck.random() < (0.4 if most < 20 else 0.02):
            count = luck.randint(1, min(3, most))
            driver.apply_events([acts.take_back(table, 0, count)], "anna")
    return driver


def renew_chance(driver: TableDriver) -> None:
    """Take back moves that have shown something: chance goes on anew with the next move."""
    luck = random.Random(9)
    while driver.table.board.match.key is None:  # type: ignore[union-attr]
        driver.make_moves(3, luck)
        driver.apply_events([acts.take_back(driver.table, 0, 2)], "anna")


@every_game
def test_a_table_with_new_chance_opens_the_same_from_rows_and_snapshots(game: Game) -> None:
    driver = play_with_undo(game, 25)
    renew_chance(driver)
    kept = msgspec.msgpack.encode(driver.table.take_snapshot())
    snapshot = msgspec.msgpack.decode(kept, type=Snapshot)
    driver.make_moves(2, random.Random(9))
    for _ in range(3):
        assert driver.table.board
        if driver.table.board.match.plies and driver.table.status == "running":
            driver.apply_events([acts.take_back(driver.table, 0, 1)], "anna")
    for again in (Table(driver.table.rows, snapshot), Table(driver.table.rows)):
        assert again.board
        assert again.board.match.state == driver.table.board.match.state  # type: ignore[union-attr]
        assert again.board.match.plies == driver.table.board.match.plies  # type: ignore[union-attr]
        assert again.board.match.record() == driver.table.board.match.record()  # type: ignore[union-attr]


@every_game
def test_the_record_of_a_game_with_new_chance_replays_the_same(game: Game) -> None:
    table = play_with_undo(game, 10_000).table
    assert table.status == "over"
    match, record = table.board.match, format_table_record(table)  # type: ignore[union-attr]
    assert any(ply.key is not None for ply in match.plies)
    assert record.startswith("dragonden record 2\n")
    again = load_match(record, find_game)
    assert again.state == match.state
    assert again.outcome == match.outcome
    assert again.record() == record
    seats = range(int(match.options["players"]))
    for choice in find_choices(again, seats):  # what is judged is what was decided
        assert choice.played == match.plies[choice.ply].action
        assert choice.played in choice.actions
    frames = build_frames(table, 0, False, True, range(len(match.plies) + 1))
    assert bytes(frames[-1].view) == msgspec.json.encode(table.view(0))
    assert [p.state for p in match.replay()][-1] == match.state


@every_game
def test_nobody_notices_new_chance_in_the_replay_of_a_running_game(game: Game) -> None:
    driver = play_with_undo(game, 12)
    table = driver.table
    if table.status == "over" or not table.board.match.plies:  # type: ignore[union-attr]
        pytest.skip("the game is over at once")
    span = range(len(table.board.match.plies) + 1)  # type: ignore[union-attr]
    before = [build_frames(table, seat, False, False, span) for seat in (None, 0)]
    table.board.match.renew_chance(99)  # type: ignore[union-attr]
    table.board.clear_cache()  # type: ignore[union-attr]
    assert [build_frames(table, seat, False, False, span) for seat in (None, 0)] == before
    assert msgspec.json.encode(table.view(SPECTATOR)) == bytes(before[0][-1].view)


@pytest.mark.parametrize("line", ["chance", "chance x", "chance -1", "chance 9999999999999999999"])
def test_a_bad_key_in_a_record_is_answered_with_a_sentence(line: str) -> None:
    match = dragonden.new("dragons", seed=1)
    text = match.record().replace("record 1", "record 2") + line
    with pytest.raises(InputError, match=r"chance|seed|Move 1"):
        dragonden.load(text)


def test_an_older_record_has_no_new_chance() -> None:
    match = dragonden.new("dragons", seed=1)
    assert match.record().startswith("dragonden record 1\n")
    with pytest.raises(InputError, match="should read"):
        dragonden.load(match.record() + "chance 7\n")
