"""The nest: hatching eggs and feeding the family."""

from __future__ import annotations

from dragonden.engine.kernel import kernel

from .pieces import (
    COLOURS,
    EGG,
    FEED_FIRST,
    GOLD,
    GROWN,
    HATCH_FIRST,
    MARKET_EGG,
    NEST,
    NO_COLOUR,
    PILE_EGG,
    RESOURCES,
    TOKEN_EGG,
    Colour,
    Dragon,
    Resource,
    Seat,
)
from .state import State

ONE_FOOD = 4  # in the number of a dragon
ONE_GOLD = 1


@kernel
def colour_of(dragon: Dragon) -> Colour:
    return dragon // 16


@kernel
def food_of(dragon: Dragon) -> int:
    """How much of its colour's own food lies on it."""
    return dragon // ONE_FOOD % 4


@kernel
def golds_of(dragon: Dragon) -> int:
    """How much gold lies on it."""
    return dragon % 4


@kernel
def is_grown(dragon: Dragon) -> bool:
    """R10, R14: three pieces of food."""
    return food_of(dragon) + golds_of(dragon) == GROWN


@kernel
def join_nest(state: State, seat: Seat, colour: Colour) -> None:
    state.nest[seat][state.nest_size[seat]] = 16 * colour
    state.nest_size[seat] += 1


@kernel
def leave_nest(state: State, seat: Seat, dragon: Dragon) -> None:
    """R12, F23: the dragon goes, and the very food that lay on it returns to the supply."""
    i = 0
    while state.nest[seat][i] != dragon:
        i += 1
    state.nest_size[seat] -= 1
    for j in range(i, state.nest_size[seat]):
        state.nest[seat][j] = state.nest[seat][j + 1]
    state.nest[seat][state.nest_size[seat]] = 0
    state.supply[colour_of(dragon)] += food_of(dragon)
    state.supply[GOLD] += golds_of(dragon)


# -- HATCH AN EGG --------------------------------------------------------------------------------


@kernel
def can_pay(state: State, seat: Seat, kind: Resource, golds: int) -> bool:
    """R13: three of one kind, gold standing in for some; three gold are of the kind gold."""
    if kind == GOLD:
        return golds == EGG and state.resources[seat][GOLD] >= EGG
    if golds >= EGG or state.resources[seat][GOLD] < golds:
        return False
    return state.resources[seat][kind] >= EGG - golds


@kernel
def has_room(state: State, seat: Seat) -> bool:
    """R13: never more than three dragons in the nest."""
    return state.nest_size[seat] < NEST


@kernel
def in_market(state: State, colour: Colour) -> bool:
    for i in range(state.market_size):
        if state.market[i] == colour:
            return True
    return False


@kernel
def legal_hatch(state: State, out: list[int]) -> int:
    """R13: market dragons by colour, the pile, the token, each by payment.

    F16: no egg from an empty pile. F17: a full nest leaves the token.
    """
    n = 0
    if has_room(state, state.seat):
        for colour in range(len(COLOURS)):
            if in_market(state, colour):
                n = hatch_for(state, MARKET_EGG, colour, out, n)
        if state.pile_size > 0:
            n = hatch_for(state, PILE_EGG, NO_COLOUR, out, n)
    return hatch_for(state, TOKEN_EGG, NO_COLOUR, out, n)


@kernel
def hatch_for(state: State, source: int, colour: Colour, out: list[int], n: int) -> int:
    """R13: every payment one can make for what is taken."""
    for kind in range(len(RESOURCES)):
        for golds in range(EGG + 1):
            if can_pay(state, state.seat, kind, golds):
                out[n] = HATCH_FIRST + hatch_code(source, colour, kind, golds)
                n += 1
    return n


@kernel
def hatch_code(source: int, colour: Colour, kind: Resource, golds: int) -> int:
    return ((source * 5 + colour) * 4 + kind) * 4 + golds


@kernel
def apply_hatch(state: State, code: int) -> None:
    """R13. F14: the payment returns to the supply first, and a gold that is not there is lost."""
    seat = state.seat
    golds, kind, colour, source = code % 4, code // 4 % 4, code // 16 % 5, code // 80
    for resource, count in ((GOLD, golds), (kind, EGG - golds)):
        state.resources[seat][resource] -= count
        state.supply[resource] += count
    if source == MARKET_EGG:
        join_nest(state, seat, colour)
        refill_market(state, colour)
    elif source == PILE_EGG:
        join_nest(state, seat, next_dragon(state))
    elif state.supply[GOLD] > 0:
        state.supply[GOLD] -= 1
        state.resources[seat][GOLD] += 1


@kernel
def next_dragon(state: State) -> Colour:
    """F15: the top dragon of the pile, shown to all."""
    state.revealed += 1
    state.pile_size -= 1
    colour = state.pile[state.pile_size]
    state.pile[state.pile_size] = 0
    return colour


@kernel
def refill_market(state: State, taken: Colour) -> None:
    """R13: the dragon taken is replaced from the pile. F16: from an empty one it is not."""
    i = 0
    while state.market[i] != taken:
        i += 1
    if state.pile_size > 0:
        state.market[i] = next_dragon(state)
        return
    state.market_size -= 1
    for j in range(i, state.market_size):
        state.market[j] = state.market[j + 1]
    state.market[state.market_size] = 0


# -- FEED YOUR FAMILY ----------------------------------------------------------------------------


@kernel
def eats(colour: Colour, resource: Resource) -> bool:
    """R3: its own colour's food, and all eat gold."""
    return resource in (colour, GOLD)


@kernel
def can_feed(state: State, i: int) -> bool:
    """R14: a dragon of the seat to play, not yet fed this turn and not fully grown."""
    return not state.fed[i] and not is_grown(state.nest[state.seat][i])


@kernel
def legal_feed(state: State, out: list[int]) -> int:
    """R14: each dragon once, with each food it eats; equal dragons once."""
    seat = state.seat
    n = 0
    for i in range(state.nest_size[seat]):
        if not can_feed(state, i) or hungry_before(state, i):
            continue
        dragon = state.nest[seat][i]
        for resource in range(len(RESOURCES)):
            if eats(colour_of(dragon), resource) and state.resources[seat][resource] > 0:
                out[n] = FEED_FIRST + 4 * dragon + resource
                n += 1
    return n


@kernel
def hungry_before(state: State, i: int) -> bool:
    """F31: whether an equal dragon that can be fed has come to the nest before this one."""
    for j in range(i):
        if state.nest[state.seat][j] == state.nest[state.seat][i] and can_feed(state, j):
            return True
    return False


@kernel
def apply_feed(state: State, code: int) -> None:
    """R14: one resource from one's stock onto the dragon."""
    seat = state.seat
    dragon, resource = code // 4, code % 4
    i = 0
    while state.nest[seat][i] != dragon or not can_feed(state, i):
        i += 1
    state.resources[seat][resource] -= 1
    state.nest[seat][i] += ONE_GOLD if resource == GOLD else ONE_FOOD
    state.fed[i] = 1
