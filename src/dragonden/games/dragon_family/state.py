"""The state of a game of Dragon Family. Public unless the line says who may see it."""

from __future__ import annotations

from dataclasses import dataclass

from dragonden.engine.hexes import CELLS
from dragonden.engine.state import Common, array, number

from .pieces import (
    COLOURS,
    HAND,
    HANDLERS,
    KINDS,
    MARKET,
    MOST_PLAYERS,
    MOST_TILES,
    NEST,
    PILE,
    RESOURCES,
    STACK,
)

GOING_ON, LAST_TILE, FOURTH_LAIR, QUIET = range(4)  # ending: why this round is the last


@dataclass(slots=True)
class State(Common):
    box_tiles: list[int] = array(len(KINDS))  # box: how many there are of each kind
    box_dragons: list[int] = array(len(COLOURS))  # box: of each colour

    seat: int = number()  # whose turn it is
    rounds: int = number("int16")  # full rounds played
    bold: int = number()  # whether anybody has explored or settled in this round
    quiet: int = number()  # full rounds in a row in which nobody has
    ending: int = number()
    chosen: int = number()  # kind of the tile to be laid while it is; that seat only
    handler: int = number()  # number of the handler that explores, moves or settles

    # The map: tiles are numbered from START; number 0 is no tile.
    grid: list[int] = array(CELLS)  # tile on each cell, or EMPTY
    tiles: int = number()  # how many lie there
    tile_place: list[int] = array(MOST_TILES + 1, kind="int16")
    tile_kind: list[int] = array(MOST_TILES + 1)
    tile_water: list[int] = array(MOST_TILES + 1)  # set of its water edges
    tile_lair: list[int] = array(MOST_TILES + 1)  # 1 + seat of the owner, or 0
    tile_dragon: list[int] = array(MOST_TILES + 1)  # colour of the dragon at the lair
    territory: list[int] = array(MOST_TILES + 1)  # the lowest tile of its territory; 0 for a town
    territory_tiles: list[int] = array(MOST_TILES + 1)  # by that lowest tile
    territory_lairs: list[list[int]] = array(MOST_TILES + 1, MOST_PLAYERS)  # likewise, by owner

    handlers: list[list[int]] = array(MOST_PLAYERS, HANDLERS)  # the tiles they stand on
    lairs_left: list[int] = array(MOST_PLAYERS)
    supply: list[int] = array(len(RESOURCES))  # box: all
    resources: list[list[int]] = array(MOST_PLAYERS, len(RESOURCES))
    nest: list[list[int]] = array(MOST_PLAYERS, NEST)  # dragons as they came
    nest_size: list[int] = array(MOST_PLAYERS)
    fed: list[int] = array(NEST)  # whether each dragon of the seat to play was fed this turn

    market: list[int] = array(MARKET)  # colours
    market_size: int = number()
    pile: list[int] = array(PILE)  # colours, next one last; nobody knows the order
    pile_size: int = number()

    hand: list[list[int]] = array(MOST_PLAYERS, HAND)  # kinds in order; its owner, and `recalled`
    hand_size: list[int] = array(MOST_PLAYERS)
    # How many tiles of each kind in a hand another seat is certain of, having buried them:
    # recalled[holder][len(KINDS) * knower + kind]; the knower only.
    recalled: list[list[int]] = array(MOST_PLAYERS, MOST_PLAYERS * len(KINDS))

    # The stack is a ring: the next tile is at `stack_top`, the others follow.
    stack: list[int] = array(STACK)  # kinds; those in `stack_known`
    stack_top: int = number()
    stack_size: int = number()
    stack_burier: list[int] = array(STACK)  # 1 + the seat that put it there, or 0
    stack_joined: list[int] = array(STACK)  # whether it was buried together with the one before it
    stack_known: list[int] = array(STACK)  # bit 1 << seat: knows the kind; the burier is public
    # The last tile each seat has drawn itself of the burial that now lies on top: what is left of
    # it comes no earlier in the order of kinds; that seat only.
    least: list[int] = array(MOST_PLAYERS)
