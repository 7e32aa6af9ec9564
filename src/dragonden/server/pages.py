"""The browser's files: read once at the start, so that nothing else can be asked for."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter

STATIC = Path(__file__).parent / "static"
INDEX = "index.html"
UNBUILT = (
    "<!doctype html><meta charset=utf-8><title>Dragonden</title>"
    "<p>The server runs, but the pages for browsers are not built yet: <code>scripts/run</code> "
    'builds them. <a href="/api/schema">What programs can ask</a>.'
)
KINDS = mimetypes.MimeTypes()  # as Python knows them: on Windows a program may have changed them
KINDS.add_type("text/javascript", ".js")
FOREVER = "public, max-age=31536000, immutable"  # for files whose name tells their content


def load_files(folder: Path, prefix: str = "") -> dict[str, tuple[bytes, str]]:
    """Every file of a folder by its path, with its type; pages know under which path they are."""
    found = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_file() and not any(part.startswith(".") for part in name.split("/")):
            kind = KINDS.guess_type(name)[0] or "application/octet-stream"
            content = path.read_bytes()
            found[name] = set_prefix(content, prefix) if name == INDEX else content, kind
    return found


def set_prefix(page: bytes, prefix: str) -> bytes:
    """Let the page find its files, and its scripts everything else, under a path."""
    found = page.replace(b'="./', f'="{prefix}/'.encode())
    return found.replace(b'name="prefix" content=""', f'name="prefix" content="{prefix}"'.encode())


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def get_page(
    request: Request[Any, Any, Any], path: Annotated[str, PathParameter(max_length=200)] = ""
) -> Response[bytes]:
    """A file of the client; for every page of it the one file that is all pages."""
    kept: dict[str, tuple[bytes, str]] = request.app.state.files
    name = path.strip("/")
    if name not in kept:
        if name.startswith("api/") or "." in name.rpartition("/")[2]:
            raise NotFoundException
        name = INDEX
    content, kind = kept.get(name, (UNBUILT.encode(), "text/html"))
    age = FOREVER if name.startswith("assets/") else "no-cache"
    return Response(content, media_type=kind, headers={"Cache-Control": age})
