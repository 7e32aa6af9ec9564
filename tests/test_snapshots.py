"""Snapshots: a table opens quickly and the same."""

from __future__ import annotations

import random

import msgspec
import pytest

from dragonden.engine.game import Game
from dragonden.table import acts
from dragonden.table.table import Snapshot, Table

from .evening import Evening
from .support import GAMES

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@every_game
@pytest.mark.parametrize("count", [0, 4, 8])
def test_a_table_opened_from_a_snapshot_is_the_same(game: Game, count: int) -> None:
    evening = Evening(game.name, people=game.players[0])
    evening.moves(count, random.Random(3))
    kept = msgspec.msgpack.encode(evening.table.take_snapshot())
    evening.moves(3, random.Random(4))
    told = msgspec.msgpack.decode(kept, type=Snapshot)
    for again in (Table(evening.table.rows, told), Table(evening.table.rows)):
        assert again.board
        assert evening.table.board
        assert again.board.save_position() == evening.table.board.save_position()
        for reader in again.board.readers:
            assert again.view(reader) == evening.table.view(reader)


@every_game
def test_a_snapshot_stays_as_it_was_taken_bug(game: Game) -> None:
    """While it waited to be stored, another process's moves got into it, and it was nonsense."""
    evening = Evening(game.name, people=game.players[0])
    evening.moves(4, random.Random(3))
    taken = evening.table.take_snapshot()
    then = msgspec.msgpack.encode(taken)
    evening.moves(3, random.Random(4))
    assert msgspec.msgpack.encode(taken) == then


def test_a_snapshot_of_another_form_is_not_used() -> None:
    evening = Evening()
    evening.moves(4)
    kept = evening.table.take_snapshot()
    odd = msgspec.structs.replace(kept.kept, live=kept.kept.live[:-1], layout="")
    again = Table(evening.table.rows, msgspec.structs.replace(kept, kept=odd))
    assert again.view(0) == evening.table.view(0)


def test_moves_taken_back_before_and_after_a_snapshot_stay_taken_back() -> None:
    evening = Evening()
    evening.move()
    evening.happens(acts.undo(evening.table, "anna", 0, evening.table.ply, None), "anna")
    evening.move()
    told = evening.table.take_snapshot()
    evening.happens(acts.undo(evening.table, "anna", 0, evening.table.ply, None), "anna")
    evening.move()
    again = Table(evening.table.rows, told)
    assert again.moves == evening.table.moves == 1
    assert again.view(0) == evening.table.view(0)
