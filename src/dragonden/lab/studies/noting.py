"""Playing games, or playing them again, and noting what a study asks: kernels for every game.

Each game leaves a row of numbers and, for every seat, how many of each piece it had and how often
it made each kind of move. What no row is needed for is added up over all games.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from dragonden.engine.chance import PLAYERS, game_seed, threefry
from dragonden.engine.facts import NO_PIECE
from dragonden.engine.kernel import kernel
from dragonden.engine.verbs import (
    actor,
    apply,
    begin,
    count_pieces,
    evaluate,
    is_over,
    kind_of,
    legal,
    mark_places,
    piece_of,
    scores,
)
from dragonden.engine.worth import POINTS, WORTH, is_beaten

from .choosing import GIVEN, choose

# Columns of a row; those in tenths of the game come ninefold, the last two for each seat.
LENGTH, OFFERED, MOST_OFFERED, FORCED, WINNERS, CHANGES, DECIDED, BEHIND, SETTLED = range(9)
LEADERS = 9  # by tenth: the seats that would win if it ended then, as bits
LEADS = 18  # by tenth: their lead over the next, in hundredths of a point
SCORES = 27
TENTHS = 10

SEEN, TAKEN, WHEN, OFFERS = range(4)  # of a piece; WHEN: sum of thousandths of the game passed
KIND_OFFERED, KIND_TAKEN = range(2)
ASKED, ASKED_FORCED, ASKED_OFFERS = range(3)  # of a decision, by its phase
PASSED, PASSED_OFFERS, PASSED_CHOICES = range(3)  # of a tenth of the game

TRACE = 1024  # positions of one game that are remembered; of a longer game every second, and so on
LIVE, OPTIONS, KNOWN, GUESS = range(4)  # the states that a study needs


class Room(NamedTuple):
    """Buffers that kernels write to."""

    actions: Any
    standing: Any
    worth: Any
    trace: Any  # [position][seat]: points; then leaders as bits, and offers
    made: Any  # the actions of the last game
    given: Any  # actions to be played again, game after game
    starts: Any  # where each game's begin
    seen: Any  # [piece]: offered in this game; taken; sum of decisions then
    rows: Any
    had: Any  # [game][seat][piece or kind of move]
    pieces: Any  # sums, as the columns above
    kinds: Any
    phases: Any
    tenths: Any
    places: Any


class Table(NamedTuple):
    """What the games depend on beside their number."""

    players: Any  # [n][style, kind never chosen, cards remembered]: who sits there, in a ring
    seed: int
    columns: int  # of `scores` that decide
    points: int  # the column to show
    pieces: int  # how many there are to tell apart
    counted: int  # when: AT_TAKING, AT_START or AT_END


AT_TAKING, AT_START, AT_END = range(3)


@kernel
def note_games(states: Any, room: Room, table: Table, first: int, games: int) -> None:
    """Play the games numbered from `first` and note them.

    Games of one deal follow each other, as many as there are seats: players move on by one seat.
    """
    for i in range(games):
        states[LIVE] = states[OPTIONS]
        note_game(states, room, table, first + i, i)


@kernel
def note_game(states: Any, room: Room, table: Table, number: int, i: int) -> None:
    state = states[LIVE]
    players = state.players
    begin(state, game_seed(table.seed, number // players))
    clear(room, i, table.pieces)
    if table.counted == AT_START:
        for seat in range(players):
            count_pieces(state, seat, room.had[i][seat])
    stride = 1
    length = 0
    while not is_over(state):
        n = legal(state, room.actions)
        stride = remember(state, room, length, stride, n)
        note_offers(state, room, n)
        seat = actor(state)
        if table.players[0][0] == GIVEN:
            action = room.given[room.starts[i] + length]
        else:
            word, _ = threefry(game_seed(table.seed, number), PLAYERS + length)
            action = choose(states, room.actions, n, table.players[(seat + number) % players], word)
        note_choice(state, room, table, i, seat, action, n, length)
        room.made[min(length, len(room.made) - 1)] = action
        apply(state, action)
        length += 1
    finish_game(state, room, table, i, length, stride)


@kernel
def clear(room: Room, i: int, pieces: int) -> None:
    row = room.rows[i]
    for column in range(len(row)):
        row[column] = 0
    for seat in range(len(room.had[i])):
        for piece in range(len(room.had[i][seat])):
            room.had[i][seat][piece] = 0
    for piece in range(pieces):
        for column in range(3):
            room.seen[piece][column] = 0


@kernel
def remember(state: Any, room: Room, length: int, stride: int, n: int) -> int:
    """Note who is ahead; when the trace is full, go on with half of it. Returns the stride."""
    if length == TRACE * stride:
        for i in range(TRACE // 2):
            for column in range(state.players + 2):
                room.trace[i][column] = room.trace[2 * i][column]
        stride *= 2
    if length % stride == 0:
        trace = room.trace[length // stride]
        evaluate(state, room.worth)
        for seat in range(state.players):
            trace[seat] = room.worth[seat][POINTS]
        trace[state.players] = find_leaders(room.worth, state.players)
        trace[state.players + 1] = n
    return stride


@kernel
def find_leaders(worth: Any, players: int) -> int:
    """Who stands best, as bits."""
    best = worth[0][WORTH]
    leaders = 0
    for seat in range(players):
        if worth[seat][WORTH] > best:
            best = worth[seat][WORTH]
            leaders = 0
        if worth[seat][WORTH] == best:
            leaders |= 1 << seat
    return leaders


@kernel
def note_offers(state: Any, room: Room, n: int) -> None:
    """Which pieces and kinds of moves are offered."""
    phase = room.phases[state.phase]
    phase[ASKED] += 1
    phase[ASKED_FORCED] += n == 1
    phase[ASKED_OFFERS] += n
    last = -1
    first_kind = kind_of(state, room.actions[0])
    if first_kind == kind_of(state, room.actions[n - 1]) and (
        piece_of(state, room.actions[0]) == NO_PIECE
    ):  # as where to place something: moves of one kind all take a piece or none does
        room.kinds[first_kind][KIND_OFFERED] += 1
        return
    for i in range(n):
        kind = kind_of(state, room.actions[i])
        if kind != last:  # offers come kind by kind
            room.kinds[kind][KIND_OFFERED] += 1
            last = kind
        piece = piece_of(state, room.actions[i])
        if piece != NO_PIECE:
            room.seen[piece][SEEN] += 1


@kernel
def note_choice(
    state: Any, room: Room, table: Table, i: int, seat: int, action: int, n: int, length: int
) -> None:
    row = room.rows[i]
    row[OFFERED] += n
    row[MOST_OFFERED] = max(row[MOST_OFFERED], n)
    row[FORCED] += n == 1
    kind = kind_of(state, action)
    room.kinds[kind][KIND_TAKEN] += 1
    room.had[i][seat][table.pieces + kind] += 1
    piece = piece_of(state, action)
    if piece != NO_PIECE:
        room.seen[piece][TAKEN] += 1
        room.seen[piece][WHEN] += length
        if table.counted == AT_TAKING:
            room.had[i][seat][piece] += 1


@kernel
def finish_game(state: Any, room: Room, table: Table, i: int, length: int, stride: int) -> None:
    """Note the result, and what only the end tells about the way to it."""
    row = room.rows[i]
    row[LENGTH] = length
    scores(state, room.standing)
    winners = 0
    for seat in range(state.players):
        row[SCORES + seat] = room.standing[seat][table.points]
        row[SCORES + state.players + seat] = find_place(room.standing, table.columns, seat, state)
        if not is_beaten(room.standing, table.columns, seat, state.players):
            winners |= 1 << seat
        if table.counted == AT_END:
            count_pieces(state, seat, room.had[i][seat])
    row[WINNERS] = winners
    row[SETTLED] = find_deciding_column(room.standing, table.columns, state.players)
    look_back(state, room, row, winners, length, stride)
    for piece in range(table.pieces):
        seen, total = room.seen[piece], room.pieces[piece]
        total[SEEN] += seen[SEEN] > 0
        total[TAKEN] += seen[TAKEN]
        total[WHEN] += 1000 * seen[WHEN] // length if length else 0
        total[OFFERS] += seen[SEEN]
    mark_places(state, room.places)


@kernel
def find_place(standing: Any, columns: int, seat: int, state: Any) -> int:
    """One more than the number of seats that are better."""
    place = 1
    for other in range(state.players):
        for column in range(columns):
            if standing[other][column] > standing[seat][column]:
                place += 1
                break
            if standing[other][column] < standing[seat][column]:
                break
    return place


@kernel
def find_deciding_column(standing: Any, columns: int, players: int) -> int:
    """The first column of `scores` that leaves one seat alone; how many there are if none does."""
    alive = (1 << players) - 1
    for column in range(columns):
        best = -(1 << 30)
        left = 0
        for seat in range(players):
            if (alive >> seat) & 1:
                value = standing[seat][column]
                if value > best:
                    best = value
                    left = 0
                if value == best:
                    left |= 1 << seat
        alive = left
        if alive & (alive - 1) == 0:
            return column
    return columns


@kernel
def look_back(state: Any, room: Room, row: Any, winners: int, length: int, stride: int) -> None:
    """How the lead went: where it was after each tenth, how often it changed, when it was final."""
    players = state.players
    size = (length + stride - 1) // stride
    leader = 0
    for i in range(size):
        trace = room.trace[i]
        leaders = trace[players]
        if leaders & (leaders - 1) == 0:  # alone
            row[CHANGES] += leader != 0 and leaders != leader
            leader = leaders
        if leaders != winners:
            row[DECIDED] = 1000 * (i + 1) // size
        row[BEHIND] = max(row[BEHIND], lag_of(trace, players, winners))
        tenth = room.tenths[TENTHS * i // size]
        tenth[PASSED] += 1
        tenth[PASSED_OFFERS] += trace[players + 1]
        tenth[PASSED_CHOICES] += trace[players + 1] > 1
    for tenth in range(1, TENTHS):
        if size > 0:
            trace = room.trace[tenth * size // TENTHS]
            row[LEADERS + tenth - 1] = trace[players]
            row[LEADS + tenth - 1] = lead_of(trace, players)


@kernel
def lag_of(trace: Any, players: int, winners: int) -> int:
    """How many points the first of the winners is behind."""
    best = trace[0]
    lag = 0
    for seat in range(players):
        best = max(best, trace[seat])
    for seat in range(players - 1, -1, -1):
        if (winners >> seat) & 1:
            lag = best - trace[seat]
    return lag


@kernel
def lead_of(trace: Any, players: int) -> int:
    """How many points the best has more than the second best."""
    best = -(1 << 30)
    second = best
    for seat in range(players):
        if trace[seat] > best:
            second = best
            best = trace[seat]
        elif trace[seat] > second:
            second = trace[seat]
    return best - second if players > 1 else 0
