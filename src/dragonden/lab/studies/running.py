"""Having the games of a study played: on all cores, until they are enough or somebody says stop."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from threading import local
from typing import Any

import numpy as np

from dragonden.bots.players import find_kind
from dragonden.engine.backends import INTERPRETED, compiled_backend
from dragonden.engine.game import Game
from dragonden.engine.options import Value
from dragonden.engine.progress import Progress, ignore_progress

from .. import cluster, worker_pool
from ..arena import Arena
from ..players import Style
from ..simulation import count_cores
from .learned import MOST_GAMES as LEARNED_GAMES
from .learned import LearnedTable, is_quick
from .playing import MOST_GAMES, Noted, Player, Recorder, Setting, given_players
from .rows import Rows
from .statistics import estimate_share, games_needed

POLL = 0.2  # seconds between two looks at the progress
FIRST_LOOK = 400  # games before precision is looked at
SAVING = 30.0  # seconds after which what was played is saved

Ranges = list[range]


def is_style(name: str) -> bool:
    """Whether players of this name decide inside the kernel."""
    return name in list(Style)


def missing_games(rows: Rows, wanted: range) -> Ranges:
    """The games of a range that have no row yet."""
    have = rows.numbers
    have = np.sort(have[(have >= wanted.start) & (have < wanted.stop)])
    edges = np.concatenate([[wanted.start - 1], have, [wanted.stop]])
    gaps = np.flatnonzero(np.diff(edges) > 1)
    return [range(int(edges[i]) + 1, int(edges[i + 1])) for i in gaps]


def cut_ranges(ranges: Ranges, size: int) -> Iterator[range]:
    """The same numbers in ranges of at most this size."""
    for whole in ranges:
        for first in range(whole.start, whole.stop, size):
            yield range(first, min(first + size, whole.stop))


class Runner:
    """Whoever plays the games of one table."""

    def __init__(
        self,
        setting: Setting,
        ring: tuple[str, ...],
        threads: int | None = None,
        ray: str | None = None,
    ) -> None:
        self.setting = setting
        self.ring = ring  # who sits there
        self.threads = threads or count_cores()
        self.ray = ray  # the address of a cluster

    @property
    def are_styles(self) -> bool:
        """Whether all decide inside the kernel."""
        return all(map(is_style, self.ring))

    def seats_of_first(self, numbers: Any) -> Any:
        """The seat of the ring's first player, in each of some games."""
        if self.are_styles:
            return (-numbers) % self.setting.seats
        arena = build_table(self.setting, self.ring)
        first = find_kind(self.ring[0]).name
        return np.array([arena.schedule(int(n)).seating.index(first) for n in numbers])

    def play(self, ranges: Ranges, keep: Callable[[Noted], None]) -> None:
        """Play the games of these ranges; every part is kept as soon as it is there."""
        if self.are_styles:
            self.play_styles(ranges, keep)
        else:
            self.play_bots(ranges, keep)

    def play_styles(self, ranges: Ranges, keep: Callable[[Noted], None]) -> None:
        if self.ray:
            return self.play_afar(self.ray, ranges, keep)
        own = local()

        def note(numbers: range) -> Noted:
            if not hasattr(own, "recorder"):
                own.recorder = Recorder(self.setting)
            recorder: Recorder = own.recorder
            return recorder.note(numbers.start, len(numbers))

        size = MOST_GAMES if self.setting.backend.name == "compiled" else 16
        total = sum(map(len, ranges))
        size = max(1, min(size, total // (4 * self.threads) or 1))
        note(range(1))  # has everything compiled before threads start
        work_off(self.threads, note, cut_ranges(ranges, size), keep)

    def play_afar(self, ray: str, ranges: Ranges, keep: Callable[[Noted], None]) -> None:
        """Play by style on a cluster."""
        one, total = self.setting, sum(map(len, ranges))
        size = min(MOST_GAMES, max(1, total // (cluster.PER_CORE * cluster.count_cpus(ray))))
        about = (one.game, one.options, one.seed, one.players, one.backend.name)
        batches = [(*about, numbers) for numbers in cut_ranges(ranges, size)]
        with contextlib.closing(cluster.run_batches(ray, note_batch, batches)) as news:
            for noted in news:
                keep(noted)

    def play_bots(self, ranges: Ranges, keep: Callable[[Noted], None]) -> None:
        arena = build_table(self.setting, self.ring)
        again = Setting(
            self.setting.game,
            self.setting.options,
            self.setting.seed,
            given_players(self.setting.seats),
            self.setting.backend,
        )
        if not self.ray and all(map(is_quick, self.ring)):
            return self.play_learned(arena, again, ranges, keep)
        recorder = Recorder(again, given=1 << 14)
        numbers = [number for whole in ranges for number in whole]
        if self.ray:
            news = cluster.play_games(self.ray, arena, numbers)
        else:
            news = worker_pool.play_games(arena, numbers, min(self.threads, len(numbers)) or 1)
        with contextlib.closing(news):
            for game in news:
                keep(recorder.note_again(game.number, game.actions))

    def play_learned(
        self, arena: Arena, again: Setting, ranges: Ranges, keep: Callable[[Noted], None]
    ) -> None:
        """Play in a kernel with players that have learnt, and note by playing again."""
        own = local()

        def note(numbers: range) -> list[Noted]:
            if not hasattr(own, "table"):
                own.table = LearnedTable(self.setting, arena)
                own.recorder = Recorder(again, given=1 << 14)
            played = own.table.play(numbers)
            return [own.recorder.note_again(number, actions) for number, actions in played]

        def keep_all(noted: list[Noted]) -> None:
            for one in noted:
                keep(one)

        note(range(1))  # has everything compiled before threads start
        work_off(self.threads, note, cut_ranges(ranges, LEARNED_GAMES), keep_all)


def note_batch(
    game: Game,
    options: dict[str, Value],
    seed: int,
    players: tuple[Player, ...],
    backend: str,
    numbers: range,
) -> Noted:
    """Play some games by style and note them, wherever this is run."""
    chosen = INTERPRETED if backend == INTERPRETED.name else compiled_backend()
    recorder = Recorder(Setting(game, options, seed, players, chosen))
    rows = Rows(int(options["players"]))
    for part in cut_ranges([numbers], recorder.most):
        rows.add(recorder.note(part.start, len(part)))
    return rows.all


def build_table(setting: Setting, ring: tuple[str, ...]) -> Arena:
    """The arena of one table with these bots."""
    players = tuple(find_kind(name).name for name in ring)
    return Arena(setting.game.name, setting.options, players, setting.seed, together=False)


def work_off(
    threads: int, task: Callable[[range], Any], ranges: Iterator[range], keep: Callable[[Any], None]
) -> None:
    """Do a task for each range on some threads, a few ahead; Ctrl-C ends it after those."""
    waiting: set[Future[Any]] = set()
    with ThreadPoolExecutor(threads) as pool:
        try:
            for numbers in ranges:
                waiting.add(pool.submit(task, numbers))
                while len(waiting) >= 2 * threads:
                    waiting = collect(waiting, keep)
            while waiting:
                waiting = collect(waiting, keep)
        except KeyboardInterrupt:
            for future in waiting:
                future.cancel()
            raise


def collect(waiting: set[Future[Any]], keep: Callable[[Any], None]) -> set[Future[Any]]:
    """Keep what is done; returns what is not."""
    done, rest = wait(waiting, POLL, FIRST_COMPLETED)
    for future in done:
        keep(future.result())
    return rest


# -- how many games ------------------------------------------------------------------------------


def find_reach(rows: Rows) -> float:
    """Half the width of the widest interval of a seat's wins."""
    shares, deals = rows.shares, rows.deals
    return max(estimate_share(shares[:, seat], deals).reach for seat in range(rows.seats))


def plan_games(rows: Rows, precision: float) -> int:
    """How many games to play before the next look: from far away, not yet all that seem needed."""
    if len(rows) < FIRST_LOOK:
        return FIRST_LOOK
    ratio = (find_reach(rows) / precision) ** 2
    times = 0.6 * ratio if ratio > 2 else 1.05 * max(ratio, 1.02)
    return max(int(len(rows) * min(times, 50.0)), len(rows) + rows.seats)


def share_out(deals: int, shard: tuple[int, int], seats: int) -> range:
    """The games of one shard of some deals: whole deals, one after the other."""
    at, of = shard
    return range(deals * at // of * seats, deals * (at + 1) // of * seats)


def play_enough(
    runner: Runner,
    rows: Rows,
    games: int | None,
    precision: float | None,
    watch: Progress = ignore_progress,
    shard: tuple[int, int] = (0, 1),
    save: Callable[[], None] = lambda: None,
) -> None:
    """Play until there are so many games, in whole deals, or until they are precise enough.

    Which games are played depends on the setting alone, not on threads or on interruptions: a
    precision is looked at only after all games up to some number.
    """
    seats = runner.setting.seats
    target = games if games is not None else FIRST_LOOK
    saved = time.monotonic()
    while True:
        target = -(-target // seats) * seats
        share = range(
            *(at * target // (shard[1] * seats) * seats for at in (shard[0], shard[0] + 1))
        )
        goal = len(share)
        if precision is not None and len(rows):
            likely = games_needed(1 / seats, precision)
            goal = max(goal, likely)

        def keep(noted: Noted, goal: int = goal) -> None:
            rows.add(noted)
            watch(len(rows), max(goal, len(rows)))
            nonlocal saved
            if time.monotonic() - saved > SAVING:
                saved = time.monotonic()
                save()

        missing = missing_games(rows, share)
        if missing:
            runner.play(missing, keep)
            rows.put_together()
        watch(len(rows), max(goal, len(rows)))
        if precision is None or find_reach(rows) <= precision:
            return
        target = plan_games(rows, precision)


def play_foreseeing(setting: Setting, deals: int, threads: int | None, watch: Progress) -> Any:
    """One who looks ahead among greedy players: shares of wins, by what is known and seeing all."""
    games = deals * setting.seats
    shares = np.zeros((2, games))
    done = 0

    def play(deal: range) -> tuple[range, Any]:
        recorder = Recorder(setting)
        return deal, [recorder.foresee(deal.start, len(deal), sees) for sees in (False, True)]

    def keep(found: tuple[range, Any]) -> None:
        nonlocal done
        deal, won = found
        shares[:, deal.start : deal.stop] = won
        done += len(deal)
        watch(done, games)

    play(range(1))  # has everything compiled before threads start
    work_off(threads or count_cores(), play, cut_ranges([range(games)], setting.seats), keep)
    return shares
