"""Why a move of Dinoland is refused: the rule it breaks and the sentence that says so."""

from __future__ import annotations

from dragonden.engine.errors import Refusal, refuse
from dragonden.engine.square import SIDES

from .areas import UNCLAIMED, claims, own_area
from .cells import cell_at, x_of, y_of
from .diet import cover_allowed, masks_beside, name_allowed, place_allowed, placeable_dominoes
from .dinosaurs import nameless_slot
from .hands import holds
from .hatching import hatch_places, hatches
from .map import (
    creature_of,
    dominoes_of,
    drawn_grid,
    drawn_size,
    is_coverable,
    offset,
    terrain_of,
)
from .moves import (
    CLAIM_AGAIN,
    COVER,
    DECISIONS,
    HATCH_PLACE,
    MOVE_PAWN,
    Claim,
    Hatch,
    LookHand,
    Overlap,
    Pawn,
    Place,
    Play,
    Put,
    ReplaceHand,
    ReturnTile,
    Step,
    Swap,
    Wild,
)
from .pieces import CREATURES, EGG, STEPS, TILES, WILD_TERRAIN
from .specials import is_along_axis, is_puttable, is_returnable, overlap_options
from .state import State

BESIDE = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
Point = tuple[int, int]


def squares(state: State) -> dict[Point, int]:
    """The slot of every square by its coordinates."""
    return {(x_of(state.cell[s]), y_of(state.cell[s])): s for s in range(state.squares)}


# -- choosing a domino ---------------------------------------------------------------------------


def refuse_hand(state: State, domino: int, rule: str) -> Refusal | None:
    """A domino that is not in hand."""
    count = dominoes_of(state)
    if domino >= count:
        return refuse(rule, "domino-none", last=count - 1)
    return None if holds(state, state.decider, domino) else refuse(rule, "domino-hand")


@DECISIONS.refuse(Play)
def refuse_play(state: State, move: Play) -> Refusal | None:
    if refusal := refuse_hand(state, move.domino, "R2"):
        return refusal
    hand = state.hand[state.decider]
    fits = placeable_dominoes(state, state.decider, len(hand))[hand.index(move.domino)]
    return None if fits else refuse("F5", "domino-diet")


@DECISIONS.refuse(Overlap)
def refuse_overlap(state: State, move: Overlap) -> Refusal | None:
    if refusal := refuse_hand(state, move.domino, "F24"):
        return refusal
    if overlap_options(state, state.decider)[state.hand[state.decider].index(move.domino)]:
        return None
    return refuse("F5", "domino-diet") if state.diet else refuse("F24", "domino-cover")


@DECISIONS.refuse(Hatch)
def refuse_hatch(state: State, move: Hatch) -> Refusal | None:
    """R16: a half without a dinosaur, or one that fits on none of the eggs."""
    if refusal := refuse_hand(state, move.domino, "R16"):
        return refusal
    printed = state.halves[move.domino][move.half]
    if creature_of(printed) <= EGG:
        return refuse("R16", "hatch-dinosaur")
    eggs = [slot for slot in range(state.squares) if state.hatcher[slot] == state.decider + 1]
    fitting = [slot for slot in eggs if hatches(state, slot, move.domino, move.half)]
    if not fitting:
        return refuse_egg(printed)
    grid = drawn_grid(state)
    near = masks_beside(state, len(grid))
    if hatch_places(state, grid, near, state.decider, move.domino, move.half, [0], 1):
        return None
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


def halves_of(move: Place) -> tuple[Point, Point]:
    """The coordinates of both halves."""
    dx, dy = BESIDE[move.side]
    return (move.x, move.y), (move.x + dx, move.y + dy)


def touches(state: State, halves: tuple[Point, Point]) -> bool:
    """Whether a domino lying there would share an edge with the map."""
    around = {(x + dx, y + dy) for x, y in halves for dx, dy in BESIDE.values()}
    return bool(around & squares(state).keys())


@DECISIONS.refuse(Place)
def refuse_place(state: State, move: Place) -> Refusal | None:
    """R3: it must touch the map and overlap nothing; the rest is forbidden by the diet."""
    if state.phase == HATCH_PLACE:
        return refuse_hatch_place(state, move)
    if state.phase == COVER:
        return refuse_cover(state, move)
    first, second = halves_of(move)
    laid = squares(state)
    if first in laid or second in laid:
        return refuse("R3", "place-overlaps")
    if not touches(state, (first, second)):
        return refuse("R3", "place-apart")
    halves = state.halves[state.picked][0], state.halves[state.picked][1]
    size, cells = drawn_size(state), [cell_at(*half) - offset(state) for half in (first, second)]
    if place_allowed(state, masks_beside(state, size), size, *halves, *cells):
        return None
    return refuse("F5", "place-diet")


def refuse_cover(state: State, move: Place) -> Refusal | None:
    """Q46: it must cover a square, but none with a pawn; the rest is forbidden by the diet."""
    laid = squares(state)
    covered = [laid[half] for half in halves_of(move) if half in laid]
    if not covered:
        return refuse("F24", "cover-nothing")
    if any(state.pawn[slot] for slot in covered):
        return refuse("Q46", "cover-pawn")
    return refuse_clash(state, move)


def refuse_hatch_place(state: State, move: Place) -> Refusal | None:
    """R15, R16: on which egg, and what is covered beside it."""
    halves, laid, half = halves_of(move), squares(state), state.hatch_half
    slot, other = laid.get(halves[half]), laid.get(halves[1 - half])
    if slot is None or state.hatcher[slot] != state.decider + 1:
        return refuse("R15", "hatch-egg")
    if not hatches(state, slot, state.picked, half):
        return refuse_egg(state.halves[state.picked][half])
    if other is not None and state.pawn[other]:
        return refuse("R16", "cover-pawn")
    return refuse_clash(state, move)


def refuse_clash(state: State, move: Place) -> Refusal | None:
    """Q31: laid on top of others it must respect the diet."""
    first, second = halves_of(move)
    grid = drawn_grid(state)
    near = masks_beside(state, len(grid))
    if cover_allowed(state, grid, near, state.picked, cell_at(*first), cell_at(*second)):
        return None
    return refuse("Q31", "place-diet")


# -- names, pawns and hands ----------------------------------------------------------------------


@DECISIONS.refuse(Wild)
def refuse_wild(state: State, move: Wild) -> Refusal | None:
    if move.name == "triceratops" and move.arrow == "none":
        return refuse("Q12", "wild-arrow")
    if move.name != "triceratops" and move.arrow != "none":
        return refuse("R19", "wild-no-arrow")
    if name_allowed(state, nameless_slot(state), CREATURES.index(move.name)):
        return None
    return refuse("Q11", "wild-diet")


@DECISIONS.refuse(Claim)
def refuse_claim(state: State, move: Claim) -> Refusal | None:
    """Where no pawn can be put."""
    slot = squares(state).get((move.x, move.y))
    if slot is None:
        return refuse("R4", "claim-empty")
    if state.terrain[slot] == WILD_TERRAIN:
        return refuse("R4", "claim-wildcard")
    owners = claims(state)[own_area(state, slot)]
    if state.phase != CLAIM_AGAIN:
        return None if owners == UNCLAIMED else refuse("R4", "claim-claimed")
    if owners >> state.decider & 1:
        return refuse("Q22", "claim-own")
    return refuse("Q20", "claim-pawn") if state.pawn[slot] else None


@DECISIONS.refuse(Pawn)
def refuse_pawn(state: State, move: Pawn) -> Refusal | None:
    slot = squares(state).get((move.x, move.y))
    pawn = 0 if slot is None else state.pawn[slot]
    if state.phase == MOVE_PAWN:
        mine = pawn == state.decider + 1
        return None if mine else refuse("F22", "move-pawn-from")
    return None if pawn else refuse("F30", "return-pawn")


@DECISIONS.refuse(LookHand, Swap)
def refuse_other(state: State, move: LookHand | Swap) -> Refusal | None:
    rule = "R18" if isinstance(move, LookHand) else "F28"
    if move.other >= state.players:
        return refuse(rule, "seat-none", last=state.players - 1)
    return refuse(rule, "seat-self") if move.other == state.decider else None


@DECISIONS.refuse(ReplaceHand)
def refuse_replace_hand(state: State, move: ReplaceHand) -> Refusal | None:
    return None if state.stock_size else refuse("Q18", "replace-empty")


# -- crosshairs and asteroid tiles ---------------------------------------------------------------


@DECISIONS.refuse(Step)
def refuse_step(state: State, move: Step) -> Refusal | None:
    if is_along_axis(state, SIDES.index(move.side)):
        return None
    return refuse("Q45", "step-axis", axis="column" if state.axis else "row")


@DECISIONS.refuse(ReturnTile)
def refuse_return_tile(state: State, move: ReturnTile) -> Refusal | None:
    if is_returnable(state, TILES.index(move.tile)):
        return None
    return refuse("F25", "return-tile", tile=move.tile)


@DECISIONS.refuse(Put)
def refuse_put(state: State, move: Put) -> Refusal | None:
    assert move.tile is not None
    if is_puttable(state, TILES.index(move.tile)):
        return None
    return refuse("F35", "put", tile=move.tile)
