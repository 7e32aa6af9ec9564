"""Who is connected to which process, where several processes serve the same tables."""

from __future__ import annotations

import functools
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Select, delete, select, update

from .schema import PRESENCE
from .upsert import upsert

REPORT_LIFETIME = (
    45_000  # milliseconds for which a report counts; a dead process cannot withdraw it
)


class PresenceReport(NamedTuple):
    """The people whom one process sees at a table."""

    process: str
    table: str
    guests: list[str]
    watching: int
    until: int


@functools.cache
def upsert_presence(dialect: str) -> Any:
    there = upsert(dialect, PRESENCE)
    news = {column: there.excluded[column] for column in ("guests", "watching", "until")}
    return there.on_conflict_do_update(index_elements=["process", "table_id"], set_=news)


def store_presence(connection: Connection, reports: list[PresenceReport]) -> None:
    """Store who is connected where."""
    rows = [
        {
            "process": report.process,
            "table_id": report.table,
            "guests": msgspec.json.encode(report.guests).decode(),
            "watching": report.watching,
            "until": report.until,
        }
        for report in reports
    ]
    connection.execute(upsert_presence(connection.dialect.name), rows)


def select_others(process: str, now: int, table: str | None) -> Select[Any]:
    """What the other living processes see, at one table or at all."""
    c = PRESENCE.c
    seen = select(c.process, c.table_id, c.guests, c.watching, c.until)
    latest = now + 2 * REPORT_LIFETIME  # a later one tells of a clock that was set back
    seen = seen.where(c.process != process, c.until > now, c.until <= latest)
    return seen if table is None else seen.where(c.table_id == table)


def parse_report(row: Any) -> PresenceReport:
    """Read a report from a row of the database."""
    guests = msgspec.json.decode(row.guests, type=list[str])
    return PresenceReport(row.process, row.table_id, guests, row.watching, row.until)


def renew_presence(connection: Connection, process: str, now: int) -> None:
    """Extend the reports of this process, and delete those of dead ones."""
    mine = update(PRESENCE).where(PRESENCE.c.process == process)
    connection.execute(mine.values(until=now + REPORT_LIFETIME))
    connection.execute(delete(PRESENCE).where(PRESENCE.c.until < now - REPORT_LIFETIME))
