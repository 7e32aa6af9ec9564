"""A table in short, as lists show it without opening it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from dragonden.engine.options import Value

from .events import DAY
from .seats import Seat
from .table import Status, Table


class Sitter(Struct, frozen=True):
    """Who sits on a seat."""

    kind: Literal["open", "person", "bot"]
    guest: str | None
    name: str | None
    level: str | None
    resigned: bool
    program: bool = False  # a program sits there; older rows lack this and the rest
    kept: bool = False  # the open seat is kept for the person of this name
    opened: bool = False  # another person may take it
    covered: int | None = None  # since when a bot plays for the person; 0: they did not move


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
    actor: int | None = None  # the seat to act; older rows lack this and the rest
    winners: list[int] = []  # seats, when it is over
    undo: bool = True
    chat: bool = True
    wait: int = DAY
    host: int | None = None  # the first seat of whoever set it up
    moves: int = 0  # how many stand

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
        sitters=[summarize_seat(seat) for seat in table.seats],
        created=table.rows[0].at,
        changed=table.rows[-1].at,
        due=job.due if job else None,
        actor=table.actor,
        winners=table.result.winners if table.result else [],
        undo=made.undo,
        chat=made.chat,
        wait=made.wait,
        host=next(iter(table.find_seats(table.host)), None),
        moves=table.moves,
    )


def summarize_seat(seat: Seat) -> Sitter:
    """A seat in short."""
    covered = seat.guest is not None and seat.level is not None and not seat.resigned
    return Sitter(
        "person" if seat.guest else "bot" if seat.level else "open",
        seat.guest,
        seat.name or seat.kept_name,
        seat.level,
        seat.resigned,
        seat.owner is not None,
        seat.kept_for is not None,
        seat.opened,
        (0 if seat.stalled else seat.since) if covered else None,
    )
