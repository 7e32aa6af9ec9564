"""The moves of Dragomino: the public notation, its integers, and why a move is refused."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from dragonden.engine.errors import Refusal
from dragonden.engine.square import SIDES
from dragonden.engine.words import Line

from .pieces import (
    ACTIONS,
    DOMINOES,
    EGG_FRESH,
    KEEP_FIRST,
    LANDSCAPES,
    MOST_EGGS,
    ORIGIN,
    PICK_FIRST,
    PLACE_FIRST,
    STEPS,
    WIDTH,
)
from .rules import actor, family_now, is_over, overlaps
from .state import EGG, KEEP, OPENED, PICK, PLACE, State


class Pick(Struct, frozen=True, tag="pick"):
    """Take the face-up domino with this number."""

    domino: int


class Place(Struct, frozen=True, tag="place"):
    """Lay the picked domino: first half at (x, y), second half on this side of it."""

    x: int
    y: int
    side: Literal["N", "E", "S", "W"]


class Egg(Struct, frozen=True, tag="egg"):
    """Take a fresh egg of the family, or the returned egg with this number."""

    egg: Literal["fresh"] | int


class Keep(Struct, frozen=True, tag="keep"):
    """Keep the egg taken first (0) or second (1)."""

    egg: Literal[0, 1]


Move = Pick | Place | Egg | Keep
MOVES = (Pick, Place, Egg, Keep)
PHASES = {Pick: PICK, Place: PLACE, Egg: EGG, Keep: KEEP}


def encode(move: Move) -> int:
    """The action of a move, or -1 if there can be no such domino, place or egg."""
    match move:
        case Pick(domino) if 0 <= domino < len(DOMINOES):
            return PICK_FIRST + domino
        case Place(x, y, side) if on_grid(x) and on_grid(y):
            return PLACE_FIRST + 4 * cell_at(x, y) + SIDES.index(side)
        case Egg("fresh"):
            return EGG_FRESH
        case Egg(int(number)) if 0 <= number < MOST_EGGS:
            return EGG_FRESH + 1 + number
        case Keep(which):
            return KEEP_FIRST + which
    return -1


def decode(action: int) -> Move:
    """The move of an action."""
    if not 0 <= action < ACTIONS:
        raise ValueError(f"{action} is no action.")
    if action >= KEEP_FIRST:
        return Keep(1 if action > KEEP_FIRST else 0)
    if action >= EGG_FRESH:
        return Egg(action - EGG_FRESH - 1 if action > EGG_FRESH else "fresh")
    if action >= PLACE_FIRST:
        cell, side = divmod(action - PLACE_FIRST, 4)
        return Place(*place_of(cell), SIDES[side])
    return Pick(action - PICK_FIRST)


def on_grid(coordinate: int) -> bool:
    """Whether a coordinate, and the one next to it, is on the grid."""
    return -ORIGIN < coordinate < WIDTH - ORIGIN - 1


def cell_at(x: int, y: int) -> int:
    return (y + ORIGIN) * WIDTH + x + ORIGIN


def place_of(cell: int) -> tuple[int, int]:
    return cell % WIDTH - ORIGIN, cell // WIDTH - ORIGIN


def seen_by_others(move: Move) -> Move:
    """Every move is made in the open; only the sides of eggs are secret."""
    return move


# -- why a move is refused -----------------------------------------------------------------------


def refusal(state: State, move: Move) -> Refusal:
    """The rule that a move not offered breaks, and the sentence that says so."""
    if is_over(state):
        return Refusal("R10", Line("refused-over"))
    if state.phase != PHASES[type(move)]:
        return refusal_of_phase(state)
    if isinstance(move, Place):
        return refusal_of_place(state, move)
    if isinstance(move, Egg):
        return refusal_of_egg(state, move.egg)
    # What is left is a pick: of the two eggs to keep, either is allowed.
    known = isinstance(move, Pick) and 0 <= move.domino < len(DOMINOES)
    return Refusal("R3", Line("refused-pick" if known else "refused-pick-none"))


def refusal_of_phase(state: State) -> Refusal:
    """Another decision comes first."""
    if state.phase == PICK:
        return Refusal("R3", Line("refused-pick-first"))
    if state.phase == PLACE:
        return Refusal("R4", Line("refused-place-first"))
    family = LANDSCAPES[family_now(state)]
    if state.phase == EGG:
        return Refusal("R12", Line("refused-egg-first", {"landscape": family}))
    return Refusal("R11", Line("refused-keep-first"))


def refusal_of_place(state: State, move: Place) -> Refusal:
    """A place off the grid is far from any zone."""
    if on_grid(move.x) and on_grid(move.y):
        cell = cell_at(move.x, move.y)
        other = cell + STEPS[SIDES.index(move.side)]
        if overlaps(state, actor(state), cell, other):
            return Refusal("R4", Line("refused-place-overlaps"))
    return Refusal("R4", Line("refused-place-apart"))


def refusal_of_egg(state: State, egg: Literal["fresh"] | int) -> Refusal:
    """An egg that is not on the table in this family."""
    family = family_now(state)
    facts = {"landscape": LANDSCAPES[family]}
    if egg == "fresh":
        return Refusal("R12", Line("refused-egg-no-fresh", facts))
    if not 0 <= egg < state.numbered[family]:
        return Refusal("R12", Line("refused-egg-unknown", {**facts, "egg": egg}))
    if state.egg_place[family][egg] == OPENED:
        return Refusal("R12", Line("refused-egg-opened", {**facts, "egg": egg}))
    return Refusal("R12", Line("refused-egg-in-hand", {**facts, "egg": egg}))
