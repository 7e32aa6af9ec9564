"""What is measured of a server, whichever it is."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from collections.abc import Callable, Sequence

from msgspec import Struct

from .process import Process
from .table import SEATS, Scripted

WARM_UP = 20  # moves at each table before anything is measured
MOST_AT_ONCE = 25  # tables that connect at a time
PATIENCE = 120  # seconds for a run: a table that stands still is a fault, not a figure
SETTLE = 0.5  # seconds for a server to come to rest before it is weighed


class Run(Struct):
    """Many tables played on at the same time."""

    moves: int
    seconds: float
    moves_a_second: float
    moves_a_cpu_second: float
    client_cpu: float  # share of a core that the clients took: near 1, they were the brake
    p50_ms: float  # from sending a move until all four views have come
    p99_ms: float


class Trial(Struct):
    """Everything that was measured of one server."""

    server: str
    tables: int
    at_start_mb: float
    table_kb: float  # memory of one table with its four sockets
    flat_out: Run
    paced: Run  # one move a second at each table
    idle_sockets: int = 0
    idle_mb: float = 0  # the whole server with so many sockets that say nothing


async def joined(make: Callable[[], Scripted], count: int) -> list[Scripted]:
    """New tables with all their clients connected."""
    tables: list[Scripted] = []
    while len(tables) < count:
        some = range(min(MOST_AT_ONCE, count - len(tables)))
        made = await asyncio.gather(*(asyncio.to_thread(make) for _ in some))
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(table.join() for table in made))
        tables += made
    return tables


async def run(
    server: Process, tables: Sequence[Scripted], moves: int, pace: float | None = None
) -> Run:
    """Play on at all tables; at a pace, they begin at different moments."""
    cpu, mine, began = server.cpu(), time.process_time(), time.perf_counter()
    waits = [random.random() * pace if pace else 0.0 for _ in tables]
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(
            *(table.play(moves, pace, wait) for table, wait in zip(tables, waits, strict=True))
        )
    seconds = time.perf_counter() - began
    took = [one for table in tables for one in table.took]
    steps = statistics.quantiles(took, n=100)
    return Run(
        moves=len(took),
        seconds=seconds,
        moves_a_second=len(took) / seconds,
        moves_a_cpu_second=len(took) / (server.cpu() - cpu),
        client_cpu=(time.process_time() - mine) / seconds,
        p50_ms=1000 * steps[49],
        p99_ms=1000 * steps[98],
    )


async def weighed(server: Process) -> float:
    """Megabytes, once the server has come to rest."""
    await asyncio.sleep(SETTLE)
    return server.memory() / 1e6


async def measure(
    name: str,
    server: Process,
    make: Callable[[], Scripted],
    count: int,
    moves: int,
    seconds: int,
    idle: int,
) -> Trial:
    """All that is asked of a server."""
    at_start = await weighed(server)
    tables = await joined(make, count)
    heavier = await weighed(server) - at_start
    await run(server, tables, WARM_UP)
    flat_out = await run(server, tables, moves)
    for table in tables:
        table.close()
    tables = await joined(make, count)
    paced = await run(server, tables, seconds, pace=1.0)
    for table in tables:
        table.close()
    trial = Trial(name, count, at_start, 1000 * heavier / count, flat_out, paced)
    if idle:
        tables = await joined(make, idle // SEATS)
        trial.idle_sockets, trial.idle_mb = SEATS * len(tables), await weighed(server)
        for table in tables:
            table.close()
    return trial
