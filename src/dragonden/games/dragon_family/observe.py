"""What a seat knows of a game of Dragon Family, as numbers for a network."""

from __future__ import annotations

from dragonden.engine.hexes import DIRECTIONS, EMPTY, STEPS, WIDTH
from dragonden.engine.kernel import inline, kernel
from dragonden.engine.observation import Observation, mark_cell, seat_after, seats, steps_to

from .action import chosen_tile, handler_tile, is_left, pays, tithe
from .box import PRINTED_DRAGONS, PRINTED_RESOURCES, PRINTED_TILES
from .discards import NO_KIND, things_of_number
from .dragon import colour_of, food_of, golds_of, total_food
from .land import (
    lair_points,
    landscape_of,
    most_lairs,
    nest_points,
    tile_at,
    water_of,
)
from .moves import (
    DECISIONS,
    EGGS,
    EXPLORE,
    MOVE,
    SETTLE,
    Discard,
    Explore,
    Feed,
    Found,
    Go,
    Hatch,
    Lay,
    MoveHandler,
    Settle,
)
from .pieces import (
    COLOURS,
    EGG,
    GROWN,
    HAND,
    HANDLERS,
    KINDS,
    LAIR_POINTS,
    LAIRS,
    LANDSCAPES,
    MARKET,
    MOST_PLAYERS,
    NEST,
    QUIET_ROUNDS,
    RESOURCES,
    START,
    START_PLACES,
    TILES,
    Dragon,
    Kind,
    Place,
    Resource,
    Seat,
    Tile,
)
from .stack import slot
from .state import State

# The window has the starting tile in its middle. No map of 22 random and greedy games reached
# farther than 9 places; what lies beyond is left out here and told in the record.
REACH = 9
SIZE = 2 * REACH + 1
OUTSIDE = -1  # in place of a cell

# The largest numbers with the printed box, which stand for 1: another box may have larger ones.
MOST_ALIKE = max(PRINTED_TILES.values())
MOST_DRAGONS = max(PRINTED_DRAGONS.values())
MOST_TOKENS = max(PRINTED_RESOURCES.values())

MOST_TITHE = LAIRS * (MOST_PLAYERS - 1)  # gold for each lair of the others
FOODS = GROWN + 1  # how much food can lie on a dragon, from none on
MOST_POINTS = LAIRS * LAIR_POINTS + NEST + TILES

OBSERVATION = Observation(rows=SIZE, columns=SIZE)
SEATS = seats(MOST_PLAYERS)

LANDSCAPE = OBSERVATION.planes("landscape", LANDSCAPES, meaning="what the tile shows")
WATER = OBSERVATION.planes("water", DIRECTIONS, meaning="edges of the tile that are water")
TERRITORY = OBSERVATION.planes(
    "territory", meaning="tiles of the territory that the tile belongs to", most=TILES
)
STANDING = OBSERVATION.planes("handlers", SEATS, meaning="handlers on the tile", most=HANDLERS)
LAIR = OBSERVATION.planes("lairs", SEATS, meaning="whose lair is on the tile")
AT_LAIR = OBSERVATION.planes("lair dragons", COLOURS, meaning="the dragon at that lair")
CHOSEN = OBSERVATION.planes("chosen handler", meaning="where the chosen handler stands")

OWN_HAND = OBSERVATION.scalars("hand", KINDS, meaning="tiles in one's own hand", most=HAND)
TO_LAY = OBSERVATION.scalars("chosen", KINDS, meaning="the chosen tile, if one sees it")
CERTAIN = OBSERVATION.scalars(
    "certain", SEATS, KINDS, meaning="tiles one is certain of in another hand", most=HAND
)
IN_HAND = OBSERVATION.scalars("hand sizes", SEATS, meaning="tiles in each hand", most=HAND)
STACK = OBSERVATION.scalars("stack", meaning="tiles in the stack", most=TILES)
NEXT = OBSERVATION.scalars("next", KINDS, meaning="the top tile of the stack, if one knows it")
UNSEEN = OBSERVATION.scalars(
    "unseen", KINDS, meaning="tiles that one does not know the place of", most=MOST_ALIKE
)
RESOURCE = OBSERVATION.scalars(
    "resources", SEATS, RESOURCES, meaning="tokens of each seat", most=MOST_TOKENS
)
SUPPLY = OBSERVATION.scalars("supply", RESOURCES, meaning="tokens in the supply", most=MOST_TOKENS)
NESTS = OBSERVATION.scalars(
    "nest", SEATS, COLOURS, FOODS, meaning="dragons in the nest, by the food on them", most=NEST
)
FED = OBSERVATION.scalars(
    "fed", COLOURS, FOODS, meaning="of the seat to act, those fed in this turn", most=NEST
)
LAIRS_LEFT = OBSERVATION.scalars("lairs left", SEATS, meaning="lairs not founded yet", most=LAIRS)
MARKETED = OBSERVATION.scalars("market", COLOURS, meaning="dragons in the market", most=MARKET)
PILED = OBSERVATION.scalars("pile", COLOURS, meaning="dragons in the pile", most=MOST_DRAGONS)
POINTS = OBSERVATION.scalars(
    "points", SEATS, meaning="points, if the game ended now", most=MOST_POINTS
)
QUIET = OBSERVATION.scalars(
    "quiet", meaning="rounds in a row without an explore or a settle", most=QUIET_ROUNDS
)
LAST = OBSERVATION.scalars("last", meaning="whether this round is the last")


@kernel
def cell_of(place: Place) -> int:
    """Where a place is in the window, or OUTSIDE."""
    row = place // WIDTH - START_PLACES[0] // WIDTH + REACH
    column = place % WIDTH - START_PLACES[0] % WIDTH + REACH
    inside = 0 <= row < SIZE and 0 <= column < SIZE
    return row * SIZE + column if inside else OUTSIDE


@kernel
def observe(
    state: State, seat: Seat, planes: list[list[int]], cells: list[int], scalars: list[int]
) -> None:
    """F11, F34: all but others' tiles and the order of stack and pile, where one is not certain."""
    for kind in range(len(KINDS)):
        scalars[UNSEEN + kind] = state.box_tiles[kind]
    for tile in range(START, state.tiles + 1):
        observe_tile(state, seat, tile, planes, cells)
        if tile > START:
            scalars[UNSEEN + state.tile_kind[tile]] -= 1
    for i in range(1, len(START_PLACES)):
        cell = cell_of(START_PLACES[i])
        mark_cell(cells, cell)
        planes[cell][LANDSCAPE] = 1
    observe_handlers(state, seat, planes)
    observe_chosen(state, seat, planes, scalars)
    for i in range(state.players):
        observe_player(state, seat, i, scalars)
    observe_territories(state, seat, scalars)
    observe_stack(state, seat, scalars)
    for i in range(state.market_size):
        scalars[MARKETED + state.market[i]] += 1
    for i in range(state.pile_size):
        scalars[PILED + state.pile[i]] += 1
    for resource in range(len(RESOURCES)):
        scalars[SUPPLY + resource] = state.supply[resource]
    scalars[QUIET] = state.quiet
    scalars[LAST] = 1 if state.ending else 0


@inline
def observe_tile(
    state: State, seat: Seat, tile: Tile, planes: list[list[int]], cells: list[int]
) -> None:
    cell = cell_of(state.tile_place[tile])
    if cell == OUTSIDE:
        return
    mark_cell(cells, cell)
    row = planes[cell]
    row[LANDSCAPE + landscape_of(state.tile_kind[tile])] = 1
    for direction in range(len(DIRECTIONS)):
        row[WATER + direction] = (state.tile_water[tile] >> direction) & 1
    row[TERRITORY] = state.territory_tiles[state.territory[tile]]
    if state.tile_lair[tile] > 0:
        owner = steps_to(state, seat, state.tile_lair[tile] - 1)
        row[LAIR + owner] = 1
        row[AT_LAIR + state.tile_dragon[tile]] = 1


@kernel
def observe_handlers(state: State, seat: Seat, planes: list[list[int]]) -> None:
    """Where the handlers stand: each on a tile that lies."""
    for i in range(state.players):
        player = seat_after(state, seat, i)
        for handler in range(HANDLERS):
            cell = cell_of(state.tile_place[state.handlers[player][handler]])
            if cell != OUTSIDE:
                planes[cell][STANDING + i] += 1


@kernel
def observe_chosen(state: State, seat: Seat, planes: list[list[int]], scalars: list[int]) -> None:
    """F34: all see which handler was chosen, only its owner which tile."""
    if state.phase == EXPLORE or state.phase == MOVE or state.phase == SETTLE:
        cell = cell_of(state.tile_place[chosen_tile(state)])
        if cell != OUTSIDE:
            planes[cell][CHOSEN] = 1
    if state.phase == EXPLORE and seat == state.seat:
        scalars[TO_LAY + state.chosen] = 1


@kernel
def observe_player(state: State, seat: Seat, i: int, scalars: list[int]) -> None:
    """What is known of a player, who sits `i` seats on. F32: tiles that one has buried oneself."""
    player = seat_after(state, seat, i)
    scalars[IN_HAND + i] = state.hand_size[player]
    scalars[LAIRS_LEFT + i] = state.lairs_left[player]
    scalars[POINTS + i] = nest_points(state, player) + lair_points(state, player)
    for resource in range(len(RESOURCES)):
        scalars[RESOURCE + i * len(RESOURCES) + resource] = state.resources[player][resource]
    for n in range(state.nest_size[player]):
        dragon = state.nest[player][n]
        at = colour_of(dragon) * FOODS + total_food(dragon)
        scalars[NESTS + i * len(COLOURS) * FOODS + at] += 1
        if player == state.seat and state.fed[n]:
            scalars[FED + at] += 1
    if i == 0:
        for n in range(state.hand_size[seat]):
            scalars[OWN_HAND + state.hand[seat][n]] += 1
            scalars[UNSEEN + state.hand[seat][n]] -= 1
        return
    for kind in range(len(KINDS)):
        certain = state.recalled[player][len(KINDS) * seat + kind]
        scalars[CERTAIN + i * len(KINDS) + kind] = certain
        scalars[UNSEEN + kind] -= certain


@kernel
def observe_territories(state: State, seat: Seat, scalars: list[int]) -> None:
    """R18: the tiles that a seat controls count."""
    for territory in range(START + 1, state.tiles + 1):
        most = most_lairs(state, territory)
        if most > 0:
            for i in range(state.players):
                if state.territory_lairs[territory][seat_after(state, seat, i)] == most:
                    scalars[POINTS + i] += state.territory_tiles[territory]


@kernel
def observe_stack(state: State, seat: Seat, scalars: list[int]) -> None:
    """F10, F33: the tiles that the seat has buried itself are known to it."""
    scalars[STACK] = state.stack_size
    for depth in range(state.stack_size):
        at = slot(state, depth)
        if (state.stack_known[at] >> seat) & 1:
            scalars[UNSEEN + state.stack[at]] -= 1
            if depth == 0:
                scalars[NEXT + state.stack[at]] = 1


# -- offers --------------------------------------------------------------------------------------

TILE = OBSERVATION.offers("tile", KINDS, meaning="the tile to lay")
HANDLER = OBSERVATION.offers("handler", HANDLERS, meaning="the handler to use")
ROW = OBSERVATION.offers("row", meaning="row of the window, from 1", most=SIZE)
COLUMN = OBSERVATION.offers("column", meaning="column of the window, from 1", most=SIZE)
EDGES = OBSERVATION.offers("water", DIRECTIONS, meaning="edges of the laid tile that are water")
ONTO = OBSERVATION.offers("onto", LANDSCAPES, meaning="the landscape that the handler is on then")
GROUND = OBSERVATION.offers(
    "territory", meaning="tiles of the territory that the handler is in then", most=TILES
)
GAIN = OBSERVATION.offers(
    "gain", RESOURCES, meaning="tokens that the tiles around pay", most=len(STEPS)
)
OTHERS_GAIN = OBSERVATION.offers(
    "others gain",
    meaning="tokens that they pay to the others",
    most=len(STEPS) * (MOST_PLAYERS - 1),
)
TITHE = OBSERVATION.offers("tithe", meaning="tokens to be paid for a lair there", most=MOST_TITHE)
BURIED = OBSERVATION.offers("buried", KINDS, meaning="tiles put under the stack", most=HAND)
EGG_OF = OBSERVATION.offers("egg", EGGS, meaning="what is hatched")
PAID = OBSERVATION.offers("paid", RESOURCES, meaning="tokens that it costs", most=EGG)
COLOUR = OBSERVATION.offers("colour", COLOURS, meaning="the colour of the dragon")
FOOD = OBSERVATION.offers("food", meaning="food of its colour on the dragon", most=GROWN)
GOLDS = OBSERVATION.offers("golds", meaning="gold on the dragon", most=GROWN)


@kernel
def describe_place(state: State, place: Place, out: list[int]) -> None:
    cell = cell_of(place)
    if cell != OUTSIDE:
        out[ROW] = 1 + cell // SIZE
        out[COLUMN] = 1 + cell % SIZE


@kernel
def describe_tile(state: State, tile: Tile, out: list[int]) -> None:
    """Where a handler stands or goes."""
    describe_place(state, state.tile_place[tile], out)
    out[ONTO + landscape_of(state.tile_kind[tile])] = 1
    out[GROUND] = state.territory_tiles[state.territory[tile]]


@kernel
def describe_explore(state: State, kind: Kind, handler: int, out: list[int]) -> None:
    out[TILE + kind] = 1
    describe_move(state, handler, out)


@kernel
def describe_move(state: State, handler: int, out: list[int]) -> None:
    out[HANDLER + handler] = 1
    describe_tile(state, handler_tile(state, handler), out)


@kernel
def describe_settle(state: State, handler: int, out: list[int]) -> None:
    """R11: every lair of others in that territory costs a gold."""
    describe_move(state, handler, out)
    out[TITHE] = tithe(state, state.seat, handler_tile(state, handler))


@kernel
def describe_lay(state: State, place: Place, rotation: int, out: list[int]) -> None:
    """R6, R7: whoever explores gains from the tiles around, and so do others there."""
    describe_place(state, place, out)
    out[TILE + state.chosen] = 1
    out[ONTO + landscape_of(state.chosen)] = 1
    water = water_of(state.chosen, rotation)
    for side in range(len(STEPS)):
        out[EDGES + side] = (water >> side) & 1
        tile = tile_at(state, place + STEPS[side])
        if tile == EMPTY:
            continue
        resource = landscape_of(state.tile_kind[tile])
        if not is_left(state, resource):
            continue
        if pays(state, state.seat, place, side, state.seat):
            out[GAIN + resource] += 1
        for other in range(state.players):
            if other != state.seat and pays(state, state.seat, place, side, other):
                out[OTHERS_GAIN] += 1


@kernel
def describe_go(state: State, place: Place, out: list[int]) -> None:
    describe_tile(state, tile_at(state, place), out)


@kernel
def describe_discard(state: State, number: int, out: list[int]) -> None:
    first, second, third = things_of_number(number)
    if first != NO_KIND:
        out[BURIED + first - 1] += 1
    if second != NO_KIND:
        out[BURIED + second - 1] += 1
    if third != NO_KIND:
        out[BURIED + third - 1] += 1


@kernel
def describe_found(state: State, dragon: Dragon, out: list[int]) -> None:
    out[COLOUR + colour_of(dragon)] = 1
    out[FOOD] = food_of(dragon)
    out[GOLDS] = golds_of(dragon)


@kernel
def describe_hatch(state: State, egg: int, kind: Resource, golds: int, out: list[int]) -> None:
    """R13: three of a kind, gold standing for any."""
    out[EGG_OF + egg] = 1
    out[PAID + kind] += EGG - golds
    out[PAID] += golds


@kernel
def describe_feed(state: State, dragon: Dragon, resource: Resource, out: list[int]) -> None:
    describe_found(state, dragon, out)
    out[PAID + resource] = 1


describe_offer = DECISIONS.dispatch_by_kind(
    {
        Explore: describe_explore,
        MoveHandler: describe_move,
        Settle: describe_settle,
        Lay: describe_lay,
        Go: describe_go,
        Discard: describe_discard,
        Found: describe_found,
        Hatch: describe_hatch,
        Feed: describe_feed,
    },
    otherwise=None,
)
