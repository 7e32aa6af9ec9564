"""Why a move of Dinoland is refused: the rule it breaks and the sentence that says so."""

from __future__ import annotations

from dragonden.engine.errors import Refusal
from dragonden.engine.square import SIDES
from dragonden.engine.words import Fact, Line

from . import state as states
from .areas import UNCLAIMED, claims, own_area
from .diet import area_masks, cover_allowed, name_allowed, place_allowed
from .dinosaurs import nameless
from .hands import holds
from .hatching import hatches
from .map import cell_at, creature_of, drawn_grid, half_of, terrain_of, x_of, y_of
from .notation import (
    Act,
    Claim,
    Cover,
    Crosshair,
    Dino,
    Hatch,
    LookHand,
    Move,
    MovePawn,
    NoClaim,
    Overlap,
    Place,
    Play,
    Put,
    ReplaceHand,
    ReturnPawn,
    ReturnTile,
    Skip,
    Step,
    Swap,
    Wild,
)
from .pieces import BASE_DOMINOES, CREATURES, EGG, MOST_DOMINOES, TILES, WILD_TERRAIN
from .specials import puttable, returnable
from .state import State

BESIDE = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}

# The decision a move answers.
PHASES: dict[type, tuple[int, ...]] = {
    Play: (states.PLAY,),
    Place: (states.PLACE,),
    Wild: (states.WILD,),
    Claim: (states.CLAIM, states.CLAIM_MORE),
    NoClaim: (states.CLAIM, states.CLAIM_MORE),
    Dino: (states.DINO,),
    LookHand: (states.STEGO,),
    ReplaceHand: (states.STEGO,),
    Hatch: (states.HATCH,),
    Act: (states.ACTING,),
    Skip: (states.ACTING,),
    MovePawn: (states.PAWN,),
    Crosshair: (states.CROSSHAIR,),
    Step: (states.STEP,),
    Overlap: (states.OVERLAY,),
    Cover: (states.COVER,),
    ReturnTile: (states.RETURN_TILE,),
    Swap: (states.SWAP,),
    ReturnPawn: (states.RETURN_PAWN,),
    Put: (states.PUT,),
}
# What comes first instead: the rule and the message.
FIRST: dict[int, tuple[str, str]] = {
    states.PLAY: ("R2", "refused-first-play"),
    states.PLACE: ("R3", "refused-first-place"),
    states.WILD: ("R19", "refused-first-wild"),
    states.CLAIM: ("R4", "refused-first-claim"),
    states.DINO: ("R8", "refused-first-dino"),
    states.STEGO: ("R18", "refused-first-stego"),
    states.HATCH: ("R15", "refused-first-hatch"),
    states.ACTING: ("R16", "refused-first-act"),
    states.PAWN: ("F22", "refused-first-move-pawn"),
    states.CROSSHAIR: ("F23", "refused-first-crosshair"),
    states.STEP: ("F23", "refused-first-step"),
    states.OVERLAY: ("F24", "refused-first-overlap"),
    states.COVER: ("F24", "refused-first-cover"),
    states.RETURN_TILE: ("F25", "refused-first-return-tile"),
    states.SWAP: ("F28", "refused-first-swap"),
    states.RETURN_PAWN: ("F30", "refused-first-return-pawn"),
    states.CLAIM_MORE: ("F31", "refused-first-claim"),
    states.PUT: ("F35", "refused-first-put"),
}


def refused(rule: str, message: str, **facts: Fact) -> Refusal:
    return Refusal(rule, Line(f"refused-{message}", facts))


def refusal(state: State, move: Move) -> Refusal:
    """The rule that a move not offered breaks, and the sentence that says so."""
    if state.phase == states.OVER:
        return refused("R10", "over")
    if state.phase not in PHASES[type(move)]:
        rule, message = FIRST[state.phase]
        return Refusal(rule, Line(message))
    match move:
        case Play(domino) | Overlap(domino):
            return refusal_of_domino(state, move, domino)
        case Place():
            return refusal_of_place(state, move)
        case Wild():
            return refusal_of_name(state, move)
        case Claim(x, y):
            return refusal_of_claim(state, x, y)
        case LookHand(other) | Swap(other):
            rule = "R18" if isinstance(move, LookHand) else "F28"
            if 0 <= other < state.players:
                return refused(rule, "seat-self")
            return refused(rule, "seat-none", last=state.players - 1)
        case ReplaceHand():
            return refused("Q18", "replace-empty")
        case Hatch():
            return refusal_of_hatch(state, move)
    return refusal_of_special(state, move)


def refusal_of_special(state: State, move: Move) -> Refusal:
    match move:
        case MovePawn(x, y, to_x, to_y):
            slot = squares(state).get((x, y))
            if slot is None or state.pawn[slot] != state.decider + 1:
                return refused("F22", "move-pawn-from", x=x, y=y)
            return refusal_of_claim(state, to_x, to_y)
        case Step():
            return refused("Q45", "step-axis", axis="column" if state.axis else "row")
        case Cover():
            return refusal_of_cover(state, move)
        case ReturnTile(tile) if not returnable(state, TILES.index(tile)):
            return refused("F25", "return-tile", tile=tile)
        case ReturnPawn(x, y):
            return refused("F30", "return-pawn", x=x, y=y)
        case Put(None):
            return refused("F35", "put-which")
        case Put(tile) if tile is not None and not puttable(state, TILES.index(tile)):
            return refused("F35", "put", tile=tile)
    raise ValueError(f"{move} is allowed.")


def squares(state: State) -> dict[tuple[int, int], int]:
    """The slot of every square by its coordinates."""
    return {(x_of(state.cell[s]), y_of(state.cell[s])): s for s in range(state.squares)}


# -- dominoes ------------------------------------------------------------------------------------


def refusal_of_domino(state: State, move: Play | Overlap, domino: int) -> Refusal:
    """A domino that is not in hand, or fits nowhere."""
    rule = "R2" if isinstance(move, Play) else "F24"
    if refusal := refusal_of_hand(state, domino, rule):
        return refusal
    if isinstance(move, Play) or state.diet:
        return refused("F5", "domino-diet")
    return refused("F24", "domino-cover")


def refusal_of_hand(state: State, domino: int, rule: str) -> Refusal | None:
    count = MOST_DOMINOES if state.expansion else BASE_DOMINOES
    if not 0 <= domino < count:
        return refused(rule, "domino-none", last=count - 1)
    if not holds(state, state.decider, domino):
        return refused(rule, "domino-hand")
    return None


def halves_of(move: Place | Cover | Hatch) -> tuple[tuple[int, int], tuple[int, int]]:
    """The coordinates of both halves."""
    dx, dy = BESIDE[move.side]
    return (move.x, move.y), (move.x + dx, move.y + dy)


def touches(state: State, halves: tuple[tuple[int, int], tuple[int, int]]) -> bool:
    """Whether a domino lying there would share an edge with the map."""
    around = {(x + dx, y + dy) for x, y in halves for dx, dy in BESIDE.values()}
    return bool(around & squares(state).keys())


def refusal_of_place(state: State, move: Place) -> Refusal:
    """R3: it must touch the map and overlap nothing; the rest is forbidden by the diet."""
    first, second = halves_of(move)
    laid = squares(state)
    if first in laid or second in laid:
        return refused("R3", "place-overlaps")
    if not touches(state, (first, second)):
        return refused("R3", "place-apart")
    halves = half_of(state.picked, 0), half_of(state.picked, 1)
    place = 4 * cell_at(*first) + SIDES.index(move.side)
    if place_allowed(state, drawn_grid(state), area_masks(state), *halves, place):
        raise ValueError(f"{move} is allowed.")
    return refused("F5", "place-diet")


def refusal_of_cover(state: State, move: Cover) -> Refusal:
    """Q46: it must cover a square, but none with a pawn; the rest is forbidden by the diet."""
    first, second = halves_of(move)
    laid = squares(state)
    covered = [laid[half] for half in (first, second) if half in laid]
    if not covered:
        return refused("F24", "cover-nothing")
    if any(state.pawn[slot] for slot in covered):
        return refused("Q46", "cover-pawn")
    cells = cell_at(*first), cell_at(*second)
    if cover_allowed(state, drawn_grid(state), state.picked, *cells):
        raise ValueError(f"{move} is allowed.")
    return refused("Q31", "place-diet")


def refusal_of_hatch(state: State, move: Hatch) -> Refusal:
    """R15, R16: which egg, which domino, which half, what is covered beside it."""
    if refusal := refusal_of_hand(state, move.domino, "R16"):
        return refusal
    halves = halves_of(move)
    laid = squares(state)
    slot = laid.get(halves[move.half])
    if slot is None or state.hatcher[slot] != state.decider + 1:
        return refused("R15", "hatch-egg")
    printed = half_of(move.domino, move.half)
    if creature_of(printed) <= EGG:
        return refused("R16", "hatch-dinosaur")
    if not hatches(state, slot, move.domino, move.half):
        if terrain_of(printed) == WILD_TERRAIN:
            return refused("Q32", "hatch-wildcard")
        return refused("F33", "hatch-terrain")
    other = laid.get(halves[1 - move.half])
    if other is not None and state.pawn[other]:
        return refused("R16", "cover-pawn")
    cells = cell_at(*halves[0]), cell_at(*halves[1])
    if cover_allowed(state, drawn_grid(state), move.domino, *cells):
        raise ValueError(f"{move} is allowed.")
    return refused("Q31", "place-diet")


# -- names and claims ----------------------------------------------------------------------------


def refusal_of_name(state: State, move: Wild) -> Refusal:
    if move.name == "triceratops" and move.arrow == "none":
        return refused("Q12", "wild-arrow")
    if move.name != "triceratops" and move.arrow != "none":
        return refused("R19", "wild-no-arrow")
    if name_allowed(state, nameless(state), CREATURES.index(move.name)):
        raise ValueError(f"{move} is allowed.")
    return refused("Q11", "wild-diet")


def refusal_of_claim(state: State, x: int, y: int) -> Refusal:
    """Where no pawn can be put."""
    slot = squares(state).get((x, y))
    if slot is None:
        return refused("R4", "claim-empty", x=x, y=y)
    if state.terrain[slot] == WILD_TERRAIN:
        return refused("R4", "claim-wildcard")
    owners = claims(state)[own_area(state, slot)]
    if state.phase != states.CLAIM_MORE:
        if owners == UNCLAIMED:
            raise ValueError(f"({x}, {y}) can be claimed.")
        return refused("R4", "claim-claimed")
    if owners >> state.decider & 1:
        return refused("Q22", "claim-own")
    return refused("Q20", "claim-pawn")
