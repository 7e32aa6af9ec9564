"""The one thread that writes: whatever waits is stored by one transaction.

A transaction waits for the disk, however much is in it. While one is under way, further requests
gather, so a busy server stores hundreds of moves with each wait.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import queue
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, Engine, insert
from sqlalchemy.exc import IntegrityError

from .delayed import DelayedWrites, Derived
from .events import Created, Row, Sat
from .presence import PresenceReport, store_presence
from .schema import HOLDERS, MOVES, SNAPSHOTS, TABLES
from .summary import Summary
from .table import Snapshot
from .upsert import upsert

MOST_AT_ONCE = 500  # requests in one transaction
INSERT_ROWS = insert(MOVES)  # made once: SQLAlchemy finds its text again by this object

Announce = Callable[[Connection, dict[str, int]], None]


class Conflict(Exception):
    """An event with this number, or this request, is stored already: somebody else was quicker."""


class StoreError(Exception):
    """The database does not work; `problem` is what it says."""

    def __init__(self, error: Exception) -> None:
        self.problem = (str(getattr(error, "orig", None) or error).splitlines() or [""])[0]
        super().__init__(self.problem)


class Unreadable(StoreError):
    """What is stored of a table makes no sense."""

    def __init__(self, problem: str) -> None:
        super().__init__(ValueError(problem))


Promise = Future[None] | asyncio.Future[None]


@dataclass(slots=True)
class Request:
    """Something to be stored at once."""

    rows: list[Row]
    summary: Summary | None
    done: Promise


Item = Request | Literal["later", "end"]


class Writer(threading.Thread):
    """Stores what is asked of it, in order."""

    def __init__(self, engine: Engine, delay: float, announce: Announce | None = None) -> None:
        super().__init__(name="dragonden writer", daemon=True)
        self.engine = engine
        self.announce = announce
        self.waiting: deque[Item] = deque()
        self.asleep = False  # whoever adds something has to wake the thread
        self.wakes: queue.SimpleQueue[None] = queue.SimpleQueue()
        self.delayed = DelayedWrites(delay)
        self.create_future: Callable[[], Promise] = create_future
        self.settle: Callable[[list[Request], Exception | None], Any] = settle
        self.open = True
        self.start()

    def use_loop(self, loop: asyncio.AbstractEventLoop) -> None:
        """Return futures of this loop, and settle all of a transaction at once."""
        self.create_future = loop.create_future
        self.settle = lambda *answer: loop.call_soon_threadsafe(settle, *answer)

    def append(self, rows: list[Row], summary: Summary | None = None) -> Promise:
        """Store events; the future is done when they are safe, or raises."""
        done = self.create_future()
        self.add(Request(rows, summary, done))
        return done

    def add(self, item: Item) -> None:
        """Add to what waits, and wake the thread if it sleeps: that takes ten times as long."""
        self.waiting.append(item)
        if self.asleep:
            self.asleep = False
            self.wakes.put(None)

    def store_later(self, what: Derived) -> None:
        """Store what can be computed again, when there is time."""
        if self.delayed.add(what):
            self.add("later")  # wake the thread: there is something to wait for

    def close(self) -> None:
        """Store what is left, then stop."""
        self.add("end")
        self.join()

    # -- in the thread ---------------------------------------------------------------------------

    def run(self) -> None:
        while self.open:
            requests = self.gather()
            try:
                self.commit(requests)
            except IntegrityError:  # one of them conflicts: store each alone
                for request in requests:
                    self.store_alone(request)
            except Exception as error:  # whatever it is, go on with the next requests
                self.settle(requests, StoreError(error))
            else:
                if requests:
                    self.settle(requests, None)

    def gather(self) -> list[Request]:
        """Wait for something to do, and take all of it."""
        self.asleep = True  # said before looking: what is added from now on wakes it
        if not self.waiting:
            with contextlib.suppress(queue.Empty):
                self.wakes.get(timeout=self.delayed.seconds_left())
        self.asleep = False
        requests: list[Request] = []
        while self.waiting and len(requests) < MOST_AT_ONCE:
            self.sort_in(self.waiting.popleft(), requests)
        return requests

    def sort_in(self, item: Item, requests: list[Request]) -> None:
        if isinstance(item, Request):
            requests.append(item)
        elif item == "end":
            self.open = False

    def store_alone(self, request: Request) -> None:
        """Store a single request, or settle it with the error."""
        try:
            self.commit([request])
        except IntegrityError as error:
            self.settle([request], Conflict(str(error.orig)))
        except Exception as error:
            self.settle([request], StoreError(error))
        else:
            self.settle([request], None)

    def commit(self, requests: list[Request]) -> None:
        """Store requests and the delayed writes that are due; all or nothing."""
        late = self.delayed.take(at_once=not self.open)
        if not requests and not late:
            return
        try:
            with self.engine.begin() as connection:
                self.store(connection, requests, late)
        except Exception:
            self.delayed.put_back(late)
            raise

    def store(self, connection: Connection, requests: list[Request], late: list[Derived]) -> None:
        """Store everything in the order of tables, so that two processes never deadlock."""
        rows = [row for request in requests for row in request.rows]
        rows.sort(key=lambda row: (row.table, row.ply))
        summaries = {what.id: what for what in late if isinstance(what, Summary)}
        summaries |= {r.summary.id: r.summary for r in requests if r.summary}
        snapshots = [what for what in late if isinstance(what, Snapshot)]
        seen = [what for what in late if isinstance(what, PresenceReport)]
        if rows:
            store_rows(connection, rows)
        if summaries:
            store_summaries(connection, [summaries[table] for table in sorted(summaries)])
        if snapshots:
            store_snapshots(connection, snapshots)
        if seen:
            store_presence(connection, seen)
        if self.announce:
            news = dict.fromkeys(
                (what.table for what in seen), 0
            )  # ply 0 means: who is present has changed
            self.announce(connection, news | {row.table: row.ply for row in rows})


def create_future() -> Future[None]:
    """A future for another thread, which cannot be cancelled."""
    done: Future[None] = Future()
    done.set_running_or_notify_cancel()
    return done


def settle(requests: list[Request], error: Exception | None) -> None:
    """Settle the futures of requests, with an error if there is one."""
    for request in requests:
        if request.done.done():
            continue
        if error:
            request.done.set_exception(error)
        else:
            request.done.set_result(None)


# -- rows of the database ------------------------------------------------------------------------


def store_rows(connection: Connection, rows: list[Row]) -> None:
    """Store events, and who took a seat; lessons appear in no list."""
    connection.execute(INSERT_ROWS, [encode_row(row) for row in rows])
    lessons = {row.table for row in rows if isinstance(row.event, Created) and row.event.lesson}
    holders = [
        {"guest": row.guest, "table_id": row.table, "at": row.at}
        for row in rows
        if row.guest and isinstance(row.event, Sat) and row.table not in lessons
    ]
    if holders:
        connection.execute(insert_holders(connection.dialect.name), holders)


def encode_row(row: Row) -> dict[str, Any]:
    """An event as a row of `moves`."""
    return {
        "table_id": row.table,
        "ply": row.ply,
        "at": row.at,
        "guest": row.guest,
        "client": row.client,
        "event": msgspec.json.encode(row.event).decode(),
    }


@functools.cache
def insert_holders(dialect: str) -> Any:
    return upsert(dialect, HOLDERS).on_conflict_do_nothing()


@functools.cache
def upsert_summaries(dialect: str) -> Any:
    statement = upsert(dialect, TABLES)
    news = {
        column: statement.excluded[column] for column in ("ply", "status", "changed", "due", "card")
    }
    newer = TABLES.c.ply <= statement.excluded.ply
    return statement.on_conflict_do_update(index_elements=["id"], set_=news, where=newer)


def store_summaries(connection: Connection, summaries: list[Summary]) -> None:
    """Store summaries; a process that is behind does not overwrite a newer one."""
    newest = upsert_summaries(connection.dialect.name)
    connection.execute(newest, [encode_summary(summary) for summary in summaries])


def encode_summary(summary: Summary) -> dict[str, Any]:
    return {
        "id": summary.id,
        "ply": summary.ply,
        "public": summary.public,
        "status": summary.status,
        "changed": summary.changed,
        "due": summary.due,
        "leased": 0,
        "card": msgspec.json.encode(summary).decode(),
    }


@functools.cache
def upsert_snapshots(dialect: str) -> Any:
    kept = upsert(dialect, SNAPSHOTS)
    news = {column: kept.excluded[column] for column in ("ply", "rules", "body")}
    newer = SNAPSHOTS.c.ply <= kept.excluded.ply
    return kept.on_conflict_do_update(index_elements=["table_id"], set_=news, where=newer)


def store_snapshots(connection: Connection, snapshots: list[Snapshot]) -> None:
    """Keep the newest position of each table."""
    rows = [
        {
            "table_id": snapshot.table,
            "ply": snapshot.ply,
            "rules": snapshot.rules,
            "body": msgspec.msgpack.encode(snapshot),
        }
        for snapshot in snapshots
    ]
    connection.execute(upsert_snapshots(connection.dialect.name), rows)
