"""The command `dragonden serve`: it opens the house, closes it in order, and says what is wrong."""

from __future__ import annotations

import re
import signal
import socket
import stat
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from filelock import FileLock
from typer.testing import CliRunner

from dragonden.cli import app
from dragonden.server import running
from dragonden.server.running import bind_socket
from dragonden.table import store

from .local_server import PATIENCE, Person


def served(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    """`dragonden serve` as a process of its own."""
    command = [sys.executable, "-m", "dragonden.cli", "serve", "--port", "0", "--data", str(folder)]
    return subprocess.Popen([*command, "--no-warm", *arguments], stdout=subprocess.PIPE, text=True)


def address(process: subprocess.Popen[str]) -> str:
    """Where it says that it listens."""
    assert process.stdout
    found = re.search(r"http://\S+:\d+", process.stdout.readline())
    assert found
    return found[0]


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
def test_the_command_serves_until_it_is_told_to_end(tmp_path: Path, end: signal.Signals) -> None:
    with served(tmp_path) as process:
        anna = Person(address(process))
        place = anna.join(anna.create("dragomino", "me", "greedy", options={"first": 0}))
        place.act()
        process.send_signal(end)
        assert place.wait_for_close() == 4503
        anna.close()
        assert process.wait(PATIENCE) == 0
    assert stat.S_IMODE((tmp_path / "tables.db").stat().st_mode) == 0o600


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--workers", "2"], "need a database that they can share"),
        (["--workers", "0"], "workers must be at least 1"),
        (["--database", "nonsense"], "address makes no sense"),
        (["--host", "300.1.1.1"], "Cannot listen at 300.1.1.1"),
    ],
)
def test_what_cannot_be_served_is_a_sentence(
    tmp_path: Path, arguments: list[str], sentence: str
) -> None:
    result = CliRunner().invoke(app, ["serve", "--port", "0", "--data", str(tmp_path), *arguments])
    assert result.exit_code == 2
    assert sentence in result.output


def test_two_servers_do_not_share_a_file(tmp_path: Path) -> None:
    with served(tmp_path) as process:
        httpx.get(f"{address(process)}/health", timeout=PATIENCE)
        result = CliRunner().invoke(app, ["serve", "--port", "0", "--data", str(tmp_path)])
        process.terminate()
    assert result.exit_code == 2
    assert "Another server" in result.output


def test_a_server_whose_file_is_taken_while_it_starts_says_so_bug(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between looking at the file and using it another server could come: that was a traceback."""
    others: list[FileLock] = []

    def late(host: str, port: int) -> socket.socket:
        others.append(store.lock_file(str(tmp_path / "tables.db")))
        return bind_socket(host, port)

    monkeypatch.setattr(running, "bind_socket", late)
    result = CliRunner().invoke(app, ["serve", "--port", "0", "--data", str(tmp_path)])
    others[0].release()
    assert result.exit_code == 2
    assert "Another server" in result.output
    assert "Traceback" not in result.output
