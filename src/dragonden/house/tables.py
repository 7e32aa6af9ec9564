"""The owner's look at tables: which there are, closing, deleting and exporting them."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import Connection, select

from dragonden.engine.errors import InputError
from dragonden.server.replays import format_table_record
from dragonden.table import events
from dragonden.table.events import Row
from dragonden.table.result import Result
from dragonden.table.schema import MOVES, TABLES
from dragonden.table.store import EVENTS, SUMMARIES, notify
from dragonden.table.summary import Summary, summarize_table
from dragonden.table.table import Table
from dragonden.table.writer import store_rows, store_summaries

from .times import format_time, now_ms


def list_summaries(
    connection: Connection, status: str | None = None, game: str | None = None
) -> list[Summary]:
    """All tables in short, the latest first."""
    wanted = select(TABLES.c.card).order_by(TABLES.c.changed.desc())
    if status:
        wanted = wanted.where(TABLES.c.status == status)
    found = [SUMMARIES.decode(row.card) for row in connection.execute(wanted)]
    return [summary for summary in found if game in (None, summary.game)]


def find_table(connection: Connection, start: str) -> str:
    """The id of the one table that begins like this."""
    c = MOVES.c.table_id
    plain = start.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
    wanted = select(c).where(c.like(f"{plain}%", escape="\\"), MOVES.c.ply == 1).limit(2)
    found: list[str] = [id for id in connection.execute(wanted).scalars() if id.startswith(start)]
    if len(found) != 1 or not start:
        how_many = "several tables" if found and start else "no table"
        raise InputError(f"There is {how_many} whose id begins with {start!r}.")
    return found[0]


def load_table(connection: Connection, id: str) -> Table:
    """A table with all its events."""
    c = MOVES.c
    wanted = select(c.ply, c.at, c.event, c.guest, c.client).where(c.table_id == id)
    return Table(
        [
            Row(id, ply, at, EVENTS.decode(event), guest, client)
            for ply, at, event, guest, client in connection.execute(wanted.order_by(c.ply))
        ]
    )


def close_table(connection: Connection, id: str) -> None:
    """End a table's game without a result; servers notice it within seconds."""
    table = load_table(connection, id)
    if table.status == "over":
        raise InputError("This game is over already.")
    ended = events.Ended(Result(winners=[], resigned=table.list_resigned(), by="closing"))
    row = Row(id, table.ply + 1, now_ms(), ended)
    store_rows(connection, [row])
    table.fold(row)
    store_summaries(connection, [summarize_table(table)])
    if connection.dialect.name == "postgresql":
        notify(connection, {id: row.ply})


def export(connection: Connection, folder: Path) -> Iterator[str]:
    """Write the record of every finished game to a file, and a list of all; yield their ids."""
    folder.mkdir(parents=True, exist_ok=True)
    with open(folder / "tables.csv", "w", newline="", encoding="utf-8") as file:
        rows = csv.writer(file)
        rows.writerow(["id", "game", "options", "players", "began", "ended", "result", "file"])
        for summary in list_summaries(connection, "over"):
            table = load_table(connection, summary.id)
            name = ""
            if table.board is not None:
                name = f"{table.created.game}-{table.id}.txt"
                (folder / name).write_text(format_table_record(table), encoding="utf-8")
            rows.writerow([*describe_row(summary, table), name])
            yield summary.id


def describe_row(summary: Summary, table: Table) -> list[str]:
    """A finished game in a list."""
    names = [sitter.name or sitter.level or "" for sitter in summary.sitters]
    winners = table.result.winners if table.result else []
    return [
        summary.id,
        summary.game,
        ", ".join(f"{name}={value}" for name, value in summary.options.items()),
        ", ".join(names),
        format_time(summary.created),
        format_time(summary.changed),
        ", ".join(names[seat] for seat in winners),
    ]
