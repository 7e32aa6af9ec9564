"""`scripts/test`: runs all checks and tests as stages, several at a time.

`scripts/test --repeat 20 "server faults"` runs a stage twenty times, after what it needs: to see
whether it ever fails.

A stage starts when the stages it needs are done and a slot is free. There is one slot more than
cores, because stages with browsers and sockets often wait. The output of a stage is kept, and shown
if it fails. The other stages go on, so that one run finds everything that is wrong.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO, NamedTuple

from . import skip_report
from .stages import STAGES, Stage

HEARTBEAT = 20  # seconds, after which it is told what is being done
LINE = 400  # bytes: more than a line of pytest's dots
POLL = 0.1  # seconds between two looks at whether a stage has ended
PASSED, FAILED = re.compile(r"\b(\d+) passed\b"), re.compile(r"\b(\d+) (?:failed|errors?)\b")


class Run(NamedTuple):
    """A stage at work."""

    stage: Stage
    process: subprocess.Popen[bytes]
    output: IO[bytes]
    began: float


class Suite:
    """Runs stages, at most so many at a time."""

    def __init__(self, stages: list[Stage], lanes: int) -> None:
        self.lanes = lanes
        self.waiting = list(stages)
        self.total = len(stages)
        self.running: dict[int, Run] = {}
        self.done: set[str] = set()
        self.failed: list[str] = []
        self.passed = self.wrong = 0  # tests
        self.began = time.monotonic()

    def run(self) -> bool:
        """Run all stages; whether all is well."""
        reported = time.monotonic()
        try:
            while self.waiting or self.running:
                self.start_ready()
                self.end_finished()
                if time.monotonic() > reported + HEARTBEAT:
                    reported = time.monotonic()
                    self.print_running()
                time.sleep(POLL)
        finally:
            for run in self.running.values():
                stop(run)
        return not self.failed

    def start_ready(self) -> None:
        """Start what can begin, in the order of the list; skip what needs something that failed."""
        for stage in list(self.waiting):
            if broken := [name for name in stage.needs if name in self.failed]:
                self.waiting.remove(stage)
                self.failed.append(stage.name)
                self.print(f"{stage.name}: left out, as {broken[0]} failed")
            elif self.done.issuperset(stage.needs) and len(self.running) < self.lanes:
                self.waiting.remove(stage)
                self.start(stage)

    def start(self, stage: Stage) -> None:
        output = tempfile.TemporaryFile()  # noqa: SIM115 - closed when the stage has ended
        with delay_interrupt():  # a stage at work must be known, or it would be left behind
            process = subprocess.Popen(
                stage.command,
                env={**os.environ, **stage.environment},
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,  # so that all it starts can be ended with it
            )
            self.running[process.pid] = Run(stage, process, output, time.monotonic())

    def end_finished(self) -> None:
        """Take note of stages that have ended."""
        for pid, run in list(self.running.items()):
            found, status, used = os.wait4(pid, os.WNOHANG)
            if found:
                run.process.returncode = os.waitstatus_to_exitcode(status)
                del self.running[pid]
                self.end(run, used.ru_utime + used.ru_stime)

    def end(self, run: Run, processor: float) -> None:
        """Tell how a stage went."""
        run.output.seek(0)
        text = run.output.read().decode(errors="replace")
        run.output.close()
        counts = list(read_summaries(text))
        self.passed += sum(passed for passed, _ in counts)
        self.wrong += sum(failed for _, failed in counts)
        seconds = f"{time.monotonic() - run.began:.0f} s, {processor:.0f} s of processor"
        tests = f", {sum(passed for passed, _ in counts)} tests" if counts else ""
        if run.process.returncode == 0:
            self.done.add(run.stage.name)
            self.print(f"{run.stage.name}: done in {seconds}{tests}")
        else:
            self.failed.append(run.stage.name)
            print(text, end="", flush=True)
            self.print(f"{run.stage.name}: FAILED after {seconds}")
            print(f"   again: {run.stage.repeat_command}", flush=True)

    def print_running(self) -> None:
        """Say what is being done, for how long, and how far it is."""
        now = time.monotonic()
        if self.running:
            work = (
                f"{run.stage.name} ({', '.join([f'{now - run.began:.0f} s', *read_progress(run)])})"
                for run in self.running.values()
            )
            self.print(f"… {', '.join(work)}")

    def print(self, sentence: str) -> None:
        minutes, seconds = divmod(int(time.monotonic() - self.began), 60)
        ended = len(self.done) + len(self.failed)
        print(f"{minutes:2}:{seconds:02} [{ended}/{self.total}] {sentence}", flush=True)


@contextlib.contextmanager
def delay_interrupt() -> Iterator[None]:
    """Let Ctrl-C wait until the block has ended."""
    interrupts: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: interrupts.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if interrupts:
        raise KeyboardInterrupt


def read_summaries(text: str) -> Iterator[tuple[int, int]]:
    """How many tests passed and failed, by the closing lines of pytest and Vitest."""
    for line in text.splitlines():
        plain = re.sub(r"\x1b\[[\d;]*m", "", line)
        if re.search(r" in [\d.]+s\b|^\s*Tests\s", plain):
            counts = [pattern.findall(plain) for pattern in (PASSED, FAILED)]
            if any(counts):
                yield sum(map(int, counts[0])), sum(map(int, counts[1]))


def read_progress(run: Run) -> list[str]:
    """The share of its tests that a stage has done, if it has told that yet."""
    output = run.output.fileno()
    size = os.fstat(output).st_size
    tail = os.pread(output, LINE, max(0, size - LINE)).decode(errors="replace")
    return re.findall(r"\[ *(\d+%)\]", tail)[-1:]


def stop(run: Run) -> None:
    """End a stage and all it has started."""
    run.output.close()
    for end in (signal.SIGTERM, signal.SIGKILL):
        try:
            os.killpg(run.process.pid, end)
            run.process.wait(timeout=5)
        except ProcessLookupError:
            return
        except subprocess.TimeoutExpired:
            continue


def repeat_stages(stages: list[Stage], names: list[str], times: int) -> list[Stage]:
    """Some stages so many times each, in turn, after everything they need."""
    wanted = [stage for stage in stages if stage.name in names]
    needed: set[str] = set()
    waiting = [need for stage in wanted for need in stage.needs]
    while waiting:
        name = waiting.pop()
        needed.add(name)
        waiting += [need for stage in stages if stage.name == name for need in stage.needs]
    return [stage for stage in stages if stage.name in needed] + [
        stage._replace(name=f"{stage.name}, run {number}")
        for number in range(1, times + 1)
        for stage in wanted
        if stage.name not in needed
    ]


def parse_arguments(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="scripts/test")
    parser.add_argument("--repeat", type=int, metavar="N", help="run some stages N times")
    names = [stage.name for stage in STAGES]
    parser.add_argument("stages", nargs="*", metavar="STAGE", help=", ".join(names))
    wish = parser.parse_args(arguments)
    if unknown := sorted(set(wish.stages).difference(names)):
        parser.error(f"there is no stage {unknown[0]!r}; stages are {', '.join(names)}")
    if bool(wish.stages) != bool(wish.repeat):
        parser.error("--repeat takes a number and the stages to be repeated")
    return wish


def main() -> int:
    os.chdir(Path(__file__).parent.parent)
    wish = parse_arguments(sys.argv[1:])
    stages = repeat_stages(STAGES, wish.stages, wish.repeat) if wish.repeat else STAGES
    suite = Suite(stages, lanes=1 + (os.cpu_count() or 1))
    with tempfile.TemporaryDirectory() as notes:
        os.environ[skip_report.FOLDER] = notes
        try:
            well = suite.run()
        except KeyboardInterrupt:
            print("Interrupted.", flush=True)
            return 130
        never = skip_report.find_never_run(Path(notes)) if well and not wish.repeat else []
    print(f"{suite.passed} passed, {suite.wrong} failed")
    if not well:
        print(f"Failed: {', '.join(suite.failed)}.")
    if never:
        print("Left out by every stage:", *never, sep="\n  ")
    return 0 if well and not never else 1


if __name__ == "__main__":
    sys.exit(main())
