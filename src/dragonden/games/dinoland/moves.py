"""The moves of Dinoland and the decisions they answer; x grows to the right, y downwards."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from dragonden.engine.decisions import Decisions
from dragonden.engine.kernel import kernel

from .cells import CELL
from .pieces import DIAMOND, MOST_DOMINOES, MOST_PLAYERS, TileName

SideName = Literal["N", "E", "S", "W"]
Arrow = Literal["N", "E", "S", "W", "none"]
NameName = Literal["triceratops", "brachiosaurus", "velociraptor", "stegosaurus"]
DominoNumber = Annotated[int, range(MOST_DOMINOES)]
SeatNumber = Annotated[int, range(MOST_PLAYERS)]
HalfNumber = Literal[0, 1]


class Names:
    """The field of a move that names a dinosaur: a Triceratops has an arrow, the others none."""

    allowed = (
        *(("triceratops", side) for side in ("N", "E", "S", "W")),
        ("brachiosaurus", "none"),
        ("velociraptor", "none"),
        ("stegosaurus", "none"),
    )
    sizes = (len(allowed),)

    def digits(self, *values: str) -> tuple[int, ...] | None:
        return (self.allowed.index(values),) if values in self.allowed else None

    def values(self, *digits: int) -> tuple[str, str]:
        return self.allowed[digits[0]]


NAME = Names()


class Play(Struct, frozen=True, tag="play"):
    """Choose a domino from hand to place."""

    domino: DominoNumber


class Place(Struct, frozen=True, tag="place"):
    """Lay the chosen domino: first half at (x, y), second half on this side of it."""

    x: Annotated[int, CELL]
    y: Annotated[int, CELL]
    side: SideName


class Wild(Struct, frozen=True, tag="wild"):
    """Name a wildcard dinosaur; a Triceratops needs an arrow, the others have none."""

    name: Annotated[NameName, NAME]
    arrow: Annotated[Arrow, NAME]


class Claim(Struct, frozen=True, tag="claim"):
    """Put a pawn on this square."""

    x: Annotated[int, CELL]
    y: Annotated[int, CELL]


class NoClaim(Struct, frozen=True, tag="no_claim"):
    """Claim nothing."""


class Dino(Struct, frozen=True, tag="dino"):
    """Let the dinosaur on this half act first."""

    half: HalfNumber


class LookHand(Struct, frozen=True, tag="look_hand"):
    """Stegosaurus: look at the hand of this seat."""

    other: SeatNumber


class ReplaceHand(Struct, frozen=True, tag="replace_hand"):
    """Stegosaurus: replace the whole hand from the deck."""


class Hatch(Struct, frozen=True, tag="hatch"):
    """Choose a domino from hand to lay on an egg, so that the dinosaur on this half hatches."""

    domino: DominoNumber
    half: HalfNumber


class Act(Struct, frozen=True, tag="act"):
    """Let the hatched dinosaur act."""


class Skip(Struct, frozen=True, tag="skip"):
    """Leave the hatched dinosaur's action."""


class Pawn(Struct, frozen=True, tag="pawn"):
    """Choose the pawn on this square, to move it or to give it back to its owner."""

    x: Annotated[int, CELL]
    y: Annotated[int, CELL]


class Crosshair(Struct, frozen=True, tag="crosshair"):
    """Choose the crosshair to move three steps."""

    axis: Literal["row", "column"]


class Step(Struct, frozen=True, tag="step"):
    """Move the chosen crosshair one step."""

    side: SideName


class Overlap(Struct, frozen=True, tag="overlap"):
    """Choose a domino from hand to lay on top of others."""

    domino: DominoNumber


class ReturnTile(Struct, frozen=True, tag="return_tile"):
    """Put a revealed asteroid tile back into the deck."""

    tile: TileName


class Swap(Struct, frozen=True, tag="swap"):
    """Exchange hands with this seat."""

    other: SeatNumber


class Put(Struct, frozen=True, tag="put"):
    """Put this tile back next, counted from the top; None: a tile that others may not know."""

    tile: TileName | None


Move = (
    Play | Place | Wild | Claim | NoClaim | Dino | LookHand | ReplaceHand | Hatch | Act | Skip
    | Pawn | Crosshair | Step | Overlap | ReturnTile | Swap | Put
)  # fmt: skip

DECISIONS = Decisions(over="R10")
EGGS = ("eggs", "specials")  # options with tiles that hatch eggs
SPECIALS = ("specials",)
PLAY = DECISIONS.add("play", "R2", Play)
PLACE = DECISIONS.add("place", "R3", Place, public=True)
WILD = DECISIONS.add("wild", "R19", Wild, options=("expansion",), public=True)
CLAIM = DECISIONS.add("claim", "R4", Claim, NoClaim, public=True)
DINO = DECISIONS.add("dino", "R8", Dino, public=True)
STEGO = DECISIONS.add("stego", "R18", LookHand, ReplaceHand, options=("expansion",), public=True)
HATCH = DECISIONS.add("hatch", "R15", Hatch, options=EGGS)
HATCH_PLACE = DECISIONS.add("hatch_place", "R16", Place, options=EGGS, public=True)
ACT = DECISIONS.add("act", "R16", Act, Skip, options=EGGS, public=True)
MOVE_PAWN = DECISIONS.add("move_pawn", "F22", Pawn, options=SPECIALS, public=True)
PAWN_TO = DECISIONS.add("pawn_to", "F22", Claim, options=SPECIALS, public=True)
CROSSHAIR = DECISIONS.add("crosshair", "F23", Crosshair, options=SPECIALS, public=True)
STEP = DECISIONS.add("step", "F23", Step, options=SPECIALS, public=True)
OVERLAP = DECISIONS.add("overlap", "F24", Overlap, options=SPECIALS)
COVER = DECISIONS.add("cover", "F24", Place, options=SPECIALS, public=True)
RETURN_TILE = DECISIONS.add("return_tile", "F25", ReturnTile, options=SPECIALS, public=True)
SWAP = DECISIONS.add("swap", "F28", Swap, options=SPECIALS, public=True)
RETURN_PAWN = DECISIONS.add("return_pawn", "F30", Pawn, options=SPECIALS, public=True)
CLAIM_AGAIN = DECISIONS.add("claim_again", "F31", Claim, NoClaim, options=SPECIALS, public=True)
PUT = DECISIONS.add("put", "F35", Put, options=SPECIALS)

DECISIONS.allow_always(Dino, Act, Skip, Crosshair)  # R8, R16, Q45
actions = DECISIONS.make_actions()


@kernel
def write_places(out: list[int], n: int) -> int:
    """Make place actions of `n` places, each 4 * cell of the first half + side of the second."""
    for i in range(n):
        place = out[i]
        out[i] = actions.Place(0, 0) + (place if place < 4 * DIAMOND else place - 4 * DIAMOND)
    return n


def hide_move(move: Move) -> Move:
    """Only which tile is put back where is secret."""
    return Put(None) if isinstance(move, Put) else move
