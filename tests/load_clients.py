"""Clients that play whatever is offered, lose their connection, come back and ask again.

They remember what was acknowledged and what they were told. At the end they compare it with what is
stored.
"""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from dragonden.server.protocol import VERSION
from dragonden.table import acts, events
from dragonden.table.events import Row
from dragonden.table.store import Store
from dragonden.table.table import Table

AGAIN = 0.05  # seconds until something that failed is tried again
PATIENCE = 600  # seconds: far more than anything takes, and a hang ends
LOST = (OSError, EOFError, TimeoutError, WebSocketException)


class Player:
    """One person on one seat: asks, and asks again until there is an answer."""

    def __init__(self, urls: list[str], table: str, cookie: str, luck: random.Random) -> None:
        self.urls, self.table, self.cookie, self.luck = urls, table, cookie, luck
        self.guest = cookie.partition(".")[0]
        self.ids = itertools.count()
        self.sent: dict[str, Any] = {}  # by the request's id
        self.acknowledged: dict[str, int] = {}  # id → ply
        self.refused: set[str] = set()
        self.told: dict[int, tuple[str, int | None, int]] = {}  # ply → kind, seat, time
        self.pending: dict[str, Any] | None = None
        self.connections = 0
        self.repeated = 0  # requests whose answer was lost
        self.ply = 0
        self.offers: list[tuple[int, Any]] = []
        self.over = False
        self.stopped = False  # asks nothing new

    async def run(self) -> None:
        """Play until the game is over, whatever happens to the connection."""
        headers = {"Cookie": f"dragonden={self.cookie}"}
        while not self.over or self.pending:
            server = self.luck.choice(self.urls).replace("http", "ws")
            where = f"{server}/api/tables/{self.table}/socket"
            try:
                async with connect(where, additional_headers=headers, max_size=None) as socket:
                    await self.play_on(socket)
            except LOST:
                await asyncio.sleep(AGAIN)

    async def play_on(self, socket: ClientConnection) -> None:
        """Say hello, ask again what was not answered, and play."""
        self.connections += 1
        seen = self.luck.choice([None, self.ply])
        await self.send(socket, {"type": "hello", "version": VERSION, "seen": seen})
        if self.pending:
            self.repeated += 1
            await self.send(socket, self.pending)
        elif self.acknowledged and self.luck.random() < 0.5:
            await self.send(socket, self.sent[self.luck.choice([*self.acknowledged])])
        async for frame in socket:
            message = msgspec.json.decode(frame)
            match message["type"]:
                case "update":
                    self.note_update(message)
                case "done":
                    self.note_done(message["id"], message["ply"])
                case "refused":
                    await self.handle_refusal(socket, message)
            if self.over and not self.pending:
                return
            await self.make_move(socket)

    async def send(self, socket: ClientConnection, message: Any) -> None:
        await socket.send(msgspec.json.encode(message).decode())

    def note_update(self, update: Any) -> None:
        """Take note of what has happened."""
        self.ply = update["ply"]
        for entry in update.get("entries", []):
            event = entry["kind"], entry["seat"], entry["at"]
            assert self.told.setdefault(entry["ply"], event) == event, "the past has changed"
        if position := update.get("position"):
            self.over = position["result"] is not None
            self.offers = [(v["seat"], offer) for v in position["views"] for offer in v["offers"]]

    async def make_move(self, socket: ClientConnection) -> None:
        """Make a move if it is time."""
        if self.offers and not self.pending and not self.stopped:
            seat, move = self.luck.choice(self.offers)
            id, self.offers = f"m{next(self.ids)}", []
            self.pending = {"type": "act", "id": id, "ply": self.ply, "seat": seat, "move": move}
            self.sent[id] = self.pending
            await self.send(socket, self.pending)

    def note_done(self, id: str, ply: int) -> None:
        assert self.acknowledged.setdefault(id, ply) == ply, "acknowledged twice, and not alike"
        if self.pending and self.pending["id"] == id:
            self.pending = None

    async def handle_refusal(self, socket: ClientConnection, message: Any) -> None:
        """Ask again what could not be stored; forget what has been overtaken by events."""
        assert message["id"] not in self.acknowledged, "acknowledged, and then refused"
        if not self.pending or message["id"] != self.pending["id"]:
            return
        if message["line"]["id"] == "server-unstored":
            await asyncio.sleep(AGAIN)
            await self.send(socket, self.pending)
            return
        assert message["line"]["id"] in ("table-changed", "table-not-your-turn"), message
        self.refused.add(message["id"])
        self.pending = None

    # -- in the end ------------------------------------------------------------------------------

    def audit(self, rows: list[Row]) -> None:
        """Everything acknowledged is stored, once, and everything told is what is stored."""
        mine = [row for row in rows if row.guest == self.guest and row.client]
        stored = {row.client: row.ply for row in mine}
        assert len(stored) == len(mine), "stored twice"
        assert stored == self.acknowledged, "acknowledged and stored are not the same"
        assert not self.refused & stored.keys(), "refused, and stored"
        for ply, (kind, seat, at) in self.told.items():
            row = rows[ply - 1]
            found = events.get_kind(row.event), getattr(row.event, "seat", None), row.at
            assert found == (kind, seat, at), "something else was told than stored"


class ClientGroup:
    """People who play one game after another at tables of their own."""

    def __init__(self, urls: list[str], game: str, sitters: tuple[str, ...], seed: int) -> None:
        self.urls, self.game, self.sitters = urls, game, sitters
        self.luck = random.Random(seed)
        self.players: list[Player] = []  # of all tables so far
        self.now: list[Player] = []  # of the present one
        self.stopped = False

    async def run(self) -> None:
        """Set up table after table and play."""
        while not self.stopped:
            try:
                table, cookies = await self.set_up_table()
            except (httpx.HTTPError, SetUpFailed):
                await asyncio.sleep(AGAIN)
                continue
            self.now = [Player(self.urls, table, cookie, self.luck) for cookie in cookies]
            self.players += self.now
            async with asyncio.TaskGroup() as group:
                for player in self.now:
                    group.create_task(player.run())

    async def set_up_table(self) -> tuple[str, list[str]]:
        """A new table with everybody at it; if anything fails, another one is tried."""
        seats = [{"kind": "me", "name": "Number 1"}, *map(describe_seat, self.sitters)]
        cookies = []
        url = self.luck.choice(self.urls)
        async with httpx.AsyncClient(base_url=url, timeout=20, verify=False) as http:
            body: Any = {"game": self.game, "sitters": seats}
            path = "/api/tables"
            for number in range(1 + self.sitters.count("open")):
                http.cookies.clear()
                answer = await http.post(path, json=body)
                if answer.status_code != 200:
                    raise SetUpFailed(answer.text)
                cookies.append(answer.cookies["dragonden"])
                if not number:
                    table = answer.json()["id"]
                path = f"/api/tables/{table}/seats"
                body = {"name": f"Number {number + 2}"}
        return table, cookies

    def stop_asking(self) -> None:
        """Ask nothing new any more."""
        self.stopped = True
        for player in self.now:
            player.stopped = True

    def is_waiting(self) -> bool:
        """Whether an answer is still missing."""
        return any(player.pending for player in self.now)

    def count_acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)


class SetUpFailed(Exception):
    """A table could not be set up."""


def describe_seat(kind: str) -> dict[str, str]:
    return {"kind": "open"} if kind == "open" else {"kind": "bot", "level": kind}


class LoadClients:
    """Several groups at once."""

    def __init__(self, urls: list[str], seed: int) -> None:
        plans = [
            ("dragomino", ("open",)),
            ("dragons", ("open", "open")),
            ("dingominos", ("open",)),
            ("dinoland", ("open", "open")),
            ("dragon_family", ("open",)),
            ("dragomino", ("open", "greedy")),
        ]
        self.groups = [
            ClientGroup(urls, game, sitters, seed + n) for n, (game, sitters) in enumerate(plans)
        ]
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self.tasks = [asyncio.create_task(group.run()) for group in self.groups]

    def check(self) -> None:
        """Whoever has found something wrong says so."""
        for task in self.tasks:
            if task.done():
                task.result()

    def count_acknowledged(self) -> int:
        self.check()
        return sum(group.count_acknowledged() for group in self.groups)

    async def wait_until(self, true: Callable[[], bool]) -> None:
        """Wait for something to become true."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                self.check()
                await asyncio.sleep(0.005)

    async def wait_for_progress(self) -> None:
        """Wait until everybody has made another move: nobody is forgotten."""
        before = [group.count_acknowledged() for group in self.groups]
        await self.wait_until(
            lambda: all(
                c.count_acknowledged() > b for c, b in zip(self.groups, before, strict=True)
            )
        )

    async def stop(self) -> None:
        """Wait for the answers that are still missing, then go home."""
        for group in self.groups:
            group.stop_asking()
        await self.wait_until(lambda: not any(group.is_waiting() for group in self.groups))
        self.check()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def audit(self, store: Store) -> dict[str, int]:
        """Compare what was acknowledged and told with what is stored; some figures."""
        players = [player for group in self.groups for player in group.players]
        tables = {player.table for player in players}
        stored = {table: store.load_rows(table) for table in tables}
        for rows in stored.values():
            check_rows(rows, store)
        for player in players:
            player.audit(stored[player.table])
        return {
            "tables": len(tables),
            "events": sum(map(len, stored.values())),
            "acknowledged": sum(len(player.acknowledged) for player in players),
            "asked again": sum(player.repeated for player in players),
            "overtaken": sum(len(player.refused) for player in players),
            "connections": sum(player.connections for player in players),
        }


def check_rows(rows: list[Row], store: Store) -> None:
    """The events of a table have no gap, every move was allowed, and the kept position is right."""
    assert [row.ply for row in rows] == [*range(1, len(rows) + 1)]
    table = Table(rows[:1])
    for row in rows[1:]:
        if isinstance(row.event, events.Moved):
            board = acts.require_running(table)
            assert board.match.why(row.event.move) is None, "a move that is not allowed"
            assert table.actor == row.event.seat
        table.fold(row)
    opened = Table(rows, store.load_snapshot(table.id))
    assert opened.board
    assert table.board
    assert opened.board.match.state == table.board.match.state
    assert opened.board.match.plies == table.board.match.plies
