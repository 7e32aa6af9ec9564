"""A server as a process of its own: started, weighed, timed and ended."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import IO

TICKS = os.sysconf("SC_CLK_TCK")
PATIENCE = 600  # seconds for a server to end


class Process:
    """A server that says on its first line where it listens, and all its worker processes."""

    def __init__(
        self, *command: str, cwd: Path, log: IO[str] | None = None, **environment: str
    ) -> None:
        self.child = subprocess.Popen(
            command,
            cwd=cwd,
            env={**os.environ, **environment},
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
        assert self.child.stdout
        line = self.child.stdout.readline()
        found = re.search(r"http://\S+:\d+", line)
        if not found:
            self.end()
            raise SystemExit(f"The server did not start: {line!r}")
        self.url = found[0]

    def family(self) -> list[int]:
        """The process and all that descend from it."""
        parents = {pid: int(fields[1]) for pid, fields in stats().items()}
        found = [self.child.pid]
        for pid in found:
            found += [child for child, parent in parents.items() if parent == pid]
        return found

    def cpu(self) -> float:
        """Seconds of processor time so far, its own and the system's for it."""
        known = stats()
        mine = [known[pid] for pid in self.family() if pid in known]
        return sum(int(field) for fields in mine for field in fields[11:15]) / TICKS

    def memory(self) -> int:
        """Bytes in memory, those shared with others divided among them."""
        return sum(weight(pid) for pid in self.family())

    def end(self) -> None:
        self.child.terminate()
        try:
            self.child.wait(PATIENCE)
        finally:
            self.child.kill()
            if self.child.stdout:
                self.child.stdout.close()


def stats() -> Mapping[int, list[str]]:
    """The fields of every process's `stat` after its name: state, parent, …"""
    found = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # it has just ended
            found[int(path.parent.name)] = path.read_text().rpartition(")")[2].split()
    return found


def weight(pid: int) -> int:
    with contextlib.suppress(OSError):
        rollup = Path(f"/proc/{pid}/smaps_rollup").read_text()
        found = re.search(r"^Pss: +(\d+) kB", rollup, re.MULTILINE)
        return int(found[1]) * 1024 if found else 0
    return 0


@contextlib.contextmanager
def run_process(
    *command: str, cwd: Path, log: IO[str] | None = None, **environment: str
) -> Iterator[Process]:
    """A process that is ended at last."""
    process = Process(*command, cwd=cwd, log=log, **environment)
    try:
        yield process
    finally:
        process.end()
