"""Kill the server again and again while people play; nothing acknowledged may be lost.

`python -m tests.kills --times 300`, on SQLite; `--postgres` for PostgreSQL, where `--processes 2`
lets two serve, of which one is killed while the other goes on. `scripts/prove` does all three.
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
from .crowd import Crowd
from .process import Server

MOST = 30  # moves between two kills
TOO_EARLY = 0.1  # how often it is killed within the first second, while it starts


async def killed_again_and_again(servers: list[Server], times: int, most: int, seed: int) -> Crowd:
    """Let a crowd play while servers die so often; in the end all play on and are answered."""
    luck, crowd = random.Random(seed), Crowd([server.url for server in servers], seed)
    crowd.start()
    for number in range(times):
        if number and luck.random() < TOO_EARLY:
            await asyncio.sleep(luck.random())
        else:
            enough = crowd.acknowledged() + luck.randint(1, most)
            await crowd.until(lambda: live(servers) and crowd.acknowledged() >= enough)  # noqa: B023
        server = luck.choice(servers)
        await asyncio.to_thread(server.kill)
        server.start()
        if number % 5 == 4:
            print(f"{number + 1} kills, {crowd.acknowledged()} moves acknowledged", flush=True)
    await crowd.goes_on()
    await crowd.rest()
    return crowd


def live(servers: list[Server]) -> bool:
    return all(server.alive() for server in servers)


def prove(
    data: Path,
    database: str | None,
    times: int,
    most: int = MOST,
    seed: int = 1,
    processes: int = 1,
) -> dict[str, int]:
    """Kill, and audit what is left."""
    servers = [Server(data, database) for _ in range(processes)]
    try:
        crowd = asyncio.run(killed_again_and_again(servers, times, most, seed))
        for server in servers:
            server.wait()
    finally:
        codes = {server.stop() for server in servers}
    assert codes == {0}, f"a server ended with one of {codes}"
    store = Store(servers[0].database)
    try:
        return crowd.audit(store)
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
        figures = prove(Path(data), address, wish.times, seed=wish.seed, processes=wish.processes)
    told = ", ".join(f"{number} {name}" for name, number in figures.items())
    seconds = time.monotonic() - began
    print(f"{wish.times} kills in {seconds:.0f} s: {told}; none lost, none twice.")
    print(f"proved: {wish.times} kills, {figures['acknowledged']} moves acknowledged")


if __name__ == "__main__":
    main()
