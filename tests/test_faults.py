"""The server is killed, the disk is full, the database is locked: nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import contextlib
import re
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from dragonden.engine.errors import InputError
from dragonden.table.store import Store

from . import postgres
from .kill_server import kill_and_audit
from .load_clients import LoadClients
from .local_server import PATIENCE, Person, TableClient, run_server, wait_until
from .server_process import ServerProcess

needs_postgres = pytest.mark.skipif(
    postgres.program("initdb") is None, reason="PostgreSQL is not installed."
)
KILLS = 4
MOST = 15  # moves between two of them
GOOD = {"game": "dragomino", "sitters": [{"kind": "me", "name": "Anna"}, {"kind": "open"}]}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    started = ServerProcess(tmp_path)
    started.wait()
    yield started
    if started.process.is_alive():
        started.stop()


@pytest.fixture
def database() -> Iterator[str]:
    with postgres.database() as address:
        yield address


@pytest.fixture
def anna(server: ServerProcess) -> Iterator[Person]:
    person = Person(server.url)
    yield person
    person.close()


# -- killed --------------------------------------------------------------------------------------


def test_a_server_killed_under_load_loses_nothing(tmp_path: Path) -> None:
    figures = kill_and_audit(tmp_path, None, KILLS, MOST)
    assert figures["acknowledged"] >= KILLS


@needs_postgres
def test_of_two_servers_on_postgresql_one_killed_under_load_loses_nothing(
    tmp_path: Path, database: str
) -> None:
    figures = kill_and_audit(tmp_path, database, KILLS, MOST, processes=2)
    assert figures["acknowledged"] >= KILLS


def test_bots_end_when_their_server_is_killed(server: ServerProcess, anna: Person) -> None:
    place = anna.join(anna.create("dragomino", "me", "greedy"))
    for _ in range(3):
        place.wait_until(TableClient.is_my_turn)
        place.act()
    bots = children(server.process.pid or 0)
    assert bots
    server.kill()
    wait_until(lambda: not any(lives(bot) for bot in bots))


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    tasks = Path(f"/proc/{process}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text().split()]


def lives(process: int) -> bool:
    """Whether a process is at work: one that has ended may still wait to be noticed."""
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


# -- a full disk ---------------------------------------------------------------------------------


@contextlib.contextmanager
def full_disk(server: ServerProcess) -> Iterator[None]:
    """Let no file of the server grow, or be written to at all."""
    process = server.process.pid or 0
    before = resource.prlimit(process, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    yield
    resource.prlimit(process, resource.RLIMIT_FSIZE, before)


def test_a_full_disk_is_told_and_play_goes_on_later(server: ServerProcess, anna: Person) -> None:
    place = anna.join(anna.create("dragomino", "me", "me"))
    made = [place.act() for _ in range(5)]
    facts = {"ply": place.ply, "seat": place.position["actor"], "move": place.offers()[0]}
    with full_disk(server):
        answer = place.ask("act", id="again", **facts)
        assert answer["type"] == "refused"
        assert "cannot store" in answer["reason"]
        refused = anna.post("/api/tables", **GOOD)
        assert refused.status_code == 503
        assert "cannot store" in refused.json()["reason"]
        assert anna.join(place.card["id"]).position["moves"] == 5  # looking still works
    made.append(place.ask("act", id="again", **facts))
    assert [answer["type"] for answer in made] == ["done"] * 6
    server.kill()
    server.start()
    server.wait()
    assert anna.join(place.card["id"]).position["moves"] == 6


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of a megabyte, where we may mount one."""
    disk, mount = tmp_path / "disk", shutil.which("mount")
    disk.mkdir()
    wish = [mount or "false", "-t", "tmpfs", "-o", "size=1m", "dragonden", str(disk)]
    if subprocess.run(wish, capture_output=True).returncode:
        pytest.skip("Only root can mount a small disk.")
    yield disk
    subprocess.run(["umount", "--lazy", disk], check=True)


def fill(disk: Path) -> Path:
    """A file that takes all the room there is."""
    file = disk / "ballast"
    with contextlib.suppress(OSError), file.open("wb", buffering=0) as ballast:
        while True:
            ballast.write(bytes(4096))
    return file


def test_what_was_acknowledged_before_the_disk_was_full_is_there(small_disk: Path) -> None:
    server = ServerProcess(small_disk)
    server.wait()
    anna = Person(server.url)
    place = anna.join(anna.create("dragomino", "me", "me"))
    made = [place.act() for _ in range(5)]
    ballast = fill(small_disk)
    facts = {"ply": place.ply, "seat": place.position["actor"], "move": place.offers()[0]}
    answer = place.ask("act", id="again", **facts)
    assert answer["type"] == "refused"
    assert "cannot store" in answer["reason"]
    server.kill()
    server.start()
    server.wait()  # on the full disk
    place = anna.join(place.card["id"])
    assert place.position["moves"] == len(made)
    ballast.unlink()
    assert place.ask("act", id="again", **facts)["type"] == "done"
    assert server.stop() == 0
    anna.close()


def test_bots_go_on_when_there_is_room_again(server: ServerProcess, anna: Person) -> None:
    place = anna.join(anna.create("dragomino", "me", "greedy", options={"first": 0}))
    while place.position["actor"] == 0:
        place.act()
    with full_disk(server):
        place.ask("chat", text="Is there any room?")
    place.wait_until(TableClient.is_my_turn)


def test_a_server_does_not_start_on_a_full_disk(tmp_path: Path) -> None:
    limit = resource.getrlimit(resource.RLIMIT_FSIZE)
    result = subprocess.run(
        serving(tmp_path),
        capture_output=True,
        text=True,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (0, limit[1])),
    )
    assert result.returncode == 2
    assert "Traceback" not in result.stderr
    assert result.stderr.startswith("dragonden: ")


def serving(data: Path) -> list[str]:
    """The command that starts a server."""
    command = [sys.executable, "-c", "from dragonden.cli import main; main()", "serve"]
    return [*command, "--port", "0", "--data", str(data)]


# -- a locked database ---------------------------------------------------------------------------


def test_a_server_does_not_start_on_a_locked_database(tmp_path: Path) -> None:
    Store(f"sqlite:///{tmp_path}/tables.db").close()
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as other:
        other.execute("PRAGMA locking_mode=EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(InputError, match="database is locked"):
            Store(f"sqlite:///{tmp_path}/tables.db?timeout=0.1")


@needs_postgres
def test_a_lock_in_postgresql_is_told_and_play_goes_on_later(tmp_path: Path, database: str) -> None:
    quick = f"{database}?options=-c%20lock_timeout%3D200ms"
    with run_server(tmp_path, database=quick) as server, psycopg.connect(database) as other:
        anna = server.new_person()
        place = anna.join(anna.create("dragomino", "me", "me"))
        facts = {"ply": place.ply, "seat": place.position["actor"], "move": place.offers()[0]}
        other.execute("LOCK TABLE moves IN ACCESS EXCLUSIVE MODE")
        answer = place.ask("act", id="again", **facts)
        assert answer["type"] == "refused"
        assert "cannot store" in answer["reason"]
        assert anna.post("/api/tables", **GOOD).status_code == 503
        assert anna.http.get("/health").status_code == 503
        other.rollback()
        assert place.ask("act", id="again", **facts)["type"] == "done"


@needs_postgres
def test_options_in_the_address_of_a_postgresql_reach_the_listener_bug(
    tmp_path: Path, database: str
) -> None:
    """Their spaces once became plus signs, and nobody heard of other processes' moves."""
    with run_server(tmp_path, database=f"{database}?options=-c%20lock_timeout%3D5s") as server:
        assert server.house.listener
        assert server.house.listener.listening.wait(PATIENCE)


# -- asked to end --------------------------------------------------------------------------------


@pytest.mark.parametrize("asked", [signal.SIGTERM, signal.SIGINT])
def test_who_ends_the_server_loses_nothing_bug(tmp_path: Path, asked: signal.Signals) -> None:
    """By SIGTERM it once ended as if it had failed, and clients were told a foreign code."""
    with subprocess.Popen(
        serving(tmp_path), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout
        url = re.findall(r"http://\S+", process.stdout.readline())[0]
        anna = Person(url)
        place = anna.join(anna.create("dragomino", "me", "me"))
        made = [place.act() for _ in range(5)]
        process.send_signal(asked)
        assert place.wait_for_close() == 4503
        complaints = process.communicate(timeout=PATIENCE)[1]
        anna.close()
    assert (process.returncode, complaints) == (0, "")
    store = Store(f"sqlite:///{tmp_path}/tables.db")
    rows = store.load_rows(place.card["id"])
    store.close()
    assert [rows[answer["ply"] - 1].client for answer in made] == [answer["id"] for answer in made]


def test_a_server_that_ends_under_load_loses_nothing(server: ServerProcess) -> None:
    async def play() -> LoadClients:
        clients = LoadClients([server.url], seed=3)
        clients.start()
        for _ in range(3):
            enough = clients.count_acknowledged() + 20
            await clients.wait_until(lambda: clients.count_acknowledged() >= enough)  # noqa: B023
            assert await asyncio.to_thread(server.stop) == 0
            server.start()
        await clients.stop()
        return clients

    clients = asyncio.run(play())
    server.wait()
    assert server.stop() == 0
    store = Store(server.database)
    assert clients.audit(store)["acknowledged"] >= 60
    store.close()
