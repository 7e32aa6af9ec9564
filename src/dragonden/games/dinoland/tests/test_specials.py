"""Dinoland's special asteroids, each with a drawn position."""

from __future__ import annotations

from ..moves import (
    Claim,
    Crosshair,
    Dino,
    NoClaim,
    Overlap,
    Pawn,
    Place,
    Play,
    Put,
    ReturnTile,
    Step,
    Swap,
    Wild,
)
from ..pieces import CARDS
from .position import (
    domino,
    expect_refusal,
    give,
    hand,
    known_tiles,
    lay,
    places,
    position,
    reveal,
    square,
    tiles,
)


def reveal_special(tile: str, drawing: str = "g w", rest: str = "regular regular", **options):
    """Seat 0 has just revealed this tile."""
    match = position(drawing, tiles=f"{tile} {rest}", specials=1, **options)
    reveal(match)
    return match


def is_idle(match) -> bool:
    """Whether the last tile could do nothing, and the next player is asked."""
    return bool(match.live.told_idle[0]) and match.offered() != [] and match.actor == 1


def test_F22_move_pawn():
    match = reveal_special("move_pawn", "g1 g w s2 l")
    assert match.offered() == [Pawn(0, 0)]
    match.play(Pawn(0, 0))
    assert match.view(1).moving == (0, 0)
    assert match.offered() == [Claim(2, 0), Claim(4, 0)]
    match.play(Claim(2, 0))
    assert (square(match, 0, 0), square(match, 2, 0), match.actor) == ("g", "w1", 1)


def test_F22_move_pawn_refuses_other_pawns_and_claimed_areas():
    match = reveal_special("move_pawn", "g1 g w s2 l")
    assert expect_refusal(match, Pawn(3, 0)).line.id == "refused-move-pawn-from"
    match.play(Pawn(0, 0))
    assert expect_refusal(match, Claim(3, 0)).line.id == "refused-claim-claimed"
    assert expect_refusal(match, Claim(9, 0)).line.id == "refused-claim-empty"
    assert expect_refusal(match, NoClaim()).rule == "F22"


def test_F22_move_pawn_without_a_pawn_does_nothing():
    assert is_idle(reveal_special("move_pawn", "g w"))


def test_F43_a_choice_and_where_it_goes_are_two_decisions_of_one_player():
    for tile, after in (("move_pawn", "pawn_to"), ("overlap", "cover")):
        match = reveal_special(tile, "g1 w s", hand="w-s")
        revelations = match.live.revealed
        match.play(0)
        assert (match.actor, match.view(1).phase) == (0, after)
        assert match.live.revealed == revelations


def test_F23_move_crosshairs():
    match = reveal_special("move_crosshairs", "g w s l", target=(1, 0))
    match.play(Crosshair("column"))
    for side in ("E", "E", "W"):
        match.play(Step(side))
    assert (match.live.column, match.live.row, match.actor) == (2, 0, 1)


def test_F23_move_crosshairs_wraps():
    match = reveal_special("move_crosshairs", "g w s l", target=(3, 0))
    match.play(Crosshair("column"))
    match.play(Step("E"))
    assert match.live.column == 0


def test_F24_overlap():
    match = reveal_special("overlap", "g1 w\ns l", hand="lV-s w-wV")
    match.play(Overlap(domino("lV-s")))
    match.play(Place(1, 0, "S"))
    assert [square(match, x, y) for x, y in ((1, 0), (1, 1))] == ["lV", "s"]
    assert (match.live.reveals, len(hand(match, 0)), match.actor) == (1, 4, 1)


def test_F24_overlap_covers_at_least_one_square():
    match = reveal_special("overlap", "g1 w", hand="w-s")
    match.play(0)
    assert expect_refusal(match, Place(1, 1, "S")).line.id == "refused-cover-nothing"
    assert expect_refusal(match, Overlap(0)).rule == "F24"


def test_F24_overlap_with_a_pawn_on_every_square_does_nothing():
    assert is_idle(reveal_special("overlap", "g1 w2", hand="w-s"))


def test_F25_return_asteroid():
    match = position(tiles="regular return_asteroid regular", specials=1)
    reveal(match)
    match.live.decider = match.live.turn = 0
    reveal(match)
    assert match.offered() == [ReturnTile("regular")]
    match.play(ReturnTile("regular"))
    assert tiles(match) == ["regular", "regular"]
    assert match.view(0).shown == {"return_asteroid": 1}


def test_F25_return_asteroid_at_a_random_place():
    seen = set()
    for seed in range(40):
        match = position(tiles="egg_hatch return_asteroid regular regular", specials=1)
        reveal(match)
        match.live.decider = match.live.turn = 0
        match.live.rng = seed
        reveal(match)
        match.play(ReturnTile("egg_hatch"))
        seen.add(tiles(match).index("egg_hatch"))
    assert seen == {0, 1, 2}


def test_F25_return_asteroid_not_itself():
    match = position(tiles="regular return_asteroid regular", specials=1)
    reveal(match)
    match.live.decider = match.live.turn = 0
    reveal(match)
    assert expect_refusal(match, ReturnTile("return_asteroid")).rule == "F25"


def test_F25_return_asteroid_as_the_first_tile_does_nothing():
    assert is_idle(reveal_special("return_asteroid"))


def test_F26_switch_impact():
    assert reveal_special("switch_impact", card="single").view(0).card != "single"


def test_F27_draw_dominoes():
    match = reveal_special("draw_dominoes")
    assert (len(hand(match, 0)), match.actor) == (7, 1)


def test_F27_the_hand_is_not_refilled_until_below_four():
    match = reveal_special("draw_dominoes", rest="regular regular regular regular")
    match.live.decider = match.live.turn = 0
    match.play(0)
    match.play(0)
    assert len(hand(match, 0)) == 6


def test_F28_swap_hand():
    match = reveal_special("swap_hand", players=3, hand="w-s s-s")
    theirs = hand(match, 2)
    assert match.offered() == [Swap(1), Swap(2)]
    match.play(Swap(2))
    assert (hand(match, 0), hand(match, 2)) == (theirs, ["w-s", "s-s"])


def test_F28_not_with_oneself():
    match = reveal_special("swap_hand", players=3)
    assert expect_refusal(match, Swap(0)).rule == "F28"


def test_F29_look_last():
    rest = "egg_hatch regular regular regular egg_hatch regular"
    match = reveal_special("look_last", rest=rest)
    assert known_tiles(match, 0) == [None, *rest.split()[1:]]
    assert known_tiles(match, 1) == [None] * 6


def test_F30_return_pawn():
    match = reveal_special("return_pawn", "g1 w2 s")
    assert match.offered() == [Pawn(0, 0), Pawn(1, 0)]
    assert expect_refusal(match, Pawn(2, 0)).rule == "F30"
    match.play(Pawn(1, 0))
    assert (match.live.pawns_left[1], square(match, 1, 0)) == (3, "w")


def test_F30_return_pawn_without_pawns_does_nothing():
    assert is_idle(reveal_special("return_pawn"))


def test_F31_claim_again():
    match = reveal_special("claim_again", "g2 g w1 s", target=(9, 9))
    assert match.offered() == [Claim(1, 0), Claim(3, 0), NoClaim()]
    match.play(Claim(1, 0))
    assert (square(match, 1, 0), match.actor) == ("g1", 1)


def test_F32_insta_end():
    match = reveal_special("insta_end", "g1 w1 s1 l2 g2 w2")
    assert (match.actor, match.prompt().id) == (None, "end-insta")


def test_F32_insta_end_with_unused_pawns_does_nothing():
    assert is_idle(reveal_special("insta_end", "g1 w1 s1 l2 g2 w"))


def test_F35_rearrange_asteroid():
    match = reveal_special("rearrange_asteroid", rest="regular egg_hatch mini_impact")
    assert match.offered() == [Put("regular"), Put("egg_hatch"), Put("mini_impact")]
    for name in ("mini_impact", "regular", "egg_hatch"):
        match.play(Put(name))
    assert tiles(match) == ["mini_impact", "regular", "egg_hatch"]
    assert known_tiles(match, 0) == tiles(match)


def test_F35_only_the_top_five_and_only_what_is_there():
    match = reveal_special(
        "rearrange_asteroid", rest="regular regular regular regular regular egg_hatch"
    )
    assert match.offered() == [Put("regular")]
    assert expect_refusal(match, Put("egg_hatch")).rule == "F35"
    assert expect_refusal(match, Put(None)).line.id == "refused-range"


def test_F36_mini_impact():
    match = reveal_special("mini_impact", "g w s\n. l1 .", pairs="1,0-1,1", target=(1, 0))
    assert places(match) == {(0, 0), (2, 0)}
    assert match.live.pawns_left[0] == 3


def test_F36_mini_impact_on_an_empty_target_does_nothing():
    assert is_idle(reveal_special("mini_impact", "g .\nw w", target=(1, 0)))


# -- rulings -------------------------------------------------------------------------------------


def test_Q22_an_extra_claim_even_after_a_normal_one():
    match = position("g2 w", hand="g-sV w-s", tiles="claim_again regular", specials=1)
    match.play(Play(domino("g-sV")))
    match.play("place(2, 0, E)")
    match.play(Claim(3, 0))
    match.play(Claim(1, 0))
    assert match.live.pawns_left[0] == 1


def test_Q22_not_where_one_has_a_pawn():
    match = reveal_special("claim_again", "g1 g w2 w")
    assert expect_refusal(match, Claim(1, 0)).rule == "Q22"
    assert Claim(3, 0) in match.offered()


def test_Q22_nothing_without_an_unused_pawn():
    assert is_idle(reveal_special("claim_again", "g1 w1 s1 l"))


def test_Q34_a_tile_that_came_back_keeps_the_game_going():
    match = position(tiles="regular return_asteroid", specials=1)
    reveal(match)
    match.live.decider = match.live.turn = 0
    reveal(match)
    match.play(ReturnTile("regular"))
    assert (match.actor, tiles(match)) == (1, ["regular"])


def test_Q34_a_last_return_asteroid_with_nothing_to_return_ends_it():
    match = position(tiles="return_asteroid", specials=1)
    reveal(match)
    assert match.prompt().id == "end-asteroid"


def test_Q44_the_revealer_may_not_decline():
    match = reveal_special("return_pawn", "g1 w2 s")
    assert expect_refusal(match, NoClaim()).rule == "F30"


def test_Q45_one_crosshair_along_its_own_axis_three_times():
    match = reveal_special("move_crosshairs", "g w s l")
    match.play(Crosshair("row"))
    assert match.offered() == [Step("N"), Step("S")]
    assert expect_refusal(match, Step("E")).rule == "Q45"


def test_Q46_the_other_half_may_lie_on_empty_table():
    match = reveal_special("overlap", "g1 w", hand="w-s")
    match.play(0)
    assert Place(1, 0, "E") in match.offered()
    assert Place(2, 0, "W") in match.offered()
    assert expect_refusal(match, Place(0, 0, "W")).line.id == "refused-cover-pawn"


def test_Q46_its_wildcard_dinosaurs_are_named():
    match = reveal_special("overlap", "g1 w", hand="d?-d", expansion=True)
    match.play(0)
    match.play(Place(1, 0, "E"))
    match.play(Wild("velociraptor", "none"))
    assert (match.live.reveals, match.actor) == (1, 1)


def test_Q46_eggs_may_be_covered():
    match = reveal_special("overlap", "g1 wo", hand="w-s")
    match.play(0)
    match.play(Place(1, 0, "E"))
    assert square(match, 1, 0) == "w"


def test_Q47_all_knowledge_of_the_deck_is_wiped():
    match = position(tiles="regular return_asteroid regular egg_hatch", specials=1)
    reveal(match)
    live = match.live
    live.decider = live.turn = 0
    live.tile_known[0] = 3
    reveal(match)
    match.play(ReturnTile("regular"))
    assert known_tiles(match, 0) == known_tiles(match, 1) == [None] * 3


def test_Q48_any_of_the_fifteen_other_cards():
    cards = set()
    for seed in range(300):
        match = position(tiles="switch_impact regular", specials=1, card="single")
        match.live.rng = seed
        reveal(match)
        cards.add(match.view(0).card)
    assert cards == set(CARDS) - {"single"}


def test_Q49_whole_hands_change_whatever_their_size():
    match = reveal_special("swap_hand", hand="w-s s-s")
    match.live.hand_size[1] = 0
    match.play(Swap(1))
    assert (hand(match, 0), hand(match, 1)) == ([], ["w-s", "s-s"])


def test_Q49_each_knows_the_hand_given_away_and_others_knowledge_moves_along():
    match = reveal_special("swap_hand", players=3, hand="w-s s-s")
    match.live.hand_known[0][0] = 1 << 2
    match.play(Swap(1))
    assert None not in match.view(0).players[1].hand
    assert None not in match.view(1).players[0].hand
    known = [d.printed for d in match.view(2).players[1].hand if d]
    assert known == ["w-s"]


def test_Q50_only_the_visible_squares_of_the_domino_go():
    match = reveal_special("mini_impact", "g w s\nl l l", pairs="0,0-1,0", target=(0, 0))
    assert places(match) == {(2, 0), (0, 1), (1, 1), (2, 1)}


def test_Q50_never_the_last_domino_of_the_map():
    match = reveal_special("mini_impact", "g w", pairs="0,0-1,0")
    assert places(match) == {(0, 0), (1, 0)}
    assert match.live.told_idle[0] == 1


def test_Q50_the_map_may_fall_apart_and_grow_from_every_island():
    match = reveal_special("mini_impact", "g w s", target=(1, 0))
    give(match, 1, "w-s")
    match.play(0)
    assert {"place(-1, 0, W)", "place(3, 0, E)", "place(1, 0, S)"} <= {
        f"place({m.x}, {m.y}, {m.side})" for m in match.offered()
    }


def test_Q51_a_crosshair_moves_to_the_nearest_row_of_the_smaller_box():
    match = reveal_special("mini_impact", "g w\n. s\n. l", pairs="1,1-1,2", target=(1, 2))
    assert match.view(0).box == (0, 0, 1, 0)
    assert (match.live.column, match.live.row) == (1, 0)


def test_Q55_unclaimed_is_judged_before_the_pawn_moves():
    match = reveal_special("move_pawn", "g1 g w")
    match.play(Pawn(0, 0))
    assert match.offered() == [Claim(2, 0)]


def test_Q55_moving_is_no_placing():
    match = reveal_special("move_pawn", "g1 w1 s1 l2 g2 w2 s", pawn_end=True)
    match.play(0)
    match.play(0)
    assert match.actor == 1


def test_Q56_as_many_dominoes_as_there_are():
    match = position(tiles="draw_dominoes regular", specials=1)
    match.live.stock_size = 2
    reveal(match)
    assert len(hand(match, 0)) == 6


def test_Q15_a_waiting_second_dinosaur_is_shown_as_still_to_come():
    match = position(hand="lV-wT←", tiles="swap_hand regular", specials=1)
    lay(match, "lV-wT←", 2, 0, "E")
    match.play(Dino(0))
    coming = [(item.what, item.creature) for item in match.view(1).coming]
    assert coming == [("dinosaur", "triceratops")]
