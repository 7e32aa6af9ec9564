"""One socket: what waits to be sent on it, and when it must be closed."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket

from . import protocol
from .buckets import PairedBuckets
from .settings import Limits
from .wire import encode_frame, get_wire

MESSAGES = msgspec.json.Decoder(protocol.ClientMessage)
RELOADS = 3  # the first version whose pages load themselves again when they are told so


class AnyHello(msgspec.Struct, tag_field="type", tag="hello"):
    """A hello of any version."""

    version: int


HELLOS = msgspec.json.Decoder(AnyHello)


def decode(text: str | None) -> protocol.ClientMessage | None:
    """What a client says; None if it makes no sense."""
    try:
        said: protocol.ClientMessage | None = MESSAGES.decode(text) if text else None
    except (msgspec.DecodeError, RecursionError):
        return None
    return said


def find_version(text: str | None) -> int | None:
    """The version of a hello; None if it is none."""
    try:
        return HELLOS.decode(text).version if text else None
    except (msgspec.DecodeError, RecursionError):
        return None


class Closed(Exception):
    """The socket has to be closed, or has been."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Outgoing:
    """The connections that have something to send: they send it together, soon."""

    def __init__(self) -> None:
        self.connections: list[Connection] = []

    def add(self, connection: Connection) -> None:
        if not self.connections:
            connection.wire.loop.call_soon(self.flush)
        self.connections.append(connection)

    def flush(self) -> None:
        connections, self.connections = self.connections, []
        for connection in connections:
            connection.flush()


class Connection:
    """A socket of one client at one table."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        guest: str | None,
        address: str,
        limits: Limits,
        messages: PairedBuckets,
        outgoing: Outgoing,
        is_program: bool = False,
    ) -> None:
        self.socket = socket
        self.guest = guest
        self.is_program = is_program  # it came with a token, and may not even watch without one
        self.address = address
        self.limits = limits
        self.language: protocol.Language = "en"
        self.takes_changes = False  # positions are told by what has changed
        self.readers: tuple[int, ...] = ()
        self.messages = messages  # what this guest and this address may say, on any socket
        self.outgoing = outgoing
        self.wire = get_wire(socket.scope)
        self.waiting: list[bytes] = []  # frames
        self.waiting_bytes = 0
        self.blocked = asyncio.Event()  # set while the client has no room for them
        self.dropped: int | None = None  # the code to close with, as soon as possible
        self.looking: int | None = None  # the seat for which the curtain is open, if it has several
        self.hint: asyncio.Task[None] | None = None  # a bot is working on a hint

    # -- sending ---------------------------------------------------------------------------------

    def send(self, message: protocol.Told) -> None:
        """Send a message when the client is ready for it."""
        self.push(encode_frame(msgspec.json.encode(message)))

    def push(self, frame: bytes) -> None:
        """Send a frame; a client that reads too slowly is dropped and may come back."""
        size = self.waiting_bytes + len(frame)
        if self.waiting and (
            len(self.waiting) == self.limits.waiting or size > self.limits.waiting_bytes
        ):
            self.drop(4408)
            return
        self.waiting.append(frame)
        self.waiting_bytes = size
        if len(self.waiting) == 1:  # whatever else is sent in this moment leaves with it
            self.outgoing.add(self)

    def drop(self, code: int) -> None:
        """Close the socket soon, even if the client has room for more."""
        self.dropped = code
        self.blocked.set()

    def flush(self) -> None:
        """Send all that waits, if the client has room for it."""
        if self.wire.writable.is_set():
            self.wire.write(b"".join(self.waiting))
            self.waiting.clear()
            self.waiting_bytes = 0
        else:
            self.blocked.set()

    async def write(self) -> None:
        """Send waiting frames when there is room again; give up on a client that is too slow."""
        while True:
            await self.blocked.wait()
            await self.wait_for_room()
            self.blocked.clear()
            self.flush()

    async def wait_for_room(self) -> None:
        """Wait until the client has room for more."""
        try:
            async with asyncio.timeout(self.limits.send):
                await self.wire.writable.wait()
        except TimeoutError:
            raise Closed(4408) from None
        if self.dropped:
            raise Closed(self.dropped)

    # -- receiving -------------------------------------------------------------------------------

    async def receive(self) -> protocol.ClientMessage | None:
        """The next message; None for one that makes no sense."""
        return decode(await self.receive_text())

    async def receive_text(self) -> str | None:
        """The text of the next message; None if it is not a text, or too long."""
        message: Any = await self.wire.receive()
        if message["type"] != "websocket.receive":
            raise Closed(1000)
        if not self.messages.take(self.guest, self.address):
            raise Closed(4429)
        text: str | None = message.get("text")
        return None if text is None or len(text) > self.limits.body else text

    async def receive_hello(self) -> protocol.Hello:
        """The first message, which must be a hello of our version."""
        try:
            async with asyncio.timeout(self.limits.hello):
                text = await self.receive_text()
        except TimeoutError:
            raise Closed(4408) from None
        version = find_version(text)
        if version is not None and version != protocol.VERSION:
            raise Closed(4426 if version >= RELOADS else 4400)
        message = decode(text)
        if not isinstance(message, protocol.Hello):
            raise Closed(4400)
        return message

    async def close(self, code: int) -> None:
        """Close the socket, without waiting long for a client that does not listen."""
        try:
            async with asyncio.timeout(1):
                await self.socket.close(code, protocol.CLOSED_BY.get(code))
        except Exception:  # it is gone already; every web server raises its own error then
            return
