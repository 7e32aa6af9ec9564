"""Bots that think in processes of their own, so that nobody else has to wait for them."""

from __future__ import annotations

import contextlib
import math
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future
from threading import Condition, Event, Lock, Thread, Timer
from typing import Any, NamedTuple, overload

import msgspec

from dragonden.engine.errors import InputError

from .decision import Decision, Judgement
from .fair_queue import FairQueue
from .questions import Answer, AnyQuestion, JudgeQuestion, Problem, Question
from .worker import read_message, write_message

# Made here: two threads that do so at once crash.
ANSWERS: msgspec.msgpack.Decoder[Answer] = msgspec.msgpack.Decoder(Answer)
TRIES = 3  # a question that has killed so many workers is given up


class Busy(InputError):
    """Too many questions wait already."""


class NoAnswer(InputError):
    """No worker could answer."""


class TookTooLong(InputError):
    """A worker has not answered in time, and was killed."""


class Job(NamedTuple):
    body: bytes  # the question
    future: Future[Any]


class WorkerPool:
    """Worker processes that answer questions, in turn by whom they are asked for.

    At most `share` of them work for one owner at a time.
    """

    def __init__(
        self,
        processes: int = 1,
        waiting: int = 1000,
        warm: bool = False,
        gentle: bool = False,
        limit: float = math.inf,
        share: int | None = None,
    ) -> None:
        self.flags = ["--warm"] * warm  # compile the searches of all games at the start
        self.flags += ["--gentle"] * gentle  # leave the processor to others
        self.gentle = gentle
        self.limit = limit  # seconds for an answer: a process that takes longer is replaced
        self.waiting = waiting  # how many questions at most, besides those being thought about
        self.jobs: FairQueue[Job] = FairQueue(share or processes)
        self.closed = False
        self.change = Condition()  # guards jobs and closed
        self.workers = [Worker(self) for _ in range(processes)]

    @overload
    def submit(self, question: JudgeQuestion, owner: str = "") -> Future[Judgement]: ...
    @overload
    def submit(self, question: Question, owner: str = "") -> Future[Decision]: ...
    def submit(self, question: AnyQuestion, owner: str = "") -> Future[Any]:
        """The answer to come; raises Busy if too many questions wait."""
        job = Job(msgspec.msgpack.encode(question), Future())
        with self.change:
            if self.closed:
                raise NoAnswer("The bots do not answer any more.")
            if len(self.jobs) >= self.waiting:
                self.drop_cancelled()
            if len(self.jobs) >= self.waiting:
                raise Busy(f"{len(self.jobs)} questions wait for a bot already.")
            self.jobs.add(owner, job)
            self.change.notify()
        return job.future

    def drop_cancelled(self) -> None:
        """Remove the questions whose answers are not wanted any more."""
        for job in self.jobs:
            if job.future.cancelled():
                job.future.set_running_or_notify_cancel()
        self.jobs.remove(lambda job: job.future.cancelled())

    def next_job(self) -> tuple[str, Job] | None:
        """The job whose turn it is, as soon as there is one; None once the pool is closed."""
        with self.change:
            self.change.wait_for(lambda: self.closed or self.jobs.find_next() is not None)
            return None if self.closed else self.jobs.take()

    def finish_job(self, owner: str) -> None:
        """Let the next one of this owner have its turn."""
        with self.change:
            self.jobs.finish(owner)
            self.change.notify()

    def close(self) -> None:
        """End all workers; what waits is cancelled, what is being thought about is given up."""
        with self.change:
            self.closed = True
            left = list(self.jobs)
            self.jobs.remove(lambda job: True)
            self.change.notify_all()
        for job in left:
            job.future.cancel()
            job.future.set_running_or_notify_cancel()
        for worker in self.workers:
            worker.stop()
        for worker in self.workers:
            worker.thread.join()
            worker.clean_up()


class Worker:
    """One process and the thread that talks to it; a process that dies is replaced."""

    def __init__(self, pool: WorkerPool) -> None:
        self.pool = pool
        self.lock = Lock()  # guards the two below: no process is started once one is to stop
        self.stopped = False
        self.process = self.start_process()
        self.thread = Thread(target=self.serve, daemon=True)
        self.thread.start()

    def start_process(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "dragonden.bots.worker", *self.pool.flags]
        return subprocess.Popen(
            command,
            env=build_environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            **build_launch_options(self.pool.gentle),
        )

    def serve(self) -> None:
        """Question after question until the pool closes."""
        while (turn := self.pool.next_job()) is not None:
            owner, job = turn
            if job.future.set_running_or_notify_cancel():
                self.answer(job)
            self.pool.finish_job(owner)

    def answer(self, job: Job) -> None:
        """Let the process answer a question, or say why it could not."""
        try:
            answer = self.ask(job.body)
        except TookTooLong as late:
            job.future.set_exception(late)
            return
        if answer is None:
            job.future.set_exception(NoAnswer("The bot could not think of a move."))
        elif isinstance(answer, Problem):
            job.future.set_exception(InputError(answer.sentence))
        else:
            job.future.set_result(answer)

    def ask(self, body: bytes) -> Answer | None:
        """The answer; a worker that dies over it is replaced and the question asked again."""
        for _ in range(TRIES):
            try:
                self.ensure_running()
                if answer := exchange(self.process, body, self.pool.limit):
                    return answer
            except (OSError, msgspec.MsgspecError):
                pass  # it ended while we wrote, answered nonsense, or could not be started
            self.process.kill()
            self.process.wait()
        return None

    def ensure_running(self) -> None:
        """Start a new process if the old one has ended, unless the pool is closing."""
        with self.lock:
            if not self.stopped and self.process.poll() is not None:
                fresh = self.start_process()
                self.clean_up()
                self.process = fresh

    def stop(self) -> None:
        """Kill the process, for good."""
        with self.lock:
            self.stopped = True
            self.process.kill()

    def clean_up(self) -> None:
        """Close the pipes of a process that has ended."""
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe
            with contextlib.suppress(OSError):  # what could not be written is of no use any more
                pipe.close()


def build_launch_options(gentle: bool) -> dict[str, Any]:
    """How a process is started in a group of its own.

    Ctrl-C is meant for the process that asks, even before a worker is ready.
    """
    if sys.platform != "win32":
        return {"process_group": 0}
    modesty = (  # there a process cannot say so itself
        subprocess.IDLE_PRIORITY_CLASS if gentle else subprocess.BELOW_NORMAL_PRIORITY_CLASS
    )
    return {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP | modesty}


def build_environment() -> dict[str, str]:
    """The environment without what it tells a server: a bot of others needs no secret of the house.

    Only the backend is for workers too.
    """
    return {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("DRAGONDEN_") or name == "DRAGONDEN_BACKEND"
    }


def exchange(process: subprocess.Popen[bytes], body: bytes, limit: float) -> Answer | None:
    """What a worker answers, or None if it has died; it is killed if it takes too long."""
    assert process.stdin
    assert process.stdout
    killed = Event()
    with killing_late(process, limit, killed):
        try:
            write_message(process.stdin, body)
            answer = read_message(process.stdout)
        except OSError:
            if not killed.is_set():
                raise
            answer = None
    if answer is None and killed.is_set():
        raise TookTooLong("The bot took too long.")
    return None if answer is None else ANSWERS.decode(answer)


@contextlib.contextmanager
def killing_late(process: subprocess.Popen[bytes], limit: float, killed: Event) -> Iterator[None]:
    """Kill a process unless the block ends in time."""
    if math.isinf(limit):
        yield
        return

    def kill() -> None:
        killed.set()
        process.kill()

    timer = Timer(limit, kill)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()  # what it kills is no other process
