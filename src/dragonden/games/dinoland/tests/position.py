"""Drawn positions: a map in letters, hands and asteroid tiles by name."""

from __future__ import annotations

import re

import pytest

from dragonden import Match, Refused, new

from ..areas import find_areas
from ..box import DOMINO_LETTERS
from ..cells import cell_at
from ..moves import CLAIM, PLAY, NoClaim, Place, Play
from ..pieces import (
    ARROWS,
    CARDS,
    CREATURE_LETTERS,
    MOST_DOMINOES,
    MOST_TILES,
    TERRAIN_LETTERS,
    TILES,
)
from ..rules import proceed
from ..state import BUSY

SQUARE = re.compile(r"([gswld*])([oTBVS?]?)([↑→↓←]?)([1-6]?)")


def position(
    drawing: str = "g w",
    hand: str = "",
    tiles: str = "",
    target: tuple[int, int] = (0, 0),
    pairs: str = "",
    players: int = 2,
    card: str = "",
    **options: object,
) -> Match:
    """Seat 0 to play on this map; its upper left square is (0, 0), `gV1` has a pawn of seat 0.

    `pairs` joins squares to dominoes: `0,0-1,0`; every other square is a domino of its own.
    """
    if card:
        options["impact_cards"] = True
    match = new("dinoland", players=players, first=0, seed=1, **options)
    live = match.live
    live.phase, live.decider, live.turn, live.turns = PLAY, 0, 0, 1
    draw(match, drawing)
    for pair in pairs.split():
        one, other = (slot(match, *map(int, place.split(","))) for place in pair.split("-"))
        live.domino[other] = live.domino[one]
    live.column, live.row = target
    if card:
        live.card = CARDS.index(card)
    if hand:
        give(match, 0, hand)
    if tiles:
        stack(match, tiles)
    return match


def draw(match: Match, drawing: str) -> None:
    """Lay the drawn squares, row by row, and set pawns on them."""
    live = match.live
    rows = [line.split() for line in drawing.strip().splitlines()]
    places = [(x, y) for y, row in enumerate(rows) for x, square in enumerate(row) if square != "."]
    for i in range(live.squares):
        live.pawn[i] = live.hatcher[i] = 0
    for i, (x, y) in enumerate(places):
        whole = SQUARE.fullmatch(rows[y][x])
        assert whole, rows[y][x]
        terrain, creature, arrow, pawn = whole.groups()
        live.cell[i] = cell_at(x, y)
        live.terrain[i] = TERRAIN_LETTERS.index(terrain)
        live.creature[i] = CREATURE_LETTERS.index(creature or " ")
        live.arrow[i] = ARROWS.index(arrow or "↑")
        live.domino[i], live.half[i] = MOST_DOMINOES + i, 0
        live.pawn[i] = int(pawn or 0)
        if pawn:
            live.pawns_left[int(pawn) - 1] -= 1
    live.squares = len(places)
    live.left, live.right = min(x for x, _ in places), max(x for x, _ in places)
    live.top, live.bottom = min(y for _, y in places), max(y for _, y in places)
    match.backend.prepare(find_areas)(live)


def give(match: Match, seat: int, letters: str) -> None:
    """Give a seat exactly these dominoes; what it had goes where they were."""
    wanted = sorted(domino(name) for name in letters.split())
    live = match.live
    live.hand_size[seat] = len(wanted)
    for i, number in enumerate(wanted):
        for row in [live.stock, *live.hand]:
            for j in range(len(row)):
                if row[j] == number and row is not live.hand[seat]:
                    row[j] = live.hand[seat][i]
        live.gone[number] = 0
        live.hand[seat][i] = number
        live.hand_known[seat][i] = 0


def domino(letters: str) -> int:
    """The number of a domino by its letters."""
    return DOMINO_LETTERS.index(letters)


def stack(match: Match, names: str) -> None:
    """The asteroid deck from the top, nothing of it known."""
    live = match.live
    tiles = [TILES.index(name) for name in names.split()]
    for tile in range(len(TILES)):
        live.tiles_left[tile] = tiles.count(tile)
    for place in range(MOST_TILES):
        live.tile[place] = live.tile_known[place] = 0
    for place, tile in enumerate(reversed(tiles)):
        live.tile[place] = tile
    live.tiles = len(tiles)


def slot(match: Match, x: int, y: int) -> int:
    """The slot of a square."""
    state = match.state
    return state.cell[: state.squares].index(cell_at(x, y))


def square(match: Match, x: int, y: int) -> str:
    """A square of the map in letters, with its pawn."""
    state, i = match.state, slot(match, x, y)
    creature = CREATURE_LETTERS[state.creature[i]].strip()
    arrow = ARROWS[state.arrow[i]] if creature == "T" else ""
    pawn = str(state.pawn[i] or "")
    return TERRAIN_LETTERS[state.terrain[i]] + creature + arrow + pawn


def places(match: Match) -> set[tuple[int, int]]:
    return {(square.x, square.y) for square in match.view(None).map}


def lay(match: Match, letters: str, x: int, y: int, side: str) -> None:
    """Play and place a domino, claiming nothing."""
    match.play(Play(domino(letters)))
    match.play(Place(x, y, side))
    if match.state.phase == CLAIM:
        match.play(NoClaim())


def reveal(match: Match, seat: int = 0) -> None:
    """Let a Velociraptor of this seat reveal the top tile, on the turn of seat 0."""
    live = match.live
    live.waiting[0], live.waiting_size = seat, 1
    go_on(match)


def go_on(match: Match) -> None:
    """Carry out what is pending."""
    match.live.phase = BUSY
    match.backend.prepare(proceed)(match.live)


def expect_refusal(match: Match, move: object) -> Refused:
    with pytest.raises(Refused) as caught:
        match.play(move)
    return caught.value


def offered(match: Match, kind: type) -> list:
    """The offered moves of one kind."""
    return [move for move in match.offered() if isinstance(move, kind)]


def points(match: Match) -> list[int]:
    return [row[0] for row in match.standing]


def hand(match: Match, seat: int) -> list[str]:
    """A hand in letters."""
    state = match.state
    return [DOMINO_LETTERS[number] for number in state.hand[seat][: state.hand_size[seat]]]


def tiles(match: Match) -> list[str]:
    """The asteroid deck from the top, by name."""
    return [tile.tile for tile in match.truth().asteroids]


def known_tiles(match: Match, seat: int) -> list[str | None]:
    """The asteroid deck from the top, as a seat knows it."""
    return [tile.tile for tile in match.view(seat).asteroids]
