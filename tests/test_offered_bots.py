"""Bots of other packages at the table: they play there, and whatever they do, the game goes on."""

from __future__ import annotations

import logging
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from dragonden.cli import app
from dragonden.engine.errors import InputError
from dragonden.server.bot_service import PROMPT, BotService
from dragonden.server.offered_bots import find_offered
from dragonden.table import events

from .local_server import UNLIMITED, TableClient, play_out, run_server

BOTS = """
import os
import time

class Last:
    def decide(self, knowledge, actions):
        return actions[-1]

class Raises:
    def decide(self, knowledge, actions):
        raise ValueError("oh")

class Cheats:
    def decide(self, knowledge, actions):
        return -1

class Hangs:
    def decide(self, knowledge, actions):
        time.sleep(1_000_000)

class Spies:
    def decide(self, knowledge, actions):
        if "DRAGONDEN_SECRET" in os.environ:
            raise ValueError("found it")
        return actions[0]

class Nothing:
    pass
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mybots.py"
    path.write_text(BOTS)
    return path


def service(file: Path, *names: str, **limits: float) -> BotService:
    offered = find_offered([f"{file}:{name}" for name in names])
    return BotService(1, False, msgspec.structs.replace(PROMPT, **limits), offered)


def test_a_bot_of_another_package_is_offered_and_plays(file: Path, tmp_path: Path) -> None:
    with run_server(tmp_path, UNLIMITED, bots=service(file, "Last")) as server:
        anna = server.new_person()
        assert anna.get("/api/games")["bots"] == ["Last"]
        table = anna.create("dragomino", "me", "open", options={"first": 1})
        seated = anna.post(f"/api/tables/{table}/bots", seat=1, level="Last")
        assert seated.json()["sitters"][1]["level"] == "Last"
        play_out(anna.join(table))
        board = server.house.rooms[table].table.board
        assert board
        lines = anna.http.get(f"/api/tables/{table}/record").text
        assert lines
        assert not server.house.bots.failures


@pytest.mark.parametrize("name", ["Raises", "Cheats", "Hangs"])
def test_a_bot_that_fails_stops_no_table(
    file: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture, name: str
) -> None:
    limit = {"plugin_answer": 0.01} if name == "Hangs" else {}
    with run_server(tmp_path, UNLIMITED, bots=service(file, name, **limit)) as server:
        anna = server.new_person()
        place = anna.join(anna.create("dragomino", "me", name))
        play_out(place)
        rows = server.house.rooms[place.card["id"]].table.rows
        moves = [row.event for row in rows if isinstance(row.event, events.Moved)]
        assert sum(move.by == "bot" for move in moves) >= 2
        failures = server.house.bots.failures[name]
        assert failures > 1
        assert f"dragonden_bot_failures {failures}.0\n" in anna.http.get("/metrics").text
    warnings = [r for r in caplog.records if r.name == "dragonden" and r.levelno >= logging.WARNING]
    assert [name in record.getMessage() for record in warnings] == [True]


def test_a_bot_that_always_hangs_is_left_alone_after_a_few_tries(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = service(file, "Hangs", plugin_answer=0.01, plugin_tries=2)
    asked, plugins = [], bots.get_pool("plugins")
    submit = plugins.submit
    monkeypatch.setattr(plugins, "submit", lambda *job: asked.append(job) or submit(*job))
    with run_server(tmp_path, UNLIMITED, bots=bots) as server:
        anna = server.new_person()
        play_out(anna.join(anna.create("dragomino", "me", "Hangs")))
        assert len(asked) == 2
        assert bots.failures["Hangs"] > 2
        bots.resting.clear()  # after a while it is tried again
        anna.join(anna.create("dragomino", "me", "Hangs", options={"first": 1})).wait_until(
            TableClient.is_my_turn
        )
        assert len(asked) == 3


def test_a_bot_of_others_does_not_find_the_secret_of_the_house(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DRAGONDEN_SECRET", "s" * 40)
    with run_server(tmp_path, UNLIMITED, bots=service(file, "Spies")) as server:
        anna = server.new_person()
        table = anna.create("dragomino", "me", "open", options={"first": 1})
        anna.post(f"/api/tables/{table}/bots", seat=1, level="Spies")
        play_out(anna.join(table))
        assert not server.house.bots.failures


def test_a_bot_that_is_offered_no_more_is_replaced(file: Path, tmp_path: Path) -> None:
    with run_server(tmp_path, UNLIMITED, bots=service(file, "Last")) as server:
        anna = server.new_person()
        table = anna.create("dragomino", "me", "Last", options={"first": 0})
    with run_server(tmp_path, UNLIMITED) as server:
        anna.move_to(server.url)
        play_out(anna.join(table))
        assert server.house.bots.failures["Last"]
        refused = anna.post(
            "/api/tables",
            game="dragomino",
            sitters=[{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "Last"}],
        )
        assert (refused.status_code, refused.json()["line"]) == (400, "server-no-level")
    anna.close()


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ("nowhere", "no bot and no package"),
        ("mybots.py:Nothing", "it has no method decide"),
        ("mybots.py:Absent", "has no 'Absent'"),
        ("absent.py:Last", "There is no file"),
    ],
)
def test_what_cannot_be_offered_is_said_at_the_start(
    file: Path, monkeypatch: pytest.MonkeyPatch, wanted: str, reason: str
) -> None:
    monkeypatch.chdir(file.parent)
    said = CliRunner().invoke(app, ["serve", "--data", str(file.parent), "--bots", wanted])
    assert (said.exit_code, reason in said.output) == (2, True), said.output


def test_two_bots_of_one_name_cannot_be_told_apart(file: Path) -> None:
    with pytest.raises(InputError, match="There is a bot 'Last' already"):
        find_offered([f"{file}:Last", f"{file}:Last"])
