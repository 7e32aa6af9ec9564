"""Areas as a learned player of Dinoland sees them: what each has, and how safe it is."""

from __future__ import annotations

from dragonden.engine.kernel import flags, kernel, numbers

from .areas import area_index, own_area
from .cells import x_of, y_of
from .impact import (
    CARD_DOUBLE,
    CARD_DOUBLE_KIND,
    CARD_DOUBLE_NOAREA,
    CARD_LONGEST,
    CARD_SHORTEST,
    CARD_SINGLE,
    CARD_SINGLE_DINO,
    hits,
    hits_to_lose,
    is_lost_terrain,
    takes_squares,
)
from .pieces import EGG, KINDS, WILD_TERRAIN, Cell, Slot
from .state import BLAST_SINGLE, COOPERATIVE, State

# What is told of each area, in a row of numbers; row 0 tells how many there are.
KIND, SIZE, DINOSAURS, OWNERS, STRUCK, DISTANCE, EGGS, NOW, RIM = range(9)
ROW = 9
FAR = 9  # steps of a crosshair beyond which nothing is in danger
MARGIN = 2  # cells beyond the map of which a merge takes notice
WILD_SQUARE = -1  # on a grid of rows


@kernel
def number_areas(state: State, row_of: list[int]) -> int:
    """Give each area a row: `row_of` finds it by the index of the area. Returns how many."""
    count = 0
    for slot in range(state.squares):
        if state.terrain[slot] != WILD_TERRAIN and row_of[own_area(state, slot)] == 0:
            count += 1
            row_of[own_area(state, slot)] = count
    return count


@kernel
def list_areas(state: State, count: int, row_of: list[int], areas: list[int]) -> None:
    """R9: fill the row of each area."""
    areas[0] = count
    for row in range(1, count + 1):
        areas[row * ROW + DISTANCE] = FAR
    hit = hits(state)
    width = state.right - state.left + 1
    away = numbers(width + state.bottom - state.top + 1)
    measure(state.column, state.left, state.right, reach_of(state), away, 0)
    measure(state.row, state.top, state.bottom, reach_of(state), away, width)
    lines = state.impact_cards == 1 and state.card in (CARD_LONGEST, CARD_SHORTEST)
    for slot in range(state.squares):
        x = away[x_of(state.cell[slot]) - state.left]
        y = away[width + y_of(state.cell[slot]) - state.top]
        steps = min(x, y) if lines else x + y
        if state.terrain[slot] != WILD_TERRAIN:
            at = row_of[own_area(state, slot)] * ROW
            areas[at + KIND] = state.terrain[slot] - 1
            count_square(state, slot, at, hit[slot], steps, areas)
        else:
            for kind in range(KINDS):
                row = row_of[area_index(state, kind, slot)]
                if row:  # else there are wildcards only
                    count_square(state, slot, row * ROW, hit[slot], steps, areas)
    judge_areas(state, areas)


@kernel
def reach_of(state: State) -> int:
    """How far from the target squares are hit, by and large."""
    if not state.impact_cards:
        return 0 if state.blast == BLAST_SINGLE else 1
    card = state.card
    if card in (CARD_LONGEST, CARD_SHORTEST, CARD_SINGLE, CARD_SINGLE_DINO):
        return 0
    return 2 if card in (CARD_DOUBLE, CARD_DOUBLE_KIND, CARD_DOUBLE_NOAREA) else 1


@kernel
def measure(now: int, low: int, high: int, reach: int, out: list[int], at: int) -> None:
    """R5: for each line of the box, the steps of a crosshair until it is within reach."""
    size = high - low + 1
    for line in range(size):
        best = FAR
        for to in range(max(0, line - reach), min(size - 1, line + reach) + 1):
            steps = abs(to + low - now)
            best = min(best, min(steps, size - steps))
        out[at + line] = best


@kernel
def count_square(state: State, slot: Slot, at: int, hit: int, steps: int, areas: list[int]) -> None:
    creature = state.creature[slot]
    areas[at + SIZE] += 1
    areas[at + DINOSAURS] += creature > EGG
    areas[at + EGGS] += creature == EGG
    areas[at + DISTANCE] = min(areas[at + DISTANCE], steps)
    if state.pawn[slot]:
        areas[at + OWNERS] |= 1 << (state.pawn[slot] - 1)
    if hit:
        areas[at + STRUCK] += 1
        areas[at + NOW] += creature > EGG  # for the moment: dinosaurs that are hit


@kernel
def judge_areas(state: State, areas: list[int]) -> None:
    """R11, R12: what each area would score if the asteroid struck now; together all are owners."""
    for row in range(1, areas[0] + 1):
        at = row * ROW
        worth = areas[at + SIZE] * areas[at + DINOSAURS]
        lost = areas[at + STRUCK] >= hits_to_lose(state)
        if takes_squares(state):
            left = areas[at + SIZE] - areas[at + STRUCK]
            worth = left * (areas[at + DINOSAURS] - areas[at + NOW])
            lost = False
        if lost or is_lost_terrain(state, areas[at + KIND]):
            worth = 0
        areas[at + NOW] = worth
        if state.mode == COOPERATIVE and areas[at + OWNERS]:
            areas[at + OWNERS] = (1 << state.players) - 1


@kernel
def find_merges(state: State, areas: list[int], row_of: list[int], merges: list[int]) -> None:
    """R9: for each seat the most it gains if one square joins two areas; also counts the rims."""
    width = state.right - state.left + 1 + 2 * MARGIN
    grid = flags(width * (state.bottom - state.top + 1 + 2 * MARGIN))
    for slot in range(state.squares):
        is_wild = state.terrain[slot] == WILD_TERRAIN
        row = WILD_SQUARE if is_wild else row_of[own_area(state, slot)]
        grid[place_of(state, state.cell[slot], width)] = row
    steps = (-width, 1, width, -1)
    for slot in range(state.squares):
        place = place_of(state, state.cell[slot], width)
        row = grid[place]
        if row == WILD_SQUARE:
            continue
        for step in steps:
            if grid[place + step]:
                continue
            areas[row * ROW + RIM] += 1
            for further in steps:
                there = grid[place + step + further]
                if there > row and areas[there * ROW + KIND] == areas[row * ROW + KIND]:
                    note_merge(state, areas, row * ROW, there * ROW, merges)


@kernel
def place_of(state: State, cell: Cell, width: int) -> int:
    """Where a cell is on a grid of the map with its margin."""
    return (y_of(cell) - state.top + MARGIN) * width + x_of(cell) - state.left + MARGIN


@kernel
def note_merge(state: State, areas: list[int], one: int, two: int, merges: list[int]) -> None:
    """What each owner of either area gains."""
    owners = areas[one + OWNERS] | areas[two + OWNERS]
    if not owners:
        return
    dinosaurs = areas[one + DINOSAURS] + areas[two + DINOSAURS]
    worth = (areas[one + SIZE] + areas[two + SIZE] + 1) * dinosaurs
    for seat in range(state.players):
        if (owners >> seat) & 1:
            had = 0
            if (areas[one + OWNERS] >> seat) & 1:
                had += areas[one + SIZE] * areas[one + DINOSAURS]
            if (areas[two + OWNERS] >> seat) & 1:
                had += areas[two + SIZE] * areas[two + DINOSAURS]
            merges[seat] = max(merges[seat], worth - had)
