"""Areas: groups of squares of one terrain, kept up to date as squares are laid.

Each terrain has its own layer of area names; a wildcard square is in all five layers, so it joins
areas of every terrain without merging different ones.
"""

from __future__ import annotations

from dragonden.engine.kernel import flags, kernel

from .cells import number_of
from .moves import CLAIM, DECISIONS, PAWN_TO, actions
from .pieces import KINDS, MOST_SQUARES, NO_ONE, WIDTH, WILD_TERRAIN, Cell, Slot, Terrain
from .state import State

LAYER = MOST_SQUARES + 1  # numbers of areas in one layer, 0 being none
UNCLAIMED = 0
PROPER = 1 << 6  # in a mask: the area has a square that is no wildcard


@kernel
def in_layer(terrain: Terrain, kind: int) -> bool:
    """R17: a wildcard square is every terrain at once."""
    return terrain == kind + 1 or terrain == WILD_TERRAIN


@kernel
def is_beside(cell: Cell, other: Cell) -> bool:
    """Whether two cells share an edge; cells at the ends of a row are never laid."""
    step = cell - other
    return step == 1 or step == -1 or step == WIDTH or step == -WIDTH


@kernel
def join_areas(state: State, slot: Slot) -> None:
    """R9, R17, Q60: let a square join the areas of earlier squares that it touches."""
    terrain = state.terrain[slot]
    for kind in range(KINDS):
        state.area[kind][slot] = slot + 1 if in_layer(terrain, kind) else 0
    for other in range(slot):  # asked once for all kinds: a twentieth faster than kind by kind
        if is_beside(state.cell[slot], state.cell[other]):
            for kind in range(KINDS):
                if in_layer(terrain, kind) and in_layer(state.terrain[other], kind):
                    merge(state, kind, slot, other)


@kernel
def merge(state: State, kind: int, slot: Slot, other: Slot) -> None:
    """Give the area of a square, among those up to it, the name of an earlier one's."""
    old = state.area[kind][slot]
    name = state.area[kind][other]
    for member in range(slot + 1):
        if state.area[kind][member] == old:
            state.area[kind][member] = name


@kernel
def find_areas(state: State) -> None:
    """Q21: areas that were covered or torn apart are read off the present map."""
    for slot in range(state.squares):
        join_areas(state, slot)


@kernel
def area_index(state: State, kind: int, slot: Slot) -> int:
    """The area of a square in a layer, as an index below KINDS * LAYER."""
    return kind * LAYER + state.area[kind][slot]


@kernel
def own_area(state: State, slot: Slot) -> int:
    """The one area of a square that is no wildcard."""
    return area_index(state, state.terrain[slot] - 1, slot)


# -- claims --------------------------------------------------------------------------------------


@kernel
def claims(state: State) -> list[int]:
    """R9, Q21: for each area index the seats with a pawn in it, as bits."""
    owners = flags(KINDS * LAYER)
    for slot in range(state.squares):
        if state.pawn[slot]:
            owners[own_area(state, slot)] |= 1 << (state.pawn[slot] - 1)
    return owners


@kernel
def owners_of_egg(state: State, owners: list[int], slot: Slot) -> int:
    """Q24: the owners of all areas of an egg's square pooled; Q25: NO_ONE if it is in no area."""
    if state.terrain[slot] != WILD_TERRAIN:
        return owners[own_area(state, slot)]
    pooled = 0
    proper = False
    for member in range(state.squares):
        kind = state.terrain[member] - 1
        if kind < KINDS and state.area[kind][member] == state.area[kind][slot]:
            proper = True
            pooled |= owners[own_area(state, member)]
    return pooled if proper else NO_ONE


@kernel
def is_claimable(state: State, owners: list[int], slot: Slot) -> bool:
    """R4: a square of an area nobody has claimed, never a wildcard; Q64: any square of it."""
    return state.terrain[slot] != WILD_TERRAIN and owners[own_area(state, slot)] == UNCLAIMED


@kernel
def can_claim(state: State) -> bool:
    """R4: with an unused pawn, where an area is unclaimed."""
    if state.pawns_left[state.decider] == 0:
        return False
    owners = claims(state)
    for slot in range(state.squares - 1, -1, -1):  # the newest are the likeliest
        if is_claimable(state, owners, slot):
            return True
    return False


@DECISIONS.legal(CLAIM)
def legal_claim(state: State, out: list[int]) -> int:
    """R4: an unclaimed area, or no claim."""
    n = list_claims(state, out)
    out[n] = actions.NoClaim()
    return n + 1


@DECISIONS.legal(PAWN_TO)
def list_claims(state: State, out: list[int]) -> int:
    """Q64, F22, Q55: every square of every unclaimed area in the order of laying."""
    owners = claims(state)
    n = 0
    for slot in range(state.squares):
        out[n] = actions.Claim(number_of(state.cell[slot]))  # it counts if it holds
        n += is_claimable(state, owners, slot)
    return n
