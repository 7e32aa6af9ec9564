"""A worker process: `python -m dragonden.bots.worker` reads questions and writes answers.

On its standard input and output, each message is its length in four bytes and then msgpack. What
anything else prints goes to the standard error.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import traceback
from threading import Event
from typing import IO, Any

import msgspec

from dragonden.engine.errors import InputError
from dragonden.engine.verbs import actor
from dragonden.games import all_games, find_game

from . import LEVELS, SEARCHING, ask, create_bot
from .analysis import Choice, compare_with_best
from .decision import Judgement
from .questions import Answer, AnyQuestion, JudgeQuestion, Problem, unpack_state
from .readiness import start_compiling, wait_until_ready
from .search_bot import Effort

LENGTH = 4  # bytes
MODEST = 10  # niceness: the server itself goes first
REPORTED: set[type[Exception]] = set()  # errors whose traceback was printed
GENTLE = 9  # more: nobody waits for judges, they get a tenth of what a bot gets


def read_message(stream: IO[bytes]) -> bytes | None:
    """The next message, or None when there are no more."""
    head = stream.read(LENGTH)
    if len(head) < LENGTH:
        return None
    size = int.from_bytes(head, "big")
    body = stream.read(size)
    return body if len(body) == size else None


def write_message(stream: IO[bytes], body: bytes) -> None:
    stream.write(len(body).to_bytes(LENGTH, "big") + body)
    stream.flush()


def answer(body: bytes) -> Answer:
    """Let the player decide; nothing that can be asked ends the worker."""
    try:
        question: AnyQuestion = msgspec.msgpack.decode(body, type=AnyQuestion)
        known = unpack_state(find_game(question.game), question)
        if isinstance(question, JudgeQuestion):
            return judge(known, question)
        return ask(create_bot(question.player, question.seed), known, question.actions)
    except InputError as mistake:
        return Problem(str(mistake))
    except Exception as error:
        if type(error) not in REPORTED:  # a bot that always fails must not fill the log
            REPORTED.add(type(error))
            traceback.print_exc()
        return Problem("The bot could not think about this position.")


def judge(known: Any, question: JudgeQuestion) -> Judgement:
    """Compare what was played with the best."""
    if question.player not in SEARCHING:
        raise InputError(f"Only {' and '.join(SEARCHING)} can judge, not {question.player}.")
    wait_until_ready(find_game(question.game))  # nobody waits, and verdicts shall be good
    choice = Choice(question.seed, actor(known), known, question.actions, question.played)
    return Judgement(*compare_with_best(choice, Effort(LEVELS[question.player].effort), Event()))


def main() -> None:
    """Answer until the other side closes; Ctrl-C is meant for the process that asks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # elsewhere whoever starts a worker says how modest it is
        os.nice(MODEST + GENTLE if "--gentle" in sys.argv else MODEST)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    for game in all_games() if "--warm" in sys.argv else []:
        start_compiling(game)
    with contextlib.suppress(BrokenPipeError):  # the other side is gone
        while (body := read_message(sys.stdin.buffer)) is not None:
            write_message(answers, msgspec.msgpack.encode(answer(body)))


if __name__ == "__main__":
    main()
