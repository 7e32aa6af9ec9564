"""A pytest plugin that records which tests a stage ran and which it skipped.

Some tests belong to one backend, or need a database. What one stage skips, another must run. A test
that skips itself while it runs, because a game has nothing to test, counts as run.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TextIO

import pytest

FOLDER = "DRAGONDEN_SKIP_REPORT"  # the variable that says where notes are kept
RUN, LEFT_OUT = "run", "left out"

NOTES: list[TextIO] = []


def pytest_configure() -> None:
    folder = Path(os.environ[FOLDER])
    NOTES.append((folder / str(os.getpid())).open("a", encoding="utf-8"))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.when == "call":
        print(RUN, report.nodeid, sep="\t", file=NOTES[0])
    elif report.when == "setup" and report.skipped:
        print(LEFT_OUT, report.nodeid, sep="\t", file=NOTES[0])


def pytest_unconfigure() -> None:
    NOTES.pop().close()


def find_never_run(folder: Path) -> list[str]:
    """The tests that every stage has left out."""
    found: dict[str, set[str]] = {RUN: set(), LEFT_OUT: set()}
    for path in folder.iterdir():
        for line in path.read_text(encoding="utf-8").splitlines():
            outcome, test = line.split("\t", 1)
            found[outcome].add(test)
    return sorted(found[LEFT_OUT] - found[RUN])
