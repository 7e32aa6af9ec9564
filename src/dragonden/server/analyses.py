"""Finished games looked at by a bot: what each decision was worth, by what its seat knew.

Whoever wants an analysis asks for it again and again, and is told what is new. An analysis that
nobody asks about pauses after the next verdict, and goes on when somebody asks: so it outlives a
lost connection and ends with the last reader, without anybody saying so.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

from dragonden.bots.analysis import Choice, Verdict, replay_choices
from dragonden.bots.decision import Candidate
from dragonden.engine.extras import has_compiler, install_command
from dragonden.engine.game import GAMES
from dragonden.engine.words import LANGUAGES
from dragonden.table import acts
from dragonden.table.errors import TableError
from dragonden.table.table import Table

from . import api
from .bot_service import JUDGE
from .problems import RateLimited
from .room import LOG
from .words import get_game_words

if TYPE_CHECKING:
    from .house import House


class Analysis:
    """The verdicts on one game so far."""

    def __init__(self, table: Table, total: int, together: bool) -> None:
        assert table.board
        assert table.result
        self.game = table.game
        self.winners = table.result.winners
        self.total = total
        self.together = together
        self.coming = walk_decisions(table)
        self.choice: Choice | None = None  # the one being judged
        self.verdicts: dict[str, list[api.Verdict]] = {name: [] for name in LANGUAGES}
        self.asked_at = time.monotonic()  # when somebody last did
        self.task: asyncio.Task[None] | None = None  # the last one, which may be over
        self.failed = False  # and nobody has been told yet

    @property
    def is_running(self) -> bool:
        return self.task is not None and not self.task.done()

    @property
    def done(self) -> int:
        return len(self.verdicts[LANGUAGES[0]])

    def add(self, verdict: Verdict) -> None:
        """Keep a verdict, in the words of the game."""
        assert self.choice
        for language, told in self.verdicts.items():
            told.append(describe_verdict(self.choice, verdict, language))
        self.choice = None

    def build_answer(self, language: str, known: int) -> api.Analysis:
        """What somebody does not know yet."""
        return api.Analysis(
            JUDGE,
            self.together,
            self.winners,
            self.total,
            self.done,
            self.verdicts[language][known:],
        )


class Analyses:
    """The analyses that one process has in memory: one a table, the last ones asked for."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.by_table: dict[str, Analysis] = {}
        self.opening = asyncio.Lock()  # one after the other, and one for all who ask at once

    def count_running(self) -> int:
        """How many are going on."""
        return sum(found.is_running for found in self.by_table.values())

    async def ask(self, table: Table, address: str, language: str, known: int) -> api.Analysis:
        """How far the analysis of a table is; it goes on because somebody has asked."""
        require_finished(table)
        found = self.by_table.get(table.id) or await self.open(table, address)
        found.asked_at = time.monotonic()
        self.resume(found, address)
        self.by_table[table.id] = self.by_table.pop(table.id, found)  # it is now forgotten last
        self.forget()
        return found.build_answer(language, known)

    async def open(self, table: Table, address: str) -> Analysis:
        """An analysis that is not in memory; the game is played again to count its decisions."""
        async with self.opening:
            if table.id not in self.by_table:
                self.require_capacity(address)
                self.by_table[table.id] = await asyncio.to_thread(
                    create_analysis, table, self.house.limits.decisions
                )
            return self.by_table[table.id]

    def require_capacity(self, address: str) -> None:
        """Count a beginning; raises if there are too many of them, or too many at work."""
        if self.count_running() >= self.house.limits.analyses_at_work:
            raise TableError("server-analyses-busy")
        if not self.house.analyses_started.take(address):
            raise RateLimited

    def resume(self, found: Analysis, address: str) -> None:
        """Let an analysis go on; if it has failed, tell the one who asked, who may ask again."""
        if found.is_running or found.done == found.total:
            return
        if found.failed:
            found.failed = False
            raise TableError("server-analysis-failed")
        if found.task:  # it has paused
            self.require_capacity(address)
        found.task = self.house.spawn(self.work(found))

    async def work(self, found: Analysis) -> None:
        """Judge decision after decision while somebody wants to know."""
        while found.done < found.total and self.is_wanted(found):
            if found.choice is None:
                found.choice = await asyncio.to_thread(next, found.coming)
            try:
                found.add(await self.house.bots.judge(found.game, found.choice))
            except Exception:
                LOG.exception("A decision could not be judged.")
                found.failed = True
                return

    def is_wanted(self, found: Analysis) -> bool:
        return time.monotonic() - found.asked_at < self.house.limits.analysis_patience

    def forget(self) -> None:
        """Keep only so many; one at work stays until it pauses."""
        for id in [id for id, found in self.by_table.items() if not found.is_running]:
            if len(self.by_table) <= self.house.limits.analyses_kept:
                return
            del self.by_table[id]


def require_finished(table: Table) -> None:
    """Raise unless everything about the game may be told, and can be worked out."""
    if table.status != "over":
        raise TableError("server-no-analysis", kind="forbidden")
    if not has_compiler():
        raise TableError("server-no-compiler", command=install_command("fast"))
    acts.require_replayable(table)


def walk_decisions(table: Table) -> Iterator[Choice]:
    """The decisions of everybody, in their order."""
    assert table.board
    return replay_choices(table.board.match, range(len(table.seats)))


def create_analysis(table: Table, most: int) -> Analysis:
    """An analysis without verdicts, of at most so many decisions."""
    total, first = 0, None
    for choice in walk_decisions(table):
        total, first = total + 1, first or choice
    if first is None:
        raise TableError("server-no-decisions")
    if total > most:
        raise TableError("server-many-decisions", count=total, most=most)
    return Analysis(table, total, table.game.is_cooperative(first.knowledge))


def describe_verdict(choice: Choice, verdict: Verdict, language: str) -> api.Verdict:
    """A verdict as it is told, its moves as the seat that decided saw them."""
    game = GAMES[type(choice.knowledge)]
    words = get_game_words(game, language)
    view = game.view.view(choice.knowledge)

    def move(found: Candidate) -> api.Judged:
        text = words.line(game.describe(game.decode(found.action), view))
        return api.Judged(text, found.chance, found.points)

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
