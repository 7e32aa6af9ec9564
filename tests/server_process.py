"""A server in its own process, which can be killed and started again at the same address."""

from __future__ import annotations

import contextlib
import http.client
import multiprocessing
import os
import signal
import socket
import sys
import time
import weakref
from pathlib import Path
from typing import Any

import msgspec

from dragonden.server.running import run
from dragonden.server.settings import Limits, Settings

from .local_server import PATIENCE, UNLIMITED

QUICK = msgspec.structs.replace(UNLIMITED, lease=2, sweep=1)  # seconds until bots are taken over
FORKING = multiprocessing.get_context("forkserver")  # a new process has all imports at once
FORKING.set_forkserver_preload(["tests.server_process", "dragonden.server.app"])


def serve(settings: Settings, port: int) -> None:
    """What the process does."""
    sys.stdout = open(os.devnull, "w")  # noqa: SIM115 - as long as the process lives
    run(msgspec.structs.replace(settings, port=port))


def hold_port() -> socket.socket:
    """A free port that the system gives to nobody else, and whoever asks for it can listen at.

    It is bound and does not listen: so who connects while no server lives is turned away.
    """
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # as every server does
    held.bind(("127.0.0.1", 0))
    return held


class ServerProcess:
    """A server that lives several times."""

    def __init__(
        self, data: Path, database: str | None = None, limits: Limits = QUICK, **settings: Any
    ) -> None:
        self.database = database or f"sqlite:///{data}/tables.db"
        self.settings = Settings(str(data), self.database, limits=limits, **settings)
        held = hold_port()  # whether the server lives or not
        weakref.finalize(self, held.close)
        self.port = held.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        """Start it, without waiting until it can be used."""
        arguments = (self.settings, self.port)
        self.process = FORKING.Process(target=serve, args=arguments, daemon=True)
        self.process.start()

    def check_alive(self) -> bool:
        """True, or else it has ended by itself."""
        assert self.process.is_alive(), f"the server has ended with {self.process.exitcode}"
        return True

    def is_ready(self) -> bool:
        """Whether it can be used."""
        self.check_alive()
        asking = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        with contextlib.closing(asking), contextlib.suppress(OSError, http.client.HTTPException):
            asking.request("GET", "/health")
            return asking.getresponse().status == 200
        return False

    def wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while not self.is_ready():
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.01)

    def kill(self) -> None:
        """End it without a warning."""
        self.process.kill()
        self.process.join(PATIENCE)
        assert self.process.exitcode == -signal.SIGKILL

    def stop(self) -> int | None:
        """Ask it to end; its exit code."""
        self.process.terminate()
        self.process.join(PATIENCE)
        return self.process.exitcode
