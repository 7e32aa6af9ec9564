"""What goes wrong over HTTP, as a sentence in the asker's language."""

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
from litestar.status_codes import HTTP_413_REQUEST_ENTITY_TOO_LARGE

from dragonden.engine.errors import InputError
from dragonden.engine.words import LANGUAGES, Line
from dragonden.table.refusals import Declines
from dragonden.table.writer import Unstored

from .api import Problem
from .room import LOG
from .words import own_words, preferred

AnyRequest = Request[Any, Any, Any]
GONE = "client disconnected prematurely"  # how Litestar says that a request came only in part
STATUS = {"senseless": 400, "forbidden": 403, "absent": 404, "untimely": 409}


class TooOften(Exception):
    """Too much was asked at once."""


def language_of(request: AnyRequest) -> str:
    """The language somebody asks for, or that of their browser."""
    asked = request.query_params.get("language", "")
    return asked if asked in LANGUAGES else preferred(request.headers.get("accept-language", ""))


def problem(request: AnyRequest, error: Exception) -> Response[Problem]:
    """The answer to a request that went wrong."""
    status, line = told(error)
    reason = own_words(language_of(request)).line(line)
    return Response(Problem(status, line.id, reason), status_code=status)


def told(error: Exception) -> tuple[int, Line]:
    """Status and line of whatever went wrong."""
    match error:
        case Declines():
            return STATUS[error.fault], error.line
        case InputError():
            return 400, Line("server-mistake", {"sentence": str(error)})
        case TooOften():
            return 429, Line("server-too-often")
        case Unstored():
            LOG.warning("The database does not work: %s", error)
            return 503, Line("server-unstored")
        case NotFoundException() | MethodNotAllowedException():
            return error.status_code, Line("server-no-page")
        case ValidationException():
            return 400, Line("server-unreadable")
        case HTTPException(status_code=status) if status == HTTP_413_REQUEST_ENTITY_TOO_LARGE:
            return 413, Line("server-too-long")
        case HTTPException(status_code=status) if status < 500:
            return status, Line("server-unreadable")
        case InternalServerException(detail=detail) if detail == GONE:
            return 400, Line("server-unreadable")  # nobody reads it
    LOG.error("A request went wrong.", exc_info=error)
    return 500, Line("server-failed")
