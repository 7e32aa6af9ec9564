"""Hidden information: other players' tiles, the order of the tile stack and of the dragon pile."""

from __future__ import annotations

from dragonden.engine.chance import below, seed_stream, shuffle, sort
from dragonden.engine.kernel import flags, kernel

from .action import chosen_tile, fitting
from .moves import EXPLORE
from .pieces import HIDDEN, KINDS, STACK, START, Kind, Seat
from .stack import slot
from .state import State

ALL_KINDS = (1 << len(KINDS)) - 1  # a set of kinds has a bit for each


@kernel
def redact(state: State, seat: Seat) -> None:
    """F11, F34: hide chance, the pile's order, and every tile the seat is not certain of.

    What the others know of hands, and of the burial on top, is theirs alone.
    """
    state.rng = 0
    state.drawn = 0
    sort(state.pile, state.pile_size)
    if state.phase == EXPLORE and seat != state.seat:
        state.chosen = HIDDEN  # F34
    for holder in range(state.players):
        for at in range(len(KINDS) * state.players):
            if at // len(KINDS) != seat:
                state.recalled[holder][at] = 0
        if holder != seat:
            state.least[holder] = 0
            hide_hand(state, holder)
    bit = 1 << seat if seat >= 0 else 0
    for depth in range(state.stack_size):
        at = slot(state, depth)
        state.stack_known[at] &= bit
        if state.stack_known[at] == 0:
            state.stack[at] = HIDDEN


@kernel
def hide_hand(state: State, holder: Seat) -> None:
    """F32: leave only the tiles that are still recalled, first in the hand."""
    known = 0
    for at in range(len(KINDS) * state.players):
        for _ in range(state.recalled[holder][at]):
            state.hand[holder][known] = at % len(KINDS)
            known += 1
    for i in range(known, state.hand_size[holder]):
        state.hand[holder][i] = HIDDEN


# -- GUESSING WHAT IS HIDDEN ---------------------------------------------------------------------


@kernel
def determinize(state: State, seat: Seat, seed: int) -> None:
    """Deal the unseen tiles to the hidden places, each way being equally likely."""
    seed_stream(state, seed)
    shuffle(state, state.pile, state.pile_size)
    pool = unseen_tiles(state)
    deal_chosen(state, seat, pool)  # first, for these two may not get every tile
    deal_rest_of_burial(state, seat, pool)
    for holder in range(state.players):
        for i in range(state.hand_size[holder]):
            if state.hand[holder][i] == HIDDEN:
                state.hand[holder][i] = take(state, pool, ALL_KINDS)
        sort(state.hand[holder], state.hand_size[holder])
    for depth in range(state.stack_size):
        at = slot(state, depth)
        if state.stack[at] == HIDDEN:
            state.stack[at] = take(state, pool, ALL_KINDS)
        if state.stack_burier[at] > 0:
            state.stack_known[at] |= 1 << (state.stack_burier[at] - 1)
        sort_burial(state, depth)


@kernel
def unseen_tiles(state: State) -> list[int]:
    """How many tiles of each kind there are besides those of the map and of known places."""
    pool = flags(len(KINDS))
    for kind in range(len(KINDS)):
        pool[kind] = state.box_tiles[kind]
    for tile in range(START + 1, state.tiles + 1):
        pool[state.tile_kind[tile]] -= 1
    for holder in range(state.players):
        for i in range(state.hand_size[holder]):
            if state.hand[holder][i] != HIDDEN:
                pool[state.hand[holder][i]] -= 1
    for depth in range(state.stack_size):
        kind = state.stack[slot(state, depth)]
        if kind != HIDDEN:
            pool[kind] -= 1
    return pool


@kernel
def count(pool: list[int], kinds: int) -> int:
    """How many tiles of a set of kinds are in the pool."""
    total = 0
    for kind in range(len(KINDS)):
        if (kinds >> kind) & 1:
            total += pool[kind]
    return total


@kernel
def take(state: State, pool: list[int], kinds: int) -> Kind:
    """Take one tile of a set of kinds out of the pool, at random."""
    nth = below(state, count(pool, kinds))
    kind = 0
    while nth >= ((kinds >> kind) & 1) * pool[kind]:
        nth -= ((kinds >> kind) & 1) * pool[kind]
        kind += 1
    pool[kind] -= 1
    return kind


@kernel
def deal_chosen(state: State, seat: Seat, pool: list[int]) -> None:
    """F34: the tile chosen to explore with fits somewhere; each of the hand is as likely to be it.

    What the rest of a burial needs is left in the pool.
    """
    if state.chosen != HIDDEN:
        return
    hand, size = state.hand[state.seat], state.hand_size[state.seat]
    able = fitting(state, chosen_tile(state), ALL_KINDS)
    free = able
    needed = kinds_of_rest(state, seat)
    hidden = 0
    for depth in range(rest_of_burial(state)):
        hidden += state.stack[slot(state, depth)] == HIDDEN
    if count(pool, needed) == hidden:
        free &= ~needed
    pick = below(state, size)
    while count(pool, free) == 0 if hand[pick] == HIDDEN else (able >> hand[pick]) & 1 == 0:
        pick = below(state, size)
    if hand[pick] == HIDDEN:
        hand[pick] = take(state, pool, free)
    state.chosen = hand[pick]


@kernel
def kinds_of_rest(state: State, seat: Seat) -> int:
    """F33: what is left of a burial comes no earlier in the order of kinds than what one drew."""
    least = state.least[seat] if seat >= 0 else 0
    return (ALL_KINDS >> least) << least


@kernel
def rest_of_burial(state: State) -> int:
    """How many tiles on top are left of a burial from which somebody has drawn."""
    depth = 0
    while depth < state.stack_size and state.stack_joined[slot(state, depth)]:
        depth += 1
    return depth


@kernel
def deal_rest_of_burial(state: State, seat: Seat, pool: list[int]) -> None:
    """F33: from no earlier kind than what the seat has drawn of it."""
    for depth in range(rest_of_burial(state)):
        at = slot(state, depth)
        if state.stack[at] == HIDDEN:
            state.stack[at] = take(state, pool, kinds_of_rest(state, seat))


@kernel
def sort_burial(state: State, depth: int) -> None:
    """F10, F33: tiles buried together lie in the order of kinds: move this one up to its place."""
    while depth > 0:
        at = slot(state, depth)
        above = slot(state, depth - 1)
        if not state.stack_joined[at] or state.stack[above] <= state.stack[at]:
            return
        state.stack[at], state.stack[above] = state.stack[above], state.stack[at]
        depth -= 1


# -- taking back ---------------------------------------------------------------------------------


@kernel
def reshuffle(state: State) -> None:
    """F11: nobody knows the order of the pile, nor of the tiles that nobody has buried."""
    shuffle(state, state.pile, state.pile_size)
    unseen = flags(STACK)
    count = 0
    for depth in range(state.stack_size):
        at = slot(state, depth)
        if not state.stack_known[at]:
            unseen[count] = state.stack[at]
            count += 1
    shuffle(state, unseen, count)
    for depth in range(state.stack_size):
        at = slot(state, depth)
        if not state.stack_known[at]:
            count -= 1
            state.stack[at] = unseen[count]
