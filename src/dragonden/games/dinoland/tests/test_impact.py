"""Dinoland's impact cards, each with a drawn position: which areas are lost, which are left.

`left_by` claims one square after the other, with a dinosaur on it, and keeps those that score.
"""

from __future__ import annotations

import pytest

from dragonden.engine.decisions import OVER

from ..impact import SHAPES, SPAN
from ..pieces import CARDS
from .naive import SHAPES as TABLE
from .position import points, position

# Neighbours differ everywhere: no two squares of this map are one area.
CHECKERED = """
    g s g s g
    w l w l w
    g s g s g
    w l w l w
    g s g s g"""


def left_by(card: str, drawing: str, target: tuple[int, int] = (2, 2)) -> list[str]:
    """The drawing with dots for squares whose area scores nothing after the impact."""
    rows = [row.split() for row in drawing.strip().splitlines()]
    return [
        "".join(
            square[0] if square != "." and survives(card, rows, x, y, target) else "."
            for x, square in enumerate(row)
        )
        for y, row in enumerate(rows)
    ]


def survives(card: str, rows: list[list[str]], x: int, y: int, target: tuple[int, int]) -> bool:
    """Whether a claim on one square, with a dinosaur on it, scores anything."""
    claimed = [row[:] for row in rows]
    claimed[y][x] += "1" if len(claimed[y][x]) > 1 else "V1"
    match = position(
        "\n".join(" ".join(row) for row in claimed), target=target, card=card, expansion=True
    )
    return points(match)[0] > 0


def test_F6_regular():
    assert left_by("regular", CHECKERED) == ["gsgsg", "w...w", "g...g", "w...w", "gsgsg"]


def test_F6_regular_takes_whole_areas():
    assert points(position("gV1 g g w w", target=(3, 0), card="regular")) == [0, 0]


def test_F7_single():
    """Every area of the target's terrain, wherever it is."""
    assert left_by("single", CHECKERED) == [".s.s.", "wlwlw", ".s.s.", "wlwlw", ".s.s."]


def test_F8_longest_row():
    drawing = "g s g s\n. . w .\n. . g ."
    assert left_by("longest_row", drawing, (2, 0)) == ["....", "..w.", "..g."]


def test_F8_longest_row_may_be_a_column():
    drawing = "g s .\n. w .\n. l ."
    assert left_by("longest_row", drawing, (1, 0)) == ["g..", "...", "..."]


def test_F8_a_tie_takes_the_row():
    assert left_by("longest_row", "g s\nw .", (0, 0)) == ["..", "w."]


def test_F9_shortest_row():
    drawing = "g s g s\n. . w .\n. . g ."
    assert left_by("shortest_row", drawing, (2, 0)) == ["gs.s", "....", "...."]


def test_F9_a_tie_takes_the_row():
    assert left_by("shortest_row", "g s\nw .", (0, 0)) == ["..", "w."]


def test_F10_regular_wrap():
    assert left_by("regular_wrap", CHECKERED, (0, 0)) == [
        "..gs.",
        "..wl.",
        "gsgsg",
        "wlwlw",
        "..gs.",
    ]


def test_F11_radius_double():
    assert left_by("radius_double", CHECKERED) == ["gs.sg", "w...w", ".....", "w...w", "gs.sg"]


def test_F12_radius_double_kind():
    assert left_by("radius_double_kind", CHECKERED) == ["gs.sg", "wl.lw", ".....", "wl.lw", "gs.sg"]


def test_F13_radius_double_noarea():
    """Only the squares are lost: one square is left of the row of five and another four away."""
    match = position("gV1 g g g gV g gV", target=(2, 0), card="radius_double_noarea")
    assert points(match) == [2 * 1, 0]


def test_F14_single_dino():
    match = position("gV1 gT↑ gV gB", target=(2, 0), card="single_dino")
    assert points(match) == [2 * 2, 0]


def test_F14_single_dino_without_a_dinosaur():
    match = position("gV1 gT↑ g go", target=(2, 0), card="single_dino")
    assert points(match) == [2 * 2, 0]


def test_F15_regular_kind():
    assert left_by("regular_kind", CHECKERED) == ["gsgsg", "wl.lw", "g...g", "wl.lw", "gsgsg"]


def test_F16_random_shape_0():
    assert left_by("random_shape_0", CHECKERED) == ["gsgsg", "w..lw", "g.g.g", "wl..w", "gsgsg"]


def test_F17_random_shape_1():
    assert left_by("random_shape_1", CHECKERED) == ["gsgsg", "..wlw", "g...g", "wlw..", "gsgsg"]


def test_F18_random_shape_2():
    assert left_by("random_shape_2", CHECKERED) == ["gsgsg", "w.w.w", "g...g", "w.w.w", "gsgsg"]


def test_F19_random_shape_3():
    assert left_by("random_shape_3", CHECKERED) == ["gsgsg", "w...w", "gs.sg", "wl.lw", "gsgsg"]


def test_F20_random_shape_5():
    assert left_by("random_shape_5", CHECKERED) == ["gsgsg", ".l.l.", ".....", "wlwlw", "gsgsg"]


def test_F21_regular_limit():
    """Grass is hit twice and stays whole, stone three times and is lost."""
    drawing = "gV1 g g s\nw  l g s\nw l l sV2"
    assert points(position(drawing, target=(2, 1), card="regular_limit")) == [0, 0]
    drawing = "gV1 g g s\nw  l w s\nw l l sV2"
    assert points(position(drawing, target=(2, 1), card="regular_limit")) == [3, 0]


@pytest.mark.parametrize("card", sorted(TABLE))
def test_every_shape_is_the_one_in_the_table(card: str):
    shape = SHAPES[CARDS.index(card)]
    hit = {(i % SPAN - 2, i // SPAN - 2) for i in range(SPAN * SPAN) if shape >> i & 1}
    assert hit == TABLE[card]


# -- rulings -------------------------------------------------------------------------------------


def test_F40_single_and_single_dino_with_an_empty_target_hit_nothing():
    for card in ("single", "single_dino"):
        assert points(position("gV1 . w\ns s s", target=(1, 0), card=card)) == [1, 0]


def test_F41_a_hit_wildcard_square_hits_every_area_it_belongs_to():
    drawing = "gV1 . .\n* w . lV2\nsV2 . . ."
    match = position(drawing, target=(0, 1), card="random_shape_3", expansion=True)
    assert points(match) == [0, 1]


def test_Q38_a_wildcard_target_is_every_terrain():
    match = position("gV1 w * s lV2", target=(2, 0), card="single", expansion=True)
    assert points(match) == [0, 0]


def test_Q39_a_loss_does_not_spread_through_a_wildcard_that_was_not_hit():
    match = position("gV1 * wV2", target=(0, 0), card="single", expansion=True)
    assert points(match) == [0, 2]


def test_Q40_an_egg_at_the_target_is_no_dinosaur():
    match = position("gV1 go g", target=(1, 0), card="single_dino")
    assert points(match) == [1, 0]


def test_Q41_lost_squares_do_not_split_an_area():
    match = position("gV1 g g g g gV", target=(2, 0), card="radius_double_noarea")
    assert points(match) == [1 * 1, 0]
    assert len(match.view(0).areas) == 1


def test_Q42_the_card_replaces_the_blast():
    match = position("gV1 w l sV2", target=(1, 0), card="regular", blast="single")
    assert points(match) == [0, 1]


def test_Q43_all_seats_win_a_cooperative_game():
    match = position("gV1 w lV2", target=(9, 9), mode="cooperative", players=3)
    match.live.phase = OVER
    assert match.outcome.winners == [0, 1, 2]
    assert match.outcome.scores == [2, 2, 2]


def test_Q62_lines_are_counted_with_their_gaps():
    drawing = "g . s . g\n. . w . .\n. . l . ."
    assert left_by("longest_row", drawing, (1, 0)) == [".....", "..w..", "..l.."]


def test_Q63_a_square_reached_twice_is_hit_once():
    assert points(position("gV1 g", target=(0, 0), card="regular_wrap")) == [0, 0]
    assert left_by("regular_wrap", "g s\nw l\ng s\nw l", (0, 0)) == ["..", "..", "gs", ".."]
