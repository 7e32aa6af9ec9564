"""The thread that hears from PostgreSQL what other processes have stored."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable

import psycopg
from sqlalchemy import Engine

from .store import CHANNEL

LOG = logging.getLogger("dragonden")
LOOK_UP = 0.5  # seconds between looks whether to stop
AGAIN = 1.0  # seconds until a lost connection is tried again


class Listener(threading.Thread):
    """Calls `heard(table, ply)` for each table with news, `missed()` when some may be lost."""

    def __init__(
        self, engine: Engine, heard: Callable[[str, int], None], missed: Callable[[], None]
    ) -> None:
        super().__init__(name="dragonden listener", daemon=True)
        _, self.address = engine.dialect.create_connect_args(engine.url)
        self.heard = heard
        self.missed = missed
        self.closing = threading.Event()
        self.listening = threading.Event()
        self.start()

    def close(self) -> None:
        self.closing.set()
        self.join()

    def run(self) -> None:
        while not self.closing.is_set():
            try:
                with psycopg.connect(autocommit=True, **self.address) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self.missed()  # whatever happened while nobody listened
                    self.listening.set()
                    self.listen(connection)
            except psycopg.Error as error:
                LOG.warning("The connection to the database is lost: %s", error)
                self.closing.wait(AGAIN)

    def listen(self, connection: psycopg.Connection) -> None:
        """Pass on what is told until it is time to stop."""
        while not self.closing.is_set():
            for told in connection.notifies(timeout=LOOK_UP):
                table, _, ply = told.payload.partition(" ")
                self.heard(table, int(ply))
