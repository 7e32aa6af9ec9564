"""`dragonden analyse`: from a file to what its decisions cost."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import MofNCompleteColumn, SpinnerColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from dragonden.bots import SEARCHING, analysing
from dragonden.engine.errors import InputError
from dragonden.engine.progress import Progress

from .analysis_tables import print_analysis
from .records import find_seat, list_seats, open_record
from .screen import Screen


def analyse(file: Path, seat: str | None, level: str, json: bool, language: str | None) -> bool:
    """Judge and print; returns False if it was interrupted."""
    if level not in SEARCHING:
        raise InputError(
            f"--level can be {' or '.join(SEARCHING)}, not {level}: only they look ahead."
        )
    match, screen = open_record(file, language)
    seats = parse_seats(seat, screen.names)
    with progress_bar(level, screen) as watch:
        found = analysing.analyse(
            match, level=level, seats=seats, names=screen.names, watch=watch, return_early=True
        )
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        if not found.over:
            screen.say("analysis-running")
        print_analysis(found, match, screen)
    return found.complete


def parse_seats(asked: str | None, names: list[str]) -> list[int] | None:
    """The seats whose decisions are judged: one, or all."""
    if asked is None:
        return None
    seat = find_seat(asked, names)
    if seat is None:
        raise InputError(f"--seat can be {list_seats(names)}, not {asked}.")
    return [seat]


@contextlib.contextmanager
def progress_bar(level: str, screen: Screen) -> Iterator[Progress]:
    """A progress bar if there is a terminal; gives the function that moves it."""
    console, words = Console(stderr=True), screen.words
    columns = (
        SpinnerColumn(),
        *Bar.get_default_columns()[:2],
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    hidden = not console.is_terminal
    with Bar(*columns, console=console, transient=True, disable=hidden) as bar:
        task = bar.add_task(words("terminal-compiling", title=screen.game.title), total=None)

        def watch(done: int, of: int) -> None:
            text = words("terminal-judging", name=level)
            bar.update(task, description=text, completed=done, total=of)

        yield watch
