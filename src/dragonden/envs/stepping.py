"""Many games, each one step further in one call: the kernels of a batch.

A game stops where a learner has to decide; the bots at its other seats that can be compiled play
inside. All that a learner is told is written to `Arrays`, one row a game.
"""

from __future__ import annotations

import dataclasses
import functools
from typing import Any, NamedTuple

from dragonden.bots.favourites import keep_favourites
from dragonden.bots.levels import PERFECT
from dragonden.engine.chance import PLAYERS, game_seed, threefry
from dragonden.engine.game import Game
from dragonden.engine.kernel import kernel
from dragonden.engine.observation import Parts, steps_to
from dragonden.engine.state import array, dtype_of, number
from dragonden.engine.verbs import (
    actor,
    apply,
    begin,
    describe_offer,
    evaluate,
    forget,
    is_over,
    legal,
    observe,
    redact,
    scores,
)
from dragonden.engine.worth import ALL, COLUMNS, WORTH, is_beaten

# Instead of a choice: begin a new game; do nothing; only tell again; only describe the offers.
BEGIN, LEAVE, SHOW, DESCRIBE = -1, -2, -3, -4
EVERYBODY, IN_TURN = -1, -2  # instead of a learner's seat: all of them; another one each game
ASKED = -1  # instead of a chance of slips: a bot that Python has to ask
ILLEGAL = -1  # instead of an action
FINE = -1  # instead of a game whose choice is none
NEVER, SAME_STEP, NEXT_STEP = range(3)  # when a game that has ended is followed by the next one
LOST = -1.0  # the reward of an illegal choice
LINE = 64  # bytes that a processor's cache keeps together
BOUNDS = {  # the least and the largest number of NumPy's kinds
    "int8": (-(1 << 7), (1 << 7) - 1),
    "uint8": (0, (1 << 8) - 1),
    "int16": (-(1 << 15), (1 << 15) - 1),
    "int32": (-(1 << 31), (1 << 31) - 1),
}


@functools.cache
def build_episode(game: Game) -> type:
    """The class of what is kept about one game of a batch; a kernel gets it as it gets a state.

    Its fields are in the order of their sizes, so that each lies where a processor likes it; and
    what follows is filled up, so that it does so in the next record too. PyTorch takes no others.
    """
    observation, seats = game.observation, game.players[1]
    fields = {
        "seed": number("int64"),  # of the row of games that are played here
        "games": number("int64"),  # how many of them were begun
        "first": number("int64"),  # the row of the table where the offers are described
        "rewards": array(seats, kind="float64"),
        "moves": number("int32"),  # made in this game
        "count": number("int32"),  # how many actions are offered
        "described": number("int32"),  # how many of them the table describes
        "seat": number("int32"),  # whoever has to decide
        "learner": number("int32"),  # the seat that learns, or EVERYBODY
        "offers": array(game.most_offers, kind="int32"),  # the actions that are allowed
        "points": array(seats, kind="int32"),  # at the end
        "standing": array(seats, game.width, kind="int32"),  # for `scores`
        "worth": array(seats, COLUMNS, kind="int32"),  # for `evaluate`
        "scalars": array(
            observation.scalar_parts.size, kind=smallest_kind(observation.scalar_parts)
        ),
        "decided": number("int16"),  # whether a learner has decided anything in this game
        "waiting": number("int16"),  # whether a bot in Python has to be asked
        "ended": number("int16"),  # whether it is over, or was given up after an illegal choice
        "done": number("int16"),  # whether it has ended in this step
        "illegal": number("int16"),  # whether an illegal choice has ended it
        "cells": array(observation.cells_size, kind="int16"),  # those that planes tell about
        "planes": array(*shape_of_planes(game), kind=smallest_kind(observation.plane_parts)),
    }
    used = dtype_of(make_record(fields)).itemsize
    if rest := -used % LINE:
        fields["rest"] = array(rest, kind="int8")
    return make_record(fields)


def make_record(fields: dict[str, Any]) -> type:
    """The class of a record with these fields."""
    return dataclasses.make_dataclass("Episode", [(name, int, f) for name, f in fields.items()])


def shape_of_planes(game: Game) -> tuple[int, int]:
    """The shape of what holds a game's planes; no field of a record can be empty."""
    cells, planes = game.observation.planes_shape
    return max(cells, 1), max(planes, 1)


def smallest_kind(parts: Parts) -> str:
    """The NumPy kind with the fewest bits that can hold every number of these parts."""
    least = min((part.least for part in parts.all), default=0)
    most = max((part.most for part in parts.all), default=0)
    kinds = ("int8", "uint8", "int16", "int32")
    return next(kind for kind in kinds if BOUNDS[kind][0] <= least and most <= BOUNDS[kind][1])


class Arrays(NamedTuple):
    """The arrays of a batch: a row for each game, unless it says otherwise."""

    choices: Any  # what is wanted: an index, an action if dense, or BEGIN …
    states: Any
    episodes: Any
    mask: Any  # of all games, one after the other
    table: Any  # descriptions, a row for each offer of each game
    seen: Any  # the redacted state
    last_planes: Any  # of a game that has just ended and was followed by the next one
    last_cells: Any
    last_scalars: Any
    last_seen: Any
    blank: Any  # one state, in which only the options are set
    scratch: Any  # a state for each thread
    slips: Any  # by steps from the learner: how often a bot plays anything, in 2 ** 32, or ASKED
    memory: Any  # by steps from the learner: how many cards a bot remembers


class Plan(NamedTuple):
    """What is the same for all games of a batch."""

    learner: int  # a seat, EVERYBODY or IN_TURN
    reset: int  # when the next game begins
    width: int  # of the mask
    dense: int  # whether a choice is an action, not its index among the offers
    tells_record: int
    tells_offers: int
    needs_redaction: int  # whether `observe` has to be given a redacted state
    together: int  # whether all win or lose together
    columns: int  # of `scores` that decide
    points: int  # the column that holds the points


@kernel
def step_games(
    arrays: Arrays, plan: Plan, first: int, last: int, thread: int, is_checked: int
) -> int:
    """Do what the choices of some games say, and tell what came of it.

    If they are to be checked and one, of all games, is none: do nothing and return which.
    """
    choices, states, mask, table = arrays.choices, arrays.states, arrays.mask, arrays.table
    if is_checked:
        for i in range(len(choices)):
            if not 0 <= choices[i] < plan.width:
                return i
    for i in range(first, last):
        episode, choice = arrays.episodes[i], choices[i]
        if choice == LEAVE:
            continue
        if choice == DESCRIBE:
            describe_offers(states[i], episode, table)
            continue
        if choice != SHOW:
            hide_mask(episode, mask, i * plan.width, plan.dense)
            if not episode.waiting:
                clear_results(episode)
            if choice == BEGIN or (episode.ended and plan.reset == NEXT_STEP):
                begin_game(arrays, plan, i)
            elif not episode.ended:
                carry_out(states[i], episode, choice, plan.dense)
            if episode.learner != EVERYBODY:
                if not episode.ended:
                    find_learner(arrays, plan, i, thread)
            elif is_over(states[i]):
                episode.ended = 1
            if episode.ended and not episode.done:
                end_game(arrays, plan, i, thread)
            find_offers(states[i], episode)
            if episode.waiting:
                continue
            show_mask(episode, mask, i * plan.width, plan.dense)
        if plan.needs_redaction or plan.tells_record:
            tell_redacted(arrays, plan, i, thread)
        else:
            tell(states[i], viewer(episode), episode.planes, episode.cells, episode.scalars)
        if plan.tells_offers:
            describe_offers(states[i], episode, table)
    return FINE


@kernel
def clear(numbers: Any) -> None:
    for k in range(len(numbers)):
        numbers[k] = 0


@kernel
def clear_results(episode: Any) -> None:
    episode.done = 0
    episode.illegal = 0
    clear(episode.rewards)


@kernel
def viewer(episode: Any) -> int:
    """The seat that is told what it knows: the learner, or whoever acts if all are."""
    return int(episode.seat if episode.learner == EVERYBODY else episode.learner)


# -- a game --------------------------------------------------------------------------------------


@kernel
def begin_game(arrays: Arrays, plan: Plan, i: int) -> None:
    """Set up the next game of a row of games."""
    episode = arrays.episodes[i]
    arrays.states[i] = arrays.blank[0]
    begin(arrays.states[i], game_seed(episode.seed, episode.games))
    if plan.learner == IN_TURN:
        players = arrays.states[i].players
        episode.learner = (episode.seed % players + episode.games) % players
    episode.games += 1
    episode.moves = 0
    episode.decided = 0
    episode.waiting = 0
    episode.ended = 0


@kernel
def carry_out(state: Any, episode: Any, choice: int, dense: int) -> None:
    """Play what was chosen; an illegal choice ends the game and leaves its state alone."""
    action = find_action(episode, choice, dense)
    if action == ILLEGAL:
        episode.illegal = 1
        episode.ended = 1
        return
    if not episode.waiting:
        episode.decided = 1
    episode.waiting = 0
    apply(state, action)
    episode.moves += 1


@kernel
def find_action(episode: Any, choice: int, dense: int) -> int:
    """The action that a choice stands for, or ILLEGAL."""
    if not dense or episode.waiting:
        return int(episode.offers[choice]) if 0 <= choice < episode.count else ILLEGAL
    for k in range(episode.count):
        if episode.offers[k] == choice:
            return choice
    return ILLEGAL


@kernel
def find_learner(arrays: Arrays, plan: Plan, i: int, thread: int) -> None:
    """Let bots play; a game that ends before the learner's first turn is followed by the next."""
    episode = arrays.episodes[i]
    let_bots_play(arrays, i, thread)
    while episode.ended and not episode.decided:
        begin_game(arrays, plan, i)
        let_bots_play(arrays, i, thread)


@kernel
def let_bots_play(arrays: Arrays, i: int, thread: int) -> None:
    """Play for the compiled bots; stop where a learner, or a bot in Python, has to decide."""
    episode = arrays.episodes[i]
    while not is_over(arrays.states[i]):
        steps = steps_to(arrays.states[i], episode.learner, actor(arrays.states[i]))
        if steps == 0:
            return
        if arrays.slips[steps] == ASKED:
            episode.waiting = 1
            return
        apply(arrays.states[i], choose_action(arrays, i, thread, steps))
        episode.moves += 1
    episode.ended = 1


@kernel
def choose_action(arrays: Arrays, i: int, thread: int, steps: int) -> int:
    """What a bot plays that likes what the game's greedy player likes, but for slips."""
    offers = arrays.episodes[i].offers
    n = legal(arrays.states[i], offers)
    slip, word = threefry(arrays.states[i].rng, PLAYERS + arrays.episodes[i].moves)
    if slip >= arrays.slips[steps]:
        if arrays.memory[steps] < PERFECT:
            arrays.scratch[thread] = arrays.states[i]
            seat = actor(arrays.scratch[thread])
            redact(arrays.scratch[thread], seat)
            forget(arrays.scratch[thread], seat, arrays.memory[steps])
            n = keep_favourites(arrays.scratch[thread], offers, n)
        else:
            n = keep_favourites(arrays.states[i], offers, n)
    return int(offers[(word * n) >> 32])


# -- the end -------------------------------------------------------------------------------------


@kernel
def end_game(arrays: Arrays, plan: Plan, i: int, thread: int) -> None:
    """Reckon up what has ended, and begin the next game if that is wanted at once."""
    arrays.episodes[i].done = 1
    settle(arrays, plan, i, thread)
    if plan.reset == SAME_STEP:
        keep_last(arrays, plan, i, thread)
        begin_game(arrays, plan, i)
        if plan.learner != EVERYBODY:
            find_learner(arrays, plan, i, thread)


@kernel
def settle(arrays: Arrays, plan: Plan, i: int, thread: int) -> None:
    """Write rewards and points at the end of a game.

    The rewards of all seats add up to 0: whoever wins alone has 1. Together they have from 0 to 1
    each. After an illegal choice whoever made it has LOST, and the others nothing.
    """
    episode, players = arrays.episodes[i], arrays.states[i].players
    standing, rewards = episode.standing, episode.rewards
    scores(arrays.states[i], standing)
    for seat in range(players):
        episode.points[seat] = standing[seat][plan.points]
    if episode.illegal:
        rewards[viewer(episode)] = LOST
    elif plan.together:
        evaluate(arrays.states[i], episode.worth)
        for seat in range(players):
            rewards[seat] = episode.worth[seat][WORTH] / ALL
    else:
        winners = 0
        for seat in range(players):
            if not is_beaten(standing, plan.columns, seat, players):
                winners += 1
                rewards[seat] = 1
        for seat in range(players):
            rewards[seat] = (rewards[seat] * players / winners - 1) / (players - 1)


@kernel
def keep_last(arrays: Arrays, plan: Plan, i: int, thread: int) -> None:
    """Tell of a game that has ended, where what is told of the next one does not replace it."""
    seat, known = viewer(arrays.episodes[i]), arrays.scratch
    known[thread] = arrays.states[i]
    redact(known[thread], seat)
    tell(known[thread], seat, arrays.last_planes[i], arrays.last_cells[i], arrays.last_scalars[i])
    if plan.tells_record:
        arrays.last_seen[i] = known[thread]


# -- what is told --------------------------------------------------------------------------------


@kernel
def find_offers(state: Any, episode: Any) -> None:
    """Note who has to decide, and what is offered to it."""
    episode.count = 0
    if not episode.ended:
        episode.count = legal(state, episode.offers)
        episode.seat = actor(state)


@kernel
def tell_redacted(arrays: Arrays, plan: Plan, i: int, thread: int) -> None:
    """Tell what a seat knows from the redacted state, and if asked for the state itself."""
    episode, known = arrays.episodes[i], arrays.scratch
    known[thread] = arrays.states[i]
    redact(known[thread], viewer(episode))
    tell(known[thread], viewer(episode), episode.planes, episode.cells, episode.scalars)
    if plan.tells_record:
        arrays.seen[i] = known[thread]


@kernel
def tell(state: Any, seat: int, planes: Any, cells: Any, scalars: Any) -> None:
    """Write what a seat knows over what was told before."""
    for k in range(1, cells[0] + 1):
        clear(planes[cells[k]])
    cells[0] = 0
    clear(scalars)
    observe(state, seat, planes, cells, scalars)


@kernel
def describe_offers(state: Any, episode: Any, table: Any) -> None:
    for k in range(episode.count):
        clear(table[episode.first + k])
        describe_offer(state, int(episode.offers[k]), table[episode.first + k])
    for k in range(episode.count, episode.described):
        clear(table[episode.first + k])
    episode.described = episode.count


@kernel
def hide_mask(episode: Any, mask: Any, first: int, dense: int) -> None:
    """Take back what `show_mask` has written."""
    mask[first] = 0
    for k in range(episode.count):
        mask[first + (episode.offers[k] if dense else k)] = 0


@kernel
def show_mask(episode: Any, mask: Any, first: int, dense: int) -> None:
    """Mark what can be chosen; after the end, where no choice counts, the first."""
    for k in range(episode.count):
        mask[first + (episode.offers[k] if dense else k)] = 1
    if episode.ended:
        mask[first] = 1


@kernel
def sample_choices(choices: Any, episodes: Any, dense: int, seed: int, time: int) -> None:
    """Choose one of the offers in each game, all being equally likely."""
    for i in range(len(episodes)):
        word, _ = threefry(seed, time * len(episodes) + i)
        k = (word * episodes[i].count) >> 32
        choices[i] = episodes[i].offers[k] if dense and episodes[i].count else k
