"""A server process, or several of them behind one address."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import webbrowser

import msgspec
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.supervisors import Multiprocess

from dragonden.engine.errors import Mistake
from dragonden.table.store import Store

from .protocol import CLOSED_BY
from .settings import VARIABLE, Settings, secret_of

APP = "dragonden.server.app:worker"
PINGS = 20.0  # seconds between pings, and until they must be answered
CUT_OFF = 5  # seconds that a client has to take note of the end
CLOSING = 4503  # of `CLOSED_BY`
DRAIN = 10  # seconds that open requests have when the server closes


class Protocol(WebSocketsSansIOProtocol):
    """A socket that is cut off in the end, even if its client never reads what it was sent."""

    async def run_asgi(self) -> None:
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


def run(settings: Settings, host: str, port: int, workers: int = 1, show: bool = False) -> None:
    """Listen, say where, perhaps show it in a browser, and serve until somebody ends it."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # as Ctrl-C: an end, not a failure
    with contextlib.suppress(KeyboardInterrupt):  # raised again once everything is closed
        os.umask(0o077)  # what is stored here tells what is hidden
        secret_of(settings)  # made once, before several processes look for it
        Store(settings.database).close()  # what is wrong with it is told here, as a sentence
        os.environ[VARIABLE] = msgspec.json.encode(settings).decode()
        with bound(host, port) as listener:
            where, number = listener.getsockname()[:2]
            print(f"Dragonden listens at http://{where}:{number} (Ctrl-C ends it).", flush=True)
            if show:  # the listener holds the browser's request until somebody serves
                webbrowser.open(f"http://{where}:{number}")
            serve(config_of(settings, workers), listener)


def serve(config: uvicorn.Config, listener: socket.socket) -> None:
    """Serve with as many processes as are wanted."""
    if config.workers > 1:
        Multiprocess(config, sockets=[listener]).run()
    else:
        uvicorn.Server(config).run(sockets=[listener])


def config_of(settings: Settings, workers: int = 1) -> uvicorn.Config:
    """How the web server is set up."""
    return uvicorn.Config(
        APP,
        factory=True,
        workers=workers,
        ws=Protocol,
        ws_max_size=settings.limits.body,
        ws_ping_interval=PINGS,
        ws_ping_timeout=PINGS,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,  # an address of a table is a key to it
        server_header=False,
        timeout_graceful_shutdown=DRAIN,
    )


def bound(host: str, port: int) -> socket.socket:
    """A socket at the address asked for."""
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(2048)
        listener.set_inheritable(True)
    except OSError as error:
        listener.close()
        raise Mistake(f"Cannot listen at {host}:{port}: {error.strerror or error}.") from error
    return listener
