"""The board of a table: its shortcuts show what the match shows."""

from __future__ import annotations

import random

import msgspec
import pytest

from dragonden.engine.backends import INTERPRETED
from dragonden.engine.game import Game
from dragonden.engine.match import Match
from dragonden.engine.options import complete_options
from dragonden.table.board import Board
from dragonden.table.events import SPECTATOR

from .support import CASE_IDS, CASES


@pytest.mark.parametrize(("game", "options"), CASES, ids=CASE_IDS)
def test_a_board_shows_every_reader_the_view_of_its_seat(game: Game, options: dict) -> None:
    board, luck = Board(game, complete_options(game.options, options), 7), random.Random(7)
    match = Match(game, options, 7, INTERPRETED)
    while board.match.actor is not None and len(board.match.plies) < 50:
        for reader in board.readers:
            seat = None if reader == SPECTATOR else reader
            assert bytes(board.view(reader)) == msgspec.json.encode(match.view(seat))
            assert board.get_knowledge(reader) == match.knowledge(seat)
        action = luck.choice(board.legal())
        board.try_action(action)
        board.play(board.format_action(action))
        match.carry_out(action)
        assert [*board.match.states] == [*match.states]
        assert board.match.plies == match.plies
