"""Players for studies: how each style chooses among the allowed actions of any game."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from dragonden.bots.favourites import keep_favourites
from dragonden.engine.kernel import kernel
from dragonden.engine.verbs import patience

RANDOM, PATIENT, STUBBORN, GREEDY = range(4)


class Style(StrEnum):
    """How all the players of a study choose; in the order of the numbers above."""

    random = "random"  # every action equally likely
    patient = "patient"  # in proportion to `patience`
    stubborn = "stubborn"  # always one of the heaviest by `patience`
    greedy = "greedy"  # always one of the best by `appraise`

    @property
    def number(self) -> int:
        return list(Style).index(self)


@kernel
def choose_action(state: Any, style: int, actions: Any, n: int, word: int) -> int:
    """The action taken, of the `n` in `actions`, given 32 random bits."""
    if style == GREEDY:
        n = keep_favourites(state, actions, n)
    elif style == PATIENT:
        return choose_weighted(state, actions, n, word)
    elif style == STUBBORN:
        n = keep_heaviest(state, actions, n)
    return int(actions[(word * n) >> 32])


@kernel
def choose_weighted(state: Any, actions: Any, n: int, word: int) -> int:
    """An action with a chance in proportion to its weight."""
    total = 0
    for i in range(n):
        total += patience(state, actions[i])
    mark = (word * total) >> 32
    i = 0
    mark -= patience(state, actions[0])
    while mark >= 0:
        i += 1
        mark -= patience(state, actions[i])
    return int(actions[i])


@kernel
def keep_heaviest(state: Any, actions: Any, n: int) -> int:
    """Move the actions that make the game last longest to the front; return how many they are."""
    most = 0
    kept = 0
    for i in range(n):
        weight = patience(state, actions[i])
        if weight > most:
            most = weight
            kept = 0
        if weight == most:
            actions[kept] = actions[i]
            kept += 1
    return kept
