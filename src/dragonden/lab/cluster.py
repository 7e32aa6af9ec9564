"""Games on many machines, by Ray: whole batches of game numbers for each task.

A game depends on its number alone, so the results are those of one machine. What a lost machine was
playing is played again by another. Each node compiles a game once and keeps it on its disk.
"""

from __future__ import annotations

import contextlib
import logging
import socket
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from typing import Any

from dragonden.engine.errors import InputError
from dragonden.engine.extras import require

from .arena import Arena, GameResult, play_game
from .worker_pool import name_players, prepare_search

KNOCK = 10.0  # seconds to wait for an answer
PER_CORE = 4  # batches, so that slow machines do not keep the others waiting


@contextlib.contextmanager
def connect(address: str) -> Iterator[Any]:
    """A cluster of Ray, by its address; `auto` finds one that runs on this machine."""
    with require("ray", "To play on many machines"):
        import ray

    ours = not ray.is_initialized()
    try:
        if ours:
            knock(address)
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, ValueError) as error:
        raise InputError(f"There is no Ray at {address}: {error}") from None
    try:
        yield ray
    finally:
        if ours:
            ray.shutdown()


def knock(address: str) -> None:
    """See whether somebody listens there: Ray itself would wait for minutes."""
    host, colon, port = address.rpartition(":")
    if colon and port.isdecimal() and "/" not in host:
        socket.create_connection((host, int(port)), KNOCK).close()


def run_batches(
    address: str, task: Callable[..., Any], batches: Iterable[Sequence[Any]]
) -> Generator[Any, None, None]:
    """What a function returns for the arguments of each batch, as they finish.

    Closing the iterator, or Ctrl-C, cancels the rest.
    """
    with connect(address) as ray:
        remote = ray.remote(max_retries=-1)(task)
        waiting = [remote.remote(*batch) for batch in batches]
        try:
            while waiting:
                done, waiting = ray.wait(waiting, timeout=1.0)
                for one in done:
                    yield ray.get(one)
        finally:
            for one in waiting:
                ray.cancel(one, force=True)


def count_cpus(address: str) -> int:
    """How many processors a cluster has."""
    with connect(address) as ray:
        return max(1, int(ray.cluster_resources().get("CPU", 1)))


def play_games(
    address: str, arena: Arena, numbers: Sequence[int]
) -> Generator[GameResult, None, None]:
    """The games of an arena with these numbers, as they finish."""
    size = max(1, len(numbers) // (PER_CORE * count_cpus(address)))
    known = name_players(arena)
    batches = [(known, numbers[at : at + size]) for at in range(0, len(numbers), size)]
    for played in run_batches(address, play_batch, batches):
        yield from played


def play_batch(arena: Arena, numbers: Sequence[int]) -> list[GameResult]:
    """Play some games of an arena, wherever this is run."""
    prepare_search(arena)
    return [play_game(arena, arena.schedule(number)) for number in numbers]
