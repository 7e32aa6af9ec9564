"""What a seat knows of a game of Dragomino, as numbers for a network.

Each zone is in the middle of planes of its own. A domino laid beside one of seven dominoes in a
row, whichever way, still fits into them.
"""

from __future__ import annotations

from dragonden.engine.kernel import inline, kernel
from dragonden.engine.observation import Observation, corner, mark_cell, seat_after, seats, steps_to

from .bot import POINT, chance_of_dragon
from .box import DOMINOES, DRAGONS
from .moves import DECISIONS, EGG, FRESH_EGG, KEEP, Egg, Keep, Pick, Place
from .pieces import (
    FAMILIES,
    LANDSCAPES,
    MOST_CONNECTIONS,
    MOST_EGGS,
    MOST_LAID,
    MOST_PLAYERS,
    MOST_ROUNDS,
    OFFER,
    STEPS,
    TAKEN,
    WELL,
    WIDTH,
    Cell,
    Domino,
    Landscape,
    Seat,
    Side,
    Square,
)
from .rules import actor as seat_to_act
from .rules import connects, family_now, family_of, fresh_eggs, knows_side
from .state import DRAGON, RETURNED, State

MOST_DRAGONS = max(DRAGONS.values())  # in the printed box: another one may have more
SQUARE = FAMILIES + 1  # numbers that tell a square: its landscape, and its watering hole
WINDOW = MOST_LAID + 2  # the zone before its last domino, and two cells on either side of it

OBSERVATION = Observation(rows=WINDOW, columns=WINDOW)
SEATS = seats(MOST_PLAYERS)
PRINTED = (*LANDSCAPES, "well")  # what is printed on a square

ZONES = OBSERVATION.planes("zones", SEATS, PRINTED, meaning="squares that lie in each zone")

ROUND = OBSERVATION.scalars("round", meaning="rounds completed", most=MOST_ROUNDS)
TURN = OBSERVATION.scalars("turn", meaning="turns played in this round", most=MOST_PLAYERS)
MOMMY = OBSERVATION.scalars("mommy", SEATS, meaning="who has Mommy Dragon")
FACE_UP = OBSERVATION.scalars(
    "offer", OFFER, 2, PRINTED, meaning="halves of the dominoes that are face up"
)
PICKED = OBSERVATION.scalars("picked", 2, PRINTED, meaning="halves of the domino to be placed")
UNSEEN = OBSERVATION.scalars("unseen", DOMINOES, meaning="whether each domino is still to come")
EGGS_LEFT = OBSERVATION.scalars(
    "eggs", LANDSCAPES, meaning="eggs of each family not yet turned up", most=MOST_EGGS
)
DRAGONS_LEFT = OBSERVATION.scalars(
    "dragons_left", LANDSCAPES, meaning="of these, dragons", most=MOST_DRAGONS
)
FOUND = OBSERVATION.scalars(
    "dragons", SEATS, LANDSCAPES, meaning="dragons that each seat has found", most=MOST_DRAGONS
)
SHELLS = OBSERVATION.scalars(
    "shells", SEATS, LANDSCAPES, meaning="empty shells that each seat has found", most=MOST_EGGS
)
FRESH = OBSERVATION.scalars(
    "fresh", LANDSCAPES, meaning="eggs that nobody has examined", most=MOST_EGGS
)
KNOWN = OBSERVATION.scalars(
    "known",
    LANDSCAPES,
    ("dragon", "shell"),
    meaning="returned eggs whose side one has seen",
    most=MOST_EGGS,
)
LOOKED = OBSERVATION.scalars(
    "looked", SEATS, LANDSCAPES, meaning="returned eggs that each seat has seen", most=MOST_EGGS
)
FAMILY = OBSERVATION.scalars("family", LANDSCAPES, meaning="of which eggs are now taken")
TO_HOLD = OBSERVATION.scalars("to_hold", meaning="eggs to be taken for this connection", most=2)
HELD = OBSERVATION.scalars(
    "held", 2, ("taken", "dragon", "shell"), meaning="eggs in hand, and sides one has seen"
)
WAITING = OBSERVATION.scalars(
    "connections",
    PRINTED,
    meaning="connections still to come in this turn, and those at a well",
    most=MOST_CONNECTIONS,
)


@kernel
def observe(
    state: State, seat: Seat, planes: list[list[int]], cells: list[int], scalars: list[int]
) -> None:
    """All but the order of the stock and the sides of eggs one has not seen."""
    scalars[ROUND] = state.round_number
    scalars[TURN] = state.turn
    scalars[MOMMY + steps_to(state, seat, state.mommy)] = 1
    for i in range(OFFER):
        if state.offer[i] != TAKEN:
            write_domino(state, state.offer[i], scalars, FACE_UP + 2 * SQUARE * i)
    if state.picked != TAKEN:
        write_domino(state, state.picked, scalars, PICKED)
    for i in range(state.stock_size):
        scalars[UNSEEN + state.stock[i]] = 1
    for family in range(FAMILIES):
        scalars[EGGS_LEFT + family] = state.eggs_left[family]
        scalars[DRAGONS_LEFT + family] = state.dragons_left[family]
    for i in range(state.players):
        player = seat_after(state, seat, i)
        observe_finds(state, player, i, scalars)
        observe_zone(state, player, ZONES + i * SQUARE, planes, cells)
    if state.thirst:
        observe_eggs(state, seat, scalars)


@kernel
def write_domino(state: State, domino: Domino, out: list[int], at: int) -> None:
    write_square(state.squares[domino][0], out, at)
    write_square(state.squares[domino][1], out, at + SQUARE)


@kernel
def write_square(square: Square, out: list[int], at: int) -> None:
    out[at + family_of(square)] = 1
    if square & WELL:
        out[at + FAMILIES] = 1


@inline
def observe_finds(state: State, player: Seat, i: int, out: list[int]) -> None:
    """What a player has found, who sits `i` seats on."""
    for family in range(FAMILIES):
        out[FOUND + FAMILIES * i + family] = state.dragons[player][family]
        out[SHELLS + FAMILIES * i + family] = state.shells[player][family]


@inline
def observe_zone(
    state: State, player: Seat, first: int, planes: list[list[int]], cells: list[int]
) -> None:
    """The squares of a zone, from a plane on."""
    row, column = zone_corner(state, player)
    for j in range(state.laid_size[player]):
        place = state.laid[player][j]
        square = state.grid[player][place]
        cell = (place // WIDTH - row) * WINDOW + place % WIDTH - column
        mark_cell(cells, cell)
        planes[cell][first + family_of(square)] = 1
        if square & WELL:
            planes[cell][first + FAMILIES] = 1


@kernel
def zone_corner(state: State, player: Seat) -> tuple[int, int]:
    """The row and the column in which the planes of a zone begin."""
    top, left, bottom, right = WIDTH, WIDTH, 0, 0
    for j in range(state.laid_size[player]):
        row, column = state.laid[player][j] // WIDTH, state.laid[player][j] % WIDTH
        top, bottom = min(top, row), max(bottom, row)
        left, right = min(left, column), max(right, column)
    return corner(top, bottom, WINDOW), corner(left, right, WINDOW)


@kernel
def observe_eggs(state: State, seat: Seat, scalars: list[int]) -> None:
    """R12: who has looked at an egg is seen by all, its side only by them."""
    for family in range(FAMILIES):
        scalars[FRESH + family] = fresh_eggs(state, family)
        for number in range(state.numbered[family]):
            if state.egg_place[family][number] == RETURNED:
                observe_returned(state, seat, family, number, scalars)
    if state.phase != EGG and state.phase != KEEP:
        return
    scalars[FAMILY + family_now(state)] = 1
    scalars[TO_HOLD] = state.to_hold
    for i in range(state.held_size):
        scalars[HELD + 3 * i] = 1
        if knows_side(state, seat, family_now(state), state.held[i]):
            side = state.egg_side[family_now(state)][state.held[i]]
            scalars[HELD + 3 * i + (1 if side == DRAGON else 2)] = 1
    for i in range(state.connection_next + 1, state.connections):
        scalars[WAITING + family_of(state.connection[i])] += 1
        if state.connection[i] & WELL:
            scalars[WAITING + FAMILIES] += 1


@kernel
def observe_returned(
    state: State, seat: Seat, family: Landscape, number: int, out: list[int]
) -> None:
    """An egg that lies face down again."""
    if knows_side(state, seat, family, number):
        side = state.egg_side[family][number]
        out[KNOWN + 2 * family + (0 if side == DRAGON else 1)] += 1
    for i in range(state.players):
        player = seat_after(state, seat, i)
        out[LOOKED + FAMILIES * i + family] += (state.egg_looked[family][number] >> player) & 1


# -- offers --------------------------------------------------------------------------------------

DOMINO = OBSERVATION.offers("domino", 2, PRINTED, meaning="halves of the domino picked or placed")
CELLS = OBSERVATION.offers(
    "cells",
    ("first", "second"),
    ("row", "column"),
    meaning="where the halves would lie in the planes of one's own zone",
    most=WINDOW - 1,
)
MEETINGS = OBSERVATION.offers(
    "meetings",
    PRINTED,
    meaning="connections that the place brings, and those at a well",
    most=MOST_CONNECTIONS,
)
CHANCE = OBSERVATION.offers(
    "chance",
    meaning="thousandths of a dragon to be expected of the first egg of each connection",
    most=MOST_CONNECTIONS * POINT,
)
EGG_TAKEN = OBSERVATION.offers(
    "egg", ("fresh", "dragon", "shell"), meaning="the egg, and its side if one has seen it"
)
SEEN_BY = OBSERVATION.offers("seen_by", SEATS, meaning="who has seen the side of the egg")


@kernel
def describe_pick(state: State, domino: Domino, out: list[int]) -> None:
    write_domino(state, domino, out, DOMINO)


@kernel
def describe_place(state: State, cell: Cell, side: Side, out: list[int]) -> None:
    """R5: where the halves lie, and which connections they make."""
    first, second = state.squares[state.picked][0], state.squares[state.picked][1]
    row, column = zone_corner(state, seat_to_act(state))
    write_domino(state, state.picked, out, DOMINO)
    describe_half(state, cell, first, row, column, out, CELLS)
    describe_half(state, cell + STEPS[side], second, row, column, out, CELLS + 2)


@kernel
def describe_half(
    state: State, cell: Cell, square: Square, row: int, column: int, out: list[int], at: int
) -> None:
    out[at] = cell // WIDTH - row
    out[at + 1] = cell % WIDTH - column
    seat, family = seat_to_act(state), family_of(square)
    for step in STEPS:
        neighbour = state.grid[seat][cell + step]
        if connects(square, neighbour):
            out[MEETINGS + family] += 1
            out[CHANCE] += chance_of_dragon(state, seat, family)
            if (square | neighbour) & WELL:
                out[MEETINGS + FAMILIES] += 1


@kernel
def describe_egg(state: State, choice: int, out: list[int]) -> None:
    """R12: a fresh egg, or a returned one with whatever is known of it."""
    if choice == FRESH_EGG:
        out[EGG_TAKEN] = 1
    else:
        describe_seen(state, choice - 1, out)


@kernel
def describe_keep(state: State, which: int, out: list[int]) -> None:
    describe_seen(state, state.held[which], out)


@kernel
def describe_seen(state: State, number: int, out: list[int]) -> None:
    seat, family = seat_to_act(state), family_now(state)
    if knows_side(state, seat, family, number):
        out[EGG_TAKEN + (1 if state.egg_side[family][number] == DRAGON else 2)] = 1
    for i in range(state.players):
        player = seat_after(state, seat, i)
        out[SEEN_BY + i] = (state.egg_looked[family][number] >> player) & 1


describe_offer = DECISIONS.dispatch_by_kind(
    {Pick: describe_pick, Place: describe_place, Egg: describe_egg, Keep: describe_keep},
    otherwise=None,
)
