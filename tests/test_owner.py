"""What the owner of a house needs: settings, backups, checks, tables, bans, health, HTTPS."""

from __future__ import annotations

import json
import logging
import re
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner, Result

from dragonden.cli import app
from dragonden.engine.errors import InputError
from dragonden.server.logs import JsonFormatter, TextFormatter
from dragonden.server.settings import Limits, Settings
from dragonden.server.settings_file import find_meanings, format_settings, read_settings

from . import postgres
from .local_server import PATIENCE, UNLIMITED, Person, ServerThread, run_server, wait_until
from .test_serve import address

QUICK = msgspec.structs.replace(UNLIMITED, sweep=0.05)
CERTIFICATE = Path(__file__).parent / "certificate"
SCRIPT = str(Path(__file__).parent / "consumer" / "keeping_house.py")


def run_house(*arguments: object, data: Path, code: int = 0) -> Result:
    """`dragonden house …` as its owner types it."""
    command = ["house", *map(str, arguments), "--data", str(data)]
    result = CliRunner().invoke(app, command, env={"COLUMNS": "200"})
    assert result.exit_code == code, result.output
    return result


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerThread]:
    with run_server(tmp_path / "house", QUICK) as running:
        yield running


def play_some(server: ServerThread, moves: int = 6) -> tuple[Person, str]:
    """A table at which somebody has played a little."""
    anna = server.new_person()
    table = anna.create("dragomino", "me", "me", options={"first": 0})
    place = anna.join(table)
    for _ in range(moves):
        assert place.act()["type"] == "done"
    return anna, table


# -- settings ------------------------------------------------------------------------------------


def test_the_command_line_comes_before_the_environment_and_that_before_the_file(
    tmp_path: Path,
) -> None:
    (tmp_path / "settings.toml").write_text(
        'port = 1\nworkers = 1\nhost = "::1"\n[limits]\nbody = 9\nidle = 8\n'
    )
    environment = {"DRAGONDEN_PORT": "2", "DRAGONDEN_HOST": "::2", "DRAGONDEN_LIMITS_IDLE": "7.5"}
    found = read_settings(None, {"data": str(tmp_path), "host": "::3", "https": None}, environment)
    assert (found.port, found.host, found.workers) == (2, "::3", 1)
    assert (found.limits.body, found.limits.idle) == (9, 7.5)
    assert found.database == f"sqlite:///{tmp_path}/tables.db"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("prot = 1", "There is no setting prot. Do you mean port?"),
        ("[limits]\nmesages = 1", "There is no setting limits.mesages. Do you mean"),
        ("port = 'x'", "The setting port: Expected `int`"),
        ("port = 99999", "A port is a number up to 65535, not 99999."),
        ("workers = 0", "The setting workers must be at least 1."),
        ("[limits]\nidle = -1", "The setting limits.idle must be at least 0."),
        ("workers = 2", "Several workers need a database"),
        ("tls_key = 'x'", "HTTPS needs both files"),
        ("address = 'example.org'", "An address is written as https://example.org/"),
        ("port =", "is no TOML"),
    ],
)
def test_a_wrong_setting_gets_a_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text)
    with pytest.raises(InputError, match=re.escape(sentence)):
        read_settings(file, {"data": str(tmp_path)}, {})


def test_a_file_that_was_named_must_exist(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="There is no file"):
        read_settings(tmp_path / "none.toml", {}, {})


def test_every_setting_has_a_meaning_and_what_is_printed_can_be_read_again(tmp_path: Path) -> None:
    for struct in (Settings, Limits):
        assert set(find_meanings(struct)) == set(struct.__struct_fields__) - {"limits"}
    given = {"data": str(tmp_path), "port": 9000, "origins": ["https://a.example"]}
    settings = read_settings(None, given, {"DRAGONDEN_LIMITS_BODY": "99"})
    file = tmp_path / "printed.toml"
    file.write_text(format_settings(settings))
    assert read_settings(file, {}, {}) == settings


def test_a_database_s_password_is_not_printed(tmp_path: Path) -> None:
    given = {"data": str(tmp_path), "database": "postgresql://me:hidden@host/name"}
    assert "hidden" not in format_settings(read_settings(None, given, {}))


# -- backups -------------------------------------------------------------------------------------


def test_a_backup_made_while_people_play_has_all_that_was_acknowledged(
    tmp_path: Path, server: ServerThread
) -> None:
    anna, table = play_some(server)
    place, stop, played = anna.join(table), threading.Event(), threading.Event()

    def play_on() -> None:
        while not stop.is_set() and not place.is_over():
            place.act()
            played.set()

    player = threading.Thread(target=play_on)
    player.start()
    assert played.wait(PATIENCE)
    acknowledged = server.house.rooms[table].table.ply
    run_house("backup", tmp_path / "backup.db", data=tmp_path / "house")
    stop.set()
    player.join(PATIENCE)
    run_house("restore", tmp_path / "backup.db", data=tmp_path / "other")
    assert "0 damaged" in run_house("check", data=tmp_path / "other").stdout
    with run_server(tmp_path / "other") as other:
        anna.move_to(other.url)
        again = anna.join(table)
        assert again.ply >= acknowledged
        assert again.card["yours"] == [0, 1]  # the secret came along


def test_a_backup_is_readable_by_nobody_else_and_replaces_nothing(
    tmp_path: Path, server: ServerThread
) -> None:
    play_some(server)
    file = tmp_path / "backup.db"
    run_house("backup", file, data=tmp_path / "house")
    assert file.stat().st_mode & 0o077 == 0
    again = run_house("backup", file, data=tmp_path / "house", code=2)
    assert "already" in again.stderr
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []


def test_restoring_asks_before_it_deletes_and_refuses_what_is_no_backup(
    tmp_path: Path, server: ServerThread
) -> None:
    play_some(server)
    run_house("backup", tmp_path / "backup.db", data=tmp_path / "house")
    busy = run_house("restore", tmp_path / "backup.db", data=tmp_path / "house", code=2)
    assert "Another server uses" in busy.stderr
    run_house("restore", tmp_path / "backup.db", data=tmp_path / "other")
    full = run_house("restore", tmp_path / "backup.db", data=tmp_path / "other", code=2)
    assert "1 tables already" in full.stderr
    run_house("restore", tmp_path / "backup.db", "--replace", data=tmp_path / "other")
    (tmp_path / "text").write_text("no database")
    odd = run_house("restore", tmp_path / "text", "--replace", data=tmp_path / "other", code=2)
    assert "is no backup" in odd.stderr
    assert "1 tables" in run_house("check", data=tmp_path / "other").stdout


@pytest.mark.skipif(postgres.program("initdb") is None, reason="PostgreSQL is not installed.")
def test_a_backup_moves_a_house_to_postgresql_and_back(tmp_path: Path) -> None:
    with run_server(tmp_path / "house", QUICK) as server:
        anna, table = play_some(server)
        ply = anna.join(table).ply
        run_house("backup", tmp_path / "one.db", data=tmp_path / "house")
    with postgres.database() as address:
        run_house("restore", tmp_path / "one.db", "--database", address, data=tmp_path / "pg")
        with run_server(tmp_path / "pg", QUICK, database=address) as server:
            anna.move_to(server.url)
            assert anna.join(table).act()["type"] == "done"
            busy = run_house(
                *("restore", tmp_path / "one.db", "--replace", "--database", address),
                data=tmp_path / "pg",
                code=2,
            )
            assert "Servers use this database" in busy.stderr
            run_house("backup", tmp_path / "two.db", "--database", address, data=tmp_path / "pg")
    run_house("restore", tmp_path / "two.db", data=tmp_path / "back")
    with run_server(tmp_path / "back", QUICK) as server:
        anna.move_to(server.url)
        assert anna.join(table).ply == ply + 1


# -- checks --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        ("DELETE FROM moves WHERE ply = 3", "Event 3 is missing."),
        ("UPDATE moves SET event = '{}' WHERE ply = 4", "Event 4 cannot be read"),
        (
            """UPDATE moves SET event = replace(event, 'pick', 'pack') WHERE ply = 4""",
            "It cannot be replayed",
        ),
        ("UPDATE tables SET card = 'x'", "Its line in lists cannot be read"),
        ("UPDATE snapshots SET body = x'00'", "Its stored position cannot be read"),
        ("UPDATE snapshots SET ply = 1, body = body", None),
    ],
)
def test_damaged_tables_are_named(tmp_path: Path, damage: str, sentence: str | None) -> None:
    with run_server(tmp_path, QUICK) as server:
        _, table = play_some(server)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection, connection:
        connection.execute(damage)
    found = run_house("check", data=tmp_path, code=1 if sentence else 0)
    assert f"{table}: {sentence}" in found.stdout if sentence else "0 damaged" in found.stdout


def test_without_a_database_there_is_a_sentence(tmp_path: Path) -> None:
    assert "There is no database" in run_house("check", data=tmp_path, code=2).stderr


# -- tables --------------------------------------------------------------------------------------


def test_tables_are_listed_and_shown_without_their_secrets(
    tmp_path: Path, server: ServerThread
) -> None:
    _, table = play_some(server)
    wait_until(lambda: table in run_house("tables", "list", data=tmp_path / "house").stdout)
    output = run_house("tables", "show", table[:6], data=tmp_path / "house").stdout
    assert f"table     {table}" in output
    seed = server.house.rooms[table].table.created.seed
    assert str(seed) not in output
    assert re.search(r"seat 0 +Anna  guest [\w-]{22}\n", output)
    listed = run_house("tables", "list", "--json", data=tmp_path / "house").stdout
    assert json.loads(listed)[0]["id"] == table
    assert "no table" in run_house("tables", "show", "?", data=tmp_path / "house", code=2).stderr


def test_a_closed_table_is_over_for_those_who_sit_there(
    tmp_path: Path, server: ServerThread
) -> None:
    anna, table = play_some(server)
    place = anna.join(table)
    run_house("tables", "close", table, data=tmp_path / "house")
    place.wait_until(lambda place: place.is_over())
    assert place.position["result"]["by"] == "closing"
    again = run_house("tables", "close", table, data=tmp_path / "house", code=2)
    assert "over already" in again.stderr


def test_a_deleted_table_is_gone_for_good_also_for_those_who_sit_there(
    tmp_path: Path, server: ServerThread
) -> None:
    anna, table = play_some(server)
    place = anna.join(table)
    run_house("tables", "delete", table, "--yes", data=tmp_path / "house")
    assert place.wait_for_close() == 4404
    assert anna.http.get(f"/api/tables/{table}").status_code == 404
    with closing(sqlite3.connect(tmp_path / "house" / "tables.db")) as connection:
        for name, column in (("moves", "table_id"), ("tables", "id"), ("snapshots", "table_id")):
            count = f"SELECT count(*) FROM {name} WHERE {column} = ?"
            wait_until(lambda count=count: not connection.execute(count, (table,)).fetchone()[0])


def test_tables_that_nobody_touches_are_pruned(tmp_path: Path) -> None:
    with run_server(tmp_path, QUICK) as server:
        play_some(server)
    assert "Deleted 0 tables" in run_house("prune", "--older-than", "1d", data=tmp_path).stdout
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection, connection:
        connection.execute("UPDATE tables SET changed = changed - 48 * 3600 * 1000")
    asked = CliRunner().invoke(
        app, ["house", "prune", "--older-than", "1d", "--data", str(tmp_path)], input="n\n"
    )
    assert asked.exit_code == 1
    with run_server(tmp_path, QUICK, prune_after=1) as server:  # it does so by itself
        wait_until(lambda: not server.house.store.count_by_status())
    odd = run_house("prune", "--older-than", "soon", data=tmp_path, code=2)
    assert "Write a span of time as 90d" in odd.stderr


def test_finished_games_are_exported_as_records(tmp_path: Path, server: ServerThread) -> None:
    play_some(server)
    anna = server.new_person()
    table = anna.create("dragons", "me", "greedy", "greedy", "greedy")
    place = anna.join(table)
    place.ask("resign", seat=0)
    place.wait_until(lambda place: place.is_over())
    wait_until(lambda: server.house.store.count_by_status().get("over"))
    run_house("export", tmp_path / "games", data=tmp_path / "house")
    names = sorted(path.name for path in (tmp_path / "games").iterdir())
    assert names == [f"dragons-{table}.txt", "tables.csv"]
    assert table in (tmp_path / "games" / "tables.csv").read_text()


# -- people --------------------------------------------------------------------------------------


def test_a_guest_who_is_shut_out_cannot_come_in(tmp_path: Path, server: ServerThread) -> None:
    anna, table = play_some(server)
    guest = server.house.rooms[table].table.host
    place, data = anna.join(table), tmp_path / "house"
    run_house("ban", guest, "--note", "noise", data=data)
    assert place.wait_for_close() == 4403
    assert anna.http.get("/api/mine").json()["line"] == "server-banned"
    assert "noise" in run_house("bans", data=data).stdout
    run_house("unban", guest, data=data)
    wait_until(lambda: anna.http.get("/api/mine").status_code == 200)
    assert "is not shut out" in run_house("unban", guest, data=data, code=2).stderr


def test_an_address_is_shut_out_for_a_while(tmp_path: Path, server: ServerThread) -> None:
    anna = server.new_person()
    run_house("ban", "127.0.0.0/8", "--for", "1h", data=tmp_path / "house")
    wait_until(lambda: anna.http.get("/api/games").status_code == 403)
    with closing(sqlite3.connect(tmp_path / "house" / "tables.db")) as connection, connection:
        connection.execute("UPDATE bans SET until = 1")
    wait_until(lambda: anna.http.get("/api/games").status_code == 200)
    assert "neither an address" in run_house("ban", "Ben", data=tmp_path / "house", code=2).stderr


# -- from a script -------------------------------------------------------------------------------


def find_state(person: Person, table: str) -> str:
    """What a server says of a table."""
    answer = person.http.get(f"/api/tables/{table}")
    return str(answer.json()["status"] if answer.is_success else answer.status_code)


def test_a_script_opens_a_house_and_looks_after_it(tmp_path: Path) -> None:
    data = tmp_path / "house"
    with subprocess.Popen(
        [sys.executable, SCRIPT, "serve", str(data)], stdout=subprocess.PIPE, text=True
    ) as serving:
        anna = Person(address(serving))
        tables = [anna.create("dragomino", "me", "me") for _ in range(2)]
        command = [sys.executable, SCRIPT, str(data), str(tmp_path)]
        result = subprocess.run(command, capture_output=True, text=True, check=False)
        assert result.returncode == 0, result.stderr
        wait_until(lambda: sorted(find_state(anna, table) for table in tables) == ["404", "over"])
        serving.send_signal(signal.SIGINT)
        anna.close()
        assert serving.wait(PATIENCE) == 0


# -- health, metrics and the log -----------------------------------------------------------------


def test_health_says_when_nothing_can_be_stored(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db?timeout=0.05"
    with run_server(tmp_path, QUICK, database=database) as server:
        anna = server.new_person()
        assert anna.http.get("/health").status_code == 200
        with closing(sqlite3.connect(tmp_path / "tables.db")) as other:
            other.execute("BEGIN IMMEDIATE")  # it can be read, but nobody can write
            wait_until(lambda: anna.http.get("/health").status_code == 503)
            other.rollback()
        wait_until(lambda: anna.http.get("/health").status_code == 200)


def test_metrics_tell_of_tables_times_and_memory(server: ServerThread) -> None:
    anna, _ = play_some(server)
    wait_until(lambda: server.house.store.count_by_status())
    metrics = anna.http.get("/metrics").text
    assert 'dragonden_stored_tables{state="running"} 1.0' in metrics
    assert re.search(r"dragonden_answer_seconds_count [1-9]", metrics)
    assert re.search(r"dragonden_memory_bytes [1-9]", metrics)


@pytest.mark.skipif(postgres.program("initdb") is None, reason="PostgreSQL is not installed.")
def test_metrics_of_several_workers_are_added_up(tmp_path: Path) -> None:
    with (
        postgres.database() as address,
        serve(tmp_path, "--workers", "2", "--database", address) as (process, url),
    ):
        people = [Person(url, name) for name in "abcdefgh"]
        wait_until(lambda: people[0].http.get("/health").status_code == 200)
        places = [p.join(p.create("dragomino", "me", "me", options={"first": 0})) for p in people]

        def is_whole() -> bool:  # each person's connection is with one of the two workers
            counts = {read_metric(p, 'dragonden_events_total{kind="created"}') for p in people}
            sockets = {read_metric(p, "dragonden_sockets") for p in people}
            return counts == {8.0} and sockets == {8.0}

        wait_until(is_whole)
        for place in places:
            place.close()
        for person in people:
            person.close()
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0


def read_metric(person: Person, name: str) -> float:
    metrics = person.http.get("/metrics").text
    found = re.search(rf"^{re.escape(name)} (\S+)$", metrics, re.MULTILINE)
    return float(found[1]) if found else 0.0


def test_a_line_of_the_log_has_time_level_and_the_beginning_of_a_table_s_id() -> None:
    record = logging.LogRecord("dragonden", logging.WARNING, "", 0, "A line.", (), None)
    record.table = "abcdefghijklmnopqrstuv"
    text = TextFormatter().format(record)
    assert re.fullmatch(r"\d{4}-\S+T\S+ WARNING A line\. table=abcdefgh", text)
    fields = json.loads(JsonFormatter().format(record))
    assert (fields["level"], fields["message"], fields["table"]) == (
        "warning",
        "A line.",
        "abcdefgh",
    )


# -- HTTPS and a path ----------------------------------------------------------------------------


class serve:  # noqa: N801 - a context, as a function would be
    """`dragonden serve` as a process, and its address."""

    def __init__(self, data: Path, *arguments: str) -> None:
        command = [sys.executable, "-m", "dragonden.cli", "serve", "--port", "0", "--no-warm"]
        self.command = [*command, "--data", str(data), *arguments]

    def __enter__(self) -> tuple[subprocess.Popen[str], str]:
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout
        found = re.search(r"https?://\S+:\d+\S*", self.process.stdout.readline())
        assert found
        return self.process, found[0]

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)
        assert self.process.stdout
        self.process.stdout.close()


def test_the_server_speaks_https_and_is_found_under_a_path(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text(
        f"tls_certificate = {str(CERTIFICATE / 'certificate.pem')!r}\n"
        f"tls_key = {str(CERTIFICATE / 'key.pem')!r}\naddress = 'https://localhost/games/'\n"
    )
    with serve(tmp_path) as (_, url):
        assert url.startswith("https://")
        assert url.endswith("/games")
        anna = Person(url)
        page = anna.http.get(f"{url}/table/x").text
        assert 'content="/games"' in page
        script = re.search(r'src="/games/(assets/[^"]+)"', page)
        assert script
        assert anna.http.get(f"{url}/{script[1]}").status_code == 200
        answer = anna.post(
            f"{url}/api/tables",
            game="dragomino",
            sitters=[{"kind": "me", "name": name} for name in "AB"],
        )
        assert answer.status_code == 200, answer.text
        cookie = answer.headers["set-cookie"]
        assert "Path=/games/;" in cookie
        assert "Secure" in cookie
        bare = anna.http.get(f"{url.removesuffix('/games')}/health")  # a proxy took it away
        assert bare.text == "ok\n"
        anna.close()
