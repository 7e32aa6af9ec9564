"""What a network judges a position of Dragons by: what everybody has, and what the piles would add.

What a seat *has* is its treasure and the pile under its dragon, and its own hand card. What cards
are *worth* to it is the greedy player's opinion (`bot.py`), in tenths of a point.
"""

from __future__ import annotations

from dragonden.engine.decisions import OVER
from dragonden.engine.features import LARGEST
from dragonden.engine.kernel import flags, kernel, numbers
from dragonden.engine.observation import seat_after, steps_to

from .features_cards import (
    MANY,
    count_cards,
    count_points,
    fewest_of_others,
    herd,
    is_hungry,
    judge,
    most_of_others,
)
from .features_parts import (
    EACH_RIVAL,
    GEMS,
    HUNGER,
    LEAD,
    OPTION,
    OWN,
    OWN_TURN,
    PLAYERS,
    RIVAL,
    RIVALS,
    YEAR,
)
from .features_parts import (
    FEATURES as FEATURES,
)
from .features_piles import tell_piles, tell_unseen
from .moves import PUT
from .pieces import (
    BLUE,
    COINS,
    COW,
    CROWN,
    EQUAL_JEWELS,
    FEW,
    GOLD,
    KINDS,
    MOST_PLAYERS,
    PIECES,
    PINK,
    POLISH,
    RING,
    SHEEP,
    SWORD,
    Seat,
)
from .rules import years
from .state import AWAY, State

MOST_WORTH = 1_600  # more makes no difference


@kernel
def features(state: State, seat: Seat, out: list[float]) -> None:
    cards = flags(MOST_PLAYERS * KINDS)
    for other in range(state.players):
        count_cards(state, other, other == seat, cards)
    points = numbers(MOST_PLAYERS)
    worth = numbers(MOST_PLAYERS)
    for other in range(state.players):
        points[other] = count_points(state, cards, other)
        worth[other] = judge(state, cards, other)
    tell_year(state, seat, out)
    tell_own(cards, KINDS * seat, out)
    out[OWN] = 0.025 * points[seat]
    out[OWN + 14] = 0.005 * min(worth[seat], MOST_WORTH)
    tell_hunger(state, seat, cards, out)
    tell_gems(state, seat, cards, out)
    tell_lead(state, seat, cards, points, worth, out)
    tell_unseen(state, seat, cards, worth, out)
    if state.phase != OVER:
        tell_piles(state, seat, cards, worth, out)
    for i in range(len(out)):  # in another box there may be so much of a card
        out[i] = max(-LARGEST, min(out[i], LARGEST))


@kernel
def tell_year(state: State, seat: Seat, out: list[float]) -> None:
    """Options, how far the game is, and whose turn it is."""
    out[PLAYERS + state.players - 3] = 1.0
    out[OPTION] = 1.0 * state.extra_year
    out[OPTION + 1] = 1.0 * state.open_piles
    out[OPTION + 2] = 1.0 * state.bluff
    if state.phase == OVER:
        out[YEAR + 6] = 1.0
        return
    to_come = years(state) - 1 - state.year
    out[YEAR] = 0.4 * to_come
    if to_come == 0:
        out[YEAR + 1] = 1.0
    out[YEAR + 2] = 0.05 * state.deck_size
    out[YEAR + 3] = 0.25 * (state.players - state.dragons_placed)
    if state.dragon_at[seat] == AWAY:
        out[YEAR + 4] = 1.0
        out[YEAR + 5] = 0.3 * count_waiting(state, seat)
    if state.turn == seat:
        out[OWN_TURN] = 1.0
        if state.phase == PUT:
            out[OWN_TURN + 1] = 1.0


@kernel
def count_waiting(state: State, seat: Seat) -> int:
    """How many seats that are still in decide before this one."""
    waiting = 0
    for i in range(steps_to(state, state.turn, seat)):
        if state.dragon_at[seat_after(state, state.turn, i)] == AWAY:
            waiting += 1
    return waiting


@kernel
def tell_own(cards: list[int], at: int, out: list[float]) -> None:
    """What one has, category by category."""
    for i in range(COINS):
        out[OWN + 1] += 0.05 * (i + 1) * cards[at + GOLD + i]
    polish = cards[at + POLISH]
    out[OWN + 2] = 0.3 * polish
    out[OWN + 3] = 0.05 * polish * polish
    if cards[at + RING] == 1:
        out[OWN + 4] = 1.0
    elif cards[at + RING] > 1:
        out[OWN + 5] = 1.0
    sets = MANY
    for i in range(PIECES):
        sets = min(sets, cards[at + SWORD + i])
        if cards[at + SWORD + i] > 0:
            out[OWN + 7] += 0.25
        jewels = cards[at + CROWN + i]
        if jewels >= EQUAL_JEWELS:
            out[OWN + 8] += 1.0
        elif jewels == 2:
            out[OWN + 9] += 0.5
        elif jewels == 1:
            out[OWN + 10] += 0.3
    out[OWN + 6] = 1.0 * sets
    out[OWN + 11] = 0.25 * cards[at + BLUE]
    out[OWN + 12] = 0.25 * cards[at + PINK]
    out[OWN + 13] = 0.1 * (cards[at + COW] + cards[at + SHEEP])


@kernel
def tell_hunger(state: State, seat: Seat, cards: list[int], out: list[float]) -> None:
    """How far one is from having the fewest animals; with many players, of either kind."""
    if state.players <= FEW:
        fewest = fewest_of_others(state, cards, seat, 1, 1)
        tell_margin(herd(cards, seat, 1, 1) - fewest, out, HUNGER)
        return
    fewest = fewest_of_others(state, cards, seat, 1, 0)
    tell_margin(herd(cards, seat, 1, 0) - fewest, out, HUNGER)
    fewest = fewest_of_others(state, cards, seat, 0, 1)
    tell_margin(herd(cards, seat, 0, 1) - fewest, out, HUNGER + 3)


@kernel
def tell_margin(margin: int, out: list[float], at: int) -> None:
    out[at] = 0.3 * max(-6, min(6, margin))
    if margin < 0:
        out[at + 1] = 1.0
    elif margin == 0:
        out[at + 2] = 1.0


@kernel
def tell_gems(state: State, seat: Seat, cards: list[int], out: list[float]) -> None:
    for i in range(2):
        lead = cards[KINDS * seat + BLUE + i] - most_of_others(state, cards, seat, BLUE + i)
        out[GEMS + 2 * i] = 0.3 * lead
        if lead > 0:
            out[GEMS + 2 * i + 1] = 1.0
        elif lead == 0 and cards[KINDS * seat + BLUE + i] > 0:
            out[GEMS + 2 * i + 1] = 0.5


@kernel
def tell_lead(
    state: State,
    seat: Seat,
    cards: list[int],
    points: list[int],
    worth: list[int],
    out: list[float],
) -> None:
    """The rivals, those with the most points first, and how far one is ahead of them."""
    told = flags(MOST_PLAYERS)
    told[seat] = 1
    best_worth = -10_000
    sum_of_points = 0
    for rank in range(state.players - 1):
        rival = -1
        for other in range(state.players):
            if not told[other] and (rival < 0 or points[other] > points[rival]):
                rival = other
        told[rival] = 1
        best_worth = max(best_worth, worth[rival])
        sum_of_points += points[rival]
        if rank < 2:
            out[LEAD + 2 * rank] = 0.04 * (points[seat] - points[rival])
        if rank < len(RIVALS):
            tell_rival(state, rival, cards, points, worth, out, RIVAL + EACH_RIVAL * rank)
    out[LEAD + 1] = 0.005 * max(-MOST_WORTH, min(worth[seat] - best_worth, MOST_WORTH))
    out[LEAD + 3] = 0.04 * (points[seat] - sum_of_points / (state.players - 1))
    if not is_hungry(state, cards, seat):
        out[LEAD + 4] = 1.0


@kernel
def tell_rival(
    state: State,
    rival: Seat,
    cards: list[int],
    points: list[int],
    worth: list[int],
    out: list[float],
    at: int,
) -> None:
    out[at] = 0.025 * points[rival]
    out[at + 1] = 0.005 * min(worth[rival], MOST_WORTH)
    margin = herd(cards, rival, 1, 1) - fewest_of_others(state, cards, rival, 1, 1)
    out[at + 2] = 0.3 * max(-6, min(6, margin))
    out[at + 3] = 0.25 * cards[KINDS * rival + BLUE]
    out[at + 4] = 0.25 * cards[KINDS * rival + PINK]
    if state.phase != OVER and state.dragon_at[rival] == AWAY:
        out[at + 5] = 1.0
    if is_hungry(state, cards, rival):
        out[at + 6] = 1.0
