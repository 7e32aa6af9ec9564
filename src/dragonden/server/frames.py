"""Builds what a client is sent about a table, from what its seats may know and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from dragonden.engine.words import Line
from dragonden.table import events, log
from dragonden.table.events import SPECTATOR, Row
from dragonden.table.seating import WAIT_HERE
from dragonden.table.summary import Summary

from . import protocol
from .presence import Presence

Readers = tuple[int, ...]  # the viewpoints of a client: seats, or SPECTATOR alone


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
