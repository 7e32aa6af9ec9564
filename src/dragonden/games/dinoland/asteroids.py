"""The asteroid deck: what is in it, and who has seen which of its places."""

from __future__ import annotations

from dragonden.engine.chance import below, shuffle
from dragonden.engine.kernel import flags, kernel

from . import pieces
from .moves import DECISIONS, Put, ReturnTile
from .pieces import Seat, Tile
from .state import BUSY, State

# -- preparing it --------------------------------------------------------------------------------


@kernel
def prepare_tiles(state: State) -> None:
    """F3: as many as chosen (Q1); R14, Q2: two fifths Egg Hatch; Q3: specials for regular ones."""
    state.tiles = state.asteroids
    hatch = (state.hatching_of_ten * state.asteroids + 5) // 10 if state.eggs else 0
    pool = flags(pieces.MOST_POOL)
    n = fill_pool(state, pool)
    specials = min(state.specials, state.asteroids - hatch, n)
    shuffle(state, pool, n)
    for place in range(state.tiles):
        tile = pieces.REGULAR
        if place < specials:
            tile = pool[place]
        elif place < specials + hatch:
            tile = pieces.EGG_HATCH
        state.tile[place] = tile
        state.tiles_left[tile] += 1
    shuffle(state, state.tile, state.tiles)


@kernel
def fill_pool(state: State, pool: list[int]) -> int:
    """Q4: each special once and five more starred ones; switch_impact only with impact cards."""
    n = 0
    for tile in range(pieces.FIRST_SPECIAL, len(pieces.TILES)):
        if tile != pieces.SWITCH_IMPACT or state.impact_cards:
            for _ in range(state.pool[tile]):
                pool[n] = tile
                n += 1
    for _ in range(state.starred):
        pool[n] = pieces.STARRED[below(state, len(pieces.STARRED))]
        n += 1
    return n


# -- looking and turning -------------------------------------------------------------------------


@kernel
def has_mixed_tiles(state: State) -> bool:
    """Whether the asteroid deck holds different tiles: else it has nothing to hide."""
    for tile in range(len(pieces.TILES)):
        if state.tiles_left[tile]:
            return state.tiles_left[tile] < state.tiles
    return False


@kernel
def look_at_tiles(state: State, seat: Seat, lowest: int, count: int) -> None:
    """Let a seat see the tiles on some places of the deck, counted from the bottom."""
    news = False
    for place in range(lowest, lowest + count):
        news = news or not (state.tile_known[place] >> seat) & 1
        state.tile_known[place] |= 1 << seat
    if news and has_mixed_tiles(state):
        state.revealed += 1


@kernel
def look_at_next(state: State, seat: Seat) -> None:
    """R7, Q19: the next five tiles, or as many as there are."""
    count = min(pieces.LOOK, state.tiles)
    look_at_tiles(state, seat, state.tiles - count, count)


@kernel
def look_at_last(state: State, seat: Seat) -> None:
    """F29: the last five tiles of the deck, or as many as there are (Q19)."""
    look_at_tiles(state, seat, 0, min(pieces.LOOK, state.tiles))


@kernel
def turn_tile(state: State) -> Tile:
    """R6: take the top tile off the deck for all to see."""
    if has_mixed_tiles(state):
        state.revealed += 1
    state.tiles -= 1
    tile = state.tile[state.tiles]
    state.tile[state.tiles] = 0
    state.tile_known[state.tiles] = 0
    state.tiles_left[tile] -= 1
    state.shown[tile] += 1
    return tile


# -- RETURN AN ASTEROID, REARRANGE ---------------------------------------------------------------


@DECISIONS.allow(ReturnTile)
def is_returnable(state: State, tile: Tile) -> bool:
    """F25: a revealed tile other than this one."""
    return state.shown[tile] > (tile == pieces.RETURN_ASTEROID)


@kernel
def can_return_tile(state: State) -> bool:
    for tile in range(len(pieces.TILES)):
        if is_returnable(state, tile):
            return True
    return False


@DECISIONS.apply(ReturnTile)
def bury_tile(state: State, tile: Tile) -> None:
    """Q47: back at a random place; nobody knows it, nor any longer what they knew."""
    place = below(state, state.tiles + 1)
    for i in range(state.tiles, place, -1):
        state.tile[i] = state.tile[i - 1]
    state.tile[place] = tile
    state.tiles += 1
    state.tiles_left[tile] += 1
    state.shown[tile] -= 1
    for i in range(state.tiles):
        state.tile_known[i] = 0
    state.phase = BUSY


@kernel
def take_up_tiles(state: State) -> None:
    """F35, Q52: one seat sees the top tiles; the others forget them if they can change places."""
    look_at_next(state, state.decider)
    state.puts = min(pieces.LOOK, state.tiles)
    if state.puts > 1:
        for place in range(state.tiles - state.puts, state.tiles):
            state.tile_known[place] = 1 << state.decider


@kernel
def lowest_put(state: State) -> int:
    """The lowest of the places from which the tiles were taken up."""
    return state.tiles - min(pieces.LOOK, state.tiles)


@DECISIONS.allow(Put)
def is_puttable(state: State, tile: Tile) -> bool:
    """Q52: a tile among those still to be put back, the next one counted from the top."""
    lowest = lowest_put(state)
    for place in range(lowest, lowest + state.puts):
        if state.tile[place] == tile:
            return True
    return False


@DECISIONS.apply(Put)
def put_tile(state: State, tile: Tile) -> None:
    """Q52: put a tile on the highest place still open, and that one's where it was."""
    lowest = lowest_put(state)
    state.puts -= 1
    place = lowest + state.puts
    for i in range(lowest, place):
        if state.tile[i] == tile:
            state.tile[i] = state.tile[place]
            state.tile[place] = tile
    if state.puts == 0:
        state.phase = BUSY
