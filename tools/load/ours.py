"""Tables at our own server, whose clients say what pages say: `tests/web/test_load.py` compares."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import httpx
import msgspec

from dragonden.server.changes import apply_change
from dragonden.server.guests import COOKIE
from dragonden.server.protocol import VERSION
from dragonden.server.settings import Limits, Settings

from .process import PATIENCE, Process
from .table import BRIEF, SEATS, Scripted
from .wire import Wire, open_wire

UNHINDERED = Limits(
    messages=1e9,
    messages_at_once=1e9,
    address_messages=1e9,
    address_messages_at_once=1e9,
    requests=1e9,
    requests_at_once=1e9,
    tables=1e9,
    tables_at_once=1e9,
    sockets=1_000_000,
    frames=1e9,
    frames_at_once=1e9,
    idle=5,  # seconds, so that what is weighed has no tables in it that nobody looks at
    sweep=1,
)
START = "import sys; from tools.load.ours import start; start(*sys.argv[1:])"
HELLO = b'{"type":"hello","version":%d,"language":"en","seen":null,"changes":true}' % VERSION
ACT = b'{"type":"act","ply":%d,"seat":%d,"move":%s,"id":"loadload-%d"}'
PING = b'{"type":"ping","id":"pingping-%d"}'
PING_EVERY = 2.5  # seconds after the last answer


def start(data: str) -> None:
    """Run the server as `dragonden serve` does, but let one address do as much as it can."""
    from dragonden.server.running import run

    run(Settings(data, f"sqlite:///{data}/tables.db", limits=UNHINDERED, port=0))


def command(data: Path) -> list[str]:
    return [sys.executable, "-c", START, str(data)]


class Update(msgspec.Struct, tag_field="type", tag="update"):
    ply: int
    position: Any = None
    change: Any = None


UPDATES = msgspec.json.Decoder(Update)
IS_UPDATE = b'{"type":"update"'
IS_ANSWERED = (b'{"type":"welcome"', b'{"type":"pong"')


def socket_of(url: str, table: str) -> str:
    return f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"


class Guests:
    """Four people, each with a cookie, who set up tables."""

    def __init__(self, server: Process, game: str) -> None:
        self.url, self.game = server.url, game
        self.people = [
            httpx.Client(base_url=server.url, timeout=PATIENCE, limits=BRIEF, verify=False)
            for _ in range(SEATS)
        ]
        self.table()  # by which each gets a cookie, before they do many things at once

    def table(self) -> Ours:
        """A new table where all four sit."""
        first, *others = self.people
        sitters = [{"kind": "me", "name": "Guest 0"}, *[{"kind": "open"}] * (SEATS - 1)]
        wish = {"game": self.game, "sitters": sitters}
        id = first.post("/api/tables", json=wish).raise_for_status().json()["id"]
        for number, person in enumerate(others, start=1):
            body = {"name": f"Guest {number}", "seat": number}
            person.post(f"/api/tables/{id}/seats", json=body).raise_for_status()
        return Ours(self.url, id, [person.cookies[COOKIE] for person in self.people])

    def close(self) -> None:
        for person in self.people:
            person.close()


class Bots:
    """Bots that look ahead and play by themselves: the one person at their table has left."""

    def __init__(self, guests: Guests) -> None:
        self.guests = guests
        self.wire: Wire
        self.done: asyncio.Future[None]

    async def begin(self) -> None:
        """Set up a table and leave it to them."""
        elders = [{"kind": "bot", "level": "elder"}] * (SEATS - 1)
        person = self.guests.people[0]
        wish = {"game": self.guests.game, "sitters": [{"kind": "me", "name": "Guest 0"}, *elders]}
        made = await asyncio.to_thread(person.post, "/api/tables", json=wish)
        address = socket_of(self.guests.url, made.raise_for_status().json()["id"])
        self.wire = await open_wire(
            address, self.heard, Cookie=f"{COOKIE}={person.cookies[COOKIE]}"
        )
        self.wire.send(HELLO)
        await self.do(b'{"type":"leave","id":"a","seat":0}')

    async def end(self) -> None:
        """Give up, by which their game is over."""
        await self.do(b'{"type":"resign","id":"b","seat":0}')
        self.wire.close()

    async def do(self, wish: bytes) -> None:
        self.done = asyncio.get_running_loop().create_future()
        self.wire.send(wish)
        await self.done

    def heard(self, _: Wire, frame: bytes) -> None:
        if frame.startswith(b'{"type":"done"'):
            self.done.set_result(None)


class Ours(Scripted):
    """A table of four guests."""

    def __init__(self, url: str, id: str, cookies: list[str]) -> None:
        super().__init__()
        self.address = socket_of(url, id)
        self.cookies = cookies
        self.actor = 0
        self.positions: list[Any] = [None] * len(cookies)  # as each client knows it
        self.offers: list[bytes] = []
        self.offer = b""
        self.pings = 0

    async def join(self) -> None:
        for seat, cookie in enumerate(self.cookies):

            def heard(_: Wire, frame: bytes, seat: int = seat) -> None:
                self.heard(seat, frame)

            wire = await open_wire(self.address, heard, Cookie=f"{COOKIE}={cookie}")
            wire.send(HELLO)
            self.wires.append(wire)
        await self.beginning()

    def heard(self, seat: int, frame: bytes) -> None:
        if frame.startswith(IS_ANSWERED):
            asyncio.get_running_loop().call_later(PING_EVERY, self.ping, seat)
        elif frame.startswith(IS_UPDATE):
            self.update(seat, UPDATES.decode(frame))
        else:
            assert b'"type":"refused"' not in frame[:30], frame

    def update(self, seat: int, update: Update) -> None:
        """A client makes the changes that it is told."""
        if update.position is None and update.change is None:  # somebody came or went
            return
        position = update.position or self.positions[seat]
        if update.change is not None:
            position = apply_change(position, update.change)
        self.positions[seat] = position
        if position["actor"] == seat:
            offers = position["views"][0]["offers"]
            self.actor, self.offers = seat, [msgspec.json.encode(offer) for offer in offers]
            self.offer = self.offers[0]
        self.over = position["actor"] is None
        self.came(seat, update.ply)

    def move(self) -> None:
        self.wires[self.actor].send(ACT % (self.stage, self.actor, self.offer, self.stage))

    def ping(self, seat: int) -> None:
        """As pages do, to notice a line that is dead."""
        if not self.closed:
            self.pings += 1
            self.wires[seat].send(PING % self.pings)
