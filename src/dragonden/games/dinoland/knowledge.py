"""Hidden information: what a seat cannot know, and guesses at it."""

from __future__ import annotations

from dragonden.engine.chance import seed_stream, shuffle
from dragonden.engine.kernel import flags, kernel

from .hands import holds, insert
from .map import dominoes_of
from .pieces import MOST_DOMINOES, MOST_HAND, MOST_TILES, TILES, UNKNOWN, Seat
from .state import State

# -- what a seat cannot know ---------------------------------------------------------------------


@kernel
def redact(state: State, seat: Seat) -> None:
    """Hide chance, the domino deck (Q57), other hands and tiles that the seat has not seen.

    F39: what others know is hidden too: who has looked at a hand is public, but not which of its
    dominoes were drawn since.
    """
    state.rng = 0
    state.drawn = 0
    for i in range(MOST_DOMINOES):
        state.stock[i] = UNKNOWN if i < state.stock_size else 0
    for holder in range(state.players):
        if holder == seat:
            for i in range(MOST_HAND):
                state.hand_known[holder][i] = 0
        else:
            hide_hand(state, holder, seat)
    for place in range(state.tiles):
        if seat < 0 or not (state.tile_known[place] >> seat) & 1:
            state.tile[place] = UNKNOWN
    for place in range(state.tiles, MOST_TILES):
        state.tile[place] = 0


@kernel
def hide_hand(state: State, holder: Seat, seat: Seat) -> None:
    """Keep what the seat knows of another's hand, first and in order; the rest is unknown."""
    kept = 0
    for i in range(state.hand_size[holder]):
        if seat >= 0 and (state.hand_known[holder][i] >> seat) & 1:
            state.hand[holder][kept] = state.hand[holder][i]
            state.hand_known[holder][kept] = 1 << seat
            kept += 1
    for i in range(kept, state.hand_size[holder]):
        state.hand[holder][i] = UNKNOWN
        state.hand_known[holder][i] = 0


# -- guesses -------------------------------------------------------------------------------------


@kernel
def determinize(state: State, seat: Seat, seed: int) -> None:
    """Deal the unseen dominoes to deck and hands, and the unseen tiles to their places."""
    seed_stream(state, seed)
    deal_dominoes(state)
    deal_tiles(state)


@kernel
def deal_dominoes(state: State) -> None:
    """F38: every arrangement of the dominoes that are not seen anywhere is equally likely."""
    unseen = flags(MOST_DOMINOES)
    count = 0
    for domino in range(dominoes_of(state)):
        if not state.gone[domino] and domino != state.picked and not seen_in_hand(state, domino):
            unseen[count] = domino
            count += 1
    shuffle(state, unseen, count)
    for holder in range(state.players):
        size = state.hand_size[holder]
        known = 0
        while known < size and state.hand[holder][known] != UNKNOWN:
            known += 1
        state.hand_size[holder] = known
        for _ in range(known, size):
            count -= 1
            insert(state, holder, unseen[count], 0)
    for i in range(state.stock_size):
        if state.stock[i] == UNKNOWN:
            count -= 1
            state.stock[i] = unseen[count]


@kernel
def seen_in_hand(state: State, domino: int) -> bool:
    for holder in range(state.players):
        if holds(state, holder, domino):
            return True
    return False


@kernel
def deal_tiles(state: State) -> None:
    """F37: the deck's contents are public; what lies on no known place lies on an unseen one."""
    unseen = flags(MOST_TILES)
    count = 0
    for tile in range(len(TILES)):
        left = state.tiles_left[tile]
        for place in range(state.tiles):
            left -= state.tile[place] == tile
        for _ in range(left):
            unseen[count] = tile
            count += 1
    shuffle(state, unseen, count)
    for place in range(state.tiles):
        if state.tile[place] == UNKNOWN:
            count -= 1
            state.tile[place] = unseen[count]


# -- taking back ---------------------------------------------------------------------------------


@kernel
def reshuffle(state: State) -> None:
    """Q57, F37: nobody knows the deck, nor the order of the tiles that nobody has looked at."""
    shuffle(state, state.stock, state.stock_size)
    unseen = flags(MOST_TILES)
    count = 0
    for place in range(state.tiles):
        if not state.tile_known[place]:
            unseen[count] = state.tile[place]
            count += 1
    shuffle(state, unseen, count)
    for place in range(state.tiles):
        if not state.tile_known[place]:
            count -= 1
            state.tile[place] = unseen[count]
