"""The thread that PostgreSQL notifies of what other processes have stored.

Its connection also holds locks by which the others see that this process lives, and whether it
signs by the same secret as they.
"""

from __future__ import annotations

import logging
import selectors
import socket
import threading
from collections.abc import Callable

import psycopg

from dragonden.engine.errors import InputError

from .store import CHANNEL, PROCESS_LOCKS, SECRET_LOCKS, Store
from .writer import StoreError

LOG = logging.getLogger("dragonden")
RETRY_AFTER = 1.0  # seconds until a lost connection is tried again
HOLD_PROCESS_LOCK = (
    f"SELECT pg_advisory_lock_shared({PROCESS_LOCKS}, hashtext(%(process)s) & 2147483647)"
)
HOLD_SECRET_LOCK = f"SELECT pg_advisory_lock_shared({SECRET_LOCKS}, %(mark)s)"


class Listener(threading.Thread):
    """Calls `on_news(table, ply)` for each table with news, `on_gap()` when some may be lost."""

    def __init__(
        self,
        store: Store,
        mark: int,
        on_news: Callable[[str, int], None],
        on_gap: Callable[[], None],
    ) -> None:
        super().__init__(name="dragonden listener", daemon=True)
        _, self.address = store.engine.dialect.create_connect_args(store.engine.url)
        self.store = store
        self.process = store.name
        self.mark = mark  # of the secret by which this process signs
        self.on_news = on_news
        self.on_gap = on_gap
        self.closing = threading.Event()
        self.wake, self.woken = socket.socketpair()  # wakes the thread when it is time to stop
        self.listening = threading.Event()
        self.start()

    def close(self) -> None:
        self.closing.set()
        self.wake.close()
        self.join()
        self.woken.close()

    def run(self) -> None:
        while not self.closing.is_set():
            try:
                with psycopg.connect(autocommit=True, **self.address) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    connection.execute(HOLD_PROCESS_LOCK, {"process": self.process})
                    connection.execute(HOLD_SECRET_LOCK, {"mark": self.mark})
                    self.compare_secrets()
                    self.on_gap()  # whatever happened while nobody listened
                    self.listening.set()
                    self.listen(connection)
            except psycopg.Error as error:
                LOG.warning("The connection to the database is lost: %s", error)
                self.closing.wait(RETRY_AFTER)

    def compare_secrets(self) -> None:
        """Complain if another process signs by another secret; both may have started at once."""
        try:
            self.store.require_common_secret(self.mark)
        except InputError as error:
            LOG.error("%s", error)
        except StoreError as error:
            LOG.warning("The secrets of other servers could not be compared: %s", error)

    def listen(self, connection: psycopg.Connection) -> None:
        """Pass on notifications until it is time to stop."""
        with selectors.DefaultSelector() as news:
            news.register(connection, selectors.EVENT_READ)
            news.register(self.woken, selectors.EVENT_READ)
            while not self.closing.is_set():
                for notification in connection.notifies(timeout=0):
                    table, _, ply = notification.payload.partition(" ")
                    self.on_news(table, int(ply))
                news.select()
