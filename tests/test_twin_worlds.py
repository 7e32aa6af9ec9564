"""Nothing that leaves the server tells what is hidden.

Each game is played twice through real sockets, with the same knowledge of one reader and another
hidden truth (`worlds.py`): what this reader is sent is the same, byte for byte.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from dragonden.engine.game import Game
from dragonden.engine.lessons import load_lessons
from dragonden.table.events import SPECTATOR

from .local_server import run_server
from .support import GAMES, variants
from .twin_worlds.games import compare
from .twin_worlds.lessons import compare as compare_lesson
from .twin_worlds.table import AT_ONCE, CuedBots

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@pytest.fixture(scope="module")
def bots() -> Iterator[CuedBots]:
    company = CuedBots()
    yield company
    company.end()


@every_game
def test_what_is_sent_depends_on_nothing_hidden(game: Game, tmp_path: Path, bots: CuedBots) -> None:
    first = compare(game, {}, tmp_path, bots, readers=(0, SPECTATOR))
    guests = {seat.guest for seat in first.table.seats if seat.guest}
    secrets = {str(first.table.created.seed), *guests}
    assert len(secrets) == 3
    assert all(first.answered.values()), "every kind of move was asked about by one to act"
    assert not [s for s in secrets for sent in first.sent.values() for text in sent if s in text]


@every_game
def test_with_all_variants_it_depends_on_nothing_hidden_either(
    game: Game, tmp_path: Path, bots: CuedBots
) -> None:
    first = compare(game, variants(game)[-1], tmp_path, bots, readers=(1,))
    assert all(first.answered.values()), "every kind of move was asked about by one to act"


@every_game
def test_what_lessons_tell_depends_on_nothing_hidden(game: Game, tmp_path: Path) -> None:
    with run_server(tmp_path, AT_ONCE, durable=False) as server:
        lessons = [*load_lessons(game.folder).values()]
        twins = [compare_lesson(server, game, lesson, lesson.seat) for lesson in lessons]
        twins += [compare_lesson(server, game, lesson, SPECTATOR) for lesson in lessons[:1]]
        assert not [twin for twin in twins if twin.others <= twin.positions / 2]


def test_a_cookie_signed_for_one_guest_is_none_for_another(tmp_path: Path) -> None:
    with run_server(tmp_path) as server:
        anna, eve = server.new_person("Anna"), server.new_person("Eve")
        table = anna.create("dragomino", "me", "open")
        eve.sit(table)
        signature = eve.http.cookies["dragonden"].partition(".")[2]
        guest = anna.http.cookies["dragonden"].partition(".")[0]
        forger = server.new_person("Forger")
        forger.http.cookies.set("dragonden", f"{guest}.{signature}")
        assert forger.get(f"/api/tables/{table}")["yours"] == []
        assert forger.join(table).position["views"][0]["seat"] is None
