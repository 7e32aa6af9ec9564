"""A real server on a free port, and clients for it; the server's tests share them."""

from __future__ import annotations

import contextlib
import itertools
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from dragonden.server.app import create_app
from dragonden.server.bot_service import BotService
from dragonden.server.changes import apply_change
from dragonden.server.house import House
from dragonden.server.protocol import VERSION
from dragonden.server.running import bind_socket, build_config
from dragonden.server.settings import Limits, Settings

IDS = itertools.count()  # of requests: a guest never uses one twice
PATIENCE = 600  # seconds: far more than anything takes on the busiest machine, and a hang ends
BRIEF = httpx.Limits(keepalive_expiry=1)  # seconds, before a server closes what is idle
UNLIMITED = Limits(
    messages=1e6,
    messages_at_once=1e6,
    address_messages=1e6,
    address_messages_at_once=1e6,
    requests=1e6,
    requests_at_once=1e6,
    checks=1e6,
    checks_at_once=1e6,
    tables=1e6,
    tables_at_once=1e6,
    replays=1e6,
    replays_at_once=1e6,
    readings=1e6,
    readings_at_once=1e6,
    hints=1e6,
    hints_at_once=1e6,
    analyses=1e6,
    analyses_at_once=1e6,
    chats=1e6,
    chats_at_once=1e6,
    address_chats=1e6,
    address_chats_at_once=1e6,
    frames=1e6,
    frames_at_once=1e6,
    pace=0,
    unattended=1e6,
    address_waiting=10**6,
)


class ServerThread:
    """A server in a thread of this process."""

    def __init__(
        self,
        data: Path,
        limits: Limits = UNLIMITED,
        port: int = 0,
        bots: BotService | None = None,
        **settings: Any,
    ) -> None:
        database = settings.pop("database", f"sqlite:///{data}/tables.db")
        host = settings.pop("host", "127.0.0.1")
        self.settings = Settings(str(data), database, limits=limits, **settings)
        self.listener = bind_socket(host, port)
        self.port = self.listener.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        config = build_config(self.settings)
        self.app = config.app = create_app(self.settings, bots)
        config.factory = False
        config.ws_ping_timeout = config.timeout_keep_alive = PATIENCE  # a client may be slow here
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, args=([self.listener],))
        self.thread.start()
        self.visitors = contextlib.ExitStack()
        wait_until(lambda: self.server.started or not self.thread.is_alive())
        assert self.server.started

    @property
    def house(self) -> House:
        house: House = self.app.state.house
        return house

    def new_person(self, name: str = "Anna", at: str | None = None, **headers: str) -> Person:
        """Somebody with a browser, who comes from an address of this machine."""
        person = Person(self.url, name, at, **headers)
        self.visitors.callback(person.close)
        return person

    def close(self) -> None:
        self.visitors.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        self.listener.close()
        assert not self.thread.is_alive(), "the server did not end"


@contextlib.contextmanager
def run_server(data: Path, limits: Limits = UNLIMITED, **settings: Any) -> Iterator[ServerThread]:
    """A server that is closed in the end."""
    data.mkdir(exist_ok=True, parents=True)
    opened = ServerThread(data, limits, **settings)
    try:
        yield opened
    finally:
        opened.close()


def wait_until(true: Callable[[], Any]) -> None:
    """Wait for something to become true."""
    end, pause = time.monotonic() + PATIENCE, 0.0002
    while not true():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(pause)
        pause = min(2 * pause, 0.005)


def http_client(url: str, at: str | None = None, **more: Any) -> httpx.Client:
    """A client over HTTP that waits; without certificates, which take 40 ms to read."""
    way = httpx.HTTPTransport(local_address=at, limits=BRIEF, verify=False)
    return httpx.Client(base_url=url, timeout=PATIENCE, transport=way, **more)


class Person:
    """A browser: its cookie and what it asks over HTTP."""

    def __init__(self, url: str, name: str = "Anna", at: str | None = None, **headers: str) -> None:
        self.url, self.name, self.at = url, name, at
        self.http = http_client(url, at, headers=headers)
        self.sockets = contextlib.ExitStack()

    def close(self) -> None:
        self.sockets.close()
        self.http.close()

    def move_to(self, url: str) -> None:
        """Go on at another server, as the same guest."""
        self.url, cookies = url, self.http.cookies
        self.http.close()
        self.http = http_client(url, self.at, cookies=cookies)

    def get(self, path: str) -> Any:
        """What is at a path."""
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(path, json=body)

    def create(self, game: str, *sitters: str, **wish: Any) -> str:
        """Set up a table: `me`, `open` or a level for each seat; its id."""
        names = itertools.chain([self.name], (f"{self.name} {n}" for n in itertools.count(2)))
        seats = [
            {"kind": "me", "name": next(names)}
            if sitter == "me"
            else {"kind": "open"}
            if sitter == "open"
            else {"kind": "bot", "level": sitter}
            for sitter in sitters
        ]
        answer = self.post("/api/tables", game=game, sitters=seats, **wish)
        assert answer.status_code == 200, answer.text
        return str(answer.json()["id"])

    def sit(self, table: str, seat: int | None = None) -> Any:
        answer = self.post(f"/api/tables/{table}/seats", name=self.name, seat=seat)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def socket(self, table: str, **headers: str) -> ClientConnection:
        """A connection to a table, without a hello."""
        cookie = self.http.cookies.get("dragonden")
        if cookie:
            headers["Cookie"] = f"dragonden={cookie}"
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket"
        patient = {"open_timeout": PATIENCE, "ping_interval": None, "close_timeout": PATIENCE}
        unlimited: dict[str, Any] = {"max_size": None, "max_queue": None}
        if self.at:
            unlimited["source_address"] = self.at, 0
        opened = connect(address, additional_headers=headers, **unlimited, **patient)
        return self.sockets.enter_context(opened)

    def join(
        self, table: str, seen: int | None = None, language: str = "en", changes: bool = True
    ) -> TableClient:
        return TableClient(self.socket(table), seen, language, changes)


class TableClient:
    """A client at a table: what it was told, and what it asks."""

    def __init__(
        self, socket: ClientConnection, seen: int | None, language: str, changes: bool = True
    ) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.updates: list[Any] = []
        self.answers: dict[str, Any] = {}
        self.card: Any = None
        self.position: Any = None
        self.entries: list[Any] = []
        self.ply = 0
        self.send(type="hello", version=VERSION, language=language, seen=seen, changes=changes)
        self.welcome = self.receive()
        self.receive()

    def send(self, **message: Any) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def receive(self, patience: float = PATIENCE) -> Any:
        """The next message, taken to heart."""
        frame = self.socket.recv(timeout=patience)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message = msgspec.json.decode(frame)
        if message["type"] == "update":
            self.updates.append(message)
            self.ply = message["ply"]
            self.card = message.get("card", self.card)
            self.position = message.get("position", self.position)
            if "change" in message:
                self.position = apply_change(self.position, message["change"])
            before = [] if message.get("whole") else self.entries
            self.entries = before + message.get("entries", [])
        elif "id" in message:
            self.answers[message["id"]] = message
        return message

    def ask(self, type: str, **facts: Any) -> Any:
        """Ask something and wait for the answer."""
        id = facts.pop("id", None) or f"c{next(IDS)}"
        self.send(type=type, id=id, **facts)
        self.answers.pop(id, None)
        while id not in self.answers:
            self.receive()
        return self.answers[id]

    def act(self, move: Any = None, seat: int | None = None) -> Any:
        """Make a move, the first one offered unless told otherwise."""
        actor = self.position["actor"]
        if move is None:
            move = next(v["offers"][0] for v in self.position["views"] if v["offers"])
        return self.ask("act", ply=self.ply, seat=actor if seat is None else seat, move=move)

    def wait_until(self, true: Callable[[TableClient], Any]) -> None:
        """Listen until something is true."""
        while not true(self):
            self.receive()

    def drain(self) -> None:
        """Hear what has come already."""
        with contextlib.suppress(TimeoutError):
            while True:
                self.receive(0)

    def offers(self) -> list[Any]:
        views = self.position["views"] if self.position else []
        return [offer for view in views for offer in view["offers"]]

    def is_my_turn(self) -> bool:
        return bool(self.offers())

    def is_over(self) -> bool:
        return bool(self.card["status"] == "over")

    def wait_for_close(self) -> int:
        """Listen until the server closes; the code."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    def close(self) -> None:
        self.socket.close()


def sync(*places: TableClient) -> None:
    """Let everybody hear what the one who knows most has heard."""
    last = max(place.ply for place in places)
    for place in places:
        place.wait_until(lambda p: p.ply >= last)


def play_out(
    *places: TableClient, choose: Callable[[TableClient], Any] = lambda place: None
) -> None:
    """Let the people at these places play until the game is over."""
    heard = time.monotonic()
    while not all(place.is_over() for place in places):
        before = sum(len(place.frames) for place in places)
        for place in places:
            place.drain()
            if place.is_my_turn():
                place.act(choose(place))
        if before == sum(len(place.frames) for place in places):
            assert time.monotonic() < heard + PATIENCE, "nothing happens"
            time.sleep(0.001)
        else:
            heard = time.monotonic()
