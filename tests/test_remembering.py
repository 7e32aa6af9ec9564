"""What is remembered of a view is what would be built again."""

from __future__ import annotations

import inspect
import random
from dataclasses import dataclass, field
from typing import Any

import pytest

from dragonden.engine.backends import INTERPRETED
from dragonden.engine.game import Game
from dragonden.engine.match import Match
from dragonden.engine.remembering import MOST, remember

from .support import CASES


@dataclass
class Position:
    turn: int = 0
    rows: list[list[int]] = field(default_factory=lambda: [[1, 2], [3]])
    other: int = 0


def test_only_the_fields_it_looks_at_make_a_new_result() -> None:
    calls = []

    @remember("turn", "rows")
    def add_up(state: Position) -> int:
        calls.append(state)
        return state.turn + sum(map(sum, state.rows))

    assert (add_up(Position()), add_up(Position(other=5))) == (6, 6)
    assert len(calls) == 1
    assert (add_up(Position(turn=1)), add_up(Position(rows=[[1], [3]]))) == (7, 4)
    assert len(calls) == 3


def test_what_was_remembered_first_is_forgotten_in_the_end() -> None:
    calls = []

    @remember("turn")
    def look(state: Position) -> list[Any]:
        calls.append(state.turn)
        return [state.turn]

    for turn in range(MOST + 1):
        look(Position(turn))
    look(Position(MOST))
    assert len(calls) == MOST + 1
    assert look(Position(0)) == [0]
    assert len(calls) == MOST + 2


def list_remembered(game: Game) -> list[Any]:
    """The functions of a game's view that remember."""
    recall: Any = remember()(len)
    functions = inspect.getmembers(game.view, inspect.isfunction)
    return [function for _, function in functions if function.__code__ is recall.__code__]


@pytest.mark.parametrize(
    ("game", "options"), [(game, options) for game, options in CASES if list_remembered(game)]
)
def test_what_a_view_remembers_is_what_it_would_build(game: Game, options: dict) -> None:
    match, luck = Match(game, options, 3, INTERPRETED), random.Random(3)
    while match.actor is not None:
        known = match.knowledge(None)
        for function in list_remembered(game):
            assert function(known) == inspect.unwrap(function)(known)
        match.play(luck.randrange(len(match.legal())))
