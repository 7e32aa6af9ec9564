"""All tables that one process has in memory, and the tasks that belong to them."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections import Counter
from collections.abc import Coroutine
from typing import Any, TypeVar

from dragonden.engine.backends import INTERPRETED
from dragonden.engine.game import Game
from dragonden.engine.lessons import Lesson
from dragonden.engine.match import Match
from dragonden.engine.options import complete_options
from dragonden.games import find
from dragonden.table import acts, events
from dragonden.table.attendance import Attendance
from dragonden.table.events import AnyEvent, Row
from dragonden.table.listener import Listener
from dragonden.table.refusals import Declines
from dragonden.table.store import Store
from dragonden.table.summary import summary_of
from dragonden.table.table import Table
from dragonden.table.writer import Unstored

from . import api
from .analyses import Analyses
from .buckets import Buckets
from .guests import Guests
from .metrics import Metrics
from .room import LOG, Room, now_ms
from .settings import Settings, secret_of
from .thinking import DEPUTY, Thinkers, known_level

T = TypeVar("T")
Sitter = api.Me | api.Open | api.Bot


class Hall:
    """What the parts of a server share."""

    def __init__(self, settings: Settings, thinkers: Thinkers | None = None) -> None:
        self.settings = settings
        self.limits = settings.limits
        self.guests = Guests(secret_of(settings))
        self.store = Store(settings.database, self.limits.soon, settings.durable)
        self.thinkers = thinkers or Thinkers(settings.thinkers, settings.warm, self.limits.pace)
        self.metrics = Metrics()
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.listener: Listener | None = None
        self.sockets: Counter[str] = Counter()  # by address
        self.requests = self.buckets(self.limits.requests, self.limits.requests_at_once)
        self.tables = self.buckets(self.limits.tables, self.limits.tables_at_once)
        self.replays = self.buckets(self.limits.replays, self.limits.replays_at_once)
        self.hints = self.buckets(self.limits.hints, self.limits.hints_at_once)
        self.analyses_begun = self.buckets(self.limits.analyses, self.limits.analyses_at_once)
        self.analyses = Analyses(self)
        self.metrics.gauges["tables"] = "Tables in memory.", lambda: len(self.rooms)
        self.metrics.gauges["sockets"] = "Open sockets.", self.sockets.total
        self.metrics.gauges["analyses"] = "Analyses at work.", self.analyses.at_work
        self.metrics.gauges["tasks"] = "Tasks at work.", lambda: len(asyncio.all_tasks())

    def buckets(self, rate: float, size: float) -> Buckets:
        return Buckets(rate, size, self.limits.addresses)

    # -- tasks -----------------------------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a task that ends with the hall at the latest."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def open(self) -> None:
        """Take up what was going on when the server last stopped."""
        loop = asyncio.get_running_loop()
        self.store.answer_in(loop)
        if self.store.shared:
            self.listener = Listener(
                self.store,
                lambda table, ply: call(loop, self.heard, table, ply),
                lambda: call(loop, self.missed),
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
            room.keep()
        await asyncio.to_thread(self.store.close)
        self.thinkers.close()

    async def sweep(self) -> None:
        """Now and then close tables that nobody needs, and open those that need us."""
        behind = True  # at the start there may be some that the last server left so
        while True:
            try:
                await self.care(behind)
                behind = self.store.shared
            except Exception as error:  # the database may be away for a while
                LOG.warning("Could not look after the tables: %s", error)
            self.close_idle()
            await asyncio.sleep(self.limits.sweep)

    async def care(self, behind: bool) -> None:
        """Look after tables where bots or clocks wait and nobody sees to it."""
        now = now_ms()
        until = now + self.lease
        if self.store.shared:
            await asyncio.to_thread(self.store.bury, now)
        for id in await asyncio.to_thread(self.store.claim_due, now, until, behind):
            room = await self.room(id)
            room.changed.set()
        if self.store.shared:
            await asyncio.to_thread(self.store.renew, now)
            await self.hear_all()
            for id, ply in await asyncio.to_thread(self.store.plies, list(self.rooms)):
                self.heard(id, ply)  # a connection can be dead long before anybody notices

    def close_idle(self) -> None:
        """Forget tables that nobody looks at and where nothing is to be done."""
        old = time.monotonic() - self.limits.idle
        for id, room in list(self.rooms.items()):
            needed = room.connections or room.runner or room.lock.locked()
            if not needed and room.used < old:
                room.keep()
                del self.rooms[id]

    # -- other processes -------------------------------------------------------------------------

    def heard(self, table: str, ply: int) -> None:
        """Another process, or this one, has stored something about a table."""
        room = self.rooms.get(table)
        if room and ply > room.table.ply:
            self.spawn(self.quietly(room.look(ply)))
        elif room and ply == 0:
            self.spawn(self.quietly(self.hear_one(room)))

    def missed(self) -> None:
        """News may have been lost: look at every table."""
        for room in self.rooms.values():
            self.spawn(self.quietly(room.look()))

    async def hear_one(self, room: Room) -> None:
        """Ask whom other processes see at a table."""
        room.hear(await asyncio.to_thread(self.store.others, now_ms(), room.table.id))

    async def hear_all(self) -> None:
        """Ask whom other processes see anywhere; one that died sees nobody."""
        by_table: dict[str, list[Attendance]] = {}
        for told in await asyncio.to_thread(self.store.others, now_ms()):
            by_table.setdefault(told.table, []).append(told)
        for id, room in self.rooms.items():
            room.hear(by_table.get(id, []))

    async def quietly(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that is done again if it fails."""
        try:
            await work
        except Unstored as error:
            LOG.warning("Could not read what others have stored: %s", error)

    # -- tables ----------------------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        """The table with this id, from memory or from the store."""
        if id in self.rooms:
            return self.rooms[id]
        if id not in self.opening:
            self.opening[id] = self.spawn(self.load(id))
            self.opening[id].add_done_callback(lambda task: self.opened(id, task))
        return await asyncio.shield(self.opening[id])

    def opened(self, id: str, task: asyncio.Task[Room]) -> None:
        """A table is open, or cannot be; somebody may have stopped waiting for it."""
        del self.opening[id]
        if not task.cancelled():
            task.exception()

    async def load(self, id: str) -> Room:
        """Open a table from the store."""
        rows = await asyncio.to_thread(self.store.rows, id)
        if not rows:
            raise Declines("server-no-table", "absent")
        snapshot = await asyncio.to_thread(self.store.snapshot, id)
        if snapshot and snapshot.ply > len(rows):  # another process has stored more in between
            rows += await asyncio.to_thread(self.store.rows, id, len(rows))
        table = Table(rows, snapshot, self.limits.events)
        room = self.rooms[id] = Room(self, table)
        if self.store.shared:  # what came between reading and now was told to nobody here
            await room.look()
        self.store.soon(summary_of(table))
        return room

    @property
    def lease(self) -> int:
        """Milliseconds for which a process claims a table."""
        return int(1000 * self.limits.lease)

    async def claim(self, id: str) -> bool:
        """Whether this process is to do what the table itself has to do."""
        if not self.store.shared:
            return True
        now = now_ms()
        return await asyncio.to_thread(self.store.claim, id, now, now + self.lease)

    async def create(self, guest: str, wish: api.Create) -> Room:
        """Set up a table as somebody wishes."""
        return await self.set_up(drafted(guest, wish, self.limits.events))

    async def teach(self, guest: str, game: Game, lesson: Lesson, name: str) -> Room:
        """Set up a lesson: the learner's seat, and bots that do what its script says."""
        options = complete_options(game.options, lesson.options)
        sitters: list[Sitter] = [api.Bot(DEPUTY)] * int(options["players"])
        sitters[lesson.seat] = api.Me(name)
        made = events.Created(
            game.name, options, game.version, lesson.seed, False, None, True, lesson
        )
        return await self.set_up(laid(guest, made, sitters, self.limits.events))

    async def set_up(self, table: Table) -> Room:
        """Store a new table and open it."""
        await asyncio.wrap_future(self.store.append(table.rows, summary_of(table)))
        self.rooms[table.id] = Room(self, table)
        return self.rooms[table.id]

    async def rematch(self, guest: str, old: Room, wish: api.Create) -> None:
        """Set up the table at which the people of an old one play again, unless there is one."""
        new = drafted(guest, wish, self.limits.events)
        try:
            await old.do(guest, None, lambda table: acts.rematch(table, guest, new.id), new)
        except Declines:
            if old.table.rematch is None:
                raise


def drafted(guest: str, wish: api.Create, most_events: int) -> Table:
    """A table as somebody wishes, not stored yet."""
    game = find(wish.game)
    options = {**wish.options, "players": len(wish.sitters)}
    match = Match(game, options, None, INTERPRETED)
    made = events.Created(
        game.name,
        match.options,
        game.version,
        match.seed,
        wish.public,
        wish.clock,
        wish.hints,
    )
    if not any(isinstance(sitter, api.Me) for sitter in wish.sitters):
        raise Declines("server-nobody", "senseless")
    return laid(guest, made, wish.sitters, most_events)


def laid(guest: str, made: events.Created, sitters: list[Sitter], most_events: int) -> Table:
    """A new table with those who sit at it from the beginning."""
    id, now = secrets.token_urlsafe(16), now_ms()
    table = Table([Row(id, 1, now, made, guest)], most_events=most_events)
    for seat, sitter in enumerate(sitters):
        for event in seated(table, seat, sitter):
            table.fold(Row(id, table.ply + 1, now, event, guest))
    return table


def seated(table: Table, seat: int, sitter: Sitter) -> list[AnyEvent]:
    """What puts somebody on a seat of a new table."""
    match sitter:
        case api.Me(name):
            return acts.sit(table, name, seat)
        case api.Bot(level):
            return [events.Engaged(seat, known_level(level))]
    return []


def call(loop: asyncio.AbstractEventLoop, function: Any, *arguments: Any) -> None:
    """Call something in the loop's thread, unless the loop is over."""
    with contextlib.suppress(RuntimeError):
        loop.call_soon_threadsafe(function, *arguments)
