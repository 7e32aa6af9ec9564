"""A map of hexes in plain text: a wall of bricks, each row half a brick to the right of the last.

+--+--+--+--+
0  |F   1|M   2|        a brick is a hex: its letter and q, below them the pieces on it;
|12   |^1   |        r stands before the row; - and | are edges of land, ~ are edges of water
+--+--+~~+--+--+
1     |O   1~O   2|
|     ~     |
+--+--+--+--+
"""

from __future__ import annotations

from dragonden.engine.hexes import neighbours

Hex = tuple[int, int]
Drawn = tuple[int, str, str, set[int]]  # tile, upper text, lower text, water edges by direction
Hexes = dict[Hex, Drawn]

PAGE = 80  # columns
HALF = 3  # columns of half a hex
HIGH = 3  # lines of a hex, its upper edges included
MARGIN = 5  # columns for the number of a row
E, SE, SW, W, NW, NE = range(6)


def drawn(hexes: Hexes) -> list[str]:
    """The lines of the map, in panels from west to east if it is wider than the page."""
    rim = {place for q, r in hexes for place in neighbours(q, r)} - set(hexes)
    columns = [2 * q + r for q, r in [*hexes, *rim]]
    rows = [r for _, r in [*hexes, *rim]]
    west, north = min(columns), min(rows)
    width = HALF * (max(columns) - west + 2) + 1
    height = HIGH * (max(rows) - north + 1) + 1
    canvas = [[" "] * width for _ in range(height)]
    for q, r in rim:
        write(canvas, HIGH * (r - north) + 1, HALF * (2 * q + r - west) + 1, f"({q})".center(5))
    for (q, r), hex in hexes.items():
        draw_hex(canvas, HIGH * (r - north), HALF * (2 * q + r - west), hex)
    for q, r in hexes:
        open_inside(canvas, HIGH * (r - north), HALF * (2 * q + r - west), hexes, (q, r))
    labels = [f"{north + y // HIGH:>4} " if y % HIGH == 1 else " " * MARGIN for y in range(height)]
    return panels(["".join(line) for line in canvas], labels)


def write(canvas: list[list[str]], y: int, x: int, text: str) -> None:
    canvas[y][x : x + len(text)] = list(text)


def draw_hex(canvas: list[list[str]], y: int, x: int, hex: Drawn) -> None:
    """The edges of a hex and what is written in it; neighbours agree on the edge between them."""
    _, upper, lower, water = hex
    for side, row, column in (
        (NW, y, x),
        (NE, y, x + HALF),
        (SW, y + HIGH, x),
        (SE, y + HIGH, x + HALF),
    ):
        write(canvas, row, column, "+~~+" if side in water else "+--+")
    for side, column in ((W, x), (E, x + 2 * HALF)):
        for line in (y + 1, y + 2):
            canvas[line][column] = "~" if side in water else "|"
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


def panels(lines: list[str], labels: list[str]) -> list[str]:
    """The map behind its labels; if it is too wide, in strips that overlap by more than a hex."""
    room = PAGE - MARGIN
    step = room - 3 * HALF
    strips = []
    for start in range(0, max(len(lines[0]) - 3 * HALF, 1), step):
        strip = [
            label + line[start : start + room] for label, line in zip(labels, lines, strict=True)
        ]
        strips.append("\n".join(line.rstrip() for line in strip).strip("\n").split("\n"))
    return [line for i, strip in enumerate(strips) for line in ([""] * bool(i) + strip)]
