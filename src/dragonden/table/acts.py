"""What people and bots can do at a table: each function says which events would follow.

Nothing happens here. The events become true when they are stored and folded into the table. If
somebody may not do something, `TableError` says why, or `Refused` where the game's rules forbid it.
"""

from __future__ import annotations

import contextlib
import itertools
import secrets
from typing import Any

import msgspec

from dragonden.engine import verbs
from dragonden.engine.errors import Refused
from dragonden.engine.lessons import Lesson
from dragonden.engine.options import SEEDS

from . import events
from .board import Board
from .errors import TableError
from .events import AnyEvent
from .result import Result, compute_result
from .seats import Seat
from .table import Table

RETURNS = 1.1  # how much longer than usual a log may be where somebody wants to come back
MOST_QUESTIONS = 5  # in vain, after which a guest may not ask for consent again
MOST_TIMEOUTS = 2  # decisions by the clock in a row, after which a bot stays


# -- who may -------------------------------------------------------------------------------------


def get_seat(table: Table, number: int) -> Seat:
    """Find a seat by its number."""
    if not 0 <= number < len(table.seats):
        raise TableError("table-no-seat", kind="invalid", count=len(table.seats))
    return table.seats[number]


def get_own_seat(table: Table, guest: str, number: int) -> Seat:
    """Find a seat that this guest holds."""
    seat = get_seat(table, number)
    if seat.guest != guest:
        raise TableError("table-not-yours", kind="forbidden", number=number + 1)
    return seat


def require_seated(table: Table, guest: str) -> int:
    """Insist that a guest sits at the table; return their first seat."""
    seats = table.find_seats(guest)
    if not seats:
        raise TableError("table-watching", kind="forbidden")
    return seats[0]


def require_playing(table: Table, guest: str) -> Board:
    """Insist that a guest sits at the table and has not given up; return the board."""
    require_seated(table, guest)
    board = require_running(table)
    if guest not in table.list_voters():
        raise TableError("table-gave-up", kind="forbidden")
    return board


# -- moves ---------------------------------------------------------------------------------------


def require_running(table: Table) -> Board:
    """Insist that the game is being played; return its board."""
    if table.board is None:
        raise TableError("table-outdated", kind="conflict", **table.rules_facts)
    if table.status == "waiting":
        raise TableError("table-not-begun")
    if table.status == "over":
        raise TableError("table-over")
    return table.board


def require_replayable(table: Table) -> Board:
    """Insist that the game can be replayed from its beginning; return its board."""
    if table.board is None:
        raise TableError("table-outdated", kind="conflict", **table.rules_facts)
    if table.difference:
        raise TableError("table-mended", kind="conflict", **table.rules_facts)
    return table.board


def require_turn(table: Table, guest: str, number: int) -> Board:
    """Insist that it is the turn of this guest on this seat; return the board."""
    seat = get_own_seat(table, guest, number)
    board = require_running(table)
    if seat.resigned:
        raise TableError("table-gave-up")
    if seat.level is not None:
        raise TableError("table-bot-plays")
    if table.actor != number:
        raise TableError("table-not-your-turn")
    return board


def require_current(table: Table, ply: int) -> None:
    """Insist that a request was made about the position as it is."""
    if not table.position_ply <= ply <= table.ply:
        raise TableError("table-changed")


def parse_move(board: Board, move: dict[str, Any]) -> Any:
    """Turn a JSON object into a move of the game."""
    fields = dict(move)
    tag = fields.pop("type", None)
    kind = board.match.game.decisions.find_kind(tag) if isinstance(tag, str) else None
    if kind and fields.keys() == {*kind.__struct_fields__}:
        with contextlib.suppress(msgspec.ValidationError):
            return msgspec.convert(fields, kind)
    raise TableError("table-no-move", kind="invalid")


def check_move(board: Board, move: dict[str, Any]) -> int:
    """Insist that a move is allowed; return its action."""
    game, meant = board.match.game, parse_move(board, move)
    action = game.encode(meant)
    if action not in board.legal():
        refusal = game.explain_refusal(board.match.state, meant)
        raise Refused(refusal.rule, game.words().line(refusal.line), refusal.line)
    return action


def act(table: Table, guest: str, number: int, ply: int, move: dict[str, Any]) -> list[AnyEvent]:
    """A person makes a move."""
    board = require_turn(table, guest, number)
    require_current(table, ply)
    action = check_move(board, move)
    if table.lesson:
        require_lesson_move(table.lesson, table.moves, board.format_action(action))
    return draft_move(table, board, action, "person")


def require_lesson_move(lesson: Lesson, moves: int, move: str) -> None:
    """Insist that an allowed move is the one that a lesson asks for now."""
    if not lesson.is_right(moves, move):
        wrong = lesson.find_wrong(moves, move)
        line = lesson.line(wrong.says)
        raise Refused(wrong.rule, line.id, line)


def decide(table: Table, number: int, ply: int, action: int, level: str) -> list[AnyEvent]:
    """A bot makes a move for its seat, or for a person whose time is over."""
    board = require_running(table)
    require_current(table, ply)
    seat = get_seat(table, number)
    if table.actor != number or action not in board.legal():
        raise TableError("table-changed")
    by = "clock" if seat.level is None else "bot"
    follows = draft_move(table, board, action, by)
    if by == "clock" and seat.timeouts + 1 >= MOST_TIMEOUTS and len(follows) == 1:
        follows.append(events.Replaced(number, level, "clock"))
    return follows


def draft_move(table: Table, board: Board, action: int, by: Any) -> list[AnyEvent]:
    """The event of an allowed move, and the end of the game if it is the last move."""
    actor = table.actor
    assert actor is not None
    trial, news = board.try_action(action)
    follows: list[AnyEvent] = [events.Moved(actor, trial.move, by, news)]
    if verbs.is_over(trial.state):
        result = compute_result(table.game, trial.state, table.list_resigned())
        follows.append(events.Ended(result))
    return follows


def take_hint(table: Table, guest: str, number: int) -> list[AnyEvent]:
    """Somebody asks a bot what to do: everybody is told so, once in each position."""
    require_turn(table, guest, number)
    require_short_log(table)
    return [events.Hinted(number)]


# -- taking back ---------------------------------------------------------------------------------


def require_short_log(table: Table, reserve: float = 1.0) -> None:
    """Insist that the table's log is not longer than any game needs; chat is counted apart."""
    if table.ply - table.chats >= table.bounds.events * reserve:
        raise TableError("table-too-long")


def require_no_lesson(table: Table) -> None:
    """Insist that this is no lesson: a lesson allows only what it asks for."""
    if table.created.lesson:
        raise TableError("table-lesson")


def count_undoable(table: Table, number: int) -> tuple[int, int]:
    """Count the moves a seat may take back unasked, and those back to its last decision."""
    return count_all_undoable(table)[number]


def count_all_undoable(table: Table) -> list[tuple[int, int]]:
    """Count these for every seat."""
    counts, board = [(0, 0)] * len(table.seats), table.board
    if board is None or table.status != "running" or table.created.lesson:
        return counts
    last: dict[int, int] = {}  # by seat
    current = count_current_moves(table)
    latest = itertools.islice(reversed(board.match.plies), current)
    for number, ply in enumerate(latest, start=1):
        if ply.seat not in last:
            last[ply.seat] = number
            if len(last) == len(counts):
                break
    actor = table.actor
    for seat, moves in last.items():
        free = 0
        if seat == actor:
            others = [number - 1 for other, number in last.items() if other != seat]
            free = min(current, board.match.undoable, *others)
        counts[seat] = free, moves if table.created.undo or moves <= free else 0
    return counts


def count_current_moves(table: Table) -> int:
    """Count the moves made by today's rules: only these may be taken back."""
    assert table.board
    restored = table.board.restored if table.difference else None
    return len(table.board.match.plies) - (len(restored.plies) if restored else 0)


def undo(table: Table, guest: str, number: int, ply: int, moves: int | None) -> list[AnyEvent]:
    """Somebody takes back moves, or asks the others for their consent."""
    seat = get_own_seat(table, guest, number)
    require_running(table)
    require_no_lesson(table)
    if seat.level is not None:
        raise TableError("table-bot-plays")
    require_short_log(table)
    require_current(table, ply)
    free, last = count_undoable(table, number)
    moves = last if moves is None else moves
    if not 0 < moves <= count_current_moves(table):
        raise TableError("table-nothing-to-undo")
    if moves <= free:
        return [take_back(table, number, moves)]
    if not table.created.undo:
        raise TableError("table-no-undo", kind="forbidden")
    if table.list_voters() == {guest}:
        return [take_back(table, number, moves)]
    require_few_questions(table, guest)
    return [events.Asked(number, moves)]


def require_few_questions(table: Table, guest: str) -> None:
    """Insist that nobody is asked all the time whether moves may be taken back."""
    if table.question:
        raise TableError("table-asked-already")
    if table.declined.get(guest) == table.position_ply:
        raise TableError("table-declined-already")
    if table.unanswered[guest] >= MOST_QUESTIONS:
        raise TableError("table-asked-enough", count=MOST_QUESTIONS)


def consent(table: Table, guest: str, ply: int, agree: bool) -> list[AnyEvent]:
    """Somebody answers the question whether moves may be taken back."""
    number = require_seated(table, guest)
    question = table.question
    if not question or question.ply != ply:
        raise TableError("table-no-question")
    if guest not in table.list_voters():
        raise TableError("table-agreed-already")
    if not agree:
        return [events.Declined(number)]
    if guest in question.agreed:
        raise TableError("table-agreed-already")
    follows: list[AnyEvent] = [events.Agreed(number)]
    if table.list_voters() <= {*question.agreed, guest}:
        follows.append(take_back(table, question.seat, question.moves))
    return follows


def take_back(table: Table, number: int, moves: int) -> events.Undone:
    """Moves are taken back; if they have shown anything, the same will not come again."""
    assert table.board
    shown = moves > table.board.match.undoable
    return events.Undone(number, moves, secrets.randbelow(SEEDS) if shown else None)


# -- leaving -------------------------------------------------------------------------------------


def resign(table: Table, guest: str, number: int, level: str) -> list[AnyEvent]:
    """Somebody gives up: a bot plays on while there is somebody left to play for."""
    seat = get_own_seat(table, guest, number)
    require_running(table)
    require_no_lesson(table)
    if seat.resigned:
        raise TableError("table-gave-up")
    gone = sorted([*table.list_resigned(), number])
    left = [n for n in range(len(table.seats)) if n not in gone]
    follows: list[AnyEvent] = [events.Resigned(number, level)]
    if len(left) == 1 or not any(table.seats[n].guest for n in left):
        follows.append(events.Ended(Result(winners=left, resigned=gone, by="resigning")))
    return follows


def leave(table: Table, guest: str, number: int, level: str) -> list[AnyEvent]:
    """Somebody goes. Before the start the seat is freed; later a bot plays until they return."""
    seat = get_own_seat(table, guest, number)
    if table.status == "waiting":
        return [events.Freed(number)]
    require_running(table)
    require_no_lesson(table)
    if seat.level is not None:
        raise TableError("table-bot-plays")
    return [events.Replaced(number, level, "left")]  # always possible: coming back has its limit


def come_back(table: Table, guest: str, number: int) -> list[AnyEvent]:
    """Somebody takes their seat back from the bot."""
    seat = get_own_seat(table, guest, number)
    require_running(table)
    require_short_log(table, RETURNS)
    if seat.resigned:
        raise TableError("table-gave-up")
    if seat.level is None:
        raise TableError("table-no-bot-plays")
    return [events.Returned(number)]


# -- talking, and playing again ------------------------------------------------------------------


def chat(table: Table, guest: str, text: str) -> list[AnyEvent]:
    """Somebody at the table says something."""
    number = require_seated(table, guest)
    if not table.created.chat:
        raise TableError("table-no-chat", kind="forbidden")
    if table.chats >= table.bounds.chats:
        raise TableError("table-chat-full")
    joiner = "\N{ZERO WIDTH JOINER}"  # holds emoji together
    text = "".join(c if c.isprintable() or c == joiner else " " for c in text).strip()
    if not text:
        raise TableError("table-nothing-said", kind="invalid")
    return [events.Chatted(number, text)]


def rematch(table: Table, guest: str, other: str) -> list[AnyEvent]:
    """Somebody who played here has set up another table for the same people."""
    require_seated(table, guest)
    if table.status != "over" and not table.outdated:
        raise TableError("table-not-over")
    if table.rematch:
        raise TableError("table-set-up-already")
    return [events.Rematched(other)]
