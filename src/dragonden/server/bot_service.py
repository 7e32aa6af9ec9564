"""Bots for tables, and the processes in which they think."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from typing import Any, Literal

from dragonden.bots import BOTS, LEVELS, SEARCHING, Decision
from dragonden.bots.analysis import Choice, Verdict, build_verdict
from dragonden.bots.questions import JudgeQuestion, Question, pack_state
from dragonden.bots.workers import WorkerPool
from dragonden.engine.errors import InputError
from dragonden.engine.game import Game
from dragonden.table.errors import TableError
from dragonden.table.table import Table

from .pace import Pace
from .settings import Limits

DEPUTY = "drake"  # plays for people who left or ran out of time
JUDGE = "dragon"  # looks at finished games
PROMPT = Limits(pace=0)  # where nobody watches

Kind = Literal["quick", "searching", "plugins", "judging"]
LOG = logging.getLogger("dragonden")


class BotService:
    """Runs bots in processes of their own, so that nobody else has to wait for them.

    Bots that search have processes apart from those that decide at once, and so have bots of other
    packages. Analyses of finished games have one more, which yields the processor to bots whose
    turn it is.
    """

    def __init__(
        self,
        processes: int,
        warm: bool,
        limits: Limits = PROMPT,
        plugins: dict[str, str] | None = None,
    ) -> None:
        self.plugins = plugins or {}  # by name, how a worker finds them
        self.failures: Counter[str] = Counter()  # decisions that such bots did not make, by name
        self.processes = processes
        self.limits = limits
        self.pace = Pace()
        self.pools: dict[Kind, WorkerPool] = {}
        if warm:
            self.pools["searching"] = self.create_pool("searching", warm=True)

    def get_pool(self, kind: Kind) -> WorkerPool:
        """Return the processes for one kind of bot; start them when they are first needed."""
        if kind not in self.pools:
            self.pools[kind] = self.create_pool(kind)
        return self.pools[kind]

    def create_pool(self, kind: Kind, warm: bool = False) -> WorkerPool:
        processes = self.processes if kind in ("searching", "plugins") else 1
        limits = {"judging": self.limits.judge_answer, "plugins": self.limits.plugin_answer}
        limit = limits.get(kind, self.limits.bot_answer)
        return WorkerPool(processes, warm=warm, gentle=kind == "judging", limit=limit)

    async def choose_action(self, table: Table, seat: int, level: str) -> int:
        """Let a bot choose an action from what the seat knows, in a natural time."""
        board, game = table.board, table.game
        assert board
        actions, began = board.legal(), time.perf_counter()
        action, usual = actions[0], self.pace.sample(game.name, level)
        if table.lesson:
            if len(actions) > 1:
                answer = table.lesson.find_answer(table.moves)
                action = game.encode(board.match.parse_move(answer))
        elif len(actions) == 1 and usual is not None:
            await asyncio.sleep(usual)
        else:
            action = (await self.decide(game, board.get_knowledge(seat), actions, level)).action
            if len(actions) > 1:
                self.pace.note(game.name, level, time.perf_counter() - began)
        await asyncio.sleep(began + self.limits.pace - time.perf_counter())
        return action

    async def decide(self, game: Game, knowledge: Any, actions: list[int], level: str) -> Decision:
        """Let a bot of this level decide, given this knowledge.

        Where a bot of another package fails, the deputy decides: no table stands still for it.
        """
        if level in BOTS:
            return await self.ask(
                "searching" if level in SEARCHING else "quick", game, knowledge, actions, level
            )
        try:
            if level not in self.plugins:
                raise InputError("It is not offered any more.")
            return await self.ask("plugins", game, knowledge, actions, self.plugins[level])
        except InputError as error:
            self.note_failure(level, error)
        return await self.ask("quick", game, knowledge, actions, DEPUTY)

    async def ask(
        self, kind: Kind, game: Game, knowledge: Any, actions: list[int], player: str
    ) -> Decision:
        """Ask a worker process; an InputError says why there is no answer."""
        seed = secrets.randbits(62)
        question = Question(game.name, pack_state(knowledge), actions, player, seed)
        return await asyncio.wrap_future(self.get_pool(kind).submit(question))

    def note_failure(self, level: str, error: InputError) -> None:
        """Count a decision that a bot did not make; log the first."""
        self.failures[level] += 1
        if self.failures[level] == 1:
            LOG.warning(
                "The bot %s could not decide: %s A %s did. Further failures are counted.",
                level,
                error,
                DEPUTY,
            )

    async def judge(self, game: Game, choice: Choice) -> Verdict:
        """Judge a decision by what its seat knew."""
        question = JudgeQuestion(
            game.name,
            pack_state(choice.knowledge),
            choice.actions,
            JUDGE,
            choice.ply,
            choice.played,
        )
        told = await asyncio.wrap_future(self.get_pool("judging").submit(question))
        return build_verdict(choice, told.played, told.best)

    def close(self) -> None:
        for pool in self.pools.values():
            pool.close()

    def check_level(self, level: str) -> str:
        """Insist that there is such a bot."""
        if level not in BOTS and level not in self.plugins:
            levels = ", ".join([*LEVELS, *self.plugins])
            raise TableError("server-no-level", kind="invalid", level=level, levels=levels)
        return level
