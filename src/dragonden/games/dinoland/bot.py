"""What the greedy player of Dinoland likes: large areas of its own, far from the asteroid."""

from __future__ import annotations

from dragonden.engine.kernel import flags, kernel
from dragonden.engine.plan import Plan
from dragonden.engine.worth import HUNDREDTHS, POINTS, weigh, weigh_together

from . import state as states
from .areas import LAYER, beside, in_layer
from .dinosaurs import creature_named
from .impact import tally
from .map import creature_of, half_of, move_crosshair, slot_at, terrain_of
from .pieces import (
    ACT,
    CLAIM_FIRST,
    COVER_FIRST,
    DIAMOND,
    EGG,
    KINDS,
    MOST_PLAYERS,
    MOVE_PAWN_FIRST,
    NO_CLAIM,
    OVERLAP_FIRST,
    PLACE_FIRST,
    PLAY_FIRST,
    RETURN_PAWN_FIRST,
    SKIP,
    STEP_FIRST,
    STEPS,
    VELOCIRAPTOR,
    WILD_FIRST,
    Cell,
    Domino,
    Slot,
)
from .specials import diamond_cell
from .state import COOPERATIVE, State

PLAN = Plan(budget=200)
SPREAD = 80  # points: a lead nobody catches up
GOAL = 200  # points that a cooperating table hardly surpasses
POINT = 10
PATIENCE = 8  # what an area should be worth to be claimed while the asteroid is far
DINOSAUR = 3 * POINT  # what a dinosaur is worth before its place is known
LIKELY = 20  # how much rather a player who wants the game to last avoids a Velociraptor


@kernel
def appraise(state: State, action: int) -> int:
    """How much the seat to act likes an action, from what it may know."""
    phase = state.phase
    if phase == states.PLAY:
        return dinosaurs_on(action - PLAY_FIRST) * DINOSAUR
    if phase == states.OVERLAY:
        return dinosaurs_on(action - OVERLAP_FIRST) * DINOSAUR
    if phase == states.PLACE:
        return worth_of_lay(state, action - PLACE_FIRST)
    if phase == states.COVER:
        return worth_of_lay(state, action - COVER_FIRST)
    if phase == states.CLAIM or phase == states.CLAIM_MORE:
        return worth_of_claim(state, action)
    if phase == states.PAWN:
        return worth_of_pawn_move(state, action - MOVE_PAWN_FIRST)
    if phase == states.RETURN_PAWN:
        return worth_of_pawn(state, slot_at(state, action - RETURN_PAWN_FIRST), 0)
    if phase == states.STEP:
        return worth_of_step(state, action - STEP_FIRST)
    return POINT if action == ACT else 0


@kernel
def lead(state: State) -> int:
    """By how much the seat to act would be ahead if the asteroid struck now."""
    points = [0] * MOST_PLAYERS
    tally(state, points)
    best = 0
    for seat in range(state.players):
        if seat != state.decider and state.mode != COOPERATIVE:
            best = max(best, points[seat])
    return points[state.decider] * POINT - best * POINT // 2


@kernel
def evaluate(state: State, out: list[list[int]]) -> None:
    """What would be scored if the asteroid struck now."""
    points = [0] * MOST_PLAYERS
    tally(state, points)
    for seat in range(state.players):
        out[seat][POINTS] = HUNDREDTHS * points[seat]
    if state.mode == COOPERATIVE:
        weigh_together(out, state.players, GOAL)
    else:
        weigh(out, state.players, SPREAD)


# -- laying --------------------------------------------------------------------------------------


@kernel
def dinosaurs_on(domino: Domino) -> int:
    one = creature_of(half_of(domino, 0)) > EGG
    two = creature_of(half_of(domino, 1)) > EGG
    return int(one) + int(two)


@kernel
def worth_of_lay(state: State, place: int) -> int:
    cell = place // 4
    first = half_of(state.picked, 0)
    second = half_of(state.picked, 1)
    return worth_of_half(state, cell, first) + worth_of_half(state, cell + STEPS[place % 4], second)


@kernel
def worth_of_half(state: State, cell: Cell, printed: int) -> int:
    """What a half on this cell adds to the areas it joins, over all terrains it is."""
    worth = 0
    for kind in range(KINDS):
        if in_layer(terrain_of(printed), kind):
            worth += worth_of_joining(state, cell, kind, creature_of(printed) > EGG)
    return worth


@kernel
def worth_of_joining(state: State, cell: Cell, kind: int, dinosaur: bool) -> int:
    """The growth of the areas of one terrain around a cell, good or bad by their owners."""
    joined = flags(LAYER)
    near = False
    for slot in range(state.squares):
        if state.area[kind][slot] and beside(state.cell[slot], cell):
            joined[state.area[kind][slot]] = 1
            near = True
    if not near:
        return 0
    size = 0
    dinosaurs = 0
    mine = 0
    others = 0
    for slot in range(state.squares):
        if joined[state.area[kind][slot]]:
            size += 1
            dinosaurs += state.creature[slot] > EGG
            mine += state.pawn[slot] == state.decider + 1
            others += state.pawn[slot] > 0 and state.pawn[slot] != state.decider + 1
    growth = dinosaurs + (size + 1 if dinosaur else 0)
    return growth * liking(state, mine, others)


@kernel
def liking(state: State, mine: int, others: int) -> int:
    """What a point in an area is worth, by the pawns in it."""
    if mine:
        return POINT
    if others:
        return POINT if state.mode == COOPERATIVE else -POINT // 2
    return POINT // 2 if state.pawns_left[state.decider] else 0


# -- pawns and crosshairs ------------------------------------------------------------------------


@kernel
def worth_of_claim(state: State, action: int) -> int:
    """The gain in points; less than patience demands is not worth a pawn."""
    if action == NO_CLAIM:
        return lead(state) + min(PATIENCE, state.tiles) * POINT
    return worth_of_pawn(state, slot_at(state, action - CLAIM_FIRST), state.decider + 1)


@kernel
def worth_of_pawn(state: State, slot: Slot, pawn: int) -> int:
    """The lead with this pawn, or none, on a square."""
    before = state.pawn[slot]
    state.pawn[slot] = pawn
    worth = lead(state)
    state.pawn[slot] = before
    return worth


@kernel
def worth_of_pawn_move(state: State, move: int) -> int:
    start = slot_at(state, diamond_cell(move // DIAMOND))
    end = slot_at(state, diamond_cell(move % DIAMOND))
    state.pawn[start] = 0
    worth = worth_of_pawn(state, end, state.decider + 1)
    state.pawn[start] = state.decider + 1
    return worth


@kernel
def worth_of_step(state: State, side: int) -> int:
    row = state.row
    column = state.column
    move_crosshair(state, side)
    worth = lead(state)
    state.row = row
    state.column = column
    return worth


# -- to make it last -----------------------------------------------------------------------------


@kernel
def hastens(domino: Domino) -> bool:
    """Whether a domino brings the asteroid nearer."""
    return (
        creature_of(half_of(domino, 0)) == VELOCIRAPTOR
        or creature_of(half_of(domino, 1)) == VELOCIRAPTOR
    )


@kernel
def linger(state: State, action: int) -> int:
    """A player who wants the game to last reveals no tiles and keeps the pawns."""
    phase = state.phase
    if phase == states.PLAY:
        return 1 if hastens(action - PLAY_FIRST) else LIKELY
    if phase == states.WILD:
        return 1 if creature_named(action - WILD_FIRST) == VELOCIRAPTOR else LIKELY
    if phase == states.CLAIM or phase == states.CLAIM_MORE:
        return LIKELY if action == NO_CLAIM else 1
    if phase == states.ACTING:
        return LIKELY if action == SKIP else 1
    return 1
