"""Why a move of Dragomino is refused: the rule it breaks and the sentence that says so."""

from __future__ import annotations

from dragonden.engine.errors import Refusal, refuse
from dragonden.engine.square import EMPTY, SIDES

from .moves import DECISIONS, EGG, GRID, Egg, Move, Pick, Place
from .pieces import LANDSCAPES, STEPS
from .rules import actor, family_now
from .state import OPENED, State


@DECISIONS.refuse(Pick)
def refuse_pick(state: State, move: Pick) -> Refusal:
    return refuse("R3", "pick")


@DECISIONS.refuse(Place)
def refuse_place(state: State, move: Place) -> Refusal:
    """A place off the grid is far from any zone."""
    cells = GRID.digits(move.x, move.y)
    both = (cells[0], cells[0] + STEPS[SIDES.index(move.side)]) if cells else ()
    if any(state.grid[actor(state)][cell] != EMPTY for cell in both):
        return refuse("R4", "place-overlaps")
    return refuse("R4", "place-apart")


@DECISIONS.comes_first(EGG)
def refuse_before_eggs(state: State, move: Move) -> Refusal | None:
    """F1: nothing else is done, and no egg kept, while only the first of two is in hand."""
    landscape = LANDSCAPES[family_now(state)]
    return refuse("F1", "egg-second", landscape=landscape) if state.held_size else None


@DECISIONS.refuse(Egg)
def refuse_egg(state: State, move: Egg) -> Refusal:
    """An egg that is not on the table in this family. F1: or is in hand."""
    family, egg = family_now(state), move.egg
    facts = {"landscape": LANDSCAPES[family], "egg": egg}
    if egg == "fresh":
        return refuse("R12", "egg-no-fresh", **facts)
    if egg >= state.numbered[family]:
        return refuse("R12", "egg-unknown", **facts)
    if state.egg_place[family][egg] == OPENED:
        return refuse("R12", "egg-opened", **facts)
    return refuse("F1", "egg-in-hand", **facts)
