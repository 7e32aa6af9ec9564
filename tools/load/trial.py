"""What is measured of servers, side by side: each in turn for a moment, so that a machine that is
busy with other things slows them all alike.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import math
import random
import statistics
import time
from collections.abc import Callable, Iterator
from typing import Protocol

from msgspec import Struct

from .process import Process
from .sleeper import measure_lateness
from .table import SEATS, Scripted

WARM_UP = 20  # moves at each table before anything is measured
ROUNDS = 5  # turns that each server has
MOST_AT_ONCE = 25  # tables that connect at a time
SETTLE = 0.5  # seconds for a server to come to rest before it is weighed
PATIENCE = 300  # seconds for a round: a table that stands still is a fault, not a figure


class Plan(Struct):
    """How much is asked of each server."""

    tables: int
    moves: int  # at each table, flat out
    seconds: int  # of one move a second at each table
    idle: int  # sockets that say nothing


class Run(Struct):
    """Many tables played on at the same time."""

    moves: int = 0
    seconds: float = 0
    cpu: float = 0  # seconds, of the server
    client_cpu: float = 0
    took: list[float] = []  # seconds from sending a move until all four views have come
    late: list[float] = []  # seconds by which the machine woke a sleeper too late

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    @property
    def per_cpu(self) -> float:
        return self.moves / self.cpu if self.cpu else math.nan  # too little to be measured

    def percentile(self, n: int) -> float:
        """Milliseconds that n of a hundred moves do not exceed."""
        return percentile(self.took, n)

    def lateness(self) -> float:
        """Milliseconds that 99 of a hundred naps beside the moves were not too long by."""
        return percentile(self.late, 99)


def percentile(seconds: list[float], n: int) -> float:
    """Milliseconds that n of a hundred do not exceed."""
    return 1000 * statistics.quantiles(seconds, n=100)[n - 1] if seconds else math.nan


@contextlib.contextmanager
def without_collector() -> Iterator[None]:
    """Look for no garbage of the clients meanwhile: a move would seem to take as long as that."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


class Bots(Protocol):
    """Bots of a server who look ahead and play by themselves, between beginning and end."""

    async def begin(self) -> None: ...

    async def end(self) -> None: ...


class Trial:
    """One server, and what was found."""

    def __init__(
        self,
        name: str,
        server: Process,
        make: Callable[[], Scripted],
        bots: Bots | None = None,
    ) -> None:
        self.name, self.server, self.make = name, server, make
        self.bots = bots
        self.tables: list[Scripted] = []
        self.at_start = 0.0  # megabytes
        self.table = 0.0  # kilobytes of a table with its four sockets
        self.flat_out, self.paced, self.beside = Run(), Run(), Run()
        self.idle = 0.0  # megabytes of the whole server with so many idle sockets

    async def join(self, count: int) -> None:
        """Set up tables and connect all their clients."""
        while len(self.tables) < count:
            some = range(min(MOST_AT_ONCE, count - len(self.tables)))
            async with asyncio.timeout(PATIENCE):
                made = await asyncio.gather(*(asyncio.to_thread(self.make) for _ in some))
                await asyncio.gather(*(table.join() for table in made))
            self.tables += made

    async def replace_finished(self) -> None:
        """Set up new tables in place of those whose game is over."""
        count = len(self.tables)
        for table in self.tables:
            if table.over:
                table.close()
        self.tables = [table for table in self.tables if not table.over]
        await self.join(count)

    def leave(self) -> None:
        """Disconnect everybody."""
        for table in self.tables:
            table.close()
        self.tables = []

    async def weight(self) -> float:
        """Megabytes, once the server has come to rest."""
        await asyncio.sleep(SETTLE)
        return self.server.memory() / 1e6

    async def rest(self) -> None:
        """Wait until nobody thinks any more: a thought is thought to its end."""
        async with asyncio.timeout(PATIENCE):
            before = -math.inf
            while self.server.cpu() - before > SETTLE / 5:
                before = self.server.cpu()
                await asyncio.sleep(SETTLE)

    async def play(self, run: Run, moves: int, pace: float | None = None) -> None:
        """Play on at all tables; at a pace, they begin at different moments.

        Where a game is over, a new table is set up before.
        """
        await self.replace_finished()
        with without_collector():
            await self.play_measured(run, moves, pace)
        took = [one for table in self.tables for one in table.took]
        run.moves += len(took)
        run.took += took

    async def play_measured(self, run: Run, moves: int, pace: float | None) -> None:
        async with asyncio.timeout(PATIENCE), measure_lateness(run.late):
            cpu, mine, began = self.server.cpu(), time.process_time(), time.perf_counter()
            waits = [random.random() * pace if pace else 0.0 for _ in self.tables]
            playing = zip(self.tables, waits, strict=True)
            await asyncio.gather(*(table.play(moves, pace, wait) for table, wait in playing))
            run.seconds += time.perf_counter() - began
            run.cpu += self.server.cpu() - cpu
            run.client_cpu += time.process_time() - mine


async def measure(trials: list[Trial], plan: Plan) -> None:
    """Everything, of all servers."""
    for trial in trials:
        trial.at_start = await trial.weight()
        await trial.join(plan.tables)
        trial.table = 1000 * (await trial.weight() - trial.at_start) / plan.tables
        await trial.play(Run(), WARM_UP)
    for _ in range(ROUNDS):
        for trial in trials:
            await trial.play(trial.flat_out, plan.moves // ROUNDS)
    for trial in trials:
        trial.leave()
        if plan.idle:
            await trial.join(plan.idle // SEATS)
            trial.idle = await trial.weight()
            trial.leave()
        await trial.join(plan.tables)
    for _ in range(ROUNDS):
        for trial in trials:
            await trial.play(trial.paced, plan.seconds // ROUNDS, pace=1.0)
            if trial.bots:
                await trial.bots.begin()
                await trial.play(trial.beside, plan.seconds // ROUNDS, pace=1.0)
                await trial.bots.end()
                await trial.rest()
    for trial in trials:
        trial.leave()
