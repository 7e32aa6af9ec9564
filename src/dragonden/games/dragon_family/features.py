"""What a learned player of Dragon Family looks at: what a seat has, and what that promises.

Points, resources and dragons are told for the seat and for its two strongest rivals; what counts
most is which lairs the dragons of a nest may found, and what each of them would bring.
"""

from __future__ import annotations

from dragonden.engine.decisions import OVER
from dragonden.engine.hexes import EMPTY, STEPS
from dragonden.engine.kernel import flags, kernel, numbers
from dragonden.engine.observation import steps_to

from .action import place_beside, places_around
from .bot import most_of_others
from .dragon import colour_of, total_food
from .land import edges_around, fits_turned, landscape_of, most_lairs, tile_at
from .moves import ACTION, DISCARD, EXPLORE, FEED, HATCH, MOVE, SETTLE
from .pieces import (
    COLOURS,
    EGG,
    GOLD,
    GROWN,
    HANDLERS,
    KINDS,
    LAIR_POINTS,
    LAIRS,
    LANDSCAPES,
    MOST_PLAYERS,
    MOST_TILES,
    NEST,
    QUIET_ROUNDS,
    RESOURCES,
    START,
    TILES,
    TOWN,
    Seat,
    Tile,
)
from .state import GOING_ON, State

TOKENS = 20  # of each resource in the printed box
PHASES = (ACTION, EXPLORE, MOVE, DISCARD, SETTLE, HATCH, FEED)

OF_DRAGON = ("readiness", "worth when ready", "food it needs", "food it lacks")
OF_SEAT = (
    "points",
    "dragons in the nest",
    "lairs",
    "one lair left",
    "shared tiles",  # of territories that others control as well,
    "tiles ahead by one",  # that one controls by one lair more than anybody else,
    "tiles ahead by more",
    *RESOURCES,
    "eggs one can pay",
    "food on dragons",
    "food at hand for them",
    "grown dragons",
    "dragons nearly grown",
    "lair now",  # what founding it would bring, in points and what others lose
    "lair of a grown dragon",
    "second such lair",
    "lair of one nearly grown",
    "lair of any dragon",
    "lair of none",  # what the best place would bring a dragon that one has yet to hatch
    "second lair of none",
    "turns to come",
    *(f"{name} of dragon {i}" for i in range(NEST) for name in OF_DRAGON),
)
OF_COLOUR = (
    "best lair",
    "best lair where a handler is",
    "food on its dragon",
    "its dragons",
    "tiles in hand",
    "tiles controlled",
    "in the market",
    "unseen tiles",
    "room to grow",
)
SHOWN = 3  # seats: oneself and the two strongest rivals
WIDTH = len(OF_SEAT)
COLOUR_AT = SHOWN * WIDTH
COLOUR_WIDTH = len(OF_COLOUR)
EXPLORE_AT = COLOUR_AT + COLOUR_WIDTH * (len(COLOURS) - 1)
OF_EXPLORING = ("tokens around", "best growth", "tokens then", "towns in hand", "handlers apart")
GOLD_AT = EXPLORE_AT + len(OF_EXPLORING)
OF_GOLD = ("gold dragons", "food on a gold dragon", "gold in the market")
TABLE_AT = GOLD_AT + len(OF_GOLD)
OF_TABLE = (
    *(f"{n} players" for n in range(2, MOST_PLAYERS + 1)),
    "stack",
    "rounds by the stack",
    "ending",
    "fewest lairs left of others",
    "quiet rounds",
    "lead",
    "over",
    *(f"supply of {name}" for name in RESOURCES),
    "own turn",
    *(f"phase {i}" for i in range(len(PHASES))),
)
FEATURES = (
    *(f"{name} of {i}" for i in range(SHOWN) for name in OF_SEAT),
    *(f"{name}: {colour}" for colour in COLOURS[1:] for name in OF_COLOUR),
    *OF_EXPLORING,
    *OF_GOLD,
    *OF_TABLE,
)


@kernel
def features(state: State, seat: Seat, out: list[float]) -> None:
    """F11, F34: nothing of others' tiles, nor of the order of stack and pile."""
    points = numbers(MOST_PLAYERS)
    tiles = numbers(MOST_PLAYERS * 3)
    count_points(state, points, tiles)
    has_room = flags(MOST_TILES + 1)  # territories with a tile that holds no lair
    for tile in range(START + 1, state.tiles + 1):
        if state.tile_lair[tile] == 0:
            has_room[state.territory[tile]] = 1
    has_room[0] = 0  # towns
    best = numbers(len(LANDSCAPES))
    describe_seat(state, seat, points, tiles, has_room, best, out, 0)
    describe_colours(state, seat, best, out)
    describe_exploring(state, seat, out)
    describe_table(state, seat, points, out)
    shown = 1 << seat
    for i in range(1, min(SHOWN, state.players)):
        rival = next_rival(state, seat, shown, points)
        shown |= 1 << rival
        describe_seat(state, rival, points, tiles, has_room, best, out, i * WIDTH)


@kernel
def next_rival(state: State, seat: Seat, shown: int, points: list[int]) -> Seat:
    """The strongest of those not shown yet; of equals the one who plays first."""
    rival = -1
    for i in range(1, state.players):
        other = (seat + i) % state.players
        if not (shown >> other) & 1 and (rival < 0 or points[other] > points[rival]):
            rival = other
    return rival


# -- points --------------------------------------------------------------------------------------


@kernel
def count_points(state: State, points: list[int], tiles: list[int]) -> None:
    """R18: what each would score now, and its tiles by how many lairs it is ahead."""
    for seat in range(state.players):
        points[seat] = state.nest_size[seat] + LAIR_POINTS * (LAIRS - state.lairs_left[seat])
    for territory in range(START + 1, state.tiles + 1):
        if state.territory_tiles[territory] == 0:
            continue
        most = most_lairs(state, territory)
        if most == 0:
            continue
        for seat in range(state.players):
            if state.territory_lairs[territory][seat] == most:
                ahead = min(most - most_of_others(state, seat, territory), 2)
                tiles[3 * seat + ahead] += state.territory_tiles[territory]
                points[seat] += state.territory_tiles[territory]


@kernel
def worth_of_lair(state: State, seat: Seat, territory: Tile) -> int:
    """R16: tiles that a further lair there would bring, and rivals would lose by it."""
    rivals = most_of_others(state, seat, territory)
    mine = state.territory_lairs[territory][seat]
    tiles = state.territory_tiles[territory]
    if mine > rivals or mine + 1 < rivals:
        return 0
    gained = tiles if mine < rivals or mine == 0 else 0
    lost = tiles if rivals > 0 and mine == rivals else 0
    return gained + lost


# -- a seat --------------------------------------------------------------------------------------


@kernel
def describe_seat(
    state: State,
    seat: Seat,
    points: list[int],
    tiles: list[int],
    has_room: list[int],
    best: list[int],
    out: list[float],
    at: int,
) -> None:
    """What a player has, and which lairs that promises."""
    founded = LAIRS - state.lairs_left[seat]
    out[at] = points[seat] / 20
    out[at + 1] = state.nest_size[seat] / 3
    out[at + 2] = founded / LAIRS
    out[at + 3] = 1.0 if state.lairs_left[seat] == 1 else 0.0
    for i in range(3):
        out[at + 4 + i] = tiles[3 * seat + i] / 10
    for resource in range(len(RESOURCES)):
        out[at + 7 + resource] = state.resources[seat][resource] / 4
    out[at + 11] = min(payable_eggs(state, seat), 6) / 2
    describe_nest(state, seat, out, at + 12)
    describe_lairs(state, seat, has_room, best, out, at + 16)
    out[at + 23] = turns_to_come(state, seat) / 10
    describe_dragons(state, seat, best, out, at + 24)


@kernel
def payable_eggs(state: State, seat: Seat) -> int:
    """R13: three of a kind each, gold standing in for what is missing."""
    eggs = 0
    golds = state.resources[seat][GOLD]
    missing = 0
    for resource in range(GOLD + 1, len(RESOURCES)):
        eggs += state.resources[seat][resource] // EGG
        rest = state.resources[seat][resource] % EGG
        if rest == EGG - 1 and golds > 0:
            golds -= 1
            eggs += 1
        elif rest > 0:
            missing += 1
    return eggs + (golds + min(missing, golds // 2)) // EGG


@kernel
def describe_nest(state: State, seat: Seat, out: list[float], at: int) -> None:
    """Food on the dragons, food at hand, and how many are grown or nearly so."""
    golds = state.resources[seat][GOLD]
    hungry = 0
    for i in range(state.nest_size[seat]):
        dragon = state.nest[seat][i]
        food = total_food(dragon)
        out[at] += food / 6
        fed = 0 if colour_of(dragon) == GOLD else state.resources[seat][colour_of(dragon)]
        fed = min(fed, GROWN - food)
        out[at + 1] += fed / 4
        hungry += GROWN - food - fed
        if food == GROWN:
            out[at + 2] += 0.5
        elif food == GROWN - 1:
            out[at + 3] += 0.5
    out[at + 1] += min(golds, hungry) / 4


@kernel
def describe_lairs(
    state: State, seat: Seat, has_room: list[int], best: list[int], out: list[float], at: int
) -> None:
    """R10: what a lair would bring now, for each stage of growth of the dragons in the nest."""
    for landscape in range(len(LANDSCAPES)):
        best[landscape] = 0
    second = 0
    for territory in range(START + 1, state.tiles + 1):
        if has_room[territory] and state.territory_tiles[territory] > 0:
            landscape = landscape_of(state.tile_kind[territory])
            worth = LAIR_POINTS - 1 + worth_of_lair(state, seat, territory)
            best[landscape] = max(best[landscape], worth)
            second = max(second, min(best[TOWN], worth))
            best[TOWN] = max(best[TOWN], worth)  # a gold dragon lives anywhere
    grown = 0
    for i in range(state.nest_size[seat]):
        dragon = state.nest[seat][i]
        worth = best[colour_of(dragon)]
        food = total_food(dragon)
        out[at + 4] = max(out[at + 4], worth / 10)
        if food >= GROWN - 1:
            out[at + 3] = max(out[at + 3], worth / 10)
        if food == GROWN:
            out[at] = max(out[at], worth_where_one_stands(state, seat, colour_of(dragon)) / 10)
            out[at + 2] = max(out[at + 2], min(grown, worth) / 10)
            grown = max(grown, worth)
    out[at + 1] = grown / 10
    out[at + 5] = best[TOWN] / 10
    out[at + 6] = second / 10


@kernel
def describe_dragons(state: State, seat: Seat, best: list[int], out: list[float], at: int) -> None:
    """The dragons of a nest, those that will be grown first first, and what they will bring."""
    golds = state.resources[seat][GOLD]
    for i in range(state.nest_size[seat]):
        colour = colour_of(state.nest[seat][i])
        needed = GROWN - total_food(state.nest[seat][i])
        owned = golds if colour == GOLD else golds + state.resources[seat][colour]
        lacking = max(0, needed - owned)
        ready = 1.0 / (1.0 + needed + lacking)
        place = NEST
        while place > 0 and ready > out[at + (place - 1) * len(OF_DRAGON)]:
            place -= 1
        for later in range(NEST - 1, place, -1):
            for j in range(len(OF_DRAGON)):
                out[at + later * len(OF_DRAGON) + j] = out[at + (later - 1) * len(OF_DRAGON) + j]
        first = at + place * len(OF_DRAGON)
        out[first] = ready
        out[first + 1] = best[colour] * ready / 5
        out[first + 2] = needed / GROWN
        out[first + 3] = lacking / GROWN


@kernel
def worth_where_one_stands(state: State, seat: Seat, colour: int) -> int:
    """R10, R11: the best lair for a dragon of this colour that a handler could found."""
    best = 0
    for i in range(HANDLERS):
        tile = state.handlers[seat][i]
        territory = state.territory[tile]
        if territory == 0 or state.tile_lair[tile]:
            continue
        if colour == GOLD or colour == landscape_of(state.tile_kind[tile]):
            tithe = 0
            for other in range(state.players):
                if other != seat:
                    tithe += state.territory_lairs[territory][other]
            if tithe <= state.resources[seat][GOLD]:
                worth = LAIR_POINTS - 1 + worth_of_lair(state, seat, territory)
                best = max(best, worth)
    return best


@kernel
def turns_to_come(state: State, seat: Seat) -> int:
    """R17: how many turns a seat surely or probably still has, the one that it is in included."""
    if state.phase == OVER:
        return 0
    place = steps_to(state, state.first, seat)
    on_turn = steps_to(state, state.first, state.seat)
    now = 1 if place >= on_turn else 0
    if state.ending != GOING_ON:
        return now
    return now + min(10, (state.stack_size + state.players - 1) // state.players)


# -- colours -------------------------------------------------------------------------------------


@kernel
def describe_colours(state: State, seat: Seat, best: list[int], out: list[float]) -> None:
    """For each landscape the lair, the dragon and the tiles that one has for it."""
    for colour in range(1, len(COLOURS)):
        at = COLOUR_AT + COLOUR_WIDTH * (colour - 1)
        out[at] = best[colour] / 10
        out[at + 1] = worth_where_one_stands(state, seat, colour) / 10
    for i in range(state.nest_size[seat]):
        dragon = state.nest[seat][i]
        colour = colour_of(dragon)
        if colour == GOLD:
            out[GOLD_AT] += 0.5
            out[GOLD_AT + 1] = max(out[GOLD_AT + 1], total_food(dragon) / GROWN)
        else:
            at = COLOUR_AT + COLOUR_WIDTH * (colour - 1)
            out[at + 2] = max(out[at + 2], total_food(dragon) / GROWN)
            out[at + 3] += 0.5
    for i in range(state.market_size):
        colour = state.market[i]
        if colour == GOLD:
            out[GOLD_AT + 2] += 0.5
        else:
            out[COLOUR_AT + COLOUR_WIDTH * (colour - 1) + 6] += 0.5
    describe_tiles(state, seat, out)


@kernel
def describe_tiles(state: State, seat: Seat, out: list[float]) -> None:
    """Tiles of each landscape: in hand, controlled, and those one has not seen yet."""
    for kind in range(1, len(KINDS)):
        out[COLOUR_AT + COLOUR_WIDTH * (landscape_of(kind) - 1) + 7] += state.box_tiles[kind] / 20
    for i in range(state.hand_size[seat]):
        landscape = landscape_of(state.hand[seat][i])
        if landscape == TOWN:
            out[EXPLORE_AT + 3] += 0.5
        else:
            out[COLOUR_AT + COLOUR_WIDTH * (landscape - 1) + 4] += 0.5
            out[COLOUR_AT + COLOUR_WIDTH * (landscape - 1) + 7] -= 0.05
    for tile in range(START + 1, state.tiles + 1):
        territory = state.territory[tile]
        if territory == 0:
            continue
        at = COLOUR_AT + COLOUR_WIDTH * (landscape_of(state.tile_kind[tile]) - 1)
        out[at + 7] -= 0.05
        if tile == territory:
            mine = state.territory_lairs[territory][seat]
            if mine > 0 and mine >= most_of_others(state, seat, territory):
                out[at + 5] += state.territory_tiles[territory] / 10
        if state.territory_lairs[territory][seat] > 0:
            for step in STEPS:
                if tile_at(state, state.tile_place[tile] + step) == EMPTY:
                    out[at + 8] += 0.05


# -- exploring -----------------------------------------------------------------------------------


@kernel
def describe_exploring(state: State, seat: Seat, out: list[float]) -> None:
    """R6, R16: the most tokens, and the most growth, that a tile of the hand would bring now."""
    kinds = 0
    for i in range(state.hand_size[seat]):
        kinds |= 1 << state.hand[seat][i]
    tokens = 0
    most = 0
    tokens_then = 0
    for i in range(HANDLERS):
        tile = state.handlers[seat][i]
        for j in range(places_around(tile)):
            place = place_beside(state, tile, j)
            if tile_at(state, place) != EMPTY:
                continue
            around, growth = look_around(state, seat, place, kinds)
            tokens = max(tokens, around)
            if growth > most or (growth == most and around > tokens_then):
                most = growth
                tokens_then = around
    out[EXPLORE_AT] = tokens / 3
    out[EXPLORE_AT + 1] = most / 3
    out[EXPLORE_AT + 2] = tokens_then / 3
    out[EXPLORE_AT + 4] = 1.0 if state.handlers[seat][0] != state.handlers[seat][1] else 0.0


@kernel
def look_around(state: State, seat: Seat, place: int, kinds: int) -> tuple[int, int]:
    """Tiles around an empty place, and what a tile of a hand laid there would put one ahead."""
    touching, wet = edges_around(state, place)
    able = 0
    for kind in range(len(KINDS)):
        if (kinds >> kind) & 1 and fits_turned(kind, touching, wet):
            able |= 1 << landscape_of(kind)
    tokens = 0
    growth = numbers(len(LANDSCAPES))
    seen = 0
    for step in STEPS:
        tile = tile_at(state, place + step)
        if tile == EMPTY:
            continue
        tokens += 1
        territory = state.territory[tile]
        landscape = landscape_of(state.tile_kind[tile])
        if territory and (able >> landscape) & 1 and territory != seen:
            seen = territory
            mine = state.territory_lairs[territory][seat]
            rivals = most_of_others(state, seat, territory)
            growth[landscape] += int(mine > 0 and mine >= rivals) - int(rivals > mine)
    most = 0
    for landscape in range(len(LANDSCAPES)):
        if (able >> landscape) & 1:
            most = max(most, growth[landscape])
    return (tokens if able else 0), most


# -- the table -----------------------------------------------------------------------------------


@kernel
def describe_table(state: State, seat: Seat, points: list[int], out: list[float]) -> None:
    """How many play, how long it may last, whose turn it is."""
    at = TABLE_AT
    out[at + state.players - 2] = 1.0
    at += MOST_PLAYERS - 1
    out[at] = state.stack_size / TILES
    out[at + 1] = state.stack_size / state.players / 15
    out[at + 2] = 1.0 if state.ending != GOING_ON else 0.0
    fewest = LAIRS
    best = 0
    for other in range(state.players):
        if other != seat:
            fewest = min(fewest, state.lairs_left[other])
            best = max(best, points[other])
    out[at + 3] = fewest / LAIRS
    out[at + 4] = state.quiet / QUIET_ROUNDS
    out[at + 5] = (points[seat] - best) / 15
    out[at + 6] = 1.0 if state.phase == OVER else 0.0
    for resource in range(len(RESOURCES)):
        out[at + 7 + resource] = state.supply[resource] / TOKENS
    at += 7 + len(RESOURCES)
    if state.phase != OVER:
        out[at] = 1.0 if state.seat == seat else 0.0
        for i in range(len(PHASES)):
            if state.phase == PHASES[i]:
                out[at + 1 + i] = 1.0
