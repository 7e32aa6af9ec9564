"""The rules of Dinoland, in the order of the printed sheet; ids are those of RULES.md.

This module is the flow of play; what it calls lives beside it: the map, areas, diet, hands,
dinosaurs, hatching, special asteroids, impact and hidden information.
"""

from __future__ import annotations

from dragonden.engine.chance import below, shuffle
from dragonden.engine.decisions import OVER
from dragonden.engine.kernel import kernel, numbers
from dragonden.engine.lists import close_gap

from . import moves, pieces
from .areas import can_claim
from .asteroids import prepare_tiles, turn_tile
from .cells import cell_of
from .diet import keep_allowed, list_placeable
from .dinosaurs import do_action, has_action, name_dinosaur, nameless_slot
from .hands import draw, refill, remove
from .hatching import begin_hatching, go_on_hatching, offer_action
from .impact import scores
from .knowledge import determinize, redact, reshuffle
from .map import dominoes_of, lay, places, slot_at
from .moves import DECISIONS, actions, write_places
from .pieces import Domino, Half, Seat, Side, Tile
from .specials import all_pawns_placed, begin_special, note_idle
from .state import BUSY, END_ASTEROID, END_PAWNS, END_STUCK, HATCHING, PRESENT, START, TURN, State

__all__ = ["actor", "determinize", "redact", "reshuffle", "scores", "setup"]

EAST = 1

# -- SETUP ---------------------------------------------------------------------------------------


@kernel
def setup(state: State) -> None:
    """R1: asteroid deck, hands, pawns, and one domino as the map with both crosshairs at it."""
    prepare_tiles(state)
    if state.impact_cards:
        state.card = below(state, len(pieces.CARDS))
    state.stock_size = dominoes_of(state)  # R17
    for domino in range(state.stock_size):
        state.stock[domino] = domino
    shuffle(state, state.stock, state.stock_size)  # Q9
    for seat in range(state.players):
        draw(state, seat, pieces.HAND)
        state.pawns_left[seat] = pieces.PAWNS
    state.stock_size -= 1
    start = state.stock[state.stock_size]
    state.stock[state.stock_size] = 0
    state.picked = pieces.NONE
    state.tile_now = pieces.NONE
    state.turn = state.first  # Q8
    lay(state, start, pieces.HOME, EAST)  # its dinosaurs do not act
    state.laying = START
    state.decider = state.first
    state.phase = BUSY
    if nameless_slot(state) != pieces.NONE:
        state.phase = moves.WILD  # Q6
    else:
        begin_turn(state)


# -- FLOW OF PLAY --------------------------------------------------------------------------------


@kernel
def actor(state: State) -> Seat:
    return state.decider


@DECISIONS.afterwards
def proceed(state: State) -> None:
    """Carry out what is pending, in this order, until somebody must decide or it is over."""
    while state.phase == BUSY:
        if state.hatching:
            go_on_hatching(state)  # Q29: all eggs of the tile before anything else
        elif state.tile_now != pieces.NONE:
            finish_tile(state)
        elif state.waiting_size:
            reveal(state)  # Q16: before the second dinosaur
        elif state.dino[0] != pieces.NOTHING or state.dino[1] != pieces.NOTHING:
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
            state.phase = moves.PLAY
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
    return list_placeable(state, seat, 1, numbers(1)) > 0


# -- PLACING A DOMINO ----------------------------------------------------------------------------


@DECISIONS.legal(moves.PLAY)
def legal_play(state: State, out: list[int]) -> int:
    """R2: a domino from hand, in ascending order, if it can be placed."""
    seat = state.decider
    n = state.hand_size[seat]
    if state.diet:
        n = list_placeable(state, seat, n, out)
    else:
        for i in range(n):
            out[i] = state.hand[seat][i]
    for i in range(n):
        out[i] = actions.Play(out[i])
    return n


@DECISIONS.apply(moves.Play)
def apply_play(state: State, domino: Domino) -> None:
    """F43: where it is placed is decided next."""
    remove(state, state.decider, domino)
    state.picked = domino
    state.laying = TURN
    state.phase = moves.PLACE


@DECISIONS.legal(moves.PLACE)
def legal_place(state: State, out: list[int]) -> int:
    """R3: edge-adjacent to the map, overlapping nothing; F5: the diet may forbid it."""
    return write_places(out, keep_allowed(state, state.picked, out, places(state, out)))


@DECISIONS.apply(moves.Place)
def apply_place(state: State, number: int, side: Side) -> None:
    """Lay the chosen domino, whatever it was chosen for; Q27: its chosen half hatches."""
    lay(state, state.picked, cell_of(number), side)
    state.picked = pieces.NONE
    if state.laying == HATCHING:
        state.hatched = state.laid[state.hatch_half]
    go_on_naming(state)


@DECISIONS.apply(moves.Wild)
def apply_wild(state: State, name: int) -> None:
    name_dinosaur(state, name)
    go_on_naming(state)


@kernel
def go_on_naming(state: State) -> None:
    """Q10: lay, name, refill, claim, choose the order, act."""
    if nameless_slot(state) != pieces.NONE:
        state.phase = moves.WILD
        return
    state.phase = BUSY
    if state.laying == START:
        return
    refill(state, state.decider)  # R2, Q28
    if state.laying == TURN:
        state.dino[0] = dinosaur_to_act(state, 0)
        state.dino[1] = dinosaur_to_act(state, 1)
        state.dino_arrow[0] = state.arrow[state.laid[0]]
        state.dino_arrow[1] = state.arrow[state.laid[1]]
        if can_claim(state):
            state.phase = moves.CLAIM
    elif state.laying == HATCHING:
        offer_action(state)


@kernel
def dinosaur_to_act(state: State, half: Half) -> int:
    """Q15: kept as laid and named, whatever becomes of the square."""
    creature = state.creature[state.laid[half]]
    return creature if has_action(state, creature) else pieces.NOTHING


# -- CLAIMING ------------------------------------------------------------------------------------


@DECISIONS.apply(moves.Claim)
def apply_claim(state: State, number: int) -> None:
    """R4, or F22 where a pawn is moved; F4, Q36: pawn_end is checked after every claim."""
    slot = slot_at(state, cell_of(number))
    is_moved = state.phase == moves.PAWN_TO
    state.phase = BUSY
    state.pawn[slot] = state.decider + 1
    if is_moved:
        state.pawn[state.pawn_slot] = 0
        return
    state.pawns_left[state.decider] -= 1
    if state.pawn_end and all_pawns_placed(state):
        finish(state, END_PAWNS)


@DECISIONS.apply(moves.NoClaim, moves.Skip)
def apply_nothing(state: State) -> None:
    state.phase = BUSY


# -- THE DINOSAURS ACT ---------------------------------------------------------------------------


@kernel
def go_on_acting(state: State) -> None:
    """R8, Q14: the order is asked exactly when both have an action."""
    state.decider = state.turn
    if state.dino[0] != pieces.NOTHING and state.dino[1] != pieces.NOTHING:
        state.phase = moves.DINO
    else:
        act_half(state, 1 if state.dino[0] == pieces.NOTHING else 0)


@DECISIONS.apply(moves.Dino)
def apply_dino(state: State, half: Half) -> None:
    state.phase = BUSY
    act_half(state, half)


@kernel
def act_half(state: State, half: Half) -> None:
    """Q14: an action is completed before the next."""
    creature = state.dino[half]
    state.dino[half] = pieces.NOTHING
    do_action(state, state.turn, creature, state.dino_arrow[half])


# -- ASTEROID TILES ------------------------------------------------------------------------------


@kernel
def reveal(state: State) -> None:
    """R6; Q29: waiting reveals go first in, first out; Q30: the revealer carries it out."""
    seat = state.waiting[0]
    close_gap(state.waiting, state.waiting_size, 0)
    state.waiting_size -= 1
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
    if tile in (pieces.EGG_HATCH, pieces.HATCH_ALL_TERRAIN, pieces.HATCH_ALL_UNCLAIMED):
        begin_hatching(state)
        go_on_hatching(state)
        if not state.hatching:
            note_idle(state)
    elif tile >= pieces.FIRST_SPECIAL:
        begin_special(state, tile)


@kernel
def finish_tile(state: State) -> None:
    """R10: after the last tile's own effect the game ends; Q34: if none has come back."""
    state.tile_now = pieces.NONE
    if state.tiles == 0:
        finish(state, END_ASTEROID)
