"""Nothing stops the house: damaged rows, clocks that are set back, tables that nobody wants."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dragonden.engine.errors import InputError
from dragonden.server import clock
from dragonden.server.clock import Clock, now_ms
from dragonden.server.settings import Settings, load_secret
from dragonden.table.store import Store

from .local_server import UNLIMITED, ServerThread, TableClient, run_server, wait_until
from .test_server_guard import strict

DAY = 24 * 3600 * 1000  # milliseconds
FIRST: Any = {"options": {"first": 1}}  # the bot begins


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerThread]:
    with run_server(tmp_path / "house", strict(sweep=0.05, store_delay=0.0)) as opened:
        yield opened


def change(folder: Path, statement: str, *facts: Any) -> None:
    """Change a database behind the server's back."""
    with sqlite3.connect(folder / "tables.db") as connection:
        connection.execute(statement, facts)
    connection.close()


# -- damage --------------------------------------------------------------------------------------


def prepare_damage(tmp_path: Path) -> tuple[str, str]:
    """Two tables where a bot is to move, of which one has an event that cannot be read."""
    with run_server(tmp_path, strict(unattended=0)) as server:
        anna = server.new_person()
        bad, good = (anna.create("dragomino", "me", "greedy", **FIRST) for _ in range(2))
    change(tmp_path, "UPDATE moves SET event = '{' WHERE table_id = ? AND ply = 2", bad)
    change(tmp_path, "UPDATE tables SET due = 0")
    return bad, good


def test_one_unreadable_row_stops_no_other_table_bug(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The bots of all tables stood still."""
    bad, good = prepare_damage(tmp_path)
    with run_server(tmp_path, strict(sweep=0.01)) as server:
        wait_until(lambda: bad in server.house.damaged)
        wait_until(lambda: good in server.house.rooms and server.house.rooms[good].table.moves)
        anna = server.new_person()
        answer = anna.http.get(f"/api/tables/{bad}")
        assert (answer.status_code, answer.json()["line"]) == (409, "server-damaged")
        with anna.socket(bad) as socket:
            socket.send('{"type":"hello","version":2}')
        assert "dragonden_tables_damaged 1.0\n" in anna.http.get("/metrics").text
    named = [record for record in caplog.records if getattr(record, "table", "") == bad]
    assert len(named) == 1, "named once, not at every look"
    assert bad not in caplog.text, "its whole name is the key to it"


def test_a_line_that_cannot_be_read_is_left_out_of_lists(server: ServerThread) -> None:
    anna = server.new_person()
    bad, good = (anna.create("dragomino", "me", "open", public=True) for _ in range(2))
    folder = Path(server.settings.data)
    change(folder, "UPDATE tables SET card = '{' WHERE id = ?", bad)
    for path in ("/api/tables", "/api/mine"):
        assert [card["id"] for card in anna.get(path)] == [good]


def test_without_its_last_position_a_table_opens_by_its_events(tmp_path: Path) -> None:
    with run_server(tmp_path) as server:
        anna = server.new_person()
        place = anna.join(anna.create("dragomino", "me", "me"))
        for _ in range(40):
            if not place.is_over():
                place.act()
        before = place.position
    change(tmp_path, "UPDATE snapshots SET body = x'00'")
    with run_server(tmp_path) as server:
        anna.move_to(server.url)
        assert anna.join(place.card["id"]).position == before
        anna.close()


def test_a_newer_database_gets_a_sentence_bug(tmp_path: Path) -> None:
    """It was a traceback of the library that brings databases up to date."""
    address = f"sqlite:///{tmp_path}/tables.db"
    Store(address).close()
    change(tmp_path, "CREATE TABLE was AS SELECT version_num AS version FROM alembic_version")
    change(tmp_path, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(InputError, match="used by a newer Dragonden"):
        Store(address)
    change(tmp_path, "UPDATE alembic_version SET version_num = (SELECT version FROM was)")
    Store(address).close()


def test_a_new_secret_survives_a_power_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """File and folder are on the disk before anybody gets a cookie."""
    synced: list[Path] = []
    monkeypatch.setattr(
        "os.fsync", lambda handle: synced.append(Path(f"/proc/self/fd/{handle}").resolve())
    )
    load_secret(Settings(str(tmp_path), ""))
    assert synced[-1] == tmp_path
    assert synced[0].parent == tmp_path
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600


# -- the clock -----------------------------------------------------------------------------------


def test_a_clock_that_is_set_back_goes_on() -> None:
    times = {"wall": 1000.0, "at": 0.0}
    clock = Clock(lambda: times["wall"], lambda: times["at"])
    for wall, at, expected in [
        (1001.0, 1.0, 1001.0),
        (500.0, 2.0, 1002.0),  # set back
        (510.0, 12.0, 1012.0),
        (2000.0, 13.0, 2000.0),  # set forward, or woken up
        (1999.0, 13.0, 2000.0),
    ]:
        times.update(wall=wall, at=at)
        assert clock.now() == expected


def test_the_clock_set_back_stops_no_bot_and_no_clock_bug(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots waited for the hour to come again, and so did the clocks of people."""
    with run_server(tmp_path, strict(unattended=0)) as server:
        anna = server.new_person()
        bots = anna.create("dragomino", "me", "greedy", **FIRST)
        timed = anna.create("dragomino", "me", "me", clock=5)
    now = now_ms() / 1000
    monkeypatch.setattr(clock, "CLOCK", Clock(lambda: now - 3600, lambda: 0.0))  # it stands still
    with run_server(tmp_path, strict(sweep=0.01)) as server:
        anna.move_to(server.url)
        anna.join(bots).wait_until(TableClient.is_my_turn)
        wait_until(lambda: timed in server.house.rooms)  # though it is not due by this clock
        wait_until(lambda: server.house.rooms[timed].table.moves)
        anna.close()


# -- tables that nobody wants --------------------------------------------------------------------


def listed(server: ServerThread) -> list[str]:
    return [card["id"] for card in server.new_person().get("/api/tables")]


def test_waiting_tables_that_nobody_looks_at_leave_the_list(tmp_path: Path) -> None:
    with run_server(tmp_path, strict(waiting_listed=0.0, store_delay=0.0)) as server:
        anna = server.new_person()
        waiting = anna.create("dragomino", "me", "open", public=True)
        running = anna.create("dragomino", "me", "me", public=True)
        assert listed(server) == [running]
        place = anna.join(waiting)
        assert listed(server) == [waiting, running]
        place.close()
        wait_until(lambda: listed(server) == [running])
        assert [card["id"] for card in anna.get("/api/mine")] == [running, waiting]


def test_waiting_tables_push_no_running_one_out_of_the_list_bug(tmp_path: Path) -> None:
    """A hundred waiting tables hid all that were played."""
    with run_server(tmp_path, strict(listed=3, store_delay=0.0)) as server:
        anna = server.new_person()
        running = anna.create("dragomino", "me", "me", public=True)
        waiting = [anna.create("dragomino", "me", "open", public=True) for _ in range(5)]
        assert listed(server) == [*waiting[:1:-1], running]


def test_one_address_does_not_fill_the_list_of_waiting_tables(tmp_path: Path) -> None:
    with run_server(tmp_path, strict(address_waiting=2), proxies=()) as server:
        anna, ben = server.new_person(), server.new_person("Ben", at="127.0.0.2")
        first, _ = (anna.create("dragomino", "me", "open", public=True) for _ in range(2))
        wish: Any = {
            "game": "dragomino",
            "sitters": [{"kind": "me", "name": "A"}, {"kind": "open"}],
        }
        refused = anna.post("/api/tables", **wish, public=True)
        assert (refused.status_code, refused.json()["line"]) == (409, "server-many-waiting")
        assert anna.post("/api/tables", **wish).status_code == 200, "a private one is in no list"
        assert ben.post("/api/tables", **wish, public=True).status_code == 200
        ben.sit(first)
        assert anna.post("/api/tables", **wish, public=True).status_code == 200


def test_tables_where_nobody_ever_played_are_removed_after_days(tmp_path: Path) -> None:
    with run_server(tmp_path, strict(store_delay=0.0)) as server:
        anna = server.new_person()
        old, young = (anna.create("dragomino", "me", "open") for _ in range(2))
        running = anna.create("dragomino", "me", "me")
    ages = {old: 20 * DAY, running: 20 * DAY, young: DAY}
    for id, age in ages.items():
        change(tmp_path, "UPDATE tables SET changed = changed - ? WHERE id = ?", age, id)
    limits = msgspec.structs.replace(UNLIMITED, sweep=1e6)
    with run_server(tmp_path, limits) as server:
        store = server.house.store
        wait_until(lambda: not store.load_rows(old))
        kept = [id for id in ages if store.load_rows(id)]
        assert kept == [running, young]
        anna.move_to(server.url)
        assert {card["id"] for card in anna.get("/api/mine")} == {running, young}
        anna.close()


def test_a_table_that_somebody_looks_at_is_not_removed(server: ServerThread) -> None:
    anna, store = server.new_person(), server.house.store
    id = anna.create("dragomino", "me", "open")
    assert store.prune_waiting(now_ms() + DAY, now_ms(), {id}) == []
    change(Path(server.settings.data), "UPDATE tables SET ply = 1 WHERE id = ?", id)
    assert store.prune_waiting(now_ms() + DAY, now_ms(), ()) == [], "it may have begun"
    change(Path(server.settings.data), "UPDATE tables SET ply = 2 WHERE id = ?", id)
    assert store.prune_waiting(now_ms() + DAY, now_ms(), ()) == [id]
    assert (
        store.list_held_by(server.house.guests.verify(anna.http.cookies["dragonden"]) or "") == []
    )


# -- what can be worked out again ----------------------------------------------------------------


def load_ply(folder: Path, table: str) -> int:
    """Up to which event a table's line in lists is stored."""
    with sqlite3.connect(folder / "tables.db") as connection:
        ((ply,),) = connection.execute("SELECT ply FROM tables WHERE id = ?", [table])
    connection.close()
    return int(ply)


def test_the_line_of_a_busy_table_is_worked_out_once_for_all_that_happens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with run_server(tmp_path, strict(store_delay=1e6)) as server:
        anna, house = server.new_person(), server.house
        table = anna.create("dragomino", "me", "me")
        place, begun = anna.join(table), load_ply(tmp_path, table)
        room, worked_out = house.rooms[table], []
        summarize = room.summarize
        monkeypatch.setattr(room, "summarize", lambda: worked_out.append(1) or summarize())
        for _ in range(5):
            place.act()
        assert not worked_out
        assert list(house.unlisted) == [table]
        assert load_ply(tmp_path, table) == begun
    assert len(worked_out) == 1, "a server that closes stores what is left"
    assert load_ply(tmp_path, table) == place.ply


def test_the_line_of_a_table_is_stored_soon_after_each_pause(tmp_path: Path) -> None:
    with run_server(tmp_path, strict(store_delay=0.01)) as server:
        anna = server.new_person()
        table = anna.create("dragomino", "me", "me")
        place = anna.join(table)
        for _ in range(3):
            place.act()
            wait_until(lambda: load_ply(tmp_path, table) == place.ply)
