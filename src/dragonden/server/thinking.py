"""Bots for tables: which there are, and the processes in which they think."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from dragonden.bots import BOTS, LEVELS, Decision
from dragonden.bots.levels import GREEDY
from dragonden.bots.questions import Question, packed
from dragonden.bots.workers import Pool
from dragonden.engine.game import Game
from dragonden.table.refusals import Declines

DEPUTY = "drake"  # plays for people who left or ran out of time
ADVISER = "dragon"  # gives hints
SEARCHERS = {name for name, level in LEVELS.items() if level.effort != GREEDY}


class Thinkers:
    """Processes in which bots think, so that nobody else has to wait for them.

    Those who look ahead have processes apart from those who decide at once.
    """

    def __init__(self, processes: int, warm: bool) -> None:
        self.processes = processes
        self.pools: dict[bool, Pool] = {}
        if warm:
            self.pools[True] = Pool(processes, warm=True)

    def pool(self, searching: bool) -> Pool:
        """The processes for one kind of bot, started when they are first needed."""
        if searching not in self.pools:
            self.pools[searching] = Pool(self.processes if searching else 1)
        return self.pools[searching]

    async def ask(self, game: Game, knowledge: Any, actions: list[int], level: str) -> Decision:
        """What a bot of this level would do, knowing this."""
        seed = secrets.randbits(62)
        question = Question(game.name, packed(knowledge), actions, level, seed)
        return await asyncio.wrap_future(self.pool(level in SEARCHERS).submit(question))

    def close(self) -> None:
        for pool in self.pools.values():
            pool.close()


def known_level(level: str) -> str:
    """A level that there is."""
    if level not in BOTS:
        raise Declines("server-no-level", "senseless", level=level, levels=", ".join(LEVELS))
    return level
