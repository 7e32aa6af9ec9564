"""The map: the designer's example, the wound grid, and territories counted the slow way."""

from __future__ import annotations

import random
import re

from dragonden import new
from dragonden.engine.hexes import CELLS, STEPS, WRAP, coordinates_of, neighbours, place_at
from dragonden.engine.page import PAGE

from ..moves import ACTION, Explore, Found, Go, Lay
from ..text import render_view
from . import naive
from .table import explore, give_hand, lay, place_handlers, position

# Row 1 begins at (4, 0); row 2 lies half a hex to its right, row 3 below row 1.
DESIGNERS_MAP = """
    town(4,0)      ocean2(5,0)NE  ocean3(6,0)W  ocean4(7,0)NW
    forest(4,1)    forest(5,1)    forest(6,1)
    mountain(3,2)  mountain(4,2)  forest(5,2)   mountain(6,2)
"""
PICTURE = """
+--+--+--+~~+~~+~~+~~+~~+
|T   4|O   5~O   6|O   7~
|     |     ~     |     ~
+--+--+--+--+--+--+--+~~+
   |F   4|F   5|F   6|
   |     |     |     |
+--+--+--+--+--+--+--+--+
|M   3|M   4|F   5|M   6|
|     |     |     |     |
+--+--+--+--+--+--+--+--+
"""


def test_R15_the_designers_example_has_five_territories():
    match = position(DESIGNERS_MAP)
    found = sorted((land.landscape, land.tiles) for land in match.view(0).territories)
    assert found == [
        ("forest", 4),
        ("mountain", 1),
        ("mountain", 2),
        ("ocean", 1),
        ("ocean", 2),
    ]
    naive.check_map(match.truth())


def test_the_designers_example_is_drawn_as_printed():
    match = position(DESIGNERS_MAP)
    text = render_view(match.view(0), match.game.words(), ["Ada", "Bo"])
    lines = re.sub(r"\(\d+\)", "   ", text).splitlines()  # without the empty places
    top = next(i for i, line in enumerate(lines) if "T   4" in line) - 1
    west = lines[top].rindex("+--+--+--+~~")
    assert [line[west:].rstrip() for line in lines[top : top + 10]] == PICTURE.strip().splitlines()


def test_territories_joined_as_tiles_are_laid_are_those_of_a_walk():
    """Tiles thrown down at random, edges matching or not, in a patch where many touch."""
    luck = random.Random(3)
    for _ in range(30):
        match = new("dragon_family", players=2, seed=1)
        patch = [(q, r) for q in range(10, 15) for r in range(5)]
        for q, r in luck.sample(patch, 20):
            kind = luck.choice("forest mountain ocean2 ocean3 ocean4 ocean5".split())
            lay(match, f"{kind}({q},{r}){luck.choice(['E', 'SE', 'SW', 'W', 'NW', 'NE'])}")
        table = match.truth()
        sizes = sorted(len(land) for land in naive.territories(table.tiles))
        assert sorted(land.tiles for land in table.territories) == sizes


def test_places_that_share_a_cell_are_seventy_steps_apart():
    """A map of 65 hexes and all it looks at are nearer together, so no two of them share one."""
    for q in range(-69, 70):
        for r in range(-69, 70):
            if (q, r) != (0, 0) and abs(q + r) < 70:
                assert (place_at(q, r) - place_at(0, 0)) & WRAP != 0
    assert WRAP == CELLS - 1


def test_steps_go_to_the_neighbours():
    around = [coordinates_of(place_at(3, -2) + step) for step in STEPS]
    assert around == neighbours(3, -2)


def test_a_map_can_be_a_straight_line():
    """As far east as the box allows, and the picture still fits the page."""
    match = position(hand="forest forest forest")
    for q in range(2, 64):
        place_handlers(match, 0, (q - 1 if q > 2 else 0, 0))
        match.live.stack_size = 9
        give_hand(match, 0, "forest forest forest")
        explore(match, "forest", q, 0, handler=int(q > 2))
        match.live.phase = ACTION
    assert match.view(0).territories[0].tiles == 62
    text = render_view(match.view(0), match.game.words(), ["Ada", "Bo"])
    assert max(map(len, text.splitlines())) <= PAGE
    assert all(f"|F{q:>4}|" in text for q in range(2, 64))


def test_a_map_wider_than_the_page_is_drawn_in_panels_of_whole_hexes():
    match = position(" ".join(f"forest({q},0)" for q in range(2, 24)))
    text = render_view(match.view(0), match.game.words(), ["Ada", "Bo"])
    rows = [line[5:].strip() for line in text.splitlines() if line[:5] == "   0 "]
    assert [row[:6] for row in rows] == ["(-1)|T", "|F   9", "|F  18"]
    assert [row[-6:] for row in rows] == ["F  10|", "F  19|", "| (24)"]


def test_every_move_has_its_own_number():
    game = new("dragon_family").game
    luck = random.Random(1)
    for action in [*range(1000), *(luck.randrange(game.actions) for _ in range(20000))]:
        assert game.encode(game.decode(action)) == action


def test_there_are_fewer_than_200_000_actions():
    assert new("dragon_family").game.actions < 200_000


def test_a_move_that_cannot_be_is_written_but_has_no_number():
    game = new("dragon_family").game
    for move in (Go(500, 0), Lay(1, 1, 9), Explore(None, 0), Found("green", 4, 0)):
        assert game.encode(move) == -1
