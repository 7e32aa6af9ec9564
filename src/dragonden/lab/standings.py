"""What an arena's games tell about its players."""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from itertools import combinations

import numpy as np
from msgspec import Struct

from dragonden.engine.options import Value
from dragonden.games import find_game

from .arena import Arena, GameResult
from .inference import Estimate, estimate_mean, estimate_share
from .ratings import Ratings, estimate_ratings

SLOW = 0.95  # of all decisions are at least as quick as `slow_seconds`

Group = list[GameResult]
OfSeat = Callable[[GameResult, int], float]


class Thinking(Struct, frozen=True):
    """What a player's decisions cost, those without a choice left out; in processor time."""

    decisions: int
    seconds: float  # mean
    slow_seconds: float  # the 95th percentile
    simulations_per_second: float | None  # None if the player does not search


class Result(Struct, frozen=True):
    """One player's games; a tie is shared. Where all play together there are no wins or places."""

    player: str
    games: int
    points: Estimate
    wins: Estimate | None
    place: float | None
    margin: Estimate | None  # points better than the mean of the others
    thinking: Thinking | None  # None if it never had a choice


class Duel(Struct, frozen=True):
    """How a player did against another, seat against seat; or table against table."""

    player: str
    other: str
    games: int
    above: Estimate | None  # the share of games it finished above the other in, ties half
    ahead: Estimate  # points better than the other
    significant: bool


class Standings(Struct, frozen=True):
    """Everything an arena found."""

    game: str
    options: dict[str, Value]
    rules: int  # version
    seed: int
    players: tuple[str, ...]
    together: bool
    confidence: float
    asked: int  # games; fewer were played if it was interrupted
    games: int
    group: int  # games on each seed
    unfinished: int  # games on seeds that are not played in full, left out
    results: list[Result]
    duels: list[Duel]
    ratings: Ratings | None  # by `players`, each once


def complete_groups(arena: Arena, games: Iterable[GameResult]) -> list[Group]:
    """The games by group, without the groups that are not played in full."""
    groups: dict[int, Group] = {}
    for game in sorted(games, key=lambda game: game.number):
        groups.setdefault(game.number // arena.group, []).append(game)
    return [group for group in groups.values() if len(group) == arena.group]


def build_standings(
    arena: Arena, games: Sequence[GameResult], asked: int, confidence: float = 0.95
) -> Standings:
    """The figures of at least one whole group."""
    groups = complete_groups(arena, games)
    counted = sum(map(len, groups))
    names = arena.names
    figures = Statistics(arena, groups, confidence)
    return Standings(
        arena.game,
        arena.options,
        find_game(arena.game).version,
        arena.seed,
        arena.players,
        arena.together,
        confidence,
        asked,
        counted,
        arena.group,
        len(games) - counted,
        [figures.result(name) for name in names if figures.games_of(name)],
        [duel for pair in combinations(names, 2) if (duel := figures.duel(*pair))],
        None if arena.together or len(names) < 2 else rate_players(arena, groups, confidence),
    )


class Statistics:
    """Figures of one player or two, from the means of each group."""

    def __init__(self, arena: Arena, groups: list[Group], confidence: float) -> None:
        self.arena = arena
        self.groups = groups
        self.confidence = confidence
        self.sign = -1 if find_game(arena.game).lowest_wins else 1  # where fewest points win

    def games_of(self, name: str) -> list[GameResult]:
        return [game for group in self.groups for game in group if name in game.seating]

    def result(self, name: str) -> Result:
        games = self.games_of(name)
        wins, place, margin = None, None, None
        if not self.arena.together:
            wins = estimate_share(self.means(name, win_share), self.arena.group, self.confidence)
            place = statistics.fmean(self.means(name, place_of))
            margin = self.mean(name, lambda game, seat: self.sign * lead_of(game, seat))
        return Result(
            name,
            len(games),
            self.mean(name, points_of),
            wins,
            place,
            margin,
            measure_thinking(name, games),
        )

    def mean(self, name: str, figure: OfSeat) -> Estimate:
        return estimate_mean(self.means(name, figure), self.confidence)

    def means(self, name: str, figure: OfSeat) -> list[float]:
        """The mean of a figure over the seats of a player in each group it takes part in."""
        return [
            statistics.fmean(values)
            for group in self.groups
            if (values := [figure(game, s) for game in group for s in seats_of(game, name)])
        ]

    def duel(self, name: str, other: str) -> Duel | None:
        """How two compare, or None if they have not met."""
        pairs = self.pairs_together if self.arena.together else self.pairs_at_a_table
        met = [found for group in self.groups if (found := pairs(group, name, other))]
        if not met:
            return None
        ahead = estimate_mean(
            [statistics.fmean(a for _, a in found) for found in met], self.confidence
        )
        above = None
        if not self.arena.together:
            shares = [statistics.fmean(a for a, _ in found) for found in met]
            above = estimate_share(shares, self.arena.group, self.confidence)
        significant = above.excludes(0.5) if above else ahead.excludes(0)
        games = len(met) * (2 if self.arena.together else self.arena.group)
        return Duel(name, other, games, above, ahead, significant)

    def pairs_at_a_table(self, group: Group, name: str, other: str) -> list[tuple[float, float]]:
        """By seats of the two: whether the first finished above, and how far ahead in points."""
        return [
            (
                finished_above(game, seat, rival),
                self.sign * (points_of(game, seat) - points_of(game, rival)),
            )
            for game in group
            for seat in seats_of(game, name)
            for rival in seats_of(game, other)
        ]

    def pairs_together(self, group: Group, name: str, other: str) -> list[tuple[float, float]]:
        """The same of two tables on one seed."""
        ours, theirs = (
            points_of(next(game for game in group if who in game.seating), 0)
            for who in (name, other)
        )
        return [(0.0, self.sign * (ours - theirs))]


def rate_players(arena: Arena, groups: list[Group], confidence: float) -> Ratings:
    """Ratings from who finished above whom."""
    names = arena.names
    wins = np.zeros((len(groups), len(names), len(names)))
    for group, matrix in zip(groups, wins, strict=True):
        for game in group:
            players = [names.index(name) for name in game.seating]
            for seat, i in enumerate(players):
                for rival, j in enumerate(players):
                    if i != j:
                        matrix[i, j] += finished_above(game, seat, rival)
    tables = [group[0].number // arena.group % len(arena.tables) for group in groups]
    return estimate_ratings(wins, tables, confidence)


# -- a seat of a game ----------------------------------------------------------------------------


def seats_of(game: GameResult, name: str) -> list[int]:
    return [seat for seat, other in enumerate(game.seating) if other == name]


def points_of(game: GameResult, seat: int) -> float:
    return float(Fraction(game.scores[seat]))


def lead_of(game: GameResult, seat: int) -> float:
    """Points more than the mean of the others."""
    others = [points_of(game, other) for other in range(len(game.scores)) if other != seat]
    return points_of(game, seat) - statistics.fmean(others)


def win_share(game: GameResult, seat: int) -> float:
    return 1 / game.ranking.count(1) if game.ranking[seat] == 1 else 0.0


def place_of(game: GameResult, seat: int) -> float:
    """The place; equals have the mean of the places they take."""
    return game.ranking[seat] + (game.ranking.count(game.ranking[seat]) - 1) / 2


def finished_above(game: GameResult, seat: int, rival: int) -> float:
    """1 if a seat finished above another, ½ if they tied."""
    ours, theirs = game.ranking[seat], game.ranking[rival]
    return 0.5 if ours == theirs else float(ours < theirs)


def measure_thinking(name: str, games: list[GameResult]) -> Thinking | None:
    """What a player's decisions cost."""
    spent: list[int] = []
    simulations = 0
    for game in games:
        for seat in seats_of(game, name):
            spent += game.times[seat]
            simulations += game.simulations[seat]
    if not spent:
        return None
    spent.sort()
    seconds = max(sum(spent), 1) / 1e6
    slow = spent[math.ceil(SLOW * len(spent)) - 1] / 1e6
    pace = simulations / seconds if simulations else None
    return Thinking(len(spent), seconds / len(spent), slow, pace)
