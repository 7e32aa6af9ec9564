"""The web server's side of a socket, with a direct way out for encoded frames."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .protocol import CLOSED_BY

WIRE = "dragonden.wire"  # the ASGI extension by which the application finds its wire
CUT_OFF = 5  # seconds that a client has to acknowledge the end
CLOSING = 4503  # of `CLOSED_BY`
FINAL_TEXT = 0x81  # the first byte of a frame: all of a text
SHORT, MIDDLE = 126, 127  # these lengths mean that the real one follows in 2 or 8 bytes


class Wire(WebSocketsSansIOProtocol):
    """A socket that is cut off in the end, even if its client never reads what it was sent."""

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
            self.queue.put_nowait({"type": "websocket.disconnect", "code": CLOSING})
            self.conn.send_close(CLOSING, CLOSED_BY[CLOSING])
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        super().shutdown()

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
