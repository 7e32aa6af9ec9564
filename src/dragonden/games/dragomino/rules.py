"""The rules of Dragomino, in the order of the printed sheet; ids are those of RULES.md."""

from __future__ import annotations

from dragonden.engine.chance import below, seed_stream, shuffle, sort
from dragonden.engine.decisions import OVER
from dragonden.engine.kernel import kernel
from dragonden.engine.square import domino_places

from . import pieces
from .moves import DECISIONS, EGG, FRESH_EGG, KEEP, PICK, PLACE, Egg, Keep, Pick, Place, actions
from .pieces import FAMILIES, OFFER, STEPS, TAKEN, WELL, Cell, Domino, Landscape, Seat, Side, Square
from .state import DRAGON, OPENED, OUT, RETURNED, SHELL, UNKNOWN, State

# -- SET UP --------------------------------------------------------------------------------------


@kernel
def setup(state: State) -> None:
    """R1: a starting domino each, all eggs on the table, four dominoes face up."""
    for seat in range(state.players):
        lay_square(state, seat, pieces.HOME, pieces.START_SQUARES[0])
        lay_square(state, seat, pieces.HOME + 1, pieces.START_SQUARES[1])
    state.stock_size = state.rounds * OFFER
    for domino in range(state.stock_size):
        state.stock[domino] = domino
    shuffle(state, state.stock, state.stock_size)
    state.mommy = state.first
    state.picked = TAKEN
    begin_round(state)


@kernel
def begin_round(state: State) -> None:
    """R2, R9: whoever holds Mommy Dragon begins; four new dominoes are turned up."""
    state.starter = state.mommy
    state.turn = 0
    for i in range(OFFER):
        state.stock_size -= 1
        state.offer[i] = state.stock[state.stock_size]
    state.revealed += 1
    state.phase = PICK


# -- HOW TO PLAY ---------------------------------------------------------------------------------


@kernel
def actor(state: State) -> Seat:
    """R2: clockwise from the round's starter, whoever holds Mommy Dragon by now."""
    return (state.starter + state.turn) % state.players


# -- 1. PICK A DOMINO ----------------------------------------------------------------------------


@DECISIONS.legal(PICK)
def legal_pick(state: State, out: list[int]) -> int:
    """R3: one of the dominoes still face up. F8: also one that equals another."""
    n = 0
    for i in range(OFFER):
        if state.offer[i] != TAKEN:
            out[n] = actions.Pick(state.offer[i])
            n += 1
    return n


@DECISIONS.apply(Pick)
def apply_pick(state: State, domino: Domino) -> None:
    for i in range(OFFER):
        if state.offer[i] == domino:
            state.offer[i] = TAKEN
    state.picked = domino
    state.phase = PLACE


# -- 2. MATCH DOMINOES TO COLLECT EGGS -----------------------------------------------------------

OWN_ROWS = ("grid",)  # R4: a domino is laid in one's own zone


@DECISIONS.legal(PLACE)
def legal_place(state: State, out: list[int]) -> int:
    """R4: in one's own zone, overlapping nothing, sharing an edge with it; F10: however far.

    F8: the domino lies both ways round, a double too.
    """
    seat = actor(state)
    first = actions.Place(0, 0)
    return domino_places(state.laid[seat], state.laid_size[seat], pieces.CELLS, STEPS, out, first)


@DECISIONS.apply(Place)
def apply_place(state: State, cell: Cell, side: Side) -> None:
    seat = actor(state)
    other = cell + STEPS[side]
    first, second = state.squares[state.picked][0], state.squares[state.picked][1]
    state.laid_domino[seat][state.laid_size[seat] // 2 - 1] = state.picked
    state.connections = 0
    find_connections(state, seat, cell, first)
    find_connections(state, seat, other, second)
    lay_square(state, seat, cell, first)
    lay_square(state, seat, other, second)
    state.picked = TAKEN
    state.connection_next = 0
    resolve_connections(state)


@kernel
def lay_square(state: State, seat: Seat, cell: Cell, square: Square) -> None:
    state.grid[seat][cell] = square
    state.laid[seat][state.laid_size[seat]] = cell
    state.laid_size[seat] += 1


@kernel
def find_connections(state: State, seat: Seat, cell: Cell, square: Square) -> None:
    """R5, R8, F7: neighbours of the same landscape from north clockwise; R11: with wells."""
    for step in STEPS:
        neighbour = state.grid[seat][cell + step]
        if connects(square, neighbour):
            state.connection[state.connections] = square | (neighbour & WELL)
            state.connections += 1


@kernel
def connects(square: Square, neighbour: Square) -> bool:
    """R5: whether squares side by side have the same landscape."""
    return (neighbour & pieces.LANDSCAPE_BITS) == (square & pieces.LANDSCAPE_BITS)


@kernel
def family_of(square: Square) -> Landscape:
    return (square & pieces.LANDSCAPE_BITS) - 1


@kernel
def resolve_connections(state: State) -> None:
    """R8: one by one; with thirst (R11) each stops at the finder's choice of an egg."""
    while state.connection_next < state.connections:
        square = state.connection[state.connection_next]
        family = family_of(square)
        if state.eggs_left[family] > 0:  # R6: an exhausted family gives nothing
            if state.thirst:
                wanted = 2 if square & WELL else 1  # R11
                state.to_hold = min(wanted, state.eggs_left[family])
                state.held_size = 0
                state.phase = EGG
                return
            turn_up(state, family, drawn_side(state, family))
        state.connection_next += 1
    end_turn(state)


@kernel
def drawn_side(state: State, family: Landscape) -> int:
    """R6: every egg of the family is equally likely; F6: but those whose side is settled."""
    eggs = state.eggs_left[family]
    dragons = state.dragons_left[family]
    for number in range(state.numbered[family]):
        if state.egg_place[family][number] != OPENED and state.egg_side[family][number] != UNKNOWN:
            eggs -= 1
            dragons -= state.egg_side[family][number] == DRAGON
    return DRAGON if below(state, eggs) < dragons else SHELL


@kernel
def turn_up(state: State, family: Landscape, side: int) -> None:
    """R6: a dragon is a point. R7: a shell takes Mommy Dragon at once."""
    seat = actor(state)
    state.revealed += 1
    state.eggs_left[family] -= 1
    if side == DRAGON:
        state.dragons_left[family] -= 1
        state.dragons[seat][family] += 1
    else:
        state.shells[seat][family] += 1
        state.mommy = seat


# -- PREPARE A NEW ROUND -------------------------------------------------------------------------


@kernel
def end_turn(state: State) -> None:
    """R9: after everyone's turn the rest of the offer goes and a new round begins."""
    state.turn += 1
    if state.turn < state.players:
        state.phase = PICK
        return
    state.round_number += 1
    if state.round_number < state.rounds:
        begin_round(state)
    else:
        state.phase = OVER


# -- END OF THE GAME -----------------------------------------------------------------------------


@kernel
def scores(state: State, out: list[list[int]]) -> None:
    """R10: a point a dragon, F11: one for Mommy Dragon, then most shells."""
    for seat in range(state.players):
        out[seat][0] = 1 if seat == state.mommy else 0
        out[seat][1] = 0
        for family in range(FAMILIES):
            out[seat][0] += state.dragons[seat][family]
            out[seat][1] += state.shells[seat][family]


# -- VARIATION: THE DRAGON'S THIRST --------------------------------------------------------------


@kernel
def family_now(state: State) -> Landscape:
    """The family of the connection being resolved."""
    return family_of(state.connection[state.connection_next])


@kernel
def fresh_eggs(state: State, family: Landscape) -> int:
    """R12: how many eggs of a family nobody has examined."""
    fresh = state.eggs_left[family]
    for number in range(state.numbered[family]):
        fresh -= state.egg_place[family][number] != OPENED
    return fresh


@DECISIONS.legal(EGG)
def legal_egg(state: State, out: list[int]) -> int:
    """R12: a fresh egg, or one that was returned; F1: none that is in hand."""
    family = family_now(state)
    n = 0
    if fresh_eggs(state, family) > 0:
        out[n] = actions.Egg(FRESH_EGG)
        n += 1
    for number in range(state.numbered[family]):
        if state.egg_place[family][number] == RETURNED:
            out[n] = actions.Egg(1 + number)
            n += 1
    return n


@DECISIONS.apply(Egg)
def apply_egg(state: State, choice: int) -> None:
    """R11, F1: both eggs are taken before either is looked at; F2: a single one is turned up."""
    family = family_now(state)
    number = fresh_egg(state, family) if choice == FRESH_EGG else choice - 1
    state.egg_place[family][number] = OUT
    state.held[state.held_size] = number
    state.held_size += 1
    if state.held_size < state.to_hold:
        return
    if state.to_hold == 1:
        keep_egg(state, number)
    else:
        state.revealed += 1
        for i in range(state.held_size):
            state.egg_looked[family][state.held[i]] |= 1 << actor(state)
        state.phase = KEEP


@kernel
def fresh_egg(state: State, family: Landscape) -> int:
    """R12, F12: an egg that leaves the fresh ones gets the next number of its family."""
    side = drawn_side(state, family)
    number = state.numbered[family]
    state.egg_side[family][number] = side
    state.numbered[family] += 1
    return number


@DECISIONS.apply(Keep)
def apply_keep(state: State, which: int) -> None:
    """R11: the other egg goes back face down, recognisable; F4: it brings no Mommy."""
    state.egg_place[family_now(state)][state.held[1 - which]] = RETURNED
    keep_egg(state, state.held[which])


@kernel
def keep_egg(state: State, number: int) -> None:
    """R11: lay the kept egg side up. R13, F5: then the next connection, with the eggs there are."""
    family = family_now(state)
    state.egg_place[family][number] = OPENED
    turn_up(state, family, state.egg_side[family][number])
    state.held_size = 0
    state.connection_next += 1
    resolve_connections(state)


# -- HIDDEN INFORMATION --------------------------------------------------------------------------

REDACTED = ("stock", "egg_side")  # what redact writes, besides chance


@kernel
def redact(state: State, seat: Seat) -> None:
    """F9: hide the order of the stock; F3: the sides of eggs not looked at; and chance."""
    state.rng = 0
    state.drawn = 0
    sort(state.stock, state.stock_size)
    for i in range(state.stock_size, pieces.MOST_DOMINOES):
        state.stock[i] = 0
    for family in range(FAMILIES):
        for number in range(state.numbered[family]):
            if not knows_side(state, seat, family, number):
                state.egg_side[family][number] = UNKNOWN


@kernel
def knows_side(state: State, seat: Seat, family: Landscape, number: int) -> bool:
    """R12: everybody knows an egg that was turned up; any other, only those who looked."""
    if state.egg_place[family][number] == OPENED:
        return True
    return seat >= 0 and (state.egg_looked[family][number] >> seat) & 1 == 1


def has_no_secrets(state: State) -> bool:
    """R12: nobody has looked at an egg that lies face down again."""
    return not state.thirst or not any(
        looked and place != OPENED
        for family in range(FAMILIES)
        for looked, place in zip(state.egg_looked[family], state.egg_place[family], strict=True)
    )


@kernel
def determinize(state: State, seat: Seat, seed: int) -> None:
    """Shuffle the unseen dominoes; draw the sides unknown to the seat, as they might come."""
    seed_stream(state, seed)
    shuffle(state, state.stock, state.stock_size)
    for family in range(FAMILIES):
        for number in range(state.numbered[family]):
            if state.egg_side[family][number] == UNKNOWN:
                state.egg_side[family][number] = drawn_side(state, family)


@kernel
def reshuffle(state: State) -> None:
    """F9: nobody knows the order of the stock; the side of an egg is chance when it is turned."""
    shuffle(state, state.stock, state.stock_size)
