"""The variant `diet`: which dinosaurs may share an area, and so where a domino may lie.

A mask tells the diets found in an area, one bit each; two bits in an area are one too many.
"""

from __future__ import annotations

from dragonden.engine.kernel import flags, kernel, numbers
from dragonden.engine.square import EMPTY

from . import pieces
from .areas import LAYER, PROPER, area_index, in_layer
from .map import creature_of, drawn_grid, drawn_size, half_of, half_with, offset, terrain_of
from .pieces import KINDS, STEPS, WILD_TERRAIN, Cell, Creature, Domino, Seat, Slot, Terrain
from .state import DIET_ANY, DIET_SEPARATE, State

HERBIVORE, CARNIVORE = 1, 2
DIETS = PROPER - 1


@kernel
def diet_of(state: State, creature: Creature) -> int:
    """The bit of a dinosaur's diet; none for eggs, nothing, and a dinosaur yet to be named."""
    if creature <= pieces.EGG or creature == pieces.WILD_DINOSAUR or state.diet == DIET_ANY:
        return 0
    if state.diet == DIET_SEPARATE:
        return CARNIVORE if creature == pieces.VELOCIRAPTOR else HERBIVORE
    return 1 << (creature - pieces.TRICERATOPS)


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
def masks_beside(state: State) -> list[int]:
    """The masks of all areas beside each cell of the drawn grid, by terrain."""
    if state.diet == DIET_ANY:
        return flags(0)
    masks = area_masks(state)
    near = flags(KINDS * drawn_size(state))
    shift = offset(state)
    for slot in range(state.squares):
        terrain = state.terrain[slot]
        for kind in range(KINDS):
            if in_layer(terrain, kind):
                mask = masks[area_index(state, kind, slot)]
                for step in STEPS:
                    near[KINDS * (state.cell[slot] - shift + step) + kind] |= mask
    return near


# -- laying --------------------------------------------------------------------------------------


@kernel
def first_name(creature: Creature) -> Creature:
    """Q11: a wildcard dinosaur may get any name from this one to the last."""
    return pieces.TRICERATOPS if creature == pieces.WILD_DINOSAUR else creature


@kernel
def last_name(creature: Creature) -> Creature:
    return pieces.STEGOSAURUS if creature == pieces.WILD_DINOSAUR else creature


@kernel
def agrees(state: State, near: list[int], first: int, second: int, cell: Cell, other: Cell) -> bool:
    """Q7, Q11: whether some naming of the wildcard dinosaurs of two halves respects the diet.

    They lie on a cell and on another one. `near[KINDS * cell + kind]` is the mask of the areas of
    a terrain that a half on the cell joins.
    """
    one, two = creature_of(first), creature_of(second)
    for name in range(first_name(one), last_name(one) + 1):
        for next_name in range(first_name(two), last_name(two) + 1):
            here, there = half_with(first, name), half_with(second, next_name)
            if agrees_as_named(state, near, here, there, cell, other):
                return True
    return False


@kernel
def agrees_as_named(
    state: State, near: list[int], first: int, second: int, cell: Cell, other: Cell
) -> bool:
    """The same of halves whose dinosaurs have names; where both are of a terrain, in one area."""
    here, there = terrain_of(first), terrain_of(second)
    one = square_mask(state, here, creature_of(first))
    two = square_mask(state, there, creature_of(second))
    for kind in range(KINDS):
        mask = one | near[KINDS * cell + kind] if in_layer(here, kind) else 0
        if in_layer(there, kind):
            mask |= two | near[KINDS * other + kind]
        if not is_peaceful(mask):
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
    first, second = half_of(state, domino, 0), half_of(state, domino, 1)
    if agrees(state, near, first, second, cell, other):
        return True
    covers = grid[cell] != EMPTY or grid[other] != EMPTY
    return covers and torn_allowed(state, grid, first, second, cell, other)


@kernel
def keep_allowed(state: State, domino: Domino, out: list[int], n: int) -> int:
    """Keep, of `n` places, those that the diet allows."""
    if state.diet == DIET_ANY:
        return n
    grid = drawn_grid(state)
    near = masks_beside(state)
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
    near = masks_beside(state)
    n = 0
    for i in range(state.hand_size[seat]):
        if n < enough and has_place(state, grid, near, state.hand[seat][i]):
            out[n] = state.hand[seat][i]
            n += 1
    return n


@kernel
def has_place(state: State, grid: list[int], near: list[int], domino: Domino) -> bool:
    """Whether a domino has a legal place: mostly the first one tried."""
    first, second = half_of(state, domino, 0), half_of(state, domino, 1)
    shift = offset(state)
    for slot in range(state.squares):
        for around in STEPS:
            cell = state.cell[slot] - shift + around
            if grid[cell] != EMPTY:
                continue
            for step in STEPS:
                other = cell + step
                if grid[other] == EMPTY and (
                    agrees(state, near, first, second, cell, other)
                    or agrees(state, near, second, first, cell, other)
                ):
                    return True
    return False


# -- on top of others ----------------------------------------------------------------------------


@kernel
def torn_allowed(
    state: State, grid: list[int], first: int, second: int, cell: Cell, other: Cell
) -> bool:
    """Q31: as `agrees`, but walking square by square through what is left of areas."""
    covered, also_covered = grid[cell], grid[other]
    grid[cell] = grid[other] = EMPTY
    joined = flags(2 * KINDS)
    for kind in range(KINDS):
        if in_layer(terrain_of(first), kind):
            joined[kind] = reached_mask(state, grid, kind, cell)
        if in_layer(terrain_of(second), kind):
            joined[KINDS + kind] = reached_mask(state, grid, kind, other)
    grid[cell], grid[other] = covered, also_covered
    return agrees(state, joined, first, second, 0, 1)


@kernel
def reached_mask(state: State, grid: list[int], kind: int, start: Cell) -> int:
    """The mask of the squares of a terrain that are connected with a cell."""
    seen = flags(state.squares)
    stack = numbers(state.squares + 1)
    shift = offset(state)
    stack[0] = start + shift
    height = 1
    mask = 0
    while height:
        height -= 1
        at = stack[height] - shift
        for step in STEPS:
            slot = grid[at + step] - 1
            if slot >= 0 and not seen[slot] and in_layer(state.terrain[slot], kind):
                seen[slot] = 1
                mask |= square_mask(state, state.terrain[slot], state.creature[slot])
                stack[height] = state.cell[slot]
                height += 1
    return mask


# -- naming --------------------------------------------------------------------------------------


@kernel
def name_allowed(state: State, slot: Slot, name: Creature) -> bool:
    """Q11: whether a wildcard dinosaur may have this name, leaving one for the other half."""
    if state.diet == DIET_ANY:
        return True
    other = state.laid[1] if slot == state.laid[0] else state.laid[0]
    masks = area_masks(state)
    joined = flags(2 * KINDS)
    for kind in range(KINDS):
        joined[kind] = masks[area_index(state, kind, slot)]
        joined[KINDS + kind] = masks[area_index(state, kind, other)]
    here = half_with(state.terrain[slot], name)
    there = half_with(state.terrain[other], state.creature[other])
    return agrees(state, joined, here, there, 0, 1)
