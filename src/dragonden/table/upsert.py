"""The one statement that the two databases write differently."""

from __future__ import annotations

from typing import Any

from sqlalchemy.dialects import postgresql, sqlite


def upsert(dialect: str, table: Any) -> Any:
    """An insert that a database of this dialect can turn into an update."""
    if dialect == "postgresql":
        return postgresql.insert(table)
    return sqlite.insert(table)
