"""Too much of anything is turned away, and whoever is in nobody's way goes on."""

from __future__ import annotations

import contextlib
import gc
import socket
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from dragonden.server import protocol
from dragonden.server.app import GC_THRESHOLDS

from .local_server import PATIENCE, ServerThread, run_server, wait_until
from .test_server_guard import GOOD, code_of, strict


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    with run_server(tmp_path_factory.mktemp("house")) as opened:
        yield opened


def test_too_many_requests_are_turned_away(tmp_path: Path) -> None:
    with run_server(tmp_path, strict(requests=0.001, requests_at_once=3)) as server:
        anna = server.new_person()
        answers = [anna.http.get("/api/games").status_code for _ in range(5)]
        assert answers == [200, 200, 200, 429, 429]
        files = [anna.http.get("/assets/none.js").status_code for _ in range(5)]
        assert files == [404] * 5, "a family behind one address fetches many"
        assert anna.http.get("/health").status_code == 200, "the caretaker always gets in"


def test_a_flood_at_the_caretakers_door_is_turned_away(tmp_path: Path) -> None:
    limits = strict(checks=0.001, checks_at_once=3, files=0.001, files_at_once=2)
    with run_server(tmp_path, limits) as server:
        anna = server.new_person()
        answers = [anna.http.get("/health").status_code for _ in range(4)]
        assert answers == [200, 200, 200, 429]
        files = [anna.http.get("/assets/none.js").status_code for _ in range(3)]
        assert files == [404, 404, 429]
        assert anna.get("/api/games")


def test_what_waits_behind_one_request_too_many_is_not_answered(tmp_path: Path) -> None:
    with run_server(tmp_path, strict(requests=0.001, requests_at_once=2)) as server:
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
            line.sendall(b"GET /api/mine HTTP/1.1\r\nHost: x\r\n\r\n" * 200)
            received = b""
            while part := line.recv(1 << 16):
                received += part
        assert received.count(b"HTTP/1.1 200") == 2
        assert received.count(b"HTTP/1.1 429") == 1


def test_too_many_new_tables_are_turned_away(tmp_path: Path) -> None:
    with run_server(tmp_path, strict(tables=0.001, tables_at_once=2)) as server:
        anna = server.new_person()
        for _ in range(2):
            anna.create("dragomino", "me", "open")
        assert anna.post("/api/tables", **GOOD).status_code == 429


def test_playing_again_counts_as_a_new_table(tmp_path: Path) -> None:
    with run_server(tmp_path, strict(tables=0.001, tables_at_once=1)) as server:
        anna = server.new_person()
        table = anna.create("dragomino", "me", "greedy")
        anna.join(table).ask("resign", seat=0)
        assert anna.post(f"/api/tables/{table}/rematch").status_code == 429


def test_too_many_messages_end_the_connection_which_may_come_back(tmp_path: Path) -> None:
    with run_server(tmp_path, strict(messages=0.001, messages_at_once=5)) as server:
        anna = server.new_person()
        table = anna.create("dragomino", "me", "open")
        place = anna.join(table)
        with contextlib.suppress(ConnectionClosed):  # it may end before all is said
            for _ in range(10):
                place.send(type="ping", id="x")
        assert place.wait_for_close() == 4429
        server.house.messages.by_guest.by_address.clear()  # after a while
        assert anna.join(table, seen=place.ply).ask("ping")


def test_reconnecting_gives_no_new_allowance_bug(tmp_path: Path) -> None:
    """Messages were counted by socket: 9,997 chats in 57 seconds by one who came back each time."""
    with run_server(tmp_path, strict(messages=0.001, messages_at_once=5)) as server:
        anna, ben = server.new_person(), server.new_person("Ben")
        table = anna.create("dragomino", "me", "open")
        for _ in range(5):
            anna.join(table).close()
        with anna.socket(table) as socket:
            socket.send('{"type":"hello","version":3}')
            assert code_of(socket) == 4429
        assert ben.join(table).ask("ping"), "others go on"


def test_many_guests_of_one_address_share_an_allowance(tmp_path: Path) -> None:
    limits = strict(address_messages=0.001, address_messages_at_once=5)
    with run_server(tmp_path, limits, proxies=()) as server:
        table = server.new_person().create("dragomino", "me", "open")
        for _ in range(5):
            server.new_person().join(table).close()
        with server.new_person().socket(table) as socket:
            socket.send('{"type":"hello","version":3}')
            assert code_of(socket) == 4429
        assert server.new_person(at="127.0.0.2").join(table).ask("ping")


@pytest.mark.parametrize("whose", ["chats", "address_chats"])
def test_talk_is_counted_by_guest_and_address_not_by_socket_bug(tmp_path: Path, whose: str) -> None:
    limits = strict(**{whose: 0.001, f"{whose}_at_once": 3})
    with run_server(tmp_path, limits) as server:
        anna = server.new_person()
        table = anna.create("dragomino", "me", "me")
        said = [anna.join(table).ask("chat", text="hi")["type"] for _ in range(5)]
        assert said == ["done"] * 3 + ["refused"] * 2


def test_a_long_log_is_sent_in_pages_bug(tmp_path: Path) -> None:
    """After 10,000 chats each hello sent 12.8 MB."""
    with run_server(tmp_path, strict(log_page=7)) as server:
        anna = server.new_person()
        place = anna.join(anna.create("dragomino", "me", "me"))
        for number in range(20):
            place.ask("chat", text=f"{number}")
        plies = [entry["ply"] for entry in place.entries]
        again = anna.join(place.card["id"])
        entries = again.entries
        assert [entry["ply"] for entry in entries] == plies[-7:]
        while entries[0]["ply"] > 1:
            page = again.ask("log", before=entries[0]["ply"])["entries"]
            assert 0 < len(page) <= 7
            entries = page + entries
        assert [entry["ply"] for entry in entries] == list(range(1, plies[-1] + 1))
        assert entries[-20:] == place.entries[-20:]
        for before in (0, 1):
            assert again.ask("log", before=before)["entries"] == []
        few = anna.join(place.card["id"], seen=place.ply - 7)
        assert [entry["ply"] for entry in few.entries] == plies[-7:]
        assert not few.updates[0].get("whole")
        many = anna.join(place.card["id"], seen=place.ply - 8)
        assert [entry["ply"] for entry in many.entries] == plies[-7:]
        assert many.updates[0]["whole"], "else it would have a gap"


def test_too_much_talk_is_refused_and_the_game_goes_on(tmp_path: Path) -> None:
    with run_server(tmp_path, strict(chats=0.001, chats_at_once=2)) as server:
        anna = server.new_person()
        place = anna.join(anna.create("dragomino", "me", "greedy", options={"first": 0}))
        answers = [place.ask("chat", text="hi")["type"] for _ in range(4)]
        assert answers == ["done", "done", "refused", "refused"]
        assert place.act()["type"] == "done"


def test_a_table_with_a_full_chat_hears_no_more_talk(tmp_path: Path) -> None:
    with run_server(tmp_path, strict(table_chats=1)) as server:
        anna = server.new_person()
        place = anna.join(anna.create("dragomino", "me", "me"))
        said = [place.ask("chat", text="hi")["type"] for _ in range(2)]
        assert said == ["done", "refused"]
        server.house.rooms.clear()  # opened from the store it is as full
        assert anna.join(place.card["id"]).ask("chat", text="hi")["type"] == "refused"
        assert place.act()["type"] == "done"


def test_too_many_addresses_are_not_counted(tmp_path: Path) -> None:
    with run_server(tmp_path, strict(addresses=2)) as server:
        requests = server.house.requests
        for number in range(9):
            requests.take(str(number))
        assert len(requests.by_address) <= 2


def test_what_a_server_stores_survives_a_power_cut(tmp_path: Path) -> None:
    with run_server(tmp_path) as server, server.house.store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2


def test_too_many_hints_and_replays_are_refused(tmp_path: Path) -> None:
    limits = strict(hints=0.001, hints_at_once=0, replays=0.001, replays_at_once=1)
    with run_server(tmp_path, limits) as server:
        anna = server.new_person()
        table = anna.create("dragomino", "me", "greedy", options={"first": 0}, hints=True)
        assert anna.join(table).ask("hint", seat=0)["line"]["id"] == "server-too-often"
        path = f"/api/tables/{table}/replay"
        assert [anna.http.get(path).status_code for _ in range(2)] == [200, 429]


def test_a_long_replay_is_sent_in_pages(tmp_path: Path) -> None:
    with run_server(tmp_path, strict(replay_page=7)) as server:
        anna = server.new_person()
        place = anna.join(anna.create("dragomino", "me", "me"))
        for _ in range(16):
            place.act()
        path, frames, pages = f"/api/tables/{place.card['id']}/replay?seat=", list[Any](), 0
        while page := anna.get(f"{path}&from={len(frames)}")["frames"]:
            frames, pages = frames + page, pages + 1
        assert pages == 3
        assert [frame["moves"] for frame in frames] == list(range(17))
        watcher = server.new_person().join(place.card["id"])
        assert frames[-1]["view"] == watcher.position["views"][0]["view"]
        assert anna.get(path)["total"] == 17
        assert anna.http.get(f"{path}&from=-1").status_code == 400


def test_connections_count_as_requests(tmp_path: Path) -> None:
    with run_server(tmp_path, strict(requests=0.001, requests_at_once=2)) as server:
        anna = server.new_person()
        table = anna.create("dragomino", "me", "open")
        anna.join(table)
        with anna.socket(table) as socket:
            assert code_of(socket) == 4429


def test_too_many_sockets_of_one_address_are_turned_away(tmp_path: Path) -> None:
    with run_server(tmp_path, strict(sockets=2)) as server:
        anna = server.new_person()
        table = anna.create("dragomino", "me", "open")
        places = [anna.join(table) for _ in range(2)]
        with anna.socket(table) as third:
            assert code_of(third) == 4429
        places[0].close()
        wait_until(lambda: server.house.sockets.total() < 2)
        anna.join(table)


def test_who_says_nothing_at_all_has_to_go(tmp_path: Path) -> None:
    with run_server(tmp_path, strict(hello=0.1)) as server:
        anna = server.new_person()
        with anna.socket(anna.create("dragomino", "me", "open")) as socket:
            assert code_of(socket) == 4408


def test_a_slow_reader_is_dropped_delays_nobody_and_can_come_back(tmp_path: Path) -> None:
    with run_server(tmp_path, strict(waiting=4, send=0.2)) as server:
        server.listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        anna = server.new_person()
        table = anna.create("dragon_family", "me", "me")
        with slow(server, table):
            wait_until(lambda: server.house.sockets.total() == 1)
            server.listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1 << 20)
            place = anna.join(table)
            turns = 0
            while server.house.sockets.total() == 2 and turns < 600:
                place.act()
                turns += 1
            wait_until(lambda: server.house.sockets.total() == 1)
            assert server.house.metrics.get_count("closed", "4408") == 1
            assert place.act()["type"] == "done"
        assert server.new_person().join(table).ply >= place.ply


def test_no_frame_is_left_out_unnoticed(server: ServerThread) -> None:
    place = server.new_person().join(server.new_person().create("dragomino", "me", "open"))
    (connection,) = server.house.rooms[place.card["id"]].connections

    def tell_much() -> None:
        for _ in range(server.house.limits.waiting + 1):
            connection.send(protocol.Pong("x", 0))

    connection.wire.loop.call_soon_threadsafe(tell_much)
    assert place.wait_for_close() == 4408


def test_whoever_leaves_holds_nothing_bug(tmp_path: Path) -> None:
    """Closed sockets held their tables until all garbage was looked through: 100 MB an hour."""
    with run_server(tmp_path) as server:
        anna = server.new_person()
        place = anna.join(anna.create("dragomino", "me", "open"))
        (held,) = map(weakref.ref, server.house.rooms[place.card["id"]].connections)
        gc.disable()
        try:
            place.close()
            wait_until(lambda: not server.server.server_state.tasks)
            assert held() is None
        finally:
            gc.enable()


class Ring:
    """Something that refers to itself, as closed sockets do."""

    def __init__(self) -> None:
        self.me = self


def test_what_grew_old_before_it_was_garbage_is_found_soon_bug() -> None:
    """A server looked for such things after twenty million new objects: in an hour, never."""
    usual = gc.get_threshold()
    gc.freeze()  # a server has not loaded all that is loaded here
    try:
        gc.set_threshold(*GC_THRESHOLDS)
        ring = Ring()
        found = weakref.ref(ring)
        gc.collect()  # now it is old
        del ring
        new: list[list[None]] = []
        while found() and len(new) < 1_000_000:
            new.append([])
        assert not found()
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()


def slow(server: ServerThread, table: str) -> Any:
    """Somebody who says hello and then never reads."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", server.port))
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
    client = connect(address, sock=line, max_queue=1, close_timeout=0.1, compression=None)
    return Slow(client)


class Slow:
    def __init__(self, client: Any) -> None:
        self.client = client

    def __enter__(self) -> None:
        self.client.__enter__().send('{"type":"hello","version":3}')

    def __exit__(self, *error: object) -> None:
        self.client.__exit__(None, None, None)


def test_positions_in_words_are_told_so_often_and_no_more(tmp_path: Path) -> None:
    with run_server(tmp_path, strict(readings=0.001, readings_at_once=2)) as server:
        anna = server.new_person()
        place = anna.join(anna.create("dragomino", "me", "greedy", options={"first": 0}))
        answers = [place.ask("read", seat=0) for _ in range(3)]
        assert [answer["type"] for answer in answers] == ["reading", "reading", "refused"]
        assert answers[2]["line"]["id"] == "server-too-often"
        assert place.act()["type"] == "done"
