"""The application: routes, limits and headers around one house."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator
from typing import Any

from litestar import Litestar, Request, get
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from dragonden import __version__
from dragonden.table.errors import TableError

from . import http, pages
from .bot_service import BotService
from .buckets import get_address
from .house import House
from .log_filter import hide_client_errors
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
UNLIMITED = ("/health", "/metrics")
FILES = "/assets/"  # served from memory, once per browser: a family behind one address needs many
# A move makes hundreds of lists. With the usual threshold of 700 a third of the processor's time
# would go into looking for cycles among them.
GC_THRESHOLDS = (50_000, 20, 20)


@get("/health", media_type="text/plain")
async def get_health(request: Request[Any, Any, Any]) -> str:
    """Whether the server can do its work."""
    house: House = request.app.state.house
    await asyncio.to_thread(house.store.load_rows, "")  # raises if the database does not answer
    return "ok\n"


@get("/metrics", media_type="text/plain", sync_to_thread=False)
def get_metrics(request: Request[Any, Any, Any]) -> str:
    """What the server has counted, for Prometheus."""
    house: House = request.app.state.house
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
    if house.settings.https:
        headers["Strict-Transport-Security"] = HTTPS_ONLY
    if scope["path"].startswith("/api/"):
        headers["Cache-Control"] = "no-store"


def guard_requests(app: ASGIApp) -> ASGIApp:
    """Limit the rate of requests, and refuse changes that a foreign page asks for."""

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            house: House = scope["litestar_app"].state.house
            address = get_address(scope["client"])
            free = scope["path"] in UNLIMITED or scope["path"].startswith(FILES)
            if not free and not house.requests.take(address):
                raise RateLimited
            harmless = scope["method"] in ("GET", "HEAD")
            if not harmless and not is_trusted(Headers(scope["headers"]), house.settings):
                raise TableError("server-foreign", kind="forbidden")
        await app(scope, receive, send)

    return guard


def create_app(settings: Settings, bots: BotService | None = None) -> Litestar:
    """Create the application, with bots of its own unless some are given."""
    house = House(settings, bots)  # before anything is served: its errors are shown as sentences

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.house = house
        app.state.files = pages.load_files(pages.STATIC)
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


def create_worker_app() -> Litestar:
    """Create the application of a worker process, with the settings from its environment."""
    gc.freeze()  # the modules stay for good
    gc.set_threshold(*GC_THRESHOLDS)
    hide_client_errors()
    return create_app(load_settings())
