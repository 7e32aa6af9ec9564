"""The variant `diet`: which dinosaurs may share an area, and so where a domino may lie.

A mask tells the diets found in an area, one bit each; two bits in an area are one too many.
"""

from __future__ import annotations

from dragonden.engine.kernel import flags, kernel
from dragonden.engine.square import EMPTY

from .areas import LAYER, PROPER, area_index, in_layer
from .map import creature_of, drawn_grid, half_of, offset, terrain_of
from .pieces import (
    EGG,
    KINDS,
    MOST_SQUARES,
    STEGOSAURUS,
    STEPS,
    TRICERATOPS,
    VELOCIRAPTOR,
    WILD_DINOSAUR,
    WILD_TERRAIN,
    Cell,
    Creature,
    Domino,
    Seat,
    Slot,
    Terrain,
)
from .state import DIET_ANY, DIET_SEPARATE, State

HERBIVORE, CARNIVORE = 1, 2
FIRST_NEW, SECOND_NEW = MOST_SQUARES, MOST_SQUARES + 1  # slots of a domino not yet laid
DIETS = PROPER - 1


@kernel
def diet_of(state: State, creature: Creature) -> int:
    """The bit of a dinosaur's diet; none for eggs, nothing, and a dinosaur yet to be named."""
    if creature <= EGG or creature == WILD_DINOSAUR or state.diet == DIET_ANY:
        return 0
    if state.diet == DIET_SEPARATE:
        return CARNIVORE if creature == VELOCIRAPTOR else HERBIVORE
    return 1 << (creature - TRICERATOPS)


@kernel
def is_peaceful(mask: int) -> bool:
    """F5: whether an area may hold these diets; R17: wildcards alone are no area."""
    diets = mask & DIETS
    return (mask & PROPER) == 0 or (diets & (diets - 1)) == 0


@kernel
def square_mask(state: State, terrain: Terrain, creature: Creature) -> int:
    return diet_of(state, creature) | (0 if terrain == WILD_TERRAIN else PROPER)


@kernel
def area_masks(state: State) -> list[int]:
    """The mask of every area, by area index."""
    masks = flags(KINDS * LAYER)
    for slot in range(state.squares):
        terrain = state.terrain[slot]
        mask = square_mask(state, terrain, state.creature[slot])
        if terrain != WILD_TERRAIN:
            masks[area_index(state, terrain - 1, slot)] |= mask
        else:
            for kind in range(KINDS):
                masks[area_index(state, kind, slot)] |= mask
    return masks


@kernel
def masks_beside(state: State, size: int) -> list[int]:
    """The masks of all areas beside each of the `size` cells of the drawn grid, by terrain."""
    if state.diet == DIET_ANY:
        return flags(0)
    masks = area_masks(state)
    near = flags(KINDS * size)
    shift = offset(state)
    for slot in range(state.squares):
        terrain = state.terrain[slot]
        for kind in range(KINDS):
            if in_layer(terrain, kind):
                mask = masks[area_index(state, kind, slot)]
                for step in STEPS:
                    near[kind * size + state.cell[slot] - shift + step] |= mask
    return near


# -- laying --------------------------------------------------------------------------------------


@kernel
def first_name(creature: Creature) -> Creature:
    """Q11: a wildcard dinosaur may get any name from this one to the last."""
    return TRICERATOPS if creature == WILD_DINOSAUR else creature


@kernel
def last_name(creature: Creature) -> Creature:
    return STEGOSAURUS if creature == WILD_DINOSAUR else creature


@kernel
def agrees(
    state: State, near: list[int], size: int, domino: Domino, cell: Cell, other: Cell
) -> bool:
    """Q7, Q11: whether some naming of a domino's wildcard dinosaurs respects the diet.

    `near[kind * size + cell]` is the mask of the areas of a terrain that a half on the cell joins.
    """
    printed = half_of(state, domino, 0)
    first, one = terrain_of(printed), creature_of(printed)
    printed = half_of(state, domino, 1)
    second, two = terrain_of(printed), creature_of(printed)
    if WILD_TERRAIN in (first, second) or WILD_DINOSAUR in (one, two):
        for name in range(first_name(one), last_name(one) + 1):
            for next_name in range(first_name(two), last_name(two) + 1):
                if agrees_as_named(state, near, size, domino, cell, other, name, next_name):
                    return True
        return False
    here = square_mask(state, first, one) | near[(first - 1) * size + cell]
    there = square_mask(state, second, two) | near[(second - 1) * size + other]
    if first == second:
        return is_peaceful(here | there)
    return is_peaceful(here) and is_peaceful(there)


@kernel
def agrees_as_named(
    state: State,
    near: list[int],
    size: int,
    domino: Domino,
    cell: Cell,
    other: Cell,
    one: Creature,
    two: Creature,
) -> bool:
    """The same with its wildcard dinosaurs, if any, named `one` and `two`."""
    first = terrain_of(half_of(state, domino, 0))
    second = terrain_of(half_of(state, domino, 1))
    one_mask = square_mask(state, first, one)
    two_mask = square_mask(state, second, two)
    for kind in range(KINDS):
        here = one_mask | near[kind * size + cell] if in_layer(first, kind) else 0
        there = two_mask | near[kind * size + other] if in_layer(second, kind) else 0
        if here and there:  # both halves are in it: one area
            here |= there
        if not (is_peaceful(here) and is_peaceful(there)):
            return False
    return True


@kernel
def is_allowed(state: State, grid: list[int], near: list[int], domino: Domino, place: int) -> bool:
    """F5, Q31: whether the diet allows a domino at a place, 4 * cell + side.

    Covering can tear areas apart; what is allowed with whole areas is allowed all the more.
    """
    if state.diet == DIET_ANY:
        return True
    cell = place // 4 - offset(state)
    other = cell + STEPS[place % 4]
    if agrees(state, near, len(grid), domino, cell, other):
        return True
    covers = grid[cell] != EMPTY or grid[other] != EMPTY
    return covers and torn_allowed(state, grid, domino, cell, other)


@kernel
def keep_allowed(state: State, domino: Domino, out: list[int], n: int) -> int:
    """Keep, of `n` places, those that the diet allows."""
    if state.diet == DIET_ANY:
        return n
    grid = drawn_grid(state)
    near = masks_beside(state, len(grid))
    kept = 0
    for i in range(n):
        if is_allowed(state, grid, near, domino, out[i]):
            out[kept] = out[i]
            kept += 1
    return kept


@kernel
def fits(
    state: State, grid: list[int], near: list[int], domino: Domino, found: list[int], n: int
) -> bool:
    """Whether the diet allows a domino at one of `n` places."""
    for i in range(n):
        if is_allowed(state, grid, near, domino, found[i]):
            return True
    return False


@kernel
def list_placeable(state: State, seat: Seat, enough: int, out: list[int]) -> int:
    """Q13: write the dominoes of a hand that have a legal place, until there are enough."""
    grid = drawn_grid(state)
    near = masks_beside(state, len(grid))
    n = 0
    for i in range(state.hand_size[seat]):
        if n < enough and has_place(state, grid, near, state.hand[seat][i]):
            out[n] = state.hand[seat][i]
            n += 1
    return n


@kernel
def has_place(state: State, grid: list[int], near: list[int], domino: Domino) -> bool:
    """Whether a domino has a legal place: mostly the first one tried."""
    shift = offset(state)
    for slot in range(state.squares):
        for around in STEPS:
            cell = state.cell[slot] - shift + around
            if grid[cell] != EMPTY:
                continue
            for step in STEPS:
                other = cell + step
                if grid[other] != EMPTY:
                    continue
                if agrees(state, near, len(grid), domino, cell, other):
                    return True
                if agrees(state, near, len(grid), domino, other, cell):
                    return True
    return False


# -- on top of others ----------------------------------------------------------------------------


@kernel
def torn_allowed(state: State, grid: list[int], domino: Domino, cell: Cell, other: Cell) -> bool:
    """Q31: as `agrees`, but walking square by square through what is left of areas."""
    here = grid[cell]
    there = grid[other]
    grid[cell] = FIRST_NEW + 1
    grid[other] = SECOND_NEW + 1
    joined = flags(2 * KINDS)
    for half in range(2):
        for kind in range(KINDS):
            if in_layer(terrain_of(half_of(state, domino, half)), kind):
                joined[2 * kind + half] = reached_mask(
                    state, grid, domino, kind, cell, other, FIRST_NEW + half
                )
    grid[cell] = here
    grid[other] = there
    return agrees(state, joined, 2, domino, 0, 1)


@kernel
def reached_mask(
    state: State, grid: list[int], domino: Domino, kind: int, cell: Cell, other: Cell, start: Slot
) -> int:
    """The mask of the old squares of a terrain connected with a half that is not yet laid."""
    seen = flags(MOST_SQUARES + 2)
    stack = flags(MOST_SQUARES + 2)
    shift = offset(state)
    stack[0] = start
    seen[start] = 1
    height = 1
    mask = 0
    while height:
        height -= 1
        slot = stack[height]
        at = cell if slot == FIRST_NEW else other
        if slot < FIRST_NEW:
            at = state.cell[slot] - shift
            mask |= square_mask(state, state.terrain[slot], state.creature[slot])
        for step in STEPS:
            next_slot = grid[at + step] - 1
            if next_slot < 0 or seen[next_slot]:
                continue
            if in_layer(new_terrain(state, domino, next_slot), kind):
                seen[next_slot] = 1
                stack[height] = next_slot
                height += 1
    return mask


@kernel
def new_terrain(state: State, domino: Domino, slot: Slot) -> Terrain:
    """The terrain of a square once the domino is laid."""
    if slot < FIRST_NEW:
        return state.terrain[slot]
    return terrain_of(half_of(state, domino, slot - FIRST_NEW))


# -- naming --------------------------------------------------------------------------------------


@kernel
def name_allowed(state: State, slot: Slot, name: Creature) -> bool:
    """Q11: whether a wildcard dinosaur may have this name, leaving one for the other half."""
    if state.diet == DIET_ANY:
        return True
    masks = area_masks(state)
    other = state.laid[1] if slot == state.laid[0] else state.laid[0]
    creature = state.creature[other]
    for second in range(first_name(creature), last_name(creature) + 1):
        if names_allowed(state, masks, slot, name, other, second):
            return True
    return False


@kernel
def names_allowed(
    state: State, masks: list[int], slot: Slot, name: Creature, other: Slot, second: Creature
) -> bool:
    """Whether two dinosaurs may be named so at once."""
    for kind in range(KINDS):
        here = area_index(state, kind, slot)
        there = area_index(state, kind, other)
        diet = diet_of(state, name)
        other_diet = diet_of(state, second)
        if here == there:  # in one area
            diet |= other_diet
            other_diet = diet
        if state.area[kind][slot] and not is_peaceful(masks[here] | diet):
            return False
        if state.area[kind][other] and not is_peaceful(masks[there] | other_diet):
            return False
    return True
