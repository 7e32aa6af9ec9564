"""Analysis: what decisions cost, judged fairly, and from what their seat knew."""

from __future__ import annotations

import contextlib
import itertools
import os
import random
import signal
import threading
from collections.abc import Iterator
from pathlib import Path
from threading import Event
from typing import Any

import msgspec
import pytest
from click.testing import Result
from typer.testing import CliRunner

from dragonden.bots import Candidate, analysing, analysis
from dragonden.bots.analysing import Analysis
from dragonden.bots.analysis import (
    Choice,
    Verdict,
    describe_action,
    find_choices,
    judge_choice,
    judge_choices,
    summarise,
)
from dragonden.bots.search_bot import Effort
from dragonden.cli import app
from dragonden.engine import notation
from dragonden.engine.game import Game
from dragonden.engine.match import Match
from dragonden.engine.referee import guess_state, redact_copy
from dragonden.engine.words import LANGUAGES
from dragonden.games import find_game
from dragonden.terminal import analysis as command
from dragonden.terminal.languages import load_table_words, load_terminal_words

from .command_line import BRIEF, SIZE, name_people, think_briefly
from .support import GAMES, play_match

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_language = pytest.mark.parametrize("language", LANGUAGES)
GAME = GAMES[0]
MOVES = 12  # of a match that is soon analysed


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    think_briefly(monkeypatch)


def everyone(match: Match) -> range:
    return range(int(match.options["players"]))


def analyse(file: Path, *arguments: str) -> Result:
    return CliRunner(env=SIZE).invoke(app, ["analyse", str(file), *arguments])


def plain(text: str) -> str:
    """With line breaks and no-break spaces undone."""
    return " ".join(text.split())


def kept(match: Match, folder: Path) -> Path:
    file = folder / "match.txt"
    file.write_text(f"{match.record()}# seats {name_people(match)}\n", encoding="utf-8")
    return file


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return kept(play_match(GAME, {}, seed=4, moves=MOVES), tmp_path)


# -- verdicts ------------------------------------------------------------------------------------


@every_game
def test_every_real_choice_is_judged_from_what_its_seat_knew(game: Game) -> None:
    match = play_match(game, {}, seed=4, moves=MOVES)
    again, real = Match(game, match.options, match.seed), []
    for number, ply in enumerate(match.plies):
        if len(again.legal()) > 1:
            known = again.knowledge(ply.seat)
            real.append(Choice(number, ply.seat, known, again.legal(), ply.action))
        again.carry_out(ply.action)
    assert find_choices(match, everyone(match)) == real
    assert find_choices(match, [1]) == [choice for choice in real if choice.seat == 1]


@every_game
def test_a_verdict_is_the_same_whatever_is_hidden(game: Game) -> None:
    choice = find_choices(play_match(game, {}, seed=4, moves=MOVES), range(9))[-1]
    other = redact_copy(guess_state(choice.knowledge, choice.seat, random.Random(1)), choice.seat)
    one, two = [
        judge_choice(choice._replace(knowledge=known), Effort(), Event())
        for known in (choice.knowledge, other)
    ]
    assert one == two


@every_game
def test_what_was_played_gets_as_many_simulations_as_the_best(game: Game) -> None:
    match = play_match(game, {}, seed=4, moves=MOVES)
    given = list(judge_choices(find_choices(match, everyone(match)), "dragon"))
    assert [v.ply for v in given] == sorted(v.ply for v in given)
    assert any(v.played != v.best for v in given)
    for v in given:
        assert v.played.action == match.plies[v.ply].action
        if v.played.action == v.best.action:
            assert v.played == v.best
            assert v.chance_lost == v.points_lost == 0
        else:
            assert v.played.visits == v.best.visits == BRIEF // 2
            assert v.chance_lost == v.best.chance - v.played.chance
            assert v.points_lost == (v.best.points - v.played.points) * (-1) ** game.lowest_wins
            assert v.chance_lost > 0, "the better move is worth less"


def test_the_best_is_what_the_level_prefers_among_all_or_what_was_worth_as_much() -> None:
    match = play_match(GAME, {}, seed=4, moves=MOVES)
    preferred = 0
    for choice in find_choices(match, everyone(match)):
        judge = analysis.SearchBot(0)
        found = judge.search(GAME, choice.knowledge, choice.actions, choice.ply)
        verdict = judge_choice(choice, Effort(), Event())
        if verdict.best.action == found[0].action:
            preferred += found[0].action != choice.played
        else:
            assert verdict.best == verdict.played
    assert preferred


def test_to_take_the_other_of_two_equal_pieces_is_the_same_move() -> None:
    for seed in itertools.count():
        match = play_match(find_game("dragomino"), {}, seed=seed, moves=1)
        choice = find_choices(match, everyone(match))[0]
        texts = [describe_action(choice, action) for action in choice.actions]
        twins = [a for a, text in zip(choice.actions, texts, strict=True) if texts.count(text) > 1]
        if twins:
            break
    for action in twins:
        found = judge_choice(choice._replace(actions=twins, played=action), Effort(), Event())
        assert found.played == found.best
        assert found.played.action == action


def test_a_summary_counts_and_finds_the_worst() -> None:
    def verdict(ply: int, seat: int, chance: float, points: float) -> Verdict:
        best, played = [Candidate(action, 1, 0, 0, 0) for action in (0, int(chance > 0))]
        return Verdict(ply, seat, 2, played, best, chance, points)

    lost = [(0.0, 0.0), (0.1, 1.0), (0.3, 0.0), (0.2, 5.0), (0.4, 0.0)]
    given = [verdict(ply, 0, *both) for ply, both in enumerate(lost)] + [verdict(9, 1, 0.9, 9.0)]
    found = summarise(given, 0, together=False)
    assert (found.decisions, found.agreed, found.worst) == (5, 1, [4, 2, 3])
    assert (found.chance_lost, found.points_lost) == pytest.approx((0.2, 1.2))
    assert summarise(given, 0, together=True).worst == [3, 1]
    assert summarise(given, 2, together=False).decisions == 0


# -- the command ---------------------------------------------------------------------------------


@every_game
@every_language
def test_analyse_tells_of_every_decision_and_seat(
    game: Game, language: str, tmp_path: Path
) -> None:
    match = play_match(game, {}, seed=4, moves=MOVES)
    result = analyse(kept(match, tmp_path), "--language", language)
    assert result.exit_code == 0, result.output
    words, output = load_table_words(game, language), plain(result.output)
    assert plain(words("terminal-analysis", name="dragon", same="=", together="no")) in output
    again = Match(game, match.options, match.seed)
    for number, ply in enumerate(match.plies, start=1):
        if len(again.legal()) > 1:
            view, move = again.view(ply.seat), game.decode(ply.action)
            first = plain(words.line(game.describe(move, view))).split()[0]
            row = next(r for r in result.output.splitlines() if r.split()[:1] == [str(number)])
            assert f"P{ply.seat}" in row
            assert first in plain(row)
        again.carry_out(ply.action)
    assert all(f"│ P{seat} " in result.output for seat in everyone(match))
    assert max(map(len, result.output.splitlines())) <= 80


def test_analyse_can_judge_one_seat(file: Path) -> None:
    by_name, by_number = analyse(file, "--seat", "P1"), analyse(file, "--seat", "1")
    assert by_name.output == by_number.output
    assert "P1" in by_name.output
    assert "P0" not in by_name.output


def test_analyse_as_json_says_the_same_to_programs(file: Path) -> None:
    match = play_match(GAME, {}, seed=4, moves=MOVES)
    report = msgspec.json.decode(analyse(file, "--json").output, type=Analysis)
    given = list(judge_choices(find_choices(match, everyone(match)), "dragon"))
    assert [d.move for d in report.decisions] == [v.ply + 1 for v in given]
    assert [d.chance_lost for d in report.decisions] == [v.chance_lost for v in given]
    written = [notation.format_move(match.moves[v.ply]) for v in given]
    assert [d.played.move for d in report.decisions] == written
    assert [s.name for s in report.seats] == name_people(match).split(",")
    assert sum(s.decisions for s in report.seats) == len(given)
    assert (report.level, report.over, report.complete) == ("dragon", False, True)


@every_language
def test_a_match_that_is_not_over_comes_with_a_warning(file: Path, language: str) -> None:
    warning = plain(load_terminal_words(language)("terminal-analysis-running"))
    assert warning in plain(analyse(file, "--language", language).output)


def test_a_finished_match_needs_no_warning(tmp_path: Path) -> None:
    match = play_match(GAME, {"players": GAME.players[0]}, seed=4, style="greedy")
    result = analyse(kept(match, tmp_path), "--json")
    assert msgspec.json.decode(result.output, type=Analysis).over
    running = load_terminal_words("en")("terminal-analysis-running")
    assert plain(running) not in plain(analyse(kept(match, tmp_path)).output)


def test_where_all_win_together_only_points_are_told(tmp_path: Path) -> None:
    from .test_hint import together

    for game, chosen in together():
        file = kept(play_match(game, chosen, seed=4, moves=MOVES), tmp_path)
        report = msgspec.json.decode(analyse(file, "--json").output, type=Analysis)
        assert {d.chance_lost for d in report.decisions} == {None}
        assert {d.best.chance for d in report.decisions} == {None}
        assert {s.mean_chance_lost for s in report.seats} == {None}
        output = plain(analyse(file).output)
        assert "judged from what the player knew then: points." in output
        assert "Wins" not in output


# -- an early end --------------------------------------------------------------------------------


def interrupted_after(number: int) -> Any:
    """Verdicts during which Ctrl-C is pressed."""

    def some(decided: list[Choice], level: str) -> Iterator[Verdict]:
        with contextlib.closing(judge_choices(decided, level)) as coming:
            yield from itertools.islice(coming, number)
        signal.raise_signal(signal.SIGINT)

    return some


def test_ctrl_c_prints_what_was_judged_until_then(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    count = len(msgspec.json.decode(analyse(file, "--json").output, type=Analysis).decisions)
    monkeypatch.setattr(analysing, "judge_choices", interrupted_after(2))
    result = analyse(file)
    assert result.exit_code == 130
    assert f"Interrupted: 2 of {count} decisions were judged." in plain(result.output)
    report = msgspec.json.decode(analyse(file, "--json").output, type=Analysis)
    assert (len(report.decisions), report.complete) == (2, False)


def test_ctrl_c_ends_searches_that_would_never_end(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GAME.bot, "PLAN", GAME.bot.PLAN._replace(budget=1 << 40))
    timer = threading.Timer(0.5, os.kill, [os.getpid(), signal.SIGINT])
    begun = itertools.count()

    def judge(*given: Any) -> Verdict:
        if next(begun) == 0:
            timer.start()  # before a search there is none to end
        return judge_choice(*given)

    monkeypatch.setattr(analysis, "judge_choice", judge)
    with pytest.raises(KeyboardInterrupt):
        command.analyse(file, None, "dragon", json=False, language="en")


def test_ctrl_c_before_the_first_verdict_is_said_in_a_sentence(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysing, "judge_choices", interrupted_after(0))
    result = analyse(file)
    assert result.exit_code == 130
    assert result.output == "dragonden: Interrupted before any decision was judged.\n"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--level", "drake"], "--level can be dragon or elder, not drake: only they look ahead."),
        (["--level", "deep"], "--level can be dragon or elder, not deep"),
        (["--seat", "Zoë"], "--seat can be 0 (P0), 1 (P1), 2 (P2), 3 (P3), not Zoë."),
        (["--language", "it"], "The language can be en, fr, de, not it."),
    ],
)
def test_what_cannot_be_analysed_is_said_in_a_sentence(
    file: Path, arguments: list[str], sentence: str
) -> None:
    result = analyse(file, *arguments)
    assert result.exit_code == 2
    assert result.output.startswith(f"dragonden: {sentence}")


def test_a_match_without_decisions_is_said_in_a_sentence(tmp_path: Path) -> None:
    result = analyse(kept(Match(GAME, {}, seed=4), tmp_path))
    assert result.exit_code == 2
    assert result.output == "dragonden: There is no decision to judge in this match.\n"
