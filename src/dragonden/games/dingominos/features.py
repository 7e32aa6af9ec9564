"""What a network judges a position of Dingominos by: what can be joined, and who goes out first.

A hand that the seat does not see is judged by the unseen dominoes and by what its holder has left
alone (`State.fresh`), as in the guesses of `belief.py`.
"""

from __future__ import annotations

from dragonden.engine.decisions import OVER
from dragonden.engine.kernel import flags, kernel
from dragonden.engine.observation import seat_after

from .bot import bits
from .hands import hand_points, sign_points
from .knowledge import laid_domino, sees_hand
from .pieces import (
    COUNTER,
    DOMINOES,
    DRAW,
    JOKER,
    JOKER_POINTS,
    LEFT,
    REPLAY,
    RIGHT,
    SIGNS,
    SKIP,
    Domino,
    Seat,
    Sign,
)
from .state import State

OTHERS = ("next", "after next", "before", "smallest")  # in the order of play; of all other hands
OF_OTHERS = ("turn", "behind", "size", "one", "two", "three", "points", "jokers", "can join")
DUE = ("opening", "turn", "drawn", "replaying", "facing")
PARTS: dict[str, tuple[str, ...]] = {
    "players": ("2", "3", "4", "more"),
    "option": ("rounds to come", "strict replay", "open hands"),
    "own": DUE,
    "another's": DUE,
    "table": ("pool", "empty pool", "small pool", "chain", "own penalty", "another's penalty"),
    "hand": (
        *("size", "one", "two", "three", "four", "points", "jokers"),
        *("single signs", "joints", "fits", "fits one end", "fits both ends", "likely to fit"),
    ),
    "can lay": ("draw", "counter", "replay", "skip"),
    "held": SIGNS,
    "unseen": ("fits", "jokers", "points"),
    "lead": ("total", "with hands", "size"),
    "others": ("size", "points"),
    **dict.fromkeys(OTHERS, OF_OTHERS),
}
FEATURES = tuple(f"{part} {name}" for part, names in PARTS.items() for name in names)


def place(part: str) -> int:
    """Where a part begins."""
    return FEATURES.index(f"{part} {PARTS[part][0]}")


PLAYERS, OPTION, OWN, ANOTHERS = map(place, ("players", "option", "own", "another's"))
TABLE, HAND, CAN_LAY, HELD = map(place, ("table", "hand", "can lay", "held"))
UNSEEN, LEAD, ALL_OTHERS = map(place, ("unseen", "lead", "others"))
NEXT, AFTER_NEXT, BEFORE, SMALLEST = map(place, OTHERS)

TOTAL = JOKER + 1  # in a list of counts by sign: how many dominoes there are in all


@kernel
def features(state: State, seat: Seat, out: list[float]) -> None:
    tell_table(state, seat, out)
    unseen = flags(JOKER + 2)
    count_unseen(state, seat, unseen)
    tell_hand(state, seat, unseen, out)
    total = max(1, unseen[TOTAL])
    if state.laid_size > 0:
        out[UNSEEN] = (count_fits(state, unseen) + unseen[JOKER]) / total
    out[UNSEEN + 1] = 4.0 * unseen[JOKER] / total
    out[UNSEEN + 2] = 0.05 * mean_points(unseen)
    tell_others(state, seat, unseen, out)


@kernel
def tell_table(state: State, seat: Seat, out: list[float]) -> None:
    """What lies open: options, what is due, the pool."""
    out[PLAYERS + min(state.players, 5) - 2] = 1.0
    out[OPTION] = 0.3 * (state.rounds - state.finished)
    out[OPTION + 1] = 1.0 * state.strict_replay
    out[OPTION + 2] = 1.0 * state.open_hands
    if state.phase == OVER:
        return
    own = state.turn == seat
    out[(OWN if own else ANOTHERS) + state.phase - 1] = 1.0
    out[TABLE] = 0.02 * state.pool_size
    if state.pool_size == 0:
        out[TABLE + 1] = 1.0
    elif state.pool_size <= state.players:
        out[TABLE + 2] = 1.0
    out[TABLE + 3] = 0.03 * state.laid_size
    out[TABLE + (4 if own else 5)] = 0.25 * state.penalty


@kernel
def count_unseen(state: State, seat: Seat, unseen: list[int]) -> None:
    """Count the dominoes that the seat does not see, by sign; those with a joker as that alone."""
    for i in range(len(DOMINOES)):
        if state.dominoes[i]:
            count_domino(DOMINOES[i], unseen, 1)
    for i in range(state.laid_size):
        count_domino(laid_domino(state, state.laid[i]), unseen, -1)
    for other in range(state.players):
        if sees_hand(state, seat, other):
            unseen[TOTAL] -= state.hand_size[other]
            for sign in range(1, JOKER + 1):
                unseen[sign] -= bits(state.hand[other][sign])


@kernel
def count_domino(domino: Domino, counts: list[int], times: int) -> None:
    one, other = domino >> 4, domino & 15
    counts[TOTAL] += times
    counts[other] += times
    if other not in (one, JOKER):
        counts[one] += times


@kernel
def count_fits(state: State, counts: list[int]) -> int:
    """How many of the dominoes counted join an end, jokers left out."""
    left, right = state.ends[LEFT], state.ends[RIGHT]
    return counts[left] + (counts[right] if right != left else 0)


@kernel
def mean_points(unseen: list[int]) -> float:
    """What an unseen domino without a joker counts, about."""
    points = 0
    halves = 0
    for sign in range(1, JOKER):
        points += unseen[sign] * sign_points(sign)
        halves += unseen[sign]
    return 2.0 * points / halves if halves > 0 else 0.0


@kernel
def tell_hand(state: State, seat: Seat, unseen: list[int], out: list[float]) -> None:
    """What one holds, and whether it will fit."""
    hand = state.hand[seat]
    held = flags(JOKER + 1)
    seen_halves = 0
    likely_halves = 0
    for sign in range(1, JOKER + 1):
        held[sign] = bits(hand[sign])
        out[HELD + sign - 1] = 0.3 * held[sign]
        if sign != JOKER:
            seen_halves += unseen[sign]
            if held[sign] > 0:
                likely_halves += unseen[sign]
                out[HAND + 7] += 0.2 if held[sign] == 1 else 0.0
                out[HAND + 8] += 0.15 * (held[sign] - 1)
    tell_size(state.hand_size[seat], out, HAND)
    if state.hand_size[seat] == 4:
        out[HAND + 4] = 1.0
    out[HAND + 5] = 0.01 * hand_points(state, seat)
    out[HAND + 6] = 0.5 * held[JOKER]
    jokers = held[JOKER] > 0
    out[HAND + 12] = 1.0 if jokers else likely_halves / max(1, seen_halves)
    if state.laid_size == 0:
        return
    left, right = state.ends[LEFT], state.ends[RIGHT]
    out[HAND + 9] = 0.3 * (count_fits(state, held) + held[JOKER])
    if held[left] > 0 and held[right] > 0 and left != right:
        out[HAND + 11] = 1.0
    elif held[left] + held[right] > 0:
        out[HAND + 10] = 1.0
    outward = hand[left] | hand[right] | hand[JOKER]
    out[CAN_LAY] = 1.0 * ((outward >> DRAW) & 1)
    out[CAN_LAY + 1] = 1.0 * ((outward >> COUNTER) & 1)
    out[CAN_LAY + 2] = 1.0 * ((outward >> REPLAY) & 1)
    out[CAN_LAY + 3] = 1.0 * ((outward >> SKIP) & 1)


@kernel
def tell_size(size: int, out: list[float], at: int) -> None:
    """The size of a hand; few dominoes are another thing than many."""
    out[at] = 0.1 * size
    if 0 < size <= 3:
        out[at + size] = 1.0


@kernel
def total_of(state: State, seat: Seat) -> int:
    """The points of the rounds that are over."""
    total = 0
    for round in range(state.finished):
        total += state.points[round][seat]
    return total


@kernel
def expect_points(state: State, seat: Seat, other: Seat, unseen: list[int]) -> float:
    """What another hand counts, or is likely to."""
    if state.phase == OVER:
        return 0.0
    if sees_hand(state, seat, other):
        return 1.0 * hand_points(state, other)
    jokers = expect_jokers(state, seat, other, unseen)
    return (JOKER_POINTS + 6.0) * jokers + (state.hand_size[other] - jokers) * mean_points(unseen)


@kernel
def expect_jokers(state: State, seat: Seat, other: Seat, unseen: list[int]) -> float:
    """How many jokers another hand has, or is likely to."""
    if sees_hand(state, seat, other):
        return 1.0 * bits(state.hand[other][JOKER])
    return unseen[JOKER] * state.fresh[other][JOKER] / max(1, unseen[TOTAL])


@kernel
def chance_to_join(state: State, seat: Seat, other: Seat, unseen: list[int]) -> float:
    """Whether another hand has something that joins an end, or how likely that is."""
    left, right = state.ends[LEFT], state.ends[RIGHT]
    if sees_hand(state, seat, other):
        hand = state.hand[other]
        return 1.0 if hand[left] | hand[right] | hand[JOKER] != 0 else 0.0
    nothing = miss(state, other, JOKER, unseen) * miss(state, other, left, unseen)
    if right != left:
        nothing *= miss(state, other, right, unseen)
    return 1.0 - nothing


@kernel
def miss(state: State, other: Seat, sign: Sign, unseen: list[int]) -> float:
    """How likely it is that a hidden hand has none of the unseen dominoes with a sign."""
    outside = 1.0 - state.fresh[other][sign] / max(1, unseen[TOTAL])
    chance = 1.0
    for _ in range(unseen[sign]):
        chance *= outside
    return chance


@kernel
def tell_others(state: State, seat: Seat, unseen: list[int], out: list[float]) -> None:
    """The others in the order of play, and who leads."""
    own_total = total_of(state, seat)
    own_points = 0 if state.phase == OVER else hand_points(state, seat)
    smallest = seat_after(state, seat, 1)
    best = 30_000
    best_now = 30_000.0
    for i in range(1, state.players):
        other = seat_after(state, seat, i)
        total = total_of(state, other)
        points = expect_points(state, seat, other, unseen)
        best = min(best, total)
        best_now = min(best_now, total + points)
        out[ALL_OTHERS] += 0.1 * state.hand_size[other] / (state.players - 1)
        out[ALL_OTHERS + 1] += 0.01 * points / (state.players - 1)
        if state.hand_size[other] < state.hand_size[smallest]:
            smallest = other
    out[LEAD] = clip(0.01 * (best - own_total))
    out[LEAD + 1] = clip(0.01 * (best_now - own_total - own_points))
    out[LEAD + 2] = 0.2 * (state.hand_size[smallest] - state.hand_size[seat])
    forward = 1 if state.direction >= 0 else state.players - 1
    tell_other(state, seat, seat_after(state, seat, forward), unseen, out, NEXT)
    tell_other(state, seat, smallest, unseen, out, SMALLEST)
    if state.players > 2:
        backward = state.players - forward
        tell_other(state, seat, seat_after(state, seat, backward), unseen, out, BEFORE)
    if state.players > 3:
        after = 2 if state.direction >= 0 else state.players - 2
        tell_other(state, seat, seat_after(state, seat, after), unseen, out, AFTER_NEXT)


@kernel
def tell_other(
    state: State, seat: Seat, other: Seat, unseen: list[int], out: list[float], at: int
) -> None:
    """Another player in brief."""
    if state.phase != OVER and state.turn == other:
        out[at] = 1.0
    out[at + 1] = clip(0.01 * (total_of(state, other) - total_of(state, seat)))
    tell_size(state.hand_size[other], out, at + 2)
    out[at + 6] = 0.01 * expect_points(state, seat, other, unseen)
    out[at + 7] = 0.5 * expect_jokers(state, seat, other, unseen)
    if state.laid_size > 0:
        out[at + 8] = chance_to_join(state, seat, other, unseen)


@kernel
def clip(number: float) -> float:
    return max(-4.0, min(4.0, number))
