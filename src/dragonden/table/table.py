"""A table: what its events add up to. Nothing else changes it, so every reader of the same rows
has the same table.
"""

from __future__ import annotations

import math
from collections import Counter
from typing import Any, Literal, NamedTuple

import msgspec

from dragonden.engine.errors import InputError
from dragonden.engine.game import Game
from dragonden.engine.lessons import Lesson, load_lessons
from dragonden.engine.options import Value
from dragonden.engine.words import Fact
from dragonden.games import find_game

from . import events
from .board import Board, SavedPosition
from .events import SPECTATOR, Created, Row
from .result import Result
from .seats import Seat

Status = Literal["waiting", "running", "over"]


class Question(NamedTuple):
    """Somebody wants to take back moves."""

    ply: int
    seat: int
    moves: int
    guest: str  # who asks
    agreed: set[str]  # guests


class Snapshot(msgspec.Struct, frozen=True):
    """A position and how it looked, so that a table opens quickly and outlives its rules."""

    table: str
    ply: int
    rules: int
    kept: SavedPosition
    views: dict[int, bytes]  # by reader, as JSON
    truth: bytes | None  # the same with nothing hidden, when it is over


class Bounds(NamedTuple):
    """How much a table may hold."""

    events: float = math.inf  # without chat; after these, people can only finish the game
    chats: float = math.inf


UNBOUNDED = Bounds()


class Job(NamedTuple):
    """What the table itself has to do next."""

    seat: int  # the one to decide for
    level: str | None  # of the bot on that seat; None: its person ran out of time
    due: int  # milliseconds since 1970


class Table:
    """Seats, board and log of one table."""

    def __init__(
        self,
        rows: list[Row],
        snapshot: Snapshot | None = None,
        bounds: Bounds = UNBOUNDED,
    ) -> None:
        created = rows[0].event
        assert isinstance(created, Created)
        self.id = rows[0].table
        self.created = created
        self.bounds = bounds
        self.game: Game = find_game(created.game)
        self.snapshot = snapshot  # the last stored position, shown where the game cannot go on
        self.skip = snapshot.ply if snapshot and snapshot.kept.fits(self.game) else 0
        self.board: Board | None = self.build_board()
        self.difference: Difference | None = None  # the first move that today's rules refuse
        if created.rules != self.game.version:
            self.adapt_to_rules(rows)
        self.seats = [Seat() for _ in range(int(created.options["players"]))]
        self.rows: list[Row] = []
        self.requests: dict[tuple[str, str], int] = {}  # guest and client id → ply
        self.status: Status = "waiting"
        self.position_ply = 0  # when the position last changed
        self.turn_began = 0  # when the one to act was asked
        self.moves = 0  # how many stand
        self.chats = 0  # how many were said
        self.question: Question | None = None
        self.unanswered: Counter[str] = Counter()  # questions of each guest that were in vain
        self.declined: dict[str, int] = {}  # guest → the position in which they were told no
        self.hinted: dict[int, int] = {}  # seat → the position in which it last had a hint
        self.removed: set[str] = set()  # guests who may not sit down again
        self.result: Result | None = None
        self.rematch: str | None = None
        self.lesson = find_current_lesson(self.game, created.lesson)
        for row in rows:
            self.fold(row)

    def build_board(self) -> Board:
        """The position before the first move."""
        opening = self.created.lesson.opening if self.created.lesson else []
        return Board(self.game, dict(self.created.options), self.created.seed, opening)

    def adapt_to_rules(self, rows: list[Row]) -> None:
        """See how a game that began under other rules can go on under today's.

        Usually today's rules allow all its moves, and it goes on as if it had always followed them.
        Otherwise it goes on from its last stored position, if that still fits, or is only shown.
        """
        self.difference = find_difference(self.build_board(), rows)
        if self.difference is None:
            self.skip = 0
            return
        board = self.build_board()
        if self.skip and self.snapshot:
            board.restore(self.snapshot.kept)
        if not self.skip or find_difference(board, rows[self.skip :]):
            self.board, self.skip = None, 0

    # -- facts -----------------------------------------------------------------------------------

    @property
    def outdated(self) -> bool:
        """Whether it can only be looked at."""
        return self.board is None

    @property
    def rules_facts(self) -> dict[str, Fact]:
        """The version of its rules, today's version, and where they differ."""
        facts = {"rules": self.created.rules, "version": self.game.version}
        return {**facts, **(self.difference._asdict() if self.difference else {})}

    @property
    def ply(self) -> int:
        return len(self.rows)

    @property
    def options(self) -> dict[str, Value]:
        return self.created.options

    @property
    def host(self) -> str | None:
        """The guest who set up the table; if they are gone, who has sat here longest."""
        maker, seated = self.rows[0].guest, [seat for seat in self.seats if seat.guest]
        if not seated or any(maker in (seat.guest, seat.owner) for seat in seated if maker):
            return maker
        first = min(seated, key=lambda seat: seat.since)
        return first.owner or first.guest

    @property
    def actor(self) -> int | None:
        """The seat to act, if the game is being played."""
        if self.status != "running" or self.board is None or self.is_lesson_over:
            return None
        return self.board.actor

    @property
    def is_lesson_over(self) -> bool:
        """Whether this is a lesson with nothing left to do."""
        if self.lesson:
            return self.lesson.is_done(self.moves)
        return self.created.lesson is not None  # whose script has changed since

    def find_seats(self, guest: str | None) -> list[int]:
        """The seats that a guest holds."""
        return [n for n, seat in enumerate(self.seats) if guest and seat.guest == guest]

    def controls_seat(self, guest: str) -> bool:
        """Whether a guest holds a seat, or has given one to a program."""
        return any(guest in (seat.guest, seat.owner) for seat in self.seats)

    def list_voters(self) -> set[str]:
        """The guests who are asked about undo, even while a bot plays for them."""
        return {seat.guest for seat in self.seats if seat.guest and not seat.resigned}

    def list_resigned(self) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if seat.resigned]

    def find_job(self) -> Job | None:
        """What the table itself has to do, and when."""
        actor = self.actor
        if actor is None:
            return None
        seat = self.seats[actor]
        began = max(self.turn_began, seat.since)
        if seat.level is not None:
            return Job(actor, seat.level, began)
        if self.created.clock is None:
            return None
        return Job(actor, None, began + 1000 * self.created.clock)

    # -- the fold --------------------------------------------------------------------------------

    def fold(self, row: Row) -> None:
        """Let an event happen."""
        assert row.ply == self.ply + 1, "rows come in order"
        self.rows.append(row)
        if row.guest and row.client:
            self.requests[row.guest, row.client] = row.ply
        match row.event:
            case events.Moved() | events.Undone():
                self.change_position(row)
            case events.Asked(seat=number, moves=moves):
                assert row.guest
                self.question = Question(row.ply, number, moves, row.guest, {row.guest})
                self.unanswered[row.guest] += 1
            case events.Agreed():
                assert self.question
                assert row.guest
                self.question.agreed.add(row.guest)
            case events.Declined():
                assert self.question
                self.declined[self.question.guest] = self.position_ply
                self.question = None
            case events.Hinted(seat=number):
                self.hinted[number] = self.position_ply
            case events.Ended(result=result):
                self.status, self.result, self.question = "over", result, None
            case events.Rematched(table=table):
                self.rematch = table
            case events.Chatted():
                self.chats += 1
            case events.Created():
                pass
            case _:
                self.change_seat(row)
        if row.ply == self.skip:
            assert self.board
            assert self.snapshot
            self.board.restore(self.snapshot.kept)

    def change_position(self, row: Row) -> None:
        """A move is made, or moves are taken back."""
        event = row.event
        live = self.board is not None and row.ply > self.skip
        if isinstance(event, events.Moved):
            self.moves += 1
            seat = self.seats[event.seat]
            seat.timeouts = seat.timeouts + 1 if event.by == "clock" else 0
            if live:
                assert self.board
                self.board.play(event.move)
        elif isinstance(event, events.Undone):
            self.moves -= event.moves
            if self.question:
                self.unanswered[self.question.guest] -= 1
            if live:
                assert self.board
                self.board.undo(event.moves, event.key)
        self.position_ply, self.turn_began, self.question = row.ply, row.at, None

    def change_seat(self, row: Row) -> None:
        """Somebody comes, goes, gives up or returns."""
        event: Any = row.event
        seat = self.seats[event.seat]
        seat.since = row.at
        match event:
            case events.Sat(name=name):
                self.seats[event.seat] = Seat(row.guest, name, since=row.at)
            case events.Assigned(name=name, program=program):
                seat.guest, seat.name, seat.owner = program, name, row.guest
                seat.kept_for = seat.kept_name = None
            case events.Engaged(level=level):
                seat.hand_to(level)
            case events.Kept(name=name, keeps_for=guest):
                seat.kept_for, seat.kept_name = guest, name
            case events.Freed(seat=number, removed=removed):
                if removed and seat.guest and self.created.public:
                    self.removed.add(seat.guest)
                self.seats[number] = Seat()
            case events.Resigned(level=level):
                seat.resigned = True
                seat.hand_to(level)
            case events.Replaced(level=level, why=why):
                seat.hand_to(level, why)
            case events.Opened():
                seat.opened = True
            case events.Returned():
                seat.hand_to(None)
        self.question = None  # those who would have to agree may be others now
        if self.status == "waiting" and not any(seat.is_open for seat in self.seats):
            self.status, self.position_ply, self.turn_began = "running", row.ply, row.at

    # -- keeping ---------------------------------------------------------------------------------

    def take_snapshot(self) -> Snapshot:
        """The position now."""
        assert self.board
        views = {r: msgspec.json.encode(self.board.view(r)) for r in self.board.readers}
        truth = self.truth()
        return Snapshot(
            self.id,
            self.ply,
            self.created.rules,
            self.board.save_position(),
            views,
            None if truth is None else msgspec.json.encode(truth),
        )

    def view(self, reader: int) -> Any:
        """What a seat, or a SPECTATOR, sees; of an outdated table, its last stored view."""
        if self.status == "waiting":
            return None
        if self.board is not None:
            return self.board.view(reader)
        kept = self.snapshot.views.get(reader) if self.snapshot else None
        return None if kept is None else msgspec.Raw(kept)

    def truth(self) -> Any:
        """The view with nothing hidden, once the game is over."""
        if self.status != "over":
            return None
        if self.board is not None:
            return self.board.match.truth()
        kept = self.snapshot.truth if self.snapshot else None
        return None if kept is None else msgspec.Raw(kept)

    def list_readers(self, guest: str | None) -> list[int]:
        """The viewpoints of a guest: the seats they hold, or SPECTATOR."""
        return self.find_seats(guest) or [SPECTATOR]


class Difference(NamedTuple):
    """A move that today's rules do not allow. Its arguments may be secret."""

    number: int  # from 1
    move: str  # its kind


def find_difference(board: Board, rows: list[Row]) -> Difference | None:
    """Make the moves of some rows on a board; return the first that is not allowed."""
    for row in rows:
        match row.event:
            case events.Undone(moves=moves, key=key):
                board.undo(moves, key)
            case events.Moved(seat=seat, move=move):
                if board.actor != seat or not is_allowed(board, move):
                    return Difference(len(board.match.plies) + 1, move.partition("(")[0])
                board.play(move)
    return None


def is_allowed(board: Board, move: str) -> bool:
    """Whether a move can be made now; its kind may no longer exist."""
    try:
        return board.match.why(move) is None
    except InputError:
        return False


def find_current_lesson(game: Game, lesson: Lesson | None) -> Lesson | None:
    """The lesson, if the game still has it unchanged."""
    return lesson if lesson and load_lessons(game.folder).get(lesson.id) == lesson else None
