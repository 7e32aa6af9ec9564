"""What is in the box, and the numbers that stand for it."""

from __future__ import annotations

from typing import Literal, get_args

from dragonden.engine.hexes import place_at

Seat = int
Tile = int  # on the map, numbered as laid: START, then 2 and so on
Place = int  # where a tile lies, as numbered by engine.hexes
Landscape = int  # 0 to 3; the resource it yields and the dragon at home there have the same number
Resource = int
Colour = int
Kind = int  # of tile: town, forest, mountain, or ocean by its number of water edges
Dragon = int  # in a nest: its colour and the food on it, see dragon.py

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

# So many are in the printed box, the starting tile not counted; there is no room for more.
TILES = 62
PILE = 24  # dragons
MOST_TOKENS = 60  # of a resource, for which there is room
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

AROUND_START = tuple(  # places beside the starting tile, clockwise
    place_at(q, r)
    for q, r in ((1, -1), (2, -1), (2, 0), (1, 1), (0, 2), (-1, 2), (-1, 1), (-1, 0), (0, -1))
)

STACK = 64  # room in the ring that holds the stack

# Hatching: what is taken is a market dragon by its colour, or one of these.
PILE_EGG = len(COLOURS)
TOKEN_EGG = PILE_EGG + 1

MOST_OFFERS = TILES  # a handler to every other tile; nothing else offers as many
