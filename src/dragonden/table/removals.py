"""Deleting tables, also while servers have them open.

A deleted table gets a tombstone. Every server looks for tombstones when it sweeps, and lets go of
the table. What a server wrote at the last moment is erased later, by the next look.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, select

from .schema import HOLDERS, MOVES, PRESENCE, REMOVALS, SNAPSHOTS, TABLES
from .upsert import upsert

AT_ONCE = 500  # tables: a statement may have so many thousand values
KEPT = 24 * 3600 * 1000  # milliseconds that a tombstone stands: longer than any request takes


def remove_tables(connection: Connection, tables: Sequence[str], now: int) -> None:
    """Delete tables with everything that belongs to them."""
    if not tables:
        return
    tombstones = upsert(connection.dialect.name, REMOVALS).on_conflict_do_nothing()
    connection.execute(tombstones, [{"table_id": table, "at": now} for table in tables])
    erase(connection, tables)


def erase(connection: Connection, tables: Sequence[str]) -> None:
    """Erase all rows of some tables."""
    for column in (
        MOVES.c.table_id,
        SNAPSHOTS.c.table_id,
        PRESENCE.c.table_id,
        HOLDERS.c.table_id,
        TABLES.c.id,
    ):
        for first in range(0, len(tables), AT_ONCE):
            some = tables[first : first + AT_ONCE]
            connection.execute(delete(column.table).where(column.in_(some)))


def erase_remains(connection: Connection, now: int) -> list[str]:
    """Erase what was written to deleted tables since; return which these are.

    Where there are none, which is usual, nothing is locked: the writer would wait for it.
    """
    tables = list(connection.execute(select(REMOVALS.c.table_id)).scalars())
    if tables:
        connection.execute(delete(REMOVALS).where(REMOVALS.c.at < now - KEPT))
        erase(connection, tables)
    return tables


def find_untouched(connection: Connection, before: int) -> list[str]:
    """Tables where nothing has happened since then."""
    return list(connection.execute(select(TABLES.c.id).where(TABLES.c.changed < before)).scalars())
