"""What a network judges a position of Dragomino by: what dominoes would bring to each zone.

A *kind* is a pair of landscapes; its *gain* in a zone is how many dragons a domino of it can be
expected to bring at once, at its best place. Wells of the domino itself are left out.
"""

from __future__ import annotations

from dragonden.engine.decisions import OVER
from dragonden.engine.kernel import flags, kernel, numbers, reals
from dragonden.engine.observation import seat_after, steps_to
from dragonden.engine.square import EMPTY

from .bot import POINT, chance_of_dragon, side_seen
from .box import DOMINOES
from .pieces import (
    CELLS,
    FAMILIES,
    LANDSCAPE_BITS,
    LANDSCAPES,
    MOST_LAID,
    MOST_PLAYERS,
    MOST_ROUNDS,
    OFFER,
    STEPS,
    TAKEN,
    WELL,
    Domino,
    Landscape,
    Seat,
    squares,
)
from .rules import actor, family_of
from .state import DRAGON, RETURNED, State


def pair_of(one: Landscape, other: Landscape) -> tuple[Landscape, Landscape]:
    return min(one, other), max(one, other)


def pair_on(face: str) -> tuple[Landscape, Landscape]:
    """The landscapes of a domino by its printed name."""
    one, other = squares(face)
    return pair_of((one & LANDSCAPE_BITS) - 1, (other & LANDSCAPE_BITS) - 1)


PAIRS = sorted({pair_on(face) for face in DOMINOES})
KINDS = len(PAIRS)
NO_KIND = KINDS  # of a domino that only another box has
FIRST = tuple(pair[0] for pair in PAIRS)  # the landscapes of a kind
SECOND = tuple(pair[1] for pair in PAIRS)
KIND_OF_PAIR = tuple(  # of landscapes: [FAMILIES * one + other]
    PAIRS.index(pair_of(one, other)) if pair_of(one, other) in PAIRS else NO_KIND
    for one in range(FAMILIES)
    for other in range(FAMILIES)
)
STEPS_OF_GAIN = 24  # in which gains are counted, STEP dragons each
STEP = 1 / 6
OTHERS = ("next", "second", "third")  # clockwise

KIND_NAMES = ["-".join(LANDSCAPES[family] for family in pair) for pair in PAIRS]
PARTS: dict[str, tuple[str, ...]] = {
    "gain of": tuple(KIND_NAMES),
    "unseen": tuple(KIND_NAMES),
    "gain of offer": tuple(str(i + 1) for i in range(OFFER)),  # best first
    "chance of a dragon in": LANDSCAPES,
    "eggs in": LANDSCAPES,
    "cells beside": LANDSCAPES,
    "cells beside two": LANDSCAPES,
    "expected": ("gain", "best of two", "best of four"),
    "expected in all rounds": ("gain", "best of two", "best of four"),
    "rounds left": tuple(map(str, range(MOST_ROUNDS + 1))),
    "own": ("Mommy", "turn", "turns to wait", "picked gain", "points", "room"),
    "lead": ("points", "shells"),
    "players": ("2", "3", "4"),
    "thirst": (
        "played",
        "own eggs due",
        "others' eggs due",
        "dragons seen",
        "held dragon",
        "wells",
    ),
    **dict.fromkeys(
        OTHERS, ("sits there", "points", "expected gain", "best offer", "picks before", "Mommy")
    ),
}
FEATURES = tuple(f"{part} {name}" for part, names in PARTS.items() for name in names)


def place(part: str) -> int:
    """Where a part begins."""
    return FEATURES.index(f"{part} {PARTS[part][0]}")


GAIN, UNSEEN, OFFERED = place("gain of"), place("unseen"), place("gain of offer")
CHANCE, EGGS_LEFT = place("chance of a dragon in"), place("eggs in")
BESIDE, BESIDE_TWO = place("cells beside"), place("cells beside two")
EXPECTED, IN_ALL, ROUND = (
    place("expected"),
    place("expected in all rounds"),
    place("rounds left"),
)
OWN, LEAD, PLAYERS, THIRST = place("own"), place("lead"), place("players"), place("thirst")
OTHER = tuple(place(other) for other in OTHERS)


@kernel
def features(state: State, seat: Seat, out: list[float]) -> None:
    chances = reals(FAMILIES)
    for family in range(FAMILIES):
        chances[family] = chance_of_dragon(state, seat, family) / POINT
        out[CHANCE + family] = chances[family]
        out[EGGS_LEFT + family] = 0.1 * state.eggs_left[family]
    unseen = reals(KINDS + 1)
    for i in range(state.stock_size):
        unseen[kind_of_domino(state, state.stock[i])] += 1.0
    gains = reals(KINDS + 1)
    out[OWN + 5] = 0.05 * find_gains(state, seat, chances, gains, out)
    for kind in range(KINDS):
        out[GAIN + kind] = gains[kind]
        out[UNSEEN + kind] = 0.5 * unseen[kind]
    rounds = state.rounds - state.laid_size[seat] // 2 + 1
    out[ROUND + rounds] = 1.0
    expect(state, gains, unseen, rounds, out)
    sort_offers(state, gains, out)
    tell_turn(state, seat, gains, out)
    tell_others(state, seat, chances, unseen, out)
    if state.thirst:
        tell_thirst(state, seat, chances, out)


@kernel
def kind_of_domino(state: State, domino: Domino) -> int:
    one, other = state.squares[domino][0], state.squares[domino][1]
    return KIND_OF_PAIR[FAMILIES * family_of(one) + family_of(other)]


@kernel
def find_gains(
    state: State, seat: Seat, chances: list[float], gains: list[float], out: list[float]
) -> int:
    """Write the gain of each kind in a zone, and what lies beside its rim; returns its length."""
    mark = flags(CELLS)  # 1 + the number of a cell of the rim
    rim = numbers(4 * MOST_LAID)
    worth = reals(4 * MOST_LAID * FAMILIES)  # of each landscape on each cell of the rim
    single = reals(FAMILIES)
    size = 0
    grid = state.grid[seat]
    for i in range(state.laid_size[seat]):
        cell = state.laid[seat][i]
        square = grid[cell]
        family = family_of(square)
        chance = chances[family]
        if state.thirst and square & WELL:
            chance += (1.0 - chance) * chance  # the second egg, if the first fails
        for step in STEPS:
            beside = cell + step
            if grid[beside] == EMPTY:
                if mark[beside] == 0:
                    rim[size] = beside
                    size += 1
                    mark[beside] = size
                at = FAMILIES * (mark[beside] - 1) + family
                if worth[at] > 0.0:
                    out[BESIDE_TWO + family] += 0.2
                else:
                    out[BESIDE + family] += 0.1
                worth[at] += chance
                single[family] = max(single[family], worth[at])
    for kind in range(KINDS):
        gains[kind] = max(single[FIRST[kind]], single[SECOND[kind]])
    for i in range(size):
        for side in range(2):  # each pair once: the other cell lies east or south
            there = mark[rim[i] + STEPS[1 + side]]
            if there > 0:
                join_gains(worth, FAMILIES * i, FAMILIES * (there - 1), gains)
    return size


@kernel
def join_gains(worth: list[float], one: int, two: int, gains: list[float]) -> None:
    """Note what dominoes on two cells side by side would bring."""
    for a in range(FAMILIES):
        if worth[one + a] > 0.0:
            for b in range(FAMILIES):
                if worth[two + b] > 0.0:
                    kind = KIND_OF_PAIR[FAMILIES * a + b]
                    if kind != NO_KIND:
                        gains[kind] = max(gains[kind], worth[one + a] + worth[two + b])


@kernel
def expect(
    state: State, gains: list[float], unseen: list[float], rounds: int, out: list[float]
) -> None:
    """What a domino drawn from the unseen ones would bring, and the best of two and of four."""
    if state.stock_size == 0:
        return
    counts = reals(STEPS_OF_GAIN)
    mean = 0.0
    for kind in range(KINDS):
        mean += unseen[kind] * gains[kind]
        counts[min(STEPS_OF_GAIN - 1, int(gains[kind] / STEP + 0.5))] += unseen[kind]
    below = 0.0  # the share of dominoes that bring less than a step
    two = 0.0
    four = 0.0
    for step in range(STEPS_OF_GAIN - 1):
        below += counts[step] / state.stock_size
        two += STEP * (1.0 - below * below)
        four += STEP * (1.0 - below * below * below * below)
    mean /= state.stock_size
    out[EXPECTED] = mean
    out[EXPECTED + 1] = two
    out[EXPECTED + 2] = four
    for i in range(3):
        out[IN_ALL + i] = 0.3 * rounds * out[EXPECTED + i]


@kernel
def sort_offers(state: State, gains: list[float], out: list[float]) -> None:
    """The gains of the face-up dominoes, the best first."""
    for i in range(OFFER):
        if state.offer[i] != TAKEN:
            gain = gains[kind_of_domino(state, state.offer[i])]
            for j in range(OFFER):
                if gain > out[OFFERED + j]:
                    out[OFFERED + j], gain = gain, out[OFFERED + j]


@kernel
def tell_turn(state: State, seat: Seat, gains: list[float], out: list[float]) -> None:
    out[PLAYERS + state.players - 2] = 1.0
    if state.mommy == seat:
        out[OWN] = 1.0
    points = count_points(state, seat)
    out[OWN + 4] = 0.1 * points
    if state.phase != OVER:
        if actor(state) == seat:
            out[OWN + 1] = 1.0
            if state.picked != TAKEN:
                out[OWN + 3] = gains[kind_of_domino(state, state.picked)]
        turn = steps_to(state, state.starter, seat)
        out[OWN + 2] = 0.5 * max(0, turn - state.turn)
    best = -100
    most = -100
    for i in range(1, state.players):
        other = seat_after(state, seat, i)
        best = max(best, count_points(state, other))
        most = max(most, count_shells(state, other))
    out[LEAD] = 0.2 * (points - best)
    out[LEAD + 1] = 0.1 * (count_shells(state, seat) - most)


@kernel
def count_points(state: State, seat: Seat) -> int:
    points = 1 if state.mommy == seat else 0
    for family in range(FAMILIES):
        points += state.dragons[seat][family]
    return points


@kernel
def count_shells(state: State, seat: Seat) -> int:
    shells = 0
    for family in range(FAMILIES):
        shells += state.shells[seat][family]
    return shells


@kernel
def tell_others(
    state: State, seat: Seat, chances: list[float], unseen: list[float], out: list[float]
) -> None:
    """The others in brief: what they get of what is face up, and what they expect."""
    nothing = reals(len(FEATURES))
    turn = steps_to(state, state.starter, seat)
    for i in range(1, MOST_PLAYERS):
        if i >= state.players:
            return
        other = seat_after(state, seat, i)
        at = OTHER[i - 1]
        out[at] = 1.0
        out[at + 1] = 0.1 * count_points(state, other)
        gains = reals(KINDS + 1)
        find_gains(state, other, chances, gains, nothing)
        for kind in range(KINDS):
            out[at + 2] += unseen[kind] * gains[kind] / max(1, state.stock_size)
        its_turn = steps_to(state, state.starter, other)
        if state.phase != OVER and its_turn >= state.turn:
            for j in range(OFFER):
                if state.offer[j] != TAKEN:
                    out[at + 3] = max(out[at + 3], gains[kind_of_domino(state, state.offer[j])])
            if its_turn < turn:
                out[at + 4] = 1.0
        if state.mommy == other:
            out[at + 5] = 1.0


# -- VARIATION: THE DRAGON'S THIRST --------------------------------------------------------------


@kernel
def tell_thirst(state: State, seat: Seat, chances: list[float], out: list[float]) -> None:
    """Eggs that are still to be taken in this turn, and those whose side the seat has seen."""
    out[THIRST] = 1.0
    if state.phase != OVER:
        due = 0.0
        for i in range(state.connection_next, state.connections):
            due += due_of(state.connection[i], chances)
        out[THIRST + (1 if actor(state) == seat else 2)] = due
    for family in range(FAMILIES):
        for number in range(state.numbered[family]):
            if state.egg_place[family][number] == RETURNED:
                out[THIRST + 3] += 0.5 * (side_seen(state, seat, family, number) == DRAGON)
    for i in range(state.held_size):
        family = family_of(state.connection[state.connection_next])
        if side_seen(state, seat, family, state.held[i]) == DRAGON:
            out[THIRST + 4] = 1.0
    for i in range(state.laid_size[seat]):
        out[THIRST + 5] += 0.2 * (state.grid[seat][state.laid[seat][i]] & WELL) / WELL


@kernel
def due_of(square: int, chances: list[float]) -> float:
    """The dragons that a connection may bring; at a well the better of two eggs is kept."""
    family: Landscape = family_of(square)
    chance = chances[family]
    return chance + (1.0 - chance) * chance if square & WELL else chance
