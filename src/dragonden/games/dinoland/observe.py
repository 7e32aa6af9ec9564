"""What a seat knows of a game of Dinoland, as numbers for a network."""

from __future__ import annotations

from dragonden.engine.kernel import flags, inline, kernel
from dragonden.engine.observation import Observation, mark_cell, seat_after, seats, steps_to
from dragonden.engine.square import SIDES

from .areas import LAYER, area_index, in_layer, is_beside, own_area
from .box import DOMINO_LETTERS, DOMINOES, EXTRA_TERRAINS
from .cells import cell_of
from .dinosaurs import creature_named, nameless_slot
from .impact import hits, is_lost, takes_squares
from .map import arrow_of, creature_of, dominoes_of, half_of, slot_at, target, terrain_of
from .moves import (
    ACT,
    DECISIONS,
    HATCH_PLACE,
    PAWN_TO,
    STEP,
    WILD,
    Claim,
    Crosshair,
    Dino,
    Hatch,
    LookHand,
    Overlap,
    Pawn,
    Place,
    Play,
    Put,
    ReturnTile,
    Step,
    Swap,
    Wild,
)
from .pieces import (
    CARDS,
    CREATURES,
    CROSSHAIR_STEPS,
    EGG,
    KINDS,
    LOOK,
    MOST_DOMINOES,
    MOST_HAND,
    MOST_PLAYERS,
    MOST_SQUARES,
    MOST_TILES,
    NONE,
    NOTHING,
    PAWNS,
    STEPS,
    TERRAINS,
    TILES,
    TRICERATOPS,
    WILD_TERRAIN,
    Cell,
    Creature,
    Domino,
    Half,
    Seat,
    Side,
    Slot,
    Terrain,
    Tile,
)
from .state import COOPERATIVE, State
from .window import OUTSIDE, SIZE, window_cell, window_corner

PRINTED = (*TERRAINS, *CREATURES[EGG:], *SIDES)  # what is on a square; a Triceratops has a side
CREATURE = len(TERRAINS)
ARROW = CREATURE + len(CREATURES) - EGG
SQUARE = len(PRINTED)
EAST = 1  # where the second half of a domino in hand is thought to be

DINOSAURS = sum(creature > EGG for halves in DOMINOES for _, creature, _ in halves)
TWICE = EXTRA_TERRAINS["wildcard"] * (KINDS - 1)  # a wildcard square counts in five areas
MOST_POINTS = (MOST_SQUARES + TWICE) * (DINOSAURS + TWICE)

OBSERVATION = Observation(rows=SIZE, columns=SIZE)
SEATS = seats(MOST_PLAYERS)

MAP = OBSERVATION.planes("map", PRINTED, meaning="what is on the square")
PAWN = OBSERVATION.planes("pawns", SEATS, meaning="whose pawn stands on the square")
IN_AREA = OBSERVATION.planes("area", meaning="squares of the area it belongs to", most=MOST_SQUARES)
WITH = OBSERVATION.planes("dinosaurs", meaning="dinosaurs in that area", most=DINOSAURS)
HIT = OBSERVATION.planes("hit", meaning="squares that the asteroid would hit now")
TARGET = OBSERVATION.planes("target", meaning="where the crosshairs meet")
HATCHER = OBSERVATION.planes("hatcher", SEATS, meaning="who has to hatch the egg on the square")
CHOSEN = OBSERVATION.planes(
    "chosen", meaning="the pawn to move, the dinosaur to name or the one that may act"
)

HANDS = OBSERVATION.scalars(
    "hands", SEATS, DOMINO_LETTERS, meaning="the own hand, and what one knows of others'"
)
SIZES = OBSERVATION.scalars("hand sizes", SEATS, meaning="dominoes in each hand", most=MOST_HAND)
UNSEEN = OBSERVATION.scalars(
    "unseen", DOMINO_LETTERS, meaning="dominoes that lie in the deck or in a hand one has not seen"
)
DECK = OBSERVATION.scalars("deck", meaning="dominoes in the deck", most=MOST_DOMINOES)
PICKED = OBSERVATION.scalars("picked", 2, PRINTED, meaning="halves of the domino to be laid")
HATCHING_HALF = OBSERVATION.scalars("hatching half", 2, meaning="the half of it that hatches")
UNUSED = OBSERVATION.scalars("pawns left", SEATS, meaning="pawns not on the map", most=PAWNS)
POINTS = OBSERVATION.scalars(
    "points", SEATS, meaning="points, if the asteroid struck now", most=MOST_POINTS
)
ASTEROIDS = OBSERVATION.scalars("tiles", meaning="tiles in the asteroid deck", most=MOST_TILES)
CONTENTS = OBSERVATION.scalars(
    "contents", TILES, meaning="tiles of each kind in the asteroid deck", most=MOST_TILES
)
FACE_UP = OBSERVATION.scalars("shown", TILES, meaning="tiles that lie face up", most=MOST_TILES)
KNOWN = OBSERVATION.scalars(
    "known", MOST_TILES, TILES, meaning="tiles one has seen in the deck, from the top"
)
LOOKED = OBSERVATION.scalars(
    "looked", SEATS, meaning="how many places of the deck each has seen", most=MOST_TILES
)
TILE_NOW = OBSERVATION.scalars("tile", TILES, meaning="the tile that is carried out")
CARD = OBSERVATION.scalars("card", CARDS, meaning="the impact card")
ON_TURN = OBSERVATION.scalars("turn", SEATS, meaning="whose turn it is")
TO_ACT = OBSERVATION.scalars(
    "to act",
    CREATURES[EGG:],
    meaning="dinosaurs of the turn's domino that are still to act",
    most=2,
)
AXIS = OBSERVATION.scalars("axis", ("row", "column"), meaning="the crosshair that is being moved")
STEPS_LEFT = OBSERVATION.scalars("steps", meaning="steps it still goes", most=CROSSHAIR_STEPS)
PUTS = OBSERVATION.scalars("puts", meaning="tiles to be put back on the deck", most=LOOK)


@kernel
def observe(
    state: State, seat: Seat, planes: list[list[int]], cells: list[int], scalars: list[int]
) -> None:
    """Q57, F39: all but the deck, and of hands and asteroid tiles those one has not seen."""
    observe_map(state, seat, planes, cells, scalars)
    observe_hands(state, seat, scalars)
    observe_asteroids(state, seat, scalars)
    for i in range(state.players):
        player = seat_after(state, seat, i)
        scalars[SIZES + i] = state.hand_size[player]
        scalars[UNUSED + i] = state.pawns_left[player]
    scalars[DECK] = state.stock_size
    scalars[ON_TURN + steps_to(state, seat, state.turn)] = 1
    if state.impact_cards:
        scalars[CARD + state.card] = 1
    if state.picked != NONE:
        write_domino(state, state.picked, EAST, scalars, PICKED)
    if state.phase == HATCH_PLACE:
        scalars[HATCHING_HALF + state.hatch_half] = 1
    if state.phase == STEP:
        scalars[AXIS + state.axis] = 1
        scalars[STEPS_LEFT] = state.steps_left
    scalars[PUTS] = state.puts
    for half in range(2):
        if state.dino[half] != NOTHING:
            scalars[TO_ACT + state.dino[half] - EGG] += 1


# -- the map -------------------------------------------------------------------------------------


@inline
def write_square(
    terrain: Terrain, creature: Creature, arrow: Side, out: list[int], at: int
) -> None:
    """What is on a square, one number for each name in PRINTED.

    Without branches: nobody can tell what comes. NOTHING is told where the last terrain is, first.
    """
    out[at + CREATURE + creature - EGG] = 1 if creature != NOTHING else 0
    out[at + ARROW + arrow] = 1 if creature == TRICERATOPS else 0
    out[at + terrain - 1] = 1


@kernel
def write_domino(state: State, domino: Domino, side: Side, out: list[int], at: int) -> None:
    """Both halves of a domino whose second half is on this side."""
    for half in range(2):
        printed = half_of(state, domino, half)
        arrow = arrow_of(printed, side)
        write_square(terrain_of(printed), creature_of(printed), arrow, out, at + half * SQUARE)


# What is counted for each area, one section after the other.
AREAS = KINDS * LAYER
STRUCK = 2 * AREAS
OWNERS = 3 * AREAS


@kernel
def observe_map(
    state: State, seat: Seat, planes: list[list[int]], cells: list[int], scalars: list[int]
) -> None:
    """Every square with its area, and what each seat would score."""
    hit = hits(state)
    counts = flags(4 * AREAS)
    count_areas(state, hit, counts)
    row, column = window_corner(state)
    for slot in range(state.squares):
        cell = window_cell(state.cell[slot], row, column)
        if cell != OUTSIDE:
            mark_cell(cells, cell)
            observe_square(state, seat, slot, planes[cell])
            planes[cell][HIT] = hit[slot]
        if state.terrain[slot] == WILD_TERRAIN:
            continue
        area = own_area(state, slot)
        if cell != OUTSIDE:
            planes[cell][IN_AREA] = counts[area]
            planes[cell][WITH] = counts[AREAS + area]
        if state.pawn[slot]:
            observe_owner(state, seat, slot, area, counts, scalars)
    observe_places(state, row, column, planes, cells)


@kernel
def count_areas(state: State, hit: list[int], counts: list[int]) -> None:
    """For each area: squares and dinosaurs that would count, squares hit, and owners as bits."""
    squares_only = takes_squares(state)
    for slot in range(state.squares):
        left = 0 if squares_only and hit[slot] else 1  # F13, Q41: the rest of its area counts
        if state.terrain[slot] != WILD_TERRAIN:
            count_square(state, slot, own_area(state, slot), hit[slot], left, counts)
        else:
            for kind in range(KINDS):
                area = area_index(state, kind, slot)
                count_square(state, slot, area, hit[slot], left, counts)


@inline
def count_square(
    state: State, slot: Slot, area: int, hit: int, left: int, counts: list[int]
) -> None:
    counts[area] += left
    counts[STRUCK + area] += hit
    counts[AREAS + area] += left if state.creature[slot] > EGG else 0
    counts[OWNERS + area] |= (1 << state.pawn[slot]) >> 1


@kernel
def observe_owner(
    state: State, seat: Seat, slot: Slot, area: int, counts: list[int], scalars: list[int]
) -> None:
    """R9: each owner scores an area once; R12: together it counts once."""
    owner = state.pawn[slot] - 1
    if not (counts[OWNERS + area] >> owner) & 1:
        return
    if is_lost(state, state.terrain[slot] - 1, counts[STRUCK + area]):
        return
    points = counts[area] * counts[AREAS + area]
    if state.mode == COOPERATIVE:
        counts[OWNERS + area] = 0
        for i in range(state.players):
            scalars[POINTS + i] += points
    else:
        counts[OWNERS + area] -= 1 << owner
        scalars[POINTS + steps_to(state, seat, owner)] += points


@inline
def observe_square(state: State, seat: Seat, slot: Slot, out: list[int]) -> None:
    """Where there is no pawn, and nobody has to hatch, a 0 is written over a 0."""
    write_square(state.terrain[slot], state.creature[slot], state.arrow[slot], out, MAP)
    pawn, hatcher = state.pawn[slot], state.hatcher[slot]
    out[PAWN + steps_to(state, seat, pawn - 1)] = 1 if pawn else 0
    out[HATCHER + steps_to(state, seat, hatcher - 1)] = 1 if hatcher else 0


@kernel
def observe_places(
    state: State, row: int, column: int, planes: list[list[int]], cells: list[int]
) -> None:
    """Where the asteroid aims, and the square that a decision is about."""
    aim = window_cell(target(state), row, column)
    if aim != OUTSIDE:
        mark_cell(cells, aim)
        planes[aim][TARGET] = 1
    slot = NONE
    if state.phase == PAWN_TO:
        slot = state.pawn_slot
    elif state.phase == WILD:
        slot = nameless_slot(state)
    elif state.phase == ACT:
        slot = state.hatched
    if slot != NONE:
        cell = window_cell(state.cell[slot], row, column)
        if cell != OUTSIDE:
            planes[cell][CHOSEN] = 1


# -- hands and asteroids -------------------------------------------------------------------------


@kernel
def observe_hands(state: State, seat: Seat, scalars: list[int]) -> None:
    """R18, Q49: one knows dominoes in other hands that one has looked at, or given away."""
    for domino in range(dominoes_of(state)):
        scalars[UNSEEN + domino] = 1 - state.gone[domino]
    if state.picked != NONE:
        scalars[UNSEEN + state.picked] = 0
    for i in range(state.players):
        player = seat_after(state, seat, i)
        for j in range(state.hand_size[player]):
            if i == 0 or (state.hand_known[player][j] >> seat) & 1:
                domino = state.hand[player][j]
                scalars[HANDS + i * MOST_DOMINOES + domino] = 1
                scalars[UNSEEN + domino] = 0


@kernel
def observe_asteroids(state: State, seat: Seat, scalars: list[int]) -> None:
    """R7, F37: what is in the deck is public, where it lies only to those who have looked."""
    scalars[ASTEROIDS] = state.tiles
    for tile in range(len(TILES)):
        scalars[CONTENTS + tile] = state.tiles_left[tile]
        scalars[FACE_UP + tile] = state.shown[tile]
    for place in range(state.tiles):
        seen = state.tile_known[place]
        if not seen:
            continue
        for i in range(state.players):
            scalars[LOOKED + i] += (seen >> seat_after(state, seat, i)) & 1
        if (seen >> seat) & 1:
            depth = state.tiles - 1 - place
            scalars[KNOWN + depth * len(TILES) + state.tile[place]] = 1
    if state.tile_now != NONE:
        scalars[TILE_NOW + state.tile_now] = 1


# -- offers --------------------------------------------------------------------------------------

HALVES = OBSERVATION.offers("halves", 2, PRINTED, meaning="the domino, or the dinosaur named")
HALF = OBSERVATION.offers("half", 2, meaning="the half that hatches or acts")
CELLS = OBSERVATION.offers(
    "cells",
    ("first", "second"),
    ("row", "column"),
    meaning="where the halves, or a pawn, would be in the window, from 1",
    most=SIZE,
)
SIDE = OBSERVATION.offers("side", SIDES, meaning="where the second half lies, or the step goes")
MEETS = OBSERVATION.offers(
    "meets",
    ("own", "unclaimed", "others"),
    meaning="squares beside it of the same terrain, by the pawns in their areas",
    most=6 * KINDS,
)
CLAIMED = OBSERVATION.offers("area", meaning="squares of the pawn's area", most=MOST_SQUARES)
CLAIMED_WITH = OBSERVATION.offers("dinosaurs", meaning="dinosaurs in that area", most=DINOSAURS)
OTHER = OBSERVATION.offers("seat", SEATS, meaning="whose hand, or pawn, it is about")
WHICH = OBSERVATION.offers("axis", ("row", "column"), meaning="the crosshair to move")
TILE = OBSERVATION.offers("tile", TILES, meaning="the tile that is put back")


@kernel
def describe_domino(state: State, domino: Domino, out: list[int]) -> None:
    write_domino(state, domino, EAST, out, HALVES)


@kernel
def describe_hatch(state: State, domino: Domino, half: Half, out: list[int]) -> None:
    describe_domino(state, domino, out)
    out[HALF + half] = 1


@kernel
def describe_place(state: State, number: int, side: Side, out: list[int]) -> None:
    """R3, R9: where both halves lie, and which areas they join."""
    first = cell_of(number)
    second = first + STEPS[side]
    write_domino(state, state.picked, side, out, HALVES)
    out[SIDE + side] = 1
    describe_cell(state, first, out, CELLS)
    describe_cell(state, second, out, CELLS + 2)
    describe_meetings(state, first, terrain_of(half_of(state, state.picked, 0)), out)
    describe_meetings(state, second, terrain_of(half_of(state, state.picked, 1)), out)


@kernel
def describe_cell(state: State, cell: Cell, out: list[int], at: int) -> None:
    row, column = window_corner(state)
    place = window_cell(cell, row, column)
    if place != OUTSIDE:
        out[at] = 1 + place // SIZE
        out[at + 1] = 1 + place % SIZE


@kernel
def describe_meetings(state: State, cell: Cell, terrain: Terrain, out: list[int]) -> None:
    """R9, R17: squares of the map beside a half, in each terrain that both are."""
    for slot in range(state.squares):
        if is_beside(state.cell[slot], cell):
            for kind in range(KINDS):
                if in_layer(terrain, kind) and state.area[kind][slot]:
                    out[MEETS + whose_area(state, kind, state.area[kind][slot])] += 1


@kernel
def whose_area(state: State, kind: int, area: int) -> int:
    """0 if the actor has a pawn in an area, 1 if nobody has, 2 if only others have."""
    whose = 1
    for slot in range(state.squares):
        if state.pawn[slot] and state.area[kind][slot] == area:
            if state.pawn[slot] == state.decider + 1:
                return 0
            whose = 2
    return whose


@kernel
def describe_square(state: State, number: int, out: list[int]) -> None:
    """R4: the square of a pawn, there or to come, with its area."""
    slot = slot_at(state, cell_of(number))
    describe_cell(state, state.cell[slot], out, CELLS)
    if state.pawn[slot]:
        out[OTHER + steps_to(state, state.decider, state.pawn[slot] - 1)] = 1
    kind = state.terrain[slot] - 1
    for other in range(state.squares):
        if state.area[kind][other] == state.area[kind][slot]:
            out[CLAIMED] += 1
            if state.creature[other] > EGG:
                out[CLAIMED_WITH] += 1


@kernel
def describe_name(state: State, name: int, out: list[int]) -> None:
    """R19: the dinosaur, on the half that has none yet."""
    slot = nameless_slot(state)
    arrow = name if name < len(SIDES) else 0
    at = HALVES + (0 if slot == state.laid[0] else SQUARE)
    write_square(state.terrain[slot], creature_named(name), arrow, out, at)


@kernel
def describe_half(state: State, half: Half, out: list[int]) -> None:
    """R8: the dinosaur that would act first, as it lies on the map."""
    out[HALF + half] = 1
    out[HALVES + half * SQUARE + CREATURE + state.dino[half] - EGG] = 1
    if state.dino[half] == TRICERATOPS:
        out[HALVES + half * SQUARE + ARROW + state.dino_arrow[half]] = 1


@kernel
def describe_seat(state: State, other: Seat, out: list[int]) -> None:
    out[OTHER + steps_to(state, state.decider, other)] = 1


@kernel
def describe_crosshair(state: State, axis: int, out: list[int]) -> None:
    out[WHICH + axis] = 1


@kernel
def describe_step(state: State, side: Side, out: list[int]) -> None:
    out[SIDE + side] = 1


@kernel
def describe_tile(state: State, tile: Tile, out: list[int]) -> None:
    out[TILE + tile] = 1


describe_offer = DECISIONS.dispatch_by_kind(
    {
        Play: describe_domino,
        Overlap: describe_domino,
        Hatch: describe_hatch,
        Place: describe_place,
        Claim: describe_square,
        Pawn: describe_square,
        Wild: describe_name,
        Dino: describe_half,
        LookHand: describe_seat,
        Swap: describe_seat,
        Crosshair: describe_crosshair,
        Step: describe_step,
        ReturnTile: describe_tile,
        Put: describe_tile,
    },
    otherwise=None,
)
