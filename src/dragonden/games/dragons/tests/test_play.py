"""Whole games of Dragons: they end, keep every card, score right and give nothing away."""

from __future__ import annotations

import itertools
import random
import re

import pytest

from dragonden import Match
from dragonden.engine import verbs
from dragonden.engine.state import SPECTATOR
from dragonden.engine.words import LANGUAGES

from .. import GAME
from ..moves import Dragon, Draw, Put
from ..pieces import CARD_NAMES
from . import naive
from .positions import deal, end_year, new, next_cards, play, start_piles, treasures

FLAGS = ("extra_year", "open_piles", "bluff")
VARIANTS = [dict(zip(FLAGS, on, strict=True)) for on in itertools.product([False, True], repeat=3)]
PLAYERS = (3, 4, 5, 6)
NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Maximilian"]


def uniform(match: Match, luck: random.Random) -> int:
    return luck.randrange(len(match.legal()))


def patient(match: Match, luck: random.Random) -> int:
    """Draw four times in five."""
    weights = [int(match.run(verbs.patience, action)) for action in match.legal()]
    return luck.choices(range(len(weights)), weights)[0]


def tireless(match: Match, luck: random.Random) -> int:
    """Draw while there are cards."""
    weights = [int(match.run(verbs.patience, action)) for action in match.legal()]
    heaviest = [i for i, weight in enumerate(weights) if weight == max(weights)]
    return luck.choice(heaviest)


HABITS = (uniform, patient, tireless)


@pytest.mark.exhaustive
@pytest.mark.parametrize("habit", HABITS)
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_a_game_ends_keeps_every_card_and_scores_as_the_naive_scorer(options, players, habit):
    match, luck = new(players, seed=players, **options), random.Random(players)
    while match.actor is not None:
        naive.check_pieces(match)
        match.play(habit(match, luck))
        assert len(match.plies) <= naive.max_moves(match)
    naive.check_pieces(match)
    assert match.standing == naive.scores(match)
    assert habit is not tireless or len(match.plies) == naive.max_moves(match)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_naive_scorer_agrees_at_any_time(players):
    match, luck = new(players, seed=99), random.Random(99)
    while match.actor is not None:
        match.play(patient(match, luck))
        assert match.standing == naive.scores(match)


# -- what a seat may know ------------------------------------------------------------------------


def guess(match: Match, seat: int, seed: int) -> Match:
    """The match as a seat might imagine the whole truth."""
    other = Match(GAME, match.options, match.seed)
    other.states[0] = match.live
    other.run(verbs.redact, seat)
    other.run(verbs.determinize, seat, seed)
    return other


@pytest.mark.exhaustive
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_F24_a_guess_looks_the_same_to_who_made_it(options):
    match, luck = new(4, seed=3, **options), random.Random(3)
    while match.actor is not None:
        seat = luck.randrange(4)
        assert guess(match, seat, len(match.plies)).knowledge(seat) == match.knowledge(seat)
        assert guess(match, SPECTATOR, seat).knowledge(None) == match.knowledge(None)
        match.play(patient(match, luck))


@pytest.mark.exhaustive
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_F24_a_guess_is_a_whole_box_and_can_be_played_to_the_end(options):
    match, luck = new(5, seed=4, **options), random.Random(4)
    while match.actor is not None:
        imagined = guess(match, luck.randrange(5), len(match.plies))
        assert naive.cards_of(imagined.state) == naive.BOX
        match.play(patient(match, luck))
    while imagined.actor is not None:
        imagined.play(uniform(imagined, luck))
    assert naive.cards_of(imagined.state) == naive.BOX


def test_F24_own_cards_are_never_guessed():
    match = play(next_cards(deal(new(bluff=True), "crown"), "ring"), "draw")
    guesses = [guess(match, 0, seed).truth() for seed in range(20)]
    assert {(truth.players[0].hand, truth.card) for truth in guesses} == {("crown", "ring")}


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_F19_swapping_hidden_cards_changes_nothing_for_those_who_do_not_see_them(seat):
    match = play(new(bluff=True, seed=12), "draw", 1)
    before = (match.knowledge(seat), match.view(seat), match.news(seat))
    for other in {0, 1, 2} - {seat}:
        stock, hand = match.live.stock, match.live.hand
        hand[other], stock[other] = int(stock[other]), int(hand[other])
    assert (match.knowledge(seat), match.view(seat), match.news(seat)) == before


def test_a_put_can_be_taken_back_but_a_draw_cannot():
    assert play(new(), "draw").undoable == 0
    assert play(new(), "draw", 0).undoable == 1
    assert play(new(), "dragon a").undoable == 1


def test_with_bluff_a_put_teaches_the_others_and_cannot_be_taken_back():
    assert play(new(bluff=True), "draw", 0).undoable == 0


def test_the_end_of_a_year_cannot_be_taken_back():
    assert play(new(), "dragon a", "dragon b").undoable == 0


def test_the_end_of_the_game_cannot_be_taken_back():
    match = new()
    while match.actor is not None:
        end_year(match)
    assert match.undoable == 0


@pytest.mark.parametrize("move", [Draw(), Dragon("a"), Put("ring", "a")])
def test_an_allowed_move_is_not_explained_away(move):
    match = next_cards(new(), "ring")
    play(match, *["draw"] if isinstance(move, Put) else [])
    with pytest.raises(ValueError, match="allowed"):
        match.game.explain_refusal(match.state, move)


# -- words and pictures --------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_piles_fit_the_page(language):
    match, luck, words = new(6, seed=6, open_piles=True), random.Random(6), GAME.words(language)
    while match.actor is not None:
        if match.view(None).deck.size < 2:
            picture = GAME.text.render_view(match.view(match.actor), words, NAMES, match.actor)
            assert max(map(len, picture.splitlines())) <= 80
        match.play(tireless(match, luck))


def test_the_score_pad_shows_fifths():
    match = new(5)
    for seat in range(5):
        match.live.treasure[seat][CARD_NAMES.index("blue")] = 1
    assert "2.4" in GAME.text.render_view(match.view(0), GAME.words("en"), NAMES)
    assert "2,4" in GAME.text.render_view(match.view(0), GAME.words("de"), NAMES)


def test_the_score_pad_tells_cards_and_points_in_one_row_while_the_game_goes_on():
    match = treasures({"polish": 3, "gold2": 2}, {"polish": 1, "ring": 2}, {})
    rows = GAME.text.render_view(match.view(0), GAME.words("en"), NAMES).splitlines()
    assert "polish, n cans: n × n         3 → 9    1 → 1        –" in rows
    assert "one ring, just one: 7             –    2 → 0        –" in rows
    assert "coins, 1 point each               4        0        0" in rows
    assert not any("2 coins" in row for row in rows)


@pytest.mark.parametrize(("players", "hunger"), [(4, "fewest animals"), (5, "fewest cows")])
def test_before_any_treasure_the_picture_tells_what_counts(players, hunger):
    picture = GAME.text.render_view(new(players).view(0), GAME.words("en"), NAMES)
    assert "What counts in the end" in picture
    assert hunger in " ".join(picture.split())


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_ones_own_hand_is_told_last_beside_the_drawn_card(seat):
    match = play(new(bluff=True), "draw")
    lines = GAME.text.hand_lines(match.view(seat), GAME.words("en"), NAMES, seat)
    held = [line for line in lines if " holds " in line]
    assert held[-1].startswith(NAMES[seat or 0])


def test_R6_a_closed_pile_is_not_in_the_picture():
    match = start_piles(new(), "crown", "cow", "cow")
    play(next_cards(match, "ring"), "draw", "put(ring, a)")
    assert "a crown" not in GAME.text.render_view(match.view(0), GAME.words("en"), NAMES)


def test_a_French_sentence_is_never_broken_before_its_punctuation():
    assert not re.search(" [;:?!]", (GAME.folder / "words" / "fr.ftl").read_text(encoding="utf-8"))
