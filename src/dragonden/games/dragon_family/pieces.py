"""What is in the box, and the numbers that stand for it."""

from __future__ import annotations

from typing import Literal, get_args

from dragonden.engine.hexes import BESIDE, PLACES, WIDTH, place_at

Seat = int
Tile = int  # on the map, numbered as laid: START, then 2 and so on
Place = int  # where a tile lies, as numbered by engine.hexes
Landscape = int  # 0 to 3; the resource it yields and the dragon at home there have the same number
Resource = int
Colour = int
Kind = int  # of tile: town, forest, mountain, or ocean by its number of water edges
Dragon = int  # 16 * colour + 4 * food of its own colour on it + gold on it

LandscapeName = Literal["town", "forest", "mountain", "ocean"]
LANDSCAPES: tuple[LandscapeName, ...] = get_args(LandscapeName)
ResourceName = Literal["gold", "leaf", "ruby", "pearl"]
RESOURCES: tuple[ResourceName, ...] = get_args(ResourceName)
ColourName = Literal["gold", "green", "red", "blue"]
COLOURS: tuple[ColourName, ...] = get_args(ColourName)
KindName = Literal["town", "forest", "mountain", "ocean2", "ocean3", "ocean4", "ocean5"]
KINDS: tuple[KindName, ...] = get_args(KindName)

TOWN, FOREST, MOUNTAIN, OCEAN = range(4)
GOLD = 0  # resource and colour
OCEAN2 = 3  # the first kind with water

BOX = (8, 17, 17, 6, 6, 5, 3)  # tiles of each kind, the starting tile not counted
TILES = sum(BOX)
DRAGONS = 6  # of each colour
PILE = DRAGONS * len(COLOURS)
TOKENS = 20  # of each resource
HANDLERS = 2  # of each player
LAIRS = 4
NEST = 3  # dragons in a nest
HAND = 3  # tiles in a hand
MARKET = 3  # dragons face up
GROWN = 3  # food on a dragon that is fully grown
EGG = 3  # resources that hatch an egg
LAIR_POINTS = 3
QUIET_ROUNDS = 10  # in a row without an explore or a settle end the game

MOST_PLAYERS = 5
HIDDEN = -1  # in place of a kind: not known to the seat

# The starting tile covers three places and goes by the name of the first.
START = 1
START_HEXES = ((0, 0), (1, 0), (0, 1))
START_PLACES = tuple(place_at(q, r) for q, r in START_HEXES)
MOST_TILES = START + TILES

# A tile is explored from a neighbour, or from a starting tile whose name is two steps away.
FAR_FROM_START = ((2, -1), (2, 0), (1, 1), (0, 2), (-1, 2))
HOP_HEXES = (*BESIDE, *((-q, -r) for q, r in FAR_FROM_START))  # from the new place to the handler
HOPS = tuple(q + WIDTH * r for q, r in HOP_HEXES)
AROUND_START = (  # places beside the starting tile, clockwise, each with its hop to (0, 0)
    (place_at(1, -1), 2),
    (place_at(2, -1), 6),
    (place_at(2, 0), 7),
    (place_at(1, 1), 8),
    (place_at(0, 2), 9),
    (place_at(-1, 2), 10),
    (place_at(-1, 1), 5),
    (place_at(-1, 0), 0),
    (place_at(0, -1), 1),
)

STACK = 64  # room in the ring that holds the stack

# Hatching: what is taken, and for a market dragon its colour.
MARKET_EGG, PILE_EGG, TOKEN_EGG = range(3)
NO_COLOUR = len(COLOURS)

# From the starting tile and another one: fifteen places, three tiles in six rotations; two handlers
# to every other tile; three dragons on two tiles; pass. Other phases offer far fewer.
MOST_OFFERS = (9 + 6) * HAND * 6 + HANDLERS * TILES + HANDLERS * NEST + 1

# Actions: the integers that stand for the moves of moves.py.
LAYS = 6 * len(KINDS)
DRAGON_NAMES = 16 * len(COLOURS)
PASS = 0
DECLINE = 1
STOP = 2
DISCARD_FIRST = 3  # + number of the tiles, see stack.numbered
DISCARDS = 120  # ways to choose up to three of seven kinds
HATCH_FIRST = DISCARD_FIRST + DISCARDS  # + ((source * 5 + colour) * 4 + kind) * 4 + golds
FEED_FIRST = HATCH_FIRST + 3 * 5 * 4 * 4  # + dragon * 4 + resource
SETTLE_FIRST = FEED_FIRST + DRAGON_NAMES * 4  # + place * 64 + dragon
EXPLORE_FIRST = (
    SETTLE_FIRST + PLACES * DRAGON_NAMES
)  # + ((place * 11 + hop) * 7 + kind) * 6 + rotation
MOVE_FIRST = EXPLORE_FIRST + PLACES * len(HOPS) * LAYS  # + PLACES * handler's place + place
ACTIONS = MOVE_FIRST + PLACES * PLACES
