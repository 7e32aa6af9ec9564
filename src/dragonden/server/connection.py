"""One socket: what waits to be sent on it, and when it has to go."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket

from . import protocol
from .buckets import Bucket
from .settings import Limits
from .wire import framed, wire_of

SAID = msgspec.json.Decoder(protocol.ClientMessage)


class Closed(Exception):
    """The socket has to be closed, or has been."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """A socket of one client at one table."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], guest: str | None, address: str, limits: Limits
    ) -> None:
        self.socket = socket
        self.guest = guest
        self.address = address
        self.limits = limits
        self.language: protocol.Language = "en"
        self.readers: tuple[int, ...] = ()
        now = time.monotonic()
        self.bucket = Bucket(limits.messages, limits.messages_at_once, now)
        self.chats = Bucket(limits.chats, limits.chats_at_once, now)
        self.wire = wire_of(socket.scope)
        self.waiting: deque[bytes] = deque()  # frames that the client has no room for
        self.held_up = asyncio.Event()  # whether there are any
        self.overflow = False
        self.thought: asyncio.Task[None] | None = None  # a hint being worked out

    # -- sending ---------------------------------------------------------------------------------

    def tell(self, message: protocol.Told) -> None:
        """Send a message when the client is ready for it."""
        self.push(framed(msgspec.json.encode(message)))

    def push(self, frame: bytes) -> None:
        """Send a frame; a client that reads too slowly is dropped and may come back."""
        if not self.waiting and self.wire.writable.is_set():
            self.wire.write(frame)
        elif len(self.waiting) < self.limits.waiting:
            self.waiting.append(frame)
            self.held_up.set()
        else:
            self.overflow = True

    async def write(self) -> None:
        """Send what has to wait, until the client is too slow for it."""
        while True:
            await self.held_up.wait()
            while self.waiting:
                await self.room()
                self.wire.write(self.waiting.popleft())
            self.held_up.clear()

    async def room(self) -> None:
        """Wait until the client has room for more."""
        try:
            async with asyncio.timeout(self.limits.send):
                await self.wire.writable.wait()
        except TimeoutError:
            raise Closed(4408) from None
        if self.overflow:
            raise Closed(4408)

    # -- receiving -------------------------------------------------------------------------------

    async def hear(self) -> protocol.ClientMessage | None:
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
            said: protocol.ClientMessage = SAID.decode(text)
        except (msgspec.DecodeError, RecursionError):
            return None
        return said

    async def hear_hello(self) -> protocol.Hello:
        """The first message, which must be a hello of our version."""
        try:
            async with asyncio.timeout(self.limits.hello):
                message = await self.hear()
        except TimeoutError:
            raise Closed(4408) from None
        if not isinstance(message, protocol.Hello) or message.version != protocol.VERSION:
            raise Closed(4400)
        return message

    async def close(self, code: int) -> None:
        """Say goodbye, without waiting for somebody who does not listen."""
        try:
            async with asyncio.timeout(1):
                await self.socket.close(code, protocol.CLOSED_BY.get(code))
        except Exception:  # it is gone already: every server says that in its own way
            return
