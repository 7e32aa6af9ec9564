"""What positions and decisions are worth: chances to win, by playing on from what the actor knows.

Everybody plays on as they do in the study, or greedily where bots have played. Actions are compared
in the same guesses at what is hidden. Half of the guesses say which action is best, the other half
what it is worth, and the other way round: the best of many guesses would look better than it is.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from dragonden.engine.chance import PLAYERS, game_seed, threefry
from dragonden.engine.kernel import kernel
from dragonden.engine.verbs import (
    actor,
    apply,
    appraise,
    begin,
    determinize,
    evaluate,
    is_over,
    legal,
    redact,
)

from ..players import choose_action
from .choosing import GIVEN, choose
from .noting import GUESS, KNOWN, LIVE, OPTIONS, Room, Table

# Columns of a judged decision; chances are in thousandths, one for each seat at the end.
NUMBER, PLY, PHASE, SEAT, CHOICES, IS_WEIGHED, BEST, SECOND, AVERAGE, PLAYED, CHANCES = range(11)
TOP, OTHERS = 8, 8  # of many actions: those that greed likes best, and some of the rest


class Judge(NamedTuple):
    """How closely decisions are looked at, and where that is noted."""

    rows: Any
    candidates: Any  # [TOP + OTHERS + 1]; the last is what was played
    sums: Any  # [candidate][half of the guesses]
    guesses: int  # an even number
    every: int  # of so many decisions, one is weighed action by action
    style: int  # how everybody plays on
    column: int  # of `evaluate`


@kernel
def judge_games(states: Any, room: Room, table: Table, judge: Judge, first: int, games: int) -> int:
    """Judge the decisions of games as rows, as far as there is room; returns how many."""
    n = 0
    for i in range(games):
        states[LIVE] = states[OPTIONS]
        n = judge_game(states, room, table, judge, first + i, i, n)
    return n


@kernel
def judge_game(
    states: Any, room: Room, table: Table, judge: Judge, number: int, i: int, at: int
) -> int:
    state = states[LIVE]
    players = state.players
    seed = game_seed(table.seed, number)
    begin(state, game_seed(table.seed, number // players))
    ply = 0
    while not is_over(state):
        n = legal(state, room.actions)
        seat = actor(state)
        if table.players[0][0] == GIVEN:
            action = room.given[room.starts[i] + ply]
        else:
            word, _ = threefry(seed, PLAYERS + ply)
            action = choose(states, room.actions, n, table.players[(seat + number) % players], word)
        if at < len(judge.rows):
            row = judge.rows[at]
            row[NUMBER] = number
            row[PLY] = ply
            row[PHASE] = state.phase
            row[SEAT] = seat
            row[CHOICES] = n
            states[KNOWN] = state
            redact(states[KNOWN], seat)
            judge_position(states, room, judge, seed ^ ply, row)
            row[IS_WEIGHED] = 1 if n > 1 and (ply + number) % judge.every == 0 else 0
            if row[IS_WEIGHED]:
                weigh_actions(states, room, judge, seed ^ ply, action, row)
            at += 1
        apply(state, action)
        ply += 1
    return at


@kernel
def judge_position(states: Any, room: Room, judge: Judge, seed: int, row: Any) -> None:
    """Each seat's chance before the decision."""
    players = states[LIVE].players
    for seat in range(players):
        row[CHANCES + seat] = 0
    for guess in range(judge.guesses):
        states[GUESS] = states[KNOWN]
        play_on(states[GUESS], room.actions, judge.style, row[SEAT], game_seed(seed, guess), -1)
        evaluate(states[GUESS], room.worth)
        for seat in range(players):
            row[CHANCES + seat] += room.worth[seat][judge.column]
    for seat in range(players):
        row[CHANCES + seat] //= judge.guesses


@kernel
def play_on(state: Any, actions: Any, style: int, seat: int, seed: int, action: int) -> None:
    """Guess what the seat cannot know, take an action, if there is one, and play to the end."""
    determinize(state, seat, seed)
    play_out(state, actions, style, seed, action)


@kernel
def play_out(state: Any, actions: Any, style: int, seed: int, action: int) -> None:
    """Take an action, if there is one, and play to the end."""
    if action >= 0:
        apply(state, action)
    ply = 0
    while not is_over(state):
        n = legal(state, actions)
        word, _ = threefry(seed, PLAYERS + ply)
        apply(state, choose_action(state, style, actions, n, word))
        ply += 1


@kernel
def weigh_actions(states: Any, room: Room, judge: Judge, seed: int, played: int, row: Any) -> None:
    """What the best action brings, the second best, the average one and the one played."""
    n = legal(states[LIVE], room.actions)
    some, total = choose_candidates(states[KNOWN], room.actions, n, judge.candidates, seed), n
    judge.candidates[some] = played
    for i in range(some + 1):
        judge.sums[i][0] = 0
        judge.sums[i][1] = 0
        for guess in range(judge.guesses):
            states[GUESS] = states[KNOWN]
            stream = game_seed(seed, guess)
            play_on(
                states[GUESS], room.actions, judge.style, row[SEAT], stream, judge.candidates[i]
            )
            evaluate(states[GUESS], room.worth)
            judge.sums[i][guess % 2] += room.worth[row[SEAT]][judge.column]
    row[BEST] = 0
    row[SECOND] = 0
    for half in range(2):
        best, second = find_best(judge.sums, some, half)
        row[BEST] += judge.sums[best][1 - half]
        row[SECOND] += judge.sums[second][1 - half]
    row[BEST] //= judge.guesses
    row[SECOND] //= judge.guesses
    row[PLAYED] = (judge.sums[some][0] + judge.sums[some][1]) // judge.guesses
    row[AVERAGE] = average(judge.sums, some, total) // judge.guesses


@kernel
def choose_candidates(state: Any, actions: Any, n: int, out: Any, seed: int) -> int:
    """All actions, or of many those that greed likes best, then others by chance."""
    if n <= TOP + OTHERS:
        for i in range(n):
            out[i] = actions[i]
        return n
    for i in range(TOP + OTHERS):
        chosen = i
        if i < TOP:
            most = appraise(state, actions[i])
            for j in range(i + 1, n):
                worth = appraise(state, actions[j])
                if worth > most:
                    most = worth
                    chosen = j
        else:
            word, _ = threefry(seed, PLAYERS + i)
            chosen = i + ((word * (n - i)) >> 32)
        actions[i], actions[chosen] = actions[chosen], actions[i]
        out[i] = actions[i]
    return TOP + OTHERS


@kernel
def find_best(sums: Any, n: int, half: int) -> tuple[int, int]:
    """The best candidate and the second best by one half of the guesses."""
    best, second = 0, 1
    if sums[1][half] > sums[0][half]:
        best, second = 1, 0
    for i in range(2, n):
        if sums[i][half] > sums[best][half]:
            best, second = i, best
        elif sums[i][half] > sums[second][half]:
            second = i
    return best, second


@kernel
def average(sums: Any, n: int, total: int) -> int:
    """The sum that an action has on average; the others stand for all that were not tried."""
    top = n if total == n else TOP
    found = 0
    for i in range(top):
        found += sums[i][0] + sums[i][1]
    if total == n:
        return found // n
    rest = 0
    for i in range(TOP, n):
        rest += sums[i][0] + sums[i][1]
    return (found + rest * (total - TOP) // (n - TOP)) // total
