"""A database beside the servers that use it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from dragonden.engine.errors import InputError
from dragonden.table.store import migrate, open_engine
from dragonden.table.writer import StoreError


@contextlib.contextmanager
def connect(database: str) -> Iterator[Connection]:
    """A transaction in a database that exists."""
    engine = open_engine(database)
    file = engine.url.database or ""
    if engine.dialect.name == "sqlite" and not Path(file).is_file():
        raise InputError(f"There is no database {file}; --data or --database names another one.")
    try:
        migrate(engine)
        with engine.begin() as connection:
            yield connection
    except SQLAlchemyError as error:
        raise InputError(f"The database does not work: {StoreError(error)}.") from error
    finally:
        engine.dispose()
