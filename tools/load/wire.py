"""A WebSocket client that does next to nothing, so that the server is what is measured."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
FINAL, MASKED = 0x80, 0x80
NO_MASK = bytes(4)  # what is masked with zeros stays as it is
SHORT, MIDDLE = 126, 127  # lengths that say: the real one follows in 2 or 8 bytes
KEY = "ZHJhZ29uZGVuIGJlbmNoIQ=="

Heard = Callable[["Wire", bytes], None]


class Wire(asyncio.Protocol):
    """One connection; each text that comes is given to `heard`."""

    def __init__(self, heard: Heard) -> None:
        self.heard = heard
        self.buffer = bytearray()
        loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = loop.create_future()
        self.closed: asyncio.Future[None] = loop.create_future()
        self.code = 0  # by which the server has closed it
        self.transport: Any  # uvloop's is no asyncio.Transport by name

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("refused"))
        if not self.closed.done():  # nobody has stopped waiting
            self.closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.opened.done() and not self.shake_hands():
            return
        while self.take_frame():
            pass

    def shake_hands(self) -> bool:
        """Whether the server has agreed to speak WebSocket."""
        head, end, rest = self.buffer.partition(b"\r\n\r\n")
        if not end:
            return False
        if b" 101 " not in head.partition(b"\r\n")[0]:
            self.transport.close()
            return False
        self.buffer = rest
        self.opened.set_result(None)
        return True

    def take_frame(self) -> bool:
        """Take one whole frame off the buffer, if there is one."""
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        start, length = 2, buffer[1]
        if length >= SHORT:
            start = 4 if length == SHORT else 10
            length = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + length:
            return False
        code, body = buffer[0] & 0x0F, bytes(buffer[start : start + length])
        del buffer[: start + length]
        if code == TEXT:
            self.heard(self, body)
        elif code == PING:
            self.send(body, PONG)
        elif code == CLOSE:
            self.code = int.from_bytes(body[:2], "big")
            self.transport.close()
        return True

    def send(self, body: bytes, code: int = TEXT) -> None:
        """Send one frame."""
        self.transport.write(build_frame(body, FINAL | code))

    def close(self) -> None:
        self.send(b"", CLOSE)
        self.transport.close()


def build_frame(body: bytes, head: int) -> bytes:
    """A frame with this first byte."""
    size = len(body)
    if size < SHORT:
        length = bytes([MASKED | size])
    elif size < 1 << 16:
        length = bytes([MASKED | SHORT]) + size.to_bytes(2, "big")
    else:
        length = bytes([MASKED | MIDDLE]) + size.to_bytes(8, "big")
    return bytes([head]) + length + NO_MASK + body


async def open_wire(url: str, heard: Heard, **headers: str) -> Wire:
    """A connection to a socket's address."""
    where = urlsplit(url)
    assert where.hostname
    assert where.port
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(heard), where.hostname, where.port)
    path = where.path + (f"?{where.query}" if where.query else "")
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {where.netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {KEY}",
        "Sec-WebSocket-Version: 13",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    wire.transport.write("\r\n".join([*lines, "", ""]).encode())
    await wire.opened
    return wire
