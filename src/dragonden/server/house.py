"""All tables that one process has in memory, and the tasks that belong to them."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections import Counter
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

from dragonden.engine.backends import INTERPRETED
from dragonden.engine.game import Game
from dragonden.engine.lessons import Lesson
from dragonden.engine.match import Match
from dragonden.engine.options import complete_options
from dragonden.games import find_game
from dragonden.table import acts, events
from dragonden.table.errors import TableError
from dragonden.table.events import AnyEvent, Row
from dragonden.table.presence import PresenceReport
from dragonden.table.store import Store
from dragonden.table.summary import summarize_table
from dragonden.table.table import Table
from dragonden.table.writer import StoreError

from . import api
from .analyses import Analyses
from .bot_service import DEPUTY, BotService
from .buckets import Buckets
from .guests import Guests
from .metrics import Metrics
from .room import LOG, Room, now_ms
from .settings import Settings, load_secret

if TYPE_CHECKING:
    from dragonden.table.listener import Listener

T = TypeVar("T")
Sitter = api.Me | api.Open | api.Bot


class House:
    """What the parts of a server share."""

    def __init__(self, settings: Settings, bots: BotService | None = None) -> None:
        self.settings = settings
        self.limits = settings.limits
        self.guests = Guests(load_secret(settings))
        self.store = Store(settings.database, self.limits.store_delay, settings.durable)
        self.bots = bots or BotService(
            settings.bot_processes, settings.warm, self.limits, settings.bots
        )
        self.metrics = Metrics()
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.listener: Listener | None = None
        self.sockets: Counter[str] = Counter()  # by address
        self.requests = self.create_buckets(self.limits.requests, self.limits.requests_at_once)
        self.tables = self.create_buckets(self.limits.tables, self.limits.tables_at_once)
        self.replays = self.create_buckets(self.limits.replays, self.limits.replays_at_once)
        self.hints = self.create_buckets(self.limits.hints, self.limits.hints_at_once)
        self.analyses_started = self.create_buckets(
            self.limits.analyses, self.limits.analyses_at_once
        )
        self.analyses = Analyses(self)
        self.metrics.gauges["tables"] = "Tables in memory.", lambda: len(self.rooms)
        self.metrics.gauges["sockets"] = "Open sockets.", self.sockets.total
        self.metrics.gauges["analyses"] = "Analyses at work.", self.analyses.count_running
        self.metrics.gauges["bot_failures"] = (
            "Decisions that bots of other packages failed to make.",
            self.bots.failures.total,
        )
        self.metrics.gauges["tasks"] = "Tasks at work.", lambda: len(asyncio.all_tasks())

    def create_buckets(self, rate: float, size: float) -> Buckets:
        return Buckets(rate, size, self.limits.addresses)

    # -- tasks -----------------------------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a task that is cancelled when the house closes."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def open(self) -> None:
        """Resume what was going on when the server last stopped."""
        loop = asyncio.get_running_loop()
        self.store.use_loop(loop)
        if self.store.shared:
            from dragonden.table.listener import Listener  # and with it PostgreSQL's library

            self.listener = Listener(
                self.store,
                lambda table, ply: call_in_loop(loop, self.handle_news, table, ply),
                lambda: call_in_loop(loop, self.handle_gap),
            )
        self.spawn(self.sweep())

    async def close(self) -> None:
        """Stop all tasks and store what is left."""
        while tasks := list(self.tasks):
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if self.listener:
            await asyncio.to_thread(self.listener.close)
        for room in self.rooms.values():
            room.save_snapshot()
        await asyncio.to_thread(self.store.close)
        self.bots.close()

    async def sweep(self) -> None:
        """Regularly close idle tables and look after those that need this process."""
        behind = True  # the last server may have left some behind
        while True:
            try:
                await self.care_for_tables(behind)
                behind = self.store.shared
            except Exception as error:  # the database may be away for a while
                LOG.warning("Could not look after the tables: %s", error)
            self.close_idle()
            await asyncio.sleep(self.limits.sweep)

    async def care_for_tables(self, behind: bool) -> None:
        """Open tables where a bot or a clock is due and no process takes care of it."""
        now = now_ms()
        until = now + self.lease
        if self.store.shared:
            await asyncio.to_thread(self.store.release_dead_claims, now)
        for id in await asyncio.to_thread(self.store.claim_due, now, until, behind):
            room = await self.get_room(id)
            room.changed.set()
        if self.store.shared:
            await asyncio.to_thread(self.store.renew_presence, now)
            await self.update_all_presence()
            for id, ply in await asyncio.to_thread(self.store.load_plies, list(self.rooms)):
                self.handle_news(id, ply)  # the notifying connection may be dead unnoticed

    def close_idle(self) -> None:
        """Close tables that nobody looks at and that have nothing to do."""
        old = time.monotonic() - self.limits.idle
        for id, room in list(self.rooms.items()):
            needed = room.connections or room.runner or room.lock.locked()
            if not needed and room.used < old:
                room.save_snapshot()
                del self.rooms[id]

    # -- other processes -------------------------------------------------------------------------

    def handle_news(self, table: str, ply: int) -> None:
        """Another process, or this one, has stored something about a table."""
        room = self.rooms.get(table)
        if room and ply > room.table.ply:
            self.spawn(self.run_quietly(room.refresh(ply)))
        elif room and ply == 0:
            self.spawn(self.run_quietly(self.update_presence(room)))

    def handle_gap(self) -> None:
        """News may have been lost: look at every table."""
        for room in self.rooms.values():
            self.spawn(self.run_quietly(room.refresh()))

    async def update_presence(self, room: Room) -> None:
        """Load who is connected to a table at other processes."""
        room.update_presence(
            await asyncio.to_thread(self.store.load_presence, now_ms(), room.table.id)
        )

    async def update_all_presence(self) -> None:
        """Load who is connected anywhere at other living processes."""
        by_table: dict[str, list[PresenceReport]] = {}
        for told in await asyncio.to_thread(self.store.load_presence, now_ms()):
            by_table.setdefault(told.table, []).append(told)
        for id, room in self.rooms.items():
            room.update_presence(by_table.get(id, []))

    async def run_quietly(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that is tried again later if it fails; log the failure."""
        try:
            await work
        except StoreError as error:
            LOG.warning("Could not read what others have stored: %s", error)

    # -- tables ----------------------------------------------------------------------------------

    async def get_room(self, id: str) -> Room:
        """Return the room of a table, from memory or from the store."""
        if id in self.rooms:
            return self.rooms[id]
        if id not in self.opening:
            self.opening[id] = self.spawn(self.load_room(id))
            self.opening[id].add_done_callback(lambda task: self.finish_opening(id, task))
        return await asyncio.shield(self.opening[id])

    def finish_opening(self, id: str, task: asyncio.Task[Room]) -> None:
        """Clean up after opening a table; perhaps nobody waits for the result any more."""
        del self.opening[id]
        if not task.cancelled():
            task.exception()

    async def load_room(self, id: str) -> Room:
        """Open a table from the store."""
        rows = await asyncio.to_thread(self.store.load_rows, id)
        if not rows:
            raise TableError("server-no-table", kind="not_found")
        snapshot = await asyncio.to_thread(self.store.load_snapshot, id)
        if snapshot and snapshot.ply > len(rows):  # another process has stored more in between
            rows += await asyncio.to_thread(self.store.load_rows, id, len(rows))
        table = Table(rows, snapshot, self.limits.events)
        room = self.rooms[id] = Room(self, table)
        if self.store.shared:  # news between reading and now reached nobody here
            await room.refresh()
        self.store.store_later(summarize_table(table))
        return room

    @property
    def lease(self) -> int:
        """Milliseconds for which a process claims a table."""
        return int(1000 * self.limits.lease)

    async def claim(self, id: str) -> bool:
        """Try to become the process that makes a table's own moves."""
        if not self.store.shared:
            return True
        now = now_ms()
        return await asyncio.to_thread(self.store.claim, id, now, now + self.lease)

    async def create_table(self, guest: str, wanted: api.Create) -> Room:
        """Create a table as a guest wants it."""
        self.check_bots(wanted.sitters)
        return await self.add_table(draft_table(guest, wanted, self.limits.events))

    def check_bots(self, sitters: list[Sitter]) -> None:
        """Insist that there are all bots that somebody wants."""
        for sitter in sitters:
            if isinstance(sitter, api.Bot):
                self.bots.check_level(sitter.level)

    async def create_lesson(self, guest: str, game: Game, lesson: Lesson, name: str) -> Room:
        """Create a lesson: the learner's seat, and bots that follow its script."""
        options = complete_options(game.options, lesson.options)
        sitters: list[Sitter] = [api.Bot(DEPUTY)] * int(options["players"])
        sitters[lesson.seat] = api.Me(name)
        created = events.Created(
            game.name, options, game.version, lesson.seed, False, None, True, lesson
        )
        return await self.add_table(lay_table(guest, created, sitters, self.limits.events))

    async def add_table(self, table: Table) -> Room:
        """Store a new table and open it."""
        await asyncio.wrap_future(self.store.append(table.rows, summarize_table(table)))
        self.rooms[table.id] = Room(self, table)
        return self.rooms[table.id]

    async def create_rematch(self, guest: str, old: Room, wanted: api.Create) -> None:
        """Create the table for a rematch, unless there is one already."""
        new = draft_table(guest, wanted, self.limits.events)
        try:
            await old.do(guest, None, lambda table: acts.rematch(table, guest, new.id), new)
        except TableError:
            if old.table.rematch is None:
                raise


def draft_table(guest: str, wanted: api.Create, most_events: int) -> Table:
    """Draft a table as a guest wants it; it is not stored yet."""
    game = find_game(wanted.game)
    options = {**wanted.options, "players": len(wanted.sitters)}
    match = Match(game, options, None, INTERPRETED)
    created = events.Created(
        game.name,
        match.options,
        game.version,
        match.seed,
        wanted.public,
        wanted.clock,
        wanted.hints,
    )
    if not any(isinstance(sitter, api.Me) for sitter in wanted.sitters):
        raise TableError("server-nobody", kind="invalid")
    return lay_table(guest, created, wanted.sitters, most_events)


def lay_table(
    guest: str, created: events.Created, sitters: list[Sitter], most_events: int
) -> Table:
    """Build a new table with those who sit at it from the beginning."""
    id, now = secrets.token_urlsafe(16), now_ms()
    table = Table([Row(id, 1, now, created, guest)], most_events=most_events)
    for seat, sitter in enumerate(sitters):
        for event in draft_seating(table, seat, sitter):
            table.fold(Row(id, table.ply + 1, now, event, guest))
    return table


def draft_seating(table: Table, seat: int, sitter: Sitter) -> list[AnyEvent]:
    """Draft the events that fill a seat of a new table."""
    match sitter:
        case api.Me(name):
            return acts.sit(table, name, seat)
        case api.Bot(level):
            return [events.Engaged(seat, level)]
    return []


def call_in_loop(loop: asyncio.AbstractEventLoop, function: Any, *arguments: Any) -> None:
    """Call something in the loop's thread, unless the loop is over."""
    with contextlib.suppress(RuntimeError):
        loop.call_soon_threadsafe(function, *arguments)
