"""Processes that play an arena's games and return each as it finishes."""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import sys
import threading
import traceback
from collections.abc import Generator, Iterable, Iterator
from dataclasses import replace
from multiprocessing.connection import wait
from types import ModuleType
from typing import Any

from dragonden.bots import Player
from dragonden.bots.loading import name_object
from dragonden.bots.readiness import wait_until_ready
from dragonden.engine.errors import InputError
from dragonden.games import find_game

from .arena import Arena, GameResult, play_game

Line = Any  # one end of a pipe: a Connection, or on Windows a PipeConnection

IN_WORKER = False  # whether this process plays for another


def prepare_search(arena: Arena) -> None:
    """Have the search compiled if somebody searches."""
    if any(arena.kind(name).searches for name in arena.names):
        wait_until_ready(find_game(arena.game))


def play_games(
    arena: Arena, numbers: Iterable[int], processes: int
) -> Generator[GameResult, None, None]:
    """The games with these numbers, as they finish; closing the iterator ends all work."""
    prepare_search(arena)
    waiting = iter(numbers)
    if processes == 1:
        yield from (play_game(arena, arena.schedule(number)) for number in waiting)
        return
    with start_workers(name_players(arena), processes) as lines:
        while lines:
            ready: list[Line] = wait(lines)
            for line in ready:
                result = receive_result(line)
                number = next(waiting, None)
                line.send(number)
                if number is None:
                    lines.remove(line)
                if result:
                    yield result


def name_players(arena: Arena) -> Arena:
    """The same arena with all players given by texts that other processes understand."""
    own: dict[str, Player] = {}
    for name, player in arena.own.items():
        if text := name_object(player):
            own[name] = text
        else:
            raise InputError(
                f"Other processes cannot find the bot {name}: put its class into a file, or play "
                "with processes=1."
            )
    return replace(arena, own=own)


def receive_result(line: Line) -> GameResult | None:
    """A game that a worker has played; None when it is ready for its first."""
    try:
        result: GameResult | str | None = line.recv()
    except EOFError:
        raise RuntimeError("A process of the arena ended all of a sudden.") from None
    if isinstance(result, str):
        raise RuntimeError(f"A process of the arena failed:\n{result}")
    return result


@contextlib.contextmanager
def start_workers(arena: Arena, count: int) -> Iterator[list[Line]]:
    """Some processes and the lines to them; they end when the context does."""
    context = multiprocessing.get_context("spawn")
    lines: list[Line] = []
    processes: list[Any] = []
    try:
        for _ in range(count):
            ours, theirs = context.Pipe()
            process = context.Process(target=run_worker, args=[arena, theirs], daemon=True)
            with ignore_interrupts(), hide_main():
                process.start()
            theirs.close()
            lines.append(ours)
            processes.append(process)
        yield list(lines)
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()
        for line in lines:
            line.close()


@contextlib.contextmanager
def ignore_interrupts() -> Iterator[None]:
    """Have processes started meanwhile ignore Ctrl-C, which is meant for this one."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may change that, and only it gets interrupts
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextlib.contextmanager
def hide_main() -> Iterator[None]:
    """Have processes started meanwhile not run the script again that started them."""
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main


def run_worker(arena: Arena, line: Line) -> None:
    """Play the games asked for until there are no more or the other side has closed."""
    global IN_WORKER
    IN_WORKER = True
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # on Windows it would be asked to stop as well
    with contextlib.suppress(EOFError, BrokenPipeError):
        try:
            prepare_search(arena)
            line.send(None)
            while (number := line.recv()) is not None:
                line.send(play_game(arena, arena.schedule(number)))
        except Exception:
            line.send(traceback.format_exc())
