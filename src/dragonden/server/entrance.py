"""The way in: connections are counted by address from the moment they are accepted.

Before a request is complete the application knows nothing of it. So whoever opens connections and
says nothing, or says it very slowly, or never reads an answer, is dealt with here.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from dragonden.engine.errors import InputError

from .buckets import get_address, parse_address
from .settings import Limits, Settings

Client = tuple[str, int] | None
TOO_LONG = "The head of this request is too long."


class Doorkeeper:
    """Who is connected, by address; proxies come for others and are not counted."""

    def __init__(self, limits: Limits, proxies: tuple[str, ...]) -> None:
        self.limits = limits
        self.proxies = [parse_network(proxy) for proxy in proxies]
        self.addresses: dict[Any, str] = {}  # of connections, by transport
        self.counts: Counter[str] = Counter()

    def admit(self, transport: Any, client: Client) -> bool:
        """Count a connection, unless its address has too many."""
        host = parse_address(client[0]) if client else None
        if host and any(host in proxy for proxy in self.proxies):
            return True
        address = get_address(client)
        if self.counts[address] >= self.limits.connections:
            return False
        self.addresses[transport] = address
        self.counts[address] += 1
        return True

    def release(self, transport: Any) -> None:
        """Count a connection no more."""
        address = self.addresses.pop(transport, None)
        if address is not None:
            self.counts[address] -= 1
            if not self.counts[address]:
                del self.counts[address]


def parse_network(text: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    """The addresses of a proxy."""
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise InputError(f"A proxy is named by its address, not by {text!r}.") from None


class ServerConfig(uvicorn.Config):
    """How the web server is set up, and who keeps its door."""

    def __init__(self, app: str, settings: Settings, **more: Any) -> None:
        super().__init__(app, http=Entrance, forwarded_allow_ips=list(settings.proxies), **more)
        self.limits = settings.limits
        self.doorkeeper = Doorkeeper(settings.limits, settings.proxies)


class Entrance(HttpToolsProtocol):
    """A connection whose requests have to arrive in time, and whose answers have to be read."""

    config: ServerConfig

    def __init__(self, config: ServerConfig, *more: Any, **named: Any) -> None:
        super().__init__(config, *more, **named)
        self.limits = config.limits
        self.deadline: asyncio.TimerHandle | None = None  # for the request that is arriving
        self.head = 0  # bytes of it so far
        self.in_body = False
        self.lost = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.client = name_client(self.client)
        if self.config.doorkeeper.admit(transport, self.client):
            self.expect_request()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        self.stop_expecting()
        self.pipeline.clear()  # nobody reads the answers
        self.config.doorkeeper.release(self.transport)
        super().connection_lost(exc)

    # -- receiving -------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Read a piece at a time: a long head is noticed before all of it is taken in."""
        size = self.limits.head
        for start in range(0, len(data), size):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            self.expect_request()
            self.head += min(size, len(data) - start)
            super().data_received(data[start : start + size])
            if self.head > size and not self.in_body and not self.transport.is_closing():
                self.send_400_response(TOO_LONG)

    def expect_request(self) -> None:
        """Give the client its time to send a request."""
        if self.deadline is None:
            self.deadline = self.loop.call_later(self.limits.receive, self.cut_off)

    def stop_expecting(self) -> None:
        if self.deadline:
            self.deadline.cancel()
        self.deadline = None

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self.in_body = True

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.head, self.in_body = 0, False
        self.stop_expecting()

    def handle_websocket_upgrade(self) -> None:
        self.stop_expecting()
        super().handle_websocket_upgrade()

    # -- sending ---------------------------------------------------------------------------------

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.watch_reading()

    def watch_reading(self, before: float = float("inf")) -> None:
        """Cut off a client that hardly reads what it has asked for."""
        left = 0 if self.lost else self.transport.get_write_buffer_size()
        if not left:
            return
        if before - left < self.limits.slowest * self.limits.send:
            self.cut_off()
        else:
            self.loop.call_later(self.limits.send, self.watch_reading, left)

    def cut_off(self) -> None:
        """End the connection at once; what is still being answered goes nowhere."""
        if self.cycle:
            self.cycle.disconnected = True
        self.pipeline.clear()
        self.transport.abort()


def name_client(client: Client) -> Client:
    """The client's address as it is usually written, also where IPv4 comes in through IPv6."""
    host = parse_address(client[0]) if client else None
    return (str(host), client[1]) if client and host else client
