"""Observations: what follows from a declaration, or from none."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from dragonden.engine.backends import INTERPRETED
from dragonden.engine.game import Game
from dragonden.engine.observation import Observation, Parts, corner, seats
from dragonden.engine.observing import build_observing

from .support import GAMES, play_match

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def test_parts_lie_one_after_the_other() -> None:
    parts = Observation(rows=3, columns=4)
    assert parts.planes("zone", seats(2), 3, meaning="squares") == 0
    assert parts.planes("well", meaning="wells") == 6
    assert parts.scalars("deck", meaning="cards", most=9) == 0
    assert parts.scalars("hand", ("cow", "sheep"), meaning="cards") == 1
    assert (parts.planes_shape, parts.scalar_parts.size) == ((12, 7), 3)
    assert parts.scalar_parts["hand"].shape == (2,)
    assert parts.scalar_parts.spread(lambda part: part.most) == [9, 1, 1]


def test_a_name_stands_for_one_part() -> None:
    parts = Parts()
    parts.add("deck", (), "cards", 0, 9)
    parts.add("hand", (), "cards", 0, 9)
    with pytest.raises(AssertionError, match="two parts deck"):
        parts.add("deck", (), "cards", 0, 9)


@pytest.mark.parametrize(
    ("low", "high", "size", "begins"),
    [(5, 5, 3, 4), (5, 5, 4, 4), (5, 6, 4, 4), (0, 9, 10, 0), (0, 9, 11, 0), (0, 11, 10, 1)],
)
def test_a_map_is_in_the_middle_of_its_window(low: int, high: int, size: int, begins: int) -> None:
    assert corner(low, high, size) == begins


@every_game
def test_what_every_game_has_is_told_as_each_seat_sees_it(game: Game) -> None:
    observation, observe, _ = build_observing(game, None)
    match = play_match(game, {}, seed=2, moves=3, backend=INTERPRETED)
    assert match.actor is not None
    players, parts = int(match.options["players"]), observation.scalar_parts
    for seat in range(players):
        scalars = [0] * parts.size
        observe(match.knowledge(seat), seat, [], [], scalars)
        told = {part.name: scalars[part.first : part.first + part.size] for part in parts.all}
        assert told["decision"] == mark({match.state.phase}, len(told["decision"]))
        assert told["actor"] == mark({(match.actor - seat) % players}, game.players[1])
        assert told["seats"] == mark(set(range(players)), game.players[1])
        for option in game.own_options:
            value = getattr(match.state, option.name)
            one_of = isinstance(option.choices[0], str)
            assert told[option.name] == (mark({value}, len(option.choices)) if one_of else [value])


def mark(places: set[int], size: int) -> list[int]:
    """A row of so many numbers: 1 at these places, and else 0."""
    return [int(place in places) for place in range(size)]


@every_game
def test_a_game_that_declares_nothing_is_observed_as_it_is_recorded(game: Game) -> None:
    observation, observe, describe = build_observing(game, None)
    match = play_match(game, {}, seed=2, moves=3, backend=INTERPRETED)
    known, scalars = match.knowledge(match.actor), [0] * observation.scalar_parts.size
    observe(known, match.actor, [], [], scalars)
    fields = dataclasses.fields(game.state)
    short = {field.name for field in fields if field.metadata["kind"] in ("int8", "int16")}
    for name in short - {"phase", *(option.name for option in game.options)}:
        part = observation.scalar_parts[name]
        numbers = scalars[part.first : part.first + part.size]
        assert numbers == flat(getattr(known, name)), name
    rows = set()
    for action in match.legal():
        out = [0] * observation.offer_parts.size
        describe(known, action, out)
        kind = type(game.decode(action))
        assert out[observation.offer_parts["kind"].first + game.kinds.index(kind)] == 1
        rows.add(tuple(out))
    assert len(rows) == len(match.legal()), "digits tell all that a move says"


def flat(value: Any) -> list[int]:
    """The numbers of a field, row by row."""
    return [number for row in value for number in flat(row)] if isinstance(value, list) else [value]
