"""The application: routes, limits and headers around one hall."""

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
from dragonden.table.refusals import Declines

from . import http, pages
from .buckets import address_of
from .hall import Hall
from .origins import is_ours
from .problems import TooOften, problem
from .quiet import keep_quiet
from .schema import Listing
from .settings import Settings, from_environment
from .sockets import table_socket
from .thinking import Thinkers

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
FILES = "/assets/"  # from memory, and once a browser: a family behind one address needs many
SELDOM = (50_000, 20, 20)  # a move makes hundreds of lists: after every 700, as is usual, a third
# of the processor's time goes into looking whether they hold on to each other


@get("/health", media_type="text/plain")
async def health(request: Request[Any, Any, Any]) -> str:
    """Whether the server can do its work."""
    hall: Hall = request.app.state.hall
    await asyncio.to_thread(hall.store.rows, "")  # the database answers, or this raises
    return "ok\n"


@get("/metrics", media_type="text/plain", sync_to_thread=False)
def metrics(request: Request[Any, Any, Any]) -> str:
    """What the server has counted, for Prometheus."""
    hall: Hall = request.app.state.hall
    return hall.metrics.text()


async def head(message: Message, scope: Scope) -> None:
    """Count an answer and head it."""
    if message["type"] != "http.response.start":
        return
    hall: Hall = scope["litestar_app"].state.hall
    hall.metrics.count("requests", str(message["status"]))
    told = MutableScopeHeaders(message)
    for name, value in HEADERS.items():
        told[name] = value
    if hall.settings.https:
        told["Strict-Transport-Security"] = HTTPS_ONLY
    if scope["path"].startswith("/api/"):
        told["Cache-Control"] = "no-store"


def guarded(app: ASGIApp) -> ASGIApp:
    """Let through what does not come too often, and changes nothing for a foreign page."""

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            hall: Hall = scope["litestar_app"].state.hall
            address = address_of(scope["client"])
            free = scope["path"] in UNLIMITED or scope["path"].startswith(FILES)
            if not free and not hall.requests.take(address):
                raise TooOften
            harmless = scope["method"] in ("GET", "HEAD")
            if not harmless and not is_ours(Headers(scope["headers"]), hall.settings):
                raise Declines("server-foreign", "forbidden")
        await app(scope, receive, send)

    return guard


def make(settings: Settings, thinkers: Thinkers | None = None) -> Litestar:
    """The application with these settings, and bots of its own unless some are given."""
    hall = Hall(settings, thinkers)  # before anything is served: its mistakes are told as sentences

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.hall = hall
        app.state.files = pages.files(pages.STATIC)
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    return Litestar(
        route_handlers=[
            health,
            metrics,
            http.games,
            http.game,
            http.lessons,
            http.learn,
            http.tables,
            http.mine,
            http.create,
            http.table,
            http.sit,
            http.engage,
            http.free,
            http.rematch,
            http.record,
            http.replay,
            http.analysis,
            table_socket,
            pages.page,
        ],
        lifespan=[lifespan],
        middleware=[guarded],
        before_send=[head],
        exception_handlers={Exception: problem},
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


def worker() -> Litestar:
    """The application of a worker process, with the settings its parent wrote down."""
    gc.freeze()  # what is there now is there to stay
    gc.set_threshold(*SELDOM)
    keep_quiet()
    return make(from_environment())
