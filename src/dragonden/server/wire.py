"""The web server's side of a socket, with a direct way out for encoded frames."""

from __future__ import annotations

import contextlib
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from .buckets import Bucket
from .entrance import ServerConfig, name_client
from .protocol import CLOSED_BY

WIRE = "dragonden.wire"  # the ASGI extension by which the application finds its wire
CUT_OFF = 5  # seconds that a client has to acknowledge the end
CLOSING, TOO_MUCH = 4503, 4429  # of `CLOSED_BY`
PIECE = 4096  # bytes: so much is read before the frames in it are counted
MOST_WAITING = 4  # messages that wait to be answered while more are read
FINAL_TEXT = 0x81  # the first byte of a frame: all of a text
SHORT, MIDDLE = 126, 127  # these lengths mean that the real one follows in 2 or 8 bytes


class Wire(WebSocketsSansIOProtocol):
    """A socket that is cut off in the end, even if its client never reads what it was sent."""

    config: ServerConfig

    def __init__(self, config: ServerConfig, *more: Any, **named: Any) -> None:
        super().__init__(config, *more, **named)
        limits = config.limits
        self.frames_left = Bucket(limits.frames, limits.frames_at_once, self.loop.time())
        self.close_timeout = CUT_OFF
        self.last_words = PIECE  # bytes in which a client may acknowledge the end

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.client = name_client(self.client)

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.doorkeeper.release(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            if self.close_sent:
                return self.hear_goodbye(data[start:])
            super().data_received(data[start : start + PIECE])

    def hear_goodbye(self, data: bytes) -> None:
        """Close at once if the client acknowledges the end; hear nothing else it says."""
        if heard := data[: self.last_words]:  # without any data it would be told of the end
            self.last_words -= len(heard)
            self.conn.receive_data(heard)
            self.conn.events_received()
        if self.conn.close_rcvd:
            self.transport.close()

    def handle_events(self) -> None:
        """Count frames of all kinds: pings and empty fragments never reach the application."""
        now = self.loop.time()
        if all(self.frames_left.take(now) for _ in self.conn.events):
            super().handle_events()
        else:
            self.say_goodbye(TOO_MUCH)
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """Hand on a message; while few wait to be answered, go on reading."""
        if self.curr_msg_data_type != "text" or self.queue.qsize() >= MOST_WAITING:
            return super().send_receive_event_to_app()
        reading, self.read_paused = self.read_paused, True  # so that it does not stop
        super().send_receive_event_to_app()
        self.read_paused = reading
        return None

    async def run_asgi(self) -> None:
        extensions: Any = self.scope["extensions"]
        extensions[WIRE] = self
        try:
            await super().run_asgi()
        finally:
            self.loop.call_later(CUT_OFF, self.transport.abort)

    def shutdown(self) -> None:
        """Tell the client that the server is closing."""
        if self.handshake_complete and not self.close_sent:
            self.say_goodbye(CLOSING)
        super().shutdown()

    def say_goodbye(self, code: int) -> None:
        """Tell the client, and the application, why this is the end."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        with contextlib.suppress(InvalidState):  # the client has said it already
            self.conn.send_close(code, CLOSED_BY[code])
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True

    def write(self, frame: bytes) -> None:
        """Send a whole frame, unless the socket is closing.

        The application's `send` would take a dictionary, three wrappers, a copy and a frame for
        each of those who are told the same.
        """
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame)


def get_wire(scope: Any) -> Wire:
    """The wire of a socket, from its ASGI scope."""
    wire: Wire = scope["extensions"][WIRE]
    return wire


def encode_frame(text: bytes) -> bytes:
    """Encode a text as one frame."""
    size = len(text)
    if size < SHORT:
        head = bytes((FINAL_TEXT, size))
    elif size < 1 << 16:
        head = bytes((FINAL_TEXT, SHORT, size >> 8, size & 0xFF))
    else:
        head = bytes((FINAL_TEXT, MIDDLE)) + size.to_bytes(8, "big")
    return head + text
