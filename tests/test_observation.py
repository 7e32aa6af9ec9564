"""Observations: what follows from a declaration, and that each number tells something."""

from __future__ import annotations

import random
from typing import Any

import pytest

from dragonden.engine import verbs
from dragonden.engine.backends import INTERPRETED
from dragonden.engine.game import Game
from dragonden.engine.match import Match
from dragonden.engine.observation import Observation, Parts, corner, seats
from dragonden.engine.observing import build_observing, describe_plain, observe_plain

from .support import GAMES, STYLES, choose, play_match, variants

MEMORY = 8  # cards

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def test_parts_lie_one_after_the_other() -> None:
    parts = Observation(rows=3, columns=4)
    assert parts.planes("zone", seats(2), 3, meaning="squares") == 0
    assert parts.planes("well", meaning="wells") == 6 * 12
    assert parts.scalars("deck", meaning="cards", most=9) == 0
    assert parts.scalars("hand", ("cow", "sheep"), meaning="cards") == 1
    assert (parts.planes_size, parts.scalar_parts.size) == (7 * 12, 3)
    assert parts.scalar_parts["hand"].shape == (2,)
    assert parts.scalar_parts.spread(lambda part: part.most) == [9, 1, 1]


def test_a_name_stands_for_one_part() -> None:
    parts = Parts()
    parts.add("deck", (), "cards", 0, 9)
    with pytest.raises(AssertionError, match="two parts deck"):
        parts.add("deck", (), "cards", 0, 9)


@pytest.mark.parametrize(
    ("low", "high", "size", "begins"), [(5, 5, 3, 4), (5, 6, 4, 4), (0, 9, 10, 0), (0, 11, 10, 1)]
)
def test_a_map_is_in_the_middle_of_its_window(low: int, high: int, size: int, begins: int) -> None:
    assert corner(low, high, size) == begins


@every_game
def test_every_part_tells_something(game: Game) -> None:
    """Each part has another number than 0 at some time, or once something is forgotten."""
    observation = game.observation
    wanted = [observation.plane_parts, observation.scalar_parts, observation.offer_parts]
    silent = [{part.name for part in parts.all} for parts in wanted]
    areas = observation.area, 1, 1
    if observation.of_record:
        pytest.skip("nobody has declared what is to be told")
    for seed, variant in enumerate(variants(game)):
        for rows in observed_rows(game, variant, seed):
            for i, (parts, area) in enumerate(zip(wanted, areas, strict=True)):
                silent[i] -= {p.name for p in parts.all if tells(p, rows[i], area)}
    assert silent == [set(), set(), set()]


def tells(part: Any, numbers: list[int], area: int) -> bool:
    return any(numbers[area * part.first : area * (part.first + part.size)])


def observed_rows(game: Game, variant: dict[str, Any], seed: int) -> Any:
    """Planes, scalars and the description of an offer, at every position of a game."""
    match, luck = Match(game, variant, seed, INTERPRETED), random.Random(seed)
    while match.actor is not None:
        action = choose(match, STYLES[seed % len(STYLES)], luck)
        known = match.knowledge(match.actor)
        verbs.forget(known, match.actor, luck.randrange(2 * MEMORY))
        planes, scalars = observe_plain(game, known, match.actor)
        yield planes, scalars, describe_plain(game, known, action)
        match.carry_out(action)


@every_game
def test_a_seat_sees_itself_first(game: Game) -> None:
    """Whoever acts is `own` to itself, and as far on to the others as it sits."""
    match = play_match(game, {}, seed=2, moves=3, backend=INTERPRETED)
    players = int(match.options["players"])
    acting = game.observation.scalar_parts["actor"].first
    for seat in range(players):
        _, scalars = observe_plain(game, match.state, seat)
        told = [scalars[acting + i] for i in range(players)]
        assert told.index(1) == (match.actor - seat) % players


@every_game
def test_a_game_that_declares_nothing_is_observed_as_it_is_recorded(game: Game) -> None:
    observation, observe, describe = build_observing(game, None)
    match = play_match(game, {}, seed=2, moves=3, backend=INTERPRETED)
    known, scalars = match.knowledge(match.actor), [0] * observation.scalar_parts.size
    observe(known, match.actor, [], scalars)
    for part in observation.scalar_parts.all:
        if part.meaning.startswith("the field"):
            told = scalars[part.first : part.first + part.size]
            assert told == flat(getattr(known, part.name)), part.name
    for action in match.legal():
        out = [0] * observation.offer_parts.size
        describe(known, action, out)
        kind = type(game.decode(action))
        assert out[observation.offer_parts["kind"].first + game.kinds.index(kind)] == 1


def flat(value: Any) -> list[int]:
    """The numbers of a field, row by row."""
    return [number for row in value for number in flat(row)] if isinstance(value, list) else [value]


@every_game
def test_offers_can_be_told_apart(game: Game) -> None:
    """Unless they come to much the same, as two equal dominoes do."""
    match = play_match(game, {}, seed=3, moves=6, backend=INTERPRETED)
    offers = match.legal()
    rows = {tuple(describe_plain(game, match.state, action)) for action in offers}
    assert len(rows) >= len(offers) / 2
