"""Tries mutants: pytest collects the tests once, then runs each mutant in a forked process."""

from __future__ import annotations

import os
import resource
import signal
import time
import traceback
import warnings
from collections.abc import Callable
from types import ModuleType
from typing import NoReturn

import pytest
from _pytest.runner import runtestprotocol

from .changes import Mutant

SURVIVED = ""
ENDLESS = "a test did not end"
PATIENCE = 20  # seconds of processor time that a test may take: far more than any does
MEMORY = 4 << 30  # bytes: a fault may ask for ever more


class Trials:
    """A pytest plugin that runs the collected tests once for each fault."""

    def __init__(self, rules: ModuleType, mutants: list[Mutant]) -> None:
        self.rules, self.mutants = rules, mutants
        self.faults: list[str] = []
        self.sound: set[str] = {SURVIVED, ENDLESS}  # and tests that pass with the right rules

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of running the tests once."""
        # Tests of one sentence first: they are quick, and notice most.
        tests = sorted(session.items, key=lambda test: "[" in test.nodeid)
        for number, mutant in enumerate(self.mutants, start=1):
            killer = self.find_killer(mutant, tests)
            # What has noticed one fault is the likeliest to notice the next.
            tests.sort(key=lambda test: test.nodeid != killer)
            if killer not in self.sound:
                assert run_in_child(lambda: find_failing(tests[:1])) == SURVIVED, f"{killer} fails"
                self.sound.add(killer)
            self.judge(mutant, killer, f"{number}/{len(self.mutants)}")
        return True

    def find_killer(self, mutant: Mutant, tests: list[pytest.Item]) -> str:
        """The first test that fails with a fault, or SURVIVED."""
        code = mutant.code(self.path)

        def run() -> str:
            # In place: whoever has imported the function gets the faulty one.
            getattr(self.rules, mutant.function).__code__ = code
            return find_failing(tests)

        return run_in_child(run)

    @property
    def path(self) -> str:
        return self.rules.__file__ or ""

    def judge(self, mutant: Mutant, killer: str, place: str) -> None:
        """Say what has come of a fault, and note what should not be."""
        where = f"{os.path.relpath(self.path)}:{mutant.line}: {mutant.name}"
        print(f"{place} {where}: {killer or 'survived'}", flush=True)
        if killer == SURVIVED:
            self.faults.append(f"{where}: no test notices it")


def find_failing(tests: list[pytest.Item]) -> str:
    """The first test that fails, or SURVIVED."""
    for test in tests:
        end = int(time.process_time()) + PATIENCE
        resource.setrlimit(resource.RLIMIT_CPU, (end, resource.RLIM_INFINITY))
        if any(report.failed for report in runtestprotocol(test, log=False, nextitem=None)):
            return test.nodeid
    return SURVIVED


def run_in_child(run: Callable[[], str]) -> str:
    """What a function returns in a forked process; ENDLESS if that took too long."""
    reading, writing = os.pipe()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that forking and threads do not mix: there are none
        child = os.fork()
    if child == 0:
        answer(run, writing)
    os.close(writing)
    with os.fdopen(reading) as line:
        told = line.read()
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGXCPU:
        return ENDLESS
    assert status == 0, f"the process of a fault has ended with {status}"
    return told


def answer(run: Callable[[], str], writing: int) -> NoReturn:
    """Write what a function returns, and end this process without a word."""
    try:
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        os.write(writing, run().encode())
        os._exit(0)
    finally:
        traceback.print_exc()
        os._exit(1)
