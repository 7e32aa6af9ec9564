"""A four-seat table of scripted clients that play as fast as they can, or at a pace."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod

import httpx

from .wire import Wire

SEATS = 4
BRIEF = httpx.Limits(keepalive_expiry=1)  # before the server closes what is idle


class Scripted(ABC):
    """A table at some server; a move is over when all four clients have seen what it led to."""

    def __init__(self) -> None:
        self.wires: list[Wire] = []
        self.stage = 0  # counts moves, in the server's own numbers
        self.seen = [-1] * SEATS  # the stage that each client has come to
        self.took: list[float] = []  # seconds from sending a move to the last of four views
        self.sent = 0.0
        self.left = 0
        self.pace: float | None = None
        self.over = False  # the game
        self.closed = False
        self.finished: asyncio.Future[None]

    @abstractmethod
    async def join(self) -> None:
        """Connect all four clients and wait until each has seen the beginning."""

    @abstractmethod
    def move(self) -> None:
        """Let the client whose turn it is make a move."""

    def close(self) -> None:
        self.closed = True
        for wire in self.wires:
            wire.close()

    # -- playing ---------------------------------------------------------------------------------

    async def play(self, moves: int, pace: float | None = None, wait: float = 0) -> None:
        """Make so many moves, one every `pace` seconds or one after another."""
        await asyncio.sleep(wait)
        self.left, self.pace, self.took = moves, pace, []
        self.finished = asyncio.get_running_loop().create_future()
        self.send()
        await self.finished

    def send(self) -> None:
        self.sent = time.perf_counter()
        self.move()

    def came(self, seat: int, stage: int) -> None:
        """A client has got a view."""
        self.seen[seat] = stage
        if stage > self.stage and min(self.seen) == stage:
            self.stage = stage
            if self.left:
                self.moved()

    def moved(self) -> None:
        """A move has been seen by all."""
        took = time.perf_counter() - self.sent
        self.took.append(took)
        self.left -= 1
        if not self.left or self.over:
            self.left = 0
            self.finished.set_result(None)
        elif self.pace is None:
            self.send()
        else:
            asyncio.get_running_loop().call_later(max(0.0, self.pace - took), self.send)

    async def beginning(self) -> None:
        """Wait until all clients have seen something."""
        while min(self.seen) < 0:
            await asyncio.sleep(0.005)
        self.stage = max(self.seen)
