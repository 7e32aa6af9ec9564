"""A PostgreSQL of our own for the tests that need one: in a temporary folder, on a free port."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg

from .serving import until

ELSEWHERE = "/usr/lib/postgresql/*/bin"  # Debian keeps it out of the way


def program(name: str) -> str | None:
    """A program of PostgreSQL, wherever it is installed."""
    folders = sorted(map(str, Path("/").glob(ELSEWHERE[1:])), reverse=True)
    return shutil.which(name, path=os.pathsep.join([*folders, os.environ.get("PATH", "")]))


def unprivileged() -> dict[str, Any]:
    """Who runs it: PostgreSQL refuses to be run by root."""
    if os.geteuid() != 0:
        return {}
    names = {entry.pw_name for entry in pwd.getpwall()}
    user = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def answers(address: str) -> bool:
    """Whether the server has come up."""
    try:
        psycopg.connect(address).close()
    except psycopg.OperationalError:
        return False
    return True


@contextlib.contextmanager
def running() -> Iterator[str]:
    """The address of a fresh database."""
    initdb, postgres = program("initdb"), program("postgres")
    assert initdb
    assert postgres
    who = unprivileged()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory(prefix="dragonden-") as folder:
        if who:
            os.chown(folder, who["user"], who["group"])
        quiet: dict[str, Any] = {"cwd": folder, "stdout": subprocess.DEVNULL, **who}
        data = f"{folder}/data"
        subprocess.run(
            [initdb, "-D", data, "-U", "dragonden", "-A", "trust", "-E", "UTF8", "--locale=C"],
            check=True,
            **quiet,
        )
        settings = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": folder,
            "fsync": "off",  # the tests kill servers, not the machine
            "log_min_messages": "fatal",
        }
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        command = [postgres, "-D", data, "-p", str(port), *options]
        with subprocess.Popen(command, stderr=subprocess.DEVNULL, **quiet) as server:
            address = f"postgresql://dragonden@127.0.0.1:{port}/postgres"
            try:
                until(lambda: answers(address))
                yield address
            finally:
                server.send_signal(signal.SIGINT)  # at once, whoever is connected
