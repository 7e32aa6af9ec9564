"""Analyses over the network: of finished games only, told as they grow, in nobody's way."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

import dragonden
from dragonden.bots import Candidate
from dragonden.bots.analysis import Choice, Verdict, build_verdict, find_choices
from dragonden.bots.worker import GENTLE, MODEST
from dragonden.bots.workers import Worker
from dragonden.engine.game import Game
from dragonden.engine.words import LANGUAGES
from dragonden.server import api
from dragonden.server.analyses import Analysis
from dragonden.server.bot_service import BotService
from dragonden.server.words import get_game_words
from dragonden.table.table import Difference

from .local_server import UNLIMITED, Person, ServerThread, TableClient, run_server, wait_until

PATIENCE = 600  # seconds: the judge may have to wait for the compiler
SELDOM = 0.2  # seconds between two questions at most, so that the judge gets to think
LAST = 19  # niceness: nobody gives way more than that
FEW = 4  # moves of a game that is soon analysed
PATH = "/api/tables/{}/analysis"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    with run_server(tmp_path_factory.mktemp("house")) as opened:
        yield opened


class Judge(BotService):
    """Somebody who judges without thinking, when told to."""

    def __init__(self) -> None:
        super().__init__(processes=1, warm=False)
        self.told = threading.Event()
        self.asked = 0

    async def judge(self, game: Game, choice: Choice, owner: str = "") -> Verdict:
        self.asked += 1
        while not self.told.is_set():
            await asyncio.sleep(0.001)
        played, first = (
            Candidate(action, 1, 0.5, 0.5, 0.0) for action in (choice.played, choice.actions[0])
        )
        return build_verdict(choice, played, first)


def limited(**limits: Any) -> Any:
    return msgspec.structs.replace(UNLIMITED, **limits)


def finished(person: Person, moves: int = FEW, **wish: Any) -> str:
    """A game of two that somebody gave up after some moves."""
    table = person.create("dragomino", "me", "me", options={"first": 0}, **wish)
    place = person.join(table)
    for _ in range(moves):
        place.act()
    place.ask("resign", seat=0)
    place.close()
    return table


def ask(person: Person, table: str, known: int = 0) -> api.Analysis:
    answer = person.post(PATH.format(table), known=known)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=api.Analysis)


def refused(person: Person, table: str, **body: Any) -> tuple[int, str]:
    answer = person.post(PATH.format(table), **body)
    problem = msgspec.json.decode(answer.content, type=api.Problem)
    assert problem.reason
    return answer.status_code, problem.line


def followed(person: Person, table: str) -> list[api.Analysis]:
    """What somebody is told who asks until the analysis is done."""
    answers, known, end = [], 0, time.monotonic() + PATIENCE
    pause = 0.001
    while not answers or answers[-1].done < answers[-1].total:
        assert time.monotonic() < end, "waited in vain"
        answers.append(ask(person, table, known))
        known += len(answers[-1].verdicts)
        time.sleep(pause)
        pause = min(2 * pause, SELDOM)
    return answers


def decided(person: Person, table: str) -> list[Choice]:
    """The decisions of a finished game, by its record."""
    match = dragonden.load(person.http.get(f"/api/tables/{table}/record").text)
    return find_choices(match, range(9))


def kept(server: ServerThread, table: str) -> Analysis:
    return server.house.analyses.by_table[table]


def worker(server: ServerThread) -> Worker:
    """The one that judges."""
    return server.house.bots.get_pool("judging").workers[0]


@contextlib.contextmanager
def still(process: subprocess.Popen[bytes]) -> Iterator[None]:
    """Let a process stand still: whatever it is asked, it does not answer."""
    process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        process.send_signal(signal.SIGCONT)


# -- what is told --------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def analysed(server: ServerThread) -> tuple[Person, str, list[api.Analysis]]:
    """Somebody, a finished game and what they were told of it."""
    anna = server.new_person()
    table = finished(anna)
    return anna, table, followed(anna, table)


def test_every_decision_of_a_finished_game_is_judged(
    analysed: tuple[Person, str, list[api.Analysis]],
) -> None:
    anna, table, answers = analysed
    verdicts = [v for part in answers for v in part.verdicts]
    real = decided(anna, table)
    assert [(v.moves, v.seat, v.offered) for v in verdicts] == [
        (choice.ply, choice.seat, len(choice.actions)) for choice in real
    ]
    assert answers[-1].winners == [1]
    assert not answers[-1].together
    for v in verdicts:
        assert 0 <= v.played.chance <= 1
        assert v.chance_lost == v.best.chance - v.played.chance
        assert v.agreed == (v.played.line == v.best.line)


def test_progress_grows_and_only_what_is_new_is_told(
    analysed: tuple[Person, str, list[api.Analysis]],
) -> None:
    _, _, answers = analysed
    total = answers[0].total
    assert {part.total for part in answers} == {total}
    assert [part.done for part in answers] == sorted(part.done for part in answers)
    assert answers[0].done < total, "the first answer does not wait"
    seen = 0
    for part in answers:
        seen += len(part.verdicts)
        assert seen == part.done


def test_moves_are_told_as_their_seats_saw_them(
    analysed: tuple[Person, str, list[api.Analysis]],
) -> None:
    anna, table, _ = analysed
    game = dragonden.load(anna.http.get(f"/api/tables/{table}/record").text).game
    for verdict, choice in zip(ask(anna, table).verdicts, decided(anna, table), strict=True):
        view = game.view.build_view(choice.knowledge)
        move = game.decode(choice.played)
        assert verdict.played.line == game.describe(move, view)


def test_who_may_see_the_replay_may_see_the_analysis_which_is_made_once(tmp_path: Path) -> None:
    judge = Judge()
    with run_server(tmp_path, bots=judge) as server:
        anna = server.new_person()
        table = finished(anna)
        people = [anna, server.new_person("Ben"), server.new_person("stranger")]
        begun = at_once(server, table, len(people))
        judge.told.set()
        with ThreadPoolExecutor(len(people)) as threads:
            answers = [*threads.map(lambda person: followed(person, table)[-1].total, people)]
    assert begun == [0] * len(people)
    assert answers == [judge.asked] * len(people)


def at_once(server: ServerThread, table: str, times: int) -> list[int]:
    """How far an analysis is, asked so often that all ask before anybody is answered."""

    async def ask_all() -> list[api.Analysis]:
        analyses, asked = server.house.analyses, server.house.rooms[table].table
        return await asyncio.gather(*(analyses.ask(asked, "x", 0) for _ in range(times)))

    loop = next(iter(server.house.tasks)).get_loop()
    answers = asyncio.run_coroutine_threadsafe(ask_all(), loop).result(PATIENCE)
    return [part.done for part in answers]


# -- refusals ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_goes_on_is_not_analysed(server: ServerThread, language: str) -> None:
    anna = server.new_person()
    running = anna.create("dragomino", "me", "me")
    waiting = anna.create("dragomino", "me", "open")
    for table in (running, waiting):
        anna.join(table)
        answer = anna.post(f"{PATH.format(table)}?language={language}")
        assert answer.status_code == 403
        words = get_game_words(server.house.rooms[table].table.game, language)
        assert answer.json()["reason"] == words("server-no-analysis")
        assert table not in server.house.analyses.by_table


def test_what_cannot_be_analysed_is_said_in_a_sentence(server: ServerThread) -> None:
    anna = server.new_person()
    assert refused(anna, "AAAAAAAAAAAAAAAAAAAAAA") == (404, "server-no-table")
    assert refused(anna, finished(anna, moves=0)) == (409, "server-no-decisions")
    table = finished(anna)
    assert refused(anna, table, known=-1) == (400, "server-unreadable")
    assert refused(anna, table, level="elder") == (400, "server-unreadable")
    assert table not in server.house.analyses.by_table
    opened = server.house.rooms[table].table
    opened.board, opened.difference = None, Difference(2, "castle")  # by older rules
    assert refused(anna, table) == (409, "table-outdated")


def test_a_game_with_too_many_decisions_is_not_analysed(tmp_path: Path) -> None:
    with run_server(tmp_path, limited(decisions=1)) as server:
        anna = server.new_person()
        table = finished(anna)
        assert refused(anna, table) == (409, "server-many-decisions")
        assert table not in server.house.analyses.by_table


def test_a_foreign_page_begins_none(server: ServerThread) -> None:
    anna = server.new_person()
    table = finished(anna)
    anna.http.headers["Origin"] = "https://elsewhere.example"
    assert refused(anna, table) == (403, "server-foreign")
    assert table not in server.house.analyses.by_table


def test_too_many_beginnings_are_turned_away_but_no_question_about_one(tmp_path: Path) -> None:
    judge = Judge()
    with run_server(tmp_path, limited(analyses=0.001, analyses_at_once=1), bots=judge) as server:
        anna = server.new_person()
        one, two = finished(anna), finished(anna)
        assert ask(anna, one).done == 0
        assert refused(anna, two) == (429, "server-too-often")
        judge.told.set()
        assert followed(anna, one)


def test_too_many_at_work_are_turned_away(tmp_path: Path) -> None:
    judge = Judge()
    with run_server(tmp_path, limited(analyses_at_work=1), bots=judge) as server:
        anna = server.new_person()
        one, two = finished(anna), finished(anna)
        ask(anna, one)
        assert refused(anna, two) == (409, "server-analyses-busy")
        judge.told.set()
        followed(anna, one)
        wait_until(lambda: not kept(server, one).is_running)
        assert followed(anna, two)


def test_only_so_many_are_kept(tmp_path: Path) -> None:
    judge = Judge()
    judge.told.set()
    with run_server(tmp_path, limited(analyses_kept=1), bots=judge) as server:
        anna = server.new_person()
        one, two = finished(anna), finished(anna)
        followed(anna, one)
        wait_until(lambda: not kept(server, one).is_running)
        followed(anna, two)
        assert list(server.house.analyses.by_table) == [two]


# -- in nobody's way -----------------------------------------------------------------------------


def test_it_pauses_when_nobody_asks_and_goes_on_when_somebody_does(tmp_path: Path) -> None:
    judge = Judge()
    with run_server(tmp_path, bots=judge) as server:
        anna = server.new_person()
        table = finished(anna)
        first = ask(anna, table)
        for done in range(1, first.total + 1):
            wait_until(lambda: judge.asked == done)  # noqa: B023
            kept(server, table).asked_at -= server.house.limits.analysis_patience
            judge.told.set()
            wait_until(lambda: not kept(server, table).is_running)
            assert len(kept(server, table).verdicts) == done
            judge.told.clear()
            ask(anna, table)
        assert ask(anna, table).done == first.total


def test_a_bot_whose_turn_it_is_does_not_wait_for_an_analysis(server: ServerThread) -> None:
    """The process that judges is made to stand still, and is the one that gives way to all."""
    anna = server.new_person()
    table, process = finished(anna, moves=1), worker(server).process
    gentle = min(LAST, os.nice(0) + MODEST + GENTLE)
    wait_until(lambda: os.getpriority(os.PRIO_PROCESS, process.pid) == gentle)
    with still(process):
        ask(anna, table)
        wait_until(lambda: kept(server, table).choice)
        other = anna.create("dragomino", "me", "dragon", options={"first": 1}, hints=True)
        place = anna.join(other)
        place.wait_until(TableClient.is_my_turn)
        assert place.ask("hint", seat=0)["type"] == "hinted"
        assert ask(anna, table).done == 0
    followed(anna, table)


def test_it_survives_the_death_of_a_worker(server: ServerThread) -> None:
    anna = server.new_person()
    table, process = finished(anna, moves=1), worker(server).process
    with still(process):
        total = ask(anna, table).total
        wait_until(lambda: kept(server, table).choice)
        process.kill()
    assert sum(len(part.verdicts) for part in followed(anna, table)) == total
    assert worker(server).process.pid != process.pid


def test_what_always_kills_its_worker_is_told_and_can_be_tried_again(
    server: ServerThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, judge = server.new_person(), worker(server)
    table = finished(anna, moves=1)
    with monkeypatch.context() as patch:
        patch.setattr(judge, "start_process", short_lived)
        judge.process.kill()
        judge.process.wait()
        ask(anna, table)
        wait_until(lambda: kept(server, table).failed)
    assert refused(anna, table) == (409, "server-analysis-failed")
    answers = followed(anna, table)
    assert answers[-1].done == answers[-1].total


def short_lived() -> subprocess.Popen[bytes]:
    """A worker that dies of the first question."""
    dying = [sys.executable, "-c", "import sys; sys.stdin.buffer.read(4)"]
    return subprocess.Popen(dying, stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def test_a_server_that_closes_waits_for_no_analysis(tmp_path: Path) -> None:
    with run_server(tmp_path) as server:
        anna = server.new_person()
        table, process = finished(anna), worker(server).process
        process.send_signal(signal.SIGSTOP)
        ask(anna, table)
        wait_until(lambda: kept(server, table).choice)
    assert process.poll() is not None
