"""What has changed between two positions is told so that nothing else has to be sent."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from dragonden.engine.game import Game
from dragonden.games import all_games
from dragonden.server.changes import apply_change, find_change
from dragonden.table.board import Board

from .support import STYLES, choose

ROOT = Path(__file__).parents[1]
SCALARS = st.none() | st.integers(-3, 99) | st.sampled_from(["", "a", "of", "rows"])
CASES = msgspec.json.decode((ROOT / "web/tests/changes.json").read_bytes())
NAMES = st.sampled_from(["at", "of", "x", "y"])
DOCUMENTS = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner)
        | st.dictionaries(NAMES, inner)
        | st.lists(st.fixed_dictionaries({"x": inner, "y": inner}))
    ),
    max_leaves=30,
)
READERS = 2  # of a table's that look after each move: whoever looks seldom sees more change


class Laid(Struct, tag="laid"):
    x: int
    what: Any


def as_sent(value: Any) -> Any:
    """What a client reads."""
    return msgspec.json.decode(msgspec.json.encode(value))


def check(old: Any, new: Any) -> Any:
    """A change leads from the old to the new, and there is none if they are the same."""
    change, before, after = find_change(old, new), as_sent(old), as_sent(new)
    assert (change is None) == (before == after)
    if change is not None:
        assert apply_change(before, as_sent(change)) == after
        assert before == as_sent(old), "the old position was changed"
    return change


@given(DOCUMENTS, DOCUMENTS)
def test_a_change_leads_from_any_document_to_any_other(old: Any, new: Any) -> None:
    check(old, new)
    check({"x": old}, {"x": new})
    check([old, 1, new], [new, 1])


@given(
    st.lists(st.builds(Laid, st.integers(0, 9), DOCUMENTS)),
    st.lists(st.builds(Laid, st.integers(0, 9), SCALARS)),
)
def test_a_change_leads_from_any_structs_to_any_others(old: Any, new: Any) -> None:
    check(old, new)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["what"])
def test_only_what_is_different_is_told(case: Any) -> None:
    """The browser's tests make the same changes."""
    old, now = case["old"], case["now"]
    assert as_sent(check(old, now)) == case["change"]


def test_objects_among_which_one_is_hidden_are_told_bug() -> None:
    """A hand of which somebody has seen all but one domino ended the conversation."""
    hand = [Laid(n, "egg") for n in range(9)]
    check([None] * 6, [*hand, None])
    check([None], [*map(as_sent, hand), None])


def test_structs_are_told_as_their_fields() -> None:
    laid = [Laid(n, "ab"[n % 2]) for n in range(6)]
    assert check(laid[0], laid[1]) == {"x": [1], "what": ["b"]}
    columns = {"x": (0, 1, 2, 3, 4, 5), "what": {"of": ["a", "b"], "at": [0, 1] * 3}}
    assert check([], laid) == ["rows", [[6, {"type": {"of": "laid"}, **columns}]]]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_a_change_leads_from_each_view_of_a_game_to_the_next(game: Game) -> None:
    luck = random.Random(game.name)
    board = Board(game, {"players": game.players[1]}, 1)
    seen = {reader: board.view(reader) for reader in board.readers}
    while board.actor is not None:
        board.play(board.format_action(choose(board.match, luck.choice(STYLES), luck)))
        for reader in luck.sample([*board.readers], READERS):
            now = board.view(reader)
            check(seen[reader], now)
            seen[reader] = now
