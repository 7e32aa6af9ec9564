"""The action of a turn: explore, move, or settle a lair."""

from __future__ import annotations

from dragonden.engine.hexes import EMPTY, PLACES, STEPS, opposite
from dragonden.engine.kernel import kernel

from .land import (
    edges_around,
    fits,
    has_piece,
    landscape_of,
    lay_tile,
    move_handler,
    rotations_of,
    tile_at,
)
from .nest import colour_of, is_grown, leave_nest
from .pieces import (
    AROUND_START,
    DRAGON_NAMES,
    EXPLORE_FIRST,
    GOLD,
    HAND,
    HANDLERS,
    HOPS,
    LAYS,
    MOVE_FIRST,
    SETTLE_FIRST,
    START,
    TOWN,
    Dragon,
    Place,
    Resource,
    Seat,
    Tile,
)
from .stack import draw, show, take_from_hand
from .state import FOURTH_LAIR, GOING_ON, LAST_TILE, State


@kernel
def gain(state: State, seat: Seat, resource: Resource) -> None:
    """F29: take one token; with none left in the supply the gain is lost."""
    if state.supply[resource] > 0:
        state.supply[resource] -= 1
        state.resources[seat][resource] += 1


@kernel
def handler_tile(state: State, i: int) -> Tile:
    """Where the seat to play has its handlers, the tile laid first as number 0.

    EMPTY in place of a second handler on the same tile. F31: either may go, it is one move.
    """
    one, other = state.handlers[state.seat][0], state.handlers[state.seat][1]
    if i == 0:
        return min(one, other)
    return max(one, other) if one != other else EMPTY


# -- A) EXPLORE ----------------------------------------------------------------------------------


@kernel
def legal_explore(state: State, out: list[int], n: int) -> int:
    """R5: by handler, then place clockwise, then kind, then rotation."""
    for i in range(HANDLERS):
        tile = handler_tile(state, i)
        if tile != EMPTY:
            n = explore_from(state, tile, out, n)
    return n


@kernel
def explore_from(state: State, tile: Tile, out: list[int], n: int) -> int:
    """R5: every way to lay a tile of the hand beside a tile; F28: nine places for the first."""
    for side in range(len(AROUND_START) if tile == START else 6):
        if tile == START:
            place, hop = AROUND_START[side]
        else:
            place, hop = state.tile_place[tile] + STEPS[side], opposite(side)
        if tile_at(state, place) == EMPTY:
            n = explore_place(state, place, hop, out, n)
    return n


@kernel
def explore_place(state: State, place: Place, hop: int, out: list[int], n: int) -> int:
    """R5: every tile of the hand, in every rotation that fits all its neighbours."""
    touching, wet = edges_around(state, place)
    base = EXPLORE_FIRST + (place * len(HOPS) + hop) * LAYS
    hand = state.hand[state.seat]
    for i in range(state.hand_size[state.seat]):
        kind = hand[i]
        if i > 0 and kind == hand[i - 1]:
            continue
        for rotation in range(rotations_of(kind)):
            if fits(kind, rotation, touching, wet):
                out[n] = base + 6 * kind + rotation
                n += 1
    return n


@kernel
def apply_explore(state: State, code: int) -> None:
    seat = state.seat
    lay, code = code % LAYS, code // LAYS
    hop, place = code % len(HOPS), code // len(HOPS)
    kind, rotation = lay // 6, lay % 6
    take_from_hand(state, seat, kind)
    show(state, seat, kind)
    state.revealed += 1  # the others learn what was in the hand
    tile = lay_tile(state, place, kind, rotation)
    move_handler(state, seat, tile_at(state, place + HOPS[hop]), tile)
    gain_around(state, seat, place)
    had_tiles = state.stack_size > 0
    if state.hand_size[seat] < HAND:  # R8; F25: after the last tile hands shrink
        draw(state, seat)
    if had_tiles and state.stack_size == 0 and state.ending == GOING_ON:  # R17, F13
        state.ending = LAST_TILE
    state.bold = 1


@kernel
def gain_around(state: State, seat: Seat, place: Place) -> None:
    """R6: one for each tile around. R7: the others, clockwise, where they have a piece.

    F2: across any edge. F3: not for the new tile. F5, F28: once for the starting tile, though it
    may touch twice. F6: in a shortage each takes all their gains before the next.
    """
    for turn in range(state.players):
        taker = (seat + turn) % state.players
        start_paid = False
        for step in STEPS:
            tile = tile_at(state, place + step)
            if tile == EMPTY or (tile == START and start_paid):
                continue
            start_paid = start_paid or tile == START
            if taker == seat or has_piece(state, taker, tile):
                gain(state, taker, landscape_of(state.tile_kind[tile]))


# -- B) MOVE -------------------------------------------------------------------------------------


@kernel
def legal_move(state: State, out: list[int], n: int) -> int:
    """R9: each handler to every other tile, in the order they were laid."""
    for i in range(HANDLERS):
        tile = handler_tile(state, i)
        if tile != EMPTY:
            n = move_from(state, tile, out, n)
    return n


@kernel
def move_from(state: State, tile: Tile, out: list[int], n: int) -> int:
    """F8: nowhere while there is but one tile. F9, F21: no piece keeps a handler away."""
    base = MOVE_FIRST + PLACES * state.tile_place[tile]
    for to in range(START, state.tiles + 1):
        if to != tile:
            out[n] = base + state.tile_place[to]
            n += 1
    return n


@kernel
def apply_move(state: State, code: int) -> None:
    """R9: one resource of the tile moved to."""
    tile, to = tile_at(state, code // PLACES), tile_at(state, code % PLACES)
    move_handler(state, state.seat, tile, to)
    gain(state, state.seat, landscape_of(state.tile_kind[to]))


# -- C) SETTLE A LAIR ----------------------------------------------------------------------------


@kernel
def legal_settle(state: State, out: list[int], n: int) -> int:
    """R10: by handler, then dragon as they came to the nest."""
    for i in range(HANDLERS):
        tile = handler_tile(state, i)
        if tile != EMPTY:
            n = settle_on(state, tile, out, n)
    return n


@kernel
def settle_on(state: State, tile: Tile, out: list[int], n: int) -> int:
    """R10, R11: every dragon that may live on a tile. F20: the tithe is paid from one's stock."""
    seat = state.seat
    if not may_hold_lair(state, tile) or state.lairs_left[seat] == 0:
        return n
    if tithe(state, seat, tile) > state.resources[seat][GOLD]:
        return n
    for i in range(state.nest_size[seat]):
        dragon = state.nest[seat][i]
        if is_grown(dragon) and is_at_home(state, dragon, tile) and not in_nest_before(state, i):
            out[n] = SETTLE_FIRST + state.tile_place[tile] * DRAGON_NAMES + dragon
            n += 1
    return n


@kernel
def may_hold_lair(state: State, tile: Tile) -> bool:
    """R10: no town, and no lair there yet."""
    return state.tile_kind[tile] != TOWN and state.tile_lair[tile] == 0


@kernel
def is_at_home(state: State, dragon: Dragon, tile: Tile) -> bool:
    """R10: the tile has the dragon's colour; a gold dragon lives on all but towns."""
    colour = colour_of(dragon)
    return colour == GOLD or colour == landscape_of(state.tile_kind[tile])


@kernel
def in_nest_before(state: State, i: int) -> bool:
    """F31: whether an equal dragon has come to the nest before this one."""
    for j in range(i):
        if state.nest[state.seat][j] == state.nest[state.seat][i]:
            return True
    return False


@kernel
def tithe(state: State, seat: Seat, tile: Tile) -> int:
    """R11: one gold for each lair of another player in the territory. F19: as it is before."""
    gold = 0
    for other in range(state.players):
        if other != seat:
            gold += state.territory_lairs[state.territory[tile]][other]
    return gold


@kernel
def apply_settle(state: State, code: int) -> None:
    """R11: pay the tithe. R12: the lair and the dragon go on the tile, the food to the supply.

    F21: the handler stays.
    """
    seat = state.seat
    tile, dragon = tile_at(state, code // DRAGON_NAMES), code % DRAGON_NAMES
    territory = state.territory[tile]
    for other in range(state.players):
        if other != seat:
            state.resources[other][GOLD] += state.territory_lairs[territory][other]
            state.resources[seat][GOLD] -= state.territory_lairs[territory][other]
    leave_nest(state, seat, dragon)
    state.tile_lair[tile] = seat + 1
    state.tile_dragon[tile] = colour_of(dragon)
    state.territory_lairs[territory][seat] += 1
    state.lairs_left[seat] -= 1
    if state.lairs_left[seat] == 0 and state.ending == GOING_ON:  # R17
        state.ending = FOURTH_LAIR
    state.bold = 1
