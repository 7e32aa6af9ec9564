"""Builds what a client is sent about a table, from what its seats may know and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from dragonden.engine.words import Line
from dragonden.table import acts, events, log
from dragonden.table.events import SPECTATOR, Row
from dragonden.table.seating import WAIT_HERE
from dragonden.table.summary import Summary
from dragonden.table.table import Table

from . import protocol
from .changes import find_change
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
                kept=sitter.kept,
                opened=sitter.opened,
                covered=sitter.covered,
                device=find_device(summary, seat),
            )
            for seat, sitter in enumerate(summary.sitters)
        ],
        yours=[seat for seat in held if seat != SPECTATOR],
        actor=summary.actor,
        created=summary.created,
        changed=summary.changed,
        clock=summary.clock,
        hints=summary.hints,
        undo=summary.undo,
        chat=summary.chat,
        wait=summary.wait,
        wait_here=min(summary.wait, WAIT_HERE),
        host=summary.host,
        rules=summary.rules,
        outdated=outdated,
        rematch=summary.rematch,
        winners=summary.winners,
        moves=summary.moves,
    )


def find_device(summary: Summary, seat: int) -> int | None:
    """The seat whose device the person on this one shares, if there is one before it."""
    guest = summary.sitters[seat].guest
    first = next((n for n, sitter in enumerate(summary.sitters) if sitter.guest == guest), seat)
    return first if guest and first < seat else None


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


def list_fields_but(kind: type[Struct], one: str) -> list[str]:
    return [name for name in kind.__struct_fields__ if name != one]


OWN_FIELDS = list_fields_but(protocol.Position, "views")
SEAT_FIELDS = list_fields_but(protocol.SeatView, "view")


def find_fields_change(old: Any, new: Any, names: list[str]) -> dict[str, Any]:
    """What has changed in these fields."""
    change = {}
    for name in names:
        before, now = getattr(old, name), getattr(new, name)
        if before is not now and (found := find_change(before, now)) is not None:
            change[name] = found
    return change


class Scene:
    """The game as it stood when everybody was last told.

    What is the same for several viewpoints is computed once. Each position that was asked for is
    kept: the next scene is told by what has changed since.
    """

    def __init__(self, table: Table) -> None:
        self.positions: dict[Readers, protocol.Position | UnsetType] = {}
        self.view_changes: dict[tuple[int, int], msgspec.Raw | None] = {}  # by old and new view
        self.table = table
        self.begun = table.status != "waiting"
        self.actor = table.actor
        self.asked = build_question(table)
        self.since = find_since(table)
        self.deadline = find_deadline(table)
        self.truth = table.truth()
        self.learning = build_learning(table)

    def tell(self, readers: Readers, takes_changes: bool, before: Scene | None) -> Told:
        """The position as some viewpoints see it, or what has changed if they know the one before.

        With a whole position offers come as a change: as such they are shorter.
        """
        position = self.get_position(readers)
        if not takes_changes or position is UNSET:
            return Told(without_facts(position), UNSET)
        last = before.positions.get(readers, UNSET) if before else UNSET
        if last is UNSET:
            bare = without_offers(position)
            return Told(bare, find_change(bare, position) or UNSET)
        return Told(UNSET, self.find_position_change(last, position) or UNSET)

    def find_position_change(
        self, last: protocol.Position, now: protocol.Position
    ) -> dict[str, Any]:
        """What has changed in a position."""
        change = find_fields_change(last, now, OWN_FIELDS)
        views = {}
        for number, (old, new) in enumerate(zip(last.views, now.views, strict=True)):
            found = find_fields_change(old, new, SEAT_FIELDS)
            if old.view is not new.view and (view := self.find_view_change(old.view, new.view)):
                found["view"] = view
            if found:
                views[str(number)] = found
        return change | {"views": views} if views else change

    def find_view_change(self, old: Any, new: Any) -> msgspec.Raw | None:
        """What has changed in a view, as JSON; worked out once for all who shared both."""
        key = id(old), id(new)
        if key not in self.view_changes:
            change = find_change(old, new)
            encoded = None if change is None else msgspec.Raw(msgspec.json.encode(change))
            self.view_changes[key] = encoded
        return self.view_changes[key]

    def get_position(self, readers: Readers) -> protocol.Position | UnsetType:
        """The position as some viewpoints see it; UNSET while it waits for players."""
        if readers not in self.positions:
            self.positions[readers] = self.build_position(readers)
        return self.positions[readers]

    def build_position(self, readers: Readers) -> protocol.Position | UnsetType:
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
            since=self.since,
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
            return protocol.SeatView(seat, table.view(reader), outdated, [], [])
        view, offers, facts = board.view(reader), list[Any](), list[protocol.Facts]()
        instead: list[Any] = []
        if reader == self.actor and table.seats[reader].level is None:
            offers = [table.game.decode(action) for action in board.legal()]
            facts = table.game.list_move_facts(offers, view)
            free, last = acts.count_undoable(table, reader)
            if free and last == 1:
                instead = [table.game.decode(action) for action in board.legal_before()]
        forced = len(offers) == 1 and table.game.decisions[board.match.live.phase].public
        prompt = board.prompt(reader)
        return protocol.SeatView(seat, view, prompt, offers, facts, instead, forced)


class Told(NamedTuple):
    """What an update says about the position."""

    position: protocol.Position | UnsetType = UNSET
    change: Any = UNSET


def without_facts(position: protocol.Position | UnsetType) -> protocol.Position | UnsetType:
    """A position for a program, which writes no lines."""
    if position is UNSET:
        return UNSET
    return replace(position, views=[replace(view, facts=[]) for view in position.views])


def without_offers(position: protocol.Position) -> protocol.Position:
    bare = [replace(view, offers=[], facts=[], instead=[]) for view in position.views]
    return replace(position, views=bare)


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


def find_since(table: Table) -> int | None:
    """When the one to act was asked."""
    if table.actor is None:
        return None
    return max(table.turn_began, table.seats[table.actor].since)
