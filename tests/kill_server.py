"""Kill the server again and again while people play; no acknowledged move may be lost.

`python -m tests.kill_server --times 300` uses SQLite, `--postgres` uses PostgreSQL. There,
`--processes 2` starts two servers: one is killed while the other goes on. `scripts/prove` runs all
three.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from dragonden.table.store import Store

from . import postgres
from .load_clients import LoadClients
from .server_process import ServerProcess

MOST = 30  # moves between two kills
TOO_EARLY = 0.1  # how often it is killed within the first second, while it starts


async def kill_repeatedly(
    servers: list[ServerProcess], times: int, most: int, seed: int
) -> LoadClients:
    """Let clients play while servers die so often; in the end all play on and are answered."""
    luck, clients = random.Random(seed), LoadClients([server.url for server in servers], seed)
    clients.start()
    for number in range(times):
        if number and luck.random() < TOO_EARLY:
            await asyncio.sleep(luck.random())
        else:
            enough = clients.count_acknowledged() + luck.randint(1, most)
            await clients.wait_until(
                lambda: all_alive(servers) and clients.count_acknowledged() >= enough  # noqa: B023
            )
        server = luck.choice(servers)
        await asyncio.to_thread(server.kill)
        server.start()
        if number % 5 == 4:
            print(
                f"{number + 1} kills, {clients.count_acknowledged()} moves acknowledged", flush=True
            )
    await clients.wait_for_progress()
    await clients.stop()
    return clients


def all_alive(servers: list[ServerProcess]) -> bool:
    return all(server.check_alive() for server in servers)


def kill_and_audit(
    data: Path,
    database: str | None,
    times: int,
    most: int = MOST,
    seed: int = 1,
    processes: int = 1,
) -> dict[str, int]:
    """Kill, and audit what is left."""
    servers = [ServerProcess(data, database) for _ in range(processes)]
    try:
        clients = asyncio.run(kill_repeatedly(servers, times, most, seed))
        for server in servers:
            server.wait()
    finally:
        codes = {server.stop() for server in servers}
    assert codes == {0}, f"a server ended with one of {codes}"
    store = Store(servers[0].database)
    try:
        return clients.audit(store)
    finally:
        store.close()


@contextlib.contextmanager
def database(wanted: bool) -> Iterator[str | None]:
    """A PostgreSQL, or None for a file."""
    if not wanted:
        yield None
        return
    with postgres.running() as address:
        yield address


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=300, help="how often the server is killed")
    parser.add_argument("--postgres", action="store_true", help="instead of SQLite")
    parser.add_argument("--processes", type=int, default=1, help="how many serve")
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    began = time.monotonic()
    with database(wish.postgres) as address, tempfile.TemporaryDirectory() as data:
        figures = kill_and_audit(
            Path(data), address, wish.times, seed=wish.seed, processes=wish.processes
        )
    summary = ", ".join(f"{number} {name}" for name, number in figures.items())
    seconds = time.monotonic() - began
    print(f"{wish.times} kills in {seconds:.0f} s: {summary}; none lost, none twice.")
    print(f"proved: {wish.times} kills, {figures['acknowledged']} moves acknowledged")


if __name__ == "__main__":
    main()
