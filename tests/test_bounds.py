"""Compiled rules stay inside their arrays: whole games of every variant and style, all verbs."""

from __future__ import annotations

import os
from typing import Any

import pytest

from dragonden.engine.backends import compiled_backend
from dragonden.engine.game import Game
from dragonden.engine.kernel import kernel
from dragonden.engine.match import Match
from dragonden.engine.options import Value
from dragonden.engine.worth import COLUMNS
from dragonden.lab.players import Style
from dragonden.lab.soak import GUESS, OPTIONS, Room, soak_games

from .support import CASE_IDS, CASES

pytestmark = pytest.mark.skipif(
    os.environ.get("DRAGONDEN_BACKEND") != "checked", reason="only the checked run looks at indices"
)

GAMES_EACH = 20
EVERY = 5  # decisions from one inspection to the next


@kernel
def number_at(numbers: Any, index: int) -> int:
    return int(numbers[index])


def test_an_index_beyond_its_array_is_caught() -> None:
    backend = compiled_backend()
    assert backend.prepare(number_at)(backend.buffer(3), 2) == 0
    with pytest.raises(IndexError):
        backend.prepare(number_at)(backend.buffer(3), 3)


@pytest.mark.parametrize("style", list(Style))
@pytest.mark.parametrize(("game", "variant"), CASES, ids=CASE_IDS)
def test_no_game_reaches_beyond_its_arrays(
    game: Game, variant: dict[str, Value], style: Style
) -> None:
    backend, match = compiled_backend(), Match(game, {**variant, "first": "random"}, 0)
    states = backend.states(game.state, GUESS + 1)
    for option in game.options:
        setattr(states[OPTIONS], option.name, option.to_number(match.options[option.name]))
    observation = game.observation
    room = Room(
        actions=backend.buffer(game.most_offers),
        standing=backend.buffer(game.players[1], game.width),
        worth=backend.buffer(game.players[1], COLUMNS),
        planes=backend.buffer(observation.planes_size),
        scalars=backend.buffer(observation.scalar_parts.size),
        offer=backend.buffer(observation.offer_parts.size),
    )
    decisions = backend.prepare(soak_games)(states, room, style.number, 1, GAMES_EACH, EVERY)
    assert decisions > GAMES_EACH
