"""What everybody has, by kind and by worth, for the features of Dragons."""

from __future__ import annotations

from dragonden.engine.decisions import OVER
from dragonden.engine.kernel import kernel

from .bot import worth_of_herd, worth_of_shine
from .pieces import (
    BLUE,
    COINS,
    COW,
    CROWN,
    EQUAL_JEWELS,
    FEW,
    GOLD,
    KINDS,
    MOST_GEMS,
    ONE_RING,
    PIECES,
    POLISH,
    RING,
    SET,
    SHEEP,
    SWORD,
    UNKNOWN,
    Pile,
    Seat,
)
from .state import AWAY, State

MANY = 99  # more cards than anybody has


@kernel
def count_cards(state: State, seat: Seat, own: bool, cards: list[int]) -> None:
    """Count what a seat has by kind; hidden cards are left out, and forgotten ones."""
    at = KINDS * seat
    for kind in range(KINDS):
        cards[at + kind] = state.treasure[seat][kind]
    if state.phase == OVER:
        return
    pile = state.dragon_at[seat]
    if pile != AWAY:
        add_pile(state, pile, cards, at, 1)
    if own and state.hand[seat] >= 0:
        cards[at + state.hand[seat]] += 1


@kernel
def add_pile(state: State, pile: Pile, cards: list[int], at: int, times: int) -> int:
    """Add the cards of a pile to what somebody has; returns how many were forgotten."""
    forgotten = 0
    for i in range(state.pile_size[pile]):
        card = state.pile[pile][i]
        if card == UNKNOWN:
            forgotten += 1
        else:
            cards[at + card] += times
    return forgotten


@kernel
def herd(cards: list[int], seat: Seat, cows: int, sheep: int) -> int:
    return cows * cards[KINDS * seat + COW] + sheep * cards[KINDS * seat + SHEEP]


@kernel
def fewest_of_others(state: State, cards: list[int], seat: Seat, cows: int, sheep: int) -> int:
    """The smallest herd of any other seat, cows and sheep counting so much each."""
    fewest = MANY
    for other in range(state.players):
        if other != seat:
            fewest = min(fewest, herd(cards, other, cows, sheep))
    return fewest


@kernel
def is_hungry(state: State, cards: list[int], seat: Seat) -> bool:
    """R10, R11: whether a seat would be eliminated with what everybody has."""
    if state.players <= FEW:
        return herd(cards, seat, 1, 1) < fewest_of_others(state, cards, seat, 1, 1)
    few_cows = herd(cards, seat, 1, 0) < fewest_of_others(state, cards, seat, 1, 0)
    return few_cows or herd(cards, seat, 0, 1) < fewest_of_others(state, cards, seat, 0, 1)


@kernel
def most_of_others(state: State, cards: list[int], seat: Seat, kind: int) -> int:
    most = 0
    for other in range(state.players):
        if other != seat:
            most = max(most, cards[KINDS * other + kind])
    return most


@kernel
def count_points(state: State, cards: list[int], seat: Seat) -> int:
    """The points of what a seat has; of gems, as if nobody were eliminated."""
    at = KINDS * seat
    points = cards[at + POLISH] * cards[at + POLISH]
    for i in range(COINS):
        points += (i + 1) * cards[at + GOLD + i]
    if cards[at + RING] == 1:
        points += ONE_RING
    sets = MANY
    for i in range(PIECES):
        sets = min(sets, cards[at + SWORD + i])
        points += SET * (cards[at + CROWN + i] // EQUAL_JEWELS)
    points += SET * sets
    for i in range(2):
        mine = cards[at + BLUE + i]
        if mine > 0 and mine >= most_of_others(state, cards, seat, BLUE + i):
            points += MOST_GEMS
    return points


@kernel
def judge(state: State, cards: list[int], seat: Seat) -> int:
    """What the cards of a seat are worth to it."""
    worth = worth_of_shine(cards, KINDS * seat)
    if state.players <= FEW:
        fewest = fewest_of_others(state, cards, seat, 1, 1)
        return worth + worth_of_herd(herd(cards, seat, 1, 1), fewest)
    worth += worth_of_herd(herd(cards, seat, 1, 0), fewest_of_others(state, cards, seat, 1, 0))
    sheep = herd(cards, seat, 0, 1)
    return worth + worth_of_herd(sheep, fewest_of_others(state, cards, seat, 0, 1))
