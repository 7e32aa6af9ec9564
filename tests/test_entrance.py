"""The way in: half-open connections, slow requests, floods of frames, and who comes from where."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage
from websockets.frames import Frame, Opcode

from dragonden.engine.errors import InputError
from dragonden.server.entrance import Doorkeeper, Entrance
from dragonden.server.settings import Limits

from .local_server import PATIENCE, ServerThread, run_server, wait_until
from .test_server_guard import strict

# How a client learns that its connection was cut, by how far it had come.
TURNED_AWAY = (ConnectionClosed, InvalidMessage, OSError, EOFError)
HEAD = b"GET /api/games HTTP/1.1\r\nHost: x\r\n"


@contextlib.contextmanager
def dial(server: ServerThread, at: str = "127.0.0.1") -> Iterator[socket.socket]:
    """A bare connection from an address of this machine."""
    with socket.create_connection(
        ("127.0.0.1", server.port), timeout=PATIENCE, source_address=(at, 0)
    ) as line:
        yield line


def is_closed(line: socket.socket) -> bool:
    """Whether the server closes without an answer; waits for either."""
    try:
        return line.recv(1) == b""
    except ConnectionResetError:
        return True


# -- connections ---------------------------------------------------------------------------------


def test_half_open_connections_of_one_address_shut_nobody_out_bug(tmp_path: Path) -> None:
    """A thousand connections that said nothing used up all that the process could open."""
    with run_server(tmp_path, strict(connections=5, receive=PATIENCE), proxies=()) as server:
        with contextlib.ExitStack() as lines:
            for _ in range(5):
                lines.enter_context(dial(server))
            assert is_closed(lines.enter_context(dial(server))), "one too many"
            assert server.new_person(at="127.0.0.2").get("/api/games")
        wait_until(lambda: not doorkeeper_of(server).addresses.keys() - others(server))
        assert server.new_person().get("/api/games"), "they are gone"


def doorkeeper_of(server: ServerThread) -> Doorkeeper:
    config: Any = server.server.config
    doorkeeper: Doorkeeper = config.doorkeeper
    return doorkeeper


def others(server: ServerThread) -> set[Any]:
    """The connections that come from elsewhere than the usual address."""
    addresses = doorkeeper_of(server).addresses
    return {line for line, address in addresses.items() if address != "127.0.0.1"}


def test_sockets_count_as_connections_until_they_end(tmp_path: Path) -> None:
    with run_server(tmp_path, strict(connections=3), proxies=()) as server:
        anna = server.new_person(at="127.0.0.2")
        table = anna.create("dragomino", "me", "open")
        anna.http.close()
        doorkeeper = doorkeeper_of(server)
        wait_until(lambda: doorkeeper.counts["127.0.0.2"] == 0)
        places = [anna.join(table) for _ in range(3)]
        assert doorkeeper.counts["127.0.0.2"] == 3
        with pytest.raises(TURNED_AWAY), anna.socket(table) as fourth:
            fourth.recv(PATIENCE)
        for place in places:
            place.close()
        wait_until(lambda: not doorkeeper.counts and not doorkeeper.addresses)


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HT",
        HEAD,
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
    ],
)
def test_a_request_has_to_arrive_in_time_bug(tmp_path: Path, said: bytes) -> None:
    """Whoever sent half a request could stay for ever."""
    with run_server(tmp_path, strict(receive=0.2)) as server, dial(server) as line:
        line.sendall(said)
        assert is_closed(line)


def test_the_second_request_of_a_connection_has_to_arrive_in_time_too(tmp_path: Path) -> None:
    with run_server(tmp_path, strict(receive=0.2)) as server, dial(server) as line:
        line.sendall(HEAD + b"\r\n")
        assert line.recv(1 << 20).startswith(b"HTTP/1.1 200")
        line.sendall(HEAD)
        while not is_closed(line):
            pass


@pytest.mark.parametrize("end", [b"", b"\r\n\r\n"])
def test_a_head_without_an_end_is_refused(tmp_path: Path, end: bytes) -> None:
    with run_server(tmp_path, strict(head=2000)) as server, dial(server) as line:
        with contextlib.suppress(ConnectionError):
            line.sendall(HEAD + b"X: " + b"x" * 5000 + end)
        assert line.recv(100).startswith(b"HTTP/1.1 400")


def test_a_body_may_be_longer_than_a_head(tmp_path: Path) -> None:
    with run_server(tmp_path, strict(head=400)) as server:
        body = {"game": "x" * 3000, "sitters": [{"kind": "open"}]}
        answer = server.new_person().http.post("/api/tables", json=body)
        assert answer.status_code == 400
        assert answer.json()["reason"]


def test_who_never_reads_an_answer_is_cut_off_bug(tmp_path: Path) -> None:
    """What was left to send stayed in memory for ever."""
    with run_server(tmp_path, strict(send=0.2)) as server:
        server.listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        with socket.socket() as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.connect(("127.0.0.1", server.port))
            line.sendall((HEAD + b"\r\n") * 20)
            wait_until(lambda: server.server.server_state.total_requests)
            wait_until(lambda: not server.server.server_state.connections)


# -- frames --------------------------------------------------------------------------------------

FLOODS = {
    "pings": Frame(Opcode.PING, b"x"),
    "pongs": Frame(Opcode.PONG, b"x"),
    "fragments": Frame(Opcode.CONT, b"", fin=False),
}


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_frames_that_say_nothing_ends_the_connection_bug(
    tmp_path: Path, kind: str
) -> None:
    """They were never counted; each empty fragment was kept, and each ping answered."""
    with run_server(tmp_path, strict(frames=0.001, frames_at_once=20)) as server:
        anna = server.new_person()
        place = anna.join(anna.create("dragomino", "me", "open"))
        flood = FLOODS[kind].serialize(mask=True) * 100_000
        if kind == "fragments":
            flood = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True) + flood
        with contextlib.suppress(OSError):
            place.socket.socket.sendall(flood)
        assert place.wait_for_close() in (4429, 1006)
        wait_until(lambda: not server.house.sockets)
        assert anna.join(place.card["id"]).ask("ping")["type"] == "pong"


# -- addresses -----------------------------------------------------------------------------------


def test_whoever_asks_much_and_leaves_is_owed_nothing_bug(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a thousand requests at once those not yet begun were kept as garbage."""
    kept: list[int] = []
    may_answer, lose = asyncio.Event(), Entrance.connection_lost

    def count_kept(entrance: Entrance, error: Exception | None) -> None:
        lose(entrance, error)
        kept.append(len(entrance.pipeline))

    async def list_nothing() -> list[Any]:
        await may_answer.wait()
        return []

    monkeypatch.setattr(Entrance, "connection_lost", count_kept)
    with run_server(tmp_path) as server:
        monkeypatch.setattr(server.house, "list_public", list_nothing)
        with dial(server) as line:
            line.sendall(b"GET /api/tables HTTP/1.1\r\nHost: x\r\n\r\n" * 200)
            entrances: Any = server.server.server_state.connections
            wait_until(lambda: [len(entrance.pipeline) for entrance in {*entrances}] == [199])
            (entrance,) = entrances
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # reset
        entrance.loop.call_soon_threadsafe(may_answer.set)
        wait_until(lambda: kept)
        assert kept == [0]


def exhaust(server: ServerThread, at: str, **headers: str) -> None:
    """Ask from an address until it is turned away."""
    asker = server.new_person(at=at, **headers)
    while asker.http.get("/api/games").status_code != 429:
        pass


def test_with_both_kinds_of_addresses_each_client_has_its_own_count_bug(tmp_path: Path) -> None:
    """Listening at `::` all clients of IPv4 were counted as one."""
    limits = strict(requests=0.001, requests_at_once=3)
    try:
        opened = run_server(tmp_path, limits, host="::", proxies=())
        with opened as server:
            exhaust(server, "127.0.0.2")
            assert server.new_person(at="127.0.0.3").http.get("/api/games").status_code == 200
    except InputError:
        pytest.skip("this machine has no IPv6")


def test_a_proxy_of_this_machine_tells_who_comes_by_default(tmp_path: Path) -> None:
    with run_server(tmp_path, strict(requests=0.001, requests_at_once=3)) as server:
        exhaust(server, "127.0.0.1", **{"X-Forwarded-For": "192.0.2.1"})
        other = server.new_person(**{"X-Forwarded-For": "192.0.2.2"})
        assert other.http.get("/api/games").status_code == 200


def test_only_a_named_proxy_tells_who_comes(tmp_path: Path) -> None:
    limits = strict(requests=0.001, requests_at_once=3)
    with run_server(tmp_path, limits, proxies=("127.0.0.8/30",)) as server:
        exhaust(server, "127.0.0.9", **{"X-Forwarded-For": "192.0.2.1"})
        other = server.new_person(at="127.0.0.9", **{"X-Forwarded-For": "192.0.2.2"})
        assert other.http.get("/api/games").status_code == 200
        exhaust(server, "127.0.0.2", **{"X-Forwarded-For": "192.0.2.3"})
        liar = server.new_person(at="127.0.0.2", **{"X-Forwarded-For": "192.0.2.4"})
        assert liar.http.get("/api/games").status_code == 429


def test_connections_of_a_proxy_are_not_counted() -> None:
    doorkeeper = Doorkeeper(Limits(connections=1), ("127.0.0.1", "2001:db8::/32"))
    for number, host in enumerate(["127.0.0.1", "::ffff:127.0.0.1", "2001:db8::7"] * 3):
        assert doorkeeper.admit(number, (host, 1))
    assert doorkeeper.admit("first", ("192.0.2.1", 1))
    assert not doorkeeper.admit("second", ("192.0.2.1", 1))
    doorkeeper.release("first")
    assert doorkeeper.admit("second", ("192.0.2.1", 1))


def test_a_proxy_that_is_no_address_is_refused_by_a_sentence() -> None:
    with pytest.raises(InputError, match="not by 'nginx'"):
        Doorkeeper(Limits(), ("nginx",))


def test_bytes_that_wait_for_a_client_are_bounded_bug(tmp_path: Path) -> None:
    """Ninety sockets that did not read made the server keep 898 MB."""
    with run_server(tmp_path, strict(waiting=10**9, waiting_bytes=50_000, send=PATIENCE)) as server:
        anna = server.new_person()
        place = anna.join(anna.create("dragomino", "me", "open"))
        (connection,) = server.house.rooms[place.card["id"]].connections

        def tell_much() -> None:
            for _ in range(100):
                connection.push(struct.pack("!BBH", 0x81, 126, 1000) + b" " * 1000)

        connection.wire.loop.call_soon_threadsafe(tell_much)
        wait_until(lambda: not server.house.sockets)
        assert connection.waiting_bytes <= 50_000
        assert server.house.metrics.get_count("closed", "4408") == 1
