"""A player who looks ahead among greedy ones: from what it knows, or seeing all that is hidden.

The same games are played both ways, so the difference is what the hidden things are worth. Whoever
sees everything knows every hand and the order of every stock; chance that is yet to come is new in
each trial, and nobody sees it.
"""

from __future__ import annotations

from typing import Any

from dragonden.engine.chance import PLAYERS, game_seed, seed_stream, threefry
from dragonden.engine.kernel import kernel
from dragonden.engine.verbs import (
    actor,
    apply,
    begin,
    determinize,
    evaluate,
    is_over,
    legal,
    redact,
    scores,
)
from dragonden.engine.worth import WORTH, is_beaten

from ..players import GREEDY, choose_action
from .judging import choose_candidates, play_out
from .noting import GUESS, KNOWN, LIVE, OPTIONS, WINNERS, Room, Table

TRIALS = 8  # of each action


@kernel
def foresee_games(
    states: Any, room: Room, table: Table, candidates: Any, sees: int, first: int, games: int
) -> None:
    """Play games in which the first of the ring looks ahead, and note their winners."""
    for i in range(games):
        states[LIVE] = states[OPTIONS]
        foresee_game(states, room, table, candidates, sees, first + i)
        scores(states[LIVE], room.standing)
        players = states[LIVE].players
        room.rows[i][WINNERS] = 0
        for seat in range(players):
            if not is_beaten(room.standing, table.columns, seat, players):
                room.rows[i][WINNERS] |= 1 << seat


@kernel
def foresee_game(
    states: Any, room: Room, table: Table, candidates: Any, sees: int, number: int
) -> None:
    state = states[LIVE]
    players = state.players
    seed = game_seed(table.seed, number)
    begin(state, game_seed(table.seed, number // players))
    ply = 0
    while not is_over(state):
        n = legal(state, room.actions)
        word, _ = threefry(seed, PLAYERS + ply)
        if n > 1 and (actor(state) + number) % players == 0:
            action = look_ahead(states, room, candidates, n, sees, seed ^ ply)
        else:
            action = choose_action(state, GREEDY, room.actions, n, word)
        apply(state, action)
        ply += 1


@kernel
def look_ahead(states: Any, room: Room, candidates: Any, n: int, sees: int, seed: int) -> int:
    """The action after which greedy play brings the actor most, on average over some trials."""
    seat = actor(states[LIVE])
    states[KNOWN] = states[LIVE]
    if not sees:
        redact(states[KNOWN], seat)
    some = choose_candidates(states[KNOWN], room.actions, n, candidates, seed)
    best = 0
    most = -1
    for i in range(some):
        total = 0
        for trial in range(TRIALS):
            stream = game_seed(seed, trial)
            states[GUESS] = states[KNOWN]
            if sees:
                seed_stream(states[GUESS], stream)
            else:
                determinize(states[GUESS], seat, stream)
            play_out(states[GUESS], room.actions, GREEDY, stream, candidates[i])
            evaluate(states[GUESS], room.worth)
            total += room.worth[seat][WORTH]
        if total > most:
            most = total
            best = i
    return int(candidates[best])
