"""What a network is told of Dinoland means what its declaration says."""

from __future__ import annotations

import random

import pytest

from dragonden import Match, new
from dragonden.engine.observing import describe_plain, observe_plain

from ..cells import x_of, y_of
from ..moves import Claim, LookHand, Place
from ..observe import CELLS, CLAIMED, IN_AREA, MAP, PAWN, SIZE, TARGET
from ..pieces import ORIGIN, TERRAINS, WIDTH

EVERYTHING = {"eggs": True, "expansion": True, "specials": 8, "players": 4}


def scalars_of(match: Match, seat: int, name: str) -> list[int]:
    """The numbers of one part of what a seat observes."""
    part = match.game.observation.scalar_parts[name]
    _, scalars = observe_plain(match.game, match.state, seat)
    return scalars[part.first : part.first + part.size]


def play_until(match: Match, kind: type) -> Match:
    """Play at random until a kind of move is offered."""
    luck = random.Random(5)
    while not any(isinstance(move, kind) for move in match.offered()):
        match.play(luck.choice(match.offered()))
    return match


def test_every_cell_has_its_own_row_and_column() -> None:
    for cell in range(WIDTH * WIDTH):
        assert (y_of(cell) + ORIGIN, x_of(cell) + ORIGIN) == divmod(cell, WIDTH)


@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
@pytest.mark.parametrize("impact_cards", [False, True])
def test_points_are_those_that_the_rules_count(mode: str, impact_cards: bool) -> None:
    luck = random.Random(3)
    for seed in range(4):
        match = new("dinoland", mode=mode, impact_cards=impact_cards, seed=seed, **EVERYTHING)
        while match.actor is not None:
            match.carry_out(luck.choice(match.legal()))
            seat = luck.randrange(4)
            counted = [match.standing[(seat + i) % 4][0] for i in range(4)]
            assert scalars_of(match, seat, "points")[:4] == counted


def test_the_first_domino_lies_in_the_middle_of_the_window_under_the_target() -> None:
    match = new("dinoland", seed=4)
    planes, _ = observe_plain(match.game, match.state, 1)
    laid = [i for i, terrains in enumerate(terrains_of(planes)) if any(terrains)]
    middle = SIZE // 2 * SIZE + SIZE // 2
    assert sorted(laid) == [middle - 1, middle]
    assert planes[middle - 1][TARGET] == 1


def terrains_of(planes: list[list[int]]) -> list[list[int]]:
    """What is told of the terrain of each cell."""
    return [row[MAP : MAP + len(TERRAINS)] for row in planes]


def test_a_hand_is_told_to_its_owner_and_to_whoever_has_looked() -> None:
    match = play_until(new("dinoland", seed=2, **EVERYTHING), LookHand)
    seat = match.actor
    assert seat is not None
    other = (seat + 1) % 4
    held = match.state.hand[other][: match.state.hand_size[other]]
    own = [i for i, n in enumerate(scalars_of(match, other, "hands")[:62]) if n]
    assert own == held
    match.play(LookHand(other))
    assert [i for i, n in enumerate(scalars_of(match, seat, "hands")[62:124]) if n] == held
    assert not any(scalars_of(match, (seat + 2) % 4, "hands")[62 * 3 : 62 * 4])


def test_an_offered_place_is_where_the_halves_then_lie() -> None:
    match = play_until(new("dinoland", seed=6), Place)
    action = match.legal()[-1]
    row = describe_plain(match.game, match.state, action)
    before = match.state.top, match.state.left
    match.carry_out(action)
    x, y = match.moves[-1].x, match.moves[-1].y
    height, width = 1, 2  # of the map before, the first domino
    top, left = before[0] - (SIZE - height) // 2, before[1] - (SIZE - width) // 2
    assert row[CELLS : CELLS + 2] == [1 + y - top, 1 + x - left]


def test_an_offered_claim_tells_the_area_and_then_its_pawn_is_seen() -> None:
    match = play_until(new("dinoland", seed=8), Claim)
    seat, action = match.actor, match.legal()[0]
    assert seat is not None
    row = describe_plain(match.game, match.state, action)
    match.carry_out(action)
    planes, _ = observe_plain(match.game, match.state, seat)
    cell = (row[CELLS] - 1) * SIZE + row[CELLS + 1] - 1
    assert planes[cell][PAWN] == 1
    assert planes[cell][IN_AREA] == row[CLAIMED]


def test_what_lies_beyond_the_window_is_left_out() -> None:
    match = new("dinoland", seed=1)
    while match.state.right - match.state.left < SIZE + 2 and match.actor is not None:
        moves = match.offered()
        places = [move for move in moves if isinstance(move, Place)]
        match.play(max(places, key=lambda move: move.x) if places else moves[0])
    assert match.actor is not None
    planes, _ = observe_plain(match.game, match.state, 0)
    squares = sum(map(sum, terrains_of(planes)))
    assert 0 < squares < match.state.squares
