"""Dinoland's egg hatching, one sentence a test."""

from __future__ import annotations

from dragonden import new

from ..moves import Act, Hatch, Place, Skip, Wild
from .position import (
    domino,
    expect_refusal,
    give,
    offered,
    position,
    reveal,
    square,
)

EGGS = {"eggs": True, "tiles": "egg_hatch regular regular"}


def hatching(drawing: str, hand: str, **options):
    """An Egg Hatch has just been revealed by seat 0, whose turn it is."""
    match = position(drawing, hand=hand, **{**EGGS, **options})
    reveal(match)
    return match


def hatch(match, letters: str, half: int, x: int, y: int, side: str) -> None:
    """Choose what hatches, and lay it."""
    match.play(Hatch(domino(letters), half))
    match.play(Place(x, y, side))


def hatch_somehow(match) -> None:
    """Make the first choice twice."""
    match.play(0)
    match.play(0)


def test_R14_the_asteroid_deck_mixes_regular_and_egg_hatch_tiles():
    assert new("dinoland", eggs=True).view(None).contents == {"regular": 6, "egg_hatch": 4}


def test_R15_eggs_in_an_area_of_one_player_hatch():
    match = hatching("go g1 w", "g-sV")
    assert {move.half for move in offered(match, Hatch)} == {1}
    assert (match.actor, match.prompt().id) == (0, "prompt-hatch")


def test_R15_eggs_in_shared_or_unclaimed_areas_do_not_hatch():
    for drawing in ("go g1 g2", "go g w1"):
        assert offered(hatching(drawing, "g-sV"), Hatch) == []


def test_R15_clockwise_from_the_active_player():
    match = position("go g1 w wo2 w", hand="g-sV", players=3, **EGGS)
    give(match, 1, "w-sV")
    match.live.turn = 2
    reveal(match, seat=2)
    assert match.actor == 0
    hatch_somehow(match)
    match.play(Skip())
    assert match.actor == 1


def test_R15_an_owner_chooses_the_order():
    match = hatching("go g1 go w", "s-gV")
    match.play(Hatch(domino("s-gV"), 1))
    eggs = {(m.x + (m.side == "E") - (m.side == "W"), m.y + (m.side == "S") - (m.side == "N"))
            for m in offered(match, Place)}  # fmt: skip
    assert eggs == {(0, 0), (2, 0)}


def test_R15_it_must_be_hatched_if_possible():
    match = hatching("go g1 w", "g-sV")
    assert expect_refusal(match, Skip()).rule == "R15"


def test_R15_an_egg_that_cannot_be_hatched_stays():
    match = hatching("go g1 w", "w-s")
    assert square(match, 0, 0) == "go"
    assert match.live.told_idle[0] == 1


def test_R16_a_dinosaur_half_covers_the_egg():
    match = hatching("go g1 w", "g-sV")
    hatch(match, "g-sV", 1, -1, 0, "E")
    assert (square(match, 0, 0), square(match, -1, 0)) == ("sV", "g")
    assert expect_refusal(match, Hatch(0, 1)).rule == "R16"


def test_R16_the_other_half_may_cover_a_neighbour():
    match = hatching("go g1 w\ns l .", "g-sV")
    hatch(match, "g-sV", 1, 0, 1, "N")
    assert square(match, 0, 1) == "g"


def test_R16_no_square_with_a_pawn_may_be_covered():
    match = hatching("go g1 w", "g-sV")
    match.play(Hatch(domino("g-sV"), 1))
    assert expect_refusal(match, Place(1, 0, "W")).line.id == "refused-cover-pawn"


def test_R16_a_hatch_needs_a_square_beside_the_egg_without_a_pawn():
    match = hatching(". w1 .\nw1 go g1\n. w1 .", "g-sV")
    assert match.live.told_idle[0] == 1


def test_R16_the_chosen_half_is_shown_until_it_is_laid():
    match = hatching("go g1 w", "g-sV")
    match.play(Hatch(domino("g-sV"), 1))
    view = match.view(1)
    assert (view.phase, view.picked.printed, view.hatch_half) == ("hatch_place", "g-sV", 1)
    match.play(0)
    assert (match.view(1).picked, match.view(1).hatch_half) == (None, None)


def test_R16_an_egg_half_does_not_hatch():
    match = hatching("go g1 w", "g-sV wo-wV")
    assert expect_refusal(match, Hatch(domino("wo-wV"), 0)).line.id == "refused-hatch-dinosaur"
    match.play(Hatch(domino("wo-wV"), 1))
    assert expect_refusal(match, Place(5, 0, "W")).line.id == "refused-hatch-egg"


def test_R16_the_hatched_dinosaurs_action_is_optional_and_the_other_half_has_none():
    match = hatching("go g1 w", "lV-wT←")
    hatch(match, "lV-wT←", 0, 0, 0, "W")
    assert match.offered() == [Act(), Skip()]
    match.play(Skip())
    assert (match.live.deeds, match.live.reveals) == (0, 1)


def test_Q23_eggs_are_fixed_at_the_reveal_and_new_ones_wait():
    match = hatching("go g1 w", "lV-go")
    hatch(match, "lV-go", 0, 0, 0, "N")
    match.play(Skip())
    assert square(match, 0, -1) == "go"
    assert offered(match, Hatch) == []


def test_Q26_each_owner_does_all_eggs_before_the_next():
    match = position("go g1 go w wo2 w", hand="g-sV s-gV", **EGGS)
    give(match, 1, "w-sV")
    reveal(match)
    actors = []
    while offered(match, Hatch):
        actors.append(match.actor)
        hatch_somehow(match)
        match.play(Skip())
    assert actors == [0, 0, 1]


def test_Q26_what_cannot_be_hatched_is_not_still_to_come():
    match = hatching("go g1 w", "w-s")
    assert [square.hatcher for square in match.view(0).map] == [None] * 3
    assert match.view(0).coming == []


def test_Q27_an_egg_under_the_other_half_is_covered_not_hatched():
    match = hatching("go go g1", "lV-wT←")
    hatch(match, "lV-wT←", 0, 0, 0, "E")
    match.play(Skip())
    assert offered(match, Hatch) == []


def test_Q27_the_move_says_which_half_hatches():
    match = hatching("go go g1", "lV-wT←")
    hatch(match, "lV-wT←", 1, 0, 0, "E")
    assert match.prompt().facts["creature"] == "triceratops"


def test_Q28_the_owner_refills_after_each_egg_before_its_action():
    match = hatching("go g1 w", "g-sV w-s s-s l-s")
    hatch_somehow(match)
    assert (match.state.hand_size[0], match.offered()) == (4, [Act(), Skip()])


def test_Q29_a_reveal_during_a_hatch_waits_for_the_whole_tile():
    match = hatching("go g1 go w", "g-sV s-gV")
    hatch_somehow(match)
    match.play(Act())
    assert (match.live.reveals, match.live.waiting_size) == (1, 1)
    assert match.view(1).coming[-1].what == "reveal"
    hatch_somehow(match)
    match.play(Skip())
    assert match.live.reveals == 2


def test_Q29_waiting_reveals_go_first_in_first_out():
    match = position("go g1 w wo2 w", hand="g-sV", **EGGS)
    give(match, 1, "w-sV")
    reveal(match)
    for _ in range(2):
        hatch_somehow(match)
        match.play(Act())
    assert list(match.state.told_seat[:3]) == [0, 0, 1]


def test_Q30_the_special_tile_is_carried_out_by_who_revealed_it():
    tiles = "egg_hatch swap_hand regular"
    match = position("g w wo2 w", hand="g-sV", eggs=True, tiles=tiles, specials=1, players=3)
    give(match, 1, "w-sV")
    reveal(match)
    hatch_somehow(match)
    match.play(Act())
    assert (match.actor, match.prompt().id, match.live.turn) == (1, "prompt-swap", 0)


def test_Q32_the_owners_pawn_stays_on_the_hatched_square():
    match = hatching("go1 w", "g-sV")
    hatch_somehow(match)
    assert square(match, 0, 0) == "sV1"


def test_Q32_then_it_may_not_be_a_wildcard_square():
    match = hatching("go1 w", "*S-g dS-d", expansion=True)
    assert {move.domino for move in offered(match, Hatch)} == {domino("dS-d")}
    assert expect_refusal(match, Hatch(domino("*S-g"), 0)).rule == "Q32"


def test_Q33_no_action_is_asked_of_a_brachiosaurus_switched_off():
    match = hatching("go g1 w", "gB-w", brachiosaurus=False)
    hatch_somehow(match)
    assert match.prompt().id != "prompt-act"


def test_Q33_it_is_asked_though_it_may_have_no_effect():
    match = hatching("go g1 w", "g-sV", tiles="egg_hatch")
    hatch_somehow(match)
    assert match.offered() == [Act(), Skip()]


def test_Q35_the_last_tiles_own_hatch_is_carried_out():
    match = hatching("go g1 w", "gT←-l", tiles="egg_hatch", target=(1, 0))
    hatch(match, "gT←-l", 0, 0, 0, "N")
    match.play(Act())
    assert (match.actor, match.live.deeds) == (None, 1)


def test_Q61_a_wildcard_dinosaur_hatches_and_is_named():
    match = hatching("go g1 w", "d?-d", expansion=True)
    hatch(match, "d?-d", 0, 0, 0, "W")
    match.play(Wild("triceratops", "S"))
    assert square(match, 0, 0) == "dT↓"
    assert match.offered() == [Act(), Skip()]


def test_Q31_a_hatch_that_breaks_the_diet_is_not_possible():
    match = hatching("go g1 gT↑ w", "s-gV g-sV", diet="separate")
    assert {move.domino for move in offered(match, Hatch)} == {domino("g-sV")}
    assert expect_refusal(match, Hatch(domino("s-gV"), 1)).rule == "Q31"


def test_Q31_covering_can_tear_clashing_areas_apart():
    """The egg is the only bridge between the Triceratops and the Velociraptor's own area."""
    match = hatching("gT↑1 go g w", "lV-s g-sV", diet="separate")
    match.play(Hatch(domino("lV-s"), 0))
    assert Place(1, 0, "N") in match.offered()


# -- the special hatch tiles ---------------------------------------------------------------------


def test_F33_hatch_all_terrain_wants_the_terrain_of_the_eggs_square():
    match = hatching("go g1 w", "g-sV s-gV", tiles="hatch_all_terrain regular", specials=1)
    assert {move.domino for move in offered(match, Hatch)} == {domino("s-gV")}
    assert expect_refusal(match, Hatch(domino("g-sV"), 1)).rule == "F33"


def test_F34_hatch_all_unclaimed_gives_all_unclaimed_eggs_to_the_revealer():
    match = hatching("go g w2 wo s", "g-sV", tiles="hatch_all_unclaimed regular", specials=1)
    eggs = [s for s in match.view(0).map if s.hatcher is not None]
    assert [(s.x, s.hatcher) for s in eggs] == [(0, 0)]
    assert match.actor == 0


def test_Q53_wildcard_terrain_fits_every_terrain():
    options = {"tiles": "hatch_all_terrain regular", "specials": 1, "expansion": True}
    match = hatching("go g1 w", "*S-g w-dS", **options)
    assert {move.domino for move in offered(match, Hatch)} == {domino("*S-g")}
    match = hatching("*o g1 w", "w-dS", **options)
    assert {move.domino for move in offered(match, Hatch)} == {domino("w-dS")}


def test_Q54_special_hatch_tiles_work_without_the_option_eggs():
    match = position("go g w", hand="g-sV", tiles="hatch_all_unclaimed regular", specials=1)
    reveal(match)
    assert offered(match, Hatch)


def test_Q24_the_owners_of_all_areas_of_an_egg_are_pooled():
    match = hatching("g1 *o w1 s", "w-dS", expansion=True)
    assert offered(match, Hatch)
    match = hatching("g1 *o w2 s", "w-dS", expansion=True)
    assert offered(match, Hatch) == []


def test_Q25_an_egg_among_wildcards_only_never_hatches():
    options = {"tiles": "hatch_all_unclaimed regular", "specials": 1, "expansion": True}
    match = hatching("*o * . g s", "w-dS", **options)
    assert offered(match, Hatch) == []
