"""The state of a game of Dinoland. Public unless the line says who may not see it."""

from __future__ import annotations

from dataclasses import dataclass

from dragonden.engine.state import Common, array, number

from .pieces import (
    KINDS,
    MOST_DOMINOES,
    MOST_EGGS,
    MOST_HAND,
    MOST_PLAYERS,
    MOST_REVEALS,
    MOST_SQUARES,
    MOST_TILES,
    TILES,
)

BUSY = -1  # the phase in which pending effects are carried out

COMPETITIVE, COOPERATIVE = range(2)  # option mode
BLAST_AREA, BLAST_SINGLE = range(2)  # option blast
DIET_ANY, DIET_SEPARATE, DIET_SPECIES = range(3)  # option diet

START, TURN, HATCHING, OVERLAPPING = range(4)  # why a domino is laid

RUNNING, END_ASTEROID, END_PAWNS, END_INSTA, END_STUCK = range(5)  # why the game ended

PRESENT, IDLE = range(2)  # whether a revealed tile could do anything


@dataclass(slots=True)
class State(Common):
    mode: int = number()  # option
    asteroids: int = number()  # option: size of the asteroid deck
    blast: int = number()  # option
    brachiosaurus: int = number()  # option: whether it looks
    pawn_end: int = number()  # option
    diet: int = number()  # option
    eggs: int = number()  # option
    expansion: int = number()  # option
    impact_cards: int = number()  # option
    specials: int = number()  # option: how many special tiles

    base_dominoes: int = number()  # box: how many dominoes the base game has,
    dominoes: int = number()  # and how many there are with the expansion
    # Box: each half of a domino as arrow * 64 + creature * 8 + terrain.
    halves: list[list[int]] = array(MOST_DOMINOES, 2, kind="int16")
    pool: list[int] = array(len(TILES))  # box: special tiles of each kind to choose from,
    starred: int = number()  # and how many more of the starred ones
    hatching_of_ten: int = number()  # box: how many of ten tiles hatch eggs

    decider: int = number()  # the seat to act
    turn: int = number()  # the seat whose turn it is
    turns: int = number()  # turns begun
    end: int = number()  # why it ended

    # The map: squares in the order of laying; a covered one is replaced where it is.
    squares: int = number()
    cell: list[int] = array(MOST_SQUARES, kind="int32")
    terrain: list[int] = array(MOST_SQUARES)
    creature: list[int] = array(MOST_SQUARES)  # WILD_DINOSAUR until it is named
    arrow: list[int] = array(MOST_SQUARES)  # of a Triceratops, on the table
    domino: list[int] = array(MOST_SQUARES)
    half: list[int] = array(MOST_SQUARES)
    pawn: list[int] = array(MOST_SQUARES)  # 1 + seat, or 0
    hatcher: list[int] = array(MOST_SQUARES)  # 1 + seat that must hatch this egg, or 0
    # For each terrain 1 + the slot that names the area a square is in; 0: not of this terrain.
    # Only a wildcard square is in several.
    area: list[list[int]] = array(KINDS, MOST_SQUARES)
    top: int = number()  # the bounding box: y of its first row, and so on
    bottom: int = number()
    left: int = number()
    right: int = number()
    row: int = number()  # y of the row crosshair
    column: int = number()  # x of the column crosshair
    pawns_left: list[int] = array(MOST_PLAYERS)  # unused

    stock: list[int] = array(MOST_DOMINOES)  # domino deck, top last; nobody knows it
    stock_size: int = number()
    hand: list[list[int]] = array(MOST_PLAYERS, MOST_HAND)  # ascending; see `hand_known`
    hand_size: list[int] = array(MOST_PLAYERS)
    hand_known: list[list[int]] = array(MOST_PLAYERS, MOST_HAND)  # bit 1 << seat: that seat only
    gone: list[int] = array(MOST_DOMINOES)  # 1: has left deck and hands
    picked: int = number()  # the domino to be laid, or NONE

    tile: list[int] = array(MOST_TILES)  # asteroid deck, top last; see `tile_known`
    tile_known: list[int] = array(MOST_TILES)  # bit 1 << seat: has looked at this place
    tiles: int = number()  # size of the asteroid deck
    tiles_left: list[int] = array(len(TILES))  # what is in the deck, in no order
    shown: list[int] = array(len(TILES))  # tiles lying face up
    told: list[int] = array(MOST_REVEALS)  # every tile ever revealed, in order
    told_seat: list[int] = array(MOST_REVEALS)  # who revealed it
    told_idle: list[int] = array(MOST_REVEALS)  # IDLE: nothing was possible
    reveals: int = number()
    deed: list[int] = array(2)  # the last two dinosaurs that acted, the n-th at n % 2
    deed_at: list[int] = array(2)  # for the log: reveals before it,
    deed_row: list[int] = array(2)  # and where the crosshairs met after it
    deed_column: list[int] = array(2)
    deeds: int = number("int16")
    card: int = number()  # the impact card

    # Still to come, in this order: the lay in progress, the hatch, the tile, waiting reveals, the
    # dinosaurs of the turn's domino.
    laying: int = number()  # why a domino is, or was last, laid
    laid: list[int] = array(2)  # slots of the last domino laid
    hatching: int = number()  # whether eggs are being hatched
    hatch_turn: int = number()  # owners that are done, clockwise from the seat on turn
    hatch_half: int = number()  # the half of the picked domino that hatches
    hatched: int = number()  # slot of the dinosaur that may act
    tile_now: int = number()  # the tile being carried out, or NONE
    tile_seat: int = number()  # by whom
    pawn_slot: int = number()  # where the pawn to be moved stands
    axis: int = number()  # crosshair that is being moved: 0 row, 1 column
    steps_left: int = number()  # of that crosshair
    puts: int = number()  # rearrange_asteroid: tiles still to be put back
    waiting: list[int] = array(MOST_EGGS)  # seats whose Velociraptor will reveal, first one first
    waiting_size: int = number()
    dino: list[int] = array(2)  # dinosaurs of the turn's domino that are still to act, or NOTHING
    dino_arrow: list[int] = array(2)
