"""Answers the requests that clients send on the socket."""

from __future__ import annotations

from typing import Any

from dragonden.bots import Decision
from dragonden.engine.errors import Refused
from dragonden.engine.words import Line
from dragonden.table import acts, seating
from dragonden.table.errors import TableError
from dragonden.table.events import SPECTATOR, AnyEvent
from dragonden.table.table import Table
from dragonden.table.writer import StoreError

from . import protocol
from .bot_service import DEPUTY
from .clock import now_ms
from .connection import Connection
from .room import LOG, Draft, Room
from .words import get_game_words, get_lesson_words, list_names

MOST_THOUGHTS = 5  # that a hint tells


async def answer(room: Room, connection: Connection, asked: protocol.Request) -> None:
    """Do what was asked, or say why not."""
    try:
        match asked:
            case protocol.Ping(id):
                connection.send(protocol.Pong(id, now_ms()))
            case protocol.Why(id, seat, move):
                require_uncovered(room, connection, seat)
                acts.check_move(
                    acts.require_turn(room.table, require_guest(connection), seat), move
                )
                connection.send(protocol.Allowed(id))
            case protocol.Look(id, seat):
                acts.get_own_seat(room.table, require_guest(connection), seat)
                connection.looking = seat
                connection.send(protocol.Allowed(id))
            case protocol.Read(id, seat):
                if not room.house.readings.take(connection.address):
                    raise TableError("server-too-often")
                connection.send(build_reading(room, connection, id, seat))
            case protocol.Hint(id, seat):
                await start_hint(room, connection, id, seat)
            case protocol.Log(id, before):
                entries = room.build_log(connection.readers, before)
                connection.send(protocol.Logged(id, entries))
            case protocol.Chat() if not room.house.chats.take(connection.guest, connection.address):
                raise TableError("server-too-often")
            case _:
                guest = require_guest(connection)
                ply = await room.do(guest, asked.id, draft_events(room, guest, asked))
                connection.send(protocol.Done(asked.id, ply))
    except (TableError, Refused, StoreError) as no:
        connection.send(build_refusal(room, connection, asked.id, no))


def require_guest(connection: Connection) -> str:
    """The guest of a connection; a client without a cookie can only watch."""
    if connection.guest is None:
        raise TableError("table-watching", kind="forbidden")
    return connection.guest


def require_uncovered(room: Room, connection: Connection, seat: int) -> None:
    """Insist that the curtain is open for a seat, where several people share a device."""
    several = len(connection.readers) > 1 and room.table.status == "running"
    if several and seat in connection.readers and connection.looking != seat:
        raise TableError("server-covered", kind="forbidden")


def draft_events(room: Room, guest: str, asked: Any) -> Draft:
    """Return the function that drafts the events of a request once it is its turn."""

    def follows(table: Table) -> list[AnyEvent]:
        match asked:
            case protocol.Act(_, ply, seat, move):
                return acts.act(table, guest, seat, ply, move)
            case protocol.Undo(_, ply, seat, moves):
                return acts.undo(table, guest, seat, ply, moves)
            case protocol.Consent(_, ply, agree):
                return acts.consent(table, guest, ply, agree)
            case protocol.Resign(_, seat):
                return acts.resign(table, guest, seat, DEPUTY)
            case protocol.Leave(_, seat):
                return acts.leave(table, guest, seat, DEPUTY)
            case protocol.Return(_, seat):
                return acts.come_back(table, guest, seat)
            case protocol.Replace(_, seat):
                gone, stalls = room.is_gone(seat), room.is_stalling(seat)
                return seating.replace(table, guest, seat, DEPUTY, gone, stalls)
            case protocol.OpenSeat(_, seat):
                return seating.open_seat(table, guest, seat, DEPUTY, room.is_stalling(seat))
            case protocol.Chat(_, text):
                return acts.chat(table, guest, text)
        raise AssertionError(asked)

    return follows


def build_refusal(
    room: Room, connection: Connection, id: str | None, no: TableError | Refused | StoreError
) -> protocol.Refused:
    """Build a refusal in the client's language."""
    room.house.metrics.count("refused")
    rule = no.rule if isinstance(no, Refused) else None
    line = Line("server-unstored") if isinstance(no, StoreError) else no.line
    words = get_game_words(room.table.game, connection.language)
    if room.table.lesson and line.id.startswith(room.table.lesson.line().id):
        reason = get_lesson_words(room.table.game, connection.language).line(line)
    else:
        reason = words.line(line, list_names(room.table, words))
    return protocol.Refused(id, rule, line, reason)


def build_unreadable(room: Room, connection: Connection) -> protocol.Refused:
    """Build the answer to something that is no message."""
    return build_refusal(room, connection, None, TableError("server-unreadable", kind="invalid"))


# -- in words ------------------------------------------------------------------------------------


def build_reading(
    room: Room, connection: Connection, id: str, seat: int | None
) -> protocol.Reading:
    """Describe the position in plain text, as one of the client's seats sees it."""
    table = room.table
    reader = SPECTATOR if seat is None else seat
    if seat is not None:
        acts.get_own_seat(table, require_guest(connection), seat)
        require_uncovered(room, connection, seat)
    if table.board is None or table.status == "waiting":
        raise TableError("table-not-begun")
    wanted = reader, connection.language
    if wanted not in room.pictures:
        game, words = table.game, get_game_words(table.game, connection.language)
        names, view = list_names(table, words), table.board.view(reader)
        picture = game.text.render_view(view, words, names, seat)
        room.pictures[wanted] = picture, game.read_view(view, words, names, seat)
    return protocol.Reading(id, *room.pictures[wanted])


async def start_hint(room: Room, connection: Connection, id: str, seat: int) -> None:
    """Ask a bot for a hint; the client may go on until the answer comes.

    In a lesson the hint is the move that the lesson asks for.
    """
    table = room.table
    if not table.created.hints:
        raise TableError("server-no-hints", kind="forbidden")
    guest = require_guest(connection)
    board = acts.require_turn(table, guest, seat)
    require_uncovered(room, connection, seat)
    if table.lesson:
        right = [
            a for a in board.legal() if table.lesson.is_right(table.moves, board.format_action(a))
        ]
        return connection.send(build_hint(table, id, board.get_knowledge(seat), Decision(right[0])))
    if connection.hint and not connection.hint.done():
        raise TableError("server-thinking")
    if not room.house.hints.take(connection.address):
        raise TableError("server-too-often")
    if table.hinted.get(seat) != table.position_ply:  # the others are told before it is given
        await room.do(guest, id, lambda table: acts.take_hint(table, guest, seat))
    known, actions, ply = board.get_knowledge(seat), board.legal(), table.position_ply
    bots, adviser = room.house.bots, room.house.settings.adviser

    async def think() -> None:
        try:
            decision = await bots.decide(table.game, known, actions, adviser, connection.address)
        except Exception:
            LOG.exception("A hint went wrong.")
            return connection.send(build_refusal(room, connection, id, TableError("server-failed")))
        if table.position_ply != ply:
            return connection.send(build_refusal(room, connection, id, TableError("table-changed")))
        return connection.send(build_hint(table, id, known, decision))

    connection.hint = room.house.spawn(think())


def build_hint(table: Table, id: str, known: Any, decision: Decision) -> protocol.Hinted:
    """Describe a bot's thoughts."""
    game, view = table.game, table.game.view.build_view(known)

    def describe(action: int) -> tuple[Any, Line]:
        move = game.decode(action)
        return move, game.describe(move, view)

    thoughts = [
        protocol.Thought(*describe(item.action), item.visits, item.chance, item.points)
        for item in decision.candidates[:MOST_THOUGHTS]
    ]
    return protocol.Hinted(id, *describe(decision.action), thoughts, game.is_cooperative(known))
