"""Bots at the terminal's table: any level may sit there, think aloud, and give hints."""

from __future__ import annotations

import io
import os
import random
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

import dragonden
from dragonden.bots import LEVELS, SEARCHING, create_bot
from dragonden.cli import app
from dragonden.engine import notation, options
from dragonden.engine.backends import INTERPRETED
from dragonden.engine.game import Game
from dragonden.engine.match import Match
from dragonden.engine.referee import guess_state
from dragonden.engine.words import LANGUAGES
from dragonden.terminal import screen
from dragonden.terminal.hint import ADVISER
from dragonden.terminal.languages import load_table_words, load_terminal_words
from dragonden.terminal.numbers import format_decimal, format_exact_percent, format_percent
from dragonden.terminal.saving import Savefile
from dragonden.terminal.seats import SeatHolder
from dragonden.terminal.session import Session
from dragonden.terminal.turn import Turn

from .command_line import (
    BRIEF,
    SIZE,
    flatten_output,
    format_moves,
    name_people,
    play,
    think_briefly,
)
from .support import GAMES, play_match

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_language = pytest.mark.parametrize("language", LANGUAGES)
GAME = GAMES[0]
MOST_MOVES = 2  # of a hint: fewer than are tried


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    think_briefly(monkeypatch)
    monkeypatch.setattr("dragonden.terminal.hint.MOST_MOVES", MOST_MOVES)


def choice(game: Game, chosen: dict | None = None) -> Match:
    """A match in a position with something to choose."""
    match = play_match(game, chosen or {}, seed=4, moves=5)
    while len(match.legal()) < 3:
        match.carry_out(match.legal()[0])
    return match


def hint(match: Match, language: str = "en") -> str:
    """What is printed between `hint` and the next question."""
    text = options.format_setting(match.game.name, match.options)
    asked = ["play", text, "--seed", str(match.seed), "--seats", name_people(match)]
    lines = "".join(f"{line}\n" for line in [*format_moves(match), "hint", "quit"])
    runner = CliRunner(env=SIZE)
    output = runner.invoke(app, [*asked, "--language", language], input=lines).output
    return output.split("> hint")[-1].split("> quit")[0]


def plain(text: str) -> str:
    """With line breaks and no-break spaces undone."""
    return " ".join(text.split())


def rows(hint: str) -> list[list[str]]:
    """The cells of the table's rows; a move's words may go on in lines without a number."""
    cells = [[cell.strip() for cell in line.split("│")[1:-1]] for line in hint.splitlines()]
    return [row for row in cells if row and row[0].isdecimal()]


# -- levels --------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_at_the_table(level: str) -> None:
    seats = ",".join([level.upper(), *["random"] * (GAME.players[0] - 1)])
    result = play(GAME.name, "--seats", seats, "--seed", 1)
    assert result.exit_code == 0, result.output
    assert f"│ {level} " in result.output


def test_opponents_answer_at_once_unless_others_are_asked_for() -> None:
    result = play(GAME.name, "--option", f"players={GAME.players[0]}", typed=["quit"])
    assert re.search(r"\bdrake\b", result.output)
    assert "drake" not in SEARCHING


def test_help_says_what_every_level_is() -> None:
    help = flatten_output(CliRunner(env=SIZE).invoke(app, ["play", "--help"]))
    levels = help.split("The levels of bots")[1].split("Arguments")[0]
    assert all(level in levels for level in LEVELS)


@every_language
def test_a_terminal_shows_who_thinks(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    def terminal() -> Console:
        return Console(force_terminal=True, highlight=False, markup=False, emoji=False)

    seats = ",".join(["dragon", *["random"] * (GAME.players[0] - 1)])
    asked = ["play", GAME.name, "--seats", seats, "--seed", "1", "--language", language]
    thinking, other = [
        plain(load_terminal_words(language)("terminal-thinking-weak", name=name))
        for name in ("dragon", "random")
    ]
    assert thinking not in flatten_output(CliRunner(env=SIZE).invoke(app, asked))
    monkeypatch.setattr(screen, "new_console", terminal)
    shown = flatten_output(CliRunner(env={**SIZE, "TERM": "xterm"}).invoke(app, asked))
    assert thinking in shown
    assert other not in shown
    monkeypatch.setattr("dragonden.bots.readiness.is_ready", lambda game: True)
    with screen.Screen(GAME, load_table_words(GAME, language), []).show_thinking("elder") as status:
        assert status.status == load_terminal_words(language)("terminal-thinking", name="elder")


def test_ctrl_c_while_a_bot_thinks_leaves_as_elsewhere(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    seats = ",".join(["elder"] * GAME.players[0])
    command = ["play", GAME.name, "--seats", seats, "--save", str(file), "--language", "en"]
    playing = subprocess.Popen(
        [sys.executable, "-m", "dragonden.cli", *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert playing.stdout
    assert playing.stdout.readline() == f"{GAME.title}\n"
    time.sleep(0.5)
    playing.send_signal(signal.SIGINT)
    output, complaint = playing.communicate()
    assert playing.returncode == 130
    assert f"dragonden play --resume {file}" in output.replace("\n", "")
    assert complaint == ""
    assert dragonden.load(file.read_text(encoding="utf-8")).actor is not None


# -- hints ---------------------------------------------------------------------------------------


@every_game
@every_language
def test_a_hint_is_what_a_dragon_would_play(game: Game, language: str) -> None:
    match = choice(game)
    output, words = hint(match, language), load_table_words(game, language)
    known, actions = match.knowledge(match.actor), match.legal()
    thought = create_bot(ADVISER, len(match.plies)).decide(known, actions).candidates
    tried, found = sum(c.visits for c in thought), thought[:MOST_MOVES]
    assert 0 < tried <= BRIEF
    assert len(thought) > MOST_MOVES
    assert [row[0] for row in rows(output)] == [str(actions.index(c.action) + 1) for c in found]
    assert [row[2:] for row in rows(output)] == [
        [str(c.visits), format_decimal(c.points, words), format_percent(c.chance, words)]
        for c in found
    ]
    for row, one in zip(rows(output), found, strict=True):
        meaning = words.line(game.describe(game.decode(one.action), match.view(match.actor)))
        assert plain(meaning).startswith(plain(row[1]))
    assert plain(words("terminal-hint", name=ADVISER, count=tried)) in plain(output)
    assert max(map(len, output.splitlines())) <= 80


@every_game
def test_a_hint_uses_only_what_the_seat_knows(game: Game) -> None:
    """It is the same with another truth behind what the seat sees."""
    match, other = choice(game), choice(game)
    one, two = session_of(match), session_of(other)
    seat, truth = match.actor, match.state
    assert seat is not None
    other.states[0] = guess_state(match.knowledge(seat), seat, random.Random(3))
    assert other.state != truth
    assert given(one, seat) == given(two, seat)


def session_of(match: Match) -> Session:
    names = name_people(match).split(",")
    shown = screen.Screen(match.game, load_table_words(match.game, "en"), names)
    shown.console = Console(width=80, file=io.StringIO())
    return Session(match, [SeatHolder(name) for name in names], shown, Savefile(match, names))


def given(session: Session, seat: int) -> str:
    """A hint at a table that is here already."""
    Turn(session, seat).hint("")
    assert isinstance(session.screen.console.file, io.StringIO)
    return session.screen.console.file.getvalue()


def test_a_hint_about_the_only_move_says_so() -> None:
    match = Match(GAME, {}, seed=0)
    luck = random.Random(0)
    while len(match.legal()) != 1:
        match.carry_out(luck.choice(match.legal()))
    assert "It is the only move" in hint(match)


def test_a_hint_changes_nothing() -> None:
    match = choice(GAME)
    move = notation.format_move(match.offered()[0])
    lines = [*format_moves(match), "hint", "hint", f"why {move}", "quit"]
    result = play(GAME.name, "--seed", 4, "--seats", name_people(match), typed=lines)
    first, second = result.output.split("> hint")[1:]
    assert rows(first) == rows(second)
    assert f"{move} is allowed now." in second


@every_language
def test_a_hint_says_when_it_is_a_weak_one(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    weak = plain(load_terminal_words(language)("terminal-hint-weak"))
    assert weak in plain(hint(choice(GAME), language))
    monkeypatch.setattr("dragonden.bots.readiness.is_ready", lambda game: True)
    monkeypatch.setattr("dragonden.bots.search_bot.best_backend", lambda game: INTERPRETED)
    assert weak not in plain(hint(choice(GAME), language))


def together() -> list[tuple[Game, dict]]:
    """The settings in which all win or lose as one."""
    return [
        (game, {option.name: value})
        for game in GAMES
        for option in game.own_options
        for value in option.choices
        if all_win(Match(game, {option.name: value}, seed=1))
    ]


def all_win(match: Match) -> bool:
    return match.game.is_cooperative(match.state)


def test_where_all_win_together_a_hint_tells_only_points() -> None:
    settings = together()
    assert [options.format_setting(game.name, chosen) for game, chosen in settings] == [
        "dinoland(mode=cooperative)"
    ]
    for game, chosen in settings:
        match = choice(game, chosen)
        output = hint(match)
        assert "Points" in output
        assert "Wins" not in output
        assert {len(row) for row in rows(output)} == {4}


@pytest.mark.parametrize(
    ("number", "language", "text"),
    [(12.34, "en", "12.3"), (-0.04, "en", "0.0"), (-1.5, "de", "−1,5"), (-1.5, "fr", "−1,5")],
)
def test_decimals_are_written_as_in_the_language(number: float, language: str, text: str) -> None:
    assert format_decimal(number, load_terminal_words(language)) == text


@pytest.mark.parametrize(
    ("share", "language", "text"),
    [(0.384, "en", "38%"), (-0.384, "de", "−38\u00a0%"), (-0.001, "fr", "0\u00a0%")],
)
def test_percentages_are_written_as_in_the_language(share: float, language: str, text: str) -> None:
    assert format_percent(share, load_terminal_words(language)) == text


def test_small_percentages_are_written_with_tenths() -> None:
    assert format_exact_percent(0.0123, load_terminal_words("de")) == "1,2\u00a0%"
