"""Games that teach, and games in which two networks meet: kernels for every game."""

from __future__ import annotations

from typing import Any, NamedTuple

from dragonden.engine.chance import PLAYERS, game_seed, threefry
from dragonden.engine.kernel import kernel
from dragonden.engine.plan import Look
from dragonden.engine.verbs import (
    actor,
    apply,
    begin,
    discount_luck,
    evaluate,
    features,
    is_over,
    legal,
    redact,
)
from dragonden.engine.worth import COLUMNS

from ..favourites import keep_favourites
from ..lookahead import KNOWN, Sight, look_ahead
from ..network import Network

GREEDY = -1  # in place of a network
PARTS = 1024  # chances are so many of these
SLIPS = (0, 6, 0, 19)  # of a hundred decisions, by the number of the game
LIVE, OPTIONS, KEPT = range(3)  # states; from KEPT on, positions of the game to learn from


class Lessons(NamedTuple):
    """Positions of games and what came of them."""

    states: Any
    players: Any  # [n]: the network of each, or GREEDY, in a ring
    seats: Any  # [position of this game]: who is to judge it
    inputs: Any  # [row][feature]
    targets: Any  # [row][column of `engine.worth`], as whole numbers
    numbers: Any  # [row]: of the game
    results: Any  # [game][column of `engine.worth`]: what it was worth to the first player
    kept: int  # positions of a game, at most
    deals: int  # how many games in turn begin with the same deal
    slips: int  # whether some decisions are left to chance, so that more is seen


@kernel
def play_lessons(
    lessons: Lessons, sight: Sight, network: Network, look: Look, seed: int, first: int, games: int
) -> int:
    """Play games and keep positions to learn from; returns how many rows there are."""
    rows = 0
    for number in range(first, first + games):
        begin_game(lessons, seed, number)
        kept = play_game(lessons, sight, network, look, game_seed(seed, number), number, rows)
        note_results(lessons, sight.values, number, number - first, kept, rows)
        rows += kept
    return rows


@kernel
def begin_game(lessons: Lessons, seed: int, number: int) -> None:
    lessons.states[LIVE] = lessons.states[OPTIONS]
    begin(lessons.states[LIVE], game_seed(seed, number // lessons.deals))


@kernel
def play_game(
    lessons: Lessons,
    sight: Sight,
    network: Network,
    look: Look,
    stream: int,
    number: int,
    at: int,
) -> int:
    """Play a game; returns how many of its positions were kept, from row `at` on."""
    state = lessons.states[LIVE]
    slips = PARTS * SLIPS[number % len(SLIPS)] // 100 if lessons.slips else 0
    ply = 0
    decisions = 0
    kept = 0
    while not is_over(state):
        n = legal(state, sight.actions)
        seat = actor(state)
        word, other = threefry(stream, PLAYERS + ply)
        ply += 1
        if n == 1:
            apply(state, sight.actions[0])
            continue
        if other % PARTS < slips:
            action = sight.actions[(word * n) >> 32]
        else:
            which = lessons.players[(seat + number) % len(lessons.players)]
            action = choose(state, sight, network, which, look, n, word)
        apply(state, action)
        slot = choose_slot(decisions, lessons.kept, other >> 10)
        decisions += 1
        if slot >= 0 and not is_over(state):
            kept = max(kept, slot + 1)
            if other & (1 << 31):  # what others may think of it is learnt too
                seat = (seat + word) % state.players
            keep_position(lessons, slot, at + slot, seat, number)
    return kept


@kernel
def note_results(lessons: Lessons, values: Any, number: int, game: int, kept: int, at: int) -> None:
    """Note what a game was worth, and for each kept position without the luck since then."""
    state = lessons.states[LIVE]
    size = len(lessons.players)
    for slot in range(kept):
        evaluate(state, values)
        discount_luck(state, lessons.states[KEPT + slot], values)
        for column in range(COLUMNS):
            lessons.targets[at + slot][column] = values[lessons.seats[slot]][column]
    evaluate(state, values)
    for column in range(COLUMNS):
        lessons.results[game][column] = values[(size - number % size) % size][column]


@kernel
def choose_slot(decisions: int, kept: int, word: int) -> int:
    """Where a position is kept, so that in the end each is as likely to be; -1: nowhere."""
    if decisions < kept:
        return decisions
    slot = word % (decisions + 1)
    return slot if slot < kept else -1


@kernel
def keep_position(lessons: Lessons, slot: int, row: int, seat: int, number: int) -> None:
    lessons.states[KEPT + slot] = lessons.states[LIVE]
    lessons.seats[slot] = seat
    lessons.numbers[row] = number
    inputs = lessons.inputs[row]
    for i in range(len(inputs)):
        inputs[i] = 0.0
    features(lessons.states[LIVE], seat, inputs)


@kernel
def choose(
    state: Any, sight: Sight, network: Network, which: int, look: Look, n: int, word: int
) -> int:
    """What a network, or greed, does from what the actor knows."""
    if which == GREEDY:
        n = keep_favourites(state, sight.actions, n)
        return int(sight.actions[(word * n) >> 32])
    sight.states[KNOWN] = state
    redact(sight.states[KNOWN], actor(state))
    best, _ = look_ahead(sight, network, which, look, n, word)
    return int(sight.actions[best])
