"""Under which addresses people find a server: for the one who starts it, and their friends."""

from __future__ import annotations

import contextlib
import io
import ipaddress
import socket
import sys

import segno

ANYWHERE = ("0.0.0.0", "::")
BESIDE = {  # addresses meant for documentation: asked for the way there, a system sends nothing
    socket.AF_INET: "192.0.2.1",
    socket.AF_INET6: "2001:db8::1",
}


def list_addresses(host: str) -> list[str]:
    """The addresses of this machine that others can use, if it listens at all of them."""
    if host not in ANYWHERE:
        return [host]
    found = []
    for family, beside in BESIDE.items():
        if host == "::" or family == socket.AF_INET:
            with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as way:
                way.connect((beside, 9))
                found.append(way.getsockname()[0])
    return [*dict.fromkeys(found)] or ["127.0.0.1"]


def format_page(scheme: str, address: str, port: int, prefix: str) -> str:
    """What people type.

    >>> format_page("http", "::1", 8000, "/games")
    'http://[::1]:8000/games'
    """
    host = f"[{address}]" if ipaddress.ip_address(address).version == 6 else address
    return f"{scheme}://{host}:{port}{prefix}"


def print_code(page: str) -> None:
    """Show an address as a picture that phones can read, if somebody looks."""
    if sys.stdout.isatty():
        drawn = io.StringIO()
        segno.make(page, micro=False).terminal(drawn, compact=True)
        print(drawn.getvalue(), flush=True)
