"""The variants of Dragons, one sentence a test, and a scripted year of each."""

from __future__ import annotations

import itertools

import pytest

from dragonden import Refused

from ..moves import Dragon, Put
from .positions import (
    deal,
    draw_out,
    empty_deck,
    end_year,
    new,
    next_cards,
    play,
    start_piles,
    treasure,
    whole_decks,
)

# -- less memory ---------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4])
def test_F17_few_players_play_a_fifth_year(players):
    assert whole_decks(new(players, extra_year=True)) == [21, 21, 21, 21, 20]


@pytest.mark.parametrize("players", [5, 6])
def test_F17_many_players_play_a_fourth_year(players):
    assert whole_decks(new(players, extra_year=True)) == [26, 26, 26, 26]


def test_F17_the_game_ends_after_the_extra_year():
    match = new(extra_year=True)
    years = []
    while match.actor is not None:
        years.append(match.view(0).year)
        end_year(match)
    assert years == [1, 2, 3, 4, 5]


# -- brain burning tactics -----------------------------------------------------------------------


def test_F18_open_piles_show_every_card_to_everybody():
    match = play(next_cards(new(open_piles=True), "ring"), "draw", "put(ring, a)")
    truth = [pile.cards for pile in match.truth().piles]
    assert [[p.cards for p in match.view(s).piles] for s in (0, 1, 2, None)] == [truth] * 4


def test_F18_closed_and_open_piles_are_the_same_game():
    moves = ["draw", 2, "dragon b", "draw", 1, "dragon a"]
    opened, closed = play(new(open_piles=True), *moves), play(new(), *moves)
    opened.live.open_piles = 0
    assert opened.state == closed.state


def test_F8_open_piles_show_the_order_of_the_cards():
    match = next_cards(new(open_piles=True), "ring", "cow", "ring")
    play(match, "draw", "put(ring, a)", "draw", "put(cow, a)", "draw", "put(ring, a)")
    assert match.view(0).piles[0].cards[1:] == ["ring", "cow", "ring"]


def test_F8_a_pile_under_a_dragon_stays_open():
    match = play(next_cards(new(open_piles=True), "ring"), "draw", "put(ring, a)", "dragon a")
    assert match.view(2).piles[0].cards[1:] == ["ring"]


# -- more control and some bluffing --------------------------------------------------------------


def test_F19_everyone_starts_each_year_with_a_secret_card():
    match = end_year(new(bluff=True))
    hands = [match.view(seat).players[seat].hand for seat in range(3)]
    assert hands == [player.hand for player in match.truth().players]
    assert all(hands)


def test_F19_nobody_sees_anothers_card():
    match = new(bluff=True)
    for seat in (0, 1, 2, None):
        hidden = [p.hand for s, p in enumerate(match.view(seat).players) if s != seat]
        assert set(hidden) == {None}


def test_F2_hands_are_dealt_before_piles_from_the_top_of_the_years_deck():
    later = new(bluff=True).truth().later[0].cards
    truth = end_year(new(bluff=True)).truth()
    assert [player.hand for player in truth.players] == later[:3]
    assert [pile.top for pile in truth.piles] == later[3:6]
    assert truth.deck.cards == later[6:]


def test_F7_the_sizes_of_hands_are_public():
    view = play(new(bluff=True), "draw").view(None)
    assert [player.in_hand for player in view.players] == [2, 1, 1]


def test_F20_only_the_drawer_sees_the_drawn_card():
    match = play(next_cards(new(bluff=True), "ring"), "draw")
    assert [match.view(seat).card for seat in (0, 1, 2, None)] == ["ring", None, None, None]


def test_F20_the_log_tells_the_drawn_card_to_the_drawer_alone():
    match = play(next_cards(new(bluff=True), "ring"), "draw")
    cards = [match.news(seat)[0].facts.get("card") for seat in (0, 1, 2, None)]
    assert cards == ["ring", None, None, None]


def test_F20_either_of_the_two_cards_can_be_put():
    match = play(next_cards(deal(new(bluff=True), "cow"), "ring"), "draw")
    puts = [Put(card, pile) for card in ("ring", "cow") for pile in "abc"]
    assert match.offered() == puts


def test_F20_the_other_card_stays_in_hand():
    for put, kept in itertools.permutations(["ring", "cow"]):
        match = next_cards(deal(new(bluff=True), "cow"), "ring")
        play(match, "draw", Put(put, "a"))
        assert match.view(0).players[0].hand == kept


def test_F20_the_others_cannot_tell_which_card_was_kept():
    one = play(next_cards(deal(new(bluff=True), "cow"), "ring"), "draw", "put(cow, a)")
    other = play(next_cards(deal(new(bluff=True), "ring"), "cow"), "draw", "put(cow, a)")
    third = play(next_cards(deal(new(bluff=True), "cow"), "sheep"), "draw", "put(cow, a)")
    for seat in (1, 2, None):
        assert one.knowledge(seat) == other.knowledge(seat) == third.knowledge(seat)


def test_F20_only_a_card_in_hand_can_be_put():
    match = play(next_cards(deal(new(bluff=True), "cow"), "ring"), "draw")
    with pytest.raises(Refused) as refusal:
        match.play(Put("crown", "a"))
    assert refusal.value.rule == "F20"


def test_F23_two_equal_cards_are_one_move_a_pile():
    match = play(next_cards(deal(new(bluff=True), "cow"), "cow"), "draw")
    assert match.offered() == [Put("cow", pile) for pile in "abc"]


def test_F21_the_card_left_in_hand_joins_the_treasure():
    match = deal(new(bluff=True), "ring")
    pile = match.view(0).piles[0].top
    play(match, Dragon("a"), Dragon("b"))
    assert treasure(match, 0) == ({"ring": 1, pile: 1} if pile != "ring" else {"ring": 2})


def test_F4_with_an_empty_deck_a_hand_card_can_no_longer_be_played():
    match = draw_out(new(bluff=True))
    held = match.view(match.actor).players[match.actor].hand
    assert all(isinstance(move, Dragon) for move in match.offered())
    with pytest.raises(Refused, match="F4"):
        match.play(Put(held, "a"))


def test_F4_a_card_that_was_never_played_joins_the_treasure():
    match = deal(empty_deck(new(bluff=True)), "ring")
    pile = match.view(0).piles[0].top
    play(match, Dragon("a"), Dragon("b"))
    assert sum(treasure(match, 0).values()) == 2
    assert set(treasure(match, 0)) == {"ring", pile}


def test_F5_the_last_player_keeps_the_hand_card_besides_pile_and_deck():
    match = new(bluff=True)
    deck = match.truth().deck.size
    play(match, Dragon("a"), Dragon("b"))
    assert sum(treasure(match, 2).values()) == deck + 2


def test_F22_all_options_combine():
    match = new(6, extra_year=True, open_piles=True, bluff=True)
    assert whole_decks(match) == [26, 26, 26, 26]
    assert [player.in_hand for player in match.view(None).players] == [1] * 6
    assert all(pile.cards for pile in match.view(None).piles)


# -- whole years, card by card -------------------------------------------------------------------


def test_a_year_of_the_base_game():
    match = next_cards(start_piles(new(), "cow", "ring", "gold3"), "polish", "sheep", "blue")
    play(match, "draw", "put(polish, b)", "draw", "put(sheep, b)", "dragon b")
    play(match, "draw", "put(blue, a)", "dragon c")
    assert treasure(match, 1) == {"gold3": 1}
    assert treasure(match, 2) == {"ring": 1, "polish": 1, "sheep": 1}
    assert treasure(match, 0)["blue"] >= 1
    assert (match.view(0).year, match.actor) == (2, 1)


def test_a_year_with_bluff():
    match = deal(start_piles(new(bluff=True), "cow", "ring", "gold3"), "crown", "sheep", "pink")
    next_cards(match, "polish", "blue", "sword")
    play(match, "draw", "put(crown, b)", "draw", "put(blue, a)", "draw", "put(pink, b)")
    play(match, "dragon b", "dragon c")
    assert treasure(match, 0) == {"ring": 1, "crown": 1, "pink": 1, "polish": 1}
    assert treasure(match, 1) == {"gold3": 1, "sheep": 1}
    assert {"cow", "blue", "sword"} <= set(treasure(match, 2))


def test_F22_the_last_year_with_every_option():
    match = new(extra_year=True, open_piles=True, bluff=True)
    for _ in range(4):
        end_year(match)
    assert (match.view(0).year, match.view(0).deck.size, match.view(0).later) == (5, 14, [])
    draw_out(match)
    assert sum(pile.size for pile in match.view(0).piles) == 17
    assert end_year(match).outcome is not None
