"""What a bot answers: what it does, and what it thought of."""

from __future__ import annotations

from msgspec import Struct

from dragonden.engine.worth import ALL, HUNDREDTHS


class Candidate(Struct, frozen=True):
    """One of the allowed actions, and what came of it in the simulations that began with it."""

    action: int
    visits: int  # how many simulations
    worth: float  # what the bot maximises, from 0 to 1: half the win, half the lead
    chance: float  # of winning, ties shared
    points: float  # expected at the end


class Decision(Struct, frozen=True, tag="decision"):
    """An action and its candidates, best first; there are none if the bot did not look ahead."""

    action: int
    candidates: list[Candidate] = []


class Judgement(Struct, frozen=True, tag="judgement"):
    """What was played and what would have been best, each after as many simulations."""

    played: Candidate
    best: Candidate


def average(action: int, visits: int, worth: int, chance: int, points: int) -> Candidate:
    """The averages of an action, from sums over its visits."""
    n = max(visits, 1)
    return Candidate(
        action, visits, worth / (ALL * n), chance / (ALL * n), points / (HUNDREDTHS * n)
    )
