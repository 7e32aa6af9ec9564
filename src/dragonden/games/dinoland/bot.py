"""What the greedy player of Dinoland likes: large areas of its own, far from the asteroid."""

from __future__ import annotations

from dragonden.engine.kernel import kernel
from dragonden.engine.plan import Course, Look, Plan
from dragonden.engine.worth import HUNDREDTHS, POINTS, weigh, weigh_together

from . import moves
from .areas import claims, in_layer, is_beside, is_claimable
from .cells import cell_of
from .dinosaurs import creature_named
from .impact import tally
from .map import creature_of, half_of, move_crosshair, slot_at, terrain_of
from .moves import DECISIONS
from .pieces import EGG, KINDS, STEPS, VELOCIRAPTOR, Cell, Domino, Side, Slot
from .state import COOPERATIVE, State

# Of 40 games against one that only looks, 64 % at 30 ms; judged after five decisions 64, after
# twelve 40 % for as long or longer.
PLAN = Plan(budget=1_800, horizon=0, network=1)
FORMER = Plan(budget=200)
# In the same 40 games against greedy, 95 %: 86–100 % looking to the end of the turn, 77–97 % with
# one more decision of it (of 8 or of 60 actions). The best of four, so a little too good.
LOOK = Look(guesses=1, width=400, ahead=4, breadth=24)
# Eighteen minutes of processor time. The second round won 60 % of 480 games against the first.
COURSE = Course(games=4_800, greedy=72_000, rounds=2, kept=20, epochs=5)
SPREAD = 80  # points: a lead nobody catches up
GOAL = 200  # points that a cooperating table hardly surpasses
POINT = 10
PATIENCE = 8  # what an area should be worth to be claimed while the asteroid is far
DINOSAUR = 3 * POINT  # what a dinosaur is worth before its place is known
LIKELY = 20  # how strongly a player who wants a long game avoids a Velociraptor


@kernel
def lead(state: State) -> int:
    """By how much the seat to act would be ahead if the asteroid struck now."""
    points = tally(state)
    best = 0
    for seat in range(state.players):
        if seat != state.decider and state.mode != COOPERATIVE:
            best = max(best, points[seat])
    return points[state.decider] * POINT - best * POINT // 2


@kernel
def evaluate(state: State, out: list[list[int]]) -> None:
    """What would be scored if the asteroid struck now."""
    points = tally(state)
    for seat in range(state.players):
        out[seat][POINTS] = HUNDREDTHS * points[seat]
    if state.mode == COOPERATIVE:
        weigh_together(out, state.players, GOAL)
    else:
        weigh(out, state.players, SPREAD)


# -- laying --------------------------------------------------------------------------------------


@kernel
def appraise_domino(state: State, domino: Domino) -> int:
    """How many dinosaurs are on it."""
    one, two = creature_of(half_of(state, domino, 0)), creature_of(half_of(state, domino, 1))
    return DINOSAUR * (int(one > EGG) + int(two > EGG))


@kernel
def appraise_place(state: State, number: int, side: Side) -> int:
    cell = cell_of(number)
    first = half_of(state, state.picked, 0)
    second = half_of(state, state.picked, 1)
    return worth_of_half(state, cell, first) + worth_of_half(state, cell + STEPS[side], second)


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
    one = two = three = four = 0  # no more than four squares are around a cell
    for slot in range(state.squares):
        if state.area[kind][slot] and is_beside(state.cell[slot], cell):
            four, three, two, one = three, two, one, state.area[kind][slot]
    if one == 0:
        return 0
    size = 0
    dinosaurs = 0
    mine = 0
    others = 0
    for slot in range(state.squares):
        area = state.area[kind][slot]
        if area and area in (one, two, three, four):
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
def appraise_claim(state: State, number: int) -> int:
    """The lead with a pawn there; one that is moved leaves where it stood."""
    slot = slot_at(state, cell_of(number))
    if state.phase == moves.PAWN_TO:
        return worth_of_move(state, state.pawn_slot, slot)
    return worth_of_pawn(state, slot, state.decider + 1)


@kernel
def appraise_no_claim(state: State) -> int:
    """A claim that gains less than patience demands is not worth a pawn."""
    return lead(state) + min(PATIENCE, state.tiles) * POINT


@kernel
def appraise_pawn(state: State, number: int) -> int:
    """The lead without this pawn, or with it where it can be moved best."""
    slot = slot_at(state, cell_of(number))
    worth = worth_of_pawn(state, slot, 0)
    if state.phase == moves.MOVE_PAWN:
        owners = claims(state)
        for to in range(state.squares):
            if is_claimable(state, owners, to):
                worth = max(worth, worth_of_move(state, slot, to))
    return worth


@kernel
def worth_of_pawn(state: State, slot: Slot, pawn: int) -> int:
    """The lead with this pawn, or none, on a square."""
    before = state.pawn[slot]
    state.pawn[slot] = pawn
    worth = lead(state)
    state.pawn[slot] = before
    return worth


@kernel
def worth_of_move(state: State, start: Slot, end: Slot) -> int:
    """The lead with the pawn moved from one square to another."""
    state.pawn[start] = 0
    worth = worth_of_pawn(state, end, state.decider + 1)
    state.pawn[start] = state.decider + 1
    return worth


@kernel
def appraise_step(state: State, side: Side) -> int:
    row = state.row
    column = state.column
    move_crosshair(state, side)
    worth = lead(state)
    state.row = row
    state.column = column
    return worth


# How much the seat to act likes an action, from what it may know.
appraise = DECISIONS.dispatch_by_kind(
    {
        moves.Play: appraise_domino,
        moves.Overlap: appraise_domino,
        moves.Hatch: kernel(lambda state, domino, half: appraise_domino(state, domino)),
        moves.Place: appraise_place,
        moves.Claim: appraise_claim,
        moves.NoClaim: appraise_no_claim,
        moves.Pawn: appraise_pawn,
        moves.Step: appraise_step,
        moves.Act: kernel(lambda state: POINT),
    }
)

# -- to make it last -----------------------------------------------------------------------------


@kernel
def patience_play(state: State, domino: Domino) -> int:
    """Unless it brings the asteroid nearer."""
    first = creature_of(half_of(state, domino, 0))
    second = creature_of(half_of(state, domino, 1))
    return 1 if first == VELOCIRAPTOR or second == VELOCIRAPTOR else LIKELY


@kernel
def patience_wild(state: State, name: int) -> int:
    return 1 if creature_named(name) == VELOCIRAPTOR else LIKELY


# A player who wants the game to last reveals no tiles and keeps the pawns.
patience = DECISIONS.dispatch_by_kind(
    {
        moves.Play: patience_play,
        moves.Wild: patience_wild,
        moves.NoClaim: kernel(lambda state: LIKELY),
        moves.Skip: kernel(lambda state: LIKELY),
    },
    otherwise=1,
)
