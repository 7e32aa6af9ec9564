"""One socket: what waits to be sent on it, and when it must be closed."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
from litestar import WebSocket

from . import protocol
from .buckets import Bucket
from .settings import Limits
from .wire import encode_frame, get_wire

MESSAGES = msgspec.json.Decoder(protocol.ClientMessage)


class Closed(Exception):
    """The socket has to be closed, or has been."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """A socket of one client at one table."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        guest: str | None,
        address: str,
        limits: Limits,
        is_program: bool = False,
    ) -> None:
        self.socket = socket
        self.guest = guest
        self.is_program = is_program  # it came with a token, and may not even watch without one
        self.address = address
        self.limits = limits
        self.language: protocol.Language = "en"
        self.readers: tuple[int, ...] = ()
        now = time.monotonic()
        self.bucket = Bucket(limits.messages, limits.messages_at_once, now)
        self.chats = Bucket(limits.chats, limits.chats_at_once, now)
        self.wire = get_wire(socket.scope)
        self.waiting: list[bytes] = []  # frames
        self.blocked = asyncio.Event()  # set while the client has no room for them
        self.dropped: int | None = None  # the code to close with, as soon as possible
        self.hint: asyncio.Task[None] | None = None  # a bot is working on a hint

    # -- sending ---------------------------------------------------------------------------------

    def send(self, message: protocol.Told) -> None:
        """Send a message when the client is ready for it."""
        self.push(encode_frame(msgspec.json.encode(message)))

    def push(self, frame: bytes) -> None:
        """Send a frame; a client that reads too slowly is dropped and may come back."""
        if len(self.waiting) == self.limits.waiting:
            self.drop(4408)
            return
        self.waiting.append(frame)
        if len(self.waiting) == 1:  # whatever else is sent in this moment leaves with it
            self.wire.loop.call_soon(self.flush)

    def drop(self, code: int) -> None:
        """Close the socket soon, even if the client has room for more."""
        self.dropped = code
        self.blocked.set()

    def flush(self) -> None:
        """Send all that waits, if the client has room for it."""
        if self.wire.writable.is_set():
            self.wire.write(b"".join(self.waiting))
            self.waiting.clear()
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
        message: Any = await self.wire.receive()
        if message["type"] != "websocket.receive":
            raise Closed(1000)
        if not self.bucket.take(time.monotonic()):
            raise Closed(4429)
        text = message.get("text")
        if text is None or len(text) > self.limits.body:
            return None
        try:
            said: protocol.ClientMessage = MESSAGES.decode(text)
        except (msgspec.DecodeError, RecursionError):
            return None
        return said

    async def receive_hello(self) -> protocol.Hello:
        """The first message, which must be a hello of our version."""
        try:
            async with asyncio.timeout(self.limits.hello):
                message = await self.receive()
        except TimeoutError:
            raise Closed(4408) from None
        if not isinstance(message, protocol.Hello) or message.version != protocol.VERSION:
            raise Closed(4400)
        return message

    async def close(self, code: int) -> None:
        """Close the socket, without waiting long for a client that does not listen."""
        try:
            async with asyncio.timeout(1):
                await self.socket.close(code, protocol.CLOSED_BY.get(code))
        except Exception:  # it is gone already; every web server raises its own error then
            return
