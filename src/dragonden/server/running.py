"""A server process, or several of them behind one address."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import tempfile
import webbrowser

import msgspec
import uvicorn
from uvicorn.supervisors import Multiprocess

from dragonden.engine.errors import InputError
from dragonden.engine.extras import has_compiler, install_command
from dragonden.table.store import Store
from dragonden.table.writer import StoreError

from .addresses import ANYWHERE, format_page, list_addresses, print_code
from .entrance import ServerConfig
from .guests import Guests
from .metrics import FOLDER as METRICS_FOLDER
from .settings import VARIABLE, Settings, load_secret
from .wire import Wire

APP = "dragonden.server.app:create_worker_app"
PINGS = 20.0  # seconds between pings, and until they must be answered
MOST_FILES = 65_536  # open at a time
DRAIN = 10  # seconds that open requests have when the server closes

UNCOMPILED = f"Bots play better with compiled rules: {install_command('fast')}"


def run(settings: Settings, show: bool = False) -> None:
    """Listen, print the address, perhaps open a browser, and serve until stopped."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # as Ctrl-C: an end, not a failure
    with contextlib.suppress(KeyboardInterrupt):  # raised again once everything is closed
        os.umask(0o077)  # the stored files contain what is hidden
        raise_file_limit()
        check_database(settings)
        os.environ[VARIABLE] = msgspec.json.encode(settings).decode()
        with (
            bind_socket(settings.host, settings.port) as listener,
            tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as shared,
        ):
            if settings.workers > 1:
                os.environ[METRICS_FOLDER] = shared
            scheme = "https" if settings.tls_certificate else "http"
            where, number = listener.getsockname()[:2]
            pages = [
                format_page(scheme, address, number, settings.prefix)
                for address in list_addresses(where)
            ]
            print(f"Dragonden listens at {' and '.join(pages)} (Ctrl-C ends it).", flush=True)
            if settings.address:
                print(f"People find it at {settings.address}", flush=True)
            if settings.address or where in ANYWHERE:
                print_code(settings.address or pages[0])
            if not has_compiler():
                print(UNCOMPILED, flush=True)
            if show:  # the listener holds the browser's request until somebody serves
                webbrowser.open(pages[0])
            serve(build_config(settings), listener)


def check_database(settings: Settings) -> None:
    """If something is wrong with the database, say so in a sentence before anything is served."""
    mark = Guests(load_secret(settings)).mark  # the first time it is created, before others look
    store = Store(settings.database)
    try:
        if store.shared:
            store.require_common_secret(mark)
    except StoreError as error:
        raise InputError(f"The database does not work: {error}.") from error
    finally:
        store.close()


def raise_file_limit() -> None:
    """Have as many connections as the system allows: often it starts with a thousand."""
    with contextlib.suppress(ImportError, ValueError, OSError):  # Windows has no such limit
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def serve(config: uvicorn.Config, listener: socket.socket) -> None:
    """Serve with as many processes as configured."""
    if config.workers > 1:
        Multiprocess(config, sockets=[listener]).run()
    else:
        uvicorn.Server(config).run(sockets=[listener])


def build_config(settings: Settings) -> ServerConfig:
    """How the web server is set up."""
    return ServerConfig(
        APP,
        settings,
        factory=True,
        workers=settings.workers,
        ssl_certfile=settings.tls_certificate or None,
        ssl_keyfile=settings.tls_key or None,
        log_config=None,  # `create_worker_app` sets up the log
        log_level="warning",  # below that it tells headers, and with them tokens
        ws=Wire,
        ws_max_size=settings.limits.body,
        ws_ping_interval=PINGS,
        ws_ping_timeout=PINGS,
        ws_per_message_deflate=False,
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
        if host == "::":  # for everybody, also where the system would take it for IPv6 alone
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        listener.bind((host, port))
        listener.listen(2048)
        listener.set_inheritable(True)
    except OSError as error:
        listener.close()
        raise InputError(f"Cannot listen at {host}:{port}: {error.strerror or error}.") from error
    return listener
