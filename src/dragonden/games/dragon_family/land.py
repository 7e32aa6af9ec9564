"""The map: tiles and their edges, territories and who controls them."""

from __future__ import annotations

from dragonden.engine.hexes import EMPTY, STEPS, WRAP, opposite, run_of
from dragonden.engine.kernel import kernel

from . import pieces
from .pieces import Kind, Landscape, Place, Seat, Tile
from .state import State

# -- TILES ---------------------------------------------------------------------------------------


@kernel
def landscape_of(kind: Kind) -> Landscape:
    """R2: also the number of the resource it yields and of the dragon at home there."""
    return min(kind, pieces.OCEAN)


@kernel
def water_of(kind: Kind, rotation: int) -> int:
    """The water edges of a tile: one unbroken run, clockwise from number `rotation`."""
    return run_of(kind - 1, rotation) if kind >= pieces.OCEAN2 else 0


@kernel
def rotations_of(kind: Kind) -> int:
    """R5: how many rotations differ; a tile of land alone looks the same in all six."""
    return 6 if kind >= pieces.OCEAN2 else 1


@kernel
def tile_at(state: State, place: Place) -> Tile:
    """The tile on a place, or EMPTY."""
    return state.grid[place & WRAP]


@kernel
def edges_around(state: State, place: Place) -> tuple[int, int]:
    """R5: the edges of a place that touch a tile, and those of them that meet water."""
    touching = 0
    wet = 0
    for direction in range(6):
        tile = tile_at(state, place + STEPS[direction])
        if tile != EMPTY:
            touching |= 1 << direction
            wet |= ((state.tile_water[tile] >> opposite(direction)) & 1) << direction
    return touching, wet


@kernel
def fits(kind: Kind, rotation: int, touching: int, wet: int) -> bool:
    """R5: water only to water, land only to land."""
    return water_of(kind, rotation) & touching == wet


@kernel
def fits_turned(kind: Kind, touching: int, wet: int) -> bool:
    """R5: whether a tile fits in any rotation."""
    for rotation in range(rotations_of(kind)):
        if fits(kind, rotation, touching, wet):
            return True
    return False


@kernel
def lay_start(state: State) -> None:
    """R1, F28: three hexes of town, one tile, land at every edge."""
    state.tiles = pieces.START
    state.tile_place[pieces.START] = pieces.START_PLACES[0]
    state.tile_kind[pieces.START] = pieces.TOWN
    for place in pieces.START_PLACES:
        state.grid[place & WRAP] = pieces.START


@kernel
def lay_tile(state: State, place: Place, kind: Kind, rotation: int) -> Tile:
    """Put a tile on the map and join the territories that now touch."""
    state.tiles += 1
    tile = state.tiles
    state.grid[place & WRAP] = tile
    state.tile_place[tile] = place
    state.tile_kind[tile] = kind
    state.tile_water[tile] = water_of(kind, rotation)
    if kind >= pieces.FOREST:
        state.territory[tile] = tile
        state.territory_tiles[tile] = 1
        for direction in range(6):
            other = tile_at(state, place + STEPS[direction])
            if other != EMPTY and belongs(state, tile, direction, other):
                unite(state, state.territory[tile], state.territory[other])
    return tile


# -- TERRITORY -----------------------------------------------------------------------------------


@kernel
def belongs(state: State, tile: Tile, direction: int, other: Tile) -> bool:
    """R15: neighbours of one landscape are one territory; oceans only if they share water."""
    landscape = landscape_of(state.tile_kind[tile])
    if landscape_of(state.tile_kind[other]) != landscape:
        return False
    if landscape != pieces.OCEAN:
        return True
    ours = state.tile_water[tile] >> direction
    theirs = state.tile_water[other] >> opposite(direction)
    return ours & theirs & 1 == 1


@kernel
def unite(state: State, one: Tile, other: Tile) -> None:
    """R15: make two territories one, named by its lowest tile. R16: nobody pays for that."""
    if one == other:
        return
    kept, gone = min(one, other), max(one, other)
    for tile in range(gone, state.tiles + 1):
        if state.territory[tile] == gone:
            state.territory[tile] = kept
    state.territory_tiles[kept] += state.territory_tiles[gone]
    state.territory_tiles[gone] = 0
    for seat in range(state.players):
        state.territory_lairs[kept][seat] += state.territory_lairs[gone][seat]
        state.territory_lairs[gone][seat] = 0


@kernel
def most_lairs(state: State, territory: Tile) -> int:
    """R16: how many lairs it takes to control a territory. F24: without lairs nobody does."""
    most = 0
    for seat in range(state.players):
        most = max(most, state.territory_lairs[territory][seat])
    return most


# -- PIECES ON THE MAP ---------------------------------------------------------------------------


@kernel
def has_piece(state: State, seat: Seat, tile: Tile) -> bool:
    """R7: a handler or a lair; F4: or both, which is no more."""
    if state.handlers[seat][0] == tile or state.handlers[seat][1] == tile:
        return True
    return state.tile_lair[tile] == seat + 1


# -- SCORING -------------------------------------------------------------------------------------


@kernel
def nest_points(state: State, seat: Seat) -> int:
    """R18: one for each dragon in the nest."""
    return state.nest_size[seat]


@kernel
def lair_points(state: State, seat: Seat) -> int:
    """R18: three for each lair."""
    return pieces.LAIR_POINTS * (pieces.LAIRS - state.lairs_left[seat])


@kernel
def scores(state: State, out: list[list[int]]) -> None:
    """R18: dragons in the nest, lairs, tiles one controls. R19: a tie goes to most unspent gold.

    F20: gold on a dragon is spent.
    """
    for seat in range(state.players):
        out[seat][0] = nest_points(state, seat) + lair_points(state, seat)
        out[seat][1] = state.resources[seat][pieces.GOLD]
    for territory in range(pieces.START + 1, state.tiles + 1):
        most = most_lairs(state, territory)
        for seat in range(state.players):
            if most > 0 and state.territory_lairs[territory][seat] == most:
                out[seat][0] += state.territory_tiles[territory]
