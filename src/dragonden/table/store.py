"""Where tables are kept: SQLite in a file, or PostgreSQL for many processes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from filelock import FileLock, Timeout
from sqlalchemy import (
    Connection,
    Engine,
    create_engine,
    delete,
    event,
    exists,
    func,
    select,
    text,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from dragonden.engine.errors import InputError
from dragonden.engine.extras import require

from . import lobby
from .bans import Ban, load_bans
from .delayed import Derived
from .events import AnyEvent, Row
from .presence import PresenceReport, parse_report, renew_presence, select_others
from .removals import erase_remains, find_untouched, remove_tables
from .schema import HEALTH, MOVES, SNAPSHOTS, TABLES
from .summary import Summary
from .table import Snapshot
from .upsert import upsert
from .writer import Announce, Promise, StoreError, Unreadable, Writer

LOG = logging.getLogger("dragonden")
# Created here and not when first needed: two threads that create one at once crash in msgspec.
EVENTS = msgspec.json.Decoder(AnyEvent)
SUMMARIES = msgspec.json.Decoder(Summary)
POSITIONS = msgspec.msgpack.Decoder(Snapshot)
MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATING = 0x64726167  # the advisory lock under which one process migrates
PROCESS_LOCKS = 0x6C697665  # the advisory locks that processes hold as long as they live
SECRET_LOCKS = 0x73656372  # those that tell by which secret a process signs
FIND_OTHER_SECRETS = text(f"""
    SELECT count(*) FROM pg_locks
    WHERE locktype = 'advisory' AND classid = {SECRET_LOCKS} AND objid <> :mark
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
""")
OTHER_SECRET = (
    "Another server of this database signs by another secret, so that neither knows the other's "
    "guests. Give all of them the same DRAGONDEN_SECRET."
)
RELEASE_DEAD = text(f"""
    UPDATE tables SET leased = 0
    WHERE due <= :now AND leased > :now AND NOT EXISTS (
        SELECT FROM pg_locks
        WHERE locktype = 'advisory' AND classid = {PROCESS_LOCKS}
        AND objid = (hashtext(owner) & 2147483647)::oid)
""")
TIMEOUTS = {  # of PostgreSQL: a server that does not answer is an error, not a wait
    "connect_timeout": "10",  # seconds
    "tcp_user_timeout": "15000",  # milliseconds
    "keepalives_idle": "15",  # seconds: a connection that only listens would not notice otherwise
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "options": "-c statement_timeout=15000 -c lock_timeout=5000",
}
SET_BACK = 60_000  # milliseconds: what is stored for later than that tells of a clock set back
NEWER = (
    "The database was used by a newer Dragonden than this one. Start that one, or restore a backup "
    "from before."
)
MOST_CLAIMED = 50  # tables at once, so that several processes share the work
# Measured over 2,000 moves at 100 tables, these two saved two thirds of the pages read and more
# than half of those copied from the log to the file.
CACHE_SIZE = "cache_size=-16000"  # kilobytes
CHECKPOINTS = "wal_autocheckpoint=4000"  # pages
CHANNEL = "dragonden"  # where PostgreSQL tells other processes what was stored


class Store:
    """A database with all tables in it.

    What follows from the events waits for `delay` seconds to be stored with more of its kind. In a
    file that is not `durable` a power cut may lose what was stored last.
    """

    def __init__(self, url: str, delay: float = 0.0, durable: bool = True) -> None:
        self.engine = open_engine(url, durable)
        self.shared = self.engine.dialect.name == "postgresql"
        self.lock = None if self.shared else lock_file(self.engine.url.database or "")
        self.name = secrets.token_urlsafe(16)  # this process, where several share the database
        self.closed = False  # a request that is still under way closes its own connection
        try:
            migrate(self.engine)
        except SQLAlchemyError as error:
            self.dispose()
            raise InputError(f"The database does not work: {StoreError(error)}.") from error
        except CommandError as error:  # it has a version that we do not know
            self.dispose()
            raise InputError(NEWER) from error
        announce: Announce | None = notify if self.shared else None
        self.writer = Writer(self.engine, delay, announce)

    def close(self) -> None:
        """Store what is left and close the database."""
        self.writer.close()
        self.release()
        self.dispose()

    def dispose(self) -> None:
        self.closed = True
        self.engine.pool.dispose()
        if self.lock:
            self.lock.release()

    # -- writing ---------------------------------------------------------------------------------

    def use_loop(self, loop: asyncio.AbstractEventLoop) -> None:
        """Return futures of this loop from now on."""
        self.writer.use_loop(loop)

    def append(self, rows: list[Row], summary: Summary | None = None) -> Promise:
        """Store events; when the future is done, they are safe."""
        return self.writer.append(rows, summary)

    def store_later(self, what: Derived) -> None:
        """Store what follows from the events, when there is time."""
        self.writer.store_later(what)

    def claim(self, table: str, now: int, until: int) -> bool:
        """Try to become the process that makes this table's own moves."""
        if not self.shared:
            return True
        c = TABLES.c
        free = (c.leased <= now) | (c.leased > until + SET_BACK) | (c.owner == self.name)
        claimed = update(TABLES).where(TABLES.c.id == table, free)
        with self.transaction() as connection:
            found = connection.execute(claimed.values(leased=until, owner=self.name))
            return found.rowcount == 1

    def claim_due(self, now: int, until: int, behind: bool) -> list[str]:
        """Find tables with moves of their own to make; claim them in a shared database.

        With `behind`, include tables whose summary is out of date because its process died.
        """
        later = exists().where(MOVES.c.table_id == TABLES.c.id, MOVES.c.ply > TABLES.c.ply)
        c = TABLES.c
        wanted = (c.due <= now) | (c.due.is_not(None) & (c.changed > now + SET_BACK))
        free = (c.leased <= now) | (c.leased > until + SET_BACK)
        todo = select(c.id).where(c.status != "over", free)
        todo = todo.where(wanted | later if behind else wanted)
        with self.transaction() as connection:
            if self.shared:
                todo = todo.limit(MOST_CLAIMED).with_for_update(skip_locked=True)
            ids = list(connection.execute(todo).scalars())
            if ids and self.shared:
                claimed = update(TABLES).where(TABLES.c.id.in_(ids))
                connection.execute(claimed.values(leased=until, owner=self.name))
            return ids

    def release_dead_claims(self, now: int) -> None:
        """Release the claims of dead processes; those of a dead host run out."""
        with self.transaction() as connection:
            connection.execute(RELEASE_DEAD, {"now": now})

    def release(self) -> None:
        """Release the claims of this process; if that fails, they run out."""
        mine = update(TABLES).where(TABLES.c.owner == self.name)
        with contextlib.suppress(StoreError), self.transaction() as connection:
            connection.execute(mine.values(leased=0, owner=None))
            connection.execute(delete(HEALTH).where(HEALTH.c.process == self.name))

    # -- for the owner ---------------------------------------------------------------------------

    def check_writing(self, now: int) -> None:
        """Store something; raises if nothing can be stored."""
        statement = upsert(self.engine.dialect.name, HEALTH)
        statement = statement.on_conflict_do_update(index_elements=["process"], set_={"at": now})
        with self.transaction() as connection:
            connection.execute(statement, [{"process": self.name, "at": now}])
            connection.execute(select(MOVES.c.ply).limit(1))  # nobody else has locked it

    def load_orders(self, now: int) -> tuple[list[str], list[Ban]]:
        """Which tables the owner has deleted, and whom the owner has shut out."""
        with self.transaction() as connection:
            return erase_remains(connection, now), load_bans(connection, now)

    def prune(self, before: int, now: int) -> list[str]:
        """Delete tables where nothing has happened since some time; return which."""
        with self.transaction() as connection:
            tables = find_untouched(connection, before)
            remove_tables(connection, tables, now)
        return tables

    def prune_waiting(self, before: int, now: int, kept: Collection[str]) -> list[str]:
        """Delete some tables where no game has begun and nobody looks any more; return which."""
        with self.transaction() as connection:
            found = connection.execute(lobby.select_abandoned(now, before)).scalars()
            tables = [id for id in found if id not in kept]
            remove_tables(connection, tables, now)
        return tables

    def count_by_status(self) -> dict[str, int]:
        """How many tables there are, by status."""
        counted = select(TABLES.c.status, func.count().label("number")).group_by(TABLES.c.status)
        return {row.status: row.number for row in self.query(counted)}

    def require_common_secret(self, mark: int) -> None:
        """Insist that all living processes of this database sign by the secret with this mark."""
        with self.transaction() as connection:
            if connection.execute(FIND_OTHER_SECRETS, {"mark": mark}).scalar():
                raise InputError(OTHER_SECRET)

    # -- other processes -------------------------------------------------------------------------

    def load_presence(self, now: int, table: str | None = None) -> list[PresenceReport]:
        """The people connected to other processes, at one table or at all."""
        return [parse_report(row) for row in self.query(select_others(self.name, now, table))]

    def renew_presence(self, now: int) -> None:
        """Extend the presence reports of this process."""
        with self.transaction() as connection:
            renew_presence(connection, self.name, now)

    def load_plies(self, tables: list[str]) -> list[tuple[str, int]]:
        """The last ply of some tables, perhaps a moment old."""
        found = self.query(select(TABLES.c.id, TABLES.c.ply).where(TABLES.c.id.in_(tables)))
        return [(id, ply) for id, ply in found]

    # -- reading ---------------------------------------------------------------------------------

    @contextlib.contextmanager
    def transaction(self) -> Iterator[Connection]:
        """Open a transaction; whatever goes wrong in it becomes a StoreError."""
        try:
            with self.engine.begin() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise StoreError(error) from error
        finally:
            if self.closed:  # nobody else will close this connection
                self.engine.pool.dispose()

    def query(self, statement: Any) -> list[Any]:
        """All rows that a statement finds."""
        with self.transaction() as connection:
            return list(connection.execute(statement))

    def load_rows(self, table: str, after: int = 0) -> list[Row]:
        """The events of a table, in order."""
        c = MOVES.c
        wanted = select(c.ply, c.at, c.event, c.guest, c.client)
        found = self.query(wanted.where(c.table_id == table, c.ply > after).order_by(c.ply))
        return [
            Row(table, ply, at, decode_event(ply, event), guest, client)
            for ply, at, event, guest, client in found
        ]

    def load_snapshot(self, table: str) -> Snapshot | None:
        """The newest stored position of a table."""
        found = self.query(select(SNAPSHOTS.c.body).where(SNAPSHOTS.c.table_id == table))
        try:
            return POSITIONS.decode(found[0].body) if found else None
        except msgspec.MsgspecError as error:  # the events say the same
            LOG.warning("A last position cannot be read: %s", error, extra={"table": table})
            return None

    def list_public(
        self, now: int = 0, since: int = 0, watched: Collection[str] = (), most: int = 100
    ) -> list[Summary]:
        """Public tables, first those that wait: changed since then, or looked at now."""
        waiting = self.load_summaries(lobby.select_waiting(now, since, watched, most))
        return waiting + self.load_summaries(lobby.select_running(most))

    def list_held_by(self, guest: str, most: int = 100) -> list[Summary]:
        """Tables where a guest holds a seat, the latest first."""
        found = self.load_summaries(lobby.select_held(guest, most))
        return [s for s in found if any(sitter.guest == guest for sitter in s.sitters)]

    def load_summaries(self, statement: Any) -> list[Summary]:
        """Summaries of tables; one that cannot be read is left out."""
        found = []
        for id, card in self.query(statement):
            try:
                found.append(SUMMARIES.decode(card))
            except msgspec.MsgspecError as error:
                LOG.warning("A table cannot be listed: %s", error, extra={"table": id})
        return found


def decode_event(ply: int, text: str) -> AnyEvent:
    """Read a stored event."""
    try:
        event: AnyEvent = EVENTS.decode(text)
        return event
    except msgspec.MsgspecError as error:
        raise Unreadable(f"event {ply}: {error}") from error


# -- databases -----------------------------------------------------------------------------------


def open_engine(url: str, durable: bool = True) -> Engine:
    """The database that an address names."""
    try:
        address = make_url(url)
    except ArgumentError as error:
        raise InputError(f"The database's address makes no sense: {url!r}.") from error
    if address.drivername in ("postgres", "postgresql"):
        address = address.set(drivername="postgresql+psycopg")
    if address.drivername == "postgresql+psycopg":
        timeouts = {name: value for name, value in TIMEOUTS.items() if name not in address.query}
        address = address.update_query_dict(timeouts)
        with require("postgres", "For PostgreSQL"):
            return create_engine(address, pool_size=8, pool_pre_ping=True)
    if address.get_backend_name() != "sqlite" or not address.database:
        raise InputError("The database can be sqlite:///a/file or postgresql://user@host/name.")
    if "timeout" not in address.query:
        address = address.update_query_dict({"timeout": "5"})  # seconds, for other programs' locks
    engine = create_engine(address, pool_use_lifo=True)  # one connection's memory of pages
    synchronous = "FULL" if durable else "OFF"

    def prepare(connection: Any, _: Any) -> None:
        """Let readers work beside the writer, and let commits survive a power cut."""
        for pragma in ("journal_mode=WAL", f"synchronous={synchronous}", CACHE_SIZE, CHECKPOINTS):
            connection.execute(f"PRAGMA {pragma}")

    event.listen(engine, "connect", prepare)
    return engine


def lock_file(file: str) -> FileLock:
    """Lock a file of tables: two servers would not learn of each other's moves."""
    folder, lock = Path(file).parent, FileLock(f"{file}.lock", blocking=False, thread_local=False)
    if not folder.is_dir():  # the lock would make it
        raise InputError(f"The database does not work: there is no folder {folder}.")
    try:
        lock.acquire()
    except Timeout:
        raise InputError(f"Another server uses {file}; end it first, or take PostgreSQL.") from None
    except OSError as error:
        raise InputError(f"The database does not work: {error.strerror}: {file}.") from error
    return lock


def migrate(engine: Engine) -> None:
    """Bring the database up to date; one process at a time."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # waiting and migrating may take a while
            for patience in ("lock_timeout = 0", "statement_timeout = 0"):
                connection.execute(text(f"SET LOCAL {patience}"))
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
            connection.execute(text("SET LOCAL lock_timeout TO DEFAULT"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def notify(connection: Connection, last: dict[str, int]) -> None:
    """Tell other processes, once this is committed, up to which event each table has come."""
    news = [{"news": f"{table} {ply}"} for table, ply in last.items()]
    if news:
        connection.execute(text(f"SELECT pg_notify('{CHANNEL}', :news)"), news)
