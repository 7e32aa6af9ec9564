"""Builds what a client is sent about a table, from what its seats may know and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET, UnsetType

from dragonden.engine.words import Line
from dragonden.table import acts, events, log
from dragonden.table.events import SPECTATOR, Row
from dragonden.table.summary import Summary
from dragonden.table.table import Table

from . import protocol
from .presence import Presence

Readers = tuple[int, ...]  # the viewpoints of a client: seats, or SPECTATOR alone


def get_seat_number(reader: int) -> int | None:
    return None if reader == SPECTATOR else reader


def build_card(
    summary: Summary, outdated: bool, held: Sequence[int], presence: Presence | None = None
) -> protocol.Card:
    """Build a table's card for a client that holds these seats."""
    return protocol.Card(
        id=summary.id,
        game=summary.game,
        options=summary.options,
        public=summary.public,
        status=summary.status,
        sitters=[
            protocol.Sitter(
                kind=sitter.kind,
                name=sitter.name,
                level=sitter.level,
                here=bool(presence and presence.is_here(sitter.guest)),
                away_since=presence.away_since(sitter.guest) if presence else None,
                resigned=sitter.resigned,
                program=sitter.program,
            )
            for sitter in summary.sitters
        ],
        yours=[seat for seat in held if seat != SPECTATOR],
        actor=summary.actor,
        created=summary.created,
        changed=summary.changed,
        clock=summary.clock,
        hints=summary.hints,
        rules=summary.rules,
        outdated=outdated,
        rematch=summary.rematch,
    )


def build_entry(row: Row, readers: Readers, lines: list[list[Line]]) -> protocol.Entry:
    """Build an entry of the log from an event."""
    event = row.event
    return protocol.Entry(
        ply=row.ply,
        at=row.at,
        kind=events.get_kind(event),
        seat=getattr(event, "seat", None),
        lines=lines,
        text=event.text if isinstance(event, events.Chatted) else None,
    )


def build_news(rows: list[Row], readers: Readers) -> list[protocol.Entry]:
    """Build the log entries of what has just happened."""
    return [
        build_entry(row, readers, [log.describe_event(row, r) for r in readers]) for row in rows
    ]


def build_history(rows: list[Row], readers: Readers, over: bool) -> list[protocol.Entry]:
    """Build the log entries of what happened before."""
    return [
        build_entry(row, readers, [log.describe_past_event(row, r, over) for r in readers])
        for row in rows
    ]


class Scene:
    """The game as it stands. What is the same for all viewpoints is computed once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.begun = table.status != "waiting"
        self.actor = table.actor
        self.asked = build_question(table)
        self.deadline = find_deadline(table)
        self.truth = table.truth()
        self.learning = build_learning(table)

    def build_position(self, readers: Readers) -> protocol.Position | UnsetType:
        """Build the position as some viewpoints see it; UNSET while it waits for players."""
        if not self.begun:
            return UNSET
        table = self.table
        seats = [reader for reader in readers if reader != SPECTATOR]
        return protocol.Position(
            moves=table.moves,
            actor=self.actor,
            views=[self.build_seat_view(reader) for reader in readers],
            undo=[protocol.Takeback(seat, *acts.count_undoable(table, seat)) for seat in seats],
            asked=self.asked,
            deadline=self.deadline,
            result=table.result,
            truth=self.truth,
            learning=self.learning,
        )

    def build_seat_view(self, reader: int) -> protocol.SeatView:
        """Build what one viewpoint sees; only the seat to act gets offers."""
        table, seat = self.table, get_seat_number(reader)
        board = table.board
        if board is None:
            outdated = Line("table-outdated", table.rules_facts)
            return protocol.SeatView(seat, table.view(reader), outdated, [])
        offers: list[Any] = []
        if reader == self.actor and table.seats[reader].level is None:
            offers = [table.game.decode(action) for action in board.legal()]
        return protocol.SeatView(seat, board.view(reader), board.prompt(reader), offers)


def build_learning(table: Table) -> protocol.Learning | None:
    """How far the lesson has come, if this is one."""
    if table.lesson is None:
        return None
    return protocol.Learning(table.lesson.id, table.lesson.locate(table.moves)[0])


def build_question(table: Table) -> protocol.Asked | None:
    """The question whether moves may be taken back, if there is one."""
    question = table.question
    if not question:
        return None
    voters = [n for n, seat in enumerate(table.seats) if seat.guest and not seat.resigned]
    agreed = [n for n in voters if table.seats[n].guest in question.agreed]
    return protocol.Asked(
        ply=question.ply,
        seat=question.seat,
        moves=question.moves,
        agreed=agreed,
        waiting=[n for n in voters if n not in agreed],
    )


def find_deadline(table: Table) -> int | None:
    """When a bot decides for the person to act."""
    job = table.find_job()
    return job.due if job and job.level is None else None
