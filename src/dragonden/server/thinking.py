"""Bots for tables: which there are, and where they think."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from dragonden.bots import BOTS, bot
from dragonden.engine.game import Game
from dragonden.table.refusals import Declines

LEVELS = tuple(BOTS)  # weakest first
DEPUTY = "greedy"  # plays for people who left or ran out of time
ADVISER = "greedy"  # gives hints


class Thought(NamedTuple):
    """What a bot has decided, and why if it tells."""

    action: int
    explanation: Any


class Thinkers:
    """Where bots think, so that nobody else has to wait for them."""

    def __init__(self, processes: int) -> None:
        self.pool = ThreadPoolExecutor(processes)

    async def ask(self, game: Game, knowledge: Any, actions: list[int], level: str) -> Thought:
        """What a bot of this level would do, knowing this."""
        loop = asyncio.get_running_loop()
        player = bot(level)
        action = await loop.run_in_executor(self.pool, player.choose, knowledge, actions)
        return Thought(action, None)

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)


def known_level(level: str) -> str:
    """A level that there is."""
    if level not in LEVELS:
        raise Declines("server-no-level", "senseless", level=level, levels=", ".join(LEVELS))
    return level
