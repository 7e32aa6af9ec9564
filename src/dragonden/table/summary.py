"""A table in short, as lists show it without opening it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from dragonden.engine.options import Value

from .table import Status, Table


class Sitter(Struct, frozen=True):
    """Who sits on a seat."""

    kind: Literal["open", "person", "bot"]
    guest: str | None
    name: str | None
    level: str | None
    resigned: bool
    program: bool = False  # a program sits there; older rows lack it


class Summary(Struct, frozen=True):
    """What a list shows of a table."""

    id: str
    ply: int
    game: str
    options: dict[str, Value]
    rules: int
    public: bool
    status: Status
    clock: int | None
    hints: bool
    rematch: str | None
    sitters: list[Sitter]
    created: int
    changed: int
    due: int | None  # when the table itself has something to do
    actor: int | None = None  # the seat to act; older rows lack it

    @property
    def table(self) -> str:
        return self.id


def summarize_table(table: Table) -> Summary:
    """A table in short."""
    made, job = table.created, table.find_job()
    return Summary(
        id=table.id,
        ply=table.ply,
        game=made.game,
        options=made.options,
        rules=made.rules,
        public=made.public,
        status=table.status,
        clock=made.clock,
        hints=made.hints,
        rematch=table.rematch,
        sitters=[
            Sitter(
                "person" if seat.guest else "bot" if seat.level else "open",
                seat.guest,
                seat.name,
                seat.level,
                seat.resigned,
                seat.owner is not None,
            )
            for seat in table.seats
        ],
        created=table.rows[0].at,
        changed=table.rows[-1].at,
        due=job.due if job else None,
        actor=table.actor,
    )
