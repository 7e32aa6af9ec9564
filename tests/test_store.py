"""The store: what is told as stored is stored, once; what goes wrong is a sentence."""

from __future__ import annotations

import queue
import re
import sqlite3
import threading
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import create_engine, event, inspect, text

from dragonden.engine.errors import InputError
from dragonden.table import acts, events
from dragonden.table import store as store_module
from dragonden.table.events import Row
from dragonden.table.schema import METADATA
from dragonden.table.store import SET_BACK, Store, migrate
from dragonden.table.summary import summarize_table
from dragonden.table.table import Table
from dragonden.table.writer import Conflict, Item, Request, StoreError, Writer, settle

from .table_driver import TableDriver

TABLE, ANNA = "t" * 22, "a" * 22


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(f"sqlite:///{tmp_path}/tables.db")
    yield opened
    opened.close()


def said(ply: int, client: str | None = None, table: str = TABLE) -> Row:
    """Any event with this number."""
    return Row(table, ply, 1000 + ply, events.Chatted(0, f"word {ply}"), ANNA, client)


def played(table: str = TABLE, public: bool = True) -> Table:
    """A table with some events."""
    driver = TableDriver(public=public)
    driver.make_moves(5)
    rows = [Row(table, r.ply, r.at, r.event, ANNA if r.guest else None) for r in driver.table.rows]
    return Table(rows)


def test_what_is_stored_is_read_again(store: Store) -> None:
    table = played()
    rows = [*table.rows, said(table.ply + 1, "c1")]
    store.append(rows).result()
    assert store.load_rows(TABLE) == rows
    assert store.load_rows(TABLE, after=3) == rows[3:]
    assert store.load_rows("x" * 22) == []


def test_of_two_events_with_one_number_the_first_counts(store: Store) -> None:
    store.append([said(1)]).result()
    with pytest.raises(Conflict):
        store.append([said(1, "again")]).result()
    assert store.load_rows(TABLE) == [said(1)]


def test_a_request_is_stored_once(store: Store) -> None:
    store.append([said(1, "c1")]).result()
    with pytest.raises(Conflict):
        store.append([said(2, "c1")]).result()
    assert len(store.load_rows(TABLE)) == 1


def test_events_that_belong_together_are_stored_together_or_not_at_all(store: Store) -> None:
    store.append([said(2)]).result()
    with pytest.raises(Conflict):
        store.append([said(1), said(2), said(3)]).result()
    assert [row.ply for row in store.load_rows(TABLE)] == [2]


def test_one_conflict_in_a_crowd_harms_nobody_else(store: Store) -> None:
    waiting: list[Future[None]] = []
    for number in range(50):
        waiting += [store.append([said(1, table=f"{number:022}")]) for _ in range(2)]
    failed = [done for done in waiting if isinstance(done.exception(), Conflict)]
    assert len(failed) == 50
    assert all(len(store.load_rows(f"{number:022}")) == 1 for number in range(50))


def test_threads_that_race_for_a_number_have_one_winner(store: Store) -> None:
    outcomes: list[Any] = []

    def race() -> None:
        outcomes.append(store.append([said(1)]).exception())

    threads = [threading.Thread(target=race) for _ in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert outcomes.count(None) == 1


def test_what_nobody_waits_for_any_more_is_stored_all_the_same_bug(store: Store) -> None:
    """A cancelled wait once killed the thread that stores."""
    for ply in range(1, 50):
        store.append([said(ply)]).cancel()
    store.append([said(50)]).result()
    assert len(store.load_rows(TABLE)) == 50


def test_who_waits_no_more_keeps_no_answer_from_the_others() -> None:
    """A server's futures can be cancelled, and one transaction answers many."""
    gone, waiting = Future[None](), Future[None]()
    gone.cancel()
    settle([Request([said(n)], None, done) for n, done in enumerate((gone, waiting), 1)], None)
    assert waiting.done()


def test_what_fails_when_it_is_stored_alone_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(requests: list[Request]) -> None:
        raise sqlite3.OperationalError("disk full")

    monkeypatch.setattr(Writer, "start", lambda self: None)
    writer = Writer(create_engine("sqlite://"), delay=0)
    monkeypatch.setattr(writer, "commit", fail)
    request = Request([said(1)], None, Future())
    writer.store_alone(request)
    assert isinstance(request.done.exception(), StoreError)


def test_many_at_once_need_few_transactions(store: Store) -> None:
    begun = 0

    def count(_: Any) -> None:
        nonlocal begun
        begun += 1

    event.listen(store.engine, "begin", count)
    for done in [store.append([said(ply)]) for ply in range(1, 1001)]:
        done.result()
    assert begun < 200


class Wakes(queue.SimpleQueue[None]):
    """Counts how often a thread is woken."""

    count = 0

    def put(self, item: None, block: bool = True, timeout: float | None = None) -> None:
        self.count += 1
        super().put(item)


def test_the_thread_that_writes_is_woken_where_it_sleeps_and_nowhere_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Writer, "start", lambda self: None)  # what it does is done here
    writer, wakes = Writer(create_engine("sqlite://"), delay=0), Wakes()
    writer.wakes = wakes
    monkeypatch.setattr(writer.delayed, "seconds_left", lambda: 0)  # unless it is woken

    class Waiting(deque[Item]):
        def __bool__(self) -> bool:
            """Let two come just after the thread's last look."""
            found = len(self) > 0
            if not found and not wakes.count:
                writer.append([said(1)])
                writer.append([said(2)])
            return found

    writer.waiting = Waiting()
    assert len(writer.gather()) == 2
    assert wakes.count == 1
    assert writer.gather() == [], "it woke by itself"
    for ply in range(3, 50):
        writer.append([said(ply)])
    assert len(writer.gather()) == 47
    assert wakes.count == 1


def test_what_is_committed_survives_the_machine(store: Store) -> None:
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2


# -- lists ---------------------------------------------------------------------------------------


def test_lists_show_public_tables_and_ones_own(store: Store) -> None:
    for id, public in (("p", True), ("s", False), ("P", True), ("S", False)):
        table = played(id * 22, public)
        if id.isupper():  # it waits for players
            table = Table(table.rows[:2])
        store.append(table.rows, summarize_table(table)).result()
    assert [summary.id for summary in store.list_public()] == ["P" * 22, "p" * 22]
    assert {summary.id for summary in store.list_held_by(ANNA)} == {id * 22 for id in "psPS"}
    assert store.list_held_by("stranger") == []


def test_a_seat_given_up_is_no_longer_listed_as_ones_own(store: Store) -> None:
    rows = played().rows[:2]
    store.append(rows, summarize_table(Table(rows))).result()
    freed = [*rows, Row(TABLE, 3, 0, events.Freed(0), ANNA)]
    store.append(freed[2:], summarize_table(Table(freed))).result()
    assert store.list_held_by(ANNA) == []


def test_an_older_summary_does_not_replace_a_newer_one(store: Store) -> None:
    table = played()
    store.append(table.rows, summarize_table(table)).result()
    store.store_later(summarize_table(Table(table.rows[:3])))
    store.append([said(1, table="x" * 22)]).result()
    assert store.list_public()[0].ply == table.ply
    paused = msgspec.structs.replace(summarize_table(table), due=7)
    store.append([said(2, table="x" * 22)], paused).result()
    assert store.list_public()[0].due == 7, "but one of the same event does"


def test_the_newest_position_is_kept(store: Store) -> None:
    table = played()
    older = Table(table.rows[:4]).take_snapshot()
    for first, second in ((older, table.take_snapshot()), (table.take_snapshot(), older)):
        for ply, snapshot in enumerate((first, second), 1):
            store.store_later(snapshot)
            store.append([said(ply, table=f"{first.ply:021}x")]).result()
        assert store.load_snapshot(TABLE) == table.take_snapshot()


def test_a_summary_comes_along_without_being_waited_for(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/tables.db")
    table = played()
    store.append(table.rows).result()
    store.store_later(summarize_table(table))
    store.store_later(table.take_snapshot())
    store.close()
    again = Store(f"sqlite:///{tmp_path}/tables.db")
    assert again.list_public()[0].ply == table.ply
    assert again.load_snapshot(TABLE) == table.take_snapshot()
    again.close()


def test_tables_with_something_to_do_are_found_even_if_nobody_noted_it(store: Store) -> None:
    driver = TableDriver(people=1, bots=1)
    driver.apply_events(acts.leave(driver.table, "anna", 0, "drake"), "anna")
    rows = [Row(TABLE, r.ply, r.at, r.event) for r in driver.table.rows]
    before = Table(rows[:-1])
    store.append(rows, summarize_table(before)).result()
    assert store.claim_due(10**15, 0, behind=False) == []
    assert store.claim_due(10**15, 0, behind=True) == [TABLE]
    now = 10**12
    summary = msgspec.structs.replace(summarize_table(Table(rows)), changed=now, due=now)
    store.append([said(len(rows) + 1)], summary).result()
    found = [store.claim_due(now + late, 0, behind=False) for late in (0, -1, -SET_BACK - 1)]
    assert found == [[TABLE], [], [TABLE]], "now, too early, and by a clock that was set back"


def test_tables_that_are_over_have_nothing_to_do(store: Store) -> None:
    over = msgspec.structs.replace(summarize_table(played()), status="over", due=1)
    store.append([said(over.ply + 1)], over).result()
    assert store.claim_due(10**15, 0, behind=True) == []


# -- what goes wrong -----------------------------------------------------------------------------


def say_much(store: Store) -> None:
    for ply in range(2, 2000):
        store.append([said(ply)]).result()


def test_a_full_disk_is_told_and_nothing_is_lost(store: Store) -> None:
    store.append([said(1)]).result()
    with store.engine.connect() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()

    def fill(connection: Any, *_: Any) -> None:
        connection.execute(f"PRAGMA max_page_count = {pages}")

    event.listen(store.engine, "checkout", fill)
    with pytest.raises(StoreError, match="full"):
        say_much(store)
    kept = len(store.load_rows(TABLE))
    event.remove(store.engine, "checkout", fill)
    event.listen(
        store.engine, "checkout", lambda c, *_: c.execute("PRAGMA max_page_count = 100000")
    )
    store.append([said(kept + 1)]).result()
    assert [row.ply for row in store.load_rows(TABLE)] == list(range(1, kept + 2))


def test_what_cannot_be_read_is_told(store: Store) -> None:
    with pytest.raises(StoreError, match="no such table"):
        store.query(text("SELECT * FROM nowhere"))


def test_no_thread_is_the_first_to_decode_a_type_bug() -> None:
    """Two that opened the first tables at once crashed in msgspec; decoders are made beforehand."""
    source = Path(store_module.__file__).parents[1]
    files = [*source.glob("table/*.py"), *source.glob("server/*.py"), source / "bots/workers.py"]
    late = [
        line.strip()
        for file in files
        for line in file.read_text().splitlines()
        if re.search(r"decode\(.*type=[A-Z]", line) and "os.environ" not in line
    ]
    assert len(files) > 20
    assert late == []


def test_a_locked_database_is_told_and_works_again_later(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/tables.db?timeout=0.1")
    other = sqlite3.connect(tmp_path / "tables.db")
    other.execute("BEGIN IMMEDIATE")
    assert store.engine.url.query["timeout"] == "0.1", "as it was asked for"
    with pytest.raises(StoreError, match="locked"):
        store.append([said(1)]).result()
    other.rollback()
    other.close()
    store.append([said(1)]).result()
    assert store.load_rows(TABLE) == [said(1)]
    store.close()


def test_a_look_for_the_owner_s_orders_keeps_nobody_from_writing_bug(tmp_path: Path) -> None:
    """Each sweep locked the database, to forget old orders where there were none."""
    store = Store(f"sqlite:///{tmp_path}/tables.db?timeout=0.1")
    other = sqlite3.connect(tmp_path / "tables.db")
    other.execute("BEGIN IMMEDIATE")
    assert store.load_orders(now=1) == ([], [])
    other.rollback()
    other.close()
    store.close()


@pytest.mark.parametrize("url", ["nonsense", "mysql://host/name", "sqlite://", "sqlite:///a/b/c"])
def test_a_database_that_cannot_be_is_a_sentence(url: str) -> None:
    with pytest.raises(InputError, match=r"database"):
        Store(url)


def test_migrations_make_what_the_program_expects(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path}/new.db")
    migrate(engine)
    migrate(engine)
    found = inspect(engine)
    for name, table in METADATA.tables.items():
        columns = {column["name"]: column["nullable"] for column in found.get_columns(name)}
        assert columns == {column.name: column.nullable for column in table.columns}
        indexes = {index["name"] for index in found.get_indexes(name)}
        assert indexes >= {index.name for index in table.indexes}
        keys = found.get_pk_constraint(name)["constrained_columns"]
        assert keys == [column.name for column in table.primary_key]
    engine.dispose()
