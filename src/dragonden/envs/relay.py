"""Threads that step their parts of a batch together, and are called without Python.

To wake a thread that sleeps and to hand Python's lock over takes a hundred microseconds of both
threads, in which hundreds of games are stepped. So a thread that has done its part goes on looking
for its next order for about as long, in compiled code, before it sleeps.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any

from dragonden.engine.kernel import exchange, kernel, peek

from .stepping import Arrays, Plan, step_games
from .workers import Answers, Workers

ORDER, DONE, CHECK, WRONG = range(4)  # the slots of a thread
LINE = 16  # slots from one thread's first to the next one's: processors fetch as much at once
UNDONE = -2  # instead of a game whose choice is none: a thread is not done yet
PATIENCE = 1 << 19  # looks at a slot: a quarter of a millisecond
NAP = 0.00005  # seconds


class Relay:
    """Threads beside the caller's, each with a part of the games of a batch."""

    def __init__(
        self, step: Callable[..., int], arrays: Arrays, plan: Plan, ends: Any, workers: Workers
    ) -> None:
        self.step, self.workers = step, workers
        self.threads = range(1, len(ends) - 1)
        self.slots = ends[:-1].repeat(LINE) * 0
        self.given = arrays, plan, ends, self.slots
        self.asleep = set(self.threads)
        self.answers: Answers = SimpleQueue()
        self.calls = 0

    def call(self, is_checked: int) -> int:
        """Step all games; returns as `step_games` does."""
        self.calls += 1
        self.wake()
        wrong = self.step(*self.given, 0, self.calls, is_checked)
        while wrong == UNDONE:  # a thread fell asleep just now, or the machine is busy
            self.wake()
            time.sleep(NAP)
            if (self.slots[LINE + DONE :: LINE] == self.calls).all():
                wrong = int(self.slots[WRONG::LINE].max())
        return wrong

    def wake(self) -> None:
        """Let the threads that sleep look for orders; what one of them has raised is raised."""
        while not self.answers.empty():
            _, mistake = self.answers.get()
            if mistake is not None:
                raise mistake
        for thread in tuple(self.asleep):
            self.asleep.discard(thread)
            order = follow, (self.step, self.given, thread, self.asleep), self.answers
            self.workers.orders[thread - 1].put(order)


def follow(step: Callable[..., int], given: tuple[Any, ...], thread: int, asleep: set[int]) -> None:
    """Do what is ordered until nothing has been for a while."""
    try:
        step(*given, thread, 0, 0)
    finally:
        asleep.add(thread)


@kernel
def step_together(
    arrays: Arrays, plan: Plan, ends: Any, slots: Any, thread: int, call: int, is_checked: int
) -> int:
    """Step all games if this is the caller's thread, else a part of them whenever it is ordered."""
    if thread > 0:
        return follow_orders(arrays, plan, ends, slots, thread)
    for other in range(1, len(ends) - 1):
        slots[other * LINE + CHECK] = is_checked
        exchange(slots, other * LINE + ORDER, call)
    wrong = step_games(arrays, plan, ends[0], ends[1], 0, is_checked)
    slots[WRONG] = wrong
    for other in range(1, len(ends) - 1):
        if await_other(slots, other * LINE + DONE, call - 1) != call:
            return UNDONE
        wrong = max(wrong, slots[other * LINE + WRONG])
    return wrong


@kernel
def follow_orders(arrays: Arrays, plan: Plan, ends: Any, slots: Any, thread: int) -> int:
    """Step a part of the games each time that another call is ordered."""
    done = slots[thread * LINE + DONE]
    while True:
        order = await_other(slots, thread * LINE + ORDER, done)
        if order == done:
            return 0
        check = slots[thread * LINE + CHECK]
        wrong = step_games(arrays, plan, ends[thread], ends[thread + 1], thread, check)
        slots[thread * LINE + WRONG] = wrong
        done = order
        exchange(slots, thread * LINE + DONE, done)


@kernel
def await_other(slots: Any, at: int, known: int) -> int:
    """What another thread writes over a number, or that number if it is patience that ends."""
    for _ in range(PATIENCE):
        found = peek(slots, at)
        if found != known:
            return found
    return known
