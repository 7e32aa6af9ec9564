"""Playing many games in one call, and counting what came out: the same kernels for every game."""

from __future__ import annotations

from typing import Any

from dragonden.engine.chance import PLAYERS, game_seed, threefry
from dragonden.engine.kernel import kernel
from dragonden.engine.verbs import actor, apply, begin, is_over, legal, scores
from dragonden.engine.worth import is_beaten

from .players import choose_action

DECISIONS, OFFERED, MOST_OFFERED, WINNERS, POINTS = range(5)  # columns of results; POINTS + seat


@kernel
def play_games(
    states: Any,
    actions: Any,
    standing: Any,
    results: Any,
    style: int,
    columns: int,
    points: int,
    seed: int,
    first: int,
    games: int,
) -> None:
    """Play the games of a study numbered from `first` and write a row of results for each.

    `states` has the state to play in and one in which only the options are set; `actions`
    and `standing` are buffers for the verbs.
    """
    for i in range(games):
        states[0] = states[1]
        play_game(states[0], actions, style, game_seed(seed, first + i), results[i])
        scores(states[0], standing)
        record_result(standing, columns, points, states[0].players, results[i])


@kernel
def play_game(state: Any, actions: Any, style: int, seed: int, row: Any) -> None:
    """Play one game to its end, counting decisions and allowed actions."""
    begin(state, seed)
    decisions = 0
    offered = 0
    most = 0
    while not is_over(state):
        n = legal(state, actions)
        word, _ = threefry(seed, PLAYERS + decisions)
        apply(state, choose_action(state, style, actions, n, word))
        decisions += 1
        offered += n
        most = max(most, n)
    row[DECISIONS] = decisions
    row[OFFERED] = offered
    row[MOST_OFFERED] = most


@kernel
def play_on(
    states: Any, actions: Any, plies: Any, style: int, seed: int, first: int, stop: int
) -> int:
    """Play from move `first` to move `stop` or to the end, noting every ply; returns the number."""
    n = first
    while not is_over(states[0]) and n != stop:
        word, _ = threefry(seed, n)
        action = choose_action(states[0], style, actions, legal(states[0], actions), word)
        plies[n][0] = actor(states[0])
        plies[n][1] = action
        plies[n][2] = states[0].revealed
        states[1] = states[0]
        apply(states[0], action)
        n += 1
    return n


@kernel
def record_result(standing: Any, columns: int, points: int, players: int, row: Any) -> None:
    """Write down everyone's points and, as bits, who won by the columns that decide."""
    winners = 0
    for seat in range(players):
        row[POINTS + seat] = standing[seat][points]
        if not is_beaten(standing, columns, seat, players):
            winners |= 1 << seat
    row[WINNERS] = winners


@kernel
def find_extremes(results: Any, games: int, column: int) -> tuple[int, int]:
    """The least and the greatest number in a column."""
    least = results[0][column]
    greatest = least
    for i in range(1, games):
        least = min(least, results[i][column])
        greatest = max(greatest, results[i][column])
    return least, greatest


@kernel
def count_values(results: Any, games: int, column: int, least: int, counts: Any) -> None:
    """Count how often each number occurs in a column, from the least up."""
    for i in range(games):
        counts[results[i][column] - least] += 1
