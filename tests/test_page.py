"""Text wrapped to a page of 80 columns."""

from __future__ import annotations

from dragonden.engine.page import PAGE, clip, keep_together, list_items, wrap
from dragonden.engine.words import ENGINE_WORDS, Words

ENGLISH, FRENCH = (Words(language, ENGINE_WORDS) for language in ("en", "fr"))


def test_a_text_breaks_at_its_spaces_and_is_indented():
    lines = wrap("word " * 40, indent="  ")
    assert len(lines) == 3
    assert all(len(line) <= PAGE for line in lines)
    assert [line[:6] for line in lines] == ["word w", "  word", "  word"]


def test_what_is_kept_together_moves_to_the_next_line_as_a_whole():
    assert wrap("x" * 75 + " " + keep_together("ocean 2")) == ["x" * 75, "ocean 2"]


def test_a_text_that_is_too_wide_ends_with_an_ellipsis():
    assert clip("abcdef", 6) == "abcdef"
    assert clip("abcdefg", 6) == "abcde…"


def test_no_line_begins_with_the_dot_between_two_items():
    lines = list_items(ENGLISH, "Hand", ["three words here"] * 20)
    assert not any(line.strip().startswith("·") for line in lines)
    assert " ".join(line.strip() for line in lines).count("three words here") == 20


def test_a_long_item_breaks_at_its_spaces():
    lines = list_items(ENGLISH, "Stack", ["ocean, " * 20])
    assert all(len(line) <= PAGE for line in lines)
    assert all(line.strip().startswith(("Stack", "ocean")) for line in lines)


def test_a_label_gets_the_colon_of_its_language():
    assert list_items(ENGLISH, "Eggs", ["3"]) == ["Eggs: 3"]
    assert list_items(FRENCH, "Œufs", ["3"]) == ["Œufs\xa0: 3"]
