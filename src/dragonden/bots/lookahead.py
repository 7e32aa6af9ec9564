"""One look ahead: each action is tried in a few guesses, and a network says what it is worth.

Where the same seat goes on to decide, its turn is played on, by what the network likes best.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from dragonden.engine.backends import Backend
from dragonden.engine.chance import game_seed
from dragonden.engine.game import Game
from dragonden.engine.kernel import kernel
from dragonden.engine.plan import Look
from dragonden.engine.verbs import (
    RULES,
    actor,
    apply,
    appraise,
    believe,
    discount_luck,
    discount_nothing,
    evaluate,
    is_over,
    legal,
)
from dragonden.engine.worth import ALL, CHANCE, COLUMNS, HUNDREDTHS, POINTS, WORTH

from .network import Network, judge

KNOWN, GUESS, AFTER, TRIAL = range(4)  # the states that a look ahead needs


class Sight(NamedTuple):
    """What a look ahead works on: arrays of the backend on which it runs."""

    states: Any
    actions: Any  # the choices at the root
    sums: Any  # [choice][column of `engine.worth`], over all guesses; worth and chance from 0 to 1
    settled: Any  # [choice]: whether it shows nothing, so that all guesses tell the same
    further: Any  # actions of decisions that follow
    likings: Any
    values: Any  # [seat][column]: a buffer
    best: Any  # what the network told of the position after the last decision, if it was asked
    luck: int  # whether the game tells luck from merit


def build_sight(game: Game, backend: Backend) -> Sight:
    """Room to look ahead in a game."""
    return Sight(
        states=backend.states(game.state, TRIAL + 1),
        actions=backend.buffer(game.most_offers),
        sums=backend.reals(game.most_offers, COLUMNS),
        settled=backend.buffer(game.most_offers),
        further=backend.buffer(game.most_offers),
        likings=backend.buffer(game.most_offers),
        values=backend.buffer(game.players[1], COLUMNS),
        best=backend.reals(COLUMNS),
        luck=int(RULES[game.state]["discount_luck"] is not discount_nothing),
    )


@kernel
def look_ahead(
    sight: Sight, network: Network, which: int, look: Look, n: int, seed: int
) -> tuple[int, int]:
    """Try the `n` actions from what the actor knows: the place of the best, and how many are left.

    Those that greed likes less are left out. An action that shows nothing hidden leads to the same
    knowledge in every guess, so one tells what it is worth.
    """
    states, actions, sums = sight.states, sight.actions, sight.sums
    me = actor(states[KNOWN])
    n = keep_liked(states[KNOWN], actions, sight.likings, n, look.width)
    for i in range(n):
        sight.settled[i] = 0
        for column in range(COLUMNS):
            sums[i][column] = 0.0
    left = n
    guess = 0
    while guess < look.guesses and left > 0:
        states[GUESS] = states[KNOWN]
        believe(states[GUESS], me, game_seed(seed, guess))
        for i in range(n):
            if sight.settled[i]:
                continue
            states[AFTER] = states[GUESS]
            apply(states[AFTER], actions[i])
            shown, judged = finish_turn(sight, network, which, look.ahead, look.breadth)
            if not judged:
                estimate(sight, states[AFTER], me, network, which)
                keep_outputs(sight, network)
            times = 1
            if not shown:
                sight.settled[i] = 1
                times = look.guesses
                left -= 1
            for column in range(COLUMNS):
                sums[i][column] += times * sight.best[column]
        guess += 1
    best = 0
    for i in range(1, n):
        if sums[i][WORTH] > sums[best][WORTH]:
            best = i
    return best, n


@kernel
def finish_turn(
    sight: Sight, network: Network, which: int, ahead: int, breadth: int
) -> tuple[bool, bool]:
    """Let the seat decide a few more times, if it is asked again, by what the network likes.

    Returns whether anything hidden was shown since the decision, or by what it has tried, and
    whether the network has told of the last position already.
    """
    states = sight.states
    me = actor(states[KNOWN])
    revealed = states[KNOWN].revealed
    shown: bool = states[AFTER].revealed != revealed
    judged = False
    for _ in range(ahead):
        if is_over(states[AFTER]) or actor(states[AFTER]) != me:
            break
        n = legal(states[AFTER], sight.further)
        best = 0
        judged = n > 1
        if n > 1:
            n = keep_liked(states[AFTER], sight.further, sight.likings, n, breadth)
            most = -1.0e9
            for i in range(n):
                states[TRIAL] = states[AFTER]
                apply(states[TRIAL], sight.further[i])
                estimate(sight, states[TRIAL], me, network, which)
                shown = shown or states[TRIAL].revealed != revealed
                if network.outputs[WORTH] > most:
                    most = network.outputs[WORTH]
                    best = i
                    keep_outputs(sight, network)
        apply(states[AFTER], sight.further[best])
        shown = shown or states[AFTER].revealed != revealed
    return shown, judged


@kernel
def keep_outputs(sight: Sight, network: Network) -> None:
    for column in range(COLUMNS):
        sight.best[column] = network.outputs[column]


@kernel
def estimate(sight: Sight, state: Any, seat: int, network: Network, which: int) -> None:
    """Write what a position is worth to a seat to `network.outputs`.

    What luck has brought since the decision does not count: it is no merit of the action.
    """
    values, outputs = sight.values, network.outputs
    if is_over(state):
        evaluate(state, values)
        discount_luck(state, sight.states[KNOWN], values)
        outputs[WORTH] = values[seat][WORTH] / ALL
        outputs[CHANCE] = values[seat][CHANCE] / ALL
        outputs[POINTS] = values[seat][POINTS] / HUNDREDTHS
        return
    judge(state, seat, network, which)
    if sight.luck:
        evaluate(state, values)
        discount_luck(state, state, values)
        worth, points = values[seat][WORTH], values[seat][POINTS]
        evaluate(state, values)
        discount_luck(state, sight.states[KNOWN], values)
        outputs[WORTH] += (values[seat][WORTH] - worth) / ALL
        outputs[POINTS] += (values[seat][POINTS] - points) / HUNDREDTHS


@kernel
def keep_liked(state: Any, actions: Any, likings: Any, n: int, most: int) -> int:
    """Move the actions that greed likes best to the front, at most so many; return how many."""
    if n <= most:
        return n
    for i in range(n):
        likings[i] = appraise(state, actions[i])
    for i in range(most):
        best = i
        for j in range(i + 1, n):
            if likings[j] > likings[best]:
                best = j
        actions[i], actions[best] = actions[best], actions[i]
        likings[i], likings[best] = likings[best], likings[i]
    return most
