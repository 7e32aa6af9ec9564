"""What is in the box, and the numbers that stand for it."""

from __future__ import annotations

from typing import Literal, get_args

from dragonden.engine.square import steps_of

Seat = int
Domino = int
Half = int  # 0 or 1: which half of a domino
Slot = int  # a square of the map, numbered in the order of laying
Cell = int  # a place on the table
Side = int  # N 0, E 1, S 2, W 3
Terrain = int  # 1 to 6, in the order of TERRAINS
Creature = int  # 0 to 6, in the order of CREATURES
Tile = int  # 0 to 16, in the order of TILES

# -- terrains and creatures ----------------------------------------------------------------------

TerrainName = Literal["grass", "stone", "water", "lava", "desert", "wildcard"]
TERRAINS: tuple[TerrainName, ...] = get_args(TerrainName)
GRASS, STONE, WATER, LAVA, DESERT, WILD_TERRAIN = range(1, 7)
KINDS = 5  # terrains that areas are made of: all but the wildcard

CreatureName = Literal[
    "nothing", "egg", "triceratops", "brachiosaurus", "velociraptor", "stegosaurus", "wildcard"
]
CREATURES: tuple[CreatureName, ...] = get_args(CreatureName)
NOTHING, EGG, TRICERATOPS, BRACHIOSAURUS, VELOCIRAPTOR, STEGOSAURUS, WILD_DINOSAUR = range(7)

TERRAIN_LETTERS = ".gswld*"
CREATURE_LETTERS = " oTBVS?"
ARROWS = "↑→↓←"

# -- the dominoes --------------------------------------------------------------------------------

BASE_DOMINOES = 40  # of the printed box, and the most for which there is room
EXTRA_DOMINOES = 22
MOST_DOMINOES = BASE_DOMINOES + EXTRA_DOMINOES

Printed = tuple[Terrain, Creature, Side]  # a half; its arrow, with the other half east


def square_letters(terrain: Terrain, creature: Creature, arrow: Side) -> str:
    """A square in two or three letters: `gV` is grass with a Velociraptor, `s` bare stone."""
    letters = TERRAIN_LETTERS[terrain] + CREATURE_LETTERS[creature].strip()
    return letters + ARROWS[arrow] if creature == TRICERATOPS else letters


def domino_letters(first: Printed, second: Printed) -> str:
    """A domino in letters: `gV-s`."""
    return f"{square_letters(*first)}-{square_letters(*second)}"


# -- asteroid tiles ------------------------------------------------------------------------------

TileName = Literal[
    "regular", "egg_hatch",
    "move_pawn", "move_crosshairs", "overlap",
    "return_asteroid", "switch_impact", "draw_dominoes", "swap_hand", "look_last", "return_pawn",
    "claim_again", "insta_end", "hatch_all_terrain", "hatch_all_unclaimed", "rearrange_asteroid",
    "mini_impact",
]  # fmt: skip
TILES: tuple[TileName, ...] = get_args(TileName)
(
    REGULAR, EGG_HATCH, MOVE_PAWN, MOVE_CROSSHAIRS, OVERLAP,
    RETURN_ASTEROID, SWITCH_IMPACT, DRAW_DOMINOES, SWAP_HAND, LOOK_LAST, RETURN_PAWN,
    CLAIM_AGAIN, INSTA_END, HATCH_ALL_TERRAIN, HATCH_ALL_UNCLAIMED, REARRANGE_ASTEROID, MINI_IMPACT,
) = range(len(TILES))  # fmt: skip
FIRST_SPECIAL = MOVE_PAWN
STARRED = (MOVE_PAWN, MOVE_CROSSHAIRS, OVERLAP)  # more of these are in the pool
EXTRA_STARRED = 5
SPECIAL_POOL = len(TILES) - FIRST_SPECIAL + EXTRA_STARRED
MOST_STARRED = 10  # for which there is room
MOST_POOL = SPECIAL_POOL - EXTRA_STARRED + MOST_STARRED

LOOK = 5  # how many asteroid tiles are looked at
CROSSHAIR_STEPS = 3  # move_crosshairs
EXTRA_DRAWN = 3  # draw_dominoes
LIMIT = 3  # regular_limit: areas hit less often stay whole

CardName = Literal[
    "regular", "single", "longest_row", "shortest_row", "regular_wrap", "radius_double",
    "radius_double_kind", "radius_double_noarea", "single_dino", "regular_kind", "random_shape_0",
    "random_shape_1", "random_shape_2", "random_shape_3", "random_shape_5", "regular_limit",
]  # fmt: skip
CARDS: tuple[CardName, ...] = get_args(CardName)

# -- bounds --------------------------------------------------------------------------------------

MOST_PLAYERS = 6
PAWNS = 3
HAND = 4
MOST_HAND = HAND + 2 * EXTRA_DRAWN  # draw_dominoes can come back once, by return_asteroid
MOST_TILES = 20
MOST_REVEALS = MOST_TILES + 1  # there is one return_asteroid
MOST_EGGS = 32  # for which there is room: each hatches once, and so many reveals wait
MOST_SQUARES = 2 * MOST_DOMINOES
NO_ONE = -1
NONE = -1  # no domino, no tile
UNKNOWN = -1  # a domino or tile that is hidden

# No coordinate of what is laid leaves −122 to 123, so a margin is always left. The grid itself is
# never stored: its cells are only numbers, see cells.py.
ORIGIN = 2 * MOST_DOMINOES
WIDTH = 2 * ORIGIN + 1
DIAMOND = 2 * ORIGIN * (ORIGIN + 1) + 1  # cells with |x| + |y| ≤ ORIGIN
STEPS = steps_of(WIDTH)
HOME = ORIGIN * WIDTH + ORIGIN
MARGIN = 3  # rows that generating places looks beyond the map

# A map of n squares in k islands has at most 2n + 2k neighbours, each with four places on it and
# four beside it; a domino taken off by mini_impact leaves at most five more islands.
MOST_OFFERS = 8 * (2 * MOST_SQUARES + 2 * (1 + 2 * 5))

# Every turn and every hatch or overlap lays a domino for good, at most 61 after the start. With a
# lay come at most two choices to lay it, two names, a claim, an order or act, and two Stegosaurus
# choices; with a tile at most five choices; and the start domino can need two names.
MOST_DECISIONS = 8 * (MOST_DOMINOES - 1) + 5 * MOST_REVEALS + 2
