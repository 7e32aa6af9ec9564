"""Dinoland counted the slow way, from what lies on the table."""

from __future__ import annotations

import functools
from collections import Counter
from typing import Any

import numpy as np

from dragonden.engine.decisions import OVER
from dragonden.engine.match import Match
from dragonden.engine.referee import Secret

from ..box import BOX, print_box
from ..pieces import MOST_DECISIONS, MOST_DOMINOES, PAWNS, TILES, UNKNOWN
from ..state import State

DINOSAURS = {"triceratops", "brachiosaurus", "velociraptor", "stegosaurus", "wildcard"}
KINDS = ("grass", "stone", "water", "lava", "desert")
BESIDE = ((0, -1), (1, 0), (0, 1), (-1, 0))
RING = {(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
CROSS = {(0, 0), *BESIDE}
DOUBLE = {(dx, dy) for dx in range(-2, 3) for dy in range(-2, 3) if abs(dx) + abs(dy) <= 2}
SHAPES = {  # as the table of impact cards has them
    "regular": RING,
    "regular_limit": RING,
    "radius_double": DOUBLE,
    "radius_double_noarea": DOUBLE,
    "radius_double_kind": CROSS | {(2, 0), (-2, 0), (0, 2), (0, -2)},
    "regular_kind": CROSS,
    "random_shape_0": {(-1, -1), (0, -1), (-1, 0), (1, 0), (0, 1), (1, 1)},
    "random_shape_1": {(-2, -1), (-1, -1), (-1, 0), (0, 0), (1, 0), (1, 1), (2, 1)},
    "random_shape_2": {(-1, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (-1, 1), (1, 1)},
    "random_shape_3": {(-1, -1), (0, -1), (1, -1), (0, 0), (0, 1)},
    "random_shape_5": {(-2, -1), (0, -1), (2, -1), (-2, 0), (-1, 0), (0, 0), (1, 0), (2, 0)},
}

DERIVED = ("area", "gone")  # fields that follow from the map, as `check_pieces` proves

Place = tuple[int, int]


# -- the score -----------------------------------------------------------------------------------


def scores(match: Match) -> list[list[int]]:
    """Squares times dinosaurs of every area that is left, for each owner once."""
    table = match.truth()
    squares = {(square.x, square.y): square for square in table.map}
    points = [0] * len(table.players)
    together = 0
    for kind, area in areas(squares):
        worth = worth_of(match, table, squares, kind, area)
        owners = {squares[place].pawn for place in area} - {None}
        together += worth if owners else 0
        for owner in owners:
            points[owner] += worth
    if match.options["mode"] == "cooperative":
        points = [together] * len(points)
    return [[n] for n in points]


def areas(squares: dict) -> list[tuple[str, set[Place]]]:
    """Flood from every square of each terrain, through wildcards of any."""
    found = []
    for kind in KINDS:
        left = {place for place, square in squares.items() if square.half.terrain == kind}
        passable = left | {p for p, square in squares.items() if square.half.terrain == "wildcard"}
        while left:
            area, edge = set(), [left.pop()]
            while edge:
                x, y = edge.pop()
                area.add((x, y))
                around = {(x + dx, y + dy) for dx, dy in BESIDE}
                edge += (around & passable) - area
            left -= area
            found.append((kind, area))
    return found


def worth_of(match: Match, table, squares: dict, kind: str, area: set[Place]) -> int:
    """What an area is worth after the impact."""
    target = (table.column, table.row)
    card = table.card
    hit = hit_places(match, table, squares) & area
    if card == "single" and target in squares:
        if squares[target].half.terrain in (kind, "wildcard"):
            return 0
    elif card in ("radius_double_noarea", "single_dino"):
        area = area - hit
    elif len(hit) >= (3 if card == "regular_limit" else 1):
        return 0
    return len(area) * sum(is_dinosaur(squares[place]) for place in area)


def is_dinosaur(square) -> bool:
    return square.half.creature in DINOSAURS


def hit_places(match: Match, table, squares: dict) -> set[Place]:
    """The squares that are hit."""
    x, y = table.column, table.row
    card = table.card
    if card is None:
        card = "regular"
        if match.options["blast"] == "single":
            return {(x, y)} & squares.keys()
    if card in SHAPES:
        return {(x + dx, y + dy) for dx, dy in SHAPES[card]} & squares.keys()
    if card in ("longest_row", "shortest_row"):
        row = {place for place in squares if place[1] == y}
        column = {place for place in squares if place[0] == x}
        if card == "longest_row":
            return column if len(column) > len(row) else row
        return column if len(column) < len(row) else row
    if card == "regular_wrap":
        left, top, right, bottom = table.box
        width, height = right - left + 1, bottom - top + 1
        wrapped = {
            ((x + dx - left) % width + left, (y + dy - top) % height + top) for dx, dy in RING
        }
        return wrapped & squares.keys()
    if card == "single_dino" and (x, y) in squares:
        kinds = {place: s.half.creature if is_dinosaur(s) else None for place, s in squares.items()}
        return {place for place, kind in kinds.items() if kind == kinds[x, y]}
    return set()


# -- what is always true -------------------------------------------------------------------------


def check_pieces(match: Match) -> None:
    """Every piece is in one place; the map, its box and its areas agree."""
    table, state = match.truth(), match.state
    check_dominoes(match, table, state)
    squares = {(square.x, square.y): square for square in table.map}
    assert len(squares) == len(table.map), "two squares overlap"
    xs, ys = {x for x, _ in squares}, {y for _, y in squares}
    assert table.box == (min(xs), min(ys), max(xs), max(ys))
    assert min(xs) <= table.column <= max(xs)
    assert min(ys) <= table.row <= max(ys)
    check_pawns(table, squares)
    check_areas(table, squares)
    check_tiles(match, table, state)
    assert state.waiting_size <= len(state.waiting)
    assert state.phase == OVER or state.tiles > 0 or state.tile_now >= 0


@functools.cache
def print_once(text: str) -> tuple:
    """The dominoes of a box, which are printed slowly."""
    return print_box(BOX.contents(text))


def check_dominoes(match: Match, table, state: State) -> None:
    base, extra = print_once(match.options.get("box", ""))
    box = base + extra if match.options["expansion"] else base
    hands = [domino.number for player in table.players for domino in player.hand]
    picked = [table.picked.number] if table.picked else []
    gone = [domino for domino in range(MOST_DOMINOES) if state.gone[domino]]
    assert sorted(hands + picked + gone + table.deck) == list(range(len(box))), "a domino is lost"
    assert {square.domino for square in table.map} <= set(gone)
    for square in table.map:
        terrain, creature, _ = box[square.domino][square.which]
        assert state.terrain[table.map.index(square)] == terrain
        named = creature != state.creature[table.map.index(square)]
        assert not named or creature == 6, "only a wildcard dinosaur gets another name"
    assert all(
        player.hand == sorted(player.hand, key=lambda d: d.number) for player in table.players
    )


def check_pawns(table, squares: dict) -> None:
    standing = Counter(square.pawn for square in table.map)
    for seat, player in enumerate(table.players):
        assert standing[seat] + player.pawns == PAWNS, "a pawn is lost"
    assert all(s.half.terrain != "wildcard" for s in squares.values() if s.pawn is not None)


def check_areas(table, squares: dict) -> None:
    """Areas kept up to date are those found by a flood."""
    kept = [(area.terrain, frozenset(area.squares)) for area in table.areas]
    flooded = [(kind, frozenset(area)) for kind, area in areas(squares)]
    assert Counter(kept) == Counter(flooded)


def check_tiles(match: Match, table, state: State) -> None:
    assert Counter(tile.tile for tile in table.asteroids) == Counter(table.contents)
    assert sum(table.contents.values()) + sum(table.shown.values()) == match.options["asteroids"]
    assert sum(state.tiles_left) == state.tiles


def max_moves(match: Match) -> int:
    """The bound that RULES.md states."""
    return MOST_DECISIONS


# -- guesses -------------------------------------------------------------------------------------


def list_draws(guesses: Any, known: State) -> list[tuple[Any, list[int]]]:
    """The domino deck, one hidden domino of each hand, and the hidden asteroid tiles."""
    visible = {d for h in range(known.players) for d in known.hand[h][: known.hand_size[h]]}
    count = known.dominoes if known.expansion else known.base_dominoes
    taken = visible | {known.picked} | {d for d in range(count) if known.gone[d]}
    dominoes = [domino for domino in range(count) if domino not in taken]
    groups = [(guesses["stock"][:, : known.stock_size], dominoes)]
    for holder in range(known.players):
        hands = guesses["hand"][:, holder, : known.hand_size[holder]]
        drawn = hands[np.isin(hands, dominoes)].reshape(len(guesses), -1)
        # Hands are sorted: any one of them is as good as another.
        groups.append((np.random.default_rng(holder).permuted(drawn, axis=1)[:, :1], dominoes))
    places = [place for place in range(known.tiles) if known.tile[place] == UNKNOWN]
    seen = Counter(known.tile[: known.tiles])
    tiles = [t for t in range(len(TILES)) for _ in range(known.tiles_left[t] - seen[t])]
    groups.append((guesses["tile"][:, places], tiles))
    return groups


def list_secrets(match: Match) -> list[Secret]:
    """The domino deck, hands, and asteroid tiles: for all who have not looked at them.

    What somebody has seen of a hand comes first in it.
    """
    table, state = match.truth(), match.state
    secrets: list[Secret] = [(("deck", i), set()) for i in range(len(table.deck))]
    secrets += [(("asteroids", i, "tile"), set(t.looked)) for i, t in enumerate(table.asteroids)]
    for holder, player in enumerate(table.players):
        sizes = {holder: len(player.hand)}  # by seat: how many it has seen
        for seat in range(len(table.players)):
            seen = sum(known >> seat & 1 for known in state.hand_known[holder])
            sizes.setdefault(seat, seen)
        for i in range(len(player.hand)):
            told = {seat for seat, seen in sizes.items() if i < seen}
            secrets.append((("players", holder, "hand", i), told))
    return secrets
