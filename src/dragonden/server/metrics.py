"""What the server counts, for Prometheus; several worker processes count together."""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from dragonden.table.events import Row, get_kind

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # where worker processes share what they count
STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds
PAGE = 4096  # bytes, if the system does not say

COUNTS = {
    "events": "Events stored, by kind.",
    "refused": "Requests that were not allowed.",
    "requests": "HTTP requests, by status.",
    "closed": "Sockets closed by the server, by code.",
    "unstored": "Events that the database did not take.",
}
TIMES = {
    "store_seconds": "From asking to store an event until it is safe.",
    "thinking_seconds": "From asking a bot until it has decided.",
    "answer_seconds": "From receiving a message on a socket until it is answered.",
}


class Metrics:
    """Counters, times sorted into steps, and numbers that are looked up when asked for."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.counts = {
            name: Counter(f"dragonden_{name}", meaning, ["kind"], registry=self.registry)
            for name, meaning in COUNTS.items()
        }
        self.by_kind: dict[tuple[str, str], Counter] = {}  # looked up once
        self.times = {
            name: Histogram(f"dragonden_{name}", meaning, buckets=STEPS, registry=self.registry)
            for name, meaning in TIMES.items()
        }
        self.gauges: dict[str, tuple[str, Callable[[], float]]] = {
            "memory_bytes": ("Memory that the server's processes use.", measure_memory),
        }
        self.values: dict[str, Gauge] = {}  # of the gauges, added up over all processes
        self.tables = Gauge(
            "dragonden_stored_tables",
            "Tables in the database, by state.",
            ["state"],
            registry=self.registry,
            multiprocess_mode="mostrecent",
        )

    def count(self, name: str, kind: str = "") -> None:
        if (name, kind) not in self.by_kind:
            self.by_kind[name, kind] = self.counts[name].labels(kind)
        self.by_kind[name, kind].inc()

    def get_count(self, name: str, kind: str = "") -> float:
        """How often this process has counted something."""
        return self.registry.get_sample_value(f"dragonden_{name}_total", {"kind": kind}) or 0.0

    def count_events(self, rows: Iterable[Row]) -> None:
        """Count events that this process has stored."""
        for row in rows:
            self.count("events", get_kind(row.event))

    def time(self, name: str, since: float) -> None:
        """Record how long something took that began at this `time.perf_counter()`."""
        self.times[name].observe(time.perf_counter() - since)

    def update(self) -> None:
        """Look up the numbers of this process, also for those who ask another one."""
        for name, (meaning, look_up) in self.gauges.items():
            if name not in self.values:
                self.values[name] = Gauge(
                    f"dragonden_{name}",
                    meaning,
                    registry=self.registry,
                    multiprocess_mode="livesum",
                )
            self.values[name].set(look_up())

    def set_tables(self, by_state: dict[str, int]) -> None:
        """Take over how many tables the database has in each state."""
        for state, number in by_state.items():
            self.tables.labels(state).set(number)

    def format(self) -> str:
        """Format everything for Prometheus, over all processes of this server."""
        self.update()
        registry = self.registry
        if folder := os.environ.get(FOLDER):
            forget_dead_processes(Path(folder))
            registry = CollectorRegistry()
            MultiProcessCollector(registry, folder)  # type: ignore[no-untyped-call]
        return generate_latest(registry).decode()


def measure_memory() -> int:
    """Bytes of memory in use; 0 where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else pages * PAGE


def forget_dead_processes(folder: Path) -> None:
    """Leave out the numbers of worker processes that have ended."""
    for file in folder.glob("gauge_live*.db"):
        if (found := re.search(r"_(\d+)\.db$", file.name)) and not is_alive(int(found[1])):
            mark_process_dead(int(found[1]), str(folder))  # type: ignore[no-untyped-call]


def is_alive(process: int) -> bool:
    if sys.platform == "win32":  # there the signal 0 is Ctrl-C
        return True
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:  # it lives and is somebody else's
        return True
    return True
