"""The one thing that the two databases say differently."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection
from sqlalchemy.dialects import postgresql, sqlite


def upsert(connection: Connection, table: Any) -> Any:
    """An insert that the database at hand can turn into an update."""
    if connection.dialect.name == "postgresql":
        return postgresql.insert(table)
    return sqlite.insert(table)
