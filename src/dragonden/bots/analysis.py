"""What the decisions of a match were worth, each judged from what its seat knew at that moment."""

from __future__ import annotations

import dataclasses
import os
from collections.abc import Collection, Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from dragonden.engine.game import GAMES
from dragonden.engine.match import Match
from dragonden.engine.words import ENGINE_WORDS, Words

from .decision import Candidate
from .levels import LEVELS
from .search_bot import Effort, SearchBot

MOST_WORST = 3  # decisions to look at again


class Choice(NamedTuple):
    """A decision with more than one allowed action."""

    ply: int  # how many moves were made before
    seat: int
    knowledge: Any
    actions: list[int]
    played: int


class Verdict(Struct, frozen=True):
    """What was played against what the judge would have played; the same if it agrees."""

    ply: int
    seat: int
    offered: int  # how many actions were allowed
    played: Candidate
    best: Candidate
    chance_lost: float  # of winning
    points_lost: float  # where fewest win, points gained


def find_choices(match: Match, seats: Collection[int]) -> list[Choice]:
    """The decisions of some seats."""
    return list(replay_choices(match, seats))


def replay_choices(match: Match, seats: Collection[int]) -> Iterator[Choice]:
    """The decisions of some seats, one after the other as the match is played again."""
    again = Match(match.game, match.options, match.seed, match.backend)
    for number, ply in enumerate(match.plies):
        actions = again.legal()
        if ply.seat in seats and len(actions) > 1:
            yield Choice(number, ply.seat, again.knowledge(ply.seat), actions, ply.action)
        again.repeat(ply)


def judge_choices(decided: list[Choice], level: str) -> Generator[Verdict, None, None]:
    """The verdict on each decision by a level that searches, in their order, from all cores.

    They depend on the match and the level alone, if the game's search is compiled. Close the
    iterator to stop early.
    """
    stop, effort = Event(), Effort(LEVELS[level].effort)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        work = [pool.submit(judge_choice, choice, effort, stop) for choice in decided]
        try:
            for thread in work:
                yield thread.result()
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)


def judge_choice(choice: Choice, effort: Effort, stop: Event) -> Verdict:
    """The verdict on one decision."""
    return build_verdict(choice, *compare_with_best(choice, effort, stop))


def compare_with_best(choice: Choice, effort: Effort, stop: Event) -> tuple[Candidate, Candidate]:
    """What was played and the best; if these are two, as much is spent on just them as before.

    The search weighs chances and leads together, and guesses: if what was played turns out to be
    worth no less after all, nothing better is known.
    """
    game, seed = GAMES[type(choice.knowledge)], choice.ply
    judge = SearchBot(seed, effort)
    judge.stop = stop
    best = judge.search(game, choice.knowledge, choice.actions, seed)[0]
    if describe_action(choice, best.action) == describe_action(choice, choice.played):
        same = msgspec.structs.replace(best, action=choice.played)
        return same, same
    # A search neglects what it dislikes; here both get the same share, and the same guesses at
    # what is hidden, so that luck weighs on both alike.
    judge.effort = dataclasses.replace(effort, times=effort.times / 2)
    played, best = [
        judge.search(game, choice.knowledge, [action], seed + 1)[0]
        for action in (choice.played, best.action)
    ]
    return (played, best) if is_better(choice, best, played) else (played, played)


def is_better(choice: Choice, one: Candidate, other: Candidate) -> bool:
    """Whether one candidate is worth more, by what is told of them."""
    game = GAMES[type(choice.knowledge)]
    if not game.is_cooperative(choice.knowledge):
        return one.chance > other.chance
    return other.points > one.points if game.lowest_wins else one.points > other.points


def describe_action(choice: Choice, action: int) -> str:
    """An action as its seat reads it: to take one of two equal pieces is to take the other."""
    game = GAMES[type(choice.knowledge)]
    view = game.view.build_view(choice.knowledge)
    words = Words("en", ENGINE_WORDS, game.folder / "words")
    return words.line(game.describe(game.decode(action), view))


class Summary(Struct, frozen=True):
    """The verdicts on one seat together."""

    seat: int
    decisions: int
    agreed: int  # how often the judge would have played the same
    chance_lost: float  # on average
    points_lost: float
    worst: list[int]  # the plies of its worst decisions, the worst first


def summarise(given: list[Verdict], seat: int, together: bool) -> Summary:
    """What some verdicts say about a seat; where all win together, points tell what is worst."""
    own = [v for v in given if v.seat == seat]
    n = max(len(own), 1)

    def lost(v: Verdict) -> float:
        return v.points_lost if together else v.chance_lost

    bad = sorted((v for v in own if lost(v) > 0), key=lost, reverse=True)
    return Summary(
        seat,
        len(own),
        agreed=sum(v.played.action == v.best.action for v in own),
        chance_lost=sum(v.chance_lost for v in own) / n,
        points_lost=sum(v.points_lost for v in own) / n,
        worst=[v.ply for v in bad[:MOST_WORST]],
    )


def build_verdict(choice: Choice, played: Candidate, best: Candidate) -> Verdict:
    sign = -1 if GAMES[type(choice.knowledge)].lowest_wins else 1
    return Verdict(
        choice.ply,
        choice.seat,
        len(choice.actions),
        played,
        best,
        chance_lost=best.chance - played.chance,
        points_lost=sign * (best.points - played.points),
    )
