"""The server: people and bots at one table through real sockets."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import dragonden
from dragonden.engine.game import Game

from .serving import House, house, play_out
from .support import GAMES

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@every_game
def test_people_and_a_bot_play_to_the_end(server: House, game: Game) -> None:
    anna, ben = server.person("Anna"), server.person("Ben")
    bots = ["greedy"] * (game.players[0] - 1)
    table = anna.create(game.name, "me", "open", *bots)
    ben.sit(table)
    places = [anna.join(table), ben.join(table), server.person().join(table)]
    play_out(*places)
    record = anna.http.get(f"/api/tables/{table}/record").text
    outcome = dragonden.load(record).outcome
    assert outcome
    assert places[0].position["result"]["winners"] == outcome.winners
