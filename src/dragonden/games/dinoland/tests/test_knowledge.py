"""What each seat of Dinoland may know, one sentence a test."""

from __future__ import annotations

import random

import pytest

from dragonden import new

from .. import GAME
from ..areas import find_areas
from ..cells import cell_of, number_of
from ..moves import LookHand, Play, Put, hide_move
from ..pieces import DIAMOND
from .position import domino, give, known_tiles, lay, position, reveal


def show_hand_to(match, seat: int = 0, other: int = 1) -> None:
    """Let a seat have seen another's hand."""
    for i in range(match.live.hand_size[other]):
        match.live.hand_known[other][i] |= 1 << seat


def test_Q52_others_forget_places_that_were_rearranged():
    match = position(tiles="rearrange_asteroid regular egg_hatch", specials=1)
    match.live.tile_known[0] = match.live.tile_known[1] = 2
    reveal(match)
    assert known_tiles(match, 1) == [None, None]
    assert known_tiles(match, 0) == ["regular", "egg_hatch"]


def test_Q52_a_single_tile_is_not_forgotten():
    match = position(tiles="rearrange_asteroid egg_hatch", specials=1)
    match.live.tile_known[0] = 2
    reveal(match)
    assert known_tiles(match, 1) == ["egg_hatch"]


def test_Q52_others_do_not_learn_which_tile_is_put_where():
    match = position(tiles="rearrange_asteroid regular egg_hatch", specials=1)
    reveal(match)
    match.play(Put("egg_hatch"))
    assert [line.id for line in match.news(1)] == ["log-put-unseen"]
    assert match.news(0)[0].facts["tile"] == "egg_hatch"
    assert hide_move(Put("regular")) == hide_move(Put("egg_hatch"))


def test_Q57_the_domino_deck_is_unknown_to_all():
    match = position(hand="dS-d w-s s-s l-s", expansion=True)
    lay(match, "dS-d", 2, 0, "E")
    match.play("replace_hand")
    assert set(match.view(0).deck) == {None}


def test_Q58_what_was_seen_stays_known_until_laid():
    match = position(hand="w-s s-s")
    give(match, 1, "l-s g-w")
    show_hand_to(match)
    lay(match, "w-s", 0, 1, "W")
    lay(match, "g-w", 2, 0, "E")
    known = [d.printed if d else None for d in match.view(0).players[1].hand]
    assert known == ["l-s", None, None, None]


def test_Q58_a_replaced_hand_is_forgotten():
    match = position(hand="dS-d w-s s-s l-s", expansion=True)
    show_hand_to(match, seat=1, other=0)
    lay(match, "dS-d", 2, 0, "E")
    match.play("replace_hand")
    assert match.view(1).players[0].hand == [None] * 4


def test_F37_the_contents_of_the_asteroid_deck_are_public_but_not_its_order():
    match = new("dinoland", eggs=True, specials=3, seed=4)
    view = match.view(None)
    assert sum(view.contents.values()) == 10
    assert [tile.tile for tile in view.asteroids] == [None] * 10
    assert [tile.tile for tile in match.truth().asteroids].count("egg_hatch") == 4


def test_F38_what_a_pass_lets_one_infer_is_not_kept():
    match = position("gV g", hand="g-g w-s", diet="separate")
    give(match, 1, "gT→-gT↑")
    lay(match, "g-g", 2, 0, "E")
    assert match.actor == 0
    assert match.view(0).players[1].hand == [None]


def test_F38_but_it_cannot_be_undone():
    match = position("gV g", hand="g-g w-s", diet="separate")
    match.play(Play(domino("g-g")))
    match.play("place(2, 0, E)")
    before = match.live.revealed
    match.play("no_claim")
    assert match.live.revealed > before


def test_F39_nobody_is_told_what_others_know_of_a_hand():
    match = position(players=3)
    show_hand_to(match, seat=0, other=1)
    assert match.knowledge(2).hand_known == match.knowledge(None).hand_known
    assert set(match.knowledge(1).hand_known[1]) == {0}


def test_F39_each_seat_is_told_exactly_what_it_knows_itself():
    match = position(players=3)
    give(match, 1, "w-s s-s l-s")
    for i, seats in enumerate((0b001, 0b101, 0b100)):
        match.live.hand_known[1][i] = seats
    known = match.knowledge(2)
    assert known.hand[1][:3] == [domino("s-s"), domino("l-s"), -1]
    assert known.hand_known[1][:3] == [4, 4, 0]


def test_F39_who_has_looked_at_a_tile_is_public():
    match = position(hand="gB-w", tiles="regular egg_hatch")
    lay(match, "gB-w", 0, 1, "S")
    assert [tile.looked for tile in match.view(None).asteroids] == [[0], [0]]


def test_F42_the_score_is_what_it_would_be_if_the_asteroid_struck_now():
    match = position("gV1 w w w", target=(3, 0))
    assert match.view(0).players[0].points == 1
    match.live.column = 1
    assert match.view(0).players[0].points == 0


def test_F39_nobody_can_tell_whether_a_look_at_a_hand_was_news():
    for seen in (False, True):
        match = position(hand="dS-d w-s s-s l-s", expansion=True)
        if seen:
            show_hand_to(match)
        lay(match, "dS-d", 2, 0, "E")
        before = match.live.revealed
        match.play(LookHand(1))
        assert match.live.revealed == before + 1


def test_looking_at_tiles_that_are_all_alike_teaches_nothing():
    match = position(hand="gB-w w-s s-s l-s l-w", tiles="regular regular")
    before = match.live.revealed
    lay(match, "gB-w", 0, 1, "S")
    assert match.live.revealed == before


def test_the_seat_that_looked_reads_in_the_log_what_it_saw():
    match = position(hand="gB-w", tiles="regular egg_hatch")
    lay(match, "gB-w", 0, 1, "S")
    assert [line.id for line in match.news(0)][1:] == ["log-brachiosaurus", "log-seen", "log-seen"]
    assert "log-seen" not in [line.id for line in match.news(1)]


# -- integers ------------------------------------------------------------------------------------


def test_every_action_is_one_move():
    luck = random.Random(1)
    for action in [luck.randrange(GAME.actions) for _ in range(4000)]:
        assert GAME.encode(GAME.decode(action)) == action
    with pytest.raises(ValueError, match="no action"):
        GAME.decode(GAME.actions)


def test_actions_are_few_enough_to_be_drawn_at_random():
    assert GAME.actions < 200_000


def test_cells_of_the_diamond_are_numbered_one_by_one():
    assert len({cell_of(number) for number in range(DIAMOND)}) == DIAMOND
    for number in range(DIAMOND):
        assert number_of(cell_of(number)) == number


def test_areas_kept_up_to_date_are_those_found_anew():
    for seed in range(5):
        match = new("dinoland", seed=seed, expansion=True, eggs=True, specials=20, asteroids=20)
        luck = random.Random(seed)
        while match.actor is not None:
            match.play(luck.randrange(len(match.legal())))
        before = [(area.terrain, area.squares) for area in match.view(None).areas]
        match.backend.prepare(find_areas)(match.live)
        assert sorted(before) == sorted((a.terrain, a.squares) for a in match.view(None).areas)
