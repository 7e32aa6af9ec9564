"""The socket of a table, from the handshake to the end."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import WebSocket, websocket
from litestar.params import PathParameter

from dragonden.table.refusals import Declines
from dragonden.table.writer import Unstored

from . import protocol, requests
from .buckets import address_of
from .connection import Closed, Connection
from .guests import COOKIE
from .hall import Hall
from .origins import is_ours
from .room import LOG, Room

REFUSED = 4403  # before the handshake: the browser only sees that it failed


@websocket("/api/tables/{id:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], id: Annotated[str, PathParameter(max_length=40)]
) -> None:
    """A client at a table."""
    hall: Hall = socket.app.state.hall
    address = address_of(socket.scope["client"])
    if not is_ours(socket.headers, hall.settings):
        await socket.close(REFUSED)
        return
    await socket.accept()
    guest = hall.guests.known(socket.cookies.get(COOKIE))
    connection = Connection(socket, guest, address, hall.limits)
    if hall.sockets[address] >= hall.limits.sockets or not hall.requests.take(address):
        await end(hall, connection, 4429)
        return
    hall.sockets[address] += 1
    try:
        code = await served(hall, connection, id)
    finally:
        hall.sockets[address] -= 1
        if not hall.sockets[address]:
            del hall.sockets[address]
    await end(hall, connection, code)


async def end(hall: Hall, connection: Connection, code: int) -> None:
    if code in protocol.CLOSED_BY:
        hall.metrics.count("closed", str(code))
        await connection.close(code)


async def served(hall: Hall, connection: Connection, id: str) -> int:
    """Serve a client until it goes or has to go; the code to close with."""
    writer = hall.spawn(connection.write())
    reader = hall.spawn(conversation(hall, connection, id))
    try:
        await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        return code_of(reader if reader.done() else writer)
    finally:
        tasks = [task for task in (writer, reader, connection.thought) if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def code_of(task: asyncio.Task[None]) -> int:
    """Why one side of the conversation has ended."""
    try:
        task.result()
    except Closed as closed:
        return closed.code
    except Declines:
        return 4404
    except Unstored:
        return 4503
    except asyncio.CancelledError:
        return 1000
    except Exception as error:
        LOG.exception("A conversation went wrong.", exc_info=error)
        return 4503
    return 1000


async def conversation(hall: Hall, connection: Connection, id: str) -> None:
    """Hello, and then one request after another."""
    hello = await connection.hear_hello()
    connection.language = hello.language
    room = await hall.room(id)
    room.join(connection, hello.seen)
    try:
        if connection.guest:
            await welcome_back(room, connection.guest)
        while True:
            message = await connection.hear()
            if message is None or isinstance(message, protocol.Hello):
                connection.tell(requests.unreadable(room, connection))
            else:
                await requests.answer(room, connection, message)
    finally:
        room.part(connection)


async def welcome_back(room: Room, guest: str) -> None:
    """Give back the seats that a bot has kept; if that fails, the person can ask for it."""
    try:
        await room.welcome_back(guest)
    except (Declines, Unstored) as no:
        LOG.warning("A seat could not be given back: %s", no)
