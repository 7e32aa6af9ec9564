"""Whether a request comes from one of our own pages."""

from __future__ import annotations

from urllib.parse import urlsplit

from litestar.datastructures import Headers

from .settings import Settings


def is_trusted(headers: Headers, settings: Settings) -> bool:
    """Whether a request comes from our own page, or from a program that is no browser."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    return origin in settings.origins or find_host(origin) == headers.get("host", "")


def find_host(origin: str) -> str | None:
    """The host of an origin, if it is one.

    >>> find_host("http://localhost:8000"), find_host("http://[")
    ('localhost:8000', None)
    """
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None
