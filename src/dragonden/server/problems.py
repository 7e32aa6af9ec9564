"""Errors over HTTP, as sentences in the client's language."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.exceptions import (
    HTTPException,
    InternalServerException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.status_codes import HTTP_413_REQUEST_ENTITY_TOO_LARGE, HTTP_429_TOO_MANY_REQUESTS

from dragonden.engine.errors import InputError
from dragonden.engine.words import LANGUAGES, Line
from dragonden.table.errors import TableError
from dragonden.table.writer import StoreError

from .api import Problem
from .room import LOG
from .words import get_server_words, pick_language

AnyRequest = Request[Any, Any, Any]
DISCONNECTED = (
    "client disconnected prematurely"  # how Litestar says that a request came only in part
)
LONGEST_SENTENCE = 300  # letters: a mistake may quote all that was sent
STATUS = {"invalid": 400, "forbidden": 403, "not_found": 404, "conflict": 409}


class RateLimited(Exception):
    """A client asks too often."""


def get_language(request: AnyRequest) -> str:
    """The language that a request asks for, or that of the browser."""
    asked = request.query_params.get("language", "")
    return (
        asked if asked in LANGUAGES else pick_language(request.headers.get("accept-language", ""))
    )


def answer_error(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Answer a request that went wrong."""
    status, line = describe_error(error)
    reason = get_server_words(get_language(request)).line(line)
    # Whoever asks too often is not answered all that already lies in the line.
    headers = {"Connection": "close"} if status == HTTP_429_TOO_MANY_REQUESTS else {}
    return Response(Problem(status, line.id, reason), status_code=status, headers=headers)


def describe_error(error: Exception) -> tuple[int, Line]:
    """Status and line for an error."""
    match error:
        case TableError():
            return STATUS[error.kind], error.line
        case InputError():
            return 400, Line("server-mistake", {"sentence": str(error)[:LONGEST_SENTENCE]})
        case RateLimited():
            return 429, Line("server-too-often")
        case StoreError():
            LOG.warning("The database does not work: %s", error)
            return 503, Line("server-unstored")
        case NotFoundException() | MethodNotAllowedException():
            return error.status_code, Line("server-no-page")
        case ValidationException() | RecursionError():  # of JSON nested too deeply
            return 400, Line("server-unreadable")
        case HTTPException(status_code=status) if status == HTTP_413_REQUEST_ENTITY_TOO_LARGE:
            return 413, Line("server-too-long")
        case HTTPException(status_code=status) if status < 500:
            return status, Line("server-unreadable")
        case InternalServerException(detail=detail) if detail == DISCONNECTED:
            return 400, Line("server-unreadable")  # nobody will read it
    LOG.error("A request went wrong.", exc_info=error)
    return 500, Line("server-failed")
