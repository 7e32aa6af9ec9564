"""A map of hexes in plain text: a wall of bricks, each row half a brick to the right of the last.

   +--+--+--+--+
0  |F   1|M   2|       a brick is a hex: its letter and q, below them the pieces on it;
   |12   |^1   |       r stands before the row; - and | are edges of land, ~ are edges of water
   +--+--+~~+--+--+
1     |O   1~O   2|
      |     ~     |
      +--+--+--+--+
"""

from __future__ import annotations

from dragonden.engine.hexes import neighbours
from dragonden.engine.page import PAGE

Hex = tuple[int, int]
Drawn = tuple[int, str, str, set[int]]  # tile, upper text, lower text, water edges by direction
Hexes = dict[Hex, Drawn]

HALF = 3  # columns of half a hex
HIGH = 3  # lines of a hex, its upper edges included
MARGIN = 5  # columns for the number of a row
ACROSS = (PAGE - MARGIN - 1) // HALF - 1  # half hexes in which one may begin, side by side
SHARED = 4  # half hexes that a panel shows again of the one before it
E, SE, SW, W, NW, NE = range(6)


def draw_map(hexes: Hexes) -> list[str]:
    """The lines of the map, in panels from west to east if it is wider than the page."""
    rim = {place for q, r in hexes for place in neighbours(q, r)} - set(hexes)
    places = [*hexes, *rim]
    west, east = (end(column(place) for place in places) for end in (min, max))
    lines: list[str] = []
    for start in range(west, max(east - SHARED, west) + 1, ACROSS - SHARED):
        panel = [place for place in places if start <= column(place) < start + ACROSS]
        lines += [""] * bool(lines) + draw_panel(hexes, panel)
    return lines


def column(place: Hex) -> int:
    """Where a hex begins, in half hexes."""
    return 2 * place[0] + place[1]


def draw_panel(hexes: Hexes, places: list[Hex]) -> list[str]:
    """These hexes and empty places, each of them whole."""
    west, north = min(map(column, places)), min(r for _, r in places)
    width = HALF * (max(map(column, places)) - west + 2) + 1
    height = HIGH * (max(r for _, r in places) - north + 1) + 1
    canvas = [[" "] * width for _ in range(height)]
    corners = {(q, r): (HIGH * (r - north), HALF * (column((q, r)) - west)) for q, r in places}
    laid = {place: hexes[place] for place in places if place in hexes}
    for place, (y, x) in corners.items():
        if place in laid:
            draw_hex(canvas, y, x, laid[place])
        else:
            write(canvas, y + 1, x + 1, f"({place[0]})".center(5))
    for place in laid:
        open_inside(canvas, *corners[place], laid, place)
    labels = [f"{north + y // HIGH:>4} " if y % HIGH == 1 else " " * MARGIN for y in range(height)]
    lines = [label + "".join(line) for label, line in zip(labels, canvas, strict=True)]
    return "\n".join(line.rstrip() for line in lines).strip("\n").split("\n")


def write(canvas: list[list[str]], y: int, x: int, text: str) -> None:
    canvas[y][x : x + len(text)] = list(text)


def draw_hex(canvas: list[list[str]], y: int, x: int, hex: Drawn) -> None:
    """The edges of a hex and what is written in it; neighbours agree on the edge between them."""
    _, upper, lower, water = hex
    for side, down, right in ((NW, 0, 0), (NE, 0, HALF), (SW, HIGH, 0), (SE, HIGH, HALF)):
        write(canvas, y + down, x + right, "+~~+" if side in water else "+--+")
    for side, right in ((W, 0), (E, 2 * HALF)):
        for down in (1, 2):
            write(canvas, y + down, x + right, "~" if side in water else "|")
    write(canvas, y + 1, x + 1, f"{upper:<5}")
    write(canvas, y + 2, x + 1, f"{lower:<5}")


def open_inside(canvas: list[list[str]], y: int, x: int, hexes: Hexes, place: Hex) -> None:
    """A tile of several hexes has no edges inside."""
    around = [hexes.get(beside) for beside in neighbours(*place)]
    same = [bool(other and other[0] == hexes[place][0]) for other in around]
    if same[E]:
        canvas[y + 1][x + 2 * HALF] = canvas[y + 2][x + 2 * HALF] = " "
    if same[SW]:
        write(canvas, y + HIGH, x + 1, "  ")
    if same[SE]:
        write(canvas, y + HIGH, x + HALF + 1, "  ")
    if same[E] and same[SE]:
        canvas[y + HIGH][x + 2 * HALF] = " "
