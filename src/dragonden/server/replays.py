"""Records of finished games, and replays as one viewpoint saw the game."""

from __future__ import annotations

import msgspec

from dragonden.engine.backends import INTERPRETED
from dragonden.engine.match import Match, drop_fleeting
from dragonden.table import acts, log
from dragonden.table.errors import TableError
from dragonden.table.table import Table

from .api import Frame, Replay
from .protocol import Card

TRUTH = "truth"


def format_table_record(table: Table) -> str:
    """Format the record, which contains everything that was hidden."""
    if table.status != "over":
        raise TableError("server-no-record", kind="forbidden")
    return acts.require_replayable(table).match.record()


def build_replay(table: Table, card: Card, held: list[int], wanted: str, span: range) -> Replay:
    """Build a part of the replay of a game for a guest who holds these seats."""
    acts.require_replayable(table)
    over = table.status == "over"
    seat = parse_viewpoint(table, wanted)
    if not over:
        if wanted == TRUTH or (seat is not None and seat not in held):
            raise TableError("server-not-your-view", kind="forbidden")
        if log.has_fleeting(table.rows):
            raise TableError("server-no-replay", kind="forbidden")
        if seat is not None and len(held) > 1:  # nobody knows who of them is looking
            raise TableError("server-shared-view", kind="forbidden")
    assert table.board
    total = 0 if table.status == "waiting" else 1 + len(table.board.match.plies)
    span = range(span.start, min(span.stop, total))
    frames = build_frames(table, seat, wanted == TRUTH, over, span)
    return Replay(card, seat, wanted == TRUTH, total, frames)


def parse_viewpoint(table: Table, wanted: str) -> int | None:
    """The requested seat; None for a spectator's view, or for the truth."""
    if wanted in ("", TRUTH):
        return None
    if not wanted.isascii() or not wanted.isdigit() or int(wanted) >= len(table.seats):
        raise TableError("table-no-seat", kind="invalid", count=len(table.seats))
    return int(wanted)


def build_frames(
    table: Table, seat: int | None, truth: bool, over: bool, span: range
) -> list[Frame]:
    """Build the frames of a span: the first is for the beginning, then one for each move."""
    assert table.board
    played = table.board.match
    plies = played.plies[:]
    match = Match(played.game, played.options, played.seed, INTERPRETED)
    frames = []
    for number in range(span.stop if span else 0):
        if number:
            match.repeat(plies[number - 1])
        if number in span:
            view = match.truth() if truth else match.view(seat)
            lines = drop_fleeting(match.news(seat), over)
            raw = msgspec.Raw(msgspec.json.encode(view))
            frames.append(Frame(number, plies[number - 1].seat if number else None, lines, raw))
    return frames
