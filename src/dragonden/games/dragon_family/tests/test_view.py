"""What a seat is shown before it decides: what it has chosen, and what a place would bring."""

from __future__ import annotations

from dragonden import Match

from ..moves import Explore, MoveHandler, Settle
from .table import build_lairs, place_handlers, position, raise_dragon
from .test_rules import ready_to_settle


def gains_at(match: Match, q: int, r: int) -> list[tuple[int, str, int, int, bool]]:
    """Who would gain what from which tile, and whether it is lost."""
    (outlook,) = [one for one in match.view(0).outlooks if (one.q, one.r) == (q, r)]
    return [(gain.seat, gain.resource, gain.q, gain.r, gain.lost) for gain in outlook.gains]


def test_what_is_chosen_is_shown_until_it_is_carried_out():
    match = ready_to_settle()
    assert match.view(0).chosen is None
    match.play(Settle(1))
    chosen = match.view(1).chosen
    assert (chosen.handler, chosen.tile) == (1, None)
    match.play("found(green, 2, 1)")
    assert match.view(0).chosen is None


def test_an_exploration_tells_who_would_gain_what_from_which_tile():
    match = position("mountain(2,0) forest(3,-1)", players=3)
    place_handlers(match, 1, (2, 0), (2, 0))
    place_handlers(match, 2, (3, -1), (3, -1))
    build_lairs(match, 2, (2, 0))
    match.play(Explore("forest", 0))
    first = [(0, "leaf", 3, -1, False), (0, "ruby", 2, 0, False), (0, "gold", 0, 0, False)]
    others = [(1, "ruby", 2, 0, False), (2, "leaf", 3, -1, False), (2, "ruby", 2, 0, False)]
    assert gains_at(match, 2, -1) == first + others
    assert (3, 0) not in [(one.q, one.r) for one in match.view(0).outlooks]


def test_an_exploration_tells_who_would_come_too_late():
    match = position()
    match.live.supply[0] = 1
    match.play(Explore("forest", 0))
    assert gains_at(match, 1, 1) == [(0, "gold", 0, 0, False), (1, "gold", 0, 0, True)]
    assert match.live.supply[0] == 1


def test_a_move_tells_what_each_tile_would_give():
    match = position("forest(2,0) mountain(3,0)")
    match.live.supply[1] = 0
    match.play(MoveHandler(0))
    assert gains_at(match, 2, 0) == [(0, "leaf", 2, 0, True)]
    assert gains_at(match, 3, 0) == [(0, "ruby", 3, 0, False)]


def test_a_territory_tells_what_the_actor_would_owe_to_whom():
    match = position("forest(2,0) forest(3,0) forest(4,0)", players=3)
    build_lairs(match, 0, (2, 0))
    build_lairs(match, 2, (3, 0), (4, 0))
    raise_dragon(match, 0, "green", food=3)
    assert match.view(1).territories[0].tithes == [0, 0, 2]
