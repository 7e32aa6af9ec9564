"""One thread's states and buffers, and what its kernels have noted, as NumPy arrays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from dragonden.engine.backends import Backend
from dragonden.engine.chance import game_seed
from dragonden.engine.game import Game
from dragonden.engine.options import Value
from dragonden.engine.worth import CHANCE, COLUMNS, WORTH

from ..players import Style
from . import foresight, judging, noting
from .choosing import GIVEN, NO_KIND, PERFECT
from .noting import Room, Table

MOST_GAMES = 4096  # in one call of a kernel
MOST_MADE = 1 << 14  # actions of one game that are kept

COUNTED = {"taken": noting.AT_TAKING, "start": noting.AT_START, "end": noting.AT_END}


class Player(NamedTuple):
    """How one player of a table decides inside the kernel."""

    style: int
    never: int = NO_KIND  # a kind of move
    memory: int = PERFECT


@dataclass(frozen=True)
class Setting:
    """What games depend on beside their number."""

    game: Game
    options: dict[str, Value]  # all of them
    seed: int
    players: tuple[Player, ...]  # at the table, in a ring
    backend: Backend

    @property
    def seats(self) -> int:
        return int(self.options["players"])

    def seed_of(self, number: int) -> int:
        """The seed with which a game can be played again as a match."""
        return game_seed(self.seed, number // self.seats)


def same_players(style: Style | str, seats: int) -> tuple[Player, ...]:
    """A table whose players are all of one style."""
    return (Player(Style(style).number),) * seats


class Noted(NamedTuple):
    """What some games have left; everything but rows is added up."""

    numbers: Any  # of the games
    rows: Any  # [game][column]
    had: Any  # [game][seat][piece or kind of move]
    sums: dict[str, Any]  # by name: pieces, kinds, phases, tenths, places
    actions: dict[int, list[int]] = {}  # noqa: RUF012 - by number, of games that bots have played


SUMS = ("pieces", "kinds", "phases", "tenths", "places")


class Recorder:
    """The states and buffers of one thread."""

    def __init__(self, setting: Setting, given: int = 0) -> None:
        game, backend, seats = setting.game, setting.backend, setting.seats
        facts = game.counting.facts
        self.setting = setting
        self.states = backend.states(game.state, 4)
        game.prepare(self.states[noting.OPTIONS], setting.options)
        features = facts.size + len(game.kinds)
        self.features = features
        most = MOST_GAMES if backend.name == "compiled" else 64
        self.most = most
        buffer = backend.buffer
        self.room = Room(
            actions=buffer(game.most_offers),
            standing=buffer(game.players[1], game.width),
            worth=buffer(game.players[1], COLUMNS),
            trace=buffer(noting.TRACE + 1, seats + 2),
            made=buffer(MOST_MADE),
            given=buffer(max(given, 1)),
            starts=buffer(most),
            seen=buffer(max(facts.size, 1), 3),
            rows=buffer(most, noting.SCORES + 2 * seats),
            had=buffer(most, seats, features),
            pieces=buffer(max(facts.size, 1), 4),
            kinds=buffer(len(game.kinds), 2),
            phases=buffer(len(game.decisions.all) + 1, 3),
            tenths=buffer(noting.TENTHS, 3),
            places=buffer(max(facts.area, 1)),
        )
        players = buffer(seats, 3)
        for seat, player in enumerate(setting.players):
            for column, value in enumerate(player):
                players[seat][column] = value
        self.table = Table(
            players,
            setting.seed,
            len(game.columns),
            game.points,
            facts.size,
            COUNTED[facts.counted],
        )

    def note(self, first: int, games: int) -> Noted:
        """Play some games, given by the number of the first, and note them."""
        for name in SUMS:
            clear_buffer(getattr(self.room, name))
        kernel = self.setting.backend.prepare(noting.note_games)
        kernel(self.states, self.room, self.table, first, games)
        room = self.room
        return Noted(
            np.arange(first, first + games),
            np.array(room.rows[:games], np.int32),
            np.array(room.had[:games], np.int16),
            {name: np.array(getattr(room, name), np.int64) for name in SUMS},
        )

    def give(self, actions: list[int]) -> None:
        """Put down the actions of a game that others have played, to be played again."""
        for i, action in enumerate(actions):
            self.room.given[i] = action

    def note_again(self, number: int, actions: list[int]) -> Noted:
        """Note a game that others have played."""
        self.give(actions)
        return self.note(number, 1)._replace(actions={number: actions})

    def find_actions(self, number: int) -> list[int]:
        """The actions of one game."""
        length = int(self.note(number, 1).rows[0][noting.LENGTH])
        return [int(action) for action in self.room.made[:length]]

    def foresee(self, first: int, games: int, sees: bool) -> Any:
        """Play games in which the first of the ring looks ahead; its share of each win."""
        backend, seats = self.setting.backend, self.setting.seats
        candidates = backend.buffer(judging.TOP + judging.OTHERS)
        kernel = backend.prepare(foresight.foresee_games)
        kernel(self.states, self.room, self.table, candidates, int(sees), first, games)
        won = np.array(self.room.rows[:games], np.int64)[:, noting.WINNERS]
        seat = (-np.arange(first, first + games)) % seats
        return ((won >> seat) & 1) / np.array([int(bits).bit_count() for bits in won])

    def judge(self, first: int, games: int, guesses: int, every: int, style: int) -> Any:
        """Judge the decisions of some games, as rows of the columns in `judging`."""
        game, buffer = self.setting.game, self.setting.backend.buffer
        most = 2048 * games if self.setting.backend.name == "compiled" else 64 * games
        is_cooperative = game.is_cooperative(self.states[noting.OPTIONS])
        judge = judging.Judge(
            rows=buffer(most, judging.CHANCES + self.setting.seats),
            candidates=buffer(judging.TOP + judging.OTHERS + 1),
            sums=buffer(judging.TOP + judging.OTHERS + 1, 2),
            guesses=guesses,
            every=every,
            style=style,
            column=WORTH if is_cooperative else CHANCE,
        )
        kernel = self.setting.backend.prepare(judging.judge_games)
        n = kernel(self.states, self.room, self.table, judge, first, games)
        return np.array(judge.rows[: int(n)], np.int32)


def given_players(seats: int) -> tuple[Player, ...]:
    """A table whose actions are known already."""
    return (Player(GIVEN),) * seats


def clear_buffer(buffer: Any) -> None:
    """Set everything to zero."""
    for i in range(len(buffer)):
        if isinstance(buffer[i], list):
            clear_buffer(buffer[i])
        else:
            buffer[i] = 0
