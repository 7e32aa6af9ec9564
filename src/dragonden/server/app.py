"""The application: routes, limits and headers around one house."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator
from typing import Any

from litestar import Litestar, Request, get
from litestar.datastructures import Headers, MutableScopeHeaders, State
from litestar.enums import ScopeType
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from dragonden import __version__
from dragonden.table.errors import TableError
from dragonden.table.writer import StoreError

from . import http, pages
from .bot_service import BotService
from .buckets import Buckets, get_address
from .house import House
from .log_filter import guard_logs
from .logs import set_up_log
from .origins import is_trusted
from .problems import RateLimited, answer_error
from .schema import Listing
from .settings import Settings, load_settings
from .sockets import serve_socket

HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",  # a table's address is the key to it
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
HTTPS_ONLY = "max-age=31536000"
CHECKS = ("/health", "/metrics")
FILES = "/assets/"  # served from memory, once per browser: a family behind one address needs many
# A move makes hundreds of lists. With the usual threshold of 700 a third of the processor's time
# would go into looking for cycles among them. A closed socket leaves 30 kB of them, old by then: so
# all that is old is looked through once in a million new objects.
GC_THRESHOLDS = (50_000, 1, 3)


@get("/health", media_type="text/plain")
async def get_health(request: Request[Any, Any, Any]) -> str:
    """Whether the server can do its work: above all, whether anything can be stored."""
    house: House = request.app.state.house
    await house.check_health()
    return "ok\n"


@get("/metrics", media_type="text/plain")
async def get_metrics(request: Request[Any, Any, Any]) -> str:
    """What the server has counted, for Prometheus."""
    house: House = request.app.state.house
    with contextlib.suppress(StoreError):  # the rest is worth knowing then
        house.metrics.set_tables(await asyncio.to_thread(house.store.count_by_status))
    return house.metrics.format()


async def add_headers(message: Message, scope: Scope) -> None:
    """Count an answer and add the security headers."""
    if message["type"] != "http.response.start":
        return
    house: House = scope["litestar_app"].state.house
    house.metrics.count("requests", str(message["status"]))
    headers = MutableScopeHeaders(message)
    for name, value in HEADERS.items():
        headers[name] = value
    if house.settings.is_secure:
        headers["Strict-Transport-Security"] = HTTPS_ONLY
    if scope["path"].startswith("/api/"):
        headers["Cache-Control"] = "no-store"


def strip_prefix(app: ASGIApp, prefix: str) -> ASGIApp:
    """Serve under a path; a proxy may or may not take it away."""

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        path: str = scope.get("path", "")
        if path == prefix or path.startswith(f"{prefix}/"):
            scope["path"] = path.removeprefix(prefix) or "/"
        await app(scope, receive, send)

    return serve if prefix else app


def find_allowance(house: House, path: str) -> Buckets:
    """By what a request is counted: the caretaker always gets in, and whoever loads pages."""
    if path in CHECKS:
        return house.checks
    return house.files if path.startswith(FILES) else house.requests


def guard_requests(app: ASGIApp) -> ASGIApp:
    """Limit the rate of requests, and refuse changes that a foreign page asks for."""

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            house: House = scope["litestar_app"].state.house
            address = get_address(scope["client"])
            if house.bans.include_address(address):
                raise TableError("server-banned", kind="forbidden")
            if not find_allowance(house, scope["path"]).take(address):
                raise RateLimited
            harmless = scope["method"] in ("GET", "HEAD")
            if not harmless and not is_trusted(Headers(scope["headers"]), house.settings):
                raise TableError("server-foreign", kind="forbidden")
        await app(scope, receive, send)

    return guard


def create_app(settings: Settings, bots: BotService | None = None) -> Litestar:
    """Create the application, with bots of its own unless some are given."""
    house = House(settings, bots)  # before anything is served: its errors are shown as sentences
    state = State({"house": house})

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.files = pages.load_files(pages.STATIC, settings.prefix)
        await house.open()
        try:
            yield
        finally:
            await house.close()

    return Litestar(
        route_handlers=[
            get_health,
            get_metrics,
            http.list_games,
            http.get_game,
            http.get_words,
            http.get_report,
            http.get_box,
            http.list_lessons,
            http.start_lesson,
            http.list_tables,
            http.list_my_tables,
            http.create_table,
            http.get_table,
            http.take_seat,
            http.add_bot,
            http.assign_seat,
            http.free_seat,
            http.start_rematch,
            http.get_record,
            http.get_replay,
            http.get_analysis,
            serve_socket,
            pages.get_page,
        ],
        lifespan=[lifespan],
        state=state,
        middleware=[guard_requests],
        before_send=[add_headers],
        exception_handlers={Exception: answer_error},
        request_max_body_size=settings.limits.body,
        openapi_config=OpenAPIConfig(
            title="Dragonden",
            version=__version__,
            path="/api/schema",
            render_plugins=[Listing(path="/")],
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )


def create_worker_app() -> ASGIApp:
    """Create the application of a worker process, with the settings from its environment."""
    settings = load_settings()
    set_up_log(settings.log)
    guards = guard_logs()
    app = create_app(settings)
    app.state.house.metrics.gauges["messages_logged"] = (
        "Warnings and errors, written to the log or only counted.",
        lambda: sum(guard.total() for guard in guards),
    )
    gc.collect()
    gc.freeze()  # what is loaded by now stays for good
    gc.set_threshold(*GC_THRESHOLDS)
    return strip_prefix(app, settings.prefix)
