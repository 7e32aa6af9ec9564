"""Somebody who sleeps, and says how late the machine woke them: what no server can help."""

from __future__ import annotations

import asyncio
import select
import signal
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

NAP = 0.005  # seconds


@asynccontextmanager
async def measure_lateness(late: list[float]) -> AsyncIterator[None]:
    """Add to `late`, in the end, by how many seconds each nap in the meantime was too long."""
    pipe = asyncio.subprocess.PIPE
    sleeper = await asyncio.create_subprocess_exec(
        sys.executable, "-m", __name__, stdin=pipe, stdout=pipe
    )
    try:
        yield
    finally:
        received, _ = await sleeper.communicate(b"")
    late += msgspec.json.decode(received, type=list[float])


def sleep() -> None:
    """Nap until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who interrupts the bench closes the input
    late = []
    while True:
        began = time.perf_counter()
        if select.select([sys.stdin], [], [], NAP)[0]:
            break
        late.append(time.perf_counter() - began - NAP)
    print(msgspec.json.encode(late).decode())


if __name__ == "__main__":
    sleep()
