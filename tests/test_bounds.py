"""Compiled rules stay inside their arrays: whole games of every variant and style, all verbs."""

from __future__ import annotations

import os
import random
from typing import Any

import numba
import numpy as np
import pytest

from dragonden.checking.bounds import check_indices
from dragonden.checking.variants import Variant, with_any_box
from dragonden.engine.backends import compiled_backend
from dragonden.engine.game import Game
from dragonden.engine.kernel import kernel
from dragonden.lab.players import Style

from .support import CASE_IDS, CASES, GAMES

pytestmark = pytest.mark.skipif(
    os.environ.get("DRAGONDEN_BACKEND") != "checked", reason="only the checked run looks at indices"
)


@kernel
def number_at(numbers: Any, index: int) -> int:
    return int(numbers[index])


@pytest.mark.parametrize("index", [3, -1])
def test_an_index_outside_of_its_array_is_caught(index: int) -> None:
    backend = compiled_backend()
    assert backend.prepare(number_at)(backend.buffer(3), 2) == 0
    with pytest.raises(IndexError):
        backend.prepare(number_at)(backend.buffer(3), index)


def test_whoever_else_compiles_may_count_from_the_end() -> None:
    compiled_backend()
    last = numba.njit(lambda numbers: numbers[-1])
    assert last(np.arange(3)) == 2


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_other_box_is_too_large_for_the_arrays(game: Game) -> None:
    for seed, style in enumerate(Style):
        check_indices(game, with_any_box(game, {}, random.Random(seed)), style)


@pytest.mark.parametrize("style", list(Style))
@pytest.mark.parametrize(("game", "variant"), CASES, ids=CASE_IDS)
def test_no_game_reaches_beyond_its_arrays(game: Game, variant: Variant, style: Style) -> None:
    check_indices(game, variant, style)
