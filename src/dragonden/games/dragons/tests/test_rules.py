"""The rules of Dragons, one sentence a test."""

from __future__ import annotations

from fractions import Fraction

import pytest

from dragonden import Refused

from ..box import CARDS
from ..moves import Dragon, Draw, Put
from ..pieces import CARD_NAMES
from .positions import (
    DRAW_AND_PUT,
    empty_deck,
    end_match,
    end_year,
    new,
    next_cards,
    play,
    points,
    survivors,
    treasure,
    treasures,
    whole_decks,
)

COWS = [{"cow": 1}] * 2  # two rivals who neither starve nor score


def expect_refusal(match, move) -> str:
    """The rule by which a move is refused."""
    with pytest.raises(Refused) as refusal:
        match.play(move)
    return refusal.value.rule


# -- set up --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4])
def test_R1_three_or_four_players_play_four_years_of_26(players):
    assert whole_decks(new(players)) == [26, 26, 26, 26]


@pytest.mark.parametrize("players", [5, 6])
def test_R1_five_or_six_players_play_three_years_of_35_35_34(players):
    assert whole_decks(new(players)) == [35, 35, 34]


def test_R1_the_cards_are_shuffled():
    assert new(seed=1).truth().deck.cards != new(seed=2).truth().deck.cards


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_R2_a_card_is_turned_up_for_each_player(players):
    piles = new(players).view(0).piles
    assert [pile.size for pile in piles] == [1] * players
    assert all(pile.top for pile in piles)


# -- how to play ---------------------------------------------------------------------------------


def test_R3_a_turn_is_a_draw_or_a_dragon():
    assert new().offered() == [Draw(), Dragon("a"), Dragon("b"), Dragon("c")]


def test_R3_after_one_action_it_is_the_next_players_turn():
    assert play(new(), Dragon("a")).actor == 1


def test_R3_nothing_can_be_put_before_a_draw():
    assert expect_refusal(new(), Put("cow", "a")) == "R3"


def test_R4_the_top_card_is_turned_up_for_all_to_see():
    match = play(next_cards(new(), "ring"), "draw")
    assert [match.view(seat).card for seat in (0, 1, 2, None)] == ["ring"] * 4


def test_R4_the_card_goes_onto_any_pile_without_a_dragon():
    match = next_cards(play(new(), Dragon("b")), "ring")
    assert play(match, "draw").offered() == [Put("ring", "a"), Put("ring", "c")]


def test_R4_the_card_lies_on_top_of_its_pile():
    match = play(next_cards(new(), "ring"), "draw", "put(ring, b)")
    assert (match.view(0).piles[1].top, match.view(0).piles[1].size) == ("ring", 2)


def test_R4_no_card_goes_onto_a_dragon():
    match = next_cards(play(new(), Dragon("b")), "ring")
    assert expect_refusal(play(match, "draw"), Put("ring", "b")) == "R4"


def test_R4_only_the_drawn_card_can_be_put():
    match = play(next_cards(new(), "ring"), "draw")
    assert expect_refusal(match, Put("cow", "a")) == "R4"


def test_R4_who_has_drawn_must_put():
    match = play(new(), "draw")
    assert expect_refusal(match, Dragon("a")) == expect_refusal(match, Draw()) == "R4"


def test_R4_with_an_empty_deck_the_dragon_must_be_placed():
    match = empty_deck(new())
    assert match.offered() == [Dragon("a"), Dragon("b"), Dragon("c")]
    assert expect_refusal(match, Draw()) == "R4"


def test_R5_a_second_dragon_may_not_lie_on_a_pile():
    match = play(new(), Dragon("b"))
    assert expect_refusal(match, Dragon("b")) == "R5"


def test_R2_there_are_as_many_piles_as_players():
    assert expect_refusal(new(3), Dragon("d")) == "R2"


def test_R5_who_has_placed_the_dragon_is_out_until_the_year_ends():
    assert play(new(), Dragon("a"), *DRAW_AND_PUT, *DRAW_AND_PUT).actor == 1


def test_R6_only_the_top_card_and_the_size_of_a_pile_are_shown():
    match = play(next_cards(new(), "ring"), "draw", "put(ring, a)")
    pile = match.view(0).piles[0]
    assert (pile.size, pile.top, pile.cards) == (2, "ring", None)


def test_R6_a_perfect_memory_knows_what_lies_below():
    match = new()
    bottom = match.view(0).piles[0].top
    play(next_cards(match, "ring"), "draw", "put(ring, a)")
    assert match.truth().piles[0].cards == [bottom, "ring"]
    assert match.knowledge(1).pile == match.state.pile


def test_R6_the_log_does_not_repeat_what_went_into_the_piles():
    closed, spread = new(), new(open_piles=True)
    for match in (closed, spread):
        play(next_cards(match, "ring"), "draw", "put(ring, a)")
        assert [line.id for line in match.news(1)] == ["log-put"]
    assert [line.id for line in closed.log(1)] == ["log-draw-card", "log-put-card"]
    assert not any("card" in line.facts for line in closed.log(1))
    assert [line.id for line in spread.log(1)] == ["log-draw", "log-put"]


def test_R6_the_log_does_not_repeat_a_hand_that_may_lie_in_a_pile():
    match = end_year(new(bluff=True))
    assert "log-hand" in [line.id for line in match.news(0)]
    assert "log-hand" not in [line.id for line in match.log(0)]


# -- the last player, the end of a year ----------------------------------------------------------


def test_R7_the_last_player_takes_the_last_pile_and_the_deck():
    match = new()
    left = match.truth()
    play(match, Dragon("a"), Dragon("b"))
    assert sum(treasure(match, 2).values()) == left.piles[2].size + left.deck.size


def test_R7_the_last_player_takes_the_very_cards_of_the_deck():
    match = new()
    deck = [*match.truth().deck.cards, match.truth().piles[2].top]
    play(match, Dragon("a"), Dragon("b"))
    assert treasure(match, 2) == {card: deck.count(card) for card in deck}


def test_R8_all_lay_out_the_cards_of_their_pile():
    match = play(next_cards(new(), "ring"), "draw", "put(ring, b)", Dragon("b"), Dragon("a"))
    bottom = new().view(0).piles[1].top
    assert treasure(match, 1) == {bottom: 1, "ring": 1}


def test_R8_a_treasure_is_laid_out_for_all_to_see():
    match = end_year(new())
    treasures_seen = [[p.treasure for p in match.view(s).players] for s in (0, 1, 2, None)]
    assert treasures_seen == [[p.treasure for p in match.truth().players]] * 4


def test_R8_the_dragons_come_back_and_new_piles_begin():
    match = end_year(new())
    assert [player.dragon for player in match.view(0).players] == [None] * 3
    assert [(pile.size, pile.dragon) for pile in match.view(0).piles] == [(1, None)] * 3


@pytest.mark.parametrize("first", [0, 1, 2])
def test_R9_the_first_year_starts_with_the_first_player(first):
    assert new(first=first).actor == first


def test_R9_the_player_left_of_the_last_one_starts_the_new_year():
    match = play(new(), "dragon a", *DRAW_AND_PUT, "dragon b")
    assert match.actor == 2  # seat 1 was the last one left


# -- elimination ---------------------------------------------------------------------------------


def test_R10_the_fewest_animals_are_eliminated():
    assert survivors({"cow": 2}, {"cow": 1}, {"sheep": 2}) == [0, 2]


def test_R10_cows_and_sheep_count_together():
    assert survivors({"cow": 3}, {"cow": 1, "sheep": 1}, {"sheep": 1, "cow": 2}) == [0, 2]


def test_R10_a_tie_for_fewest_eliminates_nobody():
    assert survivors({"cow": 2}, {"cow": 1}, {"sheep": 1}, {"sheep": 3}) == [0, 1, 2, 3]


def test_R10_a_whole_table_of_ties_eliminates_nobody():
    assert survivors({}, {}, {}) == [0, 1, 2]


def test_R11_fewest_cows_and_fewest_sheep_are_both_eliminated():
    both = {"cow": 2, "sheep": 2}
    assert survivors({"cow": 1, "sheep": 3}, both, {"cow": 3, "sheep": 1}, both, both) == [1, 3, 4]


def test_R11_one_player_may_have_the_fewest_of_both():
    fed = {"cow": 1, "sheep": 1}
    assert survivors(fed, fed, {}, fed, fed, fed) == [0, 1, 3, 4, 5]


def test_R11_a_tie_for_fewest_cows_does_not_save_from_too_few_sheep():
    fed = {"cow": 1, "sheep": 1}
    assert survivors({"sheep": 1}, {"sheep": 1}, {"cow": 1}, fed, fed) == [0, 1, 3, 4]


def test_R11_many_animals_together_do_not_help():
    fed = {"cow": 1, "sheep": 1}
    assert survivors({"cow": 9}, fed, fed, fed, fed) == [1, 2, 3, 4]


# -- scoring the treasure ------------------------------------------------------------------------


def test_R12_every_coin_is_a_point():
    assert points({"gold1": 2, "gold2": 1, "gold3": 3}, {}, {}) == [13, 0, 0]


def test_R13_the_most_blue_gems_score_twelve():
    assert points({"blue": 2}, {"blue": 3}, {"blue": 1}) == [0, 12, 0]


def test_R13_blue_and_pink_are_scored_apart():
    assert points({"blue": 1}, {"pink": 1}, {}) == [12, 12, 0]


@pytest.mark.parametrize(("tied", "share"), [(2, 6), (3, 4), (4, 3), (5, 2.4), (6, 2)])
def test_R13_ties_divide_the_twelve_points(tied, share):
    assert points(*[{"pink": 1}] * tied, *[{}] * (6 - tied)) == [share] * tied + [0] * (6 - tied)


def test_R13_a_fifth_of_twelve_is_exact():
    match = end_match(treasures(*[{"blue": 1}] * 5))
    assert match.outcome.scores == [Fraction(12, 5)] * 5


def test_R13_nobody_scores_without_a_gem():
    assert points({}, {}, {}) == [0, 0, 0]


def test_R13_an_eliminated_player_does_not_count_for_the_majority():
    assert points({"blue": 5}, {"blue": 1, "cow": 1}, {"blue": 1, "cow": 1}) == [0, 6, 6]


def test_R14_exactly_one_ring_scores_seven():
    assert points({"ring": 1}, {}, {}) == [7, 0, 0]


def test_R14_two_rings_score_nothing():
    assert points({"ring": 2}, {"ring": 3}, {"ring": 4}) == [0, 0, 0]


def test_R15_a_full_set_of_armour_scores_ten():
    armour = {"sword": 2, "helmet": 1, "shield": 3, "breastplate": 1}
    assert points(armour, {}, {}) == [10, 0, 0]


def test_R15_two_sets_score_twenty():
    armour = dict.fromkeys(["sword", "helmet", "shield", "breastplate"], 2)
    assert points(armour, {}, {}) == [20, 0, 0]


def test_R15_three_pieces_score_nothing():
    assert points({"sword": 4, "helmet": 4, "shield": 4}, {}, {}) == [0, 0, 0]


def test_R16_polish_scores_its_square():
    assert points({"polish": 4}, {"polish": 1}, {}) == [16, 1, 0]


def test_R17_three_equal_jewels_score_ten():
    kinds = ["crown", "scepter", "bracelet", "necklace"]
    assert [points({kind: 3}, {}, {})[0] for kind in kinds] == [10] * 4


def test_R17_two_equal_jewels_score_nothing():
    assert points({"crown": 2}, {}, {}) == [0, 0, 0]


def test_R18_most_points_win():
    match = end_match(treasures({"gold3": 1}, {"gold3": 2}, {"gold3": 1}))
    assert (match.outcome.winners, match.outcome.decided_by) == ([1], "points")


def test_R18_the_eliminated_cannot_win():
    match = end_match(treasures({"gold3": 4}, *COWS))
    assert (match.outcome.winners, match.outcome.ranking[0]) == ([1, 2], 3)


def test_R18_a_tie_shares_the_victory():
    match = end_match(treasures({"ring": 1}, {"ring": 1}, {"polish": 2}))
    assert match.outcome.winners == [0, 1]


def test_R18_nothing_can_be_played_after_the_last_year():
    match = new()
    for _ in range(4):
        end_year(match)
    assert match.actor is None
    assert expect_refusal(match, Draw()) == "R18"


# -- further rulings -----------------------------------------------------------------------------


def test_F1_turns_go_clockwise_past_the_placed_dragons():
    match = play(new(4), "dragon a", *DRAW_AND_PUT, "dragon b")
    assert match.actor == 3
    assert play(match, *DRAW_AND_PUT).actor == 1


def test_F2_the_piles_come_off_the_top_in_order_and_the_rest_is_the_deck():
    later = new().truth().later[0].cards
    match = end_year(new())
    assert [pile.top for pile in match.truth().piles] == later[:3]
    assert match.truth().deck.cards == later[3:]


def test_F3_larger_decks_come_first():
    assert whole_decks(new(5)) == [35, 35, 34]


def test_F3_year_by_year_a_deck_is_cut_from_the_top():
    order = [CARD_NAMES[card] for card in reversed(new().state.stock[:CARDS])]
    assert new().truth().deck.cards == order[3:26]
    assert [deck.cards for deck in new().truth().later] == [order[26:52], order[52:78], order[78:]]


def test_F5_the_last_player_takes_without_a_decision():
    assert play(new(), Dragon("a"), Dragon("b")).view(0).year == 2


def test_F6_a_pile_under_a_dragon_shows_its_top_and_its_size():
    match = play(next_cards(new(), "ring"), "draw", "put(ring, b)", Dragon("b"))
    pile = match.view(1).piles[1]
    assert (pile.top, pile.size, pile.dragon, pile.cards) == ("ring", 2, 1, None)


def test_F7_the_sizes_of_all_decks_are_public():
    view = new().view(None)
    assert [view.deck.size, *(deck.size for deck in view.later)] == [23, 26, 26, 26]
    assert view.deck.cards is None


def test_F9_a_treasure_does_not_tell_where_its_cards_came_from():
    one = play(next_cards(new(), "cow", "ring"), "draw", "put(cow, a)", "draw", "put(ring, a)")
    other = play(next_cards(new(), "ring", "cow"), "draw", "put(ring, a)", "draw", "put(cow, a)")
    ended = [play(match, "dragon a", "dragon b") for match in (one, other)]
    assert ended[0].knowledge(0) == ended[1].knowledge(0)


def test_F10_hunger_is_judged_after_the_last_year_only():
    match = end_year(treasures({}, *COWS))
    assert match.actor is not None
    assert match.outcome is None


def test_F10_an_eliminated_player_still_counts_for_who_has_the_fewest():
    sheep = {"cow": 3, "sheep": 2}
    assert survivors({"sheep": 1}, {"cow": 1, "sheep": 2}, sheep, sheep, sheep) == [1, 2, 3, 4]


def test_F11_an_eliminated_players_points_are_shown_without_gems():
    player = treasures({"gold3": 2, "pink": 3}, *COWS).view(1).players[0]
    assert (player.hunger, player.sheet.total, player.sheet.pink) == (["animals"], 5 * 6, 0)


def test_F11_an_eliminated_player_ranks_below_all_others():
    match = end_match(treasures({"gold3": 4}, *COWS))
    assert match.outcome.scores == [12, 0, 0]
    assert match.outcome.ranking == [3, 1, 1]


def test_F11_two_eliminated_players_share_the_last_place():
    both = {"cow": 2, "sheep": 2}
    match = end_match(
        treasures({"cow": 1, "sheep": 3, "gold3": 4}, {"cow": 3, "sheep": 1}, *[both] * 3)
    )
    assert match.outcome.ranking == [4, 4, 1, 1, 1]


def test_F12_at_least_three_of_five_always_remain():
    assert len(survivors({"cow": 1}, {"sheep": 1}, *[{"cow": 2, "sheep": 2}] * 3)) == 3


def test_F13_gems_that_only_the_eliminated_hold_score_for_nobody():
    assert points({"blue": 2}, *COWS) == [0, 0, 0]


def test_F14_a_fourth_equal_jewel_scores_nothing():
    assert points({"crown": 4}, {}, {}) == [10, 0, 0]


def test_F15_different_jewels_do_not_mix():
    assert points({"crown": 2, "scepter": 2, "bracelet": 1}, {}, {}) == [0, 0, 0]


def test_F16_the_box_has_104_cards():
    truth = new().truth()
    decks = [truth.deck.cards, *(deck.cards for deck in truth.later)]
    assert sum(map(len, decks)) + len(truth.piles) == 104


def test_F25_a_draw_and_its_put_are_two_decisions_of_one_player():
    assert play(new(), "draw").actor == 0
