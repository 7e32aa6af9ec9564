"""One thread's room to play games that teach, or contests, and what came of them as arrays."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from dragonden.engine.backends import compiled_backend
from dragonden.engine.game import Game
from dragonden.engine.options import Value, complete_options
from dragonden.engine.plan import Course, Look
from dragonden.engine.worth import COLUMNS

from ..lookahead import build_sight
from ..network import build_network
from .games import KEPT, OPTIONS, Lessons, play_lessons

CHUNK = 48  # games of one variant: a multiple of every number of players


class Rows(NamedTuple):
    """Positions and what came of them."""

    inputs: Any  # [row][feature]
    targets: Any  # [row][column]
    numbers: Any  # [row]: of the game

    @property
    def size(self) -> int:
        return len(self.inputs)


def join_rows(parts: Sequence[Rows]) -> Rows:
    """All rows of some parts."""
    return Rows(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def draw_variant(game: Game, luck: random.Random, few: int = 1) -> dict[str, Value]:
    """The least of some numbers of players; half of the time other options are as by default."""
    low, high = game.players
    given: dict[str, Value] = {"players": min(luck.randint(low, high) for _ in range(few))}
    if luck.random() < 0.5:
        given |= {option.name: luck.choice(option.choices) for option in game.own_options}
    return complete_options(game.options, given)


class Teacher:
    """The states and buffers of one thread, for networks of the same layers."""

    def __init__(self, game: Game, course: Course, look: Look, networks: Sequence[Any]) -> None:
        assert game.features
        self.backend = backend = compiled_backend()
        self.game, self.look = game, look
        size = game.features.size
        self.sight = build_sight(game, backend)
        self.network = build_network(backend, (size, course.first, course.second), *networks)
        self.kept = course.kept
        self.states = backend.states(game.state, KEPT + course.kept)
        self.inputs = backend.reals(CHUNK * course.kept, size)
        self.targets = backend.buffer(CHUNK * course.kept, COLUMNS)
        self.numbers = backend.buffer(CHUNK * course.kept)
        self.seats = backend.buffer(course.kept)
        self.results = backend.buffer(CHUNK, COLUMNS)

    def play(
        self,
        options: dict[str, Value],
        players: Sequence[int],
        seed: int,
        first: int,
        is_contest: bool = False,
    ) -> int:
        """Play a chunk of games with these players, in a ring; returns how many rows were kept."""
        self.game.prepare(self.states[OPTIONS], options)
        ring = self.backend.buffer(len(players))
        ring[:] = players
        lessons = Lessons(
            self.states,
            ring,
            self.seats,
            self.inputs,
            self.targets,
            self.numbers,
            self.results,
            kept=0 if is_contest else self.kept,
            deals=len(players) if is_contest else 1,
            slips=0 if is_contest else 1,
        )
        play = self.backend.prepare(play_lessons)
        return int(play(lessons, self.sight, self.network, self.look, seed, first, CHUNK))

    def teach(
        self, options: dict[str, Value], players: Sequence[int], seed: int, first: int
    ) -> Rows:
        """Play a chunk of games, and keep positions of them."""
        n = self.play(options, players, seed, first)
        halves = self.inputs[:n].astype(np.float16)
        return Rows(halves, self.targets[:n].astype(np.int32), self.numbers[:n].copy())

    def contest(
        self, options: dict[str, Value], players: Sequence[int], seed: int, first: int
    ) -> Any:
        """Play a chunk of games: [game][column], what each was worth to the first player.

        The first player takes every seat of each deal by turns.
        """
        self.play(options, players, seed, first, is_contest=True)
        return self.results.copy()
