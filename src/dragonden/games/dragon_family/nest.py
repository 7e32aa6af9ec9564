"""The nest: hatching eggs and feeding the family."""

from __future__ import annotations

from dragonden.engine.kernel import kernel
from dragonden.engine.lists import is_among, take_out

from .action import gain
from .dragon import colour_of, dragon_with, feed_dragon, is_grown
from .moves import DECISIONS, FEED, HATCH, Decline, Feed, Hatch, actions
from .pieces import EGG, GOLD, NEST, PILE_EGG, RESOURCES, TOKEN_EGG, Colour, Dragon, Resource
from .state import State

# -- HATCH AN EGG --------------------------------------------------------------------------------


@kernel
def can_pay(state: State, kind: Resource, golds: int) -> bool:
    """R13: three of one kind, gold standing in for some; three gold are of the kind gold."""
    owned = state.resources[state.seat]
    return (kind == GOLD) == (golds == EGG) and owned[GOLD] >= golds and owned[kind] >= EGG - golds


@DECISIONS.legal(HATCH)
def legal_hatch(state: State, out: list[int]) -> int:
    """R13: market dragons by colour, the pile, the token, each by payment; or nothing.

    F35: it is always asked.
    """
    n = 0
    for egg in range(TOKEN_EGG + 1):
        if can_hatch(state, egg):
            for kind in range(len(RESOURCES)):
                for golds in range(EGG + 1):
                    if can_pay(state, kind, golds):
                        out[n] = actions.Hatch(egg, kind, golds)
                        n += 1
    out[n] = actions.Decline()
    return n + 1


@kernel
def can_hatch(state: State, egg: int) -> bool:
    """R13: what is to be had. F16: no egg from an empty pile. F17: a full nest leaves the token."""
    if egg == TOKEN_EGG:
        return True
    if state.nest_size[state.seat] == NEST:
        return False
    if egg == PILE_EGG:
        return state.pile_size > 0
    return is_among(state.market, state.market_size, egg)


@DECISIONS.apply(Hatch)
def apply_hatch(state: State, egg: int, kind: Resource, golds: int) -> None:
    """R13. F14: the payment returns to the supply first, and a gold that is not there is lost."""
    seat = state.seat
    for resource, count in ((GOLD, golds), (kind, EGG - golds)):
        state.resources[seat][resource] -= count
        state.supply[resource] += count
    if egg == TOKEN_EGG:
        gain(state, seat, GOLD)
    else:
        colour = next_dragon(state) if egg == PILE_EGG else egg
        state.nest[seat][state.nest_size[seat]] = dragon_with(colour, 0, 0)
        state.nest_size[seat] += 1
    if egg < PILE_EGG:
        refill_market(state, egg)
    state.phase = FEED


@DECISIONS.apply(Decline)
def apply_decline(state: State) -> None:
    state.phase = FEED


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
    if state.pile_size == 0:
        take_out(state.market, state.market_size, taken)
        state.market_size -= 1
        return
    i = 0
    while state.market[i] != taken:
        i += 1
    state.market[i] = next_dragon(state)


# -- FEED YOUR FAMILY ----------------------------------------------------------------------------


@kernel
def eats(colour: Colour, resource: Resource) -> bool:
    """R3: its own colour's food, and all eat gold."""
    return resource in (colour, GOLD)


@kernel
def find_unfed(state: State, dragon: Dragon) -> int:
    """R14, F31: of equal dragons in the nest of the seat to play the first not yet fed, or -1."""
    for i in range(state.nest_size[state.seat]):
        if state.nest[state.seat][i] == dragon and not state.fed[i]:
            return i
    return -1


@DECISIONS.legal(FEED)
def legal_feed(state: State, out: list[int]) -> int:
    """R14: each dragon once, with each food it eats; equal dragons once. F22: or stop.

    F18: nothing lets one give anything back. F35: it is asked even if there is nothing to feed.
    """
    seat = state.seat
    n = 0
    for i in range(state.nest_size[seat]):
        dragon = state.nest[seat][i]
        if is_grown(dragon) or find_unfed(state, dragon) != i:
            continue
        for resource in range(len(RESOURCES)):
            if eats(colour_of(dragon), resource) and state.resources[seat][resource] > 0:
                out[n] = actions.Feed(dragon, resource)
                n += 1
    out[n] = actions.Stop()
    return n + 1


@DECISIONS.apply(Feed)
def apply_feed(state: State, dragon: Dragon, resource: Resource) -> None:
    """R14: one resource from one's stock onto the dragon."""
    seat, i = state.seat, find_unfed(state, dragon)
    state.resources[seat][resource] -= 1
    state.nest[seat][i] = feed_dragon(dragon, resource)
    state.fed[i] = 1
