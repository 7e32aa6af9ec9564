"""Whether a request comes from a page of ours."""

from __future__ import annotations

from urllib.parse import urlsplit

from litestar.datastructures import Headers

from .settings import Settings


def is_trusted(headers: Headers, settings: Settings) -> bool:
    """Whether the page that asks is ours, or the asker is no browser and names none."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    return origin in settings.origins or urlsplit(origin).netloc == headers.get("host", "")
