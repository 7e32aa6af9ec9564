"""A bot analyses finished games: what each decision was worth, given what its seat knew.

A client polls for an analysis and gets what is new. An analysis that nobody polls pauses after the
next verdict and resumes when somebody asks. So it survives a lost connection and ends with its last
reader.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from dragonden.bots.analysis import Choice, Verdict, replay_choices
from dragonden.bots.decision import Candidate
from dragonden.engine.extras import has_compiler, install_command
from dragonden.engine.game import GAMES
from dragonden.table import acts
from dragonden.table.errors import TableError
from dragonden.table.table import Table

from . import api
from .bot_service import JUDGE
from .problems import RateLimited
from .room import LOG

if TYPE_CHECKING:
    from .house import House


class Analysis:
    """The verdicts on one game so far."""

    def __init__(self, table: Table, total: int, together: bool) -> None:
        self.address = ""  # for whom it works
        assert table.board
        assert table.result
        self.game = table.game
        self.winners = table.result.winners
        self.total = total
        self.together = together
        self.coming = walk_decisions(table)
        self.choice: Choice | None = None  # the one being judged
        self.verdicts: list[api.Verdict] = []
        self.asked_at = time.monotonic()  # when somebody last asked
        self.task: asyncio.Task[None] | None = None  # the last task, which may be over
        self.failed = False  # and nobody has been told so yet

    @property
    def is_running(self) -> bool:
        return self.task is not None and not self.task.done()

    @property
    def done(self) -> int:
        return len(self.verdicts)

    def add(self, verdict: Verdict) -> None:
        """Add a verdict."""
        assert self.choice
        self.verdicts.append(describe_verdict(self.choice, verdict))
        self.choice = None

    def build_answer(self, known: int) -> api.Analysis:
        """Build the answer for somebody who knows this many verdicts."""
        return api.Analysis(
            JUDGE,
            self.together,
            self.winners,
            self.total,
            self.done,
            self.verdicts[known:],
        )


class Analyses:
    """The analyses that one process has in memory: one a table, the last ones asked for."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.by_table: dict[str, Analysis] = {}
        self.opening = asyncio.Lock()  # one at a time, shared by all who ask at once

    def count_running(self) -> int:
        """Count the analyses that are running."""
        return sum(found.is_running for found in self.by_table.values())

    async def ask(self, table: Table, address: str, known: int) -> api.Analysis:
        """Return the state of a table's analysis; start or resume it."""
        require_finished(table)
        found = self.by_table.get(table.id) or await self.open(table, address)
        found.asked_at = time.monotonic()
        self.resume(found, address)
        self.by_table[table.id] = self.by_table.pop(
            table.id, found
        )  # move it to the end: it is forgotten last
        self.forget()
        return found.build_answer(known)

    async def open(self, table: Table, address: str) -> Analysis:
        """Create an analysis that is not in memory; replaying the game counts its decisions."""
        async with self.opening:
            if table.id not in self.by_table:
                self.require_capacity(address)
                self.by_table[table.id] = await asyncio.to_thread(
                    create_analysis, table, self.house.limits.decisions
                )
            return self.by_table[table.id]

    def require_capacity(self, address: str) -> None:
        """Count one more start; raise if there are too many of them, or too many running."""
        running = [found.address for found in self.by_table.values() if found.is_running]
        if len(running) >= self.house.limits.analyses_at_work:
            raise TableError("server-analyses-busy")
        if running.count(address) >= self.house.limits.address_analyses:
            raise RateLimited
        if not self.house.analyses_started.take(address):
            raise RateLimited

    def resume(self, found: Analysis, address: str) -> None:
        """Let an analysis go on. If it has failed, raise once; the client may ask again."""
        if found.is_running or found.done == found.total:
            return
        if found.failed:
            found.failed = False
            raise TableError("server-analysis-failed")
        if found.task:  # it has paused, and starting again counts
            self.require_capacity(address)
        found.address = address
        found.task = self.house.spawn(self.work(found))

    async def work(self, found: Analysis) -> None:
        """Judge one decision after another while somebody polls."""
        while found.done < found.total and self.is_wanted(found):
            if found.choice is None:
                found.choice = await asyncio.to_thread(next, found.coming)
            try:
                found.add(await self.house.bots.judge(found.game, found.choice, found.address))
            except Exception:
                LOG.exception("A decision could not be judged.")
                found.failed = True
                return

    def is_wanted(self, found: Analysis) -> bool:
        return time.monotonic() - found.asked_at < self.house.limits.analysis_patience

    def forget(self) -> None:
        """Keep only so many analyses; a running one stays until it pauses."""
        for id in [id for id, found in self.by_table.items() if not found.is_running]:
            if len(self.by_table) <= self.house.limits.analyses_kept:
                return
            del self.by_table[id]


def require_finished(table: Table) -> None:
    """Insist that the game is over and can be replayed."""
    if table.status != "over":
        raise TableError("server-no-analysis", kind="forbidden")
    if not has_compiler():
        raise TableError("server-no-compiler", command=install_command("fast"))
    acts.require_replayable(table)


def walk_decisions(table: Table) -> Iterator[Choice]:
    """The decisions of all seats, in order."""
    assert table.board
    return replay_choices(table.board.match, range(len(table.seats)))


def create_analysis(table: Table, most: int) -> Analysis:
    """Create an analysis without verdicts, of at most so many decisions."""
    total, first = 0, None
    for choice in walk_decisions(table):
        total, first = total + 1, first or choice
    if first is None:
        raise TableError("server-no-decisions")
    if total > most:
        raise TableError("server-many-decisions", count=total, most=most)
    return Analysis(table, total, table.game.is_cooperative(first.knowledge))


def describe_verdict(choice: Choice, verdict: Verdict) -> api.Verdict:
    """Describe a verdict; its moves as the deciding seat saw them."""
    game = GAMES[type(choice.knowledge)]
    view = game.view.build_view(choice.knowledge)

    def move(found: Candidate) -> api.Judged:
        decoded = game.decode(found.action)
        line = game.describe(decoded, view)
        return api.Judged(msgspec.to_builtins(decoded), line, found.chance, found.points)

    return api.Verdict(
        verdict.ply,
        verdict.seat,
        verdict.offered,
        verdict.played.action == verdict.best.action,
        move(verdict.played),
        move(verdict.best),
        verdict.chance_lost,
        verdict.points_lost,
    )
