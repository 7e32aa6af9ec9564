"""What the greedy player of Dragomino likes: many dragons now, and neighbours for later."""

from __future__ import annotations

from dragonden.engine.kernel import kernel, numbers
from dragonden.engine.plan import Course, Look, Plan
from dragonden.engine.square import EMPTY, domino_places
from dragonden.engine.worth import HUNDREDTHS, POINTS, weigh, weigh_lead

from .moves import DECISIONS, FRESH_EGG, Egg, Keep, Pick, Place
from .pieces import (
    CELLS,
    FAMILIES,
    MOST_OFFERS,
    STEPS,
    WELL,
    Cell,
    Domino,
    Landscape,
    Seat,
    Side,
    Square,
)
from .rules import actor as seat_to_act
from .rules import connects, family_now, family_of, scores
from .state import DRAGON, OPENED, SHELL, UNKNOWN, State

# A tree plays the others worse than greedily at first: with one, 300 simulations won 59 % of 300
# games against the greedy player, without it 69 %; one judged by the network at once won 41 % of
# 200 against this search. In the same 400 games against greed, 1,000 simulations that the network
# judges after five greedy decisions won 76 %, 1,000 whole ones 73 %, half of each 80 %; in 700
# other games half of each won 74 %. Ten times as many, a turn that the network finishes, playouts
# in which it makes the first decisions, and a network taught by others won no more.
PLAN = Plan(budget=1_000, depth=1, horizon=5, network=1, whole=2)
FORMER = Plan(budget=200, depth=1)
# A domino, and where it goes. Three times as many actions, or guesses, won no more: 69 to 70 % of
# 1,440 games against the greedy player.
LOOK = Look(guesses=4, width=5, ahead=1, breadth=4)
COURSE = Course(greedy=150_000, rounds=1, kept=8, epochs=6)  # 90 s of processor time
SPREAD = 8  # points: a lead nobody catches up
POINT = 1000  # what a certain dragon is worth
ROOM = 5  # what an empty neighbour of a laid square is worth: far less than any egg


@kernel
def appraise_pick(state: State, domino: Domino) -> int:
    """What the best place for a domino is worth.

    A square is on the same cell in several places: what it is worth there is kept, plus one.
    """
    seat = seat_to_act(state)
    places = numbers(MOST_OFFERS)
    n = domino_places(state.laid[seat], state.laid_size[seat], CELLS, STEPS, places, 0)
    first, second = state.squares[domino][0], state.squares[domino][1]
    first_worth = numbers(CELLS)
    second_worth = numbers(CELLS)
    best = 0
    for i in range(n):
        one = places[i] // 4
        two = one + STEPS[places[i] % 4]
        if not first_worth[one]:
            first_worth[one] = 1 + worth_of_square(state, seat, one, first)
        if not second_worth[two]:
            second_worth[two] = 1 + worth_of_square(state, seat, two, second)
        best = max(best, first_worth[one] + second_worth[two] - 2)
    return best


@kernel
def appraise_place(state: State, cell: Cell, side: Side) -> int:
    seat = seat_to_act(state)
    first, second = state.squares[state.picked][0], state.squares[state.picked][1]
    worth = worth_of_square(state, seat, cell, first)
    return worth + worth_of_square(state, seat, cell + STEPS[side], second)


@kernel
def appraise_egg(state: State, choice: int) -> int:
    family = family_now(state)
    seat = seat_to_act(state)
    if choice == FRESH_EGG:
        return chance_of_dragon(state, seat, family)
    return worth_of_egg(state, seat, family, choice - 1)


@kernel
def appraise_keep(state: State, which: int) -> int:
    return worth_of_egg(state, seat_to_act(state), family_now(state), state.held[which])


# How much the seat to act likes an action, from what it may know.
appraise = DECISIONS.dispatch_by_kind(
    {Pick: appraise_pick, Place: appraise_place, Egg: appraise_egg, Keep: appraise_keep}
)


@kernel
def worth_of_square(state: State, seat: Seat, cell: Cell, square: Square) -> int:
    """The chances of a dragon over all connections, and a little for open edges."""
    worth = 0
    family = family_of(square)
    for step in STEPS:
        neighbour = state.grid[seat][cell + step]
        if neighbour == EMPTY:
            worth += ROOM
        elif connects(square, neighbour):
            chance = chance_of_dragon(state, seat, family)
            worth += chance
            if state.thirst and (square | neighbour) & WELL:
                worth += (POINT - chance) * chance // POINT  # the second egg, if the first fails
    return worth


@kernel
def chance_of_dragon(state: State, seat: Seat, family: Landscape) -> int:
    """Of an egg whose side the seat does not know, in thousandths."""
    eggs = state.eggs_left[family]
    dragons = state.dragons_left[family]
    for number in range(state.numbered[family]):
        side = side_seen(state, seat, family, number)
        if state.egg_place[family][number] != OPENED and side != UNKNOWN:
            eggs -= 1
            dragons -= side == DRAGON
    return POINT * dragons // eggs if eggs > 0 else 0


@kernel
def side_seen(state: State, seat: Seat, family: Landscape, number: int) -> int:
    """The side of an egg if the seat has looked at it."""
    looked = (state.egg_looked[family][number] >> seat) & 1
    return state.egg_side[family][number] if looked else UNKNOWN


@kernel
def worth_of_egg(state: State, seat: Seat, family: Landscape, number: int) -> int:
    side = side_seen(state, seat, family, number)
    if side == UNKNOWN:
        return chance_of_dragon(state, seat, family)
    return 0 if side == SHELL else POINT


@kernel
def evaluate(state: State, out: list[list[int]]) -> None:
    """The dragons found, and shells to break ties; what is to come is much the same for all."""
    scores(state, out)  # into columns that `weigh` fills in the end
    for seat in range(state.players):
        out[seat][POINTS] = HUNDREDTHS * out[seat][0] + out[seat][1]
    weigh(out, state.players, SPREAD)


@kernel
def discount_luck(state: State, since: State, out: list[list[int]]) -> None:
    """Count each egg found since then as much of a dragon as it could be expected to be.

    Luck with eggs is larger than what most decisions are worth: without it 300 simulations win as
    often against the greedy player as 1,500 did. With thirst it is partly skill, and stays.
    """
    for seat in range(state.players):
        for family in range(FAMILIES):
            dragons = state.dragons[seat][family] - since.dragons[seat][family]
            eggs = dragons + state.shells[seat][family] - since.shells[seat][family]
            if eggs > 0 and not state.thirst:
                due = HUNDREDTHS * eggs * since.dragons_left[family] // since.eggs_left[family]
                out[seat][POINTS] += due - HUNDREDTHS * dragons
    weigh_lead(out, state.players, SPREAD)


@kernel
def patience(state: State, action: int) -> int:
    """Every game lasts as many rounds, whatever is played."""
    return 1
