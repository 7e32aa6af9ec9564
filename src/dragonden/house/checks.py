"""Checking a house: every table is read, replayed and compared with what is stored beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, select

from dragonden.engine.errors import InputError
from dragonden.table.events import Ended, Row
from dragonden.table.result import compute_result
from dragonden.table.schema import MOVES, SNAPSHOTS, TABLES
from dragonden.table.store import EVENTS, POSITIONS, SUMMARIES
from dragonden.table.summary import summarize_table
from dragonden.table.table import Table

Progress = Callable[[int, int], None]


class Damage(NamedTuple):
    """A table with which something is wrong."""

    table: str
    what: str  # a sentence


class Checked(NamedTuple):
    """What a check has found."""

    tables: int
    events: int
    damages: list[Damage]


def check_house(connection: Connection, progress: Progress) -> Checked:
    """Check every table there is."""
    tables = list(connection.execute(select(MOVES.c.table_id).distinct()).scalars())
    events, damages = 0, []
    for number, table in enumerate(tables):
        progress(number, len(tables))
        rows = load_rows(connection, table)
        events += len(rows)
        damages += [Damage(table, what) for what in find_damages(connection, table, rows)]
    progress(len(tables), len(tables))
    return Checked(len(tables), events, damages)


def load_rows(connection: Connection, table: str) -> list[tuple[int, int, str, str | None]]:
    """The events of a table as they are stored."""
    c = MOVES.c
    wanted = select(c.ply, c.at, c.event, c.guest).where(c.table_id == table).order_by(c.ply)
    return [(ply, at, event, guest) for ply, at, event, guest in connection.execute(wanted)]


def find_damages(
    connection: Connection, id: str, stored: list[tuple[int, int, str, str | None]]
) -> Iterator[str]:
    """What is wrong with a table."""
    rows: list[Row] = []
    for number, (ply, at, event, guest) in enumerate(stored, start=1):
        if ply != number:
            yield f"Event {number} is missing."
            return
        try:
            rows.append(Row(id, ply, at, EVENTS.decode(event), guest))
        except msgspec.MsgspecError as error:
            yield f"Event {ply} cannot be read: {error}."
            return
    try:
        table = Table(rows)
    except InputError as error:
        yield f"It cannot be replayed: {error}"
        return
    except Exception as error:  # whatever damaged rows lead to
        yield f"It cannot be replayed: {type(error).__name__}: {error}."
        return
    yield from compare_result(table)
    yield from compare_summary(connection, table)
    yield from compare_snapshot(connection, table, rows)


def compare_result(table: Table) -> Iterator[str]:
    """Whether a game that was played to its end has the result that the rules say."""
    ends = [row.event.result for row in table.rows if isinstance(row.event, Ended)]
    board = table.board
    if not ends or board is None or ends[-1].by != "rules":
        return
    if compute_result(table.game, board.match.state, ends[-1].resigned) != ends[-1]:
        yield "Its result is not the one that its moves lead to."


def compare_summary(connection: Connection, table: Table) -> Iterator[str]:
    """Whether the table's line in lists tells the truth, as far as it goes."""
    found = connection.execute(select(TABLES.c.card).where(TABLES.c.id == table.id)).first()
    if found is None:
        return  # a server writes it when it opens the table
    try:
        card = SUMMARIES.decode(found.card)
    except msgspec.MsgspecError as error:
        yield f"Its line in lists cannot be read: {error}."
        return
    if card.ply > table.ply:
        yield f"Its line in lists knows {card.ply} events, but there are {table.ply}."
    elif card.ply == table.ply and card.status != summarize_table(table).status:
        yield f"Its line in lists says {card.status}, but it is {table.status}."


def compare_snapshot(connection: Connection, table: Table, rows: list[Row]) -> Iterator[str]:
    """Whether the stored position is the one that the moves before it lead to."""
    wanted = select(SNAPSHOTS.c.body).where(SNAPSHOTS.c.table_id == table.id)
    found = connection.execute(wanted).first()
    if found is None or table.outdated:
        return
    try:
        snapshot = POSITIONS.decode(found.body)
    except msgspec.MsgspecError as error:
        yield f"Its stored position cannot be read: {error}."
        return
    if snapshot.ply > len(rows):
        yield f"Its stored position is that after {snapshot.ply} events, of {len(rows)}."
        return
    before = Table(rows[: snapshot.ply])
    if (
        snapshot.kept.fits(table.game)
        and before.board is not None
        and before.board.save_position() != snapshot.kept
    ):
        yield "Its stored position is not the one that its moves lead to."
