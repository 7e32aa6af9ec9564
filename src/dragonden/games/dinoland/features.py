"""What a learned player of Dinoland looks at: areas, their safety, and what hands may add to them.

Areas are told for the seat and its two strongest rivals. Who plays together owns every claimed
area, and has no rivals.
"""

from __future__ import annotations

from dragonden.engine.decisions import OVER
from dragonden.engine.kernel import flags, kernel, numbers
from dragonden.engine.observation import steps_to

from .areas import LAYER
from .features_areas import (
    DINOSAURS,
    DISTANCE,
    EGGS,
    KIND,
    NOW,
    OWNERS,
    RIM,
    ROW,
    SIZE,
    find_merges,
    list_areas,
    number_areas,
)
from .impact import hits_to_lose, takes_squares
from .map import creature_of, dominoes_of, half_of, terrain_of
from .moves import ACT, CLAIM, CLAIM_AGAIN, DINO, HATCH, PLACE, PLAY, WILD
from .pieces import (
    BASE_DOMINOES,
    EGG,
    EGG_HATCH,
    HAND,
    INSTA_END,
    KINDS,
    MOST_PLAYERS,
    NONE,
    PAWNS,
    TRICERATOPS,
    VELOCIRAPTOR,
    WILD_DINOSAUR,
    WILD_TERRAIN,
    Domino,
    Seat,
)
from .state import BLAST_SINGLE, COOPERATIVE, DIET_SEPARATE, DIET_SPECIES, State

SHOWN = 3  # seats: oneself and the two strongest rivals
TOP = 3  # areas of each
STEPS_TOLD = 4  # worth is told by the steps to where the asteroid takes it: 0, 1, 2 and more
PHASES = (PLAY, PLACE, CLAIM, DINO, WILD, HATCH, ACT, CLAIM_AGAIN)

OF_AREA = ("worth", "squares", "dinosaurs", "steps", "rim")
OF_SEAT = (
    "points now",
    "points of all areas",
    *(f"points {steps} steps away" for steps in range(STEPS_TOLD)),
    "pawns left",
    "areas",
    "squares",
    "dinosaurs",
    "growth by a domino",
    "growth by a dinosaur",
    "best merge",
    "eggs",
    "shared points",
    *(f"{name} of area {i}" for i in range(TOP) for name in OF_AREA),
)
OF_HAND = (
    "best growth",
    "second growth",
    "mean growth",
    "best without a reveal",
    "best with a reveal",
    "dinosaurs",
    "Velociraptors",
    "Triceratops",
    "wildcards",
    "dominoes",
    "growth by the picked one",
)
OF_FREE = tuple(f"{name} of free area {i}" for i in range(TOP) for name in OF_AREA)
OF_TIME = (
    "tiles",
    "one tile",
    "two tiles",
    "three tiles",
    "Velociraptors unseen",
    "deck",
    "turns to come",
    "growth to come",
    "rivals' growth to come",
    "lead",
    "lead near the end",
    "lead of all areas",
    "Egg Hatch tiles",
    "waiting reveals",
    "end by pawns",
    "over",
    "own turn",
    "turns until one's own",
    "Triceratops unseen",
)
OF_GAME = (
    *(f"{n} players" for n in range(2, MOST_PLAYERS + 1)),
    "together",
    "single blast",
    "separate diet",
    "species apart",
    "eggs",
    "expansion",
    "impact cards",
    "specials",
    "squares only",
    "limit",
    *(f"phase {i}" for i in range(len(PHASES))),
)
FEATURES = (
    *(f"{name} of seat {i}" for i in range(SHOWN) for name in OF_SEAT),
    *(f"hand: {name}" for name in OF_HAND),
    *OF_FREE,
    *(f"time: {name}" for name in OF_TIME),
    *(f"game: {name}" for name in OF_GAME),
)
WIDTH = len(OF_SEAT)
TOP_AT = WIDTH - TOP * len(OF_AREA)
HAND_AT = SHOWN * WIDTH
FREE_AT = HAND_AT + len(OF_HAND)
TIME_AT = FREE_AT + len(OF_FREE)
GAME_AT = TIME_AT + len(OF_TIME)

POINTS = 50  # so many points are told as 1
MOST = 6.0  # no number is larger
# What a square without, or with, a dinosaur adds, by terrain.
GROWTH = 2 * (KINDS + 1)
DOMINOES, RAPTORS, HORNS = range(GROWTH, GROWTH + 3)  # further counts of what is unseen


@kernel
def features(state: State, seat: Seat, out: list[float]) -> None:
    """Q57, F39: nothing of others' hands, nor of the order of the two decks."""
    row_of = flags(KINDS * LAYER)
    count = number_areas(state, row_of)
    areas = numbers((count + 1) * ROW)
    list_areas(state, count, row_of, areas)
    merges = numbers(MOST_PLAYERS)
    find_merges(state, areas, row_of, merges)
    points = numbers(2 * MOST_PLAYERS)
    count_points(state, areas, points)
    growth = numbers(GROWTH)
    find_growth(state, seat, areas, growth)
    unseen = numbers(GROWTH + 3)
    count_unseen(state, seat, unseen)
    mean = expect_growth(growth, unseen)
    describe_seat(state, seat, areas, merges, mean, out, 0)
    describe_hand(state, seat, growth, out)
    describe_free(areas, out)
    theirs = 0.0
    if state.mode != COOPERATIVE:
        shown = 1 << seat
        for i in range(1, min(SHOWN, state.players)):
            rival = next_rival(state, seat, shown, points)
            shown |= 1 << rival
            find_growth(state, rival, areas, growth)
            its_mean = expect_growth(growth, unseen)
            theirs = max(theirs, its_mean)
            describe_seat(state, rival, areas, merges, its_mean, out, i * WIDTH)
    describe_time(state, seat, points, unseen, mean, theirs, out)
    describe_game(state, out)


@kernel
def bounded(value: float) -> float:
    return min(value, MOST)


@kernel
def count_points(state: State, areas: list[int], points: list[int]) -> None:
    """R9, R12: what each would score now, and MOST_PLAYERS further what all its areas are worth."""
    for row in range(1, areas[0] + 1):
        at = row * ROW
        for seat in range(state.players):
            if (areas[at + OWNERS] >> seat) & 1:
                points[seat] += areas[at + NOW]
                points[MOST_PLAYERS + seat] += areas[at + SIZE] * areas[at + DINOSAURS]


@kernel
def next_rival(state: State, seat: Seat, shown: int, points: list[int]) -> Seat:
    """The strongest of those not shown yet; of equals the one who plays first."""
    rival = -1
    most = -1
    for i in range(1, state.players):
        other = (seat + i) % state.players
        strength = points[other] + points[MOST_PLAYERS + other]
        if not (shown >> other) & 1 and strength > most:
            rival = other
            most = strength
    return rival


# -- a seat --------------------------------------------------------------------------------------


@kernel
def describe_seat(
    state: State,
    seat: Seat,
    areas: list[int],
    merges: list[int],
    mean: float,
    out: list[float],
    at: int,
) -> None:
    """The areas of a seat, by their worth and safety, and the three best of them."""
    used = 0
    for row in range(1, areas[0] + 1):
        area = row * ROW
        if not (areas[area + OWNERS] >> seat) & 1:
            continue
        worth = areas[area + SIZE] * areas[area + DINOSAURS]
        out[at] += areas[area + NOW] / POINTS
        out[at + 1] += worth / POINTS
        steps = areas[area + DISTANCE] if areas[area + NOW] else 0
        out[at + 2 + min(steps, STEPS_TOLD - 1)] += worth / POINTS
        out[at + 7] += 0.3
        out[at + 8] += areas[area + SIZE] / 20
        out[at + 9] += areas[area + DINOSAURS] / 8
        if areas[area + OWNERS] == 1 << seat or state.mode == COOPERATIVE:
            out[at + 13] += areas[area + EGGS] / 2
        else:
            out[at + 14] += worth / POINTS
        insert_area(areas, area, worth, out, at + TOP_AT)
        used += 1
    for i in range(TOP_AT):
        out[at + i] = bounded(out[at + i])
    out[at + 6] = pawns_of(state, seat) / PAWNS
    out[at + 10] = bounded(mean / 8)
    out[at + 11] = bounded(out[at + 8] * 2 / max(used, 1))
    out[at + 12] = bounded(merges[seat] / 30)


@kernel
def insert_area(areas: list[int], area: int, worth: int, out: list[float], at: int) -> None:
    """Put an area among the best of a list, if it is one of them."""
    told = bounded((worth + 1) / 30)
    place = TOP
    while place > 0 and told > out[at + (place - 1) * len(OF_AREA)]:
        place -= 1
    for i in range(TOP - 1, place, -1):
        for j in range(len(OF_AREA)):
            out[at + i * len(OF_AREA) + j] = out[at + (i - 1) * len(OF_AREA) + j]
    if place < TOP:
        first = at + place * len(OF_AREA)
        out[first] = told
        out[first + 1] = areas[area + SIZE] / 10
        out[first + 2] = areas[area + DINOSAURS] / 4
        out[first + 3] = (min(areas[area + DISTANCE], 4) if areas[area + NOW] else 0) / 4
        out[first + 4] = bounded(areas[area + RIM] / 10)


@kernel
def pawns_of(state: State, seat: Seat) -> float:
    """R12: together the pawns of all count."""
    if state.mode != COOPERATIVE:
        return float(state.pawns_left[seat])
    pawns = 0
    for other in range(state.players):
        pawns += state.pawns_left[other]
    return pawns / state.players


@kernel
def describe_free(areas: list[int], out: list[float]) -> None:
    """R4: the best areas that nobody has claimed."""
    for row in range(1, areas[0] + 1):
        area = row * ROW
        if areas[area + OWNERS] == 0:
            worth = areas[area + SIZE] * areas[area + DINOSAURS]
            insert_area(areas, area, worth, out, FREE_AT)


# -- growth --------------------------------------------------------------------------------------


@kernel
def find_growth(state: State, seat: Seat, areas: list[int], growth: list[int]) -> None:
    """What a square adds at best to the areas of a seat: by terrain, bare or with a dinosaur.

    In areas that are still to be claimed it counts half.
    """
    for i in range(GROWTH):
        growth[i] = 0
    can_claim = state.pawns_left[seat] > 0
    for row in range(1, areas[0] + 1):
        at = row * ROW
        owned = (areas[at + OWNERS] >> seat) & 1
        if areas[at + RIM] == 0 or not (owned or (can_claim and areas[at + OWNERS] == 0)):
            continue
        bare = areas[at + DINOSAURS] * (1 + owned)
        full = bare + (areas[at + SIZE] + 1) * (1 + owned)
        note_growth(growth, areas[at + KIND], bare, full)
        note_growth(growth, KINDS, bare, full)  # a wildcard square joins any


@kernel
def note_growth(growth: list[int], kind: int, bare: int, full: int) -> None:
    growth[2 * kind] = max(growth[2 * kind], bare)
    growth[2 * kind + 1] = max(growth[2 * kind + 1], full)


@kernel
def growth_by(state: State, growth: list[int], domino: Domino) -> float:
    """What both halves of a domino may add."""
    total = 0
    for half in range(2):
        total += growth[growth_place(half_of(state, domino, half))]
    return total / 2


@kernel
def growth_place(printed: int) -> int:
    """Where `growth` tells of a half."""
    kind = KINDS if terrain_of(printed) == WILD_TERRAIN else terrain_of(printed) - 1
    return 2 * kind + (creature_of(printed) > EGG)


@kernel
def expect_growth(growth: list[int], unseen: list[int]) -> float:
    """What a domino that the seat has not seen adds on average."""
    total = 0
    for i in range(GROWTH):
        total += unseen[i] * growth[i]
    return total / (2 * max(unseen[DOMINOES], 1))


@kernel
def count_unseen(state: State, seat: Seat, unseen: list[int]) -> None:
    """Halves of dominoes neither laid nor in the seat's hand, in the order of `growth`."""
    for domino in range(dominoes_of(state)):
        if not state.gone[domino]:
            count_domino(state, domino, 1, unseen)
    for i in range(state.hand_size[seat]):
        count_domino(state, state.hand[seat][i], -1, unseen)
    if state.picked != NONE:
        count_domino(state, state.picked, -1, unseen)


@kernel
def count_domino(state: State, domino: Domino, times: int, unseen: list[int]) -> None:
    unseen[DOMINOES] += times
    for half in range(2):
        printed = half_of(state, domino, half)
        unseen[growth_place(printed)] += times
        unseen[RAPTORS] += times * (creature_of(printed) == VELOCIRAPTOR)
        unseen[HORNS] += times * (creature_of(printed) == TRICERATOPS)


# -- the hand ------------------------------------------------------------------------------------


@kernel
def describe_hand(state: State, seat: Seat, growth: list[int], out: list[float]) -> None:
    """What each domino may add, and which dinosaurs are on them."""
    at = HAND_AT
    for i in range(state.hand_size[seat]):
        domino = state.hand[seat][i]
        added = bounded(growth_by(state, growth, domino) / 10)
        if added > out[at]:
            out[at + 1] = out[at]
            out[at] = added
        else:
            out[at + 1] = max(out[at + 1], added)
        out[at + 2] += added / 4
        raptor = 0
        for half in range(2):
            creature = creature_of(half_of(state, domino, half))
            out[at + 5] += int(creature > EGG) / 4
            out[at + 6] += int(creature == VELOCIRAPTOR) / 2
            out[at + 7] += int(creature == TRICERATOPS) / 2
            out[at + 8] += int(creature == WILD_DINOSAUR) / 2
            raptor |= int(creature == VELOCIRAPTOR)
        out[at + 3 + raptor] = max(out[at + 3 + raptor], added)
    out[at + 9] = state.hand_size[seat] / HAND
    if state.picked != NONE and state.decider == seat:
        out[at + 10] = bounded(growth_by(state, growth, state.picked) / 10)


# -- time ----------------------------------------------------------------------------------------


@kernel
def describe_time(
    state: State,
    seat: Seat,
    points: list[int],
    unseen: list[int],
    mean: float,
    theirs: float,
    out: list[float],
) -> None:
    """How long the game may last, and who is ahead."""
    at = TIME_AT
    out[at] = state.tiles / 10
    for tiles in range(1, 4):
        out[at + tiles] = 1.0 if state.tiles == tiles else 0.0
    turns = turns_to_come(state, seat, unseen[RAPTORS])
    out[at + 4] = unseen[RAPTORS] / 10
    out[at + 5] = state.stock_size / BASE_DOMINOES
    out[at + 6] = turns / 8
    out[at + 7] = bounded(turns * mean / POINTS)
    out[at + 8] = bounded(turns * theirs / POINTS)
    now, whole = best_of_others(state, seat, points)
    lead = max(-4.0, min(4.0, (points[seat] - now) / POINTS))
    out[at + 9] = lead
    out[at + 10] = lead / max(1.0, turns)
    out[at + 11] = max(-4.0, min(4.0, (points[MOST_PLAYERS + seat] - whole) / POINTS))
    out[at + 12] = state.tiles_left[EGG_HATCH] / 4
    out[at + 13] = state.waiting_size / 2
    for half in range(2):
        out[at + 13] += int(state.dino[half] == VELOCIRAPTOR) / 2
    if state.pawn_end or state.tiles_left[INSTA_END]:
        left = 0
        for other in range(state.players):
            left += state.pawns_left[other]
        out[at + 14] = 1.0 / (1.0 + left)
    out[at + 15] = 1.0 if state.phase == OVER else 0.0
    if state.phase != OVER:
        out[at + 16] = 1.0 if state.decider == seat else 0.0
        out[at + 17] = steps_to(state, state.turn, seat) / state.players
    out[at + 18] = unseen[HORNS] / 10


@kernel
def turns_to_come(state: State, seat: Seat, raptors: int) -> float:
    """R10: the turns of a seat until the last tile is revealed or the dominoes have run out."""
    if state.phase == OVER:
        return 0.0
    lays = state.stock_size
    for other in range(state.players):
        lays += state.hand_size[other]
    for i in range(state.hand_size[seat]):
        for half in range(2):
            raptors += creature_of(half_of(state, state.hand[seat][i], half)) == VELOCIRAPTOR
    needed = float(lays)
    if raptors > 0:
        needed = min(needed, state.tiles * lays / raptors)
    return needed / state.players


@kernel
def best_of_others(state: State, seat: Seat, points: list[int]) -> tuple[int, int]:
    """The most that another would score now, and that another's areas are worth; together none."""
    now = 0
    whole = 0
    for other in range(state.players):
        if other != seat and state.mode != COOPERATIVE:
            now = max(now, points[other])
            whole = max(whole, points[MOST_PLAYERS + other])
    return now, whole


# -- the game ------------------------------------------------------------------------------------


@kernel
def describe_game(state: State, out: list[float]) -> None:
    """Players, options, and what is being decided."""
    out[GAME_AT + state.players - 2] = 1.0
    at = GAME_AT + MOST_PLAYERS - 1
    out[at] = 1.0 if state.mode == COOPERATIVE else 0.0
    out[at + 1] = 1.0 if state.blast == BLAST_SINGLE else 0.0
    out[at + 2] = 1.0 if state.diet == DIET_SEPARATE else 0.0
    out[at + 3] = 1.0 if state.diet == DIET_SPECIES else 0.0
    out[at + 4] = float(state.eggs)
    out[at + 5] = float(state.expansion)
    out[at + 6] = float(state.impact_cards)
    out[at + 7] = state.specials / 10
    out[at + 8] = 1.0 if takes_squares(state) else 0.0
    out[at + 9] = (hits_to_lose(state) - 1) / 2
    for i in range(len(PHASES)):
        if state.phase == PHASES[i]:
            out[at + 10 + i] = 1.0
