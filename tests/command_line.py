"""Runs the command line with typed input; the tests of the terminal share it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest
from click.testing import Result
from typer.testing import CliRunner

import dragonden
from dragonden.cli import app
from dragonden.engine import notation
from dragonden.engine.match import Match
from dragonden.terminal import session
from dragonden.terminal.keyboard import Keyboard

from .support import GAMES

BRIEF = 8  # simulations, and decisions of a playout
SIZE = {"COLUMNS": "80", "LINES": "24", "LANG": "C.UTF-8", "LC_ALL": ""}


def play(*arguments: object, typed: Iterable[str] = ()) -> Result:
    """What `dragonden play` prints and leaves behind when these lines are typed."""
    lines = "".join(f"{line}\n" for line in typed)
    arguments = ("play", *arguments, "--language", "en")
    return CliRunner(env=SIZE).invoke(app, [*map(str, arguments)], input=lines)


def flatten_output(result: Result) -> str:
    """The output with its line breaks undone."""
    return " ".join(result.output.split())


def name_people(match: Match) -> str:
    """Persons on all seats of a match."""
    return ",".join(f"P{seat}" for seat in range(int(match.options["players"])))


def format_moves(match: Match) -> list[str]:
    return [notation.format_move(move) for move in match.moves]


def read_record(path: Path) -> str:
    """The record in a file, without its remark about seats."""
    return dragonden.load(path.read_text(encoding="utf-8")).record()


def play_live(monkeypatch: pytest.MonkeyPatch, *arguments: object, typed: Iterable[str]) -> Result:
    """As `play`, but the session believes that it sits at a real terminal."""

    class Live(Keyboard):
        def __init__(self) -> None:
            self.live = True

    monkeypatch.setattr(session, "Keyboard", Live)
    return play(*arguments, typed=typed)


def think_briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have searches that are soon over, the same on any machine, and wait for no compiler."""
    monkeypatch.setattr("dragonden.bots.readiness.compile_search", lambda game: None)
    monkeypatch.setattr("dragonden.bots.readiness.THREADS", {})
    monkeypatch.setattr("dragonden.bots.readiness.READY", set())
    monkeypatch.setattr("dragonden.bots.search_bot.INTERPRETED_SECONDS", 3600.0)
    for game in GAMES:
        plan = game.bot.PLAN._replace(budget=BRIEF, horizon=BRIEF)
        monkeypatch.setattr(game.bot, "PLAN", plan)
