"""Honest people play while others attack; their answers and the server's memory stay as they are.

`python -m tests.siege --seconds 3600` prints a line a minute. The server has its usual limits, and
everybody an address of their own. A run of half a minute proves that everybody honest is answered
and that memory is bounded; a long one also that neither gets worse.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import re
import statistics
import tempfile
import threading
import time
from pathlib import Path

from dragonden.server.settings import Limits
from tests.local_server import Person
from tests.server_process import ServerProcess

from .attacks import attack

HONEST, HOSTILE = 8, 2  # people, addresses
PACE = 0.7  # seconds that an honest person takes for a move
GROWTH = 150_000_000  # bytes that the server may use more than when the attack began
WORSE = 4  # times as long as in the first part of a long run p99 may be in the last
LONG = 600  # seconds: a run of which the parts can be compared
GAMES = ("dragomino", "dragons", "dingominos", "dinoland", "dragon_family")


class Visitor(threading.Thread):
    """An honest person, who plays one game after the other against a quick bot."""

    def __init__(self, url: str, number: int, luck: random.Random) -> None:
        super().__init__(daemon=True)
        self.url, self.address, self.luck = url, f"127.0.1.{number + 1}", luck
        self.answers: list[tuple[float, float]] = []  # when a move was answered, and how quickly
        self.ended = threading.Event()
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.ended.is_set():
                self.play()
        except BaseException as failure:
            self.failure = failure

    def play(self) -> None:
        """Play a game, as far as there is time."""
        person = Person(self.url, "Anna", self.address)
        try:
            place = person.join(person.create(self.luck.choice(GAMES), "me", "drake", "drake"))
            while not place.is_over() and not self.ended.wait(PACE):
                place.drain()
                if place.is_my_turn():
                    began = time.monotonic()
                    assert place.act(self.luck.choice(place.offers()))["type"] == "done"
                    self.answers.append((began, time.monotonic() - began))
        finally:
            person.close()


def measure_memory(pid: int) -> int:
    """Bytes that a process uses."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())
    assert found
    return 1024 * int(found[1])


def find_slow(answers: list[float]) -> float:
    """The time within which 99 of 100 were answered, in milliseconds."""
    return 1000 * statistics.quantiles(answers, n=100)[-1] if len(answers) > 1 else 0.0


class Siege:
    """A server, people who play there, and people who attack it."""

    def __init__(self, data: Path, seed: int) -> None:
        self.luck = random.Random(seed)
        self.server = ServerProcess(data, limits=Limits(), proxies=())
        self.server.wait()
        assert self.server.process.pid
        self.pid = self.server.process.pid
        self.visitors = [
            Visitor(self.server.url, number, random.Random(self.luck.random()))
            for number in range(HONEST)
        ]
        self.memory: list[tuple[float, int]] = []

    def run(self, seconds: float) -> int:
        """Let everybody do what they came for; how much the hostile ones have tried."""
        for visitor in self.visitors:
            visitor.start()
        self.watch(min(seconds / 6, 60), "calm")
        self.began = time.monotonic()
        total = 0
        with multiprocessing.get_context("spawn").Pool(HOSTILE) as crowd:
            while not total or not self.is_everybody_answered():  # a busy machine takes longer
                hostile = [
                    (self.server.port, f"127.0.2.{n + 1}", self.luck.getrandbits(30), seconds)
                    for n in range(HOSTILE)
                ]
                tried = crowd.starmap_async(attack, hostile)
                self.watch(seconds, "attacked")
                total += sum(tried.get())
        for visitor in self.visitors:
            visitor.ended.set()
        for visitor in self.visitors:
            visitor.join()
            if visitor.failure:
                raise visitor.failure
        assert self.server.stop() in (0, -2, -15)
        return total

    def watch(self, seconds: float, what: str) -> None:
        """Tell how it goes, and insist that the server lives and everybody is answered."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            began = time.monotonic()
            time.sleep(min(60.0, left))
            self.server.check_alive()
            self.memory.append((time.monotonic(), measure_memory(self.pid)))
            answers = self.list_answers(began)
            for visitor in self.visitors:
                if visitor.failure:
                    raise visitor.failure
            print(
                f"{what}: {len(answers)} moves, p50 {1000 * statistics.median(answers or [0]):.0f}"
                f" ms, p99 {find_slow(answers):.0f} ms, {self.memory[-1][1] / 1e6:.0f} MB",
                flush=True,
            )

    def is_everybody_answered(self) -> bool:
        """Whether each honest person has made a move since the attack began."""
        return all(
            any(at >= self.began for at, _ in list(visitor.answers)) for visitor in self.visitors
        )

    def list_answers(self, since: float, until: float = float("inf")) -> list[float]:
        return [
            took
            for visitor in self.visitors
            for at, took in list(visitor.answers)
            if since <= at < until
        ]

    def judge(self, seconds: float) -> None:
        """Insist that memory is bounded, and that a long siege made nothing worse."""
        before, after = self.memory[0][1], self.memory[-1][1]
        assert after <= before + GROWTH, f"memory grew from {before} to {after} bytes"
        if seconds >= LONG:
            third = seconds / 3
            first = find_slow(self.list_answers(self.began, self.began + third))
            last = find_slow(self.list_answers(self.began + 2 * third))
            print(f"p99 in the first third {first:.0f} ms, in the last {last:.0f} ms")
            assert last <= WORSE * first, "answers got slower"
            middle = [used for at, used in self.memory if at >= self.began + third]
            assert after <= 1.2 * middle[0], "memory grows and grows"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=30)
    asked.add_argument("--seed", type=int, default=1)
    wish = asked.parse_args()
    with tempfile.TemporaryDirectory() as data:
        siege = Siege(Path(data), wish.seed)
        tried = siege.run(wish.seconds)
        siege.judge(wish.seconds)
    moves = sum(len(visitor.answers) for visitor in siege.visitors)
    assert moves > 0
    print(f"proved: {moves} honest moves, {tried} hostile requests")


if __name__ == "__main__":
    main()
