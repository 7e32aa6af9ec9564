"""Bots that think in processes of their own, so that nobody else has to wait for them."""

from __future__ import annotations

import contextlib
import queue
import subprocess
import sys
from concurrent.futures import Future
from threading import Thread
from typing import IO, NamedTuple

import msgspec

from dragonden.engine.errors import Mistake

from .decision import Decision
from .questions import Answer, Question
from .worker import read, write

TRIES = 3  # a question that has killed so many workers is given up


class Busy(Mistake):
    """Too many questions wait already."""


class Unanswered(Mistake):
    """No worker could answer."""


class Job(NamedTuple):
    question: Question
    future: Future[Decision]


class Pool:
    """Worker processes that answer questions, first come, first served."""

    def __init__(self, processes: int = 1, waiting: int = 1000, warm: bool = False) -> None:
        self.warm = warm  # compile the searches of all games at the start
        self.jobs: queue.Queue[Job | None] = queue.Queue(waiting)
        self.workers = [Worker(self) for _ in range(processes)]

    def submit(self, question: Question) -> Future[Decision]:
        """The decision to come; raises Busy if too many questions wait."""
        future: Future[Decision] = Future()
        try:
            self.jobs.put_nowait(Job(question, future))
        except queue.Full:
            raise Busy(f"{self.jobs.maxsize} questions wait for a bot already.") from None
        return future

    def close(self) -> None:
        """End all workers; what waits is cancelled, what is being thought about is given up."""
        while True:
            try:
                job = self.jobs.get_nowait()
            except queue.Empty:
                break
            if job:
                job.future.cancel()
        for _ in self.workers:
            self.jobs.put(None)
        for worker in self.workers:
            worker.end()


class Worker:
    """One process and the thread that talks to it; a process that dies is replaced."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.closing = False
        self.process = self.started()
        self.thread = Thread(target=self.serve, daemon=True)
        self.thread.start()

    def started(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "dragonden.bots.worker", *["--warm"] * self.pool.warm]
        return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def serve(self) -> None:
        """Question after question until the pool closes."""
        while (job := self.pool.jobs.get()) is not None:
            if not job.future.set_running_or_notify_cancel():
                continue
            answer = self.ask(job.question)
            if answer is None:
                job.future.set_exception(Unanswered("The bot could not think of a move."))
            elif answer.decision is None:
                job.future.set_exception(Mistake(answer.problem))
            else:
                job.future.set_result(answer.decision)

    def ask(self, question: Question) -> Answer | None:
        """The answer; a worker that dies over it is replaced and the question asked again."""
        body = msgspec.msgpack.encode(question)
        for _ in range(TRIES):
            if self.process.poll() is not None:
                self.process = self.started()
            told = exchanged(self.process, body)
            if told is not None:
                return msgspec.msgpack.decode(told, type=Answer)
            if self.closing:
                break
            self.process.kill()
            self.process.wait()
        return None

    def end(self) -> None:
        self.closing = True
        self.process.kill()
        self.thread.join()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe:
                close_quietly(pipe)


def exchanged(process: subprocess.Popen[bytes], body: bytes) -> bytes | None:
    """What a worker answers, or None if it is no more."""
    assert process.stdin
    assert process.stdout
    try:
        write(process.stdin, body)
        return read(process.stdout)
    except OSError:
        return None


def close_quietly(pipe: IO[bytes]) -> None:
    """What could not be written is of no use any more."""
    with contextlib.suppress(OSError):
        pipe.close()
