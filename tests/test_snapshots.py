"""Snapshots: a table opens quickly and the same."""

from __future__ import annotations

import random

import msgspec
import pytest

from dragonden.engine.game import Game
from dragonden.table import acts
from dragonden.table.table import Snapshot, Table

from .support import GAMES
from .table_driver import TableDriver

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@every_game
@pytest.mark.parametrize("count", [0, 4, 8])
def test_a_table_opened_from_a_snapshot_is_the_same(game: Game, count: int) -> None:
    driver = TableDriver(game.name, people=game.players[0])
    driver.make_moves(count, random.Random(3))
    snapshot = driver.table.take_snapshot()
    kept = msgspec.msgpack.decode(msgspec.msgpack.encode(snapshot), type=Snapshot)
    at_once = Table([*driver.table.rows], kept).board
    assert at_once
    assert at_once.save_position() == snapshot.kept
    driver.make_moves(3, random.Random(4))
    for again in (Table(driver.table.rows, kept), Table(driver.table.rows)):
        assert again.board
        assert driver.table.board
        assert again.board.save_position() == driver.table.board.save_position()
        for reader in again.board.readers:
            assert again.view(reader) == driver.table.view(reader)


@every_game
def test_a_snapshot_stays_as_it_was_taken_bug(game: Game) -> None:
    """While it waited to be stored, another process's moves got into it, and it was nonsense."""
    driver = TableDriver(game.name, people=game.players[0])
    driver.make_moves(4, random.Random(3))
    taken = driver.table.take_snapshot()
    then = msgspec.msgpack.encode(taken)
    driver.make_moves(3, random.Random(4))
    assert msgspec.msgpack.encode(taken) == then


def test_a_snapshot_of_another_form_is_not_used() -> None:
    driver = TableDriver()
    driver.make_moves(4)
    kept = driver.table.take_snapshot()
    odd = msgspec.structs.replace(kept.kept, live=kept.kept.before, layout="")
    again = Table(driver.table.rows, msgspec.structs.replace(kept, kept=odd))
    assert again.view(0) == driver.table.view(0)


def test_moves_taken_back_before_and_after_a_snapshot_stay_taken_back() -> None:
    driver = TableDriver()
    driver.make_move()
    driver.apply_events(acts.undo(driver.table, "anna", 0, driver.table.ply, None), "anna")
    driver.make_move()
    snapshot = driver.table.take_snapshot()
    driver.apply_events(acts.undo(driver.table, "anna", 0, driver.table.ply, None), "anna")
    driver.make_move()
    again = Table(driver.table.rows, snapshot)
    assert again.moves == driver.table.moves == 1
    assert again.view(0) == driver.table.view(0)
