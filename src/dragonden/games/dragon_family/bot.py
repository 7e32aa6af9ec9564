"""What the greedy player of Dragon Family likes: lairs in large territories, and the way there."""

from __future__ import annotations

from dragonden.engine.hexes import EMPTY, PLACES, STEPS
from dragonden.engine.kernel import kernel
from dragonden.engine.plan import Plan
from dragonden.engine.worth import HUNDREDTHS, POINTS, weigh

from .action import tithe
from .land import has_piece, landscape_of, most_lairs, tile_at
from .nest import colour_of, food_of, golds_of
from .pieces import (
    DECLINE,
    DISCARD_FIRST,
    DRAGON_NAMES,
    EXPLORE_FIRST,
    FEED_FIRST,
    GOLD,
    GROWN,
    HATCH_FIRST,
    HOPS,
    LAIR_POINTS,
    LAIRS,
    LAYS,
    MARKET_EGG,
    MOVE_FIRST,
    PASS,
    PILE_EGG,
    SETTLE_FIRST,
    START,
    STOP,
    TOWN,
    Landscape,
    Seat,
    Tile,
)
from .stack import count_numbered
from .state import ACTION, DISCARD, HATCH, OVER, State

# In hundredths of a point, by rough reckoning: three resources make a dragon, three more a lair.
POINT = 100
PLAN = Plan(budget=300)
SPREAD = 30  # points: a lead nobody catches up
TOKEN = 25
GOLD_TOKEN = 35  # it stands in for any other
RIVAL = 8  # a resource for somebody else
HOME = 60  # a handler where a dragon that will soon be grown may live


# -- the greedy player ---------------------------------------------------------------------------


@kernel
def appraise(state: State, action: int) -> int:
    """How much the seat to act likes an action, from what it may know."""
    if state.phase == ACTION:
        if action >= MOVE_FIRST:
            return worth_of_move(state, tile_at(state, (action - MOVE_FIRST) % PLACES))
        if action >= EXPLORE_FIRST:
            return worth_of_explore(state, action - EXPLORE_FIRST)
        return 0 if action == PASS else worth_of_settle(state, action - SETTLE_FIRST)
    if state.phase == DISCARD:
        return -count_numbered(action - DISCARD_FIRST)
    if state.phase == HATCH:
        return 0 if action == DECLINE else worth_of_hatch(state, action - HATCH_FIRST)
    return 0 if action == STOP else worth_of_feed(action - FEED_FIRST)


@kernel
def worth_of_token(resource: int) -> int:
    return GOLD_TOKEN if resource == GOLD else TOKEN


@kernel
def worth_of_home(state: State, landscape: Landscape) -> int:
    """What standing on free land is worth: the more, the more the dragon for it has eaten."""
    best = 0
    if landscape != TOWN:
        for i in range(state.nest_size[state.seat]):
            dragon = state.nest[state.seat][i]
            if colour_of(dragon) in (landscape, GOLD):
                best = max(best, food_of(dragon) + golds_of(dragon))
    return HOME * best // GROWN


@kernel
def worth_of_move(state: State, tile: Tile) -> int:
    landscape = landscape_of(state.tile_kind[tile])
    worth = worth_of_token(landscape) if state.supply[landscape] > 0 else 0
    return worth if state.tile_lair[tile] else worth + worth_of_home(state, landscape)


@kernel
def worth_of_explore(state: State, code: int) -> int:
    """Tokens for oneself, fewer for others, growing territories, and a place for a lair."""
    seat = state.seat
    kind, place = code % LAYS // 6, code // LAYS // len(HOPS)
    worth = worth_of_home(state, landscape_of(kind))
    start_paid = False
    for step in STEPS:
        tile = tile_at(state, place + step)
        if tile == EMPTY or (tile == START and start_paid):
            continue
        start_paid = start_paid or tile == START
        worth += worth_of_token(landscape_of(state.tile_kind[tile]))
        for other in range(state.players):
            if other != seat and has_piece(state, other, tile):
                worth -= RIVAL
        if landscape_of(kind) == landscape_of(state.tile_kind[tile]):
            worth += worth_of_tile(state, seat, state.territory[tile])
    return worth


@kernel
def worth_of_tile(state: State, seat: Seat, territory: Tile) -> int:
    """What a further tile of a territory is worth: a point if one controls it, else a rival's."""
    rivals = most_of_others(state, seat, territory)
    mine = state.territory_lairs[territory][seat]
    if mine == 0:
        return -POINT // 2 if rivals else 0
    return POINT if mine >= rivals else 0


@kernel
def most_of_others(state: State, seat: Seat, territory: Tile) -> int:
    most = 0
    for other in range(state.players):
        if other != seat:
            most = max(most, state.territory_lairs[territory][other])
    return most


@kernel
def worth_of_settle(state: State, code: int) -> int:
    """The lair's points less the dragon's, and the territory if it becomes one's own by this."""
    seat, tile = state.seat, tile_at(state, code // DRAGON_NAMES)
    territory = state.territory[tile]
    rivals = most_of_others(state, seat, territory)
    mine = state.territory_lairs[territory][seat]
    worth = 2 * POINT - GOLD_TOKEN * tithe(state, seat, tile)
    if mine + 1 >= rivals and (mine == 0 or mine < rivals):
        worth += POINT * state.territory_tiles[territory]
    return worth


@kernel
def worth_of_hatch(state: State, code: int) -> int:
    """A dragon is a point, better if its food is at hand; gold is better kept."""
    golds, kind, colour, source = code % 4, code // 4 % 4, code // 16 % 5, code // 80
    paid = golds * GOLD_TOKEN + (3 - golds) * worth_of_token(kind)
    if source == MARKET_EGG:
        return 2 * POINT + 5 * min(state.resources[state.seat][colour], GROWN) - paid
    return (2 * POINT if source == PILE_EGG else GOLD_TOKEN) - paid


@kernel
def worth_of_feed(code: int) -> int:
    """What is nearly grown first, with its own food rather than gold."""
    dragon, resource = code // 4, code % 4
    eaten = food_of(dragon) + golds_of(dragon)
    return POINT + eaten - worth_of_token(resource)


@kernel
def evaluate(state: State, out: list[list[int]]) -> None:
    """Points, and gold to break ties; before the end also what food and resources may become."""
    for seat in range(state.players):
        lairs = LAIRS - state.lairs_left[seat]
        out[seat][POINTS] = HUNDREDTHS * (state.nest_size[seat] + LAIR_POINTS * lairs)
        out[seat][POINTS] += state.resources[seat][TOWN]
        if state.phase != OVER:
            out[seat][POINTS] += prospects(state, seat)
    for territory in range(START + 1, state.tiles + 1):
        most = most_lairs(state, territory)
        if most == 0:
            continue
        for seat in range(state.players):
            if state.territory_lairs[territory][seat] == most:
                out[seat][POINTS] += HUNDREDTHS * state.territory_tiles[territory]
    weigh(out, state.players, SPREAD)


@kernel
def prospects(state: State, seat: Seat) -> int:
    """What the resources of a seat and the food on its dragons are likely to be worth."""
    worth = 0
    for resource in range(len(state.resources[seat])):
        worth += worth_of_token(resource) * state.resources[seat][resource]
    for i in range(state.nest_size[seat]):
        dragon = state.nest[seat][i]
        worth += TOKEN * (food_of(dragon) + golds_of(dragon))
    return worth


# -- the patient player --------------------------------------------------------------------------

OFTEN = 6  # eggs, food and tiles, so that there is much to do
LAIR = 60  # a settle is one offer among a hundred moves


@kernel
def linger(state: State, action: int) -> int:
    """Raise many dragons, but do not end the game with a fourth lair."""
    if state.phase == ACTION:
        if SETTLE_FIRST <= action < EXPLORE_FIRST and state.lairs_left[state.seat] > 1:
            return LAIR
        return 1
    if state.phase == DISCARD:
        return 1 + count_numbered(action - DISCARD_FIRST)
    return OFTEN if action not in (DECLINE, STOP) else 1
