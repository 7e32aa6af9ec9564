"""Backups: one SQLite file with all tables and the secret, whichever database they come from.

A backup is made while servers run, and restored while none does. Restored into the other kind of
database it moves a house.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, delete, func, insert, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from dragonden import __version__
from dragonden.engine.errors import InputError
from dragonden.server.settings import SECRET, Settings, load_secret, store_secret
from dragonden.table.schema import HEALTH, METADATA, PRESENCE, TABLES
from dragonden.table.store import PROCESS_LOCKS, lock_file, migrate, open_engine
from dragonden.table.writer import StoreError

CHUNK = 2000  # rows that are copied at a time
NOTE = "backup"  # the table that makes a file a backup
COPIED = [table for table in METADATA.sorted_tables if table not in (PRESENCE, HEALTH)]
ALIVE = text(
    f"SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND classid = {PROCESS_LOCKS}"
)


@contextlib.contextmanager
def report_failure(what: str) -> Iterator[None]:
    """Turn what a disk or a database says into a sentence."""
    try:
        yield
    except (OSError, sqlite3.Error, SQLAlchemyError) as error:
        raise InputError(f"{what}: {StoreError(error)}.") from error


# -- making one ----------------------------------------------------------------------------------


def back_up(settings: Settings, file: Path) -> int:
    """Write everything into a new file; return how many events it has."""
    if file.exists():
        raise InputError(f"There is a file {file} already.")
    draft = file.with_name(f".{file.name}.part")
    with report_failure("The backup could not be written"):
        draft.unlink(missing_ok=True)
        os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        try:
            engine = open_engine(settings.database)
            if engine.dialect.name == "sqlite":
                copy_file(engine, draft)
            else:
                copy_all(engine, draft)
            events = complete(draft, load_secret(settings))
            with open(draft, "r+b") as written:  # Windows syncs only what can be written
                os.fsync(written.fileno())
            give_name(draft, file)
        finally:
            draft.unlink(missing_ok=True)
    return events


def give_name(draft: Path, file: Path) -> None:
    """Give a draft its name, unless somebody else was quicker."""
    try:
        os.link(draft, file)
    except FileExistsError:
        raise
    except OSError:  # memory sticks know no links
        draft.rename(file)


def copy_file(engine: Engine, draft: Path) -> None:
    """Copy a database in a file as it is at one moment."""
    source = engine.url.database or ""
    if not Path(source).is_file():
        raise InputError(f"There is no database {source}.")
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(draft)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")  # one file, and no log beside it


def copy_all(engine: Engine, draft: Path) -> None:
    """Copy a PostgreSQL as it is at one moment."""
    target = create_engine(f"sqlite:///{draft}")
    migrate(target)
    moment = engine.execution_options(isolation_level="REPEATABLE READ")
    with moment.connect() as old, target.begin() as new:
        old.execute(text("SET statement_timeout = 0"))
        copy_rows(old, new)
    target.dispose()
    engine.dispose()


def copy_rows(old: Connection, new: Connection) -> None:
    """Copy the rows of all tables, some at a time."""
    for table in COPIED:
        found = old.execution_options(yield_per=CHUNK).execute(select(table))
        for rows in found.mappings().partitions():
            new.execute(insert(table), [dict(row) for row in rows])


def complete(draft: Path, secret: bytes) -> int:
    """Add the secret, leave out what only a running server needs, and count the events."""
    with closing(sqlite3.connect(draft)) as connection, connection:
        connection.execute(f"CREATE TABLE {NOTE} (version TEXT, secret BLOB)")
        connection.execute(f"INSERT INTO {NOTE} VALUES (?, ?)", (__version__, secret))
        connection.execute(f"DELETE FROM {PRESENCE.name}")
        connection.execute(f"DELETE FROM {HEALTH.name}")
        connection.execute(f"UPDATE {TABLES.name} SET leased = 0, owner = NULL")
        (events,) = connection.execute("SELECT count(*) FROM moves").fetchone()
    return int(events)


# -- restoring one -------------------------------------------------------------------------------


def restore(settings: Settings, file: Path, replace: bool) -> int:
    """Restore everything from a backup; return how many events it has."""
    secret = read_secret(file)
    given = os.environ.get(SECRET)
    if given and given.encode() != secret:
        raise InputError(
            f"{SECRET} is not the secret of this backup: people would lose their seats."
        )
    with report_failure("The backup could not be restored"):
        Path(settings.data).mkdir(parents=True, exist_ok=True, mode=0o700)
        engine = open_engine(settings.database)
        lock = lock_file(engine.url.database or "") if engine.dialect.name == "sqlite" else None
        try:
            migrate(engine)
            with open_copy(file, settings.data) as old, engine.begin() as new:
                require_free(new, replace)
                events = fill(old, new)
            if not given:
                store_secret(Path(settings.data) / "secret", secret)
        finally:
            engine.dispose()
            if lock:
                lock.release()
    return events


@contextlib.contextmanager
def open_copy(file: Path, folder: str) -> Iterator[Connection]:
    """A copy of a backup, brought up to date if an older version has made it."""
    with tempfile.TemporaryDirectory(prefix=".restore-", dir=folder) as place:
        engine = create_engine(f"sqlite:///{shutil.copy(file, place)}")
        try:
            migrate(engine)
            with engine.connect() as connection:
                yield connection
        finally:
            engine.dispose()


def read_secret(file: Path) -> bytes:
    """The secret in a backup, which shows that it is one."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
            (secret,) = connection.execute(f"SELECT secret FROM {NOTE}").fetchone()
    except (sqlite3.Error, TypeError):
        raise InputError(f"{file} is no backup made by `dragonden house backup`.") from None
    return bytes(secret)


def require_free(connection: Connection, replace: bool) -> None:
    """Insist that no server uses the database and that nothing in it is lost by accident."""
    if connection.dialect.name == "postgresql" and connection.scalar(ALIVE):
        raise InputError("Servers use this database; end them first.")
    tables = connection.scalar(select(func.count()).select_from(TABLES))
    if tables and not replace:
        raise InputError(
            f"This database has {tables} tables already. --replace deletes them for good."
        )


def fill(old: Connection, new: Connection) -> int:
    """Replace all rows by those of a backup."""
    for table in METADATA.sorted_tables:
        new.execute(delete(table))
    copy_rows(old, new)
    new.execute(update(TABLES).values(leased=0, owner=None))
    return int(new.scalar(text("SELECT count(*) FROM moves")) or 0)
