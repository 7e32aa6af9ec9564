"""What players of Dragons can know and remember, and what nobody can."""

from __future__ import annotations

import random

from dragonden import Match
from dragonden.engine import verbs
from dragonden.engine.state import SPECTATOR, copy_state

from ..box import CARDS
from ..pieces import CARD_NAMES, MOST_CARDS, UNKNOWN, longest_pile
from ..rules import has_no_secrets
from ..state import State
from . import naive
from .positions import draw_out, end_year, new, next_cards, play, start_piles


def recall_piles(match: Match, memory: int) -> list[list[str]]:
    """The piles as somebody remembers them, cards that are forgotten as question marks."""
    known = match.knowledge(0)
    verbs.forget(known, 0, memory)
    sizes = known.pile_size[: known.players]
    return [
        ["?" if card == UNKNOWN else CARD_NAMES[card] for card in known.pile[pile][:size]]
        for pile, size in enumerate(sizes)
    ]


def some_puts(match: Match) -> Match:
    """Piles of a cow and a ring and a blue; of a sheep and a sword; of a crown."""
    start_piles(match, "cow", "sheep", "crown")
    next_cards(match, "ring", "sword", "blue")
    moves = ("draw", "put(ring, a)", "draw", "put(sword, b)", "draw", "put(blue, a)")
    return play(match, *moves)


def test_R6_without_memory_only_the_top_cards_are_known():
    assert recall_piles(some_puts(new()), 0) == [["?", "?", "blue"], ["?", "sword"], ["crown"]]


def test_R6_the_cards_put_last_are_remembered_wherever_they_lie():
    match = some_puts(new())
    assert recall_piles(match, 3) == [["?", "ring", "blue"], ["?", "sword"], ["crown"]]
    assert recall_piles(match, 5) == [["?", "ring", "blue"], ["sheep", "sword"], ["crown"]]
    assert recall_piles(match, 6) == [["cow", "ring", "blue"], ["sheep", "sword"], ["crown"]]


def test_F18_open_piles_need_no_memory():
    assert recall_piles(some_puts(new(open_piles=True)), 0)[0] == ["cow", "ring", "blue"]


def test_R9_memory_begins_anew_with_the_year():
    match = some_puts(end_year(some_puts(new())))
    assert recall_piles(match, 3) == [["?", "ring", "blue"], ["?", "sword"], ["crown"]]


def test_R9_nothing_of_last_years_puts_is_kept():
    match = end_year(draw_out(new()))
    assert match.state.puts == 3
    assert match.state.put_on == [0, 1, 2] + [0] * (MOST_CARDS - 3)


def test_F9_nothing_is_left_of_piles_that_were_laid_out():
    match = new()
    while match.actor is not None:
        end_year(draw_out(match))
    assert match.state.pile == State().pile
    assert match.state.put_on == State().put_on


def test_F24_forgotten_cards_are_guessed_in_the_largest_pile_too():
    match = draw_out(new(5))
    known = match.knowledge(0)
    verbs.forget(known, 0, 0)
    assert known.pile_size[0] == longest_pile(CARDS)
    verbs.determinize(known, 0, 1)
    assert naive.cards_of(known) == naive.BOX


def test_F24_forgotten_cards_of_every_pile_are_guessed():
    known = play(some_puts(new()), "draw", 2).knowledge(0)
    verbs.forget(known, 0, 0)
    assert [UNKNOWN in pile for pile in known.pile[:3]] == [True] * 3
    verbs.determinize(known, 0, 1)
    assert naive.cards_of(known) == naive.BOX


def test_F24_guesses_differ():
    guesses = []
    for seed in range(2):
        guesses.append(copy_state(new().knowledge(0)))
        verbs.determinize(guesses[-1], 0, seed)
    assert guesses[0].stock != guesses[1].stock


def test_F16_nobody_knows_any_card_of_the_stock():
    match = new(bluff=True)
    for seat in (0, 1, 2, SPECTATOR):
        known = copy_state(match.state)
        verbs.redact(known, seat)
        assert known.stock == [UNKNOWN] * MOST_CARDS


def test_F19_only_bluff_gives_anybody_a_secret():
    assert has_no_secrets(new().state) is True
    assert has_no_secrets(new(bluff=True).state) is False


def test_what_was_revealed_is_never_taken_for_unrevealed():
    match, luck = new(bluff=True), random.Random(1)
    revealed = [match.state.revealed]
    while match.actor is not None:
        match.play(luck.randrange(len(match.legal())))
        revealed.append(match.state.revealed)
    assert revealed == sorted(revealed)
