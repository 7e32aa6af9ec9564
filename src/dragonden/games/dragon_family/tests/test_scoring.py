"""Territories, and how the game ends and is scored."""

from __future__ import annotations

from dragonden import Match, new

from ..moves import (
    Hatch,
    Pass,
)
from .table import (
    build_lairs,
    bury,
    explore,
    finish,
    give_resources,
    pass_turns,
    place_handlers,
    play,
    position,
    purse,
    raise_dragon,
    ready_to_settle,
    refusal_of,
    settle,
    stack_up,
)

# -- territory -----------------------------------------------------------------------------------


def test_R15_oceans_join_only_through_a_shared_water_edge():
    match = position("ocean2(2,0)E ocean2(3,0)W ocean2(4,0)E")
    assert [land.tiles for land in match.view(0).territories] == [2, 1]


def test_R15_towns_are_no_territory():
    match = position("town(2,0) town(3,0)")
    assert match.view(0).territories == []


def test_R16_most_lairs_control():
    match = position("forest(2,0) forest(3,0) forest(4,0)")
    build_lairs(match, 0, (2, 0))
    build_lairs(match, 1, (3, 0), (4, 0))
    assert match.view(0).territories[0].controllers == [1]
    assert [points for points, _ in match.standing] == [3, 9]


def test_R16_a_tie_controls_for_all():
    match = position("forest(2,0) forest(3,0) forest(4,0)")
    build_lairs(match, 0, (2, 0))
    build_lairs(match, 1, (3, 0))
    assert match.view(0).territories[0].controllers == [0, 1]
    assert [points for points, _ in match.standing] == [6, 6]


def test_R16_territories_that_join_later_cost_no_tithe():
    match = position("forest(2,0) forest(4,0) mountain(3,-1)")
    build_lairs(match, 0, (2, 0))
    build_lairs(match, 1, (4, 0))
    give_resources(match, 0, gold=2)
    place_handlers(match, 0, (2, 0))
    explore(match, "forest", 3, 0, handler=1)
    assert match.view(0).territories[0].lairs == [1, 1]
    assert [points for points, _ in match.standing] == [6, 6]
    assert (purse(match, 0)["gold"], "gold" in purse(match, 1)) == (2, False)


# -- end of the game -----------------------------------------------------------------------------


def test_R17_a_fourth_lair_ends_the_game_after_the_round():
    match = ready_to_settle(players=3)
    match.live.lairs_left[0] = 1
    settle(match)
    assert match.view(1).ending == "lairs"
    finish(match)
    assert match.actor == 1
    pass_turns(match, 2)
    assert match.outcome.reason.id == "end-lairs"


def test_R17_the_last_tile_drawn_ends_the_game_after_the_round():
    match = position()
    stack_up(match, "town")
    explore(match, "forest", 2, 0)
    assert match.view(1).ending == "tiles"
    finish(match)
    pass_turns(match)
    assert match.outcome.reason.id == "end-tiles"


def test_R17_all_have_had_equally_many_turns():
    match = new("dragon_family", players=3, first=2, seed=1)
    pass_turns(match)
    match.live.ending = 1
    pass_turns(match)
    assert match.actor == 1
    pass_turns(match)
    assert match.actor is None


def test_R17_no_move_is_allowed_after_the_end():
    match = position()
    match.live.ending = 1
    pass_turns(match, 2)
    assert refusal_of(match, Pass()) == ("R17", "refused-over")


def test_R18_dragons_lairs_and_tiles_are_points():
    match = position("forest(2,0) forest(3,0) mountain(1,1)")
    raise_dragon(match, 0, "red")
    build_lairs(match, 0, (2, 0))
    raise_dragon(match, 1, "red", food=3)
    assert [points for points, _ in match.standing] == [1 + 3 + 2, 1]


def test_R18_the_points_are_told_by_what_they_are_for():
    match = position("forest(2,0) forest(3,0) mountain(1,1) forest(-1,0)")
    raise_dragon(match, 0, "red")
    build_lairs(match, 0, (2, 0), (-1, 0))
    score = match.view(1).players[0].score
    assert (score.nest, score.lairs, score.total) == (1, 6, 1 + 6 + 3)
    assert score.lands == {"forest": [2, 1], "mountain": [], "ocean": []}


def finished_match(golds: tuple[int, int]) -> Match:
    """A finished game between two with one dragon each and this gold."""
    match = position()
    match.live.ending = 1
    pass_turns(match, 2)
    for seat in range(2):
        raise_dragon(match, seat, "red")
        give_resources(match, seat, gold=golds[seat])
    return match


def test_R19_a_tie_goes_to_most_unspent_gold():
    outcome = finished_match((2, 3)).outcome
    assert (outcome.winners, outcome.decided_by) == ([1], "gold")


def test_R19_equal_gold_shares_the_victory():
    outcome = finished_match((2, 2)).outcome
    assert (outcome.winners, outcome.decided_by) == ([0, 1], None)


def test_undo_stops_at_a_tile_shown_though_none_is_drawn():
    match = position()
    stack_up(match)
    explore(match, "forest", 2, 0)
    assert match.undoable == 0


def test_undo_stops_at_a_drawn_tile_and_at_a_drawn_dragon():
    match = position("forest(2,0)", hand="town town town")
    give_resources(match, 0, leaf=3)
    bury(match, "town")
    assert match.undoable == 0
    match.play(Hatch("token", "leaf", 0))
    assert match.undoable == 1
    finish(match)
    give_resources(match, 1, leaf=3)
    play(match, Pass(), Hatch("pile", "leaf", 0))
    assert match.undoable == 0
