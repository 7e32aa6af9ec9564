"""What luck allows: a player that sees everything hidden and to come, against greedy ones.

`python -m tools.seeing dragomino --games 200`. It cheats, so it is no bot: it measures how far
honest players are from what could be won at all.
"""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

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
OTHERWISE = 6  # of so many of its decisions on the way, the seer makes one by chance
LONGEST = 20_000  # decisions of a game


class Lines(NamedTuple):
    """The best way to go on that the seer has found, and the one it tries."""

    best: Any  # [decision of the game]: the action
    trial: Any
    worth: Any  # [0]: of the best


@kernel
def play_seeing(
    states: Any, actions: Any, lines: Lines, values: Any, seed: int, number: int, tries: int
) -> int:
    """Play a game in which one seat sees everything; what it wins, ALL if nobody shares it."""
    states[LIVE] = states[OPTIONS]
    state = states[LIVE]
    begin(state, game_seed(seed, number // state.players))
    seer = number % state.players
    stream = game_seed(seed, number)
    lines.worth[0] = -1
    ply = 0
    while not is_over(state):
        n = legal(state, actions)
        if n > 1 and actor(state) == seer:
            for trial in range(n * tries):
                if lines.worth[0] < ALL:
                    go_on(states, actions, lines, values, stream, ply, trial)
            apply(state, lines.best[ply])
        else:
            apply(state, choose_greedily(state, actions, n, stream, ply))
        ply += 1
    evaluate(state, values)
    return int(values[seer][CHANCE])


@kernel
def choose_greedily(state: Any, actions: Any, n: int, stream: int, ply: int) -> int:
    """What greed likes; what it likes equally follows from the game and the number of decisions."""
    n = keep_favourites(state, actions, n)
    word, _ = threefry(stream, PLAYERS + ply)
    return int(actions[(word * n) >> 32])


@kernel
def go_on(
    states: Any, actions: Any, lines: Lines, values: Any, stream: int, start: int, trial: int
) -> None:
    """Try one way to go on, in the deal as it is and with the others as they will decide.

    It begins with each action by turns; then the seer is greedy, but for some decisions.
    """
    states[TRIAL] = states[LIVE]
    state = states[TRIAL]
    me = actor(state)
    chance = game_seed(stream + 1, PLAYERS * (start + 1) + trial)
    ply = start
    while not is_over(state):
        n = legal(state, actions)
        word, other = threefry(chance, ply)
        if ply == start:
            action = actions[trial % n]
        elif actor(state) == me and word % OTHERWISE == 0:
            action = actions[(other * n) >> 32]
        else:
            action = choose_greedily(state, actions, n, stream, ply)
        apply(state, action)
        lines.trial[ply] = action
        ply += 1
    evaluate(state, values)
    if values[me][WORTH] > lines.worth[0]:
        lines.worth[0] = values[me][WORTH]
        for i in range(start, ply):
            lines.best[i] = lines.trial[i]


def see(
    name: Annotated[str, typer.Argument(metavar="GAME")],
    games: Annotated[int, typer.Option(help="Rounded up to whole deals.", min=1)] = 200,
    seed: Annotated[int, typer.Option()] = 1,
    tries: Annotated[int, typer.Option(help="Ways to go on from each action.", min=1)] = 8,
) -> None:
    """Let one that sees everything play each deal in every seat, as few others as possible."""
    game, backend = find_game(name), compiled_backend()
    seats = max(2, game.players[0])
    states = backend.states(game.state, TRIAL + 1)
    game.prepare(states[OPTIONS], complete_options(game.options, {"players": seats}))
    actions = backend.buffer(game.most_offers)
    lines = Lines(backend.buffer(LONGEST), backend.buffer(LONGEST), backend.buffer(1))
    values = backend.buffer(game.players[1], COLUMNS)
    play = backend.prepare(play_seeing)
    deals = []
    for deal in range(-(-games // seats)):
        numbers = range(deal * seats, (deal + 1) * seats)
        won = [int(play(states, actions, lines, values, seed, number, tries)) for number in numbers]
        deals.append(sum(won) / (ALL * seats))
    share = estimate_share(deals, seats, CONFIDENCE)
    typer.echo(
        f"{game.title}: who sees everything wins {share.mean:.1%} of {len(deals) * seats} games "
        f"({format_range(share)}) against greedy players"
    )


if __name__ == "__main__":
    typer.run(see)
