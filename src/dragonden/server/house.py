"""All tables that one process has in memory, and the tasks that belong to them."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections import Counter
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

from dragonden.engine.backends import INTERPRETED
from dragonden.engine.box import OPTION, parse_box
from dragonden.engine.errors import InputError
from dragonden.engine.game import Game
from dragonden.engine.lessons import Lesson
from dragonden.engine.match import Match
from dragonden.games import find_game
from dragonden.table import acts, events, seating
from dragonden.table.bans import Bans
from dragonden.table.errors import TableError
from dragonden.table.events import AnyEvent, Row
from dragonden.table.presence import PresenceReport
from dragonden.table.store import Store
from dragonden.table.summary import Summary, summarize_table
from dragonden.table.table import Bounds, Table
from dragonden.table.writer import StoreError, Unreadable

from . import api, protocol
from .analyses import Analyses
from .bot_service import DEPUTY, BotService
from .buckets import Buckets, PairedBuckets
from .clock import now_ms
from .connection import Outgoing
from .guests import Guests, draw_id
from .metrics import Metrics
from .room import LOG, Room
from .settings import Settings, load_secret

if TYPE_CHECKING:
    from dragonden.table.listener import Listener

TABLE_ID = re.compile(protocol.TABLE_ID)
T = TypeVar("T")
DAY = 24 * 3600 * 1000  # milliseconds
PRUNE_EVERY = 3600  # seconds
HEALTHY = 2.0  # seconds that an answer about health is good for
Sitter = api.Me | api.Open | api.Bot


class House:
    """What the parts of a server share."""

    def __init__(self, settings: Settings, bots: BotService | None = None) -> None:
        self.settings = settings
        self.limits = settings.limits
        self.guests = Guests(load_secret(settings))
        self.store = Store(settings.database, self.limits.store_delay, settings.durable)
        if self.store.shared:
            self.require_common_secret()
        self.bots = bots or BotService(
            settings.bot_processes, settings.warm, self.limits, settings.bots
        )
        self.metrics = Metrics()
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.listener: Listener | None = None
        self.bans = Bans()
        self.checking_health = asyncio.Lock()  # all who ask at once get one answer
        self.healthy_until = 0.0  # by the monotonic clock: no need to try again before
        self.prune_at = 0.0  # when tables are next looked through, by the monotonic clock
        self.damaged: dict[str, str] = {}  # tables that cannot be read, and why
        self.sockets: Counter[str] = Counter()  # by address
        self.outgoing = Outgoing()
        self.unlisted: dict[str, Room] = {}  # tables whose line in lists is out of date
        limits = self.limits
        self.messages = PairedBuckets(
            self.create_buckets(limits.messages, limits.messages_at_once),
            self.create_buckets(limits.address_messages, limits.address_messages_at_once),
        )
        self.chats = PairedBuckets(
            self.create_buckets(limits.chats, limits.chats_at_once),
            self.create_buckets(limits.address_chats, limits.address_chats_at_once),
        )
        self.bounds = Bounds(limits.events, limits.table_chats)
        self.requests = self.create_buckets(self.limits.requests, self.limits.requests_at_once)
        self.checks = self.create_buckets(limits.checks, limits.checks_at_once)
        self.files = self.create_buckets(limits.files, limits.files_at_once)
        self.tables = self.create_buckets(self.limits.tables, self.limits.tables_at_once)
        self.replays = self.create_buckets(self.limits.replays, self.limits.replays_at_once)
        self.readings = self.create_buckets(self.limits.readings, self.limits.readings_at_once)
        self.hints = self.create_buckets(self.limits.hints, self.limits.hints_at_once)
        self.analyses_started = self.create_buckets(
            self.limits.analyses, self.limits.analyses_at_once
        )
        self.analyses = Analyses(self)
        self.metrics.gauges["tables"] = "Tables in memory.", lambda: len(self.rooms)
        self.metrics.gauges["tables_damaged"] = (
            "Tables that cannot be read.",
            lambda: len(self.damaged),
        )
        self.metrics.gauges["sockets"] = "Open sockets.", self.sockets.total
        self.metrics.gauges["analyses"] = "Analyses at work.", self.analyses.count_running
        self.metrics.gauges["bot_failures"] = (
            "Decisions that bots of other packages failed to make.",
            self.bots.failures.total,
        )
        self.metrics.gauges["tasks"] = "Tasks at work.", lambda: len(asyncio.all_tasks())

    def require_common_secret(self) -> None:
        """Insist that all who share the database share the secret."""
        try:
            self.store.require_common_secret(self.guests.mark)
        except InputError:
            self.store.close()
            raise

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
                self.guests.mark,
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
        self.store_summaries()
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
            self.metrics.update()
            await asyncio.sleep(self.limits.sweep)

    async def care_for_tables(self, behind: bool) -> None:
        """Open tables where a bot or a clock is due and no process takes care of it."""
        now = now_ms()
        until = now + self.lease
        await self.follow_orders(now)
        if self.store.shared:
            await asyncio.to_thread(self.store.release_dead_claims, now)
        for id in await asyncio.to_thread(self.store.claim_due, now, until, behind):
            await self.care_for(id)
        if self.store.shared:
            await asyncio.to_thread(self.store.renew_presence, now)
            await self.update_all_presence()
        for id, ply in await asyncio.to_thread(self.store.load_plies, list(self.rooms)):
            self.handle_news(id, ply)  # the owner has closed it, or a notification was lost

    async def follow_orders(self, now: int) -> None:
        """Let go of tables that the owner has deleted, and of people who are shut out."""
        if time.monotonic() > self.prune_at:
            self.prune_at = time.monotonic() + PRUNE_EVERY
            await self.prune(now)
        removed, bans = await asyncio.to_thread(self.store.load_orders, now)
        self.bans = Bans(bans)
        for id in removed:
            if room := self.rooms.get(id):
                await room.remove()
        for room in self.rooms.values():
            for connection in list(room.connections):
                if self.bans.include(connection.guest, connection.address):
                    connection.drop(4403)

    async def check_health(self) -> None:
        """Raise if nothing can be stored; asked often, it looks at most every other second."""
        async with self.checking_health:
            if time.monotonic() > self.healthy_until:
                await asyncio.to_thread(self.store.check_writing, now_ms())
                self.healthy_until = time.monotonic() + HEALTHY

    async def care_for(self, id: str) -> None:
        """Let a table make its own moves; if that fails, the others do so all the same."""
        try:
            room = await self.get_room(id)
        except TableError:
            return  # it is set aside
        except Exception as error:
            LOG.warning("Could not look after a table: %s", error, extra={"table": id})
        else:
            room.attend()
            room.changed.set()

    async def prune(self, now: int) -> None:
        """Remove what the owner wants to keep no longer, and where nobody ever began to play."""
        if self.settings.prune_after:
            before = now - int(self.settings.prune_after * DAY)
            await asyncio.to_thread(self.store.prune, before, now)
        before, kept = now - int(1000 * self.limits.waiting_kept), set(self.rooms)
        while await asyncio.to_thread(self.store.prune_waiting, before, now, kept):
            pass  # some at a time

    async def list_public(self) -> list[Summary]:
        """Public tables that wait, if somebody still does, and all that are played."""
        now, limits = now_ms(), self.limits
        waiting = [
            id
            for id, room in self.rooms.items()
            if room.connections and room.table.status == "waiting" and room.table.created.public
        ]
        since = now - int(1000 * limits.waiting_listed)
        return await asyncio.to_thread(self.store.list_public, now, since, waiting, limits.listed)

    def close_idle(self) -> None:
        """Close tables that nobody looks at and that have nothing to do."""
        old = time.monotonic() - self.limits.idle
        for id, room in list(self.rooms.items()):
            needed = room.connections or room.runner or room.lock.locked()
            if not needed and room.used < old:
                room.save_snapshot()
                del self.rooms[id]

    def summarize_later(self, room: Room) -> None:
        """Store a table's line in lists soon: where much happens, not after each event."""
        if not self.limits.store_delay:
            self.store.store_later(room.summarize())
            return
        if not self.unlisted:
            loop = asyncio.get_running_loop()
            loop.call_later(self.limits.store_delay, self.store_summaries)
        self.unlisted[room.table.id] = room

    def store_summaries(self) -> None:
        """Store the lines of all tables where something has happened."""
        rooms, self.unlisted = self.unlisted, {}
        for room in rooms.values():
            self.store.store_later(room.summarize())

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
        for presence in await asyncio.to_thread(self.store.load_presence, now_ms()):
            by_table.setdefault(presence.table, []).append(presence)
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
        if not TABLE_ID.fullmatch(id):
            raise TableError("server-no-table", kind="not_found")
        if id in self.damaged:
            raise TableError("server-damaged")
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
        """Open a table from the store; one that cannot be read is set aside."""
        try:
            table = await self.load_table(id)
        except Unreadable as error:
            raise self.set_aside(id, error) from error
        except (TableError, StoreError):
            raise
        except Exception as error:
            raise self.set_aside(id, error) from error
        room = self.rooms[id] = Room(self, table)
        if self.store.shared:  # news between reading and now reached nobody here
            await room.refresh()
        self.summarize_later(room)
        return room

    async def load_table(self, id: str) -> Table:
        """What a table's stored events add up to."""
        rows = await asyncio.to_thread(self.store.load_rows, id)
        if not rows or rows[0].ply != 1:  # the latter if somebody acts while it is removed
            raise TableError("server-no-table", kind="not_found")
        snapshot = await asyncio.to_thread(self.store.load_snapshot, id)
        if snapshot and snapshot.ply > len(rows):  # another process has stored more in between
            rows += await asyncio.to_thread(self.store.load_rows, id, len(rows))
        return Table(rows, snapshot, self.bounds)

    def set_aside(self, id: str, error: Exception) -> TableError:
        """Leave a table alone until the server starts again; what to tell whoever asks for it."""
        self.damaged[id] = f"{type(error).__name__}: {error}"
        reason = self.damaged[id]
        LOG.error("A table cannot be read and is set aside: %s", reason, extra={"table": id})
        return TableError("server-damaged")

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

    async def create_table(self, guest: str, wanted: api.Create, address: str) -> Room:
        """Create a table as a guest wants it, who comes from this address."""
        if wanted.public:
            self.require_few_waiting(address)
        self.check_bots(wanted.sitters)
        return await self.add_table(draft_table(guest, wanted, self.bounds), address)

    def require_few_waiting(self, address: str) -> None:
        """Insist that one address does not fill the list of waiting tables."""
        waiting = [
            room
            for room in self.rooms.values()
            if room.maker == address
            and room.table.created.public
            and room.table.status == "waiting"
        ]
        if len(waiting) >= self.limits.address_waiting:
            raise TableError("server-many-waiting", count=len(waiting))

    def check_bots(self, sitters: list[Sitter]) -> None:
        """Insist that there are all bots that somebody wants."""
        for sitter in sitters:
            if isinstance(sitter, api.Bot):
                self.bots.check_level(sitter.level)

    async def create_lesson(
        self, guest: str, game: Game, lesson: Lesson, name: str, address: str
    ) -> Room:
        """Create a lesson: the learner's seat, and bots that follow its script."""
        options = game.settle_options(lesson.options)
        sitters: list[Sitter] = [api.Bot(DEPUTY)] * int(options["players"])
        sitters[lesson.seat] = api.Me(name)
        created = events.Created(
            game.name, options, game.version, lesson.seed, False, None, True, lesson
        )
        return await self.add_table(lay_table(guest, created, sitters, self.bounds), address)

    async def add_table(self, table: Table, address: str) -> Room:
        """Store a new table and open it."""
        await asyncio.wrap_future(self.store.append(table.rows, summarize_table(table)))
        self.metrics.count_events(table.rows)
        room = self.rooms[table.id] = Room(self, table)
        room.maker = address
        room.attend()
        return room

    async def create_rematch(self, guest: str, old: Room, wanted: api.Create) -> None:
        """Create the table for a rematch, unless there is one already."""
        new = draft_table(guest, wanted, self.bounds, list_kept(old.table, guest))
        try:
            await old.do(guest, None, lambda table: acts.rematch(table, guest, new.id), new)
        except TableError:
            if old.table.rematch is None:
                raise


def list_kept(table: Table, guest: str) -> list[AnyEvent]:
    """The seats of a rematch that are kept for the others who have played here."""
    return [
        events.Kept(number, seat.name or "", seat.guest)
        for number, seat in enumerate(table.seats)
        if seat.guest and seat.guest != guest and not seat.owner
    ]


def draft_table(
    guest: str, wanted: api.Create, bounds: Bounds, kept: list[AnyEvent] | None = None
) -> Table:
    """Draft a table as a guest wants it; it is not stored yet."""
    game = find_game(wanted.game)
    options: dict[str, object] = {**wanted.options, "players": len(wanted.sitters)}
    if wanted.box is not None:
        options[OPTION] = parse_box(wanted.box) if isinstance(wanted.box, str) else wanted.box
    match = Match(game, options, None, INTERPRETED)
    created = events.Created(
        game.name,
        match.options,
        game.version,
        match.seed,
        wanted.public,
        wanted.clock,
        wanted.hints,
        undo=wanted.undo,
        chat=not wanted.public if wanted.chat is None else wanted.chat,
        wait=wanted.wait,
    )
    if not any(isinstance(sitter, api.Me) for sitter in wanted.sitters):
        raise TableError("server-nobody", kind="invalid")
    return lay_table(guest, created, wanted.sitters, bounds, kept)


def lay_table(
    guest: str,
    created: events.Created,
    sitters: list[Sitter],
    bounds: Bounds,
    kept: list[AnyEvent] | None = None,
) -> Table:
    """Build a new table with those who sit at it from the beginning."""
    id, now = draw_id(), now_ms()
    table = Table([Row(id, 1, now, created, guest)], bounds=bounds)
    for event in kept or []:
        table.fold(Row(id, table.ply + 1, now, event, guest))
    for seat, sitter in enumerate(sitters):
        for event in draft_seating(table, guest, seat, sitter):
            table.fold(Row(id, table.ply + 1, now, event, guest))
    return table


def draft_seating(table: Table, guest: str, seat: int, sitter: Sitter) -> list[AnyEvent]:
    """Draft the events that fill a seat of a new table."""
    match sitter:
        case api.Me(name):
            return seating.sit(table, guest, name, seat, beside=True)
        case api.Bot(level):
            return [events.Engaged(seat, level)]
    return []


def call_in_loop(loop: asyncio.AbstractEventLoop, function: Any, *arguments: Any) -> None:
    """Call something in the loop's thread, unless the loop is over."""
    with contextlib.suppress(RuntimeError):
        loop.call_soon_threadsafe(function, *arguments)
