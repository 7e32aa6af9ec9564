"""What luck allows: a player that sees everything hidden and to come, against greedy ones.

`python -m tools.seeing dragomino --games 200`. It cheats, so it is no bot: it measures how far
honest players are from what could be won at all.
"""

from __future__ import annotations

from typing import Annotated, Any

import typer

from dragonden.bots.favourites import keep_favourites
from dragonden.engine.backends import compiled_backend
from dragonden.engine.chance import PLAYERS, game_seed, threefry
from dragonden.engine.kernel import kernel
from dragonden.engine.options import complete_options
from dragonden.engine.verbs import actor, apply, begin, evaluate, is_over, legal
from dragonden.engine.worth import ALL, CHANCE, COLUMNS, WORTH
from dragonden.games import find_game
from dragonden.lab.arena_tables import format_range
from dragonden.lab.inference import estimate_share

CONFIDENCE = 0.99
LIVE, OPTIONS, TRIAL = range(3)  # states


@kernel
def play_seeing(
    states: Any, actions: Any, further: Any, values: Any, seed: int, number: int, tries: int
) -> int:
    """Play a game in which one seat sees everything; what it wins, ALL if nobody shares it."""
    states[LIVE] = states[OPTIONS]
    state = states[LIVE]
    begin(state, game_seed(seed, number // state.players))
    seer = number % state.players
    stream = game_seed(seed, number)
    ply = 0
    while not is_over(state):
        n = legal(state, actions)
        word, _ = threefry(stream, PLAYERS + ply)
        ply += 1
        if n > 1 and actor(state) == seer:
            apply(state, actions[see_best(states, actions, further, values, n, word, tries)])
        else:
            n = keep_favourites(state, actions, n)
            apply(state, actions[(word * n) >> 32])
    evaluate(state, values)
    return int(values[seer][CHANCE])


@kernel
def see_best(
    states: Any, actions: Any, further: Any, values: Any, n: int, seed: int, tries: int
) -> int:
    """The place of the action that does best if all go on greedily, in the deal as it is."""
    me = actor(states[LIVE])
    best = 0
    most = -1
    for i in range(n):
        total = 0
        for trial in range(tries):
            states[TRIAL] = states[LIVE]
            state = states[TRIAL]
            apply(state, actions[i])
            stream = game_seed(seed, trial)
            ply = 0
            while not is_over(state):
                m = keep_favourites(state, further, legal(state, further))
                word, _ = threefry(stream, ply)
                ply += 1
                apply(state, further[(word * m) >> 32])
            evaluate(state, values)
            total += values[me][WORTH]
        if total > most:
            most = total
            best = i
    return best


def see(
    name: Annotated[str, typer.Argument(metavar="GAME")],
    games: Annotated[int, typer.Option(help="Rounded up to whole deals.", min=1)] = 200,
    seed: Annotated[int, typer.Option()] = 1,
    tries: Annotated[int, typer.Option(help="Games played on from each action.", min=1)] = 8,
) -> None:
    """Let one that sees everything play each deal in every seat, as few others as possible."""
    game, backend = find_game(name), compiled_backend()
    seats = max(2, game.players[0])
    states = backend.states(game.state, TRIAL + 1)
    game.prepare(states[OPTIONS], complete_options(game.options, {"players": seats}))
    rooms = [backend.buffer(game.most_offers) for _ in range(2)]
    values = backend.buffer(game.players[1], COLUMNS)
    play = backend.prepare(play_seeing)
    deals = []
    for deal in range(-(-games // seats)):
        numbers = range(deal * seats, (deal + 1) * seats)
        won = [int(play(states, *rooms, values, seed, number, tries)) for number in numbers]
        deals.append(sum(won) / (ALL * seats))
    share = estimate_share(deals, seats, CONFIDENCE)
    typer.echo(
        f"{game.title}: who sees everything wins {share.mean:.1%} of {len(deals) * seats} games "
        f"({format_range(share)}) against greedy players"
    )


if __name__ == "__main__":
    typer.run(see)
