"""The sample program: it plays whole games, comes back after trouble, and ends when it must."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from dragonden.engine.game import Game
from dragonden.server import protocol
from dragonden.table import events
from examples import network_bot

from .local_server import PATIENCE, Person, ServerThread, TableClient, play_out, run_server
from .server_process import ServerProcess
from .support import GAMES

PROGRAM = Path(network_bot.__file__)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    with run_server(tmp_path_factory.mktemp("network")) as opened:
        yield opened


def seat_program(person: Person, table: str, seat: int = 1) -> str:
    """A token for a seat."""
    answer = person.post(f"/api/tables/{table}/programs", seat=seat, name=f"Robbie {seat}")
    assert answer.status_code == 200, answer.text
    return str(answer.json()["token"])


def start(url: str, table: str, token: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, str(PROGRAM), f"{url}/table/{table}"],
        env={**os.environ, "DRAGONDEN_TOKEN": token},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def wait(program: subprocess.Popen[str]) -> tuple[int, str, str]:
    """How a program ended, and what it said."""
    said, complained = program.communicate(timeout=PATIENCE)
    return program.returncode, said, complained


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_it_plays_to_the_end(server: ServerThread, game: Game) -> None:
    anna = server.new_person()
    seats = max(game.players[0], 2)
    table = anna.create(game.name, "me", *["open"] * (seats - 1))
    tokens = [seat_program(anna, table, seat) for seat in range(1, seats)]
    programs = [start(server.url, table, token) for token in tokens]
    place = anna.join(table)
    play_out(place)
    result = place.position["result"]
    for seat, program in enumerate(programs, start=1):
        code, said, complained = wait(program)
        assert (code, complained) == (0, "")
        assert said.split() == ["won" if seat in result["winners"] else "lost", *result["scores"]]


def test_it_comes_back_after_the_server_was_killed(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.wait()
    anna = Person(server.url)
    table = anna.create("dragomino", "me", "open", options={"first": 0})
    program = start(server.url, table, seat_program(anna, table))
    place = anna.join(table)
    for _ in range(4):  # so the program has moved at least once
        place.wait_until(TableClient.is_my_turn)
        place.act()
    server.kill()
    assert program.stderr
    assert "Coming back" in program.stderr.readline()
    server.start()
    server.wait()
    anna.move_to(server.url)
    play_out(anna.join(table))
    code, said, complained = wait(program)
    assert code == 0, complained
    assert said
    anna.close()
    assert server.stop() == 0


def test_a_game_that_is_over_is_told_at_once(server: ServerThread) -> None:
    anna = server.new_person()
    table = anna.create("dragomino", "me", "open")
    token = seat_program(anna, table)
    anna.join(table).ask("resign", seat=0)
    code, said, complained = wait(start(server.url, table, token))
    assert (code, said, complained) == (0, "won\n", "")


def test_a_bad_token_is_a_sentence(server: ServerThread) -> None:
    anna = server.new_person()
    table = anna.create("dragomino", "me", "open")
    code, said, complained = wait(start(server.url, table, "nonsense"))
    assert (code, said) == (1, "")
    assert complained == (
        "The server has closed the connection: the token is not valid, or not any more.\n"
    )


def test_so_is_a_table_that_is_not_there(server: ServerThread) -> None:
    code, _, complained = wait(start(server.url, "x" * 22, "nonsense"))
    assert code == 1
    assert "there is no such table" in complained


def test_it_ends_when_its_token_is_revoked(server: ServerThread) -> None:
    anna = server.new_person()
    table = anna.create("dragomino", "me", "open", "open")
    place, program = anna.join(table), start(server.url, table, seat_program(anna, table))
    place.wait_until(lambda client: client.card["sitters"][1]["here"])
    assert anna.post(f"/api/tables/{table}/free", seat=1).status_code == 200
    code, _, complained = wait(program)
    assert code == 1
    assert "the token is not valid" in complained


def test_it_lets_others_take_back_moves(server: ServerThread) -> None:
    anna = server.new_person()
    table = anna.create("dragomino", "me", "open", "open", options={"first": 0})
    programs = [start(server.url, table, seat_program(anna, table, seat)) for seat in (1, 2)]
    place = anna.join(table)
    for _ in range(4):
        place.wait_until(TableClient.is_my_turn)
        place.act()
    place.wait_until(TableClient.is_my_turn)
    asked = place.ask("undo", ply=place.ply, seat=0, moves=6)
    assert asked["type"] == "done"
    place.wait_until(lambda client: any(e["kind"] == "undone" for e in client.entries))
    play_out(place)
    assert [wait(program)[0] for program in programs] == [0, 0]


def test_it_takes_its_seat_back_from_a_bot(server: ServerThread) -> None:
    anna = server.new_person()
    table = anna.create("dragomino", "me", "open", options={"first": 0})
    place, program = anna.join(table), start(server.url, table, seat_program(anna, table))
    place.wait_until(lambda client: client.card["sitters"][1]["here"])
    room, loop = server.house.rooms[table], next(iter(server.house.tasks)).get_loop()
    clock = [events.Replaced(1, "drake", "clock")]  # as when it has run out of time
    asyncio.run_coroutine_threadsafe(room.do(None, None, lambda _: clock), loop).result(PATIENCE)
    place.wait_until(lambda client: any(e["kind"] == "returned" for e in client.entries))
    play_out(place)
    assert wait(program)[0] == 0


def test_the_document_shows_messages_as_they_are() -> None:
    block = re.search(r"```\n(→ .*?)```", (PROGRAM.parents[1] / "docs/BOTS.md").read_text(), re.S)
    assert block
    said = {"→": protocol.ClientMessage, "←": protocol.ServerMessage}
    kinds = {
        arrow: {struct.__struct_config__.tag: struct for struct in get_args(union)}
        for arrow, union in said.items()
    }
    lines = block[1].splitlines()
    assert len(lines) > 6
    for line in lines:
        arrow, text = line[0], line[2:].replace("{…}", "{}").replace("[…]", "[]")
        message = msgspec.json.decode(text)
        struct = kinds[arrow][message.pop("type")]
        assert message.keys() <= {*struct.__struct_fields__}, line
        if arrow == "→":
            msgspec.convert(message, struct)


def test_the_document_explains_every_code() -> None:
    text = (PROGRAM.parents[1] / "docs/BOTS.md").read_text()
    codes = {int(code): then for code, then in re.findall(r"\n\| (\d+) \|.*\| (\w+)[^|]* \|", text)}
    assert codes.keys() == protocol.CLOSED_BY.keys()
    assert {code for code, then in codes.items() if then == "stop"} == network_bot.FINAL
    assert network_bot.VERSION == protocol.VERSION
