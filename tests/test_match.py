"""A match in the hands of strangers: copied, pickled, gone through, and asked for nonsense."""

from __future__ import annotations

import copy
import math
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

import dragonden
from dragonden.engine.backends import INTERPRETED, compiled_backend, default_backend
from dragonden.engine.game import Game
from dragonden.engine.match import Match
from dragonden.engine.notation import NotationError

from .support import GAMES, play_match

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
BACKENDS = ["interpreted"] if default_backend() is INTERPRETED else ["interpreted", "compiled"]
OPEN_PICKLE = """
import pickle, sys
match, moves, view = pickle.load(sys.stdin.buffer)
assert [*match.moves] == moves and match.view(0) == view
match.play(0)
print(match.backend.name, match.record(), sep="\\n", end="")
"""


def look(match: Match) -> tuple[Any, ...]:
    """Everything that a match says."""
    readers = (None, *range(match.options["players"]))
    shown = [(match.view(reader), match.news(reader), match.prompt(reader)) for reader in readers]
    return match.record(), match.actor, match.offered(), match.truth(), match.undoable, shown


# -- copies --------------------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("make", [Match.copy, copy.copy, copy.deepcopy])
def test_a_copy_and_its_original_never_change_each_other(
    game: Game, make: Callable[[Match], Match]
) -> None:
    match = play_match(game, {}, seed=5, moves=6)
    before, other = look(match), make(match)
    assert look(other) == before
    other.play(0)
    other.options["players"] = 1
    assert look(match) == before
    ahead = match.copy()
    match.undo(3)
    assert look(ahead) == before


@every_game
def test_a_copy_of_a_game_is_the_game(game: Game) -> None:
    assert copy.deepcopy(game) is copy.copy(game) is pickle.loads(pickle.dumps(game)) is game


# -- pickles -------------------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("backend", BACKENDS)
def test_a_match_goes_on_in_another_process(game: Game, backend: str) -> None:
    match = play_match(game, {}, seed=5, moves=6)
    done = subprocess.run(
        [sys.executable, "-c", OPEN_PICKLE],
        input=pickle.dumps((match, match.moves, match.view(0))),
        env={**os.environ, "DRAGONDEN_BACKEND": backend},
        capture_output=True,
        check=True,
    )
    match.play(0)
    assert done.stdout.decode() == f"{backend}\n{match.record()}"


@pytest.mark.skipif(default_backend() is INTERPRETED, reason="the interpreted run does not compile")
@every_game
def test_a_match_keeps_its_position_when_it_changes_its_backend(game: Game) -> None:
    for backend in (INTERPRETED, compiled_backend()):
        match = play_match(game, {}, seed=5, moves=6, backend=backend)
        assert look(pickle.loads(pickle.dumps(match))) == look(match)


@every_game
def test_an_outcome_can_be_sent_to_another_process(game: Game) -> None:
    outcome = play_match(game, {"players": game.players[0]}, seed=5, style="greedy").outcome
    assert pickle.loads(pickle.dumps(outcome)) == outcome


def test_an_error_keeps_its_sentence_in_a_pickle() -> None:
    match = dragonden.new("dragons", seed=1)
    for text, kind in (("put(cow, a)", dragonden.Refused), ("dragon(q)", NotationError)):
        with pytest.raises(kind) as caught:
            match.play(text)
        again = pickle.loads(pickle.dumps(caught.value))
        assert type(again) is kind
        assert (str(again), vars(again)) == (str(caught.value), vars(caught.value))


# -- positions -----------------------------------------------------------------------------------


@every_game
def test_positions_are_those_that_were_played(game: Game) -> None:
    match, seen = dragonden.new(game.name, seed=5), []
    for _ in range(6):
        seen.append(look(match))
        match.play(0)
    positions = [*match.positions()]
    assert [look(position) for position in positions] == [*seen, look(match)]
    assert [position.actor for position in positions[:-1]] == [ply.seat for ply in match.plies]
    positions[-1].undo(6)
    assert len(match.moves) == len(positions[-2].moves) + 1 == 6


# -- nonsense ------------------------------------------------------------------------------------

NO_SEATS = [-1, 99, True, False, "0", 0.0, 1.5, (), [0], b"0", 1 << 80]
NO_NUMBERS = [-1, 99_999, True, False, 1.0, None, (), b"1", 1 << 80, object()]


def check_untouched(match: Match, ask: Callable[[], object], sentence: str) -> None:
    """Asking must raise this sentence, and change nothing."""
    before = look(match)
    with pytest.raises(dragonden.InputError, match=sentence):
        ask()
    assert look(match) == before


@every_game
@pytest.mark.parametrize("seat", NO_SEATS, ids=repr)
def test_a_seat_that_there_is_not_is_a_sentence(game: Game, seat: Any) -> None:
    match = play_match(game, {}, seed=5, moves=3)
    for ask in (match.view, match.knowledge, match.prompt, match.news, match.log):
        check_untouched(match, lambda ask=ask: ask(seat), "^A seat is a number from 0 to ")  # type: ignore[misc]


@every_game
@pytest.mark.parametrize("index", NO_NUMBERS, ids=lambda value: type(value).__name__)
def test_an_index_that_there_is_not_is_a_sentence(game: Game, index: Any) -> None:
    match = play_match(game, {}, seed=5, moves=3)
    check_untouched(match, lambda: match.play(index), "moves, numbered from 0|is no move of ")


@every_game
@pytest.mark.parametrize("moves", [*NO_NUMBERS, 0, "1"], ids=lambda value: type(value).__name__)
def test_a_number_of_moves_to_take_back_that_is_none_is_a_sentence(game: Game, moves: Any) -> None:
    match = play_match(game, {}, seed=5, moves=3)
    check_untouched(match, lambda: match.undo(moves), "^3 moves were made; ")


@every_game
@pytest.mark.parametrize(
    "value", ["x", None, 0.5, 0.0, math.nan, [], {}, ("x",), True, 1 << 80], ids=repr
)
def test_a_move_of_nonsense_is_refused_or_a_sentence(game: Game, value: Any) -> None:
    match = play_match(game, {}, seed=5, moves=3)
    before = look(match)
    for kind in game.kinds:
        if kind.__struct_fields__ and (move := make_move(kind, value)):
            with pytest.raises((dragonden.InputError, dragonden.Refused)):
                match.play(move)
    assert look(match) == before


def make_move(kind: Any, value: Any) -> Any:
    """A move with this value in every field; None if that kind of move makes none of it."""
    try:
        return kind(*[value for _ in kind.__struct_fields__])
    except (TypeError, ValueError):
        return None


def test_what_is_no_game_and_no_record_is_a_sentence() -> None:
    for nonsense in (None, 7, b"dragons", ["dragons"]):
        with pytest.raises(dragonden.InputError, match="Write a game as"):
            dragonden.new(nonsense)  # type: ignore[call-overload]
        with pytest.raises(dragonden.InputError, match="A record is text"):
            dragonden.load(nonsense)  # type: ignore[call-overload]


def test_numbers_of_numpy_are_numbers() -> None:
    numpy = pytest.importorskip("numpy")
    match = dragonden.new("dragons", players=3, seed=numpy.int64(7))
    match.play(numpy.int32(1))
    assert match.view(numpy.int8(2)) == match.view(2)
    assert type(match.plies[0].action) is type(match.seed) is int
    assert match.record() == dragonden.load(match.record()).record()


# -- types ---------------------------------------------------------------------------------------


@every_game
def test_the_type_of_a_games_moves_has_every_kind(game: Game) -> None:
    package = sys.modules[game.package]
    assert set(package.moves.Move.__args__) == set(game.kinds)
    assert package.view.View is game.view.View
