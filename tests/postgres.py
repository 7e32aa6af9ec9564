"""A PostgreSQL server for the tests that need one, in a temporary folder and on a free port.

All tests of a process share the server; each test gets its own database there.
"""

from __future__ import annotations

import atexit
import contextlib
import functools
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg

from dragonden.table.store import Store

from .local_server import wait_until
from .server_process import hold_port

NUMBERS = itertools.count(1)  # of databases
EMPTY = "empty"  # a database with our tables and nothing in them
INITDB = ("--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync")
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
    with hold_port() as held, tempfile.TemporaryDirectory(prefix="dragonden-") as folder:
        port = held.getsockname()[1]
        if who:
            os.chown(folder, who["user"], who["group"])
        quiet: dict[str, Any] = {"cwd": folder, "stdout": subprocess.DEVNULL, **who}
        data = f"{folder}/data"
        subprocess.run(
            [initdb, "-D", data, "-U", "dragonden", *INITDB],
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
                wait_until(lambda: answers(address))
                yield address
            finally:
                server.send_signal(signal.SIGINT)  # at once, whoever is connected


@functools.cache
def shared() -> str:
    """The address of a PostgreSQL that runs until this process ends."""
    server = contextlib.ExitStack()
    address = server.enter_context(running())
    atexit.register(server.close)
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {EMPTY}")
    Store(get_address(address, EMPTY)).close()  # which makes the tables
    return address


def get_address(server: str, database: str) -> str:
    """A database on a server."""
    return f"{server.rpartition('/')[0]}/{database}"


@contextlib.contextmanager
def database() -> Iterator[str]:
    """The address of an empty database that nobody else uses."""
    name = f"database{next(NUMBERS)}"
    command(f"CREATE DATABASE {name} TEMPLATE {EMPTY}")
    yield get_address(shared(), name)
    command(f"DROP DATABASE {name} WITH (FORCE)")


def command(text: str) -> None:
    """Let the shared server do something."""
    with psycopg.connect(shared(), autocommit=True) as connection:
        connection.execute(text.encode())
