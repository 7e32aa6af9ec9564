"""Why a move of Dinoland is refused: the rule it breaks and the sentence that says so.

Only moves that are not offered are asked about: what breaks no other rule is against the diet.
"""

from __future__ import annotations

from collections.abc import Iterable

from dragonden.engine.errors import Refusal, refuse
from dragonden.engine.square import SIDES

from . import moves
from .areas import claims, own_area
from .cells import cell_at
from .hands import holds
from .hatching import hatches
from .map import creature_of, dominoes_of, drawn_grid, half_of, is_coverable, slot_at, terrain_of
from .moves import DECISIONS
from .pieces import EGG, NONE, STEPS, WILD_TERRAIN
from .state import State

# -- choosing a domino ---------------------------------------------------------------------------


def refuse_hand(state: State, domino: int, rule: str) -> Refusal | None:
    """A domino that is not in hand."""
    count = dominoes_of(state)
    if domino >= count:
        return refuse(rule, "domino-none", last=count - 1)
    return None if holds(state, state.decider, domino) else refuse(rule, "domino-hand")


@DECISIONS.refuse(moves.Play)
def refuse_play(state: State, move: moves.Play) -> Refusal:
    return refuse_hand(state, move.domino, "R2") or refuse("F5", "domino-diet")


@DECISIONS.refuse(moves.Overlap)
def refuse_overlap(state: State, move: moves.Overlap) -> Refusal:
    if refusal := refuse_hand(state, move.domino, "F24"):
        return refusal
    return refuse("F5", "domino-diet") if state.diet else refuse("F24", "domino-cover")


@DECISIONS.refuse(moves.Hatch)
def refuse_hatch(state: State, move: moves.Hatch) -> Refusal:
    """R16: a half without a dinosaur, or one that fits on none of the eggs."""
    if refusal := refuse_hand(state, move.domino, "R16"):
        return refusal
    printed = half_of(state, move.domino, move.half)
    if creature_of(printed) <= EGG:
        return refuse("R16", "hatch-dinosaur")
    eggs = [slot for slot in range(state.squares) if state.hatcher[slot] == state.decider + 1]
    fitting = [slot for slot in eggs if hatches(state, slot, move.domino, move.half)]
    if not fitting:
        return refuse_egg(printed)
    grid = drawn_grid(state)
    beside = [state.cell[slot] + step for slot in fitting for step in STEPS]
    if any(is_coverable(state, grid, cell) for cell in beside):
        return refuse("Q31", "domino-diet")
    return refuse("R16", "cover-pawn")


def refuse_egg(printed: int) -> Refusal:
    """A dinosaur that does not fit on an egg."""
    if terrain_of(printed) == WILD_TERRAIN:
        return refuse("Q32", "hatch-wildcard")
    return refuse("F33", "hatch-terrain")


# -- laying it -----------------------------------------------------------------------------------


def halves_of(move: moves.Place) -> tuple[int, int]:
    """The cells of both halves."""
    cell = cell_at(move.x, move.y)
    return cell, cell + STEPS[SIDES.index(move.side)]


def are_bare(state: State, cells: Iterable[int]) -> bool:
    """Whether there is no square of the map on any of these cells."""
    return all(slot_at(state, cell) == NONE for cell in cells)


@DECISIONS.refuse(moves.Place)
def refuse_place(state: State, move: moves.Place) -> Refusal:
    """R3: it must touch the map and overlap nothing; the rest is forbidden by the diet."""
    if state.phase == moves.HATCH_PLACE:
        return refuse_hatch_place(state, move)
    if state.phase == moves.COVER:
        return refuse_cover(state, move)
    halves = halves_of(move)
    if not are_bare(state, halves):
        return refuse("R3", "place-overlaps")
    if are_bare(state, [cell + step for cell in halves for step in STEPS]):
        return refuse("R3", "place-apart")
    return refuse("F5", "place-diet")


def refuse_cover(state: State, move: moves.Place) -> Refusal:
    """Q46: it must cover a square, but none with a pawn; the rest is forbidden by the diet."""
    halves = halves_of(move)
    if are_bare(state, halves):
        return refuse("F24", "cover-nothing")
    grid = drawn_grid(state)
    if all(is_coverable(state, grid, cell) for cell in halves):
        return refuse("Q31", "place-diet")
    return refuse("Q46", "cover-pawn")


def refuse_hatch_place(state: State, move: moves.Place) -> Refusal:
    """R15, R16: on which egg, and what is covered beside it; the rest is forbidden by the diet."""
    half = state.hatch_half
    slots = [slot_at(state, cell) for cell in halves_of(move)]
    slot, other = slots[half], slots[1 - half]
    if slot == NONE or state.hatcher[slot] != state.decider + 1:
        return refuse("R15", "hatch-egg")
    if not hatches(state, slot, state.picked, half):
        return refuse_egg(half_of(state, state.picked, half))
    if other != NONE and state.pawn[other]:
        return refuse("R16", "cover-pawn")
    return refuse("Q31", "place-diet")


# -- names, pawns and hands ----------------------------------------------------------------------


@DECISIONS.refuse(moves.Wild)
def refuse_wild(state: State, move: moves.Wild) -> Refusal:
    if move.name == "triceratops" and move.arrow == "none":
        return refuse("Q12", "wild-arrow")
    if move.name != "triceratops" and move.arrow != "none":
        return refuse("R19", "wild-no-arrow")
    return refuse("Q11", "wild-diet")


@DECISIONS.refuse(moves.Claim)
def refuse_claim(state: State, move: moves.Claim) -> Refusal:
    """Where no pawn can be put."""
    slot = slot_at(state, cell_at(move.x, move.y))
    if slot == NONE:
        return refuse("R4", "claim-empty")
    if state.terrain[slot] == WILD_TERRAIN:
        return refuse("R4", "claim-wildcard")
    if state.phase != moves.CLAIM_AGAIN:
        return refuse("R4", "claim-claimed")
    is_own = claims(state)[own_area(state, slot)] >> state.decider & 1
    return refuse("Q22", "claim-own") if is_own else refuse("Q20", "claim-pawn")


@DECISIONS.refuse(moves.Pawn)
def refuse_pawn(state: State, move: moves.Pawn) -> Refusal:
    if state.phase == moves.MOVE_PAWN:
        return refuse("F22", "move-pawn-from")
    return refuse("F30", "return-pawn")


@DECISIONS.refuse(moves.LookHand, moves.Swap)
def refuse_other(state: State, move: moves.LookHand | moves.Swap) -> Refusal:
    rule = "R18" if isinstance(move, moves.LookHand) else "F28"
    if move.other >= state.players:
        return refuse(rule, "seat-none", last=state.players - 1)
    return refuse(rule, "seat-self")


@DECISIONS.refuse(moves.ReplaceHand)
def refuse_replace_hand(state: State, move: moves.ReplaceHand) -> Refusal:
    return refuse("Q18", "replace-empty")


# -- crosshairs and asteroid tiles ---------------------------------------------------------------


@DECISIONS.refuse(moves.Step)
def refuse_step(state: State, move: moves.Step) -> Refusal:
    return refuse("Q45", "step-axis", axis="column" if state.axis else "row")


@DECISIONS.refuse(moves.ReturnTile)
def refuse_return_tile(state: State, move: moves.ReturnTile) -> Refusal:
    return refuse("F25", "return-tile", tile=move.tile)


@DECISIONS.refuse(moves.Put)
def refuse_put(state: State, move: moves.Put) -> Refusal:
    assert move.tile is not None
    return refuse("F35", "put", tile=move.tile)
