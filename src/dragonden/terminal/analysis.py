"""`dragonden analyse`: from a file to what its decisions cost."""

from __future__ import annotations

import contextlib
from pathlib import Path

from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, SpinnerColumn, TimeRemainingColumn

from dragonden.bots import SEARCHING
from dragonden.bots.analysis import Choice, Verdict, find_choices, judge_choices
from dragonden.bots.readiness import wait_until_ready
from dragonden.engine.errors import InputError
from dragonden.engine.game import Game
from dragonden.engine.words import Words

from .analysis_report import Analysis, format_json, print_analysis
from .records import find_seat, list_seats, open_record


def analyse(file: Path, seat: str | None, level: str, json: bool, language: str | None) -> bool:
    """Judge and print; returns False if it was interrupted."""
    if level not in SEARCHING:
        raise InputError(
            f"--level can be {' or '.join(SEARCHING)}, not {level}: only they look ahead."
        )
    match, screen = open_record(file, language)
    judged = parse_seats(seat, screen.names)
    decided = find_choices(match, judged)
    if not decided:
        raise InputError("There is no decision to judge in this match.")
    found: list[Verdict] = []
    with contextlib.suppress(KeyboardInterrupt):
        judge_with_progress(match.game, decided, level, screen.words, found)
    if not found:
        raise KeyboardInterrupt
    together = match.game.is_cooperative(match.state)
    analysis = Analysis(match, level, judged, together, found, len(decided))
    if json:
        print(format_json(analysis, screen.names))
    else:
        if match.actor is not None:
            screen.say("analysis-running")
        print_analysis(analysis, screen)
    return len(found) == len(decided)


def parse_seats(asked: str | None, names: list[str]) -> list[int]:
    """The seats whose decisions are judged: one, or all."""
    if asked is None:
        return [*range(len(names))]
    seat = find_seat(asked, names)
    if seat is None:
        raise InputError(f"--seat can be {list_seats(names)}, not {asked}.")
    return [seat]


def judge_with_progress(
    game: Game, decided: list[Choice], level: str, words: Words, found: list[Verdict]
) -> None:
    """Add the verdicts as they come, with a progress bar if there is a terminal."""
    console = Console(stderr=True)
    columns = (
        SpinnerColumn(),
        *Progress.get_default_columns()[:2],
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    hidden = not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=hidden) as bar:
        task = bar.add_task(words("terminal-compiling", title=game.title), total=None)
        wait_until_ready(game)
        bar.update(task, description=words("terminal-judging", name=level), total=len(decided))
        with contextlib.closing(judge_choices(decided, level)) as coming:
            for verdict in coming:
                found.append(verdict)
                bar.advance(task)
