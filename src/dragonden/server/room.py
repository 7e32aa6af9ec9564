"""A table in use. Each event is stored first and then sent to everybody."""

from __future__ import annotations

import asyncio
import functools
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET

from dragonden.bots.workers import Busy
from dragonden.engine.errors import Refused
from dragonden.engine.reading import Section
from dragonden.table import acts, events, seating
from dragonden.table.errors import TableError
from dragonden.table.events import SPECTATOR, AnyEvent, Row
from dragonden.table.presence import REPORT_LIFETIME, PresenceReport
from dragonden.table.summary import Summary, summarize_table
from dragonden.table.table import Job, Table
from dragonden.table.writer import Conflict, StoreError

from . import frames, protocol
from .bot_service import DEPUTY
from .clock import now_ms
from .connection import Connection
from .presence import Presence
from .scene import Development, Scene, Told
from .wire import encode_frame

if TYPE_CHECKING:
    from .house import House

LOG = logging.getLogger("dragonden")
Draft = Callable[[Table], list[AnyEvent]]

SNAPSHOT_EVERY = 32  # moves: so many are replayed in a few milliseconds
SILENT = (events.Chatted, events.Hinted)  # these change nothing in the game
QUIET = (  # nor do these in the card, or in who sees what
    *SILENT,
    events.Moved,
    events.Asked,
    events.Agreed,
    events.Declined,
    events.Undone,
)


class Room:
    """A table in memory, with everybody who is connected to it."""

    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.table = table
        self.lock = asyncio.Lock()  # one event at a time
        self.doubtful = False  # something may be stored that is not folded yet
        self.removed = False  # by the owner: nothing may be stored any more
        self.connections: set[Connection] = set()
        self.scene: Scene | None = None  # what everybody was last told
        # Of this scene, by reader and language: its picture, and the same in sentences.
        self.pictures: dict[tuple[int, str], tuple[str, list[Section]]] = {}
        self.presence = Presence(now_ms())
        self.changed = asyncio.Event()  # wakes the runner: look again
        self.runner: asyncio.Task[None] | None = None
        self.thought: asyncio.Task[int] | None = None
        self.thinking_of: tuple[int, Job] | None = None
        self.used = time.monotonic()
        self.maker = ""  # the address from where it was set up, as long as that is remembered
        self.attended_until = 0.0  # until when bots go on if nobody is connected
        self.saved_at = table.snapshot.ply if table.snapshot else 0
        self.expected: tuple[Job, float] | None = None  # when a clock runs out at the latest
        self.presence_timer: asyncio.TimerHandle | None = None  # sends who is here, a little later
        self.start_runner()

    # -- what happens ----------------------------------------------------------------------------

    async def do(
        self, guest: str | None, client: str | None, draft: Draft, new: Table | None = None
    ) -> int:
        """Draft, store and apply the events of a request, once; return the first one's ply.

        If the table refuses or the store fails, nothing has happened. A new table that belongs to
        the request is stored in the same transaction.
        """
        self.used = time.monotonic()
        async with self.lock:
            if self.removed:
                raise TableError("server-no-table", kind="not_found")
            if self.doubtful:
                await self.catch_up()
            while True:
                if guest and client and (guest, client) in self.table.requests:
                    return self.table.requests[guest, client]
                try:
                    rows = self.build_rows(draft(self.table), guest, client)
                    await self.store(rows, new)
                except (TableError, Refused):  # another process may have made it possible
                    if not self.house.store.shared or not await self.catch_up():
                        raise
                except Conflict:  # another process was quicker
                    await self.catch_up()
                else:
                    self.apply_rows(rows)
                    return rows[0].ply

    def build_rows(
        self, follows: list[AnyEvent], guest: str | None, client: str | None
    ) -> list[Row]:
        """Number events as the next rows; the first one carries the request's id."""
        now, ply, id = now_ms(), self.table.ply, self.table.id
        return [
            Row(id, ply + n, now, event, guest, client if n == 1 else None)
            for n, event in enumerate(follows, start=1)
        ]

    async def store(self, rows: list[Row], new: Table | None) -> None:
        """Wait until rows, and a new table if there is one, are stored."""
        began = time.perf_counter()
        self.doubtful = True  # until we know
        append = self.house.store.append
        stored = asyncio.wrap_future(
            append([*new.rows, *rows], summarize_table(new)) if new else append(rows)
        )
        try:
            await asyncio.shield(stored)
        except asyncio.CancelledError:  # the client is gone, but the others must be told
            self.house.spawn(self.house.run_quietly(self.finish_store(stored)))
            raise
        except Conflict:
            self.doubtful = False
            raise
        except StoreError:
            self.house.metrics.count("unstored")
            raise
        self.doubtful = False
        self.house.metrics.time("store_seconds", began)
        self.house.metrics.count_events([*(new.rows if new else ()), *rows])

    async def finish_store(self, stored: asyncio.Future[None]) -> None:
        """Apply what a client asked for that did not wait for it."""
        await asyncio.wait({stored})
        stored.exception()
        await self.refresh()

    async def catch_up(self) -> bool:
        """Apply what other processes have stored; return whether there was anything."""
        rows = await asyncio.to_thread(self.house.store.load_rows, self.table.id, self.table.ply)
        self.doubtful = False
        if rows:
            self.apply_rows(rows)
        return bool(rows)

    async def refresh(self, ply: int | None = None) -> None:
        """Apply what other processes have stored, unless this ply is known already."""
        async with self.lock:
            if ply is None or ply > self.table.ply:
                await self.catch_up()

    def apply_rows(self, rows: list[Row]) -> None:
        """Fold stored events into the table and tell everybody."""
        before = self.table.moves // SNAPSHOT_EVERY
        for row in rows:
            self.table.fold(row)
        self.broadcast(rows)
        self.house.summarize_later(self)
        if self.table.board and (
            self.table.moves // SNAPSHOT_EVERY > before or self.table.status == "over"
        ):
            self.save_snapshot()
        self.interrupt()
        self.start_runner()

    def summarize(self) -> Summary:
        """The table in short; while it pauses it has nothing to do."""
        summary = summarize_table(self.table)
        return msgspec.structs.replace(summary, due=None) if self.is_paused() else summary

    def save_snapshot(self) -> None:
        """Store the position, so that the table opens quickly next time."""
        if self.table.board and self.table.status != "waiting" and self.table.ply > self.saved_at:
            self.saved_at = self.table.ply
            self.house.store.store_later(self.table.take_snapshot())

    async def remove(self) -> None:
        """The owner has deleted the table: everybody has to go."""
        async with self.lock:
            self.removed = True
            self.house.rooms.pop(self.table.id, None)
            self.house.unlisted.pop(self.table.id, None)
            if self.runner:
                self.runner.cancel()
            self.interrupt()
            for connection in list(self.connections):
                connection.drop(4404)

    # -- telling ---------------------------------------------------------------------------------

    def broadcast(self, rows: list[Row]) -> None:
        """Send everybody what has happened, as far as they may know it."""
        silent = all(isinstance(row.event, SILENT) for row in rows)
        quiet = all(isinstance(row.event, QUIET) for row in rows)
        before = self.scene
        if not silent:
            self.scene, self.pictures = Scene(self.table), {}
        development = Development(before, self.get_scene())
        cached: dict[tuple[tuple[int, ...], bool], bytes] = {}
        for connection in self.connections:
            readers = connection.readers if quiet else self.list_readers(connection)
            if connection.is_program and readers == (SPECTATOR,):
                connection.drop(4401)  # its seat was freed, or has a new token
                continue
            if readers != connection.readers:
                connection.readers = readers
                connection.send(self.build_full_update(connection, None))
                continue
            audience = readers, connection.takes_changes
            if audience not in cached:
                sent = Told() if silent else development.tell(*audience)
                update = protocol.Update(
                    ply=self.table.ply,
                    entries=frames.build_news(rows, readers),
                    card=UNSET if quiet else self.build_card(readers),
                    position=sent.position,
                    change=sent.change,
                )
                cached[audience] = encode_frame(msgspec.json.encode(update))
            connection.push(cached[audience])

    def list_readers(self, connection: Connection) -> frames.Readers:
        """The viewpoints of a client."""
        return tuple(self.table.list_readers(connection.guest))

    def get_scene(self) -> Scene:
        """What everybody was last told."""
        if self.scene is None:
            self.scene, self.pictures = Scene(self.table), {}
        return self.scene

    def build_full_update(self, connection: Connection, seen: int | None) -> protocol.Update:
        """Everything that a client has not seen."""
        readers = connection.readers
        sent = self.get_scene().tell(readers, connection.takes_changes)
        page = self.house.limits.log_page
        known = seen is not None and 0 <= self.table.ply - seen <= page
        rows = self.table.rows[seen if known else -page :]
        return protocol.Update(
            ply=self.table.ply,
            entries=frames.build_history(rows, readers, self.table.status == "over"),
            whole=not known,
            card=self.build_card(readers),
            position=sent.position,
            change=sent.change,
            watching=self.count_watching(),
        )

    def build_log(self, readers: tuple[int, ...], before: int) -> list[protocol.Entry]:
        """The part of the log that comes before a ply."""
        rows = self.table.rows[: max(0, before - 1)][-self.house.limits.log_page :]
        return frames.build_history(rows, readers, self.table.status == "over")

    def build_card(self, readers: tuple[int, ...]) -> protocol.Card:
        summary = summarize_table(self.table)
        return frames.build_card(summary, self.table.outdated, readers, self.presence)

    def count_watching(self) -> int:
        return self.presence.count_watching(self.list_seated())

    def list_seated(self) -> set[str]:
        return {seat.guest for seat in self.table.seats if seat.guest}

    # -- coming and going ------------------------------------------------------------------------

    def connect(self, connection: Connection, seen: int | None) -> None:
        """Somebody connects."""
        connection.readers = self.list_readers(connection)
        self.presence.connect(connection.guest)
        self.schedule_presence()  # before anything is sent: whoever has the welcome can rely on it
        card = self.build_card(connection.readers)
        connection.send(protocol.Welcome(protocol.VERSION, now_ms(), card))
        connection.send(self.build_full_update(connection, seen))
        self.connections.add(connection)
        self.report_presence()
        self.start_runner()

    def disconnect(self, connection: Connection) -> None:
        """Somebody's connection has ended."""
        if connection in self.connections:
            self.connections.discard(connection)
            seated = connection.guest in self.list_seated()
            self.presence.disconnect(connection.guest, seated, now_ms())
            if seated:
                self.attend()
            self.schedule_presence()
            self.report_presence()

    def report_presence(self) -> None:
        """Let other processes know who is here."""
        self.used = time.monotonic()
        store = self.house.store
        if store.shared:
            seated = self.list_seated()
            guests = [guest for guest in self.presence.connections if guest in seated and guest]
            watching = self.presence.count_watching_here(seated)
            until = now_ms() + REPORT_LIFETIME
            store.store_later(PresenceReport(store.name, self.table.id, guests, watching, until))

    def update_presence(self, reports: list[PresenceReport]) -> None:
        """Update who is connected to other processes."""
        guests = {guest for item in reports for guest in item.guests}
        if self.presence.update_others(guests, sum(item.watching for item in reports), now_ms()):
            self.schedule_presence()
            self.start_runner()

    def schedule_presence(self) -> None:
        """Send everybody who is here, soon and together with later changes."""
        if self.presence_timer is None:
            loop = asyncio.get_running_loop()
            self.presence_timer = loop.call_later(
                self.house.limits.presence_delay, self.broadcast_presence
            )

    def broadcast_presence(self) -> None:
        self.presence_timer = None
        cached: dict[tuple[int, ...], bytes] = {}
        for connection in self.connections:
            if connection.readers not in cached:
                update = protocol.Update(
                    self.table.ply,
                    card=self.build_card(connection.readers),
                    watching=self.count_watching(),
                )
                cached[connection.readers] = encode_frame(msgspec.json.encode(update))
            connection.push(cached[connection.readers])

    async def return_seats(self, guest: str) -> None:
        """Give back the seats where a bot played for somebody without a connection."""
        for number in self.table.find_seats(guest):
            seat = self.table.seats[number]
            if self.table.status == "running" and seat.level and not (seat.left or seat.resigned):
                await self.do(
                    guest, None, functools.partial(acts.come_back, guest=guest, number=number)
                )

    def is_gone(self, number: int) -> bool:
        """Whether the person on a seat has been away for long."""
        guest = self.table.seats[number].guest if number < len(self.table.seats) else None
        since = self.presence.away_since(guest)
        return since is not None and now_ms() - since >= 1000 * self.house.limits.gone

    def is_stalling(self, number: int) -> bool:
        """Whether the game has waited too long for the person on a seat."""
        playing = [seat for seat in self.table.seats if seat.person and not seat.owner]
        all_here = all(self.presence.is_here(seat.guest) for seat in playing)
        return seating.is_stalling(self.table, number, now_ms(), all_here)

    # -- what the table itself does --------------------------------------------------------------

    def attend(self) -> None:
        """Let bots go on for a while, even if nobody is connected."""
        self.attended_until = time.monotonic() + self.house.limits.unattended
        self.start_runner()

    def is_paused(self) -> bool:
        """Whether bots wait for somebody to come; the clocks of people never do."""
        job = self.table.find_job()
        if job is None or job.level is None or time.monotonic() < self.attended_until:
            return False
        return not any(self.presence.is_here(guest) for guest in self.list_seated())

    def find_owner(self) -> str:
        """For whom bots think: the address of the host, or of somebody who plays here.

        Of tables where nobody is connected, all of one maker have one turn together.
        """
        seated = self.list_seated()
        here = {c.guest: c.address for c in self.connections if c.guest in seated}
        return here.get(self.table.host or "") or next(iter(here.values()), self.maker)

    def start_runner(self) -> None:
        """Start making the table's own moves, of bots and clocks, if it has any."""
        if self.runner is None and self.table.find_job() and not self.is_paused():
            self.runner = self.house.spawn(self.run_jobs())

    async def run_jobs(self) -> None:
        """Make the table's own moves as long as it has any."""
        try:
            while (job := self.table.find_job()) and not self.is_paused():
                self.changed.clear()
                try:
                    if await self.wait_until_due(job):
                        await self.take_turn(job)
                except Busy:
                    await asyncio.sleep(self.house.limits.retry_delay)
                except Exception:
                    LOG.exception("A bot's turn went wrong; it is tried again.")
                    await asyncio.sleep(self.house.limits.retry_delay)
        finally:
            self.runner = None
        self.house.summarize_later(self)

    async def wait_until_due(self, job: Job) -> bool:
        """Wait until a job is due and claimed; return False if something happens first."""
        wait = self.count_seconds_until(job)
        if wait <= 0:
            if await self.house.claim(self.table.id):
                return True
            wait = self.house.limits.lease
        try:
            async with asyncio.timeout(wait):
                await self.changed.wait()
        except TimeoutError:
            pass
        return False

    def count_seconds_until(self, job: Job) -> float:
        """How long a job has to wait: never longer than a whole turn, whatever the time is said
        to be.
        """
        if job.level is not None:
            return 0
        if self.expected is None or self.expected[0] != job:
            self.expected = job, time.monotonic() + (self.table.created.clock or 0)
        return min((job.due - now_ms()) / 1000, self.expected[1] - time.monotonic())

    async def take_turn(self, job: Job) -> None:
        """Let a bot decide and move, unless something happens first."""
        ply, level = self.table.position_ply, job.level or DEPUTY
        self.thought = self.house.spawn(self.choose_action(job.seat, level))
        self.thinking_of = ply, job
        await asyncio.wait({self.thought})
        if self.thought.cancelled():
            return
        action = self.thought.result()
        try:
            await self.do(
                None, None, lambda table: acts.decide(table, job.seat, ply, action, level)
            )
        except TableError:
            return  # something has happened after all
        except StoreError as error:
            LOG.warning("A bot's move could not be stored: %s", error)
            await asyncio.sleep(self.house.limits.retry_delay)

    def interrupt(self) -> None:
        """Stop a bot that thinks about a position that has changed."""
        self.changed.set()
        if self.thought and (self.table.position_ply, self.table.find_job()) != self.thinking_of:
            self.thought.cancel()

    async def choose_action(self, seat: int, level: str) -> int:
        """Let a bot choose an action; measure how long it takes."""
        began = time.perf_counter()
        action = await self.house.bots.choose_action(self.table, seat, level, self.find_owner())
        self.house.metrics.time(
            "thinking_seconds", began
        )  # always: whether it had a choice is secret
        return action
