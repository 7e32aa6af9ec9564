"""The public notation of Dinoland's moves; x grows to the right, y downwards."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .pieces import TileName

SideName = Literal["N", "E", "S", "W"]
Arrow = Literal["N", "E", "S", "W", "none"]
NameName = Literal["triceratops", "brachiosaurus", "velociraptor", "stegosaurus"]
HalfNumber = Literal[0, 1]


class Play(Struct, frozen=True, tag="play"):
    """Choose a domino from hand to place."""

    domino: int


class Place(Struct, frozen=True, tag="place"):
    """Lay it: first half at (x, y), second half on this side of it."""

    x: int
    y: int
    side: SideName


class Wild(Struct, frozen=True, tag="wild"):
    """Name a wildcard dinosaur; a Triceratops needs an arrow, the others have none."""

    name: NameName
    arrow: Arrow


class Claim(Struct, frozen=True, tag="claim"):
    """Put a pawn on this square."""

    x: int
    y: int


class NoClaim(Struct, frozen=True, tag="no_claim"):
    """Claim nothing."""


class Dino(Struct, frozen=True, tag="dino"):
    """Let the dinosaur on this half act first."""

    half: HalfNumber


class LookHand(Struct, frozen=True, tag="look_hand"):
    """Stegosaurus: look at the hand of this seat."""

    other: int


class ReplaceHand(Struct, frozen=True, tag="replace_hand"):
    """Stegosaurus: replace the whole hand from the deck."""


class Hatch(Struct, frozen=True, tag="hatch"):
    """Lay a domino from hand, as in place, so that this half lies on an egg."""

    domino: int
    x: int
    y: int
    side: SideName
    half: HalfNumber


class Act(Struct, frozen=True, tag="act"):
    """Let the hatched dinosaur act."""


class Skip(Struct, frozen=True, tag="skip"):
    """Leave the hatched dinosaur's action."""


class MovePawn(Struct, frozen=True, tag="move_pawn"):
    """Move one's pawn from (x, y) to (to_x, to_y)."""

    x: int
    y: int
    to_x: int
    to_y: int


class Crosshair(Struct, frozen=True, tag="crosshair"):
    """Choose the crosshair to move three steps."""

    axis: Literal["row", "column"]


class Step(Struct, frozen=True, tag="step"):
    """Move the chosen crosshair one step."""

    side: SideName


class Overlap(Struct, frozen=True, tag="overlap"):
    """Choose a domino from hand to lay on top of others."""

    domino: int


class Cover(Struct, frozen=True, tag="cover"):
    """Lay it: first half at (x, y), second half on this side of it."""

    x: int
    y: int
    side: SideName


class ReturnTile(Struct, frozen=True, tag="return_tile"):
    """Put a revealed asteroid tile back into the deck."""

    tile: TileName


class Swap(Struct, frozen=True, tag="swap"):
    """Exchange hands with this seat."""

    other: int


class ReturnPawn(Struct, frozen=True, tag="return_pawn"):
    """Give the pawn on this square back to its owner."""

    x: int
    y: int


class Put(Struct, frozen=True, tag="put"):
    """Put this tile back next, counted from the top; None: a tile that others may not know."""

    tile: TileName | None


Move = (
    Play | Place | Wild | Claim | NoClaim | Dino | LookHand | ReplaceHand | Hatch | Act | Skip
    | MovePawn | Crosshair | Step | Overlap | Cover | ReturnTile | Swap | ReturnPawn | Put
)  # fmt: skip
MOVES = (
    Play, Place, Wild, Claim, NoClaim, Dino, LookHand, ReplaceHand, Hatch, Act, Skip,
    MovePawn, Crosshair, Step, Overlap, Cover, ReturnTile, Swap, ReturnPawn, Put,
)  # fmt: skip
