"""One socket: what waits to be sent on it, and when it has to go."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
from litestar import WebSocket

from . import protocol
from .buckets import Bucket
from .settings import Limits

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
        self.waiting: asyncio.Queue[str] = asyncio.Queue(limits.waiting)
        self.overflow = asyncio.Event()
        self.thought: asyncio.Task[None] | None = None  # a hint being worked out

    # -- sending ---------------------------------------------------------------------------------

    def tell(self, message: protocol.Told) -> None:
        """Send a message when the client is ready for it."""
        self.push(msgspec.json.encode(message).decode())

    def push(self, text: str) -> None:
        """Send a frame; a client that reads too slowly is dropped and may come back."""
        try:
            self.waiting.put_nowait(text)
        except asyncio.QueueFull:
            self.overflow.set()

    async def write(self) -> None:
        """Send what waits, until the client is too slow for it."""
        clock = asyncio.get_running_loop().time
        try:
            async with asyncio.timeout(None) as limit:
                while True:
                    text = await self.waiting.get()
                    if self.overflow.is_set():
                        raise Closed(4408)
                    limit.reschedule(clock() + self.limits.send)
                    await self.socket.send({"type": "websocket.send", "bytes": None, "text": text})
                    limit.reschedule(None)
        except TimeoutError:
            raise Closed(4408) from None

    # -- receiving -------------------------------------------------------------------------------

    async def hear(self) -> protocol.ClientMessage | None:
        """The next message; None for one that makes no sense."""
        message = await self.socket.receive()
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
