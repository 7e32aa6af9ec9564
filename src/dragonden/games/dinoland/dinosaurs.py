"""The dinosaurs: their names if they are wildcards, and their actions."""

from __future__ import annotations

from dragonden.engine.kernel import kernel

from . import pieces
from .asteroids import look_at_next
from .diet import name_allowed
from .map import move_crosshair
from .moves import DECISIONS, STEGO, Wild
from .pieces import Creature, Seat, Side, Slot
from .state import State

# -- NAMING A WILDCARD DINOSAUR ------------------------------------------------------------------


@kernel
def nameless_slot(state: State) -> Slot:
    """R19, Q10: the wildcard dinosaur to be named next, first half first, or NONE."""
    if state.creature[state.laid[0]] == pieces.WILD_DINOSAUR:
        return state.laid[0]
    if state.creature[state.laid[1]] == pieces.WILD_DINOSAUR:
        return state.laid[1]
    return pieces.NONE


@kernel
def creature_named(name: int) -> Creature:
    """The dinosaur of a name: 0 to 3 a Triceratops with that arrow, 4 to 6 the others."""
    return max(name - 4 + pieces.BRACHIOSAURUS, pieces.TRICERATOPS)


@DECISIONS.allow(Wild)
def may_be_named(state: State, name: int) -> bool:
    """R19, Q59: any of the four dinosaurs that the diet allows; Q12: always with a direction."""
    return name_allowed(state, nameless_slot(state), creature_named(name))


@kernel
def name_dinosaur(state: State, name: int) -> None:
    """R19: it is that dinosaur for the rest of the game."""
    slot = nameless_slot(state)
    state.creature[slot] = creature_named(name)
    state.arrow[slot] = name if name < 4 else 0


# -- THE ACTIONS ---------------------------------------------------------------------------------


@kernel
def has_action(state: State, creature: Creature) -> bool:
    """Q14, Q33: every dinosaur but a Brachiosaurus that is switched off (F2)."""
    return creature > pieces.EGG and (creature != pieces.BRACHIOSAURUS or state.brachiosaurus == 1)


@kernel
def do_action(state: State, seat: Seat, creature: Creature, arrow: Side) -> None:
    """R5, R6, R7, R18: do what a dinosaur does; Q17: it is obligatory."""
    if creature == pieces.TRICERATOPS:
        move_crosshair(state, arrow)
    elif creature == pieces.VELOCIRAPTOR:
        state.waiting[state.waiting_size] = seat
        state.waiting_size += 1
    elif creature == pieces.BRACHIOSAURUS:
        look_at_next(state, seat)
    elif creature == pieces.STEGOSAURUS:
        state.decider = seat
        state.phase = STEGO
    note_deed(state, creature)


@kernel
def note_deed(state: State, creature: Creature) -> None:
    """Remember for the log what a dinosaur did; at most two act between two decisions."""
    i = state.deeds % 2
    state.deed[i] = creature
    state.deed_at[i] = state.reveals
    state.deed_row[i] = state.row
    state.deed_column[i] = state.column
    state.deeds += 1
