"""Runs proofs slice by slice: shares the time among them and reports failures at once."""

from __future__ import annotations

import contextlib
import itertools
import os
import random
import re
import signal
import subprocess
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tests.asked import read_asked

from .ledger import Failure, Ledger, When
from .levels import KEEP
from .proofs import Command, Games, Proof, format_command

TICK = 20  # seconds between two lines about what is going on
AMOUNTS = "proved: "
TAIL = 25  # lines shown of what a failed slice has said
GRACE = 20  # seconds for a slice to end when it is interrupted


@dataclass
class Slice:
    """A command being run."""

    command: Command
    process: subprocess.Popen[bytes]
    log: Path
    began: float

    @property
    def age(self) -> float:
        return time.monotonic() - self.began

    def lines(self) -> list[str]:
        """What it has said so far."""
        text = self.log.read_text(encoding="utf-8", errors="replace")
        return [line.rstrip() for line in text.splitlines() if line.strip()]

    def end(self) -> None:
        """Interrupt it, so that it can tidy up; end whatever is left of it."""
        self.process.send_signal(signal.SIGINT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(GRACE)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


@dataclass
class Progress:
    """How far one proof has come."""

    proof: Proof
    waiting: Iterator[Command]
    old: Failure | None  # of an earlier run: its command comes first
    amounts: Counter[str] = field(default_factory=Counter)
    asked: Counter[tuple[str, str]] = field(default_factory=Counter)  # moves, by game and kind
    slices: int = 0  # that have passed
    spent: float = 0  # seconds of ended slices
    longest: float = 0  # seconds of one of them
    next: Command | None = None
    running: list[Slice] = field(default_factory=list)
    failure: Failure | None = None
    forgiven: bool = False

    def __post_init__(self) -> None:
        if self.old:
            self.waiting = itertools.chain([self.old.command], self.waiting)
        self.next = next(self.waiting, None)

    def use(self) -> float:
        """The time it has had against its share; what has just begun counts a little."""
        now = sum(max(1.0, part.age) for part in self.running)
        return (self.spent + now) / self.proof.share

    def fits(self, left: float) -> bool:
        """Whether there is something to run, and time for it as far as one can tell."""
        takes = max([self.longest, *(part.age for part in self.running)])
        return self.next is not None and self.failure is None and left > takes


class Run:
    """All proofs asked for, for a while."""

    def __init__(
        self, proofs: tuple[Proof, ...], seed: int, ledger: Ledger, when: When, games: Games
    ) -> None:
        self.when = when
        self.progress = []
        for proof in proofs:
            entry = ledger.entries.get(proof.name)
            slices = proof.slices(random.Random(f"{seed} {proof.name}"), games)
            self.progress.append(Progress(proof, slices, entry.failure if entry else None))

    def go(self, seconds: float, root: Path, lanes: int) -> None:
        """Run slices until time is up; whoever interrupts it loses those that have not ended."""
        self.root, self.stop = root, time.monotonic() + seconds
        tick = time.monotonic() + TICK
        with tempfile.TemporaryDirectory(prefix="dragonden-", ignore_cleanup_errors=True) as folder:
            self.folder = Path(folder)
            try:
                while self.fill(lanes):
                    time.sleep(0.1)
                    self.collect()
                    if time.monotonic() > tick:
                        print(self.state(), flush=True)
                        tick = time.monotonic() + TICK
            finally:
                for part in self.running():
                    part.end()

    def running(self) -> list[Slice]:
        return [part for progress in self.progress for part in progress.running]

    def fill(self, lanes: int) -> bool:
        """Begin slices in free lanes; whether anything runs."""
        left = self.stop - time.monotonic()
        while len(self.running()) < lanes and (chosen := self.choose(left)):
            self.start(chosen)
        return bool(self.running())

    def choose(self, left: float) -> Progress | None:
        """Who has had least of its share, among those for whom there is time."""
        able = [progress for progress in self.progress if progress.fits(left)]
        return min(able, key=Progress.use) if able else None

    def start(self, progress: Progress) -> None:
        assert progress.next
        command, progress.next = progress.next, next(progress.waiting, None)
        descriptor, log = tempfile.mkstemp(dir=self.folder)
        environment = {k: v for k, v in os.environ.items() if k != "DRAGONDEN_BACKEND"}
        with os.fdopen(descriptor, "wb") as output:
            process = subprocess.Popen(
                command,
                cwd=self.root,
                env=environment | {"PYTHONUNBUFFERED": "1", KEEP: str(self.folder)},
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,  # Ctrl-C is for us
            )
        progress.running.append(Slice(command, process, Path(log), time.monotonic()))

    def collect(self) -> None:
        """Judge the slices that have ended."""
        for progress in self.progress:
            for part in [part for part in progress.running if part.process.poll() is not None]:
                progress.running.remove(part)
                progress.spent += part.age
                progress.longest = max(progress.longest, part.age)
                self.judge(progress, part)

    def judge(self, progress: Progress, part: Slice) -> None:
        """Count what a slice has proved, or tell how it failed."""
        lines, name = part.lines(), progress.proof.name
        proved = [line.removeprefix(AMOUNTS) for line in lines if line.startswith(AMOUNTS)]
        if part.process.returncode == 0 and proved:
            progress.amounts += read_amounts(proved[-1])
            progress.asked += read_asked(lines)
            progress.slices += 1
            progress.forgiven |= progress.old is not None and part.command == progress.old.command
            print(
                f"{name}: {proved[-1]} in {part.age:.0f} s: {format_command(part.command)}",
                flush=True,
            )
            return
        said = [line for line in lines if not line.startswith(AMOUNTS)]
        last = said[-1].replace(f"{self.root}/", "")[:300] if said else "nothing was said"
        progress.failure = progress.failure or Failure(self.when, part.command, last)
        print(f"\n{name} FAILED", *(f"    {line}" for line in said[-TAIL:]), sep="\n")
        print(f"Repeat it by: {format_command(part.command)}\n", flush=True)

    def state(self) -> str:
        """What is going on."""
        left = self.stop - time.monotonic()
        clock = f"{int(left) // 60}:{int(left) % 60:02} left" if left > 0 else "ending"
        doing = [
            f"{progress.proof.name} ({part.age:.0f} s) {' '.join(part.lines()[-1:])[:100]}".rstrip()
            for progress in self.progress
            for part in progress.running
        ]
        return f"… {clock}; {'; '.join(doing)}"


def read_amounts(text: str) -> Counter[str]:
    """The numbers of `12 games of dragon_family, 3,456 moves`, by name."""
    found = re.findall(r"([\d,]+) ([a-z][a-z_ ]*)", text)
    return Counter({name.strip(): int(number.replace(",", "")) for number, name in found})
