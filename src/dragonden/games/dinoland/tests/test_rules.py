"""The rules of Dinoland's base game, one sentence a test, in the order of RULES.md."""

from __future__ import annotations

import pytest

from dragonden import new
from dragonden.engine.decisions import OVER

from ..box import DOMINOES
from ..map import move_crosshair
from ..moves import Claim, Dino, NoClaim, Place, Play
from ..pieces import BASE_DOMINOES, CREATURES, MOST_DECISIONS, MOST_DOMINOES, TERRAINS
from .position import (
    domino,
    expect_refusal,
    hand,
    known_tiles,
    lay,
    offered,
    places,
    points,
    position,
    reveal,
    square,
    tiles,
)

# -- setup ---------------------------------------------------------------------------------------


def test_R1_ten_face_down_tiles_and_four_dominoes_each():
    view = new("dinoland", players=3, seed=5).view(None)
    assert len(view.asteroids) == 10
    assert [len(player.hand) for player in view.players] == [4, 4, 4]
    assert [domino for player in view.players for domino in player.hand] == [None] * 12


def test_R1_one_domino_is_the_map_and_the_crosshairs_meet_at_its_left_square():
    view = new("dinoland", players=2, seed=5).view(None)
    assert [(s.x, s.y, s.which) for s in view.map] == [(0, 0, 0), (1, 0, 1)]
    assert (view.column, view.row) == (0, 0)


def test_R1_the_start_dominoes_dinosaurs_do_not_act():
    for seed in range(20):
        state = new("dinoland", players=2, seed=seed).state
        assert (state.reveals, state.row, state.column, state.deeds) == (0, 0, 0, 0)


def test_R2_place_refill_claim_then_the_dinosaurs_act():
    match = position(hand="g-sV w-s s-s l-s", tiles="regular regular")
    match.play(Play(domino("g-sV")))
    match.play(Place(0, 1, "S"))
    assert len(hand(match, 0)) == 4
    assert match.live.reveals == 0
    match.play(Claim(0, 2))
    assert (match.live.reveals, match.actor) == (1, 1)


def test_R2_you_must_place_if_you_can():
    match = position(hand="g-sV w-s")
    assert match.offered() == [Play(domino("w-s")), Play(domino("g-sV"))]
    assert expect_refusal(match, NoClaim()).rule == "R2"
    assert expect_refusal(match, Play(domino("l-w"))).line.id == "refused-domino-hand"


def test_R3_edge_adjacent_to_the_map():
    match = position("g w", hand="w-s")
    match.play(0)
    assert expect_refusal(match, Place(2, 1, "E")).line.id == "refused-place-apart"
    assert expect_refusal(match, Place(100, 0, "E")).line.id == "refused-place-apart"
    assert expect_refusal(match, Place(4000, 0, "E")).rule == "R3"
    match.play(Place(2, 0, "N"))


def test_R3_overlapping_nothing():
    match = position("g w", hand="w-s")
    match.play(0)
    assert expect_refusal(match, Place(1, 0, "E")).line.id == "refused-place-overlaps"
    assert expect_refusal(match, Place(1, -1, "S")).line.id == "refused-place-overlaps"


def test_R3_terrain_need_not_match():
    match = position("g w", hand="s-s")
    match.play(0)
    assert len(match.offered()) == 32
    match.play(Place(-1, 0, "W"))
    assert square(match, -2, 0) == "s"


# -- claiming ------------------------------------------------------------------------------------


def test_R4_any_square_of_any_unclaimed_area():
    match = position("g g w2 s", hand="w-s")
    match.play(0)
    match.play(Place(0, 1, "W"))
    spots = [(move.x, move.y) for move in offered(match, Claim)]
    assert spots == [(0, 0), (1, 0), (3, 0), (0, 1), (-1, 1)]
    assert expect_refusal(match, Claim(2, 0)).line.id == "refused-claim-claimed"
    assert expect_refusal(match, Claim(9, 9)).line.id == "refused-claim-empty"


def test_R4_never_on_a_wildcard_square():
    match = position("g *", hand="w-s", expansion=True)
    match.play(0)
    match.play(Place(0, 1, "W"))
    assert expect_refusal(match, Claim(1, 0)).line.id == "refused-claim-wildcard"


def test_R4_one_claim_a_turn_with_an_unused_pawn():
    match = position("g w", hand="w-s")
    match.play(0)
    match.play(Place(0, 1, "W"))
    match.play(Claim(0, 0))
    assert (match.live.pawns_left[0], match.actor) == (2, 1)


def test_R4_without_an_unused_pawn_nothing_is_asked():
    match = position("g1 w1 s1 l", hand="w-s")
    lay(match, "w-s", 0, 1, "W")
    assert match.actor == 1


# -- the dinosaurs -------------------------------------------------------------------------------


def test_R5_an_up_arrow_moves_the_row_crosshair_up():
    match = position("g w\ns s", hand="gT←-l", target=(0, 1))
    lay(match, "gT←-l", 2, 1, "S")  # second half below: turned clockwise, it points up
    assert (match.live.column, match.live.row) == (0, 0)


def test_R5_a_left_arrow_moves_the_column_crosshair_and_wraps():
    match = position("g w s", hand="gT←-l")
    lay(match, "gT←-l", 3, 0, "E")
    assert (match.live.column, match.live.row) == (4, 0)


@pytest.mark.parametrize(
    ("side", "steps"),
    [("N", (1, 0, 2)), ("S", (1, 2, 0)), ("W", (1, 0, 2)), ("E", (1, 2, 0))],
)
def test_R5_each_crosshair_runs_round_the_bounding_box(side, steps):
    match = position("g w s\nl g w\ns l g", target=(1, 1))
    seen = [1]
    for _ in range(2):
        match.backend.prepare(move_crosshair)(match.live, "NESW".index(side))
        seen.append(int(match.live.row if side in "NS" else match.live.column))
    assert tuple(seen) == steps


def test_R5_growing_the_map_moves_no_crosshair():
    match = position("g w", hand="w-s", target=(1, 0))
    lay(match, "w-s", -1, 0, "W")
    assert match.view(0).box == (-2, 0, 1, 0)
    assert (match.live.column, match.live.row) == (1, 0)


def test_R6_a_velociraptor_reveals_the_top_tile():
    match = position(hand="g-sV", tiles="regular egg_hatch regular", eggs=True)
    lay(match, "g-sV", 0, 1, "S")
    assert tiles(match) == ["egg_hatch", "regular"]
    assert match.view(1).shown == {"regular": 1}


def test_R7_a_brachiosaurus_looks_alone_at_the_next_five():
    match = position(hand="gB-w", tiles="regular egg_hatch regular regular regular egg_hatch")
    lay(match, "gB-w", 0, 1, "S")
    assert known_tiles(match, 0) == ["regular", "egg_hatch", "regular", "regular", "regular", None]
    assert known_tiles(match, 1) == [None] * 6


def test_R8_the_player_chooses_which_of_two_dinosaurs_acts_first():
    match = position(hand="lV-wT←", tiles="regular regular")
    lay(match, "lV-wT←", 2, 0, "E")
    assert match.offered() == [Dino(0), Dino(1)]
    match.play(Dino(1))
    assert [line.id for line in match.news(0)] == ["log-dino", "log-triceratops", "log-reveal"]


# -- scoring -------------------------------------------------------------------------------------


FAR = (9, 9)  # a target that hits nothing of these maps


def test_R9_an_area_scores_squares_times_dinosaurs():
    assert points(position("gV1 g\ngT↑ w", target=FAR)) == [6, 0]


def test_R9_eggs_are_no_dinosaurs():
    assert points(position("go1 go g", target=FAR)) == [0, 0]


def test_R9_owners_of_merged_areas_all_score_once():
    assert points(position("gV1 g g2 g1", target=FAR)) == [4, 4]


def test_R9_diagonal_squares_are_not_connected():
    assert points(position("gV1 w\nw gV", target=FAR)) == [1, 0]


def test_R10_the_last_tile_ends_the_game_at_once():
    match = position(hand="lV-wT←", tiles="regular")
    lay(match, "lV-wT←", 2, 0, "E")
    match.play(Dino(0))
    assert match.actor is None
    assert match.prompt().id == "end-asteroid"
    assert match.live.deeds == 1
    assert expect_refusal(match, Play(0)).rule == "R10"


def test_R10_the_game_ends_when_nobody_can_place():
    match = position(hand="w-s")
    match.live.hand_size[1] = match.live.stock_size = 0
    lay(match, "w-s", 0, 1, "W")
    assert match.prompt().id == "end-stuck"


def test_R11_the_target_and_its_eight_neighbours_take_their_areas():
    drawing = """
        gV1 w   w   w
        w   w   lV1 l
        w   w   w   l
        sV2 s   s   s"""
    assert points(position(drawing, target=(1, 1))) == [0, 4]


def test_R11_the_blast_does_not_wrap():
    assert points(position("gV1 w w s w lV2", target=(0, 0))) == [0, 1]


def test_R11_an_empty_target_still_destroys_its_neighbours():
    assert points(position("gV1 w\n. w\nsV2 w\nw w\nlV2 w", target=(0, 1))) == [0, 1]


def finished_match(**options):
    match = position("gV1 w sV2 w l l lV1\ng w w w w w l2", target=FAR, **options)
    match.live.phase = OVER
    return match


def test_R12_the_highest_score_wins_and_ties_share():
    outcome = finished_match().outcome
    assert outcome.scores == [6, 5]
    assert outcome.winners == [0]
    match = position("gV1 w sV2", target=FAR)
    match.live.phase = OVER
    assert match.outcome.winners == [0, 1]


def test_R12_together_each_area_counts_once():
    outcome = finished_match(mode="cooperative").outcome
    assert outcome.scores == [7, 7]
    assert outcome.winners == [0, 1]


def test_R13_from_an_empty_deck_nothing_is_drawn():
    match = position(hand="w-s s-s")
    match.live.stock_size = 0
    lay(match, "w-s", 0, 1, "W")
    assert hand(match, 0) == ["s-s"]


def test_R13_a_player_without_a_domino_is_passed_over():
    match = position(hand="w-s s-s", players=3)
    match.live.stock_size = match.live.hand_size[1] = 0
    lay(match, "w-s", 0, 1, "W")
    assert match.actor == 2
    assert [line.id for line in match.news(0)][-1] == "log-pass"


# -- the box and the order of things -------------------------------------------------------------


def test_Q1_regular_and_egg_hatch_tiles_are_taken_in_any_number():
    assert new("dinoland", asteroids=20, eggs=True).view(None).contents == {
        "regular": 12,
        "egg_hatch": 8,
    }


def test_Q2_two_fifths_of_the_tiles_are_egg_hatch_rounded():
    hatch = [
        new("dinoland", asteroids=n, eggs=True).view(None).contents["egg_hatch"]
        for n in range(4, 21)
    ]
    assert hatch == [round(0.4 * n) for n in range(4, 21)]


def test_Q3_specials_replace_regular_tiles_only():
    contents = new("dinoland", eggs=True, specials=20, seed=1).view(None).contents
    assert contents["egg_hatch"] == 4
    assert "regular" not in contents


def test_Q4_each_special_once_and_five_more_starred():
    everything = {"asteroids": 20, "specials": 20, "impact_cards": True}
    contents = new("dinoland", seed=1, **everything).view(None).contents
    starred = [contents[name] for name in ("move_pawn", "move_crosshairs", "overlap")]
    assert sum(starred) == 8
    assert [n for name, n in contents.items() if n > 1 and name.startswith("re")] == []
    without = new("dinoland", seed=1, **{**everything, "impact_cards": False}).view(None).contents
    assert "switch_impact" not in without
    assert without["regular"] == 1


def test_Q5_an_arrow_turns_with_its_domino():
    for side, letters in (("E", "gT←"), ("S", "gT↑"), ("W", "gT→"), ("N", "gT↓")):
        match = position("g w", hand="gT←-l")
        lay(match, "gT←-l", 0, -2 if side == "S" else 2 if side == "N" else 1, side)
        assert square(match, 0, -2 if side == "S" else 2 if side == "N" else 1) == letters


def test_Q8_the_first_player_is_random_and_seats_run_clockwise():
    assert {new("dinoland", players=3, seed=seed).actor for seed in range(30)} == {0, 1, 2}
    match = position(hand="w-s", players=3)
    lay(match, "w-s", 0, 1, "W")
    assert match.actor == 1


def test_Q9_every_domino_is_in_one_place_after_dealing():
    table = new("dinoland", players=6, seed=2, expansion=True).truth()
    hands = [domino.number for player in table.players for domino in player.hand]
    assert sorted([*hands, *table.deck, table.map[0].domino]) == list(range(MOST_DOMINOES))


def test_Q14_the_order_is_asked_exactly_when_both_have_an_action():
    match = position(hand="wB-gT←", brachiosaurus=False)
    lay(match, "wB-gT←", 2, 0, "E")
    assert match.actor == 1
    match = position(hand="gT→-gT↑")
    lay(match, "gT→-gT↑", 2, 0, "E")
    assert match.offered() == [Dino(0), Dino(1)]


def test_Q15_the_second_dinosaur_acts_though_it_was_removed():
    match = position(hand="lV-wT←", tiles="mini_impact regular", target=(2, 0), specials=1)
    lay(match, "lV-wT←", 2, 0, "E")
    match.play(Dino(0))
    assert places(match) == {(0, 0), (1, 0)}
    assert (match.live.deeds, match.live.column) == (2, 0)


def test_Q16_waiting_reveals_come_before_the_second_dinosaur():
    match = position(hand="lV-wT←", tiles="regular regular regular")
    lay(match, "lV-wT←", 2, 0, "E")
    live = match.live
    live.waiting[0], live.waiting_size = 1, 1
    match.play(Dino(0))
    assert match.live.deed_at[1] == 2


def test_Q17_placed_dinosaurs_must_act():
    match = position(hand="dS-d", expansion=True)
    lay(match, "dS-d", 2, 0, "E")
    assert expect_refusal(match, NoClaim()).rule == "R18"


def test_Q19_fewer_than_five_tiles_are_looked_at():
    match = position(hand="gB-w", tiles="regular egg_hatch")
    lay(match, "gB-w", 0, 1, "S")
    assert known_tiles(match, 0) == ["regular", "egg_hatch"]


def test_Q20_one_pawn_a_square():
    match = position("g2 g w", tiles="claim_again regular", specials=1)
    reveal(match)
    assert expect_refusal(match, Claim(0, 0)).rule == "Q20"
    match.play(Claim(1, 0))


def test_Q21_claims_are_read_off_the_present_map():
    match = position("g1 g gV g2", hand="s-s", tiles="overlap regular", target=FAR, specials=1)
    assert points(match) == [4, 4]
    reveal(match)
    match.play(0)
    match.play("place(1, 0, S)")
    assert points(match) == [0, 2]


def test_Q35_what_is_pending_is_dropped_at_the_end():
    match = position(hand="lV-wT←", tiles="regular")
    lay(match, "lV-wT←", 2, 0, "E")
    match.play(Dino(0))
    assert (match.actor, match.live.deeds, match.view(0).coming) == (None, 1, [])


def test_Q37_an_empty_deck_with_dominoes_in_hand_does_not_end_it():
    match = position(hand="w-s")
    match.live.stock_size = 0
    lay(match, "w-s", 0, 1, "W")
    assert match.actor == 1


def test_Q64_claims_name_the_square_eggs_included():
    match = position("go g w", hand="w-s")
    match.play(0)
    match.play(Place(0, 1, "W"))
    match.play(Claim(0, 0))
    assert square(match, 0, 0) == "go1"


def test_the_box_holds_what_the_rules_say():
    halves = [half for domino in DOMINOES for half in domino]
    base = halves[: 2 * BASE_DOMINOES]
    terrains = [sum(half[0] == 1 + t for half in base) for t in range(len(TERRAINS))]
    creatures = [sum(half[1] == c for half in halves) for c in range(len(CREATURES))]
    assert terrains == [24, 20, 24, 12, 0, 0]
    assert creatures == [34 + 17, 11 + 5, 15 + 4, 5, 15 + 4, 10, 4]
    assert MOST_DECISIONS == 8 * 61 + 5 * 21 + 2
