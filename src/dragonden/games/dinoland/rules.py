"""The rules of Dinoland, in the order of the printed sheet; ids are those of RULES.md.

This module is the flow of play; what it calls lives beside it: the map, areas, diet, hands,
dinosaurs, hatching, special asteroids, impact and hidden information.
"""

from __future__ import annotations

from dragonden.engine.chance import below, shuffle
from dragonden.engine.kernel import kernel

from . import state as states
from .areas import can_claim, legal_claim
from .asteroids import prepare_tiles, turn_tile
from .diet import allowed_places, placeable
from .dinosaurs import (
    act,
    apply_stego,
    has_action,
    legal_stego,
    legal_wild,
    name_dinosaur,
    nameless,
)
from .hands import draw, refill, remove
from .hatching import (
    apply_acting,
    apply_hatch,
    begin_hatching,
    go_on_hatching,
    legal_hatch,
    offer_action,
)
from .impact import scores
from .knowledge import determinize, redact
from .map import drawn_grid, lay, places, slot_at
from .pieces import (
    ACT,
    BASE_DOMINOES,
    CARDS,
    CLAIM_FIRST,
    COVER_FIRST,
    CROSSHAIR_FIRST,
    DINO_FIRST,
    EGG_HATCH,
    HAND,
    HATCH_ALL_TERRAIN,
    HATCH_ALL_UNCLAIMED,
    HATCH_FIRST,
    HOME,
    MOST_DOMINOES,
    MOVE_PAWN_FIRST,
    NO_CLAIM,
    NONE,
    NOTHING,
    OVERLAP_FIRST,
    PAWNS,
    PLACE_FIRST,
    PLAY_FIRST,
    PUT_FIRST,
    RETURN_PAWN_FIRST,
    RETURN_TILE_FIRST,
    SKIP,
    SPECIAL_FIRST,
    STEP_FIRST,
    SWAP_FIRST,
    WILD_FIRST,
    Cell,
    Domino,
    Half,
    Seat,
    Tile,
)
from .specials import (
    all_pawns_placed,
    apply_crosshair,
    apply_move_pawn,
    apply_put,
    apply_return_pawn,
    apply_return_tile,
    apply_step,
    apply_swap,
    begin_special,
    idle,
    legal_claim_again,
    legal_cover,
    legal_crosshair,
    legal_move_pawn,
    legal_overlap,
    legal_put,
    legal_return_pawn,
    legal_return_tile,
    legal_step,
    legal_swap,
)
from .state import BUSY, END_ASTEROID, END_PAWNS, END_STUCK, OVER, PRESENT, State

__all__ = ["actor", "apply", "determinize", "is_over", "legal", "redact", "scores", "setup"]

EAST = 1

# -- SETUP ---------------------------------------------------------------------------------------


@kernel
def setup(state: State) -> None:
    """R1: asteroid deck, hands, pawns, and one domino as the map with both crosshairs at it."""
    prepare_tiles(state)
    if state.impact_cards:
        state.card = below(state, len(CARDS))
    state.stock_size = MOST_DOMINOES if state.expansion else BASE_DOMINOES  # R17
    for domino in range(state.stock_size):
        state.stock[domino] = domino
    shuffle(state, state.stock, state.stock_size)  # Q9
    for seat in range(state.players):
        draw(state, seat, HAND)
        state.pawns_left[seat] = PAWNS
    state.stock_size -= 1
    start = state.stock[state.stock_size]
    state.stock[state.stock_size] = 0
    state.picked = NONE
    state.tile_now = NONE
    state.turn = state.first  # Q8
    lay(state, start, HOME, EAST)  # its dinosaurs do not act
    state.laying = states.START
    state.decider = state.first
    state.phase = BUSY
    if nameless(state) != NONE:
        state.phase = states.WILD  # Q6
    else:
        begin_turn(state)


# -- FLOW OF PLAY --------------------------------------------------------------------------------


@kernel
def actor(state: State) -> Seat:
    return state.decider


@kernel
def is_over(state: State) -> bool:
    return state.phase == OVER


@kernel
def proceed(state: State) -> None:
    """Carry out what is pending, in this order, until somebody must decide or it is over."""
    while state.phase == BUSY:
        if state.hatching:
            go_on_hatching(state)  # Q29: all eggs of the tile before anything else
        elif state.tile_now != NONE:
            finish_tile(state)
        elif state.waiting_size:
            reveal(state)  # Q16: before the second dinosaur
        elif state.dino[0] != NOTHING or state.dino[1] != NOTHING:
            go_on_acting(state)
        else:
            begin_turn(state)


@kernel
def finish(state: State, why: int) -> None:
    """Q35: at once; all that is pending is dropped."""
    state.end = why
    state.phase = OVER


@kernel
def begin_turn(state: State) -> None:
    """R2, R13, Q13, Q37: the next player who can place; R10: if there is none it is over."""
    ahead = 1 if state.turns else 0
    for i in range(ahead, state.players + ahead):
        seat = (state.turn + i) % state.players
        if can_place(state, seat):
            state.turn = seat
            state.turns += 1
            state.decider = seat
            state.phase = states.PLAY
            break
    if state.phase == BUSY:
        finish(state, END_STUCK)
    if state.diet:  # F38: whether somebody can place tells of a hidden hand
        state.revealed += 1


@kernel
def can_place(state: State, seat: Seat) -> bool:
    """Q13: a player with a domino that has a legal place."""
    if not state.diet:
        return state.hand_size[seat] > 0
    options = placeable(state, seat, 1)
    for i in range(state.hand_size[seat]):
        if options[i]:
            return True
    return False


@kernel
def legal(state: State, out: list[int]) -> int:
    phase = state.phase
    if phase == states.PLAY:
        return legal_play(state, out)
    if phase == states.PLACE:
        return legal_place(state, out)
    if phase == states.CLAIM:
        return legal_claim(state, out)
    if phase == states.DINO:
        return legal_dino(state, out)
    if phase == states.WILD:
        return legal_wild(state, out)
    if phase == states.STEGO:
        return legal_stego(state, out)
    if phase == states.HATCH:
        return legal_hatch(state, out)
    if phase == states.ACTING:
        return legal_acting(state, out)
    return legal_special(state, out)


@kernel
def legal_special(state: State, out: list[int]) -> int:
    phase = state.phase
    if phase == states.PAWN:
        return legal_move_pawn(state, out)
    if phase == states.CROSSHAIR:
        return legal_crosshair(state, out)
    if phase == states.STEP:
        return legal_step(state, out)
    if phase == states.OVERLAY:
        return legal_overlap(state, out)
    if phase == states.COVER:
        return legal_cover(state, out)
    if phase == states.RETURN_TILE:
        return legal_return_tile(state, out)
    if phase == states.SWAP:
        return legal_swap(state, out)
    if phase == states.RETURN_PAWN:
        return legal_return_pawn(state, out)
    if phase == states.CLAIM_MORE:
        return legal_claim_again(state, out)
    return legal_put(state, out)


@kernel
def apply(state: State, action: int) -> None:
    phase = state.phase
    if phase == states.PLAY:
        apply_play(state, action - PLAY_FIRST)
    elif phase == states.PLACE:
        apply_place(state, action - PLACE_FIRST)
    elif phase == states.CLAIM or phase == states.CLAIM_MORE:
        apply_claim(state, action)
    elif phase == states.DINO:
        apply_dino(state, action - DINO_FIRST)
    elif phase == states.WILD:
        name_dinosaur(state, action - WILD_FIRST)
        go_on_naming(state)
    elif phase == states.STEGO:
        apply_stego(state, action)
    elif phase == states.HATCH:
        apply_hatch(state, action - HATCH_FIRST)
        go_on_naming(state)
    elif phase == states.ACTING:
        apply_acting(state, action)
    else:
        apply_special(state, action)
    proceed(state)


@kernel
def apply_special(state: State, action: int) -> None:
    phase = state.phase
    if phase == states.PAWN:
        apply_move_pawn(state, action - MOVE_PAWN_FIRST)
    elif phase == states.CROSSHAIR:
        apply_crosshair(state, action - CROSSHAIR_FIRST)
    elif phase == states.STEP:
        apply_step(state, action - STEP_FIRST)
    elif phase == states.OVERLAY:
        apply_overlap(state, action - OVERLAP_FIRST)
    elif phase == states.COVER:
        apply_cover(state, action - COVER_FIRST)
    elif phase == states.RETURN_TILE:
        apply_return_tile(state, action - RETURN_TILE_FIRST)
    elif phase == states.SWAP:
        apply_swap(state, action - SWAP_FIRST)
    elif phase == states.RETURN_PAWN:
        apply_return_pawn(state, action - RETURN_PAWN_FIRST)
    else:
        apply_put(state, action - PUT_FIRST)


# -- PLACING A DOMINO ----------------------------------------------------------------------------


@kernel
def legal_play(state: State, out: list[int]) -> int:
    """R2: a domino from hand, in ascending order, if it can be placed."""
    seat = state.decider
    n = 0
    if not state.diet:
        for i in range(state.hand_size[seat]):
            out[n] = PLAY_FIRST + state.hand[seat][i]
            n += 1
        return n
    options = placeable(state, seat, state.hand_size[seat])
    for i in range(state.hand_size[seat]):
        if options[i]:
            out[n] = PLAY_FIRST + state.hand[seat][i]
            n += 1
    return n


@kernel
def apply_play(state: State, domino: Domino) -> None:
    remove(state, state.decider, domino)
    state.picked = domino
    state.phase = states.PLACE


@kernel
def legal_place(state: State, out: list[int]) -> int:
    """R3: edge-adjacent to the map, overlapping nothing; F5: the diet may forbid it."""
    grid = drawn_grid(state)
    n = places(state, grid, out, PLACE_FIRST)
    return allowed_places(state, grid, state.picked, out, n)


@kernel
def apply_place(state: State, place: int) -> None:
    lay(state, state.picked, place // 4, place % 4)
    state.picked = NONE
    state.laying = states.TURN
    go_on_naming(state)


@kernel
def go_on_naming(state: State) -> None:
    """Q10: lay, name, refill, claim, choose the order, act."""
    if nameless(state) != NONE:
        state.phase = states.WILD
        return
    state.phase = BUSY
    if state.laying == states.START:
        return
    refill(state, state.decider)  # R2, Q28
    if state.laying == states.TURN:
        state.dino[0] = dinosaur_to_act(state, 0)
        state.dino[1] = dinosaur_to_act(state, 1)
        state.dino_arrow[0] = state.arrow[state.laid[0]]
        state.dino_arrow[1] = state.arrow[state.laid[1]]
        if can_claim(state):
            state.phase = states.CLAIM
    elif state.laying == states.HATCHING:
        offer_action(state)


@kernel
def dinosaur_to_act(state: State, half: Half) -> int:
    """Q15: kept as laid and named, whatever becomes of the square."""
    creature = state.creature[state.laid[half]]
    return creature if has_action(state, creature) else NOTHING


# -- CLAIMING ------------------------------------------------------------------------------------


@kernel
def apply_claim(state: State, action: int) -> None:
    """R4; F4, Q36: the variant pawn_end is checked after every claim."""
    state.phase = BUSY
    if action == NO_CLAIM:
        return
    claim(state, action - CLAIM_FIRST)
    if state.pawn_end and all_pawns_placed(state):
        finish(state, END_PAWNS)


@kernel
def claim(state: State, cell: Cell) -> None:
    state.pawn[slot_at(state, cell)] = state.decider + 1
    state.pawns_left[state.decider] -= 1


# -- THE DINOSAURS ACT ---------------------------------------------------------------------------


@kernel
def go_on_acting(state: State) -> None:
    """R8, Q14: the order is asked exactly when both have an action."""
    state.decider = state.turn
    if state.dino[0] != NOTHING and state.dino[1] != NOTHING:
        state.phase = states.DINO
    else:
        act_half(state, 1 if state.dino[0] == NOTHING else 0)


@kernel
def legal_dino(state: State, out: list[int]) -> int:
    out[0] = DINO_FIRST
    out[1] = DINO_FIRST + 1
    return 2


@kernel
def apply_dino(state: State, half: Half) -> None:
    state.phase = BUSY
    act_half(state, half)


@kernel
def act_half(state: State, half: Half) -> None:
    """Q14: an action is completed before the next."""
    creature = state.dino[half]
    state.dino[half] = NOTHING
    act(state, state.turn, creature, state.dino_arrow[half])


@kernel
def legal_acting(state: State, out: list[int]) -> int:
    """R16: a hatched dinosaur's action is optional."""
    out[0] = ACT
    out[1] = SKIP
    return 2


# -- ASTEROID TILES ------------------------------------------------------------------------------


@kernel
def reveal(state: State) -> None:
    """R6; Q29: waiting reveals go first in, first out; Q30: the revealer carries it out."""
    seat = state.waiting[0]
    state.waiting_size -= 1
    for i in range(state.waiting_size):
        state.waiting[i] = state.waiting[i + 1]
    state.waiting[state.waiting_size] = 0
    tile = turn_tile(state)
    state.told[state.reveals] = tile
    state.told_seat[state.reveals] = seat
    state.told_idle[state.reveals] = PRESENT
    state.reveals += 1
    state.tile_now = tile
    state.tile_seat = seat
    begin_tile(state, tile)


@kernel
def begin_tile(state: State, tile: Tile) -> None:
    """R15, Q54: hatch tiles, of whichever kind, and special tiles."""
    if tile in (EGG_HATCH, HATCH_ALL_TERRAIN, HATCH_ALL_UNCLAIMED):
        begin_hatching(state)
        go_on_hatching(state)
        if not state.hatching:
            idle(state)
    elif tile >= SPECIAL_FIRST:
        begin_special(state, tile)


@kernel
def finish_tile(state: State) -> None:
    """R10: after the last tile's own effect the game ends; Q34: if none has come back."""
    state.tile_now = NONE
    if state.tiles == 0:
        finish(state, END_ASTEROID)


# -- THE OVERLAP TILE ----------------------------------------------------------------------------


@kernel
def apply_overlap(state: State, domino: Domino) -> None:
    """F24: a domino from hand, to be laid on top of others."""
    remove(state, state.decider, domino)
    state.picked = domino
    state.phase = states.COVER


@kernel
def apply_cover(state: State, place: int) -> None:
    """Q46: its wildcard dinosaurs are named; none of its dinosaurs acts."""
    lay(state, state.picked, place // 4, place % 4)
    state.picked = NONE
    state.laying = states.OVERLAPPING
    go_on_naming(state)
