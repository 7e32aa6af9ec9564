"""The moves of Dinoland and their integers; why one is refused is told in refusals.py."""

from __future__ import annotations

from typing import Literal

from dragonden.engine.square import SIDES

from .map import cell_at, x_of, y_of
from .notation import (
    MOVES,
    Act,
    Arrow,
    Claim,
    Cover,
    Crosshair,
    Dino,
    Hatch,
    LookHand,
    Move,
    MovePawn,
    NameName,
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
from .pieces import (
    ACT,
    ACTIONS,
    CELLS,
    CLAIM_FIRST,
    COVER_FIRST,
    CROSSHAIR_FIRST,
    DIAGONAL,
    DIAMOND,
    DINO_FIRST,
    HATCH_FIRST,
    LOOK_HAND_FIRST,
    MOST_DOMINOES,
    MOST_PLAYERS,
    MOVE_PAWN_FIRST,
    NO_CLAIM,
    ORIGIN,
    OVERLAP_FIRST,
    PLACE_FIRST,
    PLAY_FIRST,
    PUT_FIRST,
    REPLACE_HAND,
    RETURN_PAWN_FIRST,
    RETURN_TILE_FIRST,
    SKIP,
    STEP_FIRST,
    SWAP_FIRST,
    TILES,
    WILD_FIRST,
    Cell,
)
from .refusals import refusal
from .specials import diamond, diamond_cell

__all__ = ["MOVES", "decode", "encode", "refusal", "seen_by_others"]

# The names of a wildcard dinosaur in the order of their actions.
WILD_NAMES: tuple[tuple[NameName, Arrow], ...] = (
    ("triceratops", "N"),
    ("triceratops", "E"),
    ("triceratops", "S"),
    ("triceratops", "W"),
    ("brachiosaurus", "none"),
    ("velociraptor", "none"),
    ("stegosaurus", "none"),
)
AXES: tuple[Literal["row", "column"], ...] = ("row", "column")
SINGLE: dict[int, Move] = {
    NO_CLAIM: NoClaim(),
    REPLACE_HAND: ReplaceHand(),
    ACT: Act(),
    SKIP: Skip(),
}


def encode(move: Move) -> int:
    """The action of a move, or -1 if there can be no such place, domino, seat, tile or name."""
    match move:
        case Play(domino) if is_domino(domino):
            return PLAY_FIRST + domino
        case Place(x, y, side) if on_grid(x, y):
            return PLACE_FIRST + 4 * cell_at(x, y) + SIDES.index(side)
        case Wild(name, arrow) if (name, arrow) in WILD_NAMES:
            return WILD_FIRST + WILD_NAMES.index((name, arrow))
        case Claim(x, y) if on_grid(x, y):
            return CLAIM_FIRST + cell_at(x, y)
        case Dino(half):
            return DINO_FIRST + half
        case LookHand(seat) if 0 <= seat < MOST_PLAYERS:
            return LOOK_HAND_FIRST + seat
        case Hatch(domino, x, y, side, half) if is_domino(domino) and on_grid(x, y):
            lay = 4 * (domino * CELLS + cell_at(x, y)) + SIDES.index(side)
            return HATCH_FIRST + 2 * lay + half
        case NoClaim() | ReplaceHand() | Act() | Skip():
            return next(action for action, single in SINGLE.items() if single == move)
    return encode_special(move)


def encode_special(move: Move) -> int:
    """The action of a special tile's move, or -1."""
    match move:
        case MovePawn(x, y, to_x, to_y) if in_diamond(x, y) and in_diamond(to_x, to_y):
            start, end = diamond(cell_at(x, y)), diamond(cell_at(to_x, to_y))
            return MOVE_PAWN_FIRST + DIAMOND * start + end
        case Crosshair(axis):
            return CROSSHAIR_FIRST + AXES.index(axis)
        case Step(side):
            return STEP_FIRST + SIDES.index(side)
        case Overlap(domino) if is_domino(domino):
            return OVERLAP_FIRST + domino
        case Cover(x, y, side) if on_grid(x, y):
            return COVER_FIRST + 4 * cell_at(x, y) + SIDES.index(side)
        case ReturnTile(tile):
            return RETURN_TILE_FIRST + TILES.index(tile)
        case Swap(seat) if 0 <= seat < MOST_PLAYERS:
            return SWAP_FIRST + seat
        case ReturnPawn(x, y) if on_grid(x, y):
            return RETURN_PAWN_FIRST + cell_at(x, y)
        case Put(tile) if tile is not None:
            return PUT_FIRST + TILES.index(tile)
    return -1


def decode(action: int) -> Move:
    """The move of an action."""
    if not 0 <= action < ACTIONS:
        raise ValueError(f"{action} is no action.")
    if action in SINGLE:
        return SINGLE[action]
    if action >= MOVE_PAWN_FIRST:
        start, end = divmod(action - MOVE_PAWN_FIRST, DIAMOND)
        return MovePawn(*place_of(diamond_cell(start)), *place_of(diamond_cell(end)))
    if action >= HATCH_FIRST:
        lay, half = divmod(action - HATCH_FIRST, 2)
        domino, place = divmod(lay, 4 * CELLS)
        return Hatch(domino, *place_of(place // 4), SIDES[place % 4], 1 if half else 0)
    if action >= CROSSHAIR_FIRST:
        return decode_special(action)
    if action >= LOOK_HAND_FIRST:
        return LookHand(action - LOOK_HAND_FIRST)
    if action >= DINO_FIRST:
        return Dino(1 if action > DINO_FIRST else 0)
    if action >= CLAIM_FIRST:
        return Claim(*place_of(action - CLAIM_FIRST))
    if action >= WILD_FIRST:
        return Wild(*WILD_NAMES[action - WILD_FIRST])
    if action >= PLACE_FIRST:
        cell, side = divmod(action - PLACE_FIRST, 4)
        return Place(*place_of(cell), SIDES[side])
    return Play(action - PLAY_FIRST)


def decode_special(action: int) -> Move:
    """The special tile's move of an action from CROSSHAIR_FIRST to below HATCH_FIRST."""
    if action >= PUT_FIRST:
        return Put(TILES[action - PUT_FIRST])
    if action >= RETURN_PAWN_FIRST:
        return ReturnPawn(*place_of(action - RETURN_PAWN_FIRST))
    if action >= SWAP_FIRST:
        return Swap(action - SWAP_FIRST)
    if action >= RETURN_TILE_FIRST:
        return ReturnTile(TILES[action - RETURN_TILE_FIRST])
    if action >= COVER_FIRST:
        cell, side = divmod(action - COVER_FIRST, 4)
        return Cover(*place_of(cell), SIDES[side])
    if action >= OVERLAP_FIRST:
        return Overlap(action - OVERLAP_FIRST)
    if action >= STEP_FIRST:
        return Step(SIDES[action - STEP_FIRST])
    return Crosshair(AXES[action - CROSSHAIR_FIRST])


def is_domino(number: int) -> bool:
    return 0 <= number < MOST_DOMINOES


def on_grid(x: int, y: int) -> bool:
    """Whether a cell has a number."""
    return -ORIGIN <= x < ORIGIN and -ORIGIN <= y < ORIGIN


def in_diamond(x: int, y: int) -> bool:
    """Whether a cell has a number in the diamond."""
    return abs(x + y) < DIAGONAL and 0 <= x - y + DIAGONAL - 1 < 2 * DIAGONAL


def place_of(cell: Cell) -> tuple[int, int]:
    return x_of(cell), y_of(cell)


def seen_by_others(move: Move) -> Move:
    """Only which tile is put back where is secret."""
    return Put(None) if isinstance(move, Put) else move
