"""The variant `diet`: which dinosaurs may share an area, and so where a domino may lie.

A mask tells the diets found in an area, one bit each; two bits in an area are one too many.
"""

from __future__ import annotations

from dragonden.engine.kernel import flags, kernel
from dragonden.engine.square import EMPTY

from .areas import LAYER, PROPER, area_index, in_layer
from .map import creature_of, drawn_grid, drawn_size, offset, terrain_of
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
def agrees(state: State, near: list[int], first: int, second: int) -> bool:
    """Q11: whether some naming of a domino's wildcard dinosaurs respects the diet.

    `near[kind]` is the mask of what the first half joins, `near[KINDS + kind]` the second.
    """
    one_last = STEGOSAURUS if creature_of(first) == WILD_DINOSAUR else TRICERATOPS
    two_last = STEGOSAURUS if creature_of(second) == WILD_DINOSAUR else TRICERATOPS
    for one in range(TRICERATOPS, one_last + 1):
        for two in range(TRICERATOPS, two_last + 1):
            if agrees_with_names(state, near, first, second, one, two):
                return True
    return False


@kernel
def agrees_with_names(
    state: State, near: list[int], first: int, second: int, one: Creature, two: Creature
) -> bool:
    """The same with its wildcard dinosaurs, if any, named `one` and `two`."""
    if creature_of(first) != WILD_DINOSAUR:
        one = creature_of(first)
    if creature_of(second) != WILD_DINOSAUR:
        two = creature_of(second)
    first_mask = square_mask(state, terrain_of(first), one)
    second_mask = square_mask(state, terrain_of(second), two)
    for kind in range(KINDS):
        here = first_mask | near[kind] if in_layer(terrain_of(first), kind) else 0
        there = second_mask | near[KINDS + kind] if in_layer(terrain_of(second), kind) else 0
        if here and there:  # both halves are in it: one area
            here |= there
        if not (is_peaceful(here) and is_peaceful(there)):
            return False
    return True


@kernel
def place_allowed(
    state: State, near: list[int], size: int, first: int, second: int, cell: Cell, other: Cell
) -> bool:
    """F5, Q7: whether two halves on bare table respect the diet in the areas that they join.

    `near` is what `masks_beside` found; both cells are those of the drawn grid.
    """
    if has_wildcard(first) or has_wildcard(second):
        joined = flags(2 * KINDS)
        for kind in range(KINDS):
            joined[kind] = near[kind * size + cell]
            joined[KINDS + kind] = near[kind * size + other]
        return agrees(state, joined, first, second)
    here = square_mask(state, terrain_of(first), creature_of(first))
    here |= near[(terrain_of(first) - 1) * size + cell]
    there = square_mask(state, terrain_of(second), creature_of(second))
    there |= near[(terrain_of(second) - 1) * size + other]
    if terrain_of(first) == terrain_of(second):
        return is_peaceful(here | there)
    return is_peaceful(here) and is_peaceful(there)


@kernel
def has_wildcard(printed: int) -> bool:
    return terrain_of(printed) == WILD_TERRAIN or creature_of(printed) == WILD_DINOSAUR


@kernel
def allowed_places(state: State, domino: Domino, out: list[int], n: int) -> int:
    """Keep, of `n` places, those that the diet allows."""
    if state.diet == DIET_ANY:
        return n
    size = drawn_size(state)
    near = masks_beside(state, size)
    shift = offset(state)
    first = state.halves[domino][0]
    second = state.halves[domino][1]
    kept = 0
    for i in range(n):
        cell = out[i] // 4 - shift
        if place_allowed(state, near, size, first, second, cell, cell + STEPS[out[i] % 4]):
            out[kept] = out[i]
            kept += 1
    return kept


@kernel
def placeable_dominoes(state: State, seat: Seat, enough: int) -> list[int]:
    """Q13: which dominoes of a hand have a legal place, until there are `enough`."""
    answer = flags(state.hand_size[seat])
    grid = drawn_grid(state)
    near = masks_beside(state, len(grid))
    for i in range(state.hand_size[seat]):
        domino = state.hand[seat][i]
        if has_place(state, grid, near, state.halves[domino][0], state.halves[domino][1]):
            answer[i] = 1
            enough -= 1
            if enough == 0:
                break
    return answer


@kernel
def has_place(state: State, grid: list[int], near: list[int], first: int, second: int) -> bool:
    """Whether a domino has a legal place: mostly the first one tried."""
    shift = offset(state)
    size = len(grid)
    for slot in range(state.squares):
        for around in STEPS:
            cell = state.cell[slot] - shift + around
            if grid[cell] != EMPTY:
                continue
            for step in STEPS:
                other = cell + step
                if grid[other] != EMPTY:
                    continue
                if place_allowed(state, near, size, first, second, cell, other):
                    return True
                if place_allowed(state, near, size, first, second, other, cell):
                    return True
    return False


# -- covering ------------------------------------------------------------------------------------


@kernel
def cover_allowed(
    state: State, grid: list[int], near: list[int], domino: Domino, cell: Cell, other: Cell
) -> bool:
    """Q31: whether a domino laid on top respects the diet in the areas that it would be in.

    Covering can tear areas apart; what is allowed with whole areas is allowed all the more.
    """
    if state.diet == DIET_ANY:
        return True
    shift = offset(state)
    first = state.halves[domino][0]
    second = state.halves[domino][1]
    if place_allowed(state, near, len(grid), first, second, cell - shift, other - shift):
        return True
    return torn_allowed(state, grid, domino, cell, other)


@kernel
def torn_allowed(state: State, grid: list[int], domino: Domino, cell: Cell, other: Cell) -> bool:
    """The same, walking square by square through what is left of the areas that it joins."""
    shift = offset(state)
    first = state.halves[domino][0]
    second = state.halves[domino][1]
    here = grid[cell - shift]
    there = grid[other - shift]
    grid[cell - shift] = FIRST_NEW + 1
    grid[other - shift] = SECOND_NEW + 1
    joined = flags(2 * KINDS)
    for kind in range(KINDS):
        if in_layer(terrain_of(first), kind):
            joined[kind] = reached_mask(state, grid, domino, kind, cell, other, FIRST_NEW)
        if in_layer(terrain_of(second), kind):
            joined[KINDS + kind] = reached_mask(state, grid, domino, kind, cell, other, SECOND_NEW)
    grid[cell - shift] = here
    grid[other - shift] = there
    return agrees(state, joined, first, second)


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
            at = state.cell[slot]
            mask |= square_mask(state, state.terrain[slot], state.creature[slot])
        for step in STEPS:
            next_slot = grid[at + step - shift] - 1
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
    return terrain_of(state.halves[domino][slot - FIRST_NEW])


# -- naming --------------------------------------------------------------------------------------


@kernel
def name_allowed(state: State, slot: Slot, name: Creature) -> bool:
    """Q11: whether a wildcard dinosaur may have this name, leaving one for the other half."""
    if state.diet == DIET_ANY:
        return True
    masks = area_masks(state)
    other = state.laid[1] if slot == state.laid[0] else state.laid[0]
    if state.creature[other] != WILD_DINOSAUR:
        return names_allowed(state, masks, slot, name, slot, name)
    for second in range(TRICERATOPS, STEGOSAURUS + 1):
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
