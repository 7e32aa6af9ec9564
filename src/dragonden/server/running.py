"""A server process, or several of them behind one address."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import webbrowser

import msgspec
import uvicorn
from uvicorn.supervisors import Multiprocess

from dragonden.engine.errors import InputError
from dragonden.engine.extras import has_compiler, install_command
from dragonden.table.store import Store

from .settings import VARIABLE, Settings, load_secret
from .wire import Wire

APP = "dragonden.server.app:create_worker_app"
PINGS = 20.0  # seconds between pings, and until they must be answered
DRAIN = 10  # seconds that open requests have when the server closes

UNCOMPILED = f"Bots play better with compiled rules: {install_command('fast')}"


def run(settings: Settings, host: str, port: int, workers: int = 1, show: bool = False) -> None:
    """Listen, print the address, perhaps open a browser, and serve until stopped."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # as Ctrl-C: an end, not a failure
    with contextlib.suppress(KeyboardInterrupt):  # raised again once everything is closed
        os.umask(0o077)  # the stored files contain what is hidden
        load_secret(settings)  # created once, before several processes look for it
        Store(settings.database).close()  # if something is wrong with it, say so here in a sentence
        os.environ[VARIABLE] = msgspec.json.encode(settings).decode()
        with bind_socket(host, port) as listener:
            where, number = listener.getsockname()[:2]
            print(f"Dragonden listens at http://{where}:{number} (Ctrl-C ends it).", flush=True)
            if not has_compiler():
                print(UNCOMPILED, flush=True)
            if show:  # the listener holds the browser's request until somebody serves
                webbrowser.open(f"http://{where}:{number}")
            serve(build_config(settings, workers), listener)


def serve(config: uvicorn.Config, listener: socket.socket) -> None:
    """Serve with as many processes as configured."""
    if config.workers > 1:
        Multiprocess(config, sockets=[listener]).run()
    else:
        uvicorn.Server(config).run(sockets=[listener])


def build_config(settings: Settings, workers: int = 1) -> uvicorn.Config:
    """How the web server is set up."""
    return uvicorn.Config(
        APP,
        factory=True,
        workers=workers,
        ws=Wire,
        ws_max_size=settings.limits.body,
        ws_ping_interval=PINGS,
        ws_ping_timeout=PINGS,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,  # an address of a table is a key to it
        server_header=False,
        timeout_graceful_shutdown=DRAIN,
    )


def bind_socket(host: str, port: int) -> socket.socket:
    """Open a socket that listens at an address."""
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    try:
        # An address that was in use a moment ago can be had again; on Windows the option that says
        # so would let two servers listen at once, and another keeps them apart.
        reuse = getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR)
        listener.setsockopt(socket.SOL_SOCKET, reuse, 1)
        listener.bind((host, port))
        listener.listen(2048)
        listener.set_inheritable(True)
    except OSError as error:
        listener.close()
        raise InputError(f"Cannot listen at {host}:{port}: {error.strerror or error}.") from error
    return listener
