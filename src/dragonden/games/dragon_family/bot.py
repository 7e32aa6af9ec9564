"""What the greedy player of Dragon Family likes: lairs in large territories, and the way there."""

from __future__ import annotations

from dragonden.engine.decisions import OVER
from dragonden.engine.hexes import EMPTY, STEPS
from dragonden.engine.kernel import kernel
from dragonden.engine.plan import Course, Look, Plan
from dragonden.engine.worth import HUNDREDTHS, POINTS, weigh

from . import moves, pieces
from .action import handler_tile, pays, place_beside, places_around, tithe
from .discards import count_of_number
from .dragon import colour_of, total_food
from .land import edges_around, fits_turned, has_piece, landscape_of, scores, tile_at
from .moves import DECISIONS, actions
from .pieces import Dragon, Kind, Landscape, Place, Resource, Seat, Tile
from .state import State

# In hundredths of a point, by rough reckoning: three resources make a dragon, three more a lair.
POINT = 100
# Amid a turn the network is a bad judge: judged at once a tree won 6 % of 40 games, flat 66 %.
PLAN = Plan(budget=1_200, depth=1, horizon=0, network=1, ahead=3)
# A deeper tree judges a choice by bad places, too: 12.0 points ahead of greedy, a flat one 16.7.
FORMER = Plan(budget=300, depth=1)
LOOK = Look(guesses=2, width=12, ahead=1, breadth=8)  # a wider, longer one won no more
# Nineteen minutes of processor time. With a decay of 0.0001 networks saw things in the noise.
COURSE = Course(games=19_200, greedy=40_000, rounds=4, kept=24, epochs=8, decay=1.0)
SPREAD = 30  # points: a lead nobody catches up
TOKEN = 25
GOLD_TOKEN = 35  # it stands in for any other
RIVAL = 8  # a resource for somebody else
HOME = 60  # a handler where a dragon that will soon be grown may live


# -- the greedy player ---------------------------------------------------------------------------


@kernel
def worth_of_token(resource: int) -> int:
    return GOLD_TOKEN if resource == pieces.GOLD else TOKEN


@kernel
def worth_of_home(state: State, landscape: Landscape) -> int:
    """What standing on free land is worth: the more, the more the dragon for it has eaten."""
    best = 0
    if landscape != pieces.TOWN:
        for i in range(state.nest_size[state.seat]):
            dragon = state.nest[state.seat][i]
            if colour_of(dragon) in (landscape, pieces.GOLD):
                best = max(best, total_food(dragon))
    return HOME * best // pieces.GROWN


@kernel
def appraise_move(state: State, handler: int) -> int:
    """The best tile to go to."""
    here = handler_tile(state, handler)
    best = 0
    for tile in range(pieces.START, state.tiles + 1):
        if tile != here:
            best = max(best, worth_of_going(state, tile))
    return best


@kernel
def appraise_go(state: State, place: Place) -> int:
    return worth_of_going(state, tile_at(state, place))


@kernel
def worth_of_going(state: State, tile: Tile) -> int:
    landscape = landscape_of(state.tile_kind[tile])
    worth = worth_of_token(landscape) if state.supply[landscape] > 0 else 0
    return worth if state.tile_lair[tile] else worth + worth_of_home(state, landscape)


@kernel
def appraise_explore(state: State, kind: Kind, handler: int) -> int:
    """The best place for the tile; there may be none worth more than to pass."""
    tile = handler_tile(state, handler)
    best = -POINT * len(STEPS)
    for i in range(places_around(tile)):
        place = place_beside(state, tile, i)
        if tile_at(state, place) == EMPTY:
            touching, wet = edges_around(state, place)
            if fits_turned(kind, touching, wet):
                best = max(best, worth_of_laying(state, kind, place))
    return best


@kernel
def appraise_lay(state: State, place: Place, rotation: int) -> int:
    return worth_of_laying(state, state.chosen, place)


@kernel
def worth_of_laying(state: State, kind: Kind, place: Place) -> int:
    """Tokens for oneself, fewer for others, growing territories, and a place for a lair."""
    seat = state.seat
    worth = worth_of_home(state, landscape_of(kind))
    for side in range(len(STEPS)):
        if not pays(state, seat, place, side, seat):
            continue
        tile = tile_at(state, place + STEPS[side])
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
def appraise_settle(state: State, handler: int) -> int:
    """The lair's points less the dragon's, and the territory if it becomes one's own by this."""
    seat, tile = state.seat, handler_tile(state, handler)
    territory = state.territory[tile]
    rivals = most_of_others(state, seat, territory)
    mine = state.territory_lairs[territory][seat]
    worth = 2 * POINT - GOLD_TOKEN * tithe(state, seat, tile)
    if mine + 1 >= rivals and (mine == 0 or mine < rivals):
        worth += POINT * state.territory_tiles[territory]
    return worth


@kernel
def appraise_discard(state: State, number: int) -> int:
    return -count_of_number(number)


@kernel
def appraise_hatch(state: State, egg: int, kind: Resource, golds: int) -> int:
    """A dragon is a point, better if its food is at hand; gold is better kept."""
    paid = golds * GOLD_TOKEN + (pieces.EGG - golds) * worth_of_token(kind)
    if egg < pieces.PILE_EGG:
        return 2 * POINT + 5 * min(state.resources[state.seat][egg], pieces.GROWN) - paid
    return (2 * POINT if egg == pieces.PILE_EGG else GOLD_TOKEN) - paid


@kernel
def appraise_feed(state: State, dragon: Dragon, resource: Resource) -> int:
    """What is nearly grown first, with its own food rather than gold."""
    return POINT + total_food(dragon) - worth_of_token(resource)


# How much the seat to act likes an action, from what it may know; to choose something is worth the
# best that may follow.
appraise = DECISIONS.dispatch_by_kind(
    {
        moves.Explore: appraise_explore,
        moves.MoveHandler: appraise_move,
        moves.Settle: appraise_settle,
        moves.Lay: appraise_lay,
        moves.Go: appraise_go,
        moves.Discard: appraise_discard,
        moves.Hatch: appraise_hatch,
        moves.Feed: appraise_feed,
    }
)


# -- what a position is worth --------------------------------------------------------------------


@kernel
def evaluate(state: State, out: list[list[int]]) -> None:
    """Points, and gold to break ties; before the end also what food and resources may become."""
    scores(state, out)  # into columns that `weigh` fills in the end
    for seat in range(state.players):
        out[seat][POINTS] = HUNDREDTHS * out[seat][0] + out[seat][1]
        if state.phase != OVER:
            out[seat][POINTS] += prospects(state, seat)
    weigh(out, state.players, SPREAD)


@kernel
def prospects(state: State, seat: Seat) -> int:
    """What the resources of a seat and the food on its dragons are likely to be worth."""
    worth = 0
    for resource in range(len(state.resources[seat])):
        worth += worth_of_token(resource) * state.resources[seat][resource]
    for i in range(state.nest_size[seat]):
        worth += TOKEN * total_food(state.nest[seat][i])
    return worth


# -- the patient player --------------------------------------------------------------------------

OFTEN = 6  # eggs, food, lairs and walks, so that there is much to do


@kernel
def patience(state: State, action: int) -> int:
    """Raise many dragons and walk about, but do not end the game with a fourth lair."""
    if state.phase == moves.DISCARD:
        return 1 + count_of_number(action - actions.Discard(0))
    if state.phase != moves.ACTION:
        return OFTEN if action not in (actions.Decline(), actions.Stop()) else 1
    for handler in range(pieces.HANDLERS):
        if action == actions.Settle(handler) and state.lairs_left[state.seat] > 1:
            return OFTEN
        if action == actions.MoveHandler(handler):
            return OFTEN
    return 1
