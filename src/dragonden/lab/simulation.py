"""Many games of one setting, played by the compiled rules on all cores."""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from threading import Event, Lock
from typing import Any

from dragonden.engine.backends import Backend
from dragonden.engine.errors import InputError
from dragonden.engine.game import Game
from dragonden.engine.options import Value
from dragonden.engine.progress import Progress, ignore_progress

from .players import Style
from .playing import (
    DECISIONS,
    MOST_OFFERED,
    OFFERED,
    POINTS,
    WINNERS,
    count_values,
    find_extremes,
    play_games,
)

SLICE = 0.05  # seconds that a thread plays before it looks up: for progress and for Ctrl-C
MOST_GAMES = 4096  # in one slice
POLL = 0.1  # seconds between two looks at the progress


@dataclass(frozen=True)
class Setting:
    """What is played, how, and from which chance."""

    game: Game
    options: dict[str, Value]  # all of them
    seed: int
    style: Style
    backend: Backend

    @property
    def players(self) -> int:
        return int(self.options["players"])


@dataclass
class Totals:
    """What came out of the games so far; exact, so the order of adding does not matter."""

    games: int = 0
    columns: dict[int, Counter[int]] = field(default_factory=dict)  # each column's numbers
    seconds: float = 0.0

    def add(self, games: int, columns: dict[int, Counter[int]]) -> None:
        self.games += games
        for column, counts in columns.items():
            self.columns.setdefault(column, Counter()).update(counts)

    @property
    def lengths(self) -> Counter[int]:
        """Games by their number of decisions."""
        return self.columns[DECISIONS]

    @property
    def decisions(self) -> int:
        """How often someone had to decide."""
        return sum(length * games for length, games in self.lengths.items())

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds

    @property
    def offered(self) -> int:
        """How many actions were allowed, over all decisions."""
        return sum(offered * games for offered, games in self.columns[OFFERED].items())

    @property
    def most_offered(self) -> int:
        """The most actions that were allowed at once."""
        return max(self.columns[MOST_OFFERED])

    @property
    def winners(self) -> Counter[int]:
        """Games by their winners, bit 1 << seat for each."""
        return self.columns[WINNERS]

    def points(self, seat: int) -> Counter[int]:
        """Games by the points of a seat, in the game's smallest unit."""
        return self.columns[POINTS + seat]


class Simulator:
    """One thread's states and buffers."""

    def __init__(self, setting: Setting) -> None:
        game, backend = setting.game, setting.backend
        self.setting = setting
        self.columns = range(POINTS + setting.players)
        self.states = backend.states(game.state, 2)
        game.prepare(self.states[1], setting.options)
        self.actions = backend.buffer(game.most_offers)
        self.standing = backend.buffer(game.players[1], game.width)
        self.results = backend.buffer(MOST_GAMES, len(self.columns))

    def run(self, kernel: Callable[..., Any], *args: Any) -> Any:
        return self.setting.backend.prepare(kernel)(*args)

    def play(self, first: int, games: int) -> None:
        """Play some games of the study, given by the number of the first."""
        setting = self.setting
        self.run(
            play_games,
            self.states,
            self.actions,
            self.standing,
            self.results,
            setting.style.number,
            len(setting.game.columns),
            setting.game.points,
            setting.seed,
            first,
            games,
        )

    def count_results(self, games: int) -> dict[int, Counter[int]]:
        """The numbers in each column of the last results."""
        columns = {}
        for column in self.columns:
            least, greatest = self.run(find_extremes, self.results, games, column)
            counts = self.setting.backend.buffer(int(greatest - least) + 1)
            self.run(count_values, self.results, games, column, least, counts)
            columns[column] = Counter({int(least) + i: int(n) for i, n in enumerate(counts) if n})
        return columns


class Study:
    """Games handed out to threads in slices, and what came back."""

    def __init__(self, setting: Setting, games: int) -> None:
        self.setting = setting
        self.games = games
        self.given = 0
        self.stop = Event()
        self.lock = Lock()
        self.totals = Totals()

    def next_games(self, wanted: int) -> tuple[int, int]:
        """The number of the first of some games not played yet, and how many there are."""
        with self.lock:
            first = self.given
            games = 0 if self.stop.is_set() else min(wanted, self.games - first)
            self.given += games
            return first, games

    def work(self) -> None:
        """Play slice after slice until all games are handed out or someone says stop."""
        simulator = Simulator(self.setting)
        wanted = 1
        try:
            while True:
                first, games = self.next_games(wanted)
                if not games:
                    return
                start = time.perf_counter()
                simulator.play(first, games)
                columns = simulator.count_results(games)
                with self.lock:
                    self.totals.add(games, columns)
                pace = SLICE / max(time.perf_counter() - start, 1e-9)
                wanted = max(1, min(int(games * min(pace, 8)), MOST_GAMES))
        finally:
            self.stop.set()  # an error in one thread ends them all


def compile_kernels(setting: Setting) -> None:
    """Have everything compiled before the clock runs and threads start."""
    simulator = Simulator(setting)
    simulator.play(0, 1)
    simulator.count_results(1)


def count_cores() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_study(
    setting: Setting,
    games: int,
    threads: int | None = None,
    watch: Progress = ignore_progress,
    return_early: bool = False,
) -> Totals:
    """Play the games and count what came out.

    The result depends on the setting and on how many games were played, not on the threads:
    every game has its own seed. `watch` is called now and then with the number of games played and
    wanted. Ctrl-C ends it; with `return_early` all that was played by then is counted.
    """
    if games < 1:
        raise InputError(f"Play at least one game, not {games}.")
    threads = count_cores() if threads is None else threads
    if threads < 1:
        raise InputError(f"Play on at least one thread, not {threads}.")
    compile_kernels(setting)
    study = Study(setting, games)
    start = time.perf_counter()
    with ThreadPoolExecutor(threads) as pool:
        workers = [pool.submit(study.work) for _ in range(threads)]
        try:
            while wait(workers, POLL).not_done:
                watch(study.totals.games, games)
        except KeyboardInterrupt:
            study.stop.set()
            if not return_early:
                raise
    study.totals.seconds = time.perf_counter() - start
    for worker in workers:
        worker.result()
    if not study.totals.games:
        raise KeyboardInterrupt
    return study.totals
