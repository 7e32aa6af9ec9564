"""The page that lists what programs can ask over HTTP; it needs no script and no other site."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin


class Listing(OpenAPIRenderPlugin):
    """The operations of the OpenAPI document as a plain page."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        rows = "".join(
            f"<dt><code>{method.upper()} {escape(path)}</code></dt>"
            f"<dd>{escape(operation.get('description', ''))}</dd>"
            for path, operations in sorted(openapi_schema["paths"].items())
            for method, operation in operations.items()
            if isinstance(operation, dict)
        )
        return (
            "<!doctype html><html lang=en><meta charset=utf-8><title>Dragonden for programs</title>"
            "<h1>Dragonden for programs</h1><p>The whole description: "
            '<a href="/api/schema/openapi.json">openapi.json</a>. Games are played over a socket, '
            "described in <code>dragonden/server/protocol.py</code>.</p>"
            f"<dl>{rows}</dl></html>"
        ).encode()
