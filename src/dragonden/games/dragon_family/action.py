"""The action of a turn: explore, move, or settle a lair; first which, then where or with whom."""

from __future__ import annotations

from dragonden.engine.hexes import EMPTY, STEPS
from dragonden.engine.kernel import kernel
from dragonden.engine.lists import is_among, take_out

from . import land, moves, pieces
from .dragon import colour_of, food_of, golds_of, is_grown
from .moves import DECISIONS, actions
from .pieces import Dragon, Kind, Place, Resource, Seat, Tile
from .stack import draw, show, take_from_hand
from .state import FOURTH_LAIR, GOING_ON, LAST_TILE, State


@kernel
def is_left(state: State, resource: Resource) -> bool:
    """F29: whether there is a token to gain; if not, the gain is lost."""
    return state.supply[resource] > 0


@kernel
def gain(state: State, seat: Seat, resource: Resource) -> None:
    """F29: take one token from the supply, which is finite."""
    if is_left(state, resource):
        state.supply[resource] -= 1
        state.resources[seat][resource] += 1


@kernel
def handler_tile(state: State, handler: int) -> Tile:
    """Where the seat to play has a handler; number 0 is on the tile laid first.

    EMPTY in place of a second handler on the same tile. F31: either may go, it is one choice.
    """
    one, other = state.handlers[state.seat][0], state.handlers[state.seat][1]
    if handler == 0:
        return min(one, other)
    return max(one, other) if one != other else EMPTY


@kernel
def chosen_tile(state: State) -> Tile:
    """Where the chosen handler stands."""
    return handler_tile(state, state.handler)


@kernel
def go_to(state: State, tile: Tile) -> None:
    """Move the chosen handler. F31: of two on its tile it is all the same which."""
    standing = state.handlers[state.seat]
    standing[0 if standing[0] == chosen_tile(state) else 1] = tile
    state.handler = 0


@DECISIONS.legal(moves.ACTION)
def legal_action(state: State, out: list[int]) -> int:
    """R4: explore by handler and kind, move and settle by handler; pass is the last offer.

    F7: with no fitting tile one may still move or pass. F8: nobody moves while there is one tile.
    """
    n = 0
    for handler in range(pieces.HANDLERS):
        tile = handler_tile(state, handler)
        if tile != EMPTY:
            kinds = kinds_to_lay(state, tile)
            for kind in range(len(pieces.KINDS)):
                if (kinds >> kind) & 1:
                    out[n] = actions.Explore(kind, handler)
                    n += 1
    for handler in range(pieces.HANDLERS):
        if handler_tile(state, handler) != EMPTY and state.tiles > pieces.START:
            out[n] = actions.MoveHandler(handler)
            n += 1
    for handler in range(pieces.HANDLERS):
        if may_settle(state, handler_tile(state, handler)):
            out[n] = actions.Settle(handler)
            n += 1
    out[n] = actions.Pass()
    return n + 1


@DECISIONS.apply(moves.Pass)
def apply_pass(state: State) -> None:
    state.phase = moves.HATCH


# -- A) EXPLORE ----------------------------------------------------------------------------------


@kernel
def places_around(tile: Tile) -> int:
    """F28: nine places lie beside the starting tile, six beside any other."""
    return len(pieces.AROUND_START) if tile == pieces.START else len(STEPS)


@kernel
def place_beside(state: State, tile: Tile, i: int) -> Place:
    """One of the places around a tile, clockwise."""
    return pieces.AROUND_START[i] if tile == pieces.START else state.tile_place[tile] + STEPS[i]


@kernel
def kinds_to_lay(state: State, tile: Tile) -> int:
    """R5: the set of kinds of the hand that fit somewhere beside a tile."""
    wanted = 0
    for i in range(state.hand_size[state.seat]):
        wanted |= 1 << state.hand[state.seat][i]
    return fitting(state, tile, wanted)


@kernel
def fitting(state: State, tile: Tile, wanted: int) -> int:
    """R5: those of a set of kinds that fit somewhere beside a tile."""
    found = 0
    for i in range(places_around(tile)):
        place = place_beside(state, tile, i)
        if land.tile_at(state, place) == EMPTY:
            touching, wet = land.edges_around(state, place)
            for kind in range(len(pieces.KINDS)):
                if ((wanted & ~found) >> kind) & 1 and land.fits_turned(kind, touching, wet):
                    found |= 1 << kind
            if found == wanted:
                break
    return found


@DECISIONS.apply(moves.Explore)
def apply_explore(state: State, kind: Kind, handler: int) -> None:
    """F34: the tile is shown when it is laid."""
    state.chosen = kind
    state.handler = handler
    state.phase = moves.EXPLORE


@DECISIONS.legal(moves.EXPLORE)
def legal_lay(state: State, out: list[int]) -> int:
    """R5: each place in every rotation that fits all its neighbours."""
    tile = chosen_tile(state)
    n = 0
    for i in range(places_around(tile)):
        place = place_beside(state, tile, i)
        if land.tile_at(state, place) == EMPTY:
            touching, wet = land.edges_around(state, place)
            for rotation in range(land.rotations_of(state.chosen)):
                if land.fits(state.chosen, rotation, touching, wet):
                    out[n] = actions.Lay(place, rotation)
                    n += 1
    return n


@DECISIONS.apply(moves.Lay)
def apply_lay(state: State, place: Place, rotation: int) -> None:
    seat, kind = state.seat, state.chosen
    take_from_hand(state, seat, kind)
    show(state, seat, kind)
    state.revealed += 1  # the others learn what was in the hand
    go_to(state, land.lay_tile(state, place, kind, rotation))
    gain_around(state, seat, place)
    draw(state, seat)  # R8; F25: after the last tile hands shrink
    if state.stack_size == 0 and state.ending == GOING_ON:  # R17, F13
        state.ending = LAST_TILE
    state.bold = 1
    state.chosen = 0
    state.phase = moves.HATCH


@kernel
def gain_around(state: State, seat: Seat, place: Place) -> None:
    """R6, R7: whoever explores gains, then the others, clockwise.

    F6: in a shortage each takes all their gains before the next.
    """
    for turn in range(state.players):
        taker = (seat + turn) % state.players
        for side in range(len(STEPS)):
            if pays(state, seat, place, side, taker):
                tile = land.tile_at(state, place + STEPS[side])
                gain(state, taker, land.landscape_of(state.tile_kind[tile]))


@kernel
def pays(state: State, seat: Seat, place: Place, side: int, taker: Seat) -> bool:
    """R6: the tile on a side pays the explorer. R7: and others who have a piece on it.

    F2: across any edge. F3: the new tile does not. F5, F28: the starting tile pays once, though it
    may touch twice.
    """
    tile = land.tile_at(state, place + STEPS[side])
    if tile == EMPTY:
        return False
    if tile == pieces.START:
        for before in range(side):
            if land.tile_at(state, place + STEPS[before]) == pieces.START:
                return False
    return taker == seat or land.has_piece(state, taker, tile)


# -- B) MOVE -------------------------------------------------------------------------------------


@DECISIONS.apply(moves.MoveHandler)
def apply_move(state: State, handler: int) -> None:
    state.handler = handler
    state.phase = moves.MOVE


@DECISIONS.legal(moves.MOVE)
def legal_go(state: State, out: list[int]) -> int:
    """R9: every other tile, in the order they were laid. F9, F21: no piece keeps one away."""
    tile = chosen_tile(state)
    n = 0
    for to in range(pieces.START, state.tiles + 1):
        if to != tile:
            out[n] = actions.Go(state.tile_place[to])
            n += 1
    return n


@DECISIONS.apply(moves.Go)
def apply_go(state: State, place: Place) -> None:
    """R9: one resource of the tile moved to; then tiles may be changed."""
    to = land.tile_at(state, place)
    go_to(state, to)
    gain(state, state.seat, land.landscape_of(state.tile_kind[to]))
    state.phase = moves.DISCARD


# -- C) SETTLE A LAIR ----------------------------------------------------------------------------


@kernel
def may_settle(state: State, tile: Tile) -> bool:
    """R10: no town, no lair yet, and a dragon that may live there. R11: and one can pay the tithe.

    F20: it is paid from one's stock. Whoever acts has a lair left: the fourth ends the game (R17).
    """
    if tile == EMPTY or state.tile_kind[tile] == pieces.TOWN or state.tile_lair[tile] != 0:
        return False
    if tithe(state, state.seat, tile) > state.resources[state.seat][pieces.GOLD]:
        return False
    for i in range(state.nest_size[state.seat]):
        if may_live(state, state.nest[state.seat][i], tile):
            return True
    return False


@kernel
def may_live(state: State, dragon: Dragon, tile: Tile) -> bool:
    """R10: a fully grown dragon in its landscape."""
    return is_grown(dragon) and is_at_home(state, dragon, tile)


@kernel
def is_at_home(state: State, dragon: Dragon, tile: Tile) -> bool:
    """R10: the tile has the dragon's colour; a gold dragon lives on all but towns."""
    colour = colour_of(dragon)
    return colour == pieces.GOLD or colour == land.landscape_of(state.tile_kind[tile])


@kernel
def tithe(state: State, seat: Seat, tile: Tile) -> int:
    """R11: one gold for each lair of another player in the territory. F19: as it is before."""
    gold = 0
    for other in range(state.players):
        gold += tithe_to(state, seat, tile, other)
    return gold


@kernel
def tithe_to(state: State, seat: Seat, tile: Tile, other: Seat) -> int:
    """R11: what another player gets. F19: one's own lairs cost nothing."""
    return 0 if other == seat else state.territory_lairs[state.territory[tile]][other]


@DECISIONS.apply(moves.Settle)
def apply_settle(state: State, handler: int) -> None:
    state.handler = handler
    state.phase = moves.SETTLE


@DECISIONS.legal(moves.SETTLE)
def legal_found(state: State, out: list[int]) -> int:
    """R10: every dragon that may live there, as they came to the nest; F31: equal ones once."""
    seat, tile = state.seat, chosen_tile(state)
    n = 0
    for i in range(state.nest_size[seat]):
        dragon = state.nest[seat][i]
        if may_live(state, dragon, tile) and not is_among(state.nest[seat], i, dragon):
            out[n] = actions.Found(dragon)
            n += 1
    return n


@kernel
def leave_nest(state: State, seat: Seat, dragon: Dragon) -> None:
    """R12, F23: the dragon goes, and the very food that lay on it returns to the supply."""
    take_out(state.nest[seat], state.nest_size[seat], dragon)
    state.nest_size[seat] -= 1
    state.supply[colour_of(dragon)] += food_of(dragon)
    state.supply[pieces.GOLD] += golds_of(dragon)


@DECISIONS.apply(moves.Found)
def apply_found(state: State, dragon: Dragon) -> None:
    """R11: pay the tithe. R12: the lair and the dragon go on the tile, the food to the supply.

    F21: the handler stays.
    """
    seat, tile = state.seat, chosen_tile(state)
    for other in range(state.players):
        state.resources[other][pieces.GOLD] += tithe_to(state, seat, tile, other)
    state.resources[seat][pieces.GOLD] -= tithe(state, seat, tile)
    leave_nest(state, seat, dragon)
    state.tile_lair[tile] = seat + 1
    state.tile_dragon[tile] = colour_of(dragon)
    state.territory_lairs[state.territory[tile]][seat] += 1
    state.lairs_left[seat] -= 1
    if state.lairs_left[seat] == 0 and state.ending == GOING_ON:  # R17
        state.ending = FOURTH_LAIR
    state.bold = 1
    state.handler = 0
    state.phase = moves.HATCH
