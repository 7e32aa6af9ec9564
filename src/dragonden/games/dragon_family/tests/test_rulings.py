"""The further rulings of Dragon Family, one sentence a test."""

from __future__ import annotations

from collections import Counter

from dragonden import new
from dragonden.engine.chance import seed_stream, shuffle_counted

from .. import GAME
from ..box import PRINTED_TILES
from ..moves import (
    Decline,
    Discard,
    Explore,
    Feed,
    Found,
    Go,
    Hatch,
    Lay,
    MoveHandler,
    Pass,
    Settle,
    Stop,
)
from ..pieces import COLOURS, KINDS
from ..state import State
from .table import (
    build_lairs,
    bury,
    explore,
    finish,
    give_hand,
    give_resources,
    lay,
    offer_dragons,
    offered,
    pass_turns,
    pile_up,
    place_handlers,
    position,
    purse,
    raise_dragon,
    refusal_of,
    settle,
    stack_up,
    walk,
)
from .test_nest import feeding, hatching
from .test_rules import ready_to_settle


def test_F1_ten_rounds_without_an_explore_or_a_settle_end_the_game():
    match = position(players=3)
    pass_turns(match, 29)
    assert (match.actor, match.view(0).quiet) == (2, 9)
    pass_turns(match)
    assert match.outcome.reason.id == "end-quiet"


def test_F1_an_explore_begins_the_count_anew():
    match = position()
    pass_turns(match, 19)
    give_hand(match, 1, "forest")
    explore(match, "forest", 2, 0)
    finish(match)
    assert (match.actor, match.view(0).quiet) == (0, 0)


def test_F1_a_settle_begins_the_count_anew():
    match = ready_to_settle()
    pass_turns(match, 18)
    settle(match)
    finish(match)
    pass_turns(match)
    assert (match.actor, match.view(0).quiet) == (0, 0)


def test_F1_nobody_is_told_of_quiet_rounds_once_somebody_has_explored():
    match = position()
    pass_turns(match, 2)
    assert match.view(0).quiet == 1
    explore(match, "forest", 2, 0)
    assert match.view(0).quiet == 0


def test_F1_moves_do_not_keep_the_game_going():
    match = position("forest(2,0)")
    for _ in range(20):
        bury(match)
        finish(match)
    assert match.actor is None


def test_F2_an_ocean_pays_across_a_land_edge():
    match = position("ocean2(2,0)E")
    explore(match, "forest", 2, -1)
    assert purse(match, 0) == {"gold": 1, "pearl": 1}


def test_F3_the_new_tile_itself_pays_nothing():
    match = position(hand="mountain mountain mountain")
    explore(match, "mountain", 2, 0)
    assert purse(match, 0) == {"gold": 1}


def test_F4_handler_and_lair_on_one_tile_give_one():
    match = position("mountain(2,0)")
    place_handlers(match, 1, (2, 0), (2, 0))
    build_lairs(match, 1, (2, 0))
    explore(match, "forest", 2, -1)
    assert purse(match, 1) == {"ruby": 1}


def test_F5_a_player_on_the_starting_tile_gets_a_gold_when_it_is_touched():
    match = position("mountain(2,0)", players=3)
    place_handlers(match, 2, (2, 0), (2, 0))
    explore(match, "forest", -1, 0)
    assert [purse(match, seat) for seat in range(3)] == [{"gold": 1}, {"gold": 1}, {}]


def test_F6_in_a_shortage_the_active_player_takes_all_then_clockwise():
    match = position("mountain(2,0) mountain(2,-2)", players=3)
    pass_turns(match)
    give_hand(match, 1, "forest")
    for seat in (0, 2):
        place_handlers(match, seat, (2, 0), (2, -2))
    match.live.supply[2] = 3
    explore(match, "forest", 2, -1)
    assert [purse(match, seat).get("ruby", 0) for seat in range(3)] == [0, 2, 1]


def test_F7_without_a_fitting_tile_one_moves_or_passes():
    match = position("ocean2(2,0)E", hand="")
    assert match.offered() == [MoveHandler(0), Pass()]


def test_F8_on_the_first_turn_there_is_nowhere_to_move():
    assert offered(position(), MoveHandler) == []
    assert refusal_of(position(), MoveHandler(0)) == ("F8", "refused-move-nowhere")


def test_F9_a_handler_may_join_ones_other_handler():
    match = position("forest(2,0)")
    place_handlers(match, 0, (2, 0))
    walk(match, 2, 0)
    assert match.view(0).players[0].handlers == [(2, 0), (2, 0)]


def test_F10_buried_tiles_lie_in_the_order_of_kinds():
    match = position("forest(2,0)", hand="ocean5 mountain town")
    stack_up(match, *["forest"] * 9)
    bury(match, "ocean5", "mountain", "town")
    buried = [tile.kind for tile in match.truth().stack if tile.burier == 0]
    assert buried == ["town", "mountain", "ocean5"]


def test_F11_buried_tiles_stay_known_to_who_buried_them():
    match = position("forest(2,0)", hand="town mountain ocean5")
    bury(match, "town", "ocean5")
    kinds = [[tile.kind for tile in match.view(seat).stack[-2:]] for seat in (0, 1, None)]
    assert kinds == [["town", "ocean5"], [None, None], [None, None]]
    assert [tile.burier for tile in match.view(1).stack[-2:]] == [0, 0]


def test_F11_others_read_only_how_many_were_buried():
    match = position("forest(2,0)", hand="town mountain ocean5")
    bury(match, "town", "ocean5")
    mine, theirs = match.news(0), match.news(1)
    assert [line.facts["tile"] for line in mine if line.id == "log-buried"] == ["town", "ocean5"]
    assert [line.facts for line in theirs] == [{"seat": 0, "count": 2}, {"seat": 0, "count": 2}]


def test_F12_out_of_a_small_stack_ones_own_tiles_come_back():
    match = position("forest(2,0)", hand="forest mountain ocean5")
    stack_up(match, "town")
    bury(match, "forest", "mountain")
    assert match.view(0).players[0].hand == ["town", "forest", "ocean5"]
    assert [tile.kind for tile in match.view(0).stack] == ["mountain"]


def test_F12_into_an_empty_stack_the_same_tiles_come_back():
    match = position("forest(2,0)", hand="forest ocean5")
    stack_up(match)
    bury(match, "forest", "ocean5")
    assert match.view(0).players[0].hand == ["forest", "ocean5"]
    assert match.undoable == 3


def test_F13_a_discard_never_draws_the_last_tile():
    match = position("forest(2,0)", hand="forest forest forest")
    stack_up(match, "town")
    bury(match, "forest")
    assert match.view(0).ending is None
    assert len(match.view(0).stack) == 1


def test_F14_three_gold_may_be_paid_for_one_gold():
    match = hatching(gold=3)
    match.play(Hatch("token", "gold", 3))
    assert purse(match, 0) == {"gold": 1}


def test_F14_a_gold_that_is_not_there_is_lost():
    match = hatching(leaf=3)
    give_resources(match, 1, gold=20)
    match.play(Hatch("token", "leaf", 0))
    assert purse(match, 0) == {}


def test_F14_the_payment_returns_before_the_gold_is_taken():
    match = hatching(gold=3)
    give_resources(match, 1, gold=17)
    match.play(Hatch("token", "gold", 3))
    assert purse(match, 0) == {"gold": 1}


def test_F15_a_dragon_from_the_pile_is_shown():
    match = hatching(leaf=3)
    match.play(Hatch("pile", "leaf", 0))
    assert [dragon.colour for dragon in match.view(1).players[0].nest] == ["gold"]
    assert [line.id for line in match.news(1)] == ["log-hatch", "log-hatched"]


def test_F16_with_an_empty_pile_the_market_shrinks():
    match = hatching(leaf=3)
    pile_up(match)
    assert refusal_of(match, Hatch("pile", "leaf", 0)) == ("F16", "refused-hatch-pile")
    match.play(Hatch("red", "leaf", 0))
    assert match.view(1).market == ["red", "blue"]
    assert match.undoable == 2


def test_F16_an_empty_market_offers_the_token_alone():
    match = hatching(leaf=3)
    pile_up(match)
    offer_dragons(match)
    assert [move.egg for move in offered(match, Hatch)] == ["token"]


def test_F17_a_full_nest_may_still_hatch_for_the_token():
    match = hatching(leaf=3)
    for _ in range(3):
        raise_dragon(match, 0, "red")
    assert match.offered() == [Hatch("token", "leaf", 0), Decline()]


def test_F18_nothing_can_be_given_back():
    match = feeding(("red", 1, 0), ruby=1)
    assert match.offered() == [Feed("red", 1, 0, "ruby"), Stop()]


def test_F19_ones_own_lairs_cost_nothing_and_the_new_one_is_not_counted():
    match = ready_to_settle()
    lay(match, "forest(3,0)")
    build_lairs(match, 0, (3, 0))
    settle(match)
    assert match.view(0).territories[0].lairs == [2, 0]


def test_F20_gold_on_a_dragon_pays_no_tithe():
    match = ready_to_settle()
    lay(match, "forest(3,0)")
    build_lairs(match, 1, (3, 0))
    raise_dragon(match, 0, "gold", golds=2)
    assert refusal_of(match, Settle(1)) == ("R11", "refused-settle-tithe")


def test_F20_gold_on_a_dragon_is_not_unspent():
    match = position()
    raise_dragon(match, 0, "gold", golds=2)
    assert match.standing[0] == [1, 0]


def test_F21_the_handler_stays_at_the_lair():
    match = ready_to_settle()
    settle(match)
    assert match.view(0).players[0].handlers == [(0, 0), (2, 0)]


def test_F21_no_piece_keeps_a_handler_away():
    match = position("forest(2,0)")
    build_lairs(match, 1, (2, 0))
    place_handlers(match, 1, (2, 0), (2, 0))
    walk(match, 2, 0)
    assert match.view(0).tiles[1].handlers == [0, 1, 1]


def test_F22_feeding_ends_only_with_stop():
    match = feeding(("red", 0, 0), ruby=1)
    match.play(Feed("red", 0, 0, "ruby"))
    assert (match.actor, match.offered()) == (0, [Stop()])


def test_F23_the_very_food_on_the_dragon_returns_to_the_supply():
    match = ready_to_settle()
    before = dict(match.view(0).supply)
    settle(match)
    assert match.view(0).supply == {
        **before,
        "leaf": before["leaf"] + 2,
        "gold": before["gold"] + 1,
    }


def test_F24_nobody_controls_a_territory_without_lairs():
    match = position("forest(2,0) forest(3,0)")
    assert match.view(0).territories[0].controllers == []
    assert match.standing == [[0, 0], [0, 0]]


def test_F25_after_the_last_tile_hands_shrink_and_tiles_may_still_be_placed():
    match = position(hand="town forest forest")
    give_hand(match, 1, "town town town")
    stack_up(match, "mountain")
    explore(match, "town", 2, 0)
    finish(match)
    explore(match, "town", 1, 1)
    assert match.view(1).players[1].hand == ["town", "town"]


def test_F26_a_trigger_in_the_last_turn_ends_after_its_hatch_and_feed():
    match = new("dragon_family", players=2, first=1, seed=1)
    pass_turns(match)
    give_hand(match, 0, "forest")
    stack_up(match, "town")
    explore(match, "forest", 2, 0)
    assert match.offered() == [Decline()]
    match.play(Decline())
    assert match.offered() == [Stop()]
    match.play(Stop())
    assert match.actor is None


def test_F27_seat_0_gets_the_first_three_tiles_whoever_begins():
    match = new("dragon_family", players=3, first=1, seed=5)
    blank = State()
    GAME.prepare(blank, match.options)
    seed_stream(blank, 5)
    shuffle_counted(blank, blank.box_tiles, len(KINDS), blank.stack)
    for seat in range(3):
        assert match.state.hand[seat] == sorted(blank.stack[3 * seat : 3 * seat + 3])
    assert KINDS[blank.stack[9]] == match.truth().stack[0].kind


def test_F28_the_starting_tile_pays_once_to_a_neighbour_touching_it_twice():
    match = position()
    explore(match, "forest", 1, 1)  # beside (1, 0) and (0, 1)
    assert [purse(match, seat) for seat in range(2)] == [{"gold": 1}, {"gold": 1}]


def test_F28_a_handler_on_the_starting_tile_stands_on_all_of_it():
    match = position()
    match.play(Explore("forest", 0))
    places = {(move.q, move.r) for move in offered(match, Lay)}
    assert places >= {(2, -1), (2, 0), (1, 1), (0, 2), (-1, 2)}


def test_F28_the_starting_tile_has_one_name():
    match = position("forest(2,0)")
    place_handlers(match, 0, (2, 0))
    match.play(MoveHandler(1))
    assert refusal_of(match, Go(0, 1)) == ("F28", "refused-start-name")
    assert refusal_of(match, Go(1, 0)) == ("F28", "refused-start-name")
    match.play(Go(0, 0))


def test_F28_the_starting_tile_is_town_with_land_at_every_edge():
    match = position(hand="ocean2")
    match.play(Explore("ocean2", 0))
    wet = {(move.q, move.r, (move.rotation + i) % 6) for move in match.offered() for i in range(2)}
    assert not {(2, 0, 3), (1, -1, 2), (-1, 0, 0), (1, 1, 4)} & wet


def test_F29_a_gain_with_no_token_left_is_lost():
    match = position("forest(2,0)")
    give_resources(match, 1, leaf=20)
    walk(match, 2, 0)
    assert purse(match, 0) == {}


def test_F30_the_box_holds_62_tiles_and_24_dragons():
    view = new("dragon_family", players=2).truth()
    tiles = Counter([tile.kind for tile in view.stack] + [k for p in view.players for k in p.hand])
    assert [tiles[kind] for kind in KINDS] == [8, 17, 17, 6, 6, 5, 3]
    assert sum(PRINTED_TILES.values()) == 62
    assert Counter(view.market + view.pile) == dict.fromkeys(COLOURS, 6)


def test_F31_two_handlers_on_one_tile_are_one_choice():
    match = position("forest(2,0)")
    assert match.offered() == [Explore("forest", 0), MoveHandler(0), Pass()]
    for move in (Explore("forest", 1), MoveHandler(1), Settle(1)):
        assert refusal_of(match, move) == ("F31", "refused-same-handler")


def test_F31_equal_dragons_are_one_choice():
    match = ready_to_settle()
    raise_dragon(match, 0, "green", 2, 1)
    match.play(Settle(1))
    assert match.offered() == [Found("green", 2, 1)]
    match = feeding(("red", 0, 0), ("red", 0, 0), ruby=2)
    assert match.offered() == [Feed("red", 0, 0, "ruby"), Stop()]


def test_F31_equal_tiles_are_one_choice():
    match = position("forest(2,0)", hand="forest forest forest")
    walk(match, 2, 0)
    assert match.offered() == [Discard(("forest",) * n) for n in range(4)]


def test_F35_a_decision_with_one_answer_is_asked_too():
    match = position()
    match.play(Pass())
    assert match.offered() == [Decline()]
    match.play(Decline())
    assert match.offered() == [Stop()]
