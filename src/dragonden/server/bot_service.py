"""Bots for tables, and the processes in which they think."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Literal

from dragonden.bots import BOTS, LEVELS, Decision
from dragonden.bots.analysis import Choice, Verdict, build_verdict
from dragonden.bots.players import find_kind
from dragonden.bots.questions import JudgeQuestion, Question, pack_state
from dragonden.bots.workers import Busy, TookTooLong, WorkerPool
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
        self.late: Counter[str] = Counter()  # answers in a row that such a bot owes, by name
        self.resting: dict[str, float] = {}  # until when such a bot is not asked, by name
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
        share = min(self.limits.thinking, max(1, processes - 1))  # one is left to others
        return WorkerPool(processes, warm=warm, gentle=kind == "judging", limit=limit, share=share)

    async def choose_action(self, table: Table, seat: int, level: str, owner: str = "") -> int:
        """Let a bot choose an action from what the seat knows, in a natural time.

        All that is asked for one owner waits in turn with what others ask.
        """
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
            known = board.get_knowledge(seat)
            action = (await self.decide(game, known, actions, level, owner)).action
            if len(actions) > 1:
                self.pace.note(game.name, level, time.perf_counter() - began)
        await asyncio.sleep(began + self.limits.pace - time.perf_counter())
        return action

    async def decide(
        self, game: Game, knowledge: Any, actions: list[int], level: str, owner: str = ""
    ) -> Decision:
        """Let a bot of this level decide, given this knowledge.

        Where a bot of another package fails, or one that has not learnt this game is asked, the
        deputy decides: no table stands still for it.
        """

        def ask(kind: Kind, player: str) -> asyncio.Future[Decision]:
            seed = secrets.randbits(62)
            question = Question(game.name, pack_state(knowledge), actions, player, seed)
            return asyncio.wrap_future(self.get_pool(kind).submit(question, owner))

        try:
            if level in BOTS:
                return await ask("searching" if find_kind(level).searches else "quick", level)
            return await self.ask_plugin(level, ask)
        except Busy:
            raise
        except InputError as error:
            self.note_failure(level, error)
        return await ask("quick", DEPUTY)

    async def ask_plugin(
        self, level: str, ask: Callable[[Kind, str], asyncio.Future[Decision]]
    ) -> Decision:
        """Ask a bot of another package; one that has hung several times in a row is left alone."""
        if level not in self.plugins:
            raise InputError("It is not offered any more.")
        if self.resting.get(level, 0) > time.monotonic():
            raise InputError("It took too long, several times in a row.")
        try:
            decision = await ask("plugins", self.plugins[level])
        except TookTooLong:
            self.late[level] += 1
            if self.late[level] >= self.limits.plugin_tries:
                self.resting[level] = time.monotonic() + self.limits.plugin_rest
            raise
        self.late[level] = 0
        return decision

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

    async def judge(self, game: Game, choice: Choice, owner: str = "") -> Verdict:
        """Judge a decision by what its seat knew."""
        question = JudgeQuestion(
            game.name,
            pack_state(choice.knowledge),
            choice.actions,
            JUDGE,
            choice.ply,
            choice.played,
        )
        answer = await asyncio.wrap_future(self.get_pool("judging").submit(question, owner))
        return build_verdict(choice, answer.played, answer.best)

    def close(self) -> None:
        for pool in self.pools.values():
            pool.close()

    def check_level(self, level: str) -> str:
        """Insist that there is such a bot."""
        if level not in BOTS and level not in self.plugins:
            levels = ", ".join([*LEVELS, *self.plugins])
            raise TableError("server-no-level", kind="invalid", level=level, levels=levels)
        return level
