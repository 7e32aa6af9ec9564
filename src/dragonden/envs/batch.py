"""A batch: many games of one kind that are stepped in one call, for whoever learns from them."""

from __future__ import annotations

import functools
import os
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from dragonden.bots import LEVELS, Bot, Player, ask, create_bot
from dragonden.bots.levels import GREEDY, PERFECT
from dragonden.bots.readiness import wait_until_ready
from dragonden.engine import verbs
from dragonden.engine.backends import INTERPRETED, Backend, compiled_backend, default_backend
from dragonden.engine.errors import InputError
from dragonden.engine.extras import has_compiler, require
from dragonden.engine.game import Game
from dragonden.engine.match import to_index
from dragonden.engine.options import SEEDS, complete_options, parse_setting
from dragonden.engine.state import copy_state, dtype_of, zeros
from dragonden.games import find_game

from .relay import Relay, step_together
from .stepping import (
    ASKED,
    BEGIN,
    DESCRIBE,
    EVERYBODY,
    FINE,
    IN_TURN,
    LEAVE,
    NEVER,
    SAME_STEP,
    Arrays,
    Plan,
    build_episode,
    sample_choices,
    shape_of_planes,
    smallest_kind,
    step_games,
)
from .workers import Workers

with require("envs", "For dragonden.envs"):
    import numpy as np

OFTEN = 1 << 32  # a slip each time
BY_SEAT = ("rewards", "points")  # what has a column for each seat


class Batch:
    """Games of one kind, side by side.

    `learner` is the seat that learns, EVERYBODY, or IN_TURN for another one each game; `bots` play
    the other seats, clockwise from the learner. After `reset` and `step`, `batch[name]` tells about
    each game who has to decide ("seat"), what is offered ("offers", "count", "mask") and known
    ("planes", "scalars", and if asked for `record` and "features"), and what came of this step
    ("rewards" by seat, "done", "illegal", "points"). The next step writes over these arrays.
    """

    def __init__(
        self,
        game: Game,
        options: Mapping[str, object],
        games: int,
        *,
        learner: int = EVERYBODY,
        bots: Sequence[Player] = (),
        reset: int = NEVER,
        dense: bool = False,
        record: bool = False,
        offers: bool = False,
        threads: int = 1,
        backend: Backend | None = None,
    ) -> None:
        self.game = game
        self.options = complete_options(game.options, options)
        self.players = int(self.options["players"])
        self.size = check_count(games, "A batch has", "games")
        self.threads = min(check_count(threads, "A batch is stepped by", "threads"), self.size)
        self.bots = self.check_bots(learner, bots)
        self.backend = backend or choose_backend()
        self.width = game.actions if dense else game.most_offers  # of the mask
        blank = self.build_blank()
        self.plan = Plan(
            learner=learner,
            reset=reset,
            width=self.width,
            dense=int(bool(dense)),
            tells_record=int(bool(record)),
            tells_offers=int(bool(offers)),
            needs_redaction=int(game.observation.of_record),
            together=int(game.is_cooperative(blank[0]) or self.players == 1),
            columns=len(game.columns),
            points=game.points,
        )
        self.episode = build_episode(game)
        self.arrays = self.build_arrays(blank)
        self.asked: dict[int, tuple[int, dict[int, Bot]]] = {}  # the bots of a game that are asked
        self.has_asked = any(slips == ASKED for slips in self.arrays.slips)
        self.has_begun = False
        self.sampled = 0
        self.views: dict[str, Any] = {}  # arrays that were asked for: NumPy makes them slowly

    # -- making it -------------------------------------------------------------------------------

    def check_bots(self, learner: int, bots: Sequence[Player]) -> list[Player]:
        """The bots at the other seats, clockwise from the learner."""
        if learner == EVERYBODY:
            if bots:
                raise InputError("Where every seat learns there are no bots.")
            return []
        number = to_index(learner)
        if number is None or not (number == IN_TURN or 0 <= number < self.players):
            most = self.players - 1
            raise InputError(f"A learner's seat is a number from 0 to {most}, not {learner!r}.")
        players = list(bots) * (self.players - 1) if len(bots) == 1 else list(bots)
        if len(players) != self.players - 1:
            raise InputError(
                f"{self.players} play, so there is one bot or {self.players - 1}, not {len(bots)}."
            )
        for player in players:
            create_bot(player, 0)  # or an InputError that says what is wrong
        return players

    def build_blank(self) -> Any:
        """A state in which only the options are set."""
        blank = self.backend.states(self.game.state, 1)
        self.game.prepare(blank[0], self.options)
        return blank

    def build_arrays(self, blank: Any) -> Arrays:
        n, game, observation = self.size, self.game, self.game.observation
        seen, last = n * self.plan.tells_record, n * (self.plan.reset == SAME_STEP)
        plane_kind = smallest_kind(observation.plane_parts)
        scalar_kind = smallest_kind(observation.scalar_parts)
        arrays = Arrays(
            choices=self.make("int64", n),
            states=self.backend.states(game.state, n),
            episodes=self.backend.states(self.episode, n),
            mask=self.make("int8", n * self.width),
            table=self.make_table(n * game.most_offers * self.plan.tells_offers),
            seen=self.backend.states(game.state, seen),
            last_planes=self.make(plane_kind, last, *shape_of_planes(game)),
            last_cells=self.make("int16", last, observation.cells_size),
            last_scalars=self.make(scalar_kind, last, observation.scalar_parts.size),
            last_seen=self.backend.states(game.state, min(seen, last)),
            blank=blank,
            scratch=self.backend.states(game.state, self.threads),
            slips=self.make("int64", self.players),
            memory=self.make("int32", self.players),
        )
        for i in range(n):
            arrays.episodes[i].learner = max(self.plan.learner, EVERYBODY)
            arrays.episodes[i].first = i * game.most_offers
            arrays.episodes[i].ended = 1
        for steps, player in enumerate(self.bots, start=1):
            arrays.slips[steps], arrays.memory[steps] = describe_bot(player)
        return arrays

    def make_table(self, rows: int) -> Any:
        """An array for descriptions of offers."""
        parts = self.game.observation.offer_parts
        return self.make(smallest_kind(parts), rows, parts.size)

    def make(self, kind: str, *shape: int) -> Any:
        """An array for numbers of a NumPy kind."""
        if self.backend is INTERPRETED:
            return zeros(shape) if shape[0] else []
        return np.zeros(shape, kind)

    # -- playing ---------------------------------------------------------------------------------

    def reset(self, seeds: Sequence[int] | Any, which: Any = None) -> None:
        """Begin a new row of games, each with its seed; only those that `which` marks, if given.

        In a row one game follows the other, each with a seed that follows from that of the row.
        """
        if len(seeds) != self.size or not all(is_seed(seed) for seed in seeds):
            raise InputError(
                f"There are {self.size} games; each needs a seed from 0 to {SEEDS - 1}."
            )
        marked = np.ones(self.size, bool) if which is None else np.asarray(which, bool)
        if marked.shape != (self.size,):
            raise InputError(f"There are {self.size} games; the mask has shape {marked.shape}.")
        self.has_begun = True
        for i in marked.nonzero()[0]:
            self.asked.pop(int(i), None)
        self.order(np.where(marked, BEGIN, LEAVE))
        self.write("seed", np.where(marked, np.asarray(seeds, "int64"), self["seed"]))
        self.write("games", np.where(marked, 0, self["games"]))
        self.run()

    def step(self, choices: Any) -> None:
        """Play one choice in each game: an index among its offers, or an action if they are dense.

        What is not offered ends its game, with a reward of -1 for whoever chose it.
        """
        chosen = as_array(choices)
        if chosen.shape != (self.size,) or chosen.dtype.kind not in "iu":
            raise InputError(
                f"{self.size} whole numbers are wanted, one for each game, not {chosen.dtype} of "
                f"shape {chosen.shape}."
            )
        if not self.has_begun:
            raise InputError("No game has begun; reset begins them.")
        if self.plan.reset == NEVER and self["ended"].any():
            raise InputError(f"Game {self['ended'].argmax()} is over; it has to be reset first.")
        self.order(chosen)
        wrong = self.run(is_checked=True)
        if wrong != FINE:
            most = self.width - 1
            raise InputError(f"A choice is a number from 0 to {most}, not {chosen[wrong]}.")

    def order(self, choices: Any) -> None:
        """Say what is wanted of each game."""
        is_list = self.backend is INTERPRETED
        self.arrays.choices[:] = map(int, choices) if is_list else choices

    def write(self, name: str, values: Any) -> None:
        """Write a number to a field of each game."""
        if self.backend is not INTERPRETED:
            self[name][:] = values
            return
        for episode, value in zip(self.arrays.episodes, values, strict=True):
            setattr(episode, name, int(value))

    def run(self, is_checked: bool = False) -> int:
        """Do what the choices say, in all threads, and ask the bots that have to be asked.

        If choices are checked and one is none, nothing happens: returns its game, or FINE.
        """
        wrong = self.call(self.arrays, is_checked)
        while self.has_asked and self["waiting"].any():
            waiting = self["waiting"].nonzero()[0].tolist()
            self.order([LEAVE] * self.size)
            for i in waiting:
                self.arrays.choices[i] = self.ask_bot(i)
            self.call(self.arrays)
        return wrong

    def call(self, arrays: Arrays, is_checked: bool = False) -> int:
        """Step all games: the first ones in this thread, the others beside it."""
        plan, n, check = self.plan, self.threads, int(is_checked)
        if n == 1:
            return self.step_games(arrays, plan, 0, self.size, 0, check)
        if arrays is self.arrays and self.backend is not INTERPRETED:
            return self.relay.call(check)
        ends = self.ends
        parts = [(arrays, plan, ends[k], ends[k + 1], k, check) for k in range(n)]
        return int(max(self.workers.call(self.step_games, parts)))

    @functools.cached_property
    def ends(self) -> list[int]:
        """The games that the threads begin with, and how many there are."""
        return [self.size * k // self.threads for k in range(self.threads + 1)]

    @functools.cached_property
    def relay(self) -> Relay:
        ends = np.array(self.ends)
        given = self.arrays, self.plan, ends
        step = self.backend.bind(step_together, *given, ends, 0, 0, 0)
        return Relay(step, *given, self.workers)

    @functools.cached_property
    def workers(self) -> Workers:
        """Started by the first call: a process that is forked before has threads of its own."""
        return Workers(self.threads - 1)

    @functools.cached_property
    def step_games(self) -> Callable[..., int]:
        return self.backend.bind(step_games, self.arrays, self.plan, 0, 0, 0, 0)

    @functools.cached_property
    def sample_choices(self) -> Callable[..., None]:
        arrays = self.arrays
        return self.backend.bind(sample_choices, arrays.choices, arrays.episodes, 0, 0, 0)

    def ask_bot(self, i: int) -> int:
        """The index of what a bot in Python plays in a game; it has new bots each time."""
        episode = self.arrays.episodes[i]
        number, bots = self.asked.get(i, (-1, {}))
        if number != episode.games:
            number, bots = self.asked[i] = int(episode.games), {}
        steps = int(episode.seat - episode.learner) % self.players
        if steps not in bots:
            player = self.bots[steps - 1]
            if isinstance(player, str) and has_compiler():
                wait_until_ready(self.game)  # else how a search plays would depend on the clock
            bots[steps] = create_bot(player, f"{episode.seed} {number} {steps}")
        actions = self.offered(i)
        return actions.index(ask(bots[steps], self.knowledge(i, int(episode.seat)), actions).action)

    def sample(self, seed: int = 0) -> Any:
        """A choice for each game, any of its offers being equally likely."""
        self.sampled += 1
        arrays = self.arrays
        self.sample_choices(arrays.choices, arrays.episodes, self.plan.dense, seed, self.sampled)
        return np.array(arrays.choices)

    # -- looking ---------------------------------------------------------------------------------

    def __getitem__(self, name: str) -> Any:
        """What kernels have written about each game, as an array."""
        if self.backend is INTERPRETED:
            return self.view(name)
        if name not in self.views:
            self.views[name] = self.view(name)
        return self.views[name]

    def view(self, name: str) -> Any:
        """An array of what is told: a copy of an interpreted batch's lists."""
        if name == "mask":
            return np.asarray(self.arrays.mask, "int8").reshape(self.size, self.width)
        if name == "table":
            parts = self.game.observation.offer_parts
            table = np.asarray(self.arrays.table, smallest_kind(parts))
            return table.reshape(len(table) // self.game.most_offers, -1, parts.size)
        field = name.removeprefix("last_")
        if field != name:
            found = getattr(self.arrays, name)
        elif self.backend is INTERPRETED:
            found = [getattr(episode, name) for episode in self.arrays.episodes]
        else:
            found = self.arrays.episodes[name]
        numbers = np.asarray(found, dtype_of(self.episode)[field].base)
        if field == "planes":
            seen = self.game.observation
            shape = seen.rows, seen.columns, seen.plane_parts.size
            return numbers[:, : seen.area, : shape[2]].reshape(len(numbers), *shape)
        return numbers[:, : self.players] if field in BY_SEAT else numbers

    @property
    def record(self) -> Any:
        """The exact bytes of what each seat knows, a row a game."""
        return as_bytes(self.arrays.seen, self.game.state)

    @property
    def last_record(self) -> Any:
        """The same of games that have just ended."""
        return as_bytes(self.arrays.last_seen, self.game.state)

    def describe_offers(self) -> tuple[Any, Any]:
        """A description of every offer of every game, and in which row those of each game begin."""
        counts = self["count"].astype("int64")
        firsts, total = counts.cumsum() - counts, int(counts.sum())
        arrays = self.arrays._replace(table=self.make_table(max(total, 1)))
        self.order([DESCRIBE] * self.size)
        self.write("first", firsts)
        self.write("described", [0] * self.size)
        self.call(arrays)
        self.write("first", [i * self.game.most_offers for i in range(self.size)])
        return firsts, np.asarray(arrays.table)[:total]

    def offered(self, i: int) -> list[int]:
        """The actions that are allowed in a game."""
        return [
            int(action)
            for action in self.arrays.episodes[i].offers[: self.arrays.episodes[i].count]
        ]

    def knowledge(self, i: int, seat: int) -> Any:
        """All that a seat (or a SPECTATOR) can know of a game, as a plain state."""
        plain = copy_state(self.backend.to_plain(self.game.state, self.arrays.states[i]))
        verbs.redact(plain, seat)
        return plain

    @property
    def game_bytes(self) -> int:
        """The memory that each game takes."""
        arrays = (array for array in self.arrays if len(array) >= self.size)
        return int(sum(array.nbytes for array in arrays)) // self.size


def find_setting(game: Game | str, options: Mapping[str, object]) -> tuple[Game, dict[str, object]]:
    """A game, by itself, its name or a text with options, and all options that are given."""
    if isinstance(game, Game):
        return game, dict(options)
    name, written = parse_setting(game)
    return find_game(name), {**written, **options}


def choose_backend() -> Backend:
    """The backend that the environment names; if it names none, compiled if that is installed."""
    if "DRAGONDEN_BACKEND" in os.environ or not has_compiler():
        return default_backend()
    return compiled_backend()


def as_bytes(states: Any, state_class: type) -> Any:
    """States as rows of bytes."""
    kind = dtype_of(state_class)
    if isinstance(states, list):
        records = np.zeros(len(states), kind)
        for i, plain in enumerate(states):
            for name in kind.names:
                records[name][i] = getattr(plain, name)
        states = records
    return states.view("uint8").reshape(len(states), kind.itemsize)


def is_seed(seed: object) -> bool:
    number = to_index(seed)
    return number is not None and 0 <= number < SEEDS


def check_seed(seed: object) -> int | None:
    """A seed for one game, or None for any."""
    if seed is not None and not is_seed(seed):
        raise InputError(f"A seed is a whole number from 0 to {SEEDS - 1}, not {seed!r}.")
    return to_index(seed)


def as_array(numbers: Any) -> Any:
    """Numbers as an array; those in rows of different lengths are one that holds objects."""
    try:
        return np.asarray(numbers)
    except ValueError:
        return np.asarray(numbers, object)


def check_count(number: object, what: str, things: str) -> int:
    count = to_index(number)
    if count is None or count < 1:
        raise InputError(f"{what} 1 or more {things}, not {number!r}.")
    return count


def describe_bot(player: Player) -> tuple[int, int]:
    """How often a bot slips, in 2 ** 32, and what it remembers; ASKED if kernels cannot play it."""
    if player == "random":
        return OFTEN, PERFECT
    if player == "greedy":
        return 0, PERFECT
    level = LEVELS.get(player) if isinstance(player, str) else None
    if level and level.effort == GREEDY:
        return round(level.slips * OFTEN), level.memory
    return ASKED, PERFECT
