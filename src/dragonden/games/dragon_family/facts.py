"""What studies of Dragon Family count: tiles laid, dragons hatched and settled, and the map."""

from __future__ import annotations

from dragonden.engine.facts import NO_PIECE, Facts
from dragonden.engine.hexes import ORIGIN, WIDTH
from dragonden.engine.kernel import kernel
from dragonden.engine.words import Line

from .dragon import colour_of
from .moves import DECISIONS, EGGS, Explore, Found, Hatch
from .pieces import COLOURS, KINDS, START, Dragon, Kind, Resource
from .state import State

REACH = 8  # what lies farther from the starting tile is left out
SPAN = 2 * REACH + 1

FACTS = Facts()
TILE = FACTS.pieces("facts-tiles", [(Line("tile-name", {"tile": name}),) for name in KINDS])
EGG = FACTS.pieces("facts-eggs", [(Line("facts-egg", {"egg": name}),) for name in EGGS])
LAIR = FACTS.pieces("facts-lairs", [(Line("dragon-name", {"colour": name}),) for name in COLOURS])
LAND = FACTS.map("facts-map", SPAN, SPAN, hexes=True)


@kernel
def explored_piece(state: State, kind: Kind, handler: int) -> int:
    return TILE + kind


@kernel
def hatched_piece(state: State, egg: int, kind: Resource, golds: int) -> int:
    return EGG + egg


@kernel
def founded_piece(state: State, dragon: Dragon) -> int:
    return LAIR + colour_of(dragon)


piece_of = DECISIONS.dispatch_by_kind(
    {Explore: explored_piece, Hatch: hatched_piece, Found: founded_piece}, NO_PIECE
)


@kernel
def mark_places(state: State, out: list[int]) -> None:
    """Every tile laid; the starting one is always there."""
    for tile in range(START + 1, state.tiles + 1):
        row = state.tile_place[tile] // WIDTH - ORIGIN + REACH
        column = state.tile_place[tile] % WIDTH - ORIGIN + REACH
        if 0 <= row < SPAN and 0 <= column < SPAN:
            out[LAND + row * SPAN + column] += 1
