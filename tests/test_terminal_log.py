"""The terminal's log: everybody reads each line once, and those of moves taken back never again."""

from __future__ import annotations

import pytest

from dragonden.engine.game import Game
from dragonden.engine.words import Line
from dragonden.terminal.log import Log

from .support import GAMES, play_match

MOVES = 12
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def carry_out(log: Log) -> list[Line]:
    """Make the first move allowed; what a spectator hears of it."""
    log.match.carry_out(log.match.legal()[0])
    log.add()
    return log.match.news(None)


@every_game
def test_every_line_is_new_once(game: Game) -> None:
    log = Log(play_match(game, {}, seed=4, moves=MOVES), [None])
    told = log.unread(None)
    assert told == [line for lines in log.lines[None] for line in lines] != []
    assert log.unread(None) == []
    news = [*carry_out(log), *carry_out(log)]
    assert log.unread(None) == news
    assert log.unread(None) == []


@every_game
def test_whoever_comes_back_hears_what_happened_since_their_last_move(game: Game) -> None:
    match = play_match(game, {}, seed=4, moves=MOVES)
    for seat in range(int(match.options["players"])):
        log = Log(match, [seat])
        since = max((n for n, ply in enumerate(match.plies, 1) if ply.seat == seat), default=0)
        assert log.unread(seat) == [line for lines in log.lines[seat][since:] for line in lines]


@every_game
def test_after_an_undo_only_what_is_played_anew_is_new(game: Game) -> None:
    log = Log(play_match(game, {}, seed=4, moves=MOVES), [None])
    log.unread(None)
    log.match.undo(3, key=1)
    log.forget()
    assert len(log.lines[None]) == MOVES - 3
    news = carry_out(log)
    assert log.unread(None) == news
    assert log.unread(None) == []
