"""Dinoland's expansion, one sentence a test: desert, wildcards, Stegosaurus."""

from __future__ import annotations

from dragonden import new

from ..moves import WILD, Claim, LookHand, Place, Play, ReplaceHand, Wild
from ..pieces import BASE_DOMINOES, MOST_DOMINOES, WILD_DINOSAUR
from .position import (
    domino,
    expect_refusal,
    hand,
    points,
    position,
    slot,
    square,
)

FAR = (9, 9)
MORE = {"expansion": True}


def test_R17_twenty_two_more_dominoes_join():
    for expansion, count in ((False, BASE_DOMINOES), (True, MOST_DOMINOES)):
        view = new("dinoland", players=2, expansion=expansion).view(None)
        assert len(view.deck) == count - 1 - 8


def test_R17_desert_is_a_terrain():
    assert points(position("dV1 d", target=FAR, **MORE)) == [2, 0]


def test_R17_a_wildcard_joins_areas_of_the_same_terrain():
    assert points(position("gV1 * gV", target=FAR, **MORE)) == [6, 0]


def test_R17_a_wildcard_belongs_to_each_area_it_touches_without_merging_them():
    assert points(position("gV1 *S wV2", target=FAR, **MORE)) == [4, 4]


def test_R17_wildcards_alone_are_no_area():
    view = position("* *S . g", **MORE).view(None)
    assert [area.terrain for area in view.areas] == ["grass"]


def test_Q60_a_wildcard_passes_every_terrain_on():
    assert points(position("gV1 * *S gV", target=FAR, **MORE)) == [12, 0]


def after_stegosaurus(**options):
    match = position(hand="dS-d w-s s-s l-s", expansion=True, **options)
    match.play(Play(domino("dS-d")))
    match.play(Place(2, 0, "E"))
    match.play("no_claim")
    return match


def test_R18_look_alone_at_one_other_hand():
    match = after_stegosaurus(players=3)
    match.play(LookHand(1))
    assert None not in match.view(0).players[1].hand
    assert match.view(2).players[1].hand == [None] * 4
    assert match.view(0).players[2].hand == [None] * 4


def test_R18_or_replace_the_whole_hand():
    match = after_stegosaurus()
    before = hand(match, 0)
    match.play(ReplaceHand())
    assert not set(before) & set(hand(match, 0))
    assert len(hand(match, 0)) == 4


def test_R18_not_at_ones_own_hand():
    match = after_stegosaurus()
    assert expect_refusal(match, LookHand(0)).line.id == "refused-seat-self"
    assert expect_refusal(match, LookHand(5)).line.id == "refused-seat-none"


def test_Q18_the_old_hand_goes_to_the_bottom_in_ascending_order():
    match = after_stegosaurus()
    before = match.state.hand[0][:4]
    match.play(ReplaceHand())
    assert match.truth().deck[-4:] == before


def test_Q18_a_small_deck_gives_back_ones_own_lowest():
    match = after_stegosaurus()
    match.live.stock_size = 1
    top, old = match.truth().deck[0], match.state.hand[0][:4]
    match.play(ReplaceHand())
    assert match.state.hand[0][:4] == sorted([top, *old[:3]])


def test_Q18_not_offered_with_an_empty_deck():
    match = after_stegosaurus()
    match.live.stock_size = 0
    assert match.offered() == [LookHand(1)]
    assert expect_refusal(match, ReplaceHand()).rule == "Q18"


def test_R19_a_wildcard_dinosaur_is_named_for_the_rest_of_the_game():
    match = position(hand="d?-d w-s", **MORE)
    match.play(Play(domino("d?-d")))
    match.play(Place(2, 0, "E"))
    match.play(Wild("triceratops", "S"))
    assert square(match, 2, 0) == "dT↓"


def test_R19_its_action_is_that_of_its_name():
    match = position("g w\ns s", hand="d?-d w-s", **MORE)
    match.play(Play(domino("d?-d")))
    match.play(Place(2, 0, "E"))
    match.play(Wild("triceratops", "S"))
    match.play("no_claim")
    assert match.live.row == 1


def start_with_a_wildcard():
    """A game whose start domino has a wildcard dinosaur."""
    for seed in range(500):
        match = new("dinoland", seed=seed, players=3, **MORE)
        if match.live.phase == WILD:
            return match
    raise AssertionError


def test_Q6_the_first_player_names_a_wildcard_on_the_start_domino():
    match = start_with_a_wildcard()
    assert (match.actor, match.live.turns) == (match.live.first, 0)
    match.play(Wild("velociraptor", "none"))
    assert (match.live.reveals, match.actor) == (0, match.live.first)
    assert isinstance(match.offered()[0], Play)


def test_Q10_lay_name_refill_claim_act():
    match = position(hand="d?-d w-s s-s l-s", **MORE)
    match.play(Play(domino("d?-d")))
    match.play(Place(2, 0, "E"))
    assert (len(hand(match, 0)), match.prompt().id) == (3, "prompt-wild")
    match.play(Wild("velociraptor", "none"))
    assert (len(hand(match, 0)), match.prompt().id) == (4, "prompt-claim")
    match.play(Claim(2, 0))
    assert match.live.reveals == 1


def test_Q10_the_first_half_is_named_first():
    match = position("d? w? s", **MORE)
    live = match.live
    live.phase, live.laid[0], live.laid[1] = WILD, 1, 0
    assert (match.prompt().facts["x"], match.view(0).coming[0].count) == (1, 2)
    match.play(Wild("stegosaurus", "none"))
    assert match.prompt().facts["x"] == 0


def test_Q12_a_direction_is_always_named_with_a_triceratops():
    match = position(hand="d?-d w-s", **MORE)
    match.play(Play(domino("d?-d")))
    match.play(Place(2, 0, "E"))
    assert expect_refusal(match, Wild("triceratops", "none")).rule == "Q12"
    assert expect_refusal(match, Wild("stegosaurus", "N")).rule == "R19"


def test_Q59_all_four_dinosaurs_may_be_named_also_a_brachiosaurus_switched_off():
    match = position(hand="d?-d w-s", brachiosaurus=False, **MORE)
    match.play(Play(domino("d?-d")))
    match.play(Place(2, 0, "E"))
    assert {move.name for move in match.offered()} == {
        "triceratops", "brachiosaurus", "velociraptor", "stegosaurus"
    }  # fmt: skip
    assert match.live.creature[slot(match, 2, 0)] == WILD_DINOSAUR
