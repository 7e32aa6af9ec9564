"""What a network is told of Dragon Family means what its declaration says."""

from __future__ import annotations

from dragonden import Match, new
from dragonden.engine.observing import describe_plain, observe_plain

from ..moves import Explore
from ..observe import LANDSCAPE, REACH, SIZE, STANDING
from ..pieces import HANDLERS, KINDS, START_HEXES


def scalars_of(match: Match, seat: int, name: str) -> list[int]:
    """The numbers of one part of what a seat observes."""
    part = match.game.observation.scalar_parts[name]
    _, scalars = observe_plain(match.game, match.state, seat)
    return scalars[part.first : part.first + part.size]


def new_match() -> Match:
    return new("dragon_family", players=3, first=0, seed=4)


def test_the_starting_tile_lies_in_the_middle_of_the_window_with_all_handlers() -> None:
    match = new_match()
    planes, _ = observe_plain(match.game, match.state, 1)
    town = [row[LANDSCAPE] for row in planes]
    cells = [(r + REACH) * SIZE + q + REACH for q, r in START_HEXES]
    assert [cell for cell, there in enumerate(town) if there] == sorted(cells)
    assert planes[cells[0]][STANDING] == HANDLERS


def test_the_own_hand_is_told_and_what_is_left_unseen() -> None:
    match = new_match()
    for seat in range(3):
        held = [0] * len(KINDS)
        for kind in match.state.hand[seat]:
            held[kind] += 1
        assert scalars_of(match, seat, "hand") == held


def test_only_whoever_explores_is_told_the_chosen_tile() -> None:
    match = new_match()
    move = next(move for move in match.offered() if isinstance(move, Explore))
    match.play(move)
    assert move.tile is not None
    assert scalars_of(match, 0, "chosen")[KINDS.index(move.tile)] == 1
    assert sum(scalars_of(match, 1, "chosen")) == 0


def test_an_offer_to_lay_tells_what_the_tiles_around_pay() -> None:
    match = new_match()
    match.play(next(move for move in match.offered() if isinstance(move, Explore)))
    action = match.legal()[0]
    part = match.game.observation.offer_parts["gain"]
    row = describe_plain(match.game, match.state, action)
    gained = row[part.first : part.first + part.size]
    before = list(match.state.resources[0])
    match.play(0)
    after = match.state.resources[0]
    assert [now - then for now, then in zip(after, before, strict=True)] == gained
