"""What a client asks on the socket, and what it is answered."""

from __future__ import annotations

import time
from typing import Any

from dragonden.bots import Decision
from dragonden.engine.errors import Refused
from dragonden.engine.words import Line
from dragonden.table import acts
from dragonden.table.events import SPECTATOR, AnyEvent
from dragonden.table.refusals import Declines
from dragonden.table.table import Table
from dragonden.table.writer import Unstored

from . import protocol
from .connection import Connection
from .room import LOG, Draft, Room, now_ms
from .thinking import DEPUTY
from .words import game_words, lesson_words, names

MOST_THOUGHTS = 5  # that a hint tells


async def answer(room: Room, connection: Connection, asked: protocol.Request) -> None:
    """Do what was asked, or say why not."""
    try:
        match asked:
            case protocol.Ping(id):
                connection.tell(protocol.Pong(id, now_ms()))
            case protocol.Why(id, seat, move):
                acts.checked(acts.turn(room.table, guest_of(connection), seat), move)
                connection.tell(protocol.Allowed(id))
            case protocol.Read(id, seat):
                connection.tell(reading(room, connection, id, seat))
            case protocol.Hint(id, seat):
                await hint(room, connection, id, seat)
            case protocol.Chat() if not connection.chats.take(time.monotonic()):
                raise Declines("server-too-often")
            case _:
                guest = guest_of(connection)
                ply = await room.do(guest, asked.id, draft(room, guest, asked))
                connection.tell(protocol.Done(asked.id, ply))
    except (Declines, Refused, Unstored) as no:
        connection.tell(refused(room, connection, asked.id, no))


def guest_of(connection: Connection) -> str:
    """Who asks; somebody without a cookie can only watch."""
    if connection.guest is None:
        raise Declines("table-watching", "forbidden")
    return connection.guest


def draft(room: Room, guest: str, asked: Any) -> Draft:
    """What would follow from a request, asked of the table when its time has come."""

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
                return acts.replace(table, guest, seat, DEPUTY, room.gone(seat))
            case protocol.Chat(_, text):
                return acts.chat(table, guest, text)
        raise AssertionError(asked)

    return follows


def refused(
    room: Room, connection: Connection, id: str | None, no: Declines | Refused | Unstored
) -> protocol.Refused:
    """A no in the client's language."""
    room.hall.metrics.count("refused")
    rule = no.rule if isinstance(no, Refused) else None
    line = Line("server-unstored") if isinstance(no, Unstored) else no.line
    words = game_words(room.table.game, connection.language)
    if room.table.lesson and line.id.startswith(room.table.lesson.line().id):
        reason = lesson_words(room.table.game, connection.language).line(line)
    else:
        reason = words.line(line, names(room.table, words))
    return protocol.Refused(id, rule, line, reason)


def unreadable(room: Room, connection: Connection) -> protocol.Refused:
    """The answer to what is no message at all."""
    return refused(room, connection, None, Declines("server-unreadable", "senseless"))


# -- in words ------------------------------------------------------------------------------------


def reading(room: Room, connection: Connection, id: str, seat: int | None) -> protocol.Reading:
    """The position in plain text, as one of the client's seats sees it."""
    table = room.table
    reader = SPECTATOR if seat is None else seat
    if seat is not None:
        acts.own_seat(table, guest_of(connection), seat)
    if table.board is None or table.status == "waiting":
        raise Declines("table-not-begun")
    game, words = table.game, game_words(table.game, connection.language)
    view = game.view.view(table.board.known(reader))
    offers = []
    if reader == table.actor:
        moves = [game.decode(action) for action in table.board.legal()]
        offers = [words.line(game.describe(move, view)) for move in moves]
    picture = game.text.picture(view, words, names(table, words), seat)
    return protocol.Reading(id, picture, offers)


async def hint(room: Room, connection: Connection, id: str, seat: int) -> None:
    """Ask a bot; the client is answered when it has decided, and may go on meanwhile.

    A lesson shows the move that it asks for.
    """
    table = room.table
    if not table.made.hints:
        raise Declines("server-no-hints", "forbidden")
    board = acts.turn(table, guest_of(connection), seat)
    if table.lesson:
        right = [a for a in board.legal() if table.lesson.is_right(table.moves, board.written(a))]
        shown = hinted(table, connection.language, id, board.known(seat), Decision(right[0]))
        return connection.tell(shown)
    if connection.thought and not connection.thought.done():
        raise Declines("server-thinking")
    if not room.hall.hints.take(connection.address):
        raise Declines("server-too-often")
    known, actions, ply = board.known(seat), board.legal(), table.position_ply
    thinkers, adviser = room.hall.thinkers, room.hall.settings.adviser

    async def think() -> None:
        try:
            decision = await thinkers.ask(table.game, known, actions, adviser)
        except Exception:
            LOG.exception("A hint went wrong.")
            return connection.tell(refused(room, connection, id, Declines("server-failed")))
        if table.position_ply != ply:
            return connection.tell(refused(room, connection, id, Declines("table-changed")))
        return connection.tell(hinted(table, connection.language, id, known, decision))

    connection.thought = room.hall.spawn(think())


def hinted(table: Table, language: str, id: str, known: Any, decision: Decision) -> protocol.Hinted:
    """What a bot has thought, in the client's language."""
    game, words = table.game, game_words(table.game, language)
    view = game.view.view(known)

    def told(action: int) -> tuple[Any, str]:
        move = game.decode(action)
        return move, words.line(game.describe(move, view))

    thoughts = [
        protocol.Thought(*told(item.action), item.visits, item.chance, item.points)
        for item in decision.considered[:MOST_THOUGHTS]
    ]
    return protocol.Hinted(id, *told(decision.action), thoughts, game.is_cooperative(known))
