"""Decisions: what follows from a declaration, and that nothing else has to be said."""

from __future__ import annotations

import random
from collections import Counter
from typing import Annotated, Any, Literal

import pytest
from msgspec import Struct

from dragonden.engine.backends import INTERPRETED, compiled_backend, default_backend
from dragonden.engine.decisions import Decisions
from dragonden.engine.errors import InputError
from dragonden.engine.fields import Choices
from dragonden.engine.game import Game
from dragonden.engine.notation import parse_move
from dragonden.engine.square import Grid

from .support import GAMES, any_move

GRID = Grid(8, 4)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


class Wait(Struct, frozen=True, tag="wait"):
    """Nothing to say."""


class Lay(Struct, frozen=True, tag="lay"):
    """A piece, a cell and a side."""

    piece: Annotated[int, range(3, 6)]
    x: Annotated[int, GRID]
    y: Annotated[int, GRID]
    side: Literal["N", "S"]


class Take(Struct, frozen=True, tag="take"):
    """A thing that others do not see."""

    thing: Literal["egg", "leaf"] | None


def declared() -> Decisions:
    decisions = Decisions(over="R9")
    decisions.add("turn", "R1", Wait, Lay)
    decisions.add("take", "R2", Take, Wait)
    return decisions


def test_actions_are_numbered_in_the_order_of_declaration() -> None:
    decisions = declared()
    firsts = [kind.first for kind in decisions.kinds.values()]
    assert firsts == [0, 1, 1 + 3 * 64 * 2]
    assert decisions.actions == firsts[-1] + 2
    assert decisions.names == ["turn", "take", "over"]
    assert [decisions.name(phase) for phase in (1, 2, 0)] == decisions.names


@pytest.mark.parametrize("action", [0, 1, 2, 17, 200, 384, 385, 386])
def test_an_action_is_its_move(action: int) -> None:
    decisions = declared()
    move = decisions.decode(action)
    if not isinstance(move, Lay) or GRID.digits(move.x, move.y):  # on the rim nothing is laid
        assert decisions.encode(move) == action


@pytest.mark.parametrize("action", [-1, 387])
def test_other_numbers_are_no_actions(action: int) -> None:
    with pytest.raises(ValueError, match="is no action"):
        declared().decode(action)


@pytest.mark.parametrize(
    "move",
    [Lay(2, 0, 0, "N"), Lay(6, 0, 0, "N"), Lay(3, 9, 0, "N"), Lay(3, 0, -4, "S"), Take(None)],
)
def test_what_is_out_of_range_has_no_action(move: Any) -> None:
    assert declared().encode(move) == -1


def test_true_is_no_number() -> None:
    assert Choices(range(2)).digits(True) is None


def test_a_field_out_of_range_is_named_with_what_is_allowed() -> None:
    kind = declared().kinds[Lay]
    assert kind.describe_range_error(Lay(3, 99, 99, "N")) is None  # a place is the game's to refuse
    sentence = kind.describe_range_error(Lay(7, 0, 0, "N"))
    assert sentence
    assert sentence.facts == {"field": "piece", "allowed": "3 – 5"}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("lay(3, 0, 0, E)", "lay is written lay(piece, x, y, side), where side can be: N, S."),
        ("lay(3, a, 0, N)", "where x is a whole number."),
        ("lay(3)", "lay is written lay(piece, x, y, side)."),
        ("lay(x, 0, 0, N)", "where piece can be: 3 – 5."),
        ("lay(3, " + "9" * 9999 + ", 0, N)", "where x is a whole number."),
        ("take(gold)", "where thing can be: egg, leaf."),
    ],
)
def test_a_wrong_argument_is_told_what_is_allowed(text: str, told: str) -> None:
    with pytest.raises(InputError) as no:
        parse_move(text, (Wait, Lay, Take))
    assert told in str(no.value)


@pytest.mark.parametrize(
    ("text", "move"),
    [("LAY(3, 0, 0, n)", Lay(3, 0, 0, "N")), ("Take EGG", Take("egg")), ("wait", Wait())],
)
def test_letters_may_be_small_or_capital(text: str, move: Any) -> None:
    assert parse_move(text, (Wait, Lay, Take)) == move


@pytest.mark.parametrize(
    "backend", {INTERPRETED, default_backend()}, ids=lambda backend: backend.name
)
def test_kernels_are_called_with_the_digits_of_a_move(backend: Any) -> None:
    decisions = declared()
    actions = decisions.make_actions()

    def sum_up(state: Any, piece: int, cell: int, side: int) -> int:
        return 10_000 * piece + 10 * cell + side

    def wait(state: Any) -> int:
        return -1

    from dragonden.engine.kernel import kernel

    call = decisions.dispatch_by_kind({Lay: kernel(sum_up), Wait: kernel(wait)})
    run = compiled_backend().prepare(call) if backend is not INTERPRETED else call
    cell = GRID.digits(1, 2)
    assert cell == (53,)
    assert decisions.encode(Lay(4, 1, 2, "S")) == actions.Lay(1, 53, 1)
    assert run(None, actions.Lay(1, 53, 1)) == 10_531
    assert run(None, actions.Wait()) == -1
    assert run(None, decisions.encode(Take("leaf"))) == 0  # nobody said anything about it


@pytest.mark.parametrize(
    "backend", {INTERPRETED, default_backend()}, ids=lambda backend: backend.name
)
def test_moves_that_are_allowed_one_by_one_are_listed_in_order(backend: Any) -> None:
    decisions = Decisions(over="R9")
    decisions.add("take", "R2", Take, Wait)
    decisions.allow(Take)(lambda state, thing: thing == 1)
    decisions.allow_always(Wait)
    call = decisions.build_legal()
    run = compiled_backend().prepare(call) if backend is not INTERPRETED else call
    out = backend.buffer(4)
    moves = [decisions.decode(int(out[i])) for i in range(run(None, out))]
    assert moves == [Take("leaf"), Wait()]


def test_a_decision_that_nothing_lists_is_found_when_the_game_is_made() -> None:
    with pytest.raises(AssertionError, match="Nothing lists what is allowed in turn"):
        declared().build_legal()
    with pytest.raises(AssertionError, match="Nothing carries out"):
        declared().build_apply()


# -- every game ----------------------------------------------------------------------------------


@every_game
def test_no_game_numbers_its_actions_by_hand(game: Game) -> None:
    sources = [path.read_text(encoding="utf-8") for path in game.folder.glob("*.py")]
    assert not any("_FIRST" in source for source in sources)


@every_game
def test_fuzzers_ask_about_all_kinds_equally_often(game: Game) -> None:
    luck = random.Random(1)
    asked = Counter(type(any_move(game, luck)) for _ in range(200 * len(game.kinds)))
    assert min(asked[kind] for kind in game.kinds) > 140
