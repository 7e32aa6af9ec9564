"""Workers: real processes that answer, die, are replaced, and leave nothing behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Future, wait
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dragonden.bots import LEVELS, Decision, create_bot
from dragonden.bots.analysis import find_choices, judge_choice
from dragonden.bots.questions import JudgeQuestion, Question, pack_state
from dragonden.bots.readiness import wait_until_ready
from dragonden.bots.search_bot import Effort
from dragonden.bots.workers import TRIES, Busy, NoAnswer, WorkerPool
from dragonden.engine.backends import INTERPRETED, default_backend
from dragonden.engine.errors import InputError
from dragonden.engine.game import Game
from dragonden.engine.match import Match

from .support import GAMES, play_match

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
QUICK = ("random", "greedy", "hatchling", "drake")
PATIENCE = 600  # seconds until a test that waits for what never comes gives up


@pytest.fixture
def pool() -> Iterator[WorkerPool]:
    made = WorkerPool()
    yield made
    made.close()


def choice(game: Game = GAMES[0]) -> Match:
    """A match in a position with something to choose."""
    match = play_match(game, {}, seed=5, moves=4)
    while len(match.legal()) < 2:
        match.carry_out(match.legal()[0])
    return match


def asked(match: Match, player: str, seed: int = 7) -> Question:
    knowledge = pack_state(match.knowledge(match.actor))
    return Question(match.game.name, knowledge, match.legal(), player, seed)


QUICK_QUESTION = asked(choice(), "drake")
LONG_QUESTION = asked(choice(), "dragon")  # about a second in a new process


def wait_until(true: Callable[[], object]) -> None:
    """Wait for something to become true."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.01)


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def processor_time(pid: int) -> int:
    """What a process has used so far, in the system's ticks."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def caught_thinking(pool: WorkerPool) -> Future[Decision]:
    """A question over which the first worker has been made to stand still."""
    process = pool.workers[0].process
    while True:
        before, future = processor_time(process.pid), pool.submit(LONG_QUESTION)
        wait_until(lambda: processor_time(process.pid) > before or future.done())  # noqa: B023
        process.send_signal(signal.SIGSTOP)
        if not future.done():
            return future
        process.send_signal(signal.SIGCONT)


# -- answers -------------------------------------------------------------------------------------


@every_game
def test_a_worker_decides_as_the_bot_itself(pool: WorkerPool, game: Game) -> None:
    match = choice(game)
    known, actions = match.knowledge(match.actor), match.legal()
    futures = {name: pool.submit(asked(match, name)) for name in QUICK}
    for name, future in futures.items():
        assert future.result(PATIENCE) == create_bot(name, 7).decide(known, actions)


@pytest.mark.skipif(default_backend() is INTERPRETED, reason="would wait for the compiler")
def test_a_worker_searches_as_the_bot_itself() -> None:
    pool, match = WorkerPool(), choice()
    known, actions = match.knowledge(match.actor), match.legal()
    wait_until_ready(match.game)
    here = create_bot("dragon", 7).decide(known, actions)
    assert sum(c.visits for c in here.candidates) == match.game.bot.PLAN.budget
    wait_until(lambda: pool.submit(asked(match, "dragon")).result(PATIENCE) == here)
    pool.close()


@pytest.mark.skipif(default_backend() is INTERPRETED, reason="would wait for the compiler")
def test_a_worker_judges_as_the_analysis_itself(pool: WorkerPool) -> None:
    match = play_match(GAMES[0], {}, seed=4, moves=6)
    wait_until_ready(match.game)
    for choice in find_choices(match, range(9)):
        here = judge_choice(choice, Effort(LEVELS["dragon"].effort), threading.Event())
        known, actions = pack_state(choice.knowledge), choice.actions
        question = JudgeQuestion(
            match.game.name, known, actions, "dragon", choice.ply, choice.played
        )
        there = pool.submit(question).result(PATIENCE)
        assert (there.played, there.best) == (here.played, here.best)


def test_a_worker_answers_while_it_warms_up() -> None:
    pool = WorkerPool(warm=True)
    assert pool.submit(LONG_QUESTION).result(PATIENCE).action in LONG_QUESTION.actions
    pool.close()


def test_several_workers_answer_each_its_own_question() -> None:
    pool = WorkerPool(processes=2)
    match = choice()
    known, actions = match.knowledge(match.actor), match.legal()
    futures = [pool.submit(asked(match, "random", seed)) for seed in range(40)]
    answers = [future.result(PATIENCE) for future in futures]
    pool.close()
    assert answers == [create_bot("random", seed).decide(known, actions) for seed in range(40)]


def test_a_level_explains_itself_through_a_worker(pool: WorkerPool) -> None:
    decision = pool.submit(LONG_QUESTION).result(PATIENCE)
    assert decision.candidates
    assert decision.action == decision.candidates[0].action
    assert LEVELS["dragon"].slips == 0


# -- deaths --------------------------------------------------------------------------------------


def test_a_worker_killed_while_thinking_is_replaced_and_its_question_answered(
    pool: WorkerPool,
) -> None:
    pool.submit(QUICK_QUESTION).result(PATIENCE)  # it is up and reads
    first = pool.workers[0].process
    future = caught_thinking(pool)
    first.kill()
    assert future.result(PATIENCE).action in LONG_QUESTION.actions
    assert pool.workers[0].process.pid != first.pid
    assert not is_running(first.pid)


def test_a_worker_lets_whoever_does_not_wait_for_it_go_first(pool: WorkerPool) -> None:
    pool.submit(QUICK_QUESTION).result(PATIENCE)
    worker = pool.workers[0].process.pid
    assert os.getpriority(os.PRIO_PROCESS, worker) > os.getpriority(os.PRIO_PROCESS, 0)


def test_a_worker_killed_while_idle_is_replaced(pool: WorkerPool) -> None:
    before = pool.submit(QUICK_QUESTION).result(PATIENCE)
    pool.workers[0].process.kill()
    assert pool.submit(QUICK_QUESTION).result(PATIENCE) == before


def test_a_question_that_always_kills_its_worker_is_given_up(
    pool: WorkerPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker, dead = pool.workers[0], list[Any]()

    def started() -> Any:  # a worker that dies of the first question
        dying = [sys.executable, "-c", "import sys; sys.stdin.buffer.read(4)"]
        pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        dead.append(subprocess.Popen(dying, **pipes))
        return dead[-1]

    with monkeypatch.context() as patch:
        patch.setattr(worker, "start_process", started)
        worker.process.kill()
        worker.process.wait()
        with pytest.raises(NoAnswer, match=r"^The bot could not think of a move\.$"):
            pool.submit(QUICK_QUESTION).result(PATIENCE)
    assert len(dead) == TRIES
    assert pool.submit(QUICK_QUESTION).result(PATIENCE).action in QUICK_QUESTION.actions


def test_a_worker_that_answers_nonsense_is_replaced(pool: WorkerPool) -> None:
    process = pool.workers[0].process
    process.kill()
    process.wait()
    speaking = [sys.executable, "-c", "print('\\0\\0\\0\\x03abc'); input(); input()"]
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    pool.workers[0].clean_up()
    pool.workers[0].process = subprocess.Popen(speaking, **pipes)
    assert pool.submit(QUICK_QUESTION).result(PATIENCE).action in QUICK_QUESTION.actions


def test_a_worker_that_hangs_is_replaced_after_a_limit_bug(pool: WorkerPool) -> None:
    """It was waited for as long as the house was open, and all other questions behind it."""
    pool.submit(QUICK_QUESTION).result(PATIENCE)
    stuck = pool.workers[0].process
    stuck.send_signal(signal.SIGSTOP)
    pool.limit = 0.01
    with pytest.raises(InputError, match="took too long"):
        pool.submit(QUICK_QUESTION).result(PATIENCE)
    pool.limit = PATIENCE
    pool.submit(QUICK_QUESTION).result(PATIENCE)
    assert stuck.poll() == -signal.SIGKILL
    assert not [thread for thread in threading.enumerate() if isinstance(thread, threading.Timer)]


# -- in turn ----------------------------------------------------------------------------------


def test_whoever_asks_much_waits_behind_those_who_ask_little_bug(pool: WorkerPool) -> None:
    """Twenty tables of one person made an honest turn take 126 seconds instead of one."""
    pool.workers[0].process.send_signal(signal.SIGSTOP)
    answered: list[tuple[str, int]] = []
    wait_until(pool.submit(QUICK_QUESTION, "eve").running)
    futures = []
    for asked in enumerate([*["eve"] * 20, "anna", "anna", "ben"]):
        futures.append(pool.submit(QUICK_QUESTION, asked[1]))
        futures[-1].add_done_callback(lambda _, asked=asked: answered.append(asked[::-1]))
    pool.workers[0].process.send_signal(signal.SIGCONT)
    assert wait(futures, PATIENCE).not_done == set()
    first = [("eve", 0), ("anna", 20), ("ben", 22), ("eve", 1), ("anna", 21), ("eve", 2)]
    assert answered == [*first, *(("eve", number) for number in range(3, 20))]


def test_nobody_has_all_processes_for_themselves() -> None:
    pool = WorkerPool(processes=3, share=2)
    try:
        for worker in pool.workers:
            worker.process.send_signal(signal.SIGSTOP)
        eves = [pool.submit(QUICK_QUESTION, "eve") for _ in range(5)]
        wait_until(lambda: sum(future.running() for future in eves) == 2)
        wait_until(pool.submit(QUICK_QUESTION, "anna").running)
        assert sum(future.running() for future in eves) == 2
        for worker in pool.workers:
            worker.process.send_signal(signal.SIGCONT)
        assert wait(eves, PATIENCE).not_done == set()
        wait_until(lambda: not pool.jobs.working)
        assert not pool.jobs.waiting
    finally:
        pool.close()


# -- back-pressure and the end -------------------------------------------------------------------


def test_too_many_waiting_questions_are_refused() -> None:
    pool = WorkerPool(waiting=2)
    pool.workers[0].process.send_signal(signal.SIGSTOP)
    wait_until(pool.submit(QUICK_QUESTION).running)
    waiting = [pool.submit(QUICK_QUESTION) for _ in range(2)]
    with pytest.raises(Busy, match=r"^2 questions wait for a bot already\.$"):
        pool.submit(QUICK_QUESTION)
    waiting[0].cancel()
    instead = pool.submit(QUICK_QUESTION)  # in the place of the cancelled one
    assert wait([waiting[0]], PATIENCE).done
    with pytest.raises(Busy):
        pool.submit(QUICK_QUESTION)
    pool.workers[0].process.send_signal(signal.SIGCONT)
    assert instead.result(PATIENCE).action in QUICK_QUESTION.actions
    pool.close()


def test_closing_ends_all_processes_and_cancels_what_waits() -> None:
    pool = WorkerPool(processes=2, waiting=3)
    for worker in pool.workers:
        worker.process.send_signal(signal.SIGSTOP)
    thinking = [pool.submit(QUICK_QUESTION) for _ in range(2)]
    wait_until(lambda: all(future.running() for future in thinking))
    waiting = [pool.submit(QUICK_QUESTION) for _ in range(3)]  # as many as may
    pids = [worker.process.pid for worker in pool.workers]
    pool.close()
    assert not any(map(is_running, pids))
    assert not any(worker.thread.is_alive() for worker in pool.workers)
    assert {type(future.exception(0)) for future in thinking} == {NoAnswer}
    assert all(future.cancelled() for future in waiting)
    with pytest.raises(CancelledError):
        waiting[0].result(0)


def test_closing_while_a_worker_is_being_replaced_ends_the_new_one_too() -> None:
    for delay in (0.0, 0.001, 0.002, 0.005, 0.02):
        pool = WorkerPool()
        pool.workers[0].process.send_signal(signal.SIGSTOP)
        wait_until(pool.submit(QUICK_QUESTION).running)
        pool.workers[0].process.kill()
        time.sleep(delay)
        pool.close()
        assert not is_running(pool.workers[0].process.pid)


def test_a_closed_pool_takes_no_questions_and_can_be_closed_again() -> None:
    pool = WorkerPool()
    pool.close()
    with pytest.raises(NoAnswer, match=r"^The bots do not answer any more\.$"):
        pool.submit(QUICK_QUESTION)
    pool.close()


# -- nonsense ------------------------------------------------------------------------------------


def all_hundred(value: object) -> object:
    """Right in shape and range, but no position of any game."""
    return [all_hundred(row) for row in value] if isinstance(value, list) else 100


def nonsense() -> dict[str, tuple[Question | JudgeQuestion, str]]:
    """Questions that make no sense, and what is said to them."""
    good, change = QUICK_QUESTION, msgspec.structs.replace
    title, fields = GAMES[0].title, msgspec.msgpack.decode(QUICK_QUESTION.knowledge)
    no_state, no_action = f"This is no state of {title}.", f"These are no actions of {title}"

    def knowing(values: object) -> Question:
        return change(good, knowledge=msgspec.msgpack.encode(values))

    def judging(played: int) -> JudgeQuestion:
        return JudgeQuestion(*msgspec.structs.astuple(good), played)

    return {
        "no msgpack": (change(good, knowledge=b"\xc1"), no_state),
        "no list": (knowing({"a": 1}), no_state),
        "too short": (knowing(fields[:-1]), no_state),
        "wrong types": (knowing(["x"] * len(fields)), no_state),
        "wrong shapes": (knowing([[0]] * len(fields)), no_state),
        "short rows": (knowing([f[:-1] if type(f) is list else f for f in fields]), no_state),
        "too large": (knowing([fields[0], fields[1], fields[2], 1000, *fields[4:]]), no_state),
        "impossible": (knowing(all_hundred(fields)), "could not think about this position"),
        "no actions": (change(good, actions=[]), no_action),
        "no action of the game": (change(good, actions=[-1]), no_action),
        "a judge who does not look ahead": (judging(good.actions[0]), "can judge, not"),
        "played what is not allowed": (judging(-1), "not among the allowed actions"),
        "unknown game": (change(good, game="chess"), "There is no game 'chess'"),
        "unknown player": (change(good, player="deep"), "There is no bot 'deep'"),
    }


@pytest.mark.parametrize("what", nonsense())
def test_nonsense_gets_a_sentence_and_the_worker_lives_on(pool: WorkerPool, what: str) -> None:
    process, (question, sentence) = pool.workers[0].process, nonsense()[what]
    with pytest.raises(InputError, match=sentence):
        pool.submit(question).result(PATIENCE)
    assert pool.submit(QUICK_QUESTION).result(PATIENCE).action in QUICK_QUESTION.actions
    assert pool.workers[0].process is process
    assert process.poll() is None


# -- signals -------------------------------------------------------------------------------------

ASKING = """
import signal
from dragonden.bots.workers import WorkerPool
from tests.test_workers import LONG_QUESTION, PATIENCE, QUICK_QUESTION, caught_thinking, wait_until
told = []
signal.signal(signal.SIGINT, lambda *_: told.append("interrupted"))
pool = WorkerPool()
pool.submit(QUICK_QUESTION).result(PATIENCE)
process = pool.workers[0].process
pid, future = process.pid, caught_thinking(pool)
print("thinking", flush=True)
wait_until(lambda: told)
print(*told, flush=True)
process.send_signal(signal.SIGCONT)
decision = future.result(PATIENCE)
print(decision.action in LONG_QUESTION.actions, pid == pool.workers[0].process.pid, flush=True)
pool.close()
"""


def test_ctrl_c_does_not_end_a_worker() -> None:
    """Sent as a terminal does, to all processes of the group in the foreground."""
    asking = subprocess.Popen(
        [sys.executable, "-c", ASKING], stdout=subprocess.PIPE, text=True, process_group=0
    )
    assert asking.stdout
    assert asking.stdout.readline() == "thinking\n"
    os.killpg(asking.pid, signal.SIGINT)
    output, _ = asking.communicate(timeout=PATIENCE)
    assert output.split() == ["interrupted", "True", "True"]


def test_a_worker_ignores_an_interrupt_sent_to_it_alone(pool: WorkerPool) -> None:
    pool.submit(QUICK_QUESTION).result(PATIENCE)
    process = pool.workers[0].process
    process.send_signal(signal.SIGINT)
    assert pool.submit(QUICK_QUESTION).result(PATIENCE).action in QUICK_QUESTION.actions
    assert pool.workers[0].process is process


def test_a_worker_ends_when_the_one_who_asks_is_gone() -> None:
    worker = subprocess.Popen(
        [sys.executable, "-m", "dragonden.bots.worker"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert worker.stdin
    assert worker.stdout
    worker.stdout.close()
    body = msgspec.msgpack.encode(QUICK_QUESTION)
    worker.stdin.write(len(body).to_bytes(4, "big") + body)
    _, complaint = worker.communicate(timeout=PATIENCE)
    assert worker.returncode == 0
    assert complaint == b""
