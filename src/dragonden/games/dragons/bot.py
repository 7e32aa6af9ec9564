"""What the greedy player of Dragons likes: a pile that suits its treasure, or to stay longer."""

from __future__ import annotations

from dragonden.engine.kernel import flags, kernel
from dragonden.engine.plan import Course, Look, Plan
from dragonden.engine.worth import HUNDREDTHS, POINTS, weigh

from . import pieces
from .moves import DECISIONS, Dragon, Draw, Put, actions
from .pieces import FEW, KINDS, UNKNOWN, Card, Pile, Seat
from .rules import actor as seat_to_act
from .rules import count_animals, eliminated_seats, is_free, points_of
from .state import State

# What cards are worth to the greedy player, in tenths of a point.
POINT = 10
GEM = 30
LONE_RING = 60
ARMOUR = 6  # times the square of the number of different pieces: 96 for a set
JEWELS = 11  # times the square of the number of equal ones: 99 for a set
SCARCE_ANIMAL = 50  # while a rival has as many, or nearly so
ANIMAL = 5
UNSEEN = 25  # a card still in the deck, or forgotten
AT_EASE = 2  # so many animals more than the hungriest rival are enough

# Judged by the network after 24 greedy decisions, about as many as are left of a year, 1,500
# simulations won 92 % of 60 games against two greedy players; after eight 87 %, at once 75 % of 42.
PLAN = Plan(budget=1_500, widening=0, horizon=24, network=1)
# At equal times it won 58 % of 150 games against two that only look; after 24 decisions 47 %.
LEARNED = PLAN._replace(budget=90, horizon=8)
FORMER = Plan(budget=200, widening=0)
# Many games help: 16,000 taught to win 59 % against two greedy players, 200,000 66 %. A second
# round, among networks, taught to beat them, not greedy players (44 %). It takes 100 s in all.
COURSE = Course(greedy=200_000, rounds=1, kept=8, epochs=6, few=2)
LOOK = Look(guesses=2)  # twelve won no more: 65 % of 1,440 games against two greedy players
SPREAD = 25  # points: a lead nobody catches up
ELIMINATED = 40  # points that whoever is eliminated counts less than the last

NOWHERE = -1  # in place of a pile


@kernel
def appraise_draw(state: State) -> int:
    return prospect(state, 0, NOWHERE)


@kernel
def appraise_dragon(state: State, pile: Pile) -> int:
    return worth_of_pile(state, pile, 0, NOWHERE)


@kernel
def prospect(state: State, card: Card, place: Pile) -> int:
    """What staying may bring with a card put there: not the best pile, but the deck in the end."""
    best = 0
    second = 0
    for pile in range(state.players):
        if is_free(state, pile):
            worth = worth_of_pile(state, pile, card, place)
            second = max(second, min(best, worth))
            best = max(best, worth)
    rivals = state.players - state.dragons_placed - 1
    return second + UNSEEN * state.deck_size // rivals


# How much the seat to act likes an action, with a perfect memory of the piles.
appraise = DECISIONS.dispatch_by_kind({Draw: appraise_draw, Dragon: appraise_dragon, Put: prospect})


@kernel
def worth_of_pile(state: State, pile: Pile, card: Card, place: Pile) -> int:
    """What the treasure would be worth with this pile, if the card were put in that place."""
    seat = seat_to_act(state)
    cards = flags(KINDS)
    for kind in range(KINDS):
        cards[kind] = state.treasure[seat][kind]
    forgotten = 0
    for i in range(state.pile_size[pile]):
        if state.pile[pile][i] == UNKNOWN:
            forgotten += 1
        else:
            cards[state.pile[pile][i]] += 1
    if pile == place:
        cards[card] += 1
    return worth_of_shine(cards, 0) + worth_of_food(state, seat, cards) + UNSEEN * forgotten


@kernel
def worth_of_shine(cards: list[int], at: int) -> int:
    """Points that are there, and hopes for sets and majorities; the kinds are counted from `at`."""
    worth = GEM * (cards[at + pieces.BLUE] + cards[at + pieces.PINK])
    worth += POINT * cards[at + pieces.POLISH] * cards[at + pieces.POLISH]
    for i in range(pieces.COINS):
        worth += POINT * (i + 1) * cards[at + pieces.GOLD + i]
    if cards[at + pieces.RING] == 1:
        worth += LONE_RING
    parts = 0
    for i in range(pieces.PIECES):
        parts += min(cards[at + pieces.SWORD + i], 1)
        worth += JEWELS * min(cards[at + pieces.CROWN + i], pieces.EQUAL_JEWELS) ** 2
    return worth + ARMOUR * parts * parts


@kernel
def worth_of_food(state: State, seat: Seat, cards: list[int]) -> int:
    """Animals are worth much until nobody is likely to have more."""
    if state.players <= FEW:
        animals = cards[pieces.COW] + cards[pieces.SHEEP]
        return worth_of_herd(animals, fewest_of_rivals(state, seat, 1, 1))
    cows = worth_of_herd(cards[pieces.COW], fewest_of_rivals(state, seat, 1, 0))
    return cows + worth_of_herd(cards[pieces.SHEEP], fewest_of_rivals(state, seat, 0, 1))


@kernel
def worth_of_herd(animals: int, rival: int) -> int:
    return ANIMAL * animals + SCARCE_ANIMAL * min(animals, rival + AT_EASE)


@kernel
def fewest_of_rivals(state: State, seat: Seat, cows: int, sheep: int) -> int:
    """The smallest herd of any other seat, cows and sheep counting so much each."""
    fewest = 127
    for other in range(state.players):
        if other != seat:
            fewest = min(fewest, count_animals(state, other, cows, sheep))
    return fewest


@kernel
def evaluate(state: State, out: list[list[int]]) -> None:
    """What would count if the game ended now; the eliminated stand far below the others."""
    eliminated = eliminated_seats(state)
    for seat in range(state.players):
        out[seat][POINTS] = HUNDREDTHS * points_of(state, seat, eliminated) // pieces.UNIT
        if (eliminated >> seat) & 1:
            out[seat][POINTS] -= HUNDREDTHS * ELIMINATED
    weigh(out, state.players, SPREAD)
    for seat in range(state.players):
        if (eliminated >> seat) & 1:  # F11: their points are shown all the same
            out[seat][POINTS] += HUNDREDTHS * ELIMINATED


@kernel
def forget(state: State, seat: Seat, memory: int) -> None:
    """Of the cards under others, remember those put last, anywhere."""
    if state.open_piles:
        return
    depth = flags(pieces.MOST_PLAYERS)
    for back in range(state.puts):
        pile = state.put_on[state.puts - 1 - back]
        depth[pile] += 1
        if back >= memory and depth[pile] > 1:  # the top card lies in sight
            state.pile[pile][state.pile_size[pile] - depth[pile]] = UNKNOWN


@kernel
def patience(state: State, action: int) -> int:
    """Draw four times in five, however many piles could be taken instead."""
    return 4 * (state.players - state.dragons_placed) if action == actions.Draw() else 1
