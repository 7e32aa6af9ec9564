"""The rules of Dragon Family, one sentence a test, in the order of RULES.md."""

from __future__ import annotations

import pytest

from dragonden import Match, new

from ..moves import (
    ACTION,
    Decline,
    Discard,
    Explore,
    Feed,
    Found,
    Go,
    Lay,
    MoveHandler,
    Pass,
    Settle,
    Stop,
)
from .table import (
    build_lairs,
    expect_refusal,
    explore,
    give_resources,
    lay,
    nest,
    offered,
    phase,
    place_handlers,
    play,
    position,
    purse,
    raise_dragon,
    ready_to_settle,
    refusal_of,
    settle,
    stack_up,
    walk,
)

# -- setup ---------------------------------------------------------------------------------------


def test_R1_both_handlers_of_everyone_stand_on_the_starting_tile():
    view = new("dragon_family", players=5).view(None)
    assert [(tile.q, tile.r, tile.landscape) for tile in view.tiles] == [(0, 0, "town")]
    assert view.tiles[0].hexes == [(0, 0), (1, 0), (0, 1)]
    assert view.tiles[0].handlers == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]


def test_R1_everyone_has_three_tiles_and_three_dragons_lie_face_up():
    view = new("dragon_family", players=3).truth()
    assert [len(player.hand) for player in view.players] == [3, 3, 3]
    assert (len(view.stack), len(view.market), len(view.pile)) == (53, 3, 21)


def test_R1_the_option_first_says_who_begins():
    assert new("dragon_family", players=4, first=2).actor == 2


@pytest.mark.parametrize(
    ("tile", "gain"),
    [("mountain", "ruby"), ("forest", "leaf"), ("ocean2", "pearl"), ("town", "gold")],
)
def test_R2_every_landscape_has_its_resource(tile: str, gain: str):
    match = position(f"{tile}(2,0)SE")
    walk(match, 2, 0)
    assert purse(match, 0) == {gain: 1}


@pytest.mark.parametrize(
    ("colour", "food"), [("red", "ruby"), ("green", "leaf"), ("blue", "pearl"), ("gold", "gold")]
)
def test_R3_dragons_eat_their_own_food_and_gold(colour: str, food: str):
    match = position()
    raise_dragon(match, 0, colour)
    give_resources(match, 0, ruby=1, leaf=1, pearl=1, gold=1)
    play(match, Pass(), Decline())
    assert {feed.resource for feed in offered(match, Feed)} == {food, "gold"}
    other = "ruby" if colour != "red" else "pearl"
    assert refusal_of(match, Feed(colour, 0, 0, other)) == ("R3", "refused-feed-taste")


# -- your turn -----------------------------------------------------------------------------------


def test_R4_a_turn_is_an_action_a_hatch_and_feeding():
    match = position("forest(2,0)")
    seen = []
    for move in (MoveHandler(0), Go(2, 0), Discard(()), Decline(), Stop()):
        seen.append(phase(match))
        match.play(move)
    assert seen == ["action", "move", "discard", "hatch", "feed"]
    assert match.actor == 1


def test_R4_everything_may_be_declined():
    match = position()
    play(match, Pass(), Decline(), Stop())
    assert match.actor == 1


def test_R4_the_order_is_fixed():
    match = position("forest(2,0)")
    assert refusal_of(match, Decline()) == ("R4", "refused-first-action")
    match.play(Pass())
    assert refusal_of(match, Pass()) == ("R4", "refused-first-hatch")
    match.play(Decline())
    assert refusal_of(match, Decline()) == ("R4", "refused-first-feed")


def test_R4_what_is_chosen_comes_first_and_what_could_not_be_chosen_is_explained():
    match = position("forest(2,0)")
    match.play(Explore("forest", 0))
    for move in (Explore("forest", 0), MoveHandler(0), Pass(), Explore(None, 0), Go(2, 0)):
        assert refusal_of(match, move) == ("R5", "refused-first-explore")
    assert refusal_of(match, Explore("town", 0)) == ("R5", "refused-explore-hand")
    assert refusal_of(match, Settle(0)) == ("R10", "refused-settle-town")


# -- explore -------------------------------------------------------------------------------------


def rotations(match: Match, q: int, r: int) -> list[int]:
    """The rotations in which the chosen tile may lie here."""
    return [move.rotation for move in offered(match, Lay) if (move.q, move.r) == (q, r)]


def test_R5_the_first_forest_has_nine_places():
    match = position()
    match.play(Explore("forest", 0))
    assert len(offered(match, Lay)) == 9


def test_R5_a_tile_lies_beside_the_handlers_tile():
    match = position("forest(2,0) forest(3,0)")
    place_handlers(match, 0, (3, 0))
    match.play(Explore("forest", 0))
    assert refusal_of(match, Lay(4, 0, 0)) == ("R5", "refused-explore-apart")
    assert refusal_of(match, Lay(999, 0, 0)) == ("R5", "refused-explore-apart")
    match.live.phase = ACTION
    explore(match, "forest", 4, 0, handler=1)


def test_R5_a_tile_comes_from_the_hand_and_lies_on_an_empty_place():
    match = position("forest(2,0)")
    assert refusal_of(match, Explore("town", 0)) == ("R5", "refused-explore-hand")
    match.play(Explore("forest", 0))
    assert refusal_of(match, Lay(2, 0, 0)) == ("R5", "refused-explore-occupied")
    assert refusal_of(match, Lay(1, 0, 0)) == ("R5", "refused-explore-occupied")


def test_R5_water_meets_water_and_land_meets_land():
    """Beside water to its west, an ocean with three water edges has three rotations."""
    match = position("ocean2(2,0)E", hand="ocean3")
    place_handlers(match, 0, (2, 0), (2, 0))
    match.play(Explore("ocean3", 0))
    assert rotations(match, 3, 0) == [1, 2, 3]
    assert refusal_of(match, Lay(3, 0, 0)) == ("R5", "refused-explore-edge")


def test_R5_land_cannot_lie_beside_water():
    match = position("ocean2(2,0)E", hand="forest")
    place_handlers(match, 0, (2, 0), (2, 0))
    match.play(Explore("forest", 0))
    assert rotations(match, 3, 0) == []
    no = match.why(Lay(3, 0, 0))
    assert no.line.facts == {"side": "W", "edge": "water"}


def test_R5_every_neighbour_must_match():
    """Water to the west, land to the north-west: the run of two must begin at the south-west."""
    match = position("ocean2(2,0)E forest(3,-1)", hand="ocean2")
    place_handlers(match, 0, (2, 0), (2, 0))
    match.play(Explore("ocean2", 0))
    assert rotations(match, 3, 0) == [2]


def test_R5_each_rotation_of_an_ocean_is_offered_once_and_land_has_one():
    match = position("forest(2,0)", hand="ocean2 forest mountain")
    place_handlers(match, 0, (2, 0), (2, 0))
    for tile, turned in (("forest", [0]), ("mountain", [0]), ("ocean2", [0, 1, 4, 5])):
        match.play(Explore(tile, 0))
        assert rotations(match, 3, 0) == turned  # land to the west
        match.live.phase = ACTION


def test_R5_a_rotation_is_one_of_six_and_land_is_not_turned():
    match = position(hand="forest")
    match.play(Explore("forest", 0))
    assert refusal_of(match, Lay(2, 0, 3)) == ("R5", "refused-explore-land")
    assert refusal_of(match, Lay(2, 0, 6)) == ("R5", "refused-range")
    assert refusal_of(match, Lay(2, 0, -1)) == ("R5", "refused-range")


def test_R5_a_tile_that_fits_nowhere_cannot_be_chosen():
    """Water all round but at its north-east and north-west, where land lies."""
    match = position("ocean4(3,0)E forest(4,-1) forest(3,-1) forest(2,0)", hand="forest ocean5")
    place_handlers(match, 0, (3, 0), (3, 0))
    assert offered(match, Explore) == [Explore("ocean5", 0)]
    assert refusal_of(match, Explore("forest", 0)) == ("R5", "refused-explore-nowhere")


def test_R5_the_handler_moves_onto_the_new_tile():
    match = position()
    explore(match, "forest", 2, 0)
    assert match.view(1).players[0].handlers == [(0, 0), (2, 0)]


def test_R6_one_resource_for_each_adjacent_tile():
    match = position("mountain(2,0) forest(2,-1)")
    explore(match, "forest", 1, -1)
    assert purse(match, 0) == {"gold": 1, "leaf": 1}


def test_R7_others_gain_where_they_have_a_piece():
    match = position("mountain(2,0) forest(3,-1)", players=3)
    place_handlers(match, 1, (2, 0), (2, 0))
    place_handlers(match, 2, (3, -1), (3, -1))
    build_lairs(match, 2, (2, 0))
    explore(match, "forest", 2, -1)
    assert purse(match, 0) == {"gold": 1, "leaf": 1, "ruby": 1}
    assert purse(match, 1) == {"ruby": 1}
    assert purse(match, 2) == {"leaf": 1, "ruby": 1}


def test_R8_one_draws_back_to_three():
    match = position()
    stack_up(match, "town", "mountain")
    explore(match, "forest", 2, 0)
    assert match.view(0).players[0].hand == ["town", "forest", "forest"]


# -- move ----------------------------------------------------------------------------------------


def test_R9_a_handler_moves_to_any_other_tile():
    match = position("forest(2,0) mountain(3,0)")
    match.play(MoveHandler(0))
    assert match.offered() == [Go(2, 0), Go(3, 0)]
    match.play(Go(3, 0))
    assert purse(match, 0) == {"ruby": 1}


def test_R9_a_move_names_a_handler_and_another_tile():
    match = position("forest(2,0)")
    assert refusal_of(match, MoveHandler(2)) == ("R4", "refused-range")
    match.play(MoveHandler(0))
    assert refusal_of(match, Go(0, 0)) == ("R9", "refused-move-same")
    assert refusal_of(match, Go(5, 5)) == ("R9", "refused-no-tile")
    assert refusal_of(match, Go(5000, 5)) == ("R9", "refused-no-tile")


def test_R9_any_part_of_the_hand_may_be_buried():
    match = position("forest(2,0)", hand="town forest forest")
    walk(match, 2, 0)
    assert {move.tiles for move in match.offered()} == {
        (),
        ("town",),
        ("forest",),
        ("town", "forest"),
        ("forest", "forest"),
        ("town", "forest", "forest"),
    }


def test_R9_buried_tiles_are_replaced_from_the_stack():
    match = position("forest(2,0)", hand="town forest forest")
    stack_up(match, "mountain", "ocean4", "ocean5")
    walk(match, 2, 0)
    match.play(Discard(("forest", "town")))
    assert match.view(0).players[0].hand == ["forest", "mountain", "ocean4"]
    assert [tile.kind for tile in match.truth().stack] == ["ocean5", "town", "forest"]


def test_R9_the_discard_comes_before_the_hatch_and_names_tiles_of_the_hand():
    match = position("forest(2,0)")
    walk(match, 2, 0)
    assert refusal_of(match, Decline()) == ("R9", "refused-first-discard")
    assert refusal_of(match, Discard(("town",))) == ("R9", "refused-discard-hand")
    assert refusal_of(match, Discard(("forest",) * 4)) == ("R9", "refused-discard-hand")
    assert refusal_of(match, Discard(("hidden",))) == ("R9", "refused-discard-hidden")


# -- settle --------------------------------------------------------------------------------------


def test_R10_a_grown_dragon_settles_where_a_handler_stands():
    match = ready_to_settle()
    assert offered(match, Settle) == [Settle(1)]
    match.play(Settle(1))
    assert match.offered() == [Found("green", 2, 1)]


@pytest.mark.parametrize(
    ("tile", "colour", "at_home"),
    [
        ("forest", "green", True),
        ("mountain", "red", True),
        ("ocean2", "blue", True),
        ("forest", "gold", True),
        ("ocean2", "gold", True),
        ("forest", "red", False),
        ("mountain", "blue", False),
    ],
)
def test_R10_a_dragon_settles_in_its_own_landscape(tile: str, colour: str, at_home: bool):
    match = ready_to_settle(tile, colour)
    assert bool(offered(match, Settle)) == at_home
    if not at_home:
        assert refusal_of(match, Settle(1)) == ("R10", "refused-settle-nobody")


def test_R10_of_two_grown_dragons_the_one_at_home_settles():
    match = ready_to_settle()
    raise_dragon(match, 0, "red", food=3)
    match.play(Settle(1))
    assert match.offered() == [Found("green", 2, 1)]
    assert refusal_of(match, Found("red", 3, 0)) == ("R10", "refused-settle-home")


def test_R10_no_dragon_settles_in_a_town():
    match = ready_to_settle("town", "gold")
    assert refusal_of(match, Settle(1)) == ("R10", "refused-settle-town")


def test_R10_a_tile_has_one_lair():
    match = ready_to_settle()
    build_lairs(match, 1, (2, 0))
    assert refusal_of(match, Settle(1)) == ("R10", "refused-settle-lair")
    assert str(expect_refusal(match, Settle(1))) == "Player 2 already has a lair there. (R10)"


def test_R10_ones_own_lair_is_not_named_as_anothers_bug():
    """It was said that player 1 had a lair there, to player 1."""
    match = ready_to_settle()
    build_lairs(match, 0, (2, 0))
    assert str(expect_refusal(match, Settle(1))) == "You already have a lair there. (R10)"


def test_R10_only_a_grown_dragon_of_the_nest_settles():
    match = ready_to_settle()
    raise_dragon(match, 0, "green", food=2)
    match.play(Settle(1))
    assert refusal_of(match, Found("green", 2, 0)) == ("R10", "refused-settle-young")
    assert refusal_of(match, Found("green", 3, 0)) == ("R10", "refused-no-dragon")
    assert refusal_of(match, Found("green", 7, -4)) == ("R10", "refused-no-dragon")


def test_R10_without_a_grown_dragon_nobody_settles():
    match = position("forest(2,0)")
    place_handlers(match, 0, (2, 0))
    raise_dragon(match, 0, "green", food=2)
    assert not offered(match, Settle)
    assert refusal_of(match, Settle(1)) == ("R10", "refused-settle-young")


def test_R11_every_lair_of_another_in_the_territory_costs_a_gold():
    match = ready_to_settle(players=3)
    lay(match, "forest(3,0) forest(4,0) forest(5,0)")
    build_lairs(match, 1, (3, 0), (4, 0))
    build_lairs(match, 2, (5, 0))
    give_resources(match, 0, gold=4)
    settle(match)
    assert [purse(match, seat) for seat in range(3)] == [{"gold": 1}, {"gold": 2}, {"gold": 1}]


def test_R11_who_cannot_pay_the_whole_tithe_cannot_settle():
    match = ready_to_settle()
    lay(match, "forest(3,0) forest(4,0)")
    build_lairs(match, 1, (3, 0), (4, 0))
    give_resources(match, 0, gold=1)
    assert not offered(match, Settle)
    assert match.why(Settle(1)).line.facts == {"tithe": 2, "gold": 1}
    assert refusal_of(match, Settle(1)) == ("R11", "refused-settle-tithe")


def test_R12_the_dragon_moves_to_its_lair_and_its_food_to_the_supply():
    match = ready_to_settle()
    settle(match)
    view = match.view(1)
    assert (view.tiles[1].lair.seat, view.tiles[1].lair.colour) == (0, "green")
    assert (nest(match, 0), view.players[0].lairs_left) == ([], 3)
    assert set(view.supply.values()) == {20}
