"""The socket of a table, from the handshake to the end."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any

from litestar import WebSocket, websocket
from litestar.params import PathParameter

from dragonden.table.errors import TableError
from dragonden.table.writer import StoreError

from . import protocol, requests
from .buckets import get_address
from .connection import Closed, Connection
from .guests import COOKIE, find_token
from .house import House
from .origins import is_trusted
from .room import LOG, Room

REFUSED = 4403  # before the handshake: the browser only sees that it failed


@websocket("/api/tables/{id:str}/socket")
async def serve_socket(
    socket: WebSocket[Any, Any, Any], id: Annotated[str, PathParameter(max_length=40)]
) -> None:
    """A client at a table."""
    house: House = socket.app.state.house
    address = get_address(socket.scope["client"])
    if not is_trusted(socket.headers, house.settings):
        await socket.close(REFUSED)
        return
    await socket.accept()
    connection = identify(house, socket, address, id)
    if house.bans.include(connection.guest, address):
        await close_socket(house, connection, 4403)
        return
    if house.sockets[address] >= house.limits.sockets or not house.requests.take(address):
        await close_socket(house, connection, 4429)
        return
    house.sockets[address] += 1
    try:
        code = await serve_client(house, connection, id)
    finally:
        house.sockets[address] -= 1
        if not house.sockets[address]:
            del house.sockets[address]
    await close_socket(house, connection, code)


def identify(house: House, socket: WebSocket[Any, Any, Any], address: str, id: str) -> Connection:
    """A connection of the guest of a cookie, or of the program of a token."""
    token = find_token(socket.headers)
    if token is not None:
        program = house.guests.verify_token(token, id)
        return Connection(
            socket, program, address, house.limits, house.messages, house.outgoing, is_program=True
        )
    guest = house.guests.verify(socket.cookies.get(COOKIE))
    return Connection(socket, guest, address, house.limits, house.messages, house.outgoing)


async def close_socket(house: House, connection: Connection, code: int) -> None:
    if code in protocol.CLOSED_BY:
        house.metrics.count("closed", str(code))
        await connection.close(code)


async def serve_client(house: House, connection: Connection, id: str) -> int:
    """Serve a client until its conversation ends; return the code to close with."""
    writer = house.spawn(connection.write())
    reader = house.spawn(converse(house, connection, id))
    try:
        await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        return get_close_code(reader if reader.done() else writer)
    finally:
        tasks = [task for task in (writer, reader, connection.hint) if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def get_close_code(task: asyncio.Task[None]) -> int:
    """The code that says why a conversation has ended.

    The error is looked at and not raised: raised here it would hold this call, this call the task,
    and the task the error, and with it the table until all garbage is looked through.
    """
    error = None if task.cancelled() else task.exception()
    match error:
        case None:
            return 1000
        case Closed(code=code):
            return code
        case TableError():
            return 4404
        case StoreError():
            return 4503
    LOG.exception("A conversation went wrong.", exc_info=error)
    return 4503


async def converse(house: House, connection: Connection, id: str) -> None:
    """Receive the hello, and then answer one request after another."""
    hello = await connection.receive_hello()
    connection.language, connection.takes_changes = hello.language, hello.changes
    room = await house.get_room(id)
    if connection.is_program:
        await require_token(house, room, connection)
    room.connect(connection, hello.seen)
    try:
        if connection.guest:
            await return_seats(room, connection.guest)
        while True:
            message = await connection.receive()
            if message is None or isinstance(message, protocol.Hello):
                connection.send(requests.build_unreadable(room, connection))
            else:
                began = time.perf_counter()
                await requests.answer(room, connection, message)
                house.metrics.time("answer_seconds", began)
    finally:
        room.disconnect(connection)


async def require_token(house: House, room: Room, connection: Connection) -> None:
    """Insist that the program of a connection still has its seat."""
    if connection.guest and house.store.shared:
        await room.refresh()  # another process may have given it the seat a moment ago
    if not room.table.find_seats(connection.guest):
        raise Closed(4401)


async def return_seats(room: Room, guest: str) -> None:
    """Give back the seats where a bot played; if that fails, the person can ask for them."""
    try:
        await room.return_seats(guest)
    except (TableError, StoreError) as no:
        LOG.warning("A seat could not be given back: %s", no)
