"""Attack a server at one table while people play undisturbed at another."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import operator
import random
from collections import Counter

import httpx
import msgspec
from msgspec import Struct

from dragonden.games import find_game
from dragonden.server.guests import COOKIE
from tools.load.ours import HELLO, Guests, Ours
from tools.load.process import Process
from tools.load.wire import Wire, open_wire

from .frames import Frame, Target, any_frame, replay_frame

PATIENCE = 600  # seconds: far more than any answer takes on the busiest machine
ATTACKED = find_game("dinoland")  # which has the most kinds of moves
MOVES = msgspec.json.Decoder(functools.reduce(operator.or_, ATTACKED.kinds))
BURST = 12  # frames that one sends without waiting
LEGIT = 30  # moves before the attack, to be replayed
LAST = ("closed", "gone")  # due to frames after which there is no connection any more
SOME_MB = 15  # what allocator and database keep, after ten thousand frames as after a million
MOST_MOVES = 150  # of a game in peace: it could last 188
PACE = 0.02  # seconds between the moves of people in peace
SELDOM = 0.25  # seconds between two looks at /metrics: more than five a second are refused
TASKS, SOCKETS, TABLES = "dragonden_tasks", "dragonden_sockets", "dragonden_tables"  # in /metrics


class Found(Struct):
    """What an attack has shown."""

    frames: Counter[str] = msgspec.field(default_factory=Counter)  # by kind
    peaceful: int = 0  # moves made at the other table meanwhile
    slowest_ms: float = 0  # of these
    tasks: tuple[int, int] = (0, 0)  # before and after
    sockets: tuple[int, int] = (0, 0)
    memory_mb: tuple[float, float] = (0, 0)
    failures: int = 0  # answers with a status from 500
    log: list[str] = []  # what the server complained of

    def faults(self) -> list[str]:
        """What should not be."""
        before, after = self.memory_mb
        found = {
            "tasks were left behind": self.tasks[1] > self.tasks[0],
            "sockets were left open": self.sockets[1] > self.sockets[0],
            "memory was not given back": after > before + SOME_MB,
            "requests failed": self.failures > 0,
            "the log has complaints": bool(self.log),
            "people in peace were not served": not self.peaceful,
        }
        return [fault for fault, true in found.items() if true]


class Answer(Struct):
    """Of a frame that the server sends, what is checked."""

    type: str
    id: str | None = None
    ply: int = 0


ANSWERS = msgspec.json.Decoder(Answer)


class Attacker:
    """A client who sends whatever comes to mind, and knows what has to come back."""

    def __init__(self, table: Ours, seat: int | None, cookie: str | None, found: Found) -> None:
        self.address, self.seat, self.found = table.address, seat, found
        self.headers = {"Cookie": f"{COOKIE}={cookie}"} if cookie else {}
        self.answers: asyncio.Queue[Answer] = asyncio.Queue()
        self.wire: Wire | None = None

    def heard(self, _: Wire, frame: bytes) -> None:
        answer = ANSWERS.decode(frame)
        if answer.type not in ("welcome", "update"):
            self.answers.put_nowait(answer)

    async def connect(self) -> Wire:
        self.answers = answers = asyncio.Queue()
        wire = self.wire = await open_wire(self.address, self.heard, **self.headers)
        wire.closed.add_done_callback(lambda _: answers.put_nowait(Answer(f"end {wire.code}")))
        wire.send(HELLO)
        return wire

    async def send(self, frames: list[Frame]) -> None:
        """Send frames at once; only the last one may end the connection."""
        wire = self.wire or await self.connect()
        self.found.frames.update(frame.kind for frame in frames)
        answered = [frame for frame in frames if frame.due not in LAST]
        wire.transport.write(b"".join(frame.sent for frame in answered))
        for frame in answered:
            self.check(frame, await self.answers.get())
        if frames[-1].due in LAST:
            wire.transport.write(frames[-1].sent)
            if frames[-1].due == "gone":
                wire.transport.abort()
            await wire.closed
            self.wire = None

    def check(self, frame: Frame, answer: Answer) -> None:
        kind = "refused" if frame.due == "unreadable" else frame.due
        assert answer.type == kind, (frame, answer)
        assert (answer.id is None) == (frame.due == "unreadable"), (frame, answer)
        if frame.due == "done":
            assert answer.ply == frame.ply, (frame, answer)

    async def work(self, luck: random.Random, target: Target, before: list[Frame], n: int) -> None:
        """Send so many frames."""
        while n > 0:
            burst: list[Frame] = []
            while len(burst) < min(n, luck.randrange(1, BURST + 1)):
                burst.append(any_frame(luck, target, self.seat, before))
                if burst[-1].due in LAST:
                    break
            async with asyncio.timeout(PATIENCE):
                await self.send(burst)
            n -= len(burst)
        if self.wire:
            self.wire.close()


class Attack:
    """A server, a table to be attacked and a table in peace."""

    def __init__(self, server: Process, seed: int) -> None:
        self.server, self.luck, self.found = server, random.Random(seed), Found()
        self.guests = Guests(server, "dragons")
        self.attacked = Guests(server, ATTACKED.name)
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE, verify=False)
        self.enough = False

    async def run(self, count: int) -> Found:
        """Attack with so many frames, a third of them before anything is measured."""
        attacked = self.attacked.table()
        await attacked.join()
        target, replays = await self.prepare(attacked)
        calm = await self.state()
        await self.wave(attacked, target, replays, count // 3)
        await self.settle(calm)
        before = await self.state()
        playing = asyncio.create_task(self.play())
        await self.wave(attacked, target, replays, count - count // 3)
        self.enough = True
        await playing
        assert attacked.stage == target.ply, "something has happened at the table"
        assert max(attacked.seen) == target.ply
        await self.settle(calm)
        self.compare({**before, TASKS: calm[TASKS], SOCKETS: calm[SOCKETS]}, await self.state())
        attacked.close()
        self.http.close()
        self.guests.close()
        self.attacked.close()
        return self.found

    async def prepare(self, table: Ours) -> tuple[Target, dict[int, list[Frame]]]:
        """Play a little; the moves made can be sent again."""
        replays: dict[int, list[Frame]] = {seat: [] for seat in range(len(table.wires))}
        for _ in range(LEGIT):
            move = msgspec.json.decode(table.offer)
            facts = {"ply": table.stage, "seat": table.actor, "move": move}
            again = replay_frame(table.stage + 1, type="act", id=f"loadload-{table.stage}", **facts)
            replays[table.actor].append(again)
            await table.play(1)
        offered = [MOVES.decode(offer) for offer in table.offers]
        return Target(ATTACKED, table.stage, table.actor, offered, len(table.wires)), replays

    async def wave(
        self, table: Ours, target: Target, replays: dict[int, list[Frame]], count: int
    ) -> None:
        """Attackers from all sides: on every seat, also the one to act, and without one."""
        held: list[tuple[int | None, str | None]] = [*enumerate(table.cookies)]
        held += [(None, None), (None, "forged.cookie"), (None, table.cookies[0][:-2])]
        share = -(-count // len(held))
        async with asyncio.TaskGroup() as group:
            for seat, cookie in held:
                attacker = Attacker(table, seat, cookie, self.found)
                before = replays[seat] if seat is not None else []
                luck = random.Random(self.luck.random())
                group.create_task(attacker.work(luck, target, before, share))
            group.create_task(self.knock(random.Random(self.luck.random()), table, share // 10))

    async def knock(self, luck: random.Random, table: Ours, count: int) -> None:
        """One by one: wrong hellos, tables that there are not, bytes that are no HTTP."""
        for _ in range(count):
            self.found.frames["at the door"] += 1
            number = self.found.frames["at the door"] % (len(REQUESTS) + len(NO_HELLOS) + 1)
            async with asyncio.timeout(PATIENCE):
                if number < len(REQUESTS):
                    await self.wrong_request(REQUESTS[number] + luck.randbytes(luck.randrange(50)))
                elif number < len(REQUESTS) + len(NO_HELLOS):
                    await expect_closed(table.address, NO_HELLOS[number - len(REQUESTS)])
                else:
                    await expect_closed(table.address.replace("/tables/", "/tables/x", 1), HELLO)

    async def wrong_request(self, request: bytes) -> None:
        """The answer, if there is one, is no failure."""
        host, _, port = self.server.url.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(request)
        writer.write_eof()
        answer = await reader.read()
        writer.close()
        assert not answer or answer.split(b" ", 2)[1] < b"5", answer[:300]

    async def play(self) -> None:
        """People in peace: game after game, every move answered."""
        while not self.enough:
            table = await asyncio.to_thread(self.guests.table)
            await table.join()
            while not self.enough and table.stage < MOST_MOVES:
                await table.play(10, PACE)
                self.found.peaceful += len(table.took)
                slowest = 1000 * max(table.took)
                self.found.slowest_ms = max(self.found.slowest_ms, slowest)
            table.close()

    # -- before and after ------------------------------------------------------------------------

    async def state(self) -> dict[str, float]:
        """What the server counts, and what it weighs in MB."""
        metrics = (await asyncio.to_thread(self.http.get, "/metrics")).raise_for_status().text
        lines = [line.rpartition(" ") for line in metrics.splitlines() if not line.startswith("#")]
        counted = {name: float(value) for name, _, value in lines}
        return {**counted, "memory": self.server.memory() / 1e6}

    async def settle(self, calm: dict[str, float]) -> None:
        """Wait until the server is as calm as it was, or no longer expect it."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while not is_as_calm(await self.state(), calm):
                    await asyncio.sleep(SELDOM)

    def compare(self, before: dict[str, float], after: dict[str, float]) -> None:
        found = self.found
        found.tasks = int(before[TASKS]), int(after[TASKS])
        found.sockets = int(before[SOCKETS]), int(after[SOCKETS])
        found.memory_mb = before["memory"], after["memory"]
        failed = 'dragonden_requests_total{kind="5'
        found.failures = int(sum(n for name, n in after.items() if name.startswith(failed)))


def is_as_calm(state: dict[str, float], calm: dict[str, float]) -> bool:
    return all(state[name] <= calm[name] for name in (TASKS, SOCKETS, TABLES))


async def expect_closed(address: str, first: bytes) -> None:
    """Who does not begin with hello, or comes to no table, is told to go."""
    wire = await open_wire(address, lambda *_: None)
    wire.send(first)
    await wire.closed
    assert wire.code in (1009, 4400, 4404, 4426), wire.code


NO_HELLOS = [
    b"",
    b"{}",
    b"[" * 9000,
    b"x" * 20_000,
    b'{"type":"hello"}',
    b'{"type":"hello","version":99}',
    b'{"type":"hello","version":3,"language":"xx"}',
    b'{"type":"hello","version":3,"seen":-1}',
    b'{"type":"hello","version":3,"seat":0}',
    b'{"type":"ping","id":"a"}',
]
REQUESTS = [
    b"",
    b"\x16\x03\x01\x02\x00\x01\x00",  # somebody tries TLS
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\n" + b"A: b\r\n" * 5000 + b"\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999\r\n\r\n{",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Content-Length: 4\r\nConnection: close\r\n\r\n\xff\xfe{}",
    b"BREW /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    b"GET /api/tables/%00%ff/replay?seat=%f0 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    b"GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
]
