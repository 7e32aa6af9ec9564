"""The board of a table: its shortcuts show what the match shows."""

from __future__ import annotations

import random
from typing import Any

import pytest

from dragonden.engine.backends import INTERPRETED
from dragonden.engine.game import Game
from dragonden.engine.match import Match, Ply
from dragonden.engine.options import complete_options
from dragonden.engine.state import copy_state
from dragonden.engine.words import Line
from dragonden.games import find_game
from dragonden.table import board as board_module
from dragonden.table.board import CHECKPOINT_EVERY, Board, is_worth_keeping
from dragonden.table.events import SPECTATOR

from .support import CASE_IDS, CASES, GAMES


@pytest.mark.parametrize(("game", "options"), CASES, ids=CASE_IDS)
def test_a_board_shows_every_reader_the_view_of_its_seat(game: Game, options: dict) -> None:
    board, luck = Board(game, complete_options(game.options, options), 7), random.Random(7)
    match = Match(game, options, 7, INTERPRETED)
    while board.match.actor is not None and len(board.match.plies) < 50:
        for reader in board.readers:
            seat = None if reader == SPECTATOR else reader
            assert board.view(reader) == match.view(seat)
            assert board.get_knowledge(reader) == match.knowledge(seat)
        action = luck.choice(board.legal())
        board.try_action(action)
        board.play(board.format_action(action))
        match.carry_out(action)
        assert [*board.match.states] == [*match.states]
        assert board.match.plies == match.plies


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_taking_back_leads_to_the_same_position_from_wherever_it_is_repeated(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(board_module, "CHECKPOINT_EVERY", 3)
    board, luck = Board(game, complete_options(game.options, {}), 7), random.Random(7)
    match = Match(game, {}, 7, INTERPRETED)
    for _ in range(120):
        if board.match.plies and (board.match.actor is None or luck.random() < 0.2):
            moves = luck.randint(1, min(12, len(match.plies)))
            renewed = [n for n, ply in enumerate(reversed(match.plies), 1) if ply.key is not None]
            if renewed and luck.random() < 0.3:  # to where chance had gone on anew
                moves = renewed[0]
            key = luck.choice([None, luck.getrandbits(30)])
            board.undo(moves, key)
            match.undo(moves, key)
        else:
            action = luck.choice(board.legal())
            if luck.random() < 0.5:
                board.try_action(action)
            board.play(board.format_action(action))
            match.carry_out(action)
        assert [*board.match.states] == [*match.states]
        assert (board.match.plies, board.match.key) == (match.plies, match.key)


def test_taking_back_in_a_long_game_repeats_few_moves_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    """It replayed the whole game, a thousand moves for each that was taken back."""
    monkeypatch.setattr(board_module, "CHECKPOINT_EVERY", 4)
    game = find_game("dinoland")
    board = Board(game, complete_options(game.options, {"players": 4}), 7)
    luck = random.Random(7)
    while board.match.actor is not None:
        board.play(board.format_action(luck.choice(board.legal())))
    length = len(board.match.plies)
    assert length > 60
    assert len(board.checkpoints) < 16, "and few positions are kept"
    repeated: list[Ply] = []
    repeat = board.match.repeat
    monkeypatch.setattr(board.match, "repeat", lambda ply: repeated.append(ply) or repeat(ply))
    while len(board.match.plies) > 8:
        moves, made = luck.randint(1, 5), len(board.match.plies)
        repeated.clear()
        board.undo(moves, None)
        assert len(repeated) <= length - made + moves + 4, "what was taken back, and a little more"


def test_what_is_kept_grows_slowly() -> None:
    for now in range(0, 10_000, CHECKPOINT_EVERY):
        kept = [n for n in range(0, now, CHECKPOINT_EVERY) if is_worth_keeping(n, now)]
        assert len(kept) <= 4 + 2 * max(1, now // CHECKPOINT_EVERY).bit_length()
        for moves in kept:  # whatever is kept now was worth keeping all the time
            assert all(is_worth_keeping(moves, n) for n in range(moves, now, CHECKPOINT_EVERY))


@pytest.mark.parametrize(("game", "options"), CASES, ids=CASE_IDS)
def test_a_board_tells_every_reader_of_a_move_what_the_match_tells_its_seat(
    game: Game, options: dict, monkeypatch: pytest.MonkeyPatch
) -> None:
    say = game.view.log_move

    def say_all(before: Any, move: Any, after: Any, seat: int) -> list[Line]:
        """Say what a log could be made from, too: no game's log betrays all that it is given."""
        given = {"before": repr(before), "move": repr(move), "after": repr(after)}
        return [*say(before, move, after, seat), Line("log", given)]

    monkeypatch.setattr(game.view, "log_move", say_all)
    board, luck = Board(game, complete_options(game.options, options), 9), random.Random(9)
    match = Match(game, options, 9, INTERPRETED)
    while board.match.actor is not None and len(board.match.plies) < 50:
        action = luck.choice(board.legal())
        _, news = board.try_action(action)
        board.play(board.format_action(action))
        match.carry_out(action)
        told = {reader: item.lines for item in news for reader in item.readers}
        assert told == {r: match.news(None if r == SPECTATOR else r) for r in board.readers}


@pytest.mark.parametrize(("game", "options"), CASES, ids=CASE_IDS)
def test_redacting_for_a_reader_changes_nothing_that_others_share(
    game: Game, options: dict
) -> None:
    board, luck = Board(game, complete_options(game.options, options), 5), random.Random(5)
    kept: list[tuple[Any, Any]] = []  # what readers were told they know, and a copy of it
    while board.match.actor is not None and len(board.match.plies) < 60:
        before = copy_state(board.match.live)
        known = [board.get_knowledge(reader) for reader in board.readers]
        assert board.match.live == before
        kept += [(knowledge, copy_state(knowledge)) for knowledge in known]
        action = luck.choice(board.legal())
        if luck.random() < 0.5:
            board.try_action(action)
        board.play(board.format_action(action))
        if luck.random() < 0.1:
            board.undo(1, luck.getrandbits(30))
    assert all(knowledge == copy for knowledge, copy in kept)
