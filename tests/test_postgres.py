"""Many processes on one PostgreSQL: the same tables everywhere, and a killed process is no loss."""

from __future__ import annotations

import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psycopg
import pytest
from sqlalchemy import event
from websockets.exceptions import ConnectionClosed

from dragonden.engine.errors import InputError
from dragonden.server.clock import now_ms
from dragonden.server.house import House
from dragonden.server.running import check_database
from dragonden.server.settings import Settings
from dragonden.table import events
from dragonden.table.events import Row
from dragonden.table.listener import Listener
from dragonden.table.presence import REPORT_LIFETIME, PresenceReport
from dragonden.table.store import MIGRATING, Store
from dragonden.table.summary import Summary, summarize_table
from dragonden.table.table import Table
from dragonden.table.writer import Conflict

from . import postgres
from .local_server import (
    PATIENCE,
    UNLIMITED,
    Person,
    ServerThread,
    TableClient,
    play_out,
    run_server,
    wait_until,
)
from .server_process import ServerProcess
from .table_driver import TableDriver

pytestmark = pytest.mark.skipif(
    postgres.program("initdb") is None, reason="PostgreSQL is not installed."
)
ATTENTIVE = msgspec.structs.replace(UNLIMITED, sweep=3600)  # who looks for itself only once
QUICK = msgspec.structs.replace(UNLIMITED, lease=0.3, sweep=0.1)


@pytest.fixture
def database() -> Iterator[str]:
    with postgres.database() as address:
        yield address


@pytest.fixture
def servers(database: str, tmp_path: Path) -> Iterator[tuple[ServerThread, ServerThread]]:
    """Two servers that share everything but memory."""
    with (
        run_server(tmp_path, ATTENTIVE, database=database) as one,
        run_server(tmp_path, ATTENTIVE, database=database) as other,
    ):
        yield one, other


def bots_only(count: int = 2) -> Table:
    """A table where only bots play."""
    driver = TableDriver(people=0, bots=count)
    id = f"{time.time_ns():022}"
    return Table([Row(id, row.ply, row.at, row.event) for row in driver.table.rows])


def test_two_hosts_with_different_secrets_notice_bug(
    database: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Each took the other's guests for strangers, and nobody knew why."""
    with run_server(tmp_path / "one", ATTENTIVE, database=database) as server:
        assert server.house.listener
        assert server.house.listener.listening.wait(PATIENCE)
        other = Settings(str(tmp_path / "other"), database)
        for start in (House, check_database):
            with pytest.raises(InputError, match="signs by another secret"):
                start(other)
        late = Store(database)  # which looked before the other one was there
        listener = Listener(late, 1, lambda table, ply: None, lambda: None)
        assert listener.listening.wait(PATIENCE)
        listener.close()
        late.close()
        assert "another secret" in caplog.text
        check_database(server.settings)  # one more with the same secret is welcome
    check_database(other)  # and whoever comes alone may have any


# -- two servers ---------------------------------------------------------------------------------


def test_people_on_two_servers_play_one_game(servers: tuple[ServerThread, ServerThread]) -> None:
    anna, ben = servers[0].new_person("Anna"), servers[1].new_person("Ben")
    table = anna.create("dragons", "me", "open", "drake", public=True)
    ben.sit(table)
    places = [anna.join(table), ben.join(table), servers[1].new_person().join(table)]
    play_out(*places)
    assert places[0].entries == places[1].entries or places[0].ply == places[1].ply
    assert table in {card["id"] for card in ben.get("/api/mine")}
    assert ben.http.get(f"/api/tables/{table}/record").status_code == 200


def test_what_happens_at_once_on_two_servers_has_one_order(
    servers: tuple[ServerThread, ServerThread],
) -> None:
    anna, ben = servers[0].new_person("Anna"), servers[1].new_person("Ben")
    table = anna.create("dragomino", "me", "open")
    ben.sit(table)
    places = [anna.join(table), ben.join(table)]
    count = 30

    def talk(place: TableClient, name: str) -> None:
        for number in range(count):
            assert place.ask("chat", text=f"{name} {number}")["type"] == "done"

    threads = [
        threading.Thread(target=talk, args=(place, name))
        for place, name in zip(places, ("Anna", "Ben"), strict=True)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    last = max(place.ply for place in places)
    for place in places:
        place.wait_until(lambda p: p.ply == last)
    logs = [[entry["text"] for entry in place.entries if entry["text"]] for place in places]
    assert logs[0] == logs[1]
    assert len(logs[0]) == 2 * count


def test_who_was_told_at_one_server_can_go_on_at_the_other(
    servers: tuple[ServerThread, ServerThread],
) -> None:
    anna = servers[0].new_person("Anna")
    table = anna.create("dragomino", "me", "me", options={"first": 0})
    here = anna.join(table)
    anna.move_to(servers[1].url)
    there = anna.join(table)
    servers[1].visitors.callback(anna.close)
    informed = here
    for _ in range(6):
        for place in (here, there):  # acts by what the other server has told
            ply, seat, move = informed.ply, informed.position["actor"], informed.offers()[0]
            assert place.ask("act", ply=ply, seat=seat, move=move)["type"] == "done"
            informed = place


def test_each_server_knows_who_is_at_the_other(servers: tuple[ServerThread, ServerThread]) -> None:
    anna, ben = servers[0].new_person("Anna"), servers[1].new_person("Ben")
    table = anna.create("dragomino", "me", "open")
    ben.sit(table)
    mine = anna.join(table)
    theirs = ben.join(table)
    watcher = servers[1].new_person().join(table)
    mine.wait_until(lambda p: p.card["sitters"][1]["here"])
    mine.wait_until(lambda p: p.updates[-1].get("watching") == 1)
    theirs.wait_until(lambda p: p.card["sitters"][0]["here"])
    theirs.close()
    watcher.close()
    mine.wait_until(lambda p: not p.card["sitters"][1]["here"])
    mine.wait_until(lambda p: p.updates[-1].get("watching") == 0)


def test_what_is_stored_while_a_server_opens_the_table_reaches_it_bug(
    servers: tuple[ServerThread, ServerThread], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was told of it before it had the table, and waited for a move that had been made."""
    anna, house = servers[0].new_person("Anna"), servers[1].house
    table = anna.create("dragomino", "me", "me")
    place, notified = anna.join(table), threading.Event()
    snapshot, heard = house.store.load_snapshot, house.handle_news
    assert house.listener
    assert house.listener.listening.wait(PATIENCE)

    def while_it_moves(id: str) -> Any:  # rows are read, the snapshot is about to be
        place.act()
        assert notified.wait(PATIENCE)
        return snapshot(id)

    def noted(id: str, ply: int) -> None:
        heard(id, ply)
        notified.set()

    monkeypatch.setattr(house.store, "load_snapshot", while_it_moves)
    monkeypatch.setattr(house, "handle_news", noted)
    assert servers[1].new_person().join(table).position["moves"] == 1


def test_who_hears_nothing_looks_for_itself(database: str, tmp_path: Path) -> None:
    with (
        run_server(tmp_path, database=database) as one,
        run_server(tmp_path, QUICK, database=database) as deaf,
    ):
        anna = one.new_person("Anna")
        table = anna.create("dragomino", "me", "me")
        place, watcher = anna.join(table), deaf.new_person().join(table)
        assert deaf.house.listener
        deaf.house.listener.close()
        place.act()
        watcher.wait_until(lambda p: p.position["moves"] == 1)


def test_a_rematch_wanted_at_two_servers_at_once_is_one_table_bug(
    servers: tuple[ServerThread, ServerThread], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each server once made a table, and the people at the old one parted company."""
    anna, ben = servers[0].new_person("Anna"), servers[1].new_person("Ben")
    table = anna.create("dragomino", "me", "open")
    ben.sit(table)
    place = anna.join(table)
    ben.join(table).ask("resign", seat=1)
    place.wait_until(TableClient.is_over)
    monkeypatch.setattr(servers[1].house, "handle_news", lambda *news: None)  # as if asked at once
    new = [person.post(f"/api/tables/{table}/rematch").json()["id"] for person in (anna, ben)]
    assert new[0] == new[1]
    wait_until(lambda: ben.get("/api/mine"))  # lists may lag a little behind
    kept = {card["id"] for card in ben.get("/api/mine")}  # a seat is kept for those who played
    assert kept <= {table, new[0]}, "a table that nobody uses"


def test_a_broken_connection_to_the_database_is_made_anew(
    servers: tuple[ServerThread, ServerThread], database: str
) -> None:
    anna, ben = servers[0].new_person("Anna"), servers[1].new_person("Ben")
    table = anna.create("dragomino", "me", "open", options={"first": 0})
    ben.sit(table)
    mine, theirs = anna.join(table), ben.join(table)
    mine.wait_until(TableClient.is_my_turn)
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE pid <> pg_backend_pid() AND datname = current_database()"
        )
    ply, move = mine.ply, mine.offers()[0]
    asked = {"id": "again", "ply": ply, "seat": 0, "move": move}
    while mine.ask("act", **asked)["type"] != "done":
        time.sleep(0.05)
    theirs.wait_until(lambda p: p.position["moves"] == 1)
    assert mine.position["moves"] == 1


# -- what the table itself does ------------------------------------------------------------------


def test_a_bot_s_turn_belongs_to_one_process_until_its_lease_is_over(database: str) -> None:
    one, other = Store(database), Store(database)
    table = bots_only()
    one.append(table.rows, summarize_table(table)).result()
    assert one.claim(table.id, now=100_000, until=200_000)
    assert one.claim(table.id, now=150_000, until=200_000), "one's own claim can be renewed"
    assert not other.claim(table.id, now=199_000, until=300_000)
    assert table.id not in other.claim_due(now=199_000, until=300_000, behind=False)
    assert table.id in other.claim_due(now=200_000, until=300_000, behind=False)
    assert not one.claim(table.id, now=250_000, until=400_000)
    assert not one.claim(table.id, now=180_000, until=280_000)
    assert one.claim(table.id, now=100_000, until=200_000), "the clock was set back since"
    one.close()
    other.close()


def test_what_a_dead_process_has_claimed_is_free_at_once(database: str) -> None:
    """A process lives as long as the connection by which it listens."""
    one, other = Store(database), Store(database)
    listener = Listener(one, 1, lambda table, ply: None, lambda: None)
    assert listener.listening.wait(PATIENCE)
    table, now, later = bots_only(), now_ms() + 10_000, 10**15
    one.append(table.rows, summarize_table(table)).result()
    assert one.claim(table.id, now, later)
    other.release_dead_claims(now)
    assert not other.claim(table.id, now, later)
    listener.close()
    wait_until(lambda: other.release_dead_claims(now) or other.claim(table.id, now, later))
    one.close()
    other.close()


def test_who_closes_leaves_its_bots_to_others_bug(database: str) -> None:
    """After a restart bots did nothing until the old process's lease was over."""
    one, other = Store(database), Store(database)
    table = bots_only()
    one.append(table.rows, summarize_table(table)).result()
    assert one.claim(table.id, now=100_000, until=10**15)
    one.close()
    assert other.claim(table.id, now=100_000, until=200_000)
    other.close()


def test_two_who_look_for_work_at_once_do_not_get_the_same(database: str) -> None:
    one, other, found = Store(database), Store(database), list[list[str]]()
    tables = [bots_only() for _ in range(3)]
    for table in tables:
        one.append(table.rows, summarize_table(table)).result()

    def meanwhile(*_: Any) -> None:  # the first has looked and not yet taken
        found.append(other.claim_due(10**14, 10**15, behind=False))

    event.listen(one.engine, "after_cursor_execute", meanwhile, once=True)
    mine = one.claim_due(10**14, 10**15, behind=False)
    assert sorted(mine) == sorted(table.id for table in tables)
    assert found == [[]]
    one.close()
    other.close()


def test_bots_of_a_dead_process_are_taken_over(database: str, tmp_path: Path) -> None:
    dead = Store(database)
    table = bots_only()
    dead.append(table.rows, summarize_table(table)).result()
    assert dead.claim(table.id, now_ms(), now_ms() + 500)
    dead.close()
    with run_server(tmp_path, QUICK, database=database) as server:
        place = server.new_person().join(table.id)
        place.wait_until(TableClient.is_over)


def test_a_table_whose_process_died_before_it_noted_the_turn_is_found(
    database: str, tmp_path: Path
) -> None:
    dead = Store(database)
    table = bots_only()
    dead.append(table.rows, summarize_table(Table(table.rows[:2]))).result()
    dead.close()
    with run_server(tmp_path, QUICK, database=database) as server:
        wait_until(lambda: table.id in server.house.rooms)
        wait_until(lambda: server.house.rooms[table.id].table.status == "over")


def test_the_word_of_a_dead_process_is_not_believed_for_long(database: str) -> None:
    one, dead = Store(database), Store(database)
    here = PresenceReport(dead.name, "x" * 22, ["anna"], 0, now_ms() + REPORT_LIFETIME)
    dead.store_later(here)
    dead.close()
    assert one.load_presence(now_ms(), "x" * 22) == [here]
    assert one.load_presence(now_ms() + 2 * REPORT_LIFETIME, "x" * 22) == []
    one.renew_presence(now_ms() + 3 * REPORT_LIFETIME)
    assert one.load_presence(now_ms(), "x" * 22) == []
    one.close()


def test_who_asks_while_the_store_closes_leaves_no_connection_open_bug(database: str) -> None:
    """It went back to a pool that nobody has any more."""
    store, found = Store(database), []
    with store.transaction() as connection:
        found.append(connection.connection.dbapi_connection)
        store.close()
    with store.transaction() as connection:
        found.append(connection.connection.dbapi_connection)
    assert [one.closed for one in found if one] == [True, True]


def test_a_connection_given_back_while_the_store_closes_is_closed_bug(database: str) -> None:
    """Between looking whether the store is gone and giving it back it was lost."""
    store, found = Store(database), []
    event.listen(store.engine, "checkin", lambda *_: store.dispose(), once=True)
    with store.transaction() as connection:
        found.append(connection.connection.dbapi_connection)
    assert [one.closed for one in found if one] == [True]
    store.writer.close()


def test_of_two_processes_the_database_chooses_one(database: str) -> None:
    one, other = Store(database), Store(database)
    id = f"{time.time_ns():022}"
    row = Row(id, 1, 0, events.Chatted(0, "first"))
    one.append([row]).result()
    with pytest.raises(Conflict):
        other.append([msgspec.structs.replace(row, event=events.Chatted(0, "second"))]).result()
    assert other.load_rows(id) == [row]
    one.close()
    other.close()


def test_two_processes_that_write_of_the_same_tables_do_not_block_each_other_bug(
    database: str,
) -> None:
    """One locked one table and the other another; then each waited, and moves were refused."""
    stores, tables = [Store(database), Store(database)], [bots_only() for _ in range(100)]
    go = threading.Barrier(2)

    def write(number: int) -> None:
        summaries = [summarize_table(table) for table in tables[:: 1 - 2 * number]]
        for _ in range(10):
            go.wait(PATIENCE)
            delayed = stores[number].writer.delayed
            delayed.pending = {(Summary, summary.id): summary for summary in summaries}
            delayed.due = 0  # now
            stores[number].append([]).result()

    with ThreadPoolExecutor() as threads:
        assert [*threads.map(write, (0, 1))] == [None, None]
    for store in stores:
        store.close()


def test_a_migration_is_waited_for_however_long_it_takes_bug(database: str) -> None:
    """A server gave up on another one's migration as on any lock, after some seconds."""
    hasty = f"{database}?options=-c%20lock_timeout%3D1ms%20-c%20statement_timeout%3D9s"
    with psycopg.connect(database) as other, ThreadPoolExecutor() as threads:
        other.execute("SELECT pg_advisory_xact_lock(%s)", [MIGRATING])
        opened = threads.submit(Store, hasty)
        wait_until(lambda: waiting(database) or opened.done())
        time.sleep(0.1)
        other.rollback()
        opened.result().close()


def waiting(database: str) -> bool:
    """Whether somebody waits for a lock in this database."""
    with psycopg.connect(database) as connection:
        found = connection.execute(
            "SELECT count(*) FROM pg_locks JOIN pg_database ON database = pg_database.oid "
            "WHERE NOT granted AND datname = current_database()"
        ).fetchone()
    return found is not None and found[0] > 0


# -- a killed process ----------------------------------------------------------------------------


def test_several_workers_serve_one_address_and_end_together(database: str, tmp_path: Path) -> None:
    arguments = ["--port", "0", "--data", str(tmp_path), "--database", database]
    command = [sys.executable, "-m", "dragonden.cli", "serve", "--workers", "2", "--no-warm"]
    with subprocess.Popen([*command, *arguments], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        found = re.search(r"http://\S+:\d+", server.stdout.readline())
        assert found
        anna, ben = Person(found[0], "Anna"), Person(found[0], "Ben")
        table = anna.create("dragomino", "me", "open")
        ben.sit(table)
        play_out(*[person.join(table) for person in (anna, ben) for _ in range(3)])
        anna.close()
        ben.close()
        server.terminate()
        server.wait(PATIENCE)
    with pytest.raises(httpx.ConnectError):
        httpx.get(found[0])


def persistent(
    person: Person, place: TableClient, table: str, asked: dict[str, Any]
) -> TableClient:
    """Ask until it is done, on a new connection if the old one is gone."""
    while True:
        try:
            answer = place.ask("act", **asked)
        except ConnectionClosed:
            place = person.join(table, seen=place.ply)
            continue
        assert answer["type"] == "done", answer
        return place


def test_a_process_killed_in_mid_game_loses_nothing(database: str, tmp_path: Path) -> None:
    first, second = servers = [ServerProcess(tmp_path, database, QUICK) for _ in range(2)]
    for server in servers:
        server.wait()
    anna, ben = Person(first.url, "Anna"), Person(second.url, "Ben")
    try:
        table = anna.create("dragons", "me", "open", "drake", options={"first": 0})
        ben.sit(table)
        people, places = [anna, ben], [anna.join(table), ben.join(table)]
        asked: list[str] = []
        while not places[1].is_over():
            for number, place in enumerate(places):
                place.drain() if place.socket.state == 1 else None
                if not place.is_my_turn():
                    continue
                id = f"move{len(asked)}"
                request = {"ply": place.ply, "seat": number, "move": place.offers()[0], "id": id}
                if len(asked) == 5 and number == 0:
                    place.send(type="act", **request)
                    first.kill()
                    anna.move_to(second.url)
                asked.append(id)
                places[number] = persistent(people[number], place, table, request)
        store = Store(database)
        rows = store.load_rows(table)
        store.close()
        assert [row.ply for row in rows] == list(range(1, len(rows) + 1))
        stored = [row.client for row in rows if row.client]
        assert stored == asked, "every acknowledged move, in order, none twice"
    finally:
        second.stop()
        anna.close()
        ben.close()
