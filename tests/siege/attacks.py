"""What a hostile client does: one function an attack, each bounded in count and time.

All go to a server of this machine, from an address of this machine.
"""

from __future__ import annotations

import contextlib
import random
import socket
import time
from collections.abc import Callable, Iterator
from typing import Any

import httpx
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from dragonden.server.protocol import VERSION
from tests.local_server import Person, TableClient

HOLD = 3.0  # seconds that an attack holds what it has got
LOST = (
    OSError,
    EOFError,
    KeyError,
    TimeoutError,
    WebSocketException,
    httpx.HTTPError,
    AssertionError,
)
HEAD = b"GET /api/tables HTTP/1.1\r\nHost: x\r\n"
PINGS = Frame(Opcode.PING, b"x").serialize(mask=True) * 20_000
NESTED = '{"game":' + "[" * 8000


class Attacker:
    """Somebody at one address who wants to spoil it for all."""

    def __init__(self, port: int, address: str, luck: random.Random) -> None:
        self.port, self.address, self.luck = port, address, luck
        self.url = f"http://127.0.0.1:{port}"

    def dial(self) -> socket.socket:
        """A bare connection."""
        return socket.create_connection(
            ("127.0.0.1", self.port), timeout=HOLD, source_address=(self.address, 0)
        )

    def join(self, person: Person, table: str) -> TableClient:
        """A place at a table, which is left without a word."""
        return TableClient(person.sockets.enter_context(self.open(person, table)), None, "en")

    def open(self, person: Person, table: str, **wish: Any) -> ClientConnection:
        """A socket of a table, on which nobody waits for long."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        cookie = {"Cookie": f"dragonden={person.http.cookies['dragonden']}"}
        usual: dict[str, Any] = {"open_timeout": HOLD, "close_timeout": 0.1, "max_queue": None}
        line = self.dial()
        return connect(address, sock=line, additional_headers=cookie, **{**usual, **wish})

    @contextlib.contextmanager
    def come(self) -> Iterator[Person]:
        """A new guest."""
        person = Person(self.url, f"Eve {self.luck.randrange(10**6)}", self.address)
        try:
            yield person
        finally:
            with contextlib.suppress(*LOST):
                person.close()


def open_and_wait(eve: Attacker) -> int:
    """Open more connections than anybody needs, and say nothing or half a request."""
    with contextlib.ExitStack() as lines:
        for number in range(400):
            with contextlib.suppress(OSError):
                line = lines.enter_context(eve.dial())
                line.sendall(HEAD if number % 2 else b"")
        time.sleep(HOLD)
    return 400


def pipeline_requests(eve: Attacker) -> int:
    """Ask a thousand things at once, and read nothing."""
    with eve.dial() as line:
        line.sendall((HEAD + b"\r\n") * 1000)
        time.sleep(HOLD)
    return 1000


def send_nonsense(eve: Attacker) -> int:
    """Ask what once ended in a traceback."""
    with eve.come() as person:
        for _ in range(20):
            person.http.post("/api/tables", content=NESTED)
            person.http.post("/api/tables", headers={"Origin": "http://["}, json={})
            person.http.get("/api/tables/%00")
    return 60


def flood_pings(eve: Attacker) -> int:
    """Send pings without end on a socket."""
    with eve.come() as person:
        table = person.create("dragomino", "me", "open")
        place = eve.join(person, table)
        place.socket.socket.sendall(PINGS)
    return 20_000


def chat_and_come_back(eve: Attacker) -> int:
    """Say much at one table, on a new socket each time; then read it all again."""
    said = 0
    with eve.come() as person:
        table = person.create("dragomino", "me", "me")
        for _ in range(30):
            place = eve.join(person, table)
            for _ in range(20):
                place.send(type="chat", id=f"c{eve.luck.getrandbits(60)}", text="x" * 300)
                said += 1
            place.close()
    return said


def listen_to_nothing(eve: Attacker) -> int:
    """Say hello on many sockets and never read."""
    with eve.come() as person, contextlib.ExitStack() as deaf:
        table = person.create("dragon_family", "me", "me")
        for _ in range(60):
            place = deaf.enter_context(eve.open(person, table, max_queue=1))
            place.send(f'{{"type":"hello","version":{VERSION}}}')
        with contextlib.suppress(*LOST):
            play_some(eve.join(person, table), 60)
        time.sleep(HOLD)
    return 60


def keep_bots_busy(eve: Attacker) -> int:
    """Set up tables with many strong bots, under as many names, and let them think."""
    asked = 0
    with contextlib.ExitStack() as tables:
        for _ in range(10):
            with contextlib.suppress(*LOST):
                person = tables.enter_context(eve.come())
                place = eve.join(person, person.create("dragomino", "me", *["elder"] * 3))
                place.drain()
                if place.is_my_turn():
                    play_some(place, 1)
                asked += 1
        time.sleep(HOLD)
    return asked


def fill_the_list(eve: Attacker) -> int:
    """Set up public tables that wait for nobody."""
    with eve.come() as person:
        for _ in range(20):
            with contextlib.suppress(AssertionError):
                person.create("dragomino", "me", "open", public=True)
    return 20


def take_back_and_replay(eve: Attacker) -> int:
    """Play, take back, and ask for replays, as often as possible."""
    asked = 0
    with eve.come() as person:
        table = person.create("dinoland", "me", "me")
        place = eve.join(person, table)
        play_some(place, 40)
        for _ in range(20):
            place.ask("undo", ply=place.ply, seat=0, moves=1)
            play_some(place, 1)
            person.http.get(f"/api/tables/{table}/replay")
            place.ask("read", seat=0)
            asked += 4
    return asked


def play_some(place: TableClient, moves: int) -> None:
    for _ in range(moves):
        if place.is_my_turn():
            place.act()


ATTACKS: tuple[Callable[[Attacker], int], ...] = (
    open_and_wait,
    pipeline_requests,
    send_nonsense,
    flood_pings,
    chat_and_come_back,
    listen_to_nothing,
    keep_bots_busy,
    fill_the_list,
    take_back_and_replay,
)


def attack(port: int, address: str, seed: int, seconds: float) -> int:
    """Attack in every way, in any order, until the time is over; how much was tried."""
    luck, end, tried = random.Random(seed), time.monotonic() + seconds, 0
    eve = Attacker(port, address, luck)
    while time.monotonic() < end:
        for way in luck.sample(ATTACKS, len(ATTACKS)):
            if time.monotonic() < end:
                with contextlib.suppress(*LOST):
                    tried += way(eve)
    return tried
