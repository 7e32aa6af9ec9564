"""What is sent after a move: what has changed, and the facts of offered moves, in few bytes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dragonden.engine.game import Game

from .local_server import ServerThread, run_server, sync
from .support import GAMES

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerThread]:
    with run_server(tmp_path) as opened:
        yield opened


@every_game
def test_each_offer_comes_with_the_facts_of_its_line(server: ServerThread, game: Game) -> None:
    anna = server.new_person()
    place = anna.join(anna.create(game.name, *["me"] * game.players[0]))
    board = server.house.rooms[place.card["id"]].table.board
    assert board
    for _ in range(12):
        actor = place.position["actor"]
        shown = next(view for view in place.position["views"] if view["offers"])
        for action, offer, facts in zip(
            board.legal(), shown["offers"], shown["facts"], strict=True
        ):
            line = game.describe(game.decode(action), board.view(actor))
            assert line.id == f"move-{offer['type']}"
            assert msgspec.to_builtins(line.facts) == {**without_type(offer), **facts}
        assert not any(v["offers"] or v["facts"] for v in place.position["views"] if v is not shown)
        place.act()


def without_type(move: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in move.items() if name != "type"}


@every_game
def test_those_who_take_changes_know_what_others_are_sent(server: ServerThread, game: Game) -> None:
    anna = server.new_person()
    table = anna.create(game.name, *["me"] * game.players[0])
    changing = anna.join(table)
    whole = anna.join(table, changes=False)
    watching = server.new_person().join(table)  # alone with its viewpoint
    for number in range(30):
        if changing.is_over():
            break
        if number % 7 == 6:  # back, and on again
            actor = changing.position["actor"]
            done = changing.ask("undo", ply=changing.ply, seat=actor, moves=1)
        else:
            done = changing.act(changing.offers()[number % len(changing.offers())])
        assert done["type"] == "done"
        assert changing.position["moves"] == server.house.rooms[table].table.moves
        whole.wait_until(lambda place: place.ply == changing.ply and place.position)
        views = [{**view, "facts": []} for view in changing.position["views"]]
        assert {**changing.position, "views": views} == whole.position
        assert "position" not in changing.updates[-1]
        assert "change" not in whole.updates[-1]
        watching.wait_until(lambda place: place.ply == changing.ply)
        assert watching.position["moves"] == whole.position["moves"]
        assert "position" not in watching.updates[-1]


@every_game
def test_an_ordinary_move_is_told_in_four_kilobytes(server: ServerThread, game: Game) -> None:
    people = [server.new_person() for _ in range(4)]
    table = people[0].create(game.name, "me", *["open"] * 3)
    for seat, person in enumerate(people[1:], start=1):
        person.post(f"/api/tables/{table}/seats", name=f"Guest {seat}", seat=seat)
    places = [person.join(table) for person in people]
    sizes, luck = list[int](), random.Random(game.name)
    for _ in range(60):
        sync(*places)
        actor = next((place for place in places if place.is_my_turn()), None)
        if actor is None:
            break
        before = [len(place.frames) for place in places]
        actor.act(luck.choice(actor.offers()))
        sync(*places)
        frames = [f for p, n in zip(places, before, strict=True) for f in p.frames[n:]]
        sizes.append(max(map(len, frames)))
    sizes.sort()
    assert sizes[len(sizes) * 9 // 10] <= 4000, sizes
