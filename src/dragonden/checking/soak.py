"""Games in which every verb of the rules is called all along: for runs that check every index.

All of it is one kernel a game, since compiling a game's rules takes longer than playing thousands
of games.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from dragonden.engine.chance import PLAYERS, game_seed, threefry
from dragonden.engine.kernel import kernel
from dragonden.engine.state import SPECTATOR
from dragonden.engine.verbs import (
    actor,
    apply,
    appraise,
    begin,
    believe,
    count_pieces,
    describe_offer,
    determinize,
    discount_luck,
    evaluate,
    features,
    forget,
    is_over,
    kind_of,
    legal,
    mark_places,
    observe,
    patience,
    piece_of,
    redact,
    renew_chance,
    scores,
)
from dragonden.lab.players import choose_action

LIVE, OPTIONS, KNOWN, GUESS = range(4)  # the states a soak needs
AHEAD = 4  # decisions played on in a guess


class Buffers(NamedTuple):
    """What the verbs write to."""

    actions: Any
    standing: Any
    worth: Any
    planes: Any
    cells: Any
    scalars: Any
    offer: Any
    features: Any
    pieces: Any
    places: Any


@kernel
def soak_games(states: Any, buffers: Buffers, style: int, seed: int, games: int, every: int) -> int:
    """Play games of the style and inspect each decision in `every`; return how many there were."""
    decisions = 0
    for number in range(games):
        states[LIVE] = states[OPTIONS]
        stream = game_seed(seed, number)
        begin(states[LIVE], stream)
        while not is_over(states[LIVE]):
            word, other = threefry(stream, PLAYERS + decisions)
            if decisions % every == 0:
                inspect(states, buffers, style, other)
                renew_chance(states[LIVE], other)
            n = legal(states[LIVE], buffers.actions)
            apply(states[LIVE], choose_action(states[LIVE], style, buffers.actions, n, word))
            decisions += 1
        inspect(states, buffers, style, number)
    return decisions


@kernel
def inspect(states: Any, buffers: Buffers, style: int, seed: int) -> None:
    """Call every verb on what each seat and a spectator know of a position."""
    actions, worth = buffers.actions, buffers.worth
    scores(states[LIVE], buffers.standing)
    for seat in range(SPECTATOR, states[LIVE].players):
        states[KNOWN] = states[LIVE]
        redact(states[KNOWN], seat)
        evaluate(states[KNOWN], worth)
        if not is_over(states[KNOWN]) and actor(states[KNOWN]) == seat:
            for i in range(legal(states[KNOWN], actions)):
                appraise(states[KNOWN], actions[i])
                patience(states[KNOWN], actions[i])
                describe_offer(states[KNOWN], actions[i], buffers.offer)
                kind_of(states[KNOWN], actions[i])
                piece_of(states[KNOWN], actions[i])
        states[GUESS] = states[KNOWN]
        if seat != SPECTATOR and seed & 1:
            forget(states[GUESS], seat, seed % 8)
        if seat != SPECTATOR:
            buffers.cells[0] = 0
            observe(states[GUESS], seat, buffers.planes, buffers.cells, buffers.scalars)
            features(states[GUESS], seat, buffers.features)
            count_pieces(states[LIVE], seat, buffers.pieces)
        believe(states[GUESS], seat, seed)
        look_ahead(states[GUESS], actions, style, seed)
        evaluate(states[GUESS], worth)
        discount_luck(states[GUESS], states[KNOWN], worth)
        determinize(states[KNOWN], seat, seed)
    mark_places(states[LIVE], buffers.places)


@kernel
def look_ahead(state: Any, actions: Any, style: int, seed: int) -> None:
    """Play a few decisions in a guess."""
    for i in range(AHEAD):
        n = 0 if is_over(state) else legal(state, actions)
        if n == 0:  # over; or what is guessed of the hand of whoever is asked allows nothing
            return
        word, _ = threefry(seed, PLAYERS + i)
        apply(state, choose_action(state, style, actions, n, word))
