"""Dinoland's variants, one sentence a test: blast, deck size, pawn end and diets."""

from __future__ import annotations

import pytest

from dragonden import new
from dragonden.engine.state import copy_state

from ..cells import cell_at
from ..diet import agrees, masks_beside, torn_allowed
from ..map import drawn_grid, offset
from ..moves import PLACE, WILD, Claim, Place, Play, Wild
from ..pieces import MOST_DOMINOES, STEPS
from .position import domino, expect_refusal, give, hand, lay, points, position, reveal


def test_F1_a_single_blast_hits_only_the_target():
    assert points(position("gV1 lV2", target=(0, 0), blast="single")) == [0, 1]
    assert points(position("gV1 lV2", target=(0, 0), blast="area")) == [0, 0]


def test_F2_a_brachiosaurus_can_be_switched_off():
    match = position(hand="gB-w", tiles="regular egg_hatch", brachiosaurus=False)
    lay(match, "gB-w", 0, 1, "S")
    assert (match.live.deeds, match.actor) == (0, 1)


@pytest.mark.parametrize("asteroids", [4, 20])
def test_F3_the_asteroid_deck_is_as_large_as_chosen(asteroids):
    assert len(new("dinoland", asteroids=asteroids).view(None).asteroids) == asteroids


def ready_to_place_the_last_pawn(**options):
    match = position("g1 w1 s2 l2 s2", hand="g-sV", tiles="regular regular", **options)
    match.play(0)
    match.play(Place(0, 1, "S"))
    return match


def test_F4_the_game_ends_when_all_pawns_are_placed():
    match = ready_to_place_the_last_pawn(pawn_end=True)
    match.play(Claim(0, 2))
    assert (match.actor, match.prompt().id) == (None, "end-pawns")


def test_F4_without_the_variant_it_goes_on():
    match = ready_to_place_the_last_pawn()
    match.play(Claim(0, 2))
    assert match.actor == 1


def test_Q36_pawn_end_is_checked_before_any_dinosaur_acts():
    match = ready_to_place_the_last_pawn(pawn_end=True)
    match.play(Claim(0, 2))
    assert match.live.reveals == 0


def test_Q36_pawn_end_is_checked_after_claim_again_too():
    drawing = "g1 w1 s2 l2 s2 g"
    match = position(drawing, tiles="claim_again regular", specials=1, pawn_end=True)
    reveal(match)
    match.play(Claim(5, 0))
    assert match.prompt().id == "end-pawns"


# -- diet ----------------------------------------------------------------------------------------


def test_F5_meat_eaters_and_plant_eaters_live_separate():
    match = position("gT↑ w", hand="gV-so", diet="separate", expansion=True)
    match.play(Play(domino("gV-so")))
    assert expect_refusal(match, Place(-1, 0, "W")).line.id == "refused-place-diet"
    match.play(Place(1, 1, "E"))


def test_F5_two_plant_eaters_may_meet_unless_species_are_apart():
    for diet, allowed in (("separate", True), ("species", False)):
        match = position("gB w", hand="gT←-l", diet=diet)
        match.play(0)
        assert (Place(-1, 0, "N") in match.offered()) == allowed


def test_F5_a_placement_may_not_merge_clashing_areas():
    match = position("gT↑ . gV\nw w w", hand="g-w", diet="separate")
    match.play(0)
    assert expect_refusal(match, Place(1, 0, "N")).rule == "F5"


def test_F5_wildcards_alone_are_no_area_and_know_no_diet():
    match = position("*V . . . g", hand="*-*S", diet="separate", expansion=True)
    match.play(0)
    assert Place(-1, 0, "W") in match.offered()
    assert Place(3, 0, "W") in match.offered()
    match = position("*V g . . w", hand="*-*S", diet="separate", expansion=True)
    match.play(0)
    assert expect_refusal(match, Place(-1, 0, "W")).rule == "F5"


def test_F5_a_domino_that_fits_nowhere_cannot_be_played():
    match = position("gV g", hand="gT→-gT↑ w-s", diet="separate")
    assert match.offered() == [Play(domino("w-s"))]
    assert expect_refusal(match, Play(domino("gT→-gT↑"))).line.id == "refused-domino-diet"


def test_F5_the_shortcut_agrees_with_walking_through_the_areas():
    """Laying on bare table is judged by the areas' masks; on top, by a walk: both must agree."""
    for seed in range(6):
        match = new("dinoland", seed=seed, expansion=True, diet=("separate", "species")[seed % 2])
        for _ in range(40):
            if match.actor is not None:
                match.play(seed % len(match.legal()))
        state = copy_state(match.state)
        grid, shift = drawn_grid(state), offset(state)
        near = masks_beside(state)
        match.live.phase, match.live.diet = PLACE, 0
        for number in range(0, MOST_DOMINOES, 5):
            match.live.picked = number
            for move in match.offered():
                cell = cell_at(move.x, move.y) - shift
                cells = cell, cell + STEPS["NESW".index(move.side)]
                halves = state.halves[number]
                short = agrees(state, near, *halves, *cells)
                assert short == torn_allowed(state, grid, *halves, *cells)


def test_Q7_a_start_that_breaks_the_diet_stays_but_cannot_be_extended():
    match = position("gT↑ gV", hand="g-w", diet="separate")
    match.play(0)
    assert expect_refusal(match, Place(2, 0, "E")).rule == "F5"
    match.play(Place(3, 0, "W"))


def test_Q11_a_lay_is_legal_if_some_name_respects_the_diet():
    match = position("dV w", hand="d?-d", diet="separate", expansion=True)
    match.play(0)
    match.play(Place(-1, 0, "W"))
    assert match.offered() == [Wild("velociraptor", "none")]
    assert expect_refusal(match, Wild("stegosaurus", "none")).rule == "Q11"


def test_Q11_a_name_must_leave_one_for_the_other_half():
    """Two wildcard dinosaurs in one area, whose second half touches a Velociraptor."""
    match = position("d? d? dV", diet="separate", expansion=True)
    live = match.live
    live.phase, live.laid[0], live.laid[1] = WILD, 0, 1
    assert match.offered() == [Wild("velociraptor", "none")]


def all_grass():
    """Seat 1 has a single domino, which fits nowhere on a map of grass with a Velociraptor."""
    match = position("gV g", hand="g-g w-s", diet="separate")
    give(match, 1, "gT→-gT↑")
    lay(match, "g-g", 2, 0, "E")
    return match


def test_Q13_a_player_without_a_legal_placement_passes_without_refill():
    match = all_grass()
    assert (match.actor, hand(match, 1)) == (0, ["gT→-gT↑"])
    assert [line.id for line in match.news(1)][-1] == "log-pass"


def test_Q13_dead_dominoes_stay_in_hand_and_may_be_placed_later():
    match = all_grass()
    lay(match, "w-s", 4, 0, "E")
    assert (match.actor, match.offered()) == (1, [Play(domino("gT→-gT↑"))])


def test_Q31_the_diet_binds_overlaps_too():
    options = {"diet": "separate", "specials": 1, "tiles": "overlap regular"}
    match = position("gT↑ g1 w", hand="s-gV", **options)
    reveal(match)
    match.play(0)
    assert expect_refusal(match, "place(2, -1, S)").rule == "Q31"
    match = position("gT↑ g1 w", hand="g-w", **options)
    reveal(match)
    match.play(0)
    match.play("place(2, 0, E)")
