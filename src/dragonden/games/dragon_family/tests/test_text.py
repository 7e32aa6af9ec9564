"""The game in plain text: what a person reads off the table."""

from __future__ import annotations

import itertools

import pytest

from dragonden.engine.hexes import BESIDE, DIRECTIONS
from dragonden.engine.page import PAGE
from dragonden.engine.words import LANGUAGES

from ..discards import number_of_things
from ..places import find_place_facts
from ..stack import apply_discard
from ..text import render_view
from .table import build_lairs, give_hand, offer_dragons, pass_turns, pile_up, position

NAMES = ["Ada", "greedy 2", "Cy", "Dee", "Eli"]


def text_of(match, language="en"):
    return render_view(match.view(match.actor), match.game.words(language), NAMES)


def test_handlers_on_the_starting_tile_stand_in_pairs():
    lines = text_of(position(players=5)).splitlines()
    top = next(i for i, line in enumerate(lines) if "T   0 T   1" in line)
    assert lines[top + 1].strip() == "|1122  3344 |"
    assert lines[top + 4].strip() == "|55   |"


def test_lairs_are_counted_apart_from_a_name_that_ends_in_a_number():
    match = position("forest(2,0)")
    build_lairs(match, 1, (2, 0))
    assert "lairs greedy 2 (1); controlled by greedy 2" in text_of(match)


def test_an_empty_market_is_said_to_be_empty():
    match = position()
    offer_dragons(match)
    pile_up(match)
    assert "Market: nothing · the pile is empty" in text_of(match)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_warning_of_quiet_rounds_fits_the_page(language):
    match = position()
    pass_turns(match, 2)
    assert max(map(len, text_of(match, language).splitlines())) <= PAGE


def test_a_long_burial_breaks_between_its_tiles_bug():
    """A burial longer than a line was broken inside of words: `o` `cean 2`."""
    match = position(hand="ocean2 ocean3 ocean4")
    for _ in range(7):
        give_hand(match, 0, "ocean2 ocean3 ocean4")
        match.backend.prepare(apply_discard)(match.live, number_of_things(4, 5, 6))
    tiles = " ".join(text_of(match).split())
    assert "buried by Ada: " + ", ".join(["ocean 2, ocean 3, ocean 4"] * 7) in tiles


def test_the_steps_of_a_place_lead_there():
    for place in itertools.product(range(-4, 5), repeat=2):
        way = find_place_facts(*place)
        one, two = (BESIDE[DIRECTIONS.index(way[name])] for name in ("heading", "turning"))
        there = tuple(way["steps"] * a + way["more"] * b for a, b in zip(one, two, strict=True))
        assert there == place
        assert way["steps"] > 0 or place == (0, 0)
