"""Around the game: lists, seats, rematches, records and replays, and the server as a whole."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

import dragonden
from dragonden.games import find_game, game_names

from .local_server import UNLIMITED, ServerThread, TableClient, play_out, run_server, wait_until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    with run_server(tmp_path_factory.mktemp("house")) as opened:
        yield opened


# -- around the game -----------------------------------------------------------------------------


def test_games_and_their_rules_are_listed(server: ServerThread) -> None:
    anna = server.new_person()
    offered = anna.get("/api/games?language=fr")
    assert [game["name"] for game in offered["games"]] == list(game_names())
    assert [game["sentences"] for game in offered["games"]] == [
        find_game(name).manifest("fr").sentences for name in game_names()
    ]
    assert not any(game["rules"] for game in offered["games"]), "they come with each game alone"
    assert offered["levels"] == ["hatchling", "drake", "dragon", "elder"]
    rules = anna.get("/api/games/dragons")["rules"]
    assert rules[0]["id"] == "R1"
    german = anna.get("/api/games/dragons?language=de")["rules"]
    assert german[1]["sentence"].startswith("Deckt so viele Karten auf")
    assert [{**rule, "sentence": ""} for rule in german] == [
        {**rule, "sentence": ""} for rule in rules
    ]
    assert anna.http.get("/api/games/chess").status_code == 404


def test_public_tables_are_listed_and_private_ones_never(server: ServerThread) -> None:
    anna, eve = server.new_person("Anna"), server.new_person("Eve")
    public = anna.create("dragomino", "me", "open", public=True)
    private = anna.create("dragomino", "me", "open")
    listed = {card["id"]: card["yours"] for card in eve.get("/api/tables")}
    assert listed[public] == []
    assert private not in listed
    mine = {card["id"]: card["yours"] for card in anna.get("/api/mine")}
    assert (mine[public], mine[private]) == ([0], [0])
    assert eve.get("/api/mine") == []
    assert eve.get(f"/api/tables/{private}")["yours"] == []


def test_lists_tell_whose_turn_it_is(server: ServerThread) -> None:
    anna, ben = server.new_person("Anna"), server.new_person("Ben")
    table = anna.create("dragons", "me", "open", "open", options={"first": 2})
    assert anna.get("/api/mine")[0]["actor"] is None  # it waits for players
    ben.sit(table, 2)
    anna.post(f"/api/tables/{table}/bots", seat=1, level="random")
    for person in (anna, ben):  # lists may lag a little behind
        wait_until(lambda person=person: person.get("/api/mine")[0]["actor"] == 2)


def test_seats_can_be_filled_with_bots_and_freed(server: ServerThread) -> None:
    anna = server.new_person()
    table = anna.create("dragomino", "me", "open", "open")
    assert anna.post(f"/api/tables/{table}/bots", seat=1, level="drake").status_code == 200
    assert anna.post(f"/api/tables/{table}/free", seat=1).json()["sitters"][1]["kind"] == "open"
    assert anna.post(f"/api/tables/{table}/bots", seat=1, level="wyvern").status_code == 400
    assert server.new_person().post(f"/api/tables/{table}/free", seat=0).status_code == 403
    for seat in (1, 2):
        answer = anna.post(f"/api/tables/{table}/bots", seat=seat, level="drake")
    assert answer.json()["status"] == "running"
    assert anna.post(f"/api/tables/{table}/bots", seat=1, level="drake").status_code == 409


def test_a_rematch_is_one_new_table_for_all(server: ServerThread) -> None:
    anna, ben = server.new_person("Anna"), server.new_person("Ben")
    table = anna.create("dragomino", "me", "open")
    ben.sit(table)
    place = anna.join(table)
    assert anna.post(f"/api/tables/{table}/rematch").status_code == 409
    ben.join(table).ask("resign", seat=1)
    assert server.new_person("Eve").post(f"/api/tables/{table}/rematch").status_code == 403
    new = anna.post(f"/api/tables/{table}/rematch", options={"thirst": True}).json()
    assert new["options"]["thirst"] is True
    found = ben.post(f"/api/tables/{table}/rematch").json()
    assert (found["id"], found["yours"], found["status"]) == (new["id"], [1], "running")
    place.wait_until(lambda p: p.card["rematch"] == new["id"])
    assert server.new_person("Eve").post(f"/api/tables/{table}/rematch").status_code == 403


def test_a_table_is_set_up_with_another_box_and_so_is_its_rematch(server: ServerThread) -> None:
    anna = server.new_person("Anna")
    file = anna.http.get("/api/games/dragons/box").text.replace("cow = 12", "cow = 10")
    table = anna.create("dragons", "me", "me", "me", box=file)
    assert anna.get(f"/api/tables/{table}")["options"]["box"] == "cards.cow:10"
    anna.join(table).ask("resign", seat=0)
    anna.join(table).ask("resign", seat=1)
    again = anna.post(f"/api/tables/{table}/rematch", options={"bluff": True}).json()
    assert again["options"]["box"] == "cards.cow:10"
    wish = {"game": "dragons", "sitters": [{"kind": "me", "name": "Anna"}] * 3}
    refused = anna.post("/api/tables", **wish, box={"cards": {"cows": 1}})
    assert (refused.status_code, "do you mean cow?" in refused.json()["reason"]) == (400, True)


def test_two_who_want_a_rematch_at_once_get_the_same(server: ServerThread) -> None:
    people = [server.new_person("Anna"), server.new_person("Ben")]
    table = people[0].create("dragomino", "me", "open")
    people[1].sit(table)
    people[1].join(table).ask("resign", seat=1)
    with ThreadPoolExecutor() as threads:
        path = f"/api/tables/{table}/rematch"
        answers = list(threads.map(lambda person: person.post(path).json()["id"], people * 5))
    assert len(set(answers)) == 1


def test_a_record_is_a_secret_until_the_game_is_over(server: ServerThread) -> None:
    person = server.new_person()
    table = person.create("dragomino", "me", "me", options={"first": 0})
    path = f"/api/tables/{table}/record"
    assert person.http.get(path).status_code == 403
    place = person.join(table)
    play_out(place)
    assert dragonden.load(person.http.get(path).text).outcome


def test_a_running_game_is_replayed_only_as_its_viewer_saw_it(server: ServerThread) -> None:
    anna, ben = server.new_person("Anna"), server.new_person("Ben")
    table = anna.create("dingominos", "me", "open", options={"first": 0})
    ben.sit(table)
    anna.join(table).act()
    path = f"/api/tables/{table}/replay"
    assert anna.http.get(f"{path}?seat=truth").status_code == 403
    assert anna.http.get(f"{path}?seat=1").status_code == 403
    assert anna.http.get(f"{path}?seat=7").status_code == 400
    mine, outside = anna.get(f"{path}?seat=0"), ben.get(path)
    assert [frame["moves"] for frame in mine["frames"]] == [0, 1]
    assert mine["frames"][0]["view"] != outside["frames"][0]["view"]


def test_where_players_are_to_remember_the_replay_waits_for_the_end(server: ServerThread) -> None:
    anna = server.new_person()
    table = anna.create("dragons", "me", "me", "me", options={"first": 0})
    path = f"/api/tables/{table}/replay?seat=0"
    place = anna.join(table)
    place.act({"type": "draw"})
    assert anna.http.get(path).json()["line"] == "server-no-replay"
    play_out(place)
    answer = anna.get(f"/api/tables/{table}/replay?seat=truth")
    assert answer["truth"]
    board = server.house.rooms[table].table.board
    assert board
    told = [
        {"view": position.truth(), "lines": position.news(None)}
        for position in board.match.positions()
    ]
    frames = [{fact: frame[fact] for fact in ("view", "lines")} for frame in answer["frames"]]
    assert frames == msgspec.json.decode(msgspec.json.encode(told))


# -- the server itself ---------------------------------------------------------------------------


def test_health_metrics_and_a_page_for_programs(server: ServerThread) -> None:
    anna = server.new_person()
    assert anna.http.get("/health").text == "ok\n"
    assert 'dragonden_events_total{kind="moved"}' in anna.http.get("/metrics").text
    assert "POST /api/tables" in anna.http.get("/api/schema").text
    assert "/api/tables/{id}/seats" in anna.get("/api/schema/openapi.json")["paths"]


def test_after_a_restart_bots_go_on_and_nothing_is_lost(tmp_path: Path) -> None:
    with run_server(tmp_path) as server:
        anna = server.new_person()
        table = anna.create("dragon_family", "me", "greedy", options={"first": 0})
        place = anna.join(table)
        for _ in range(20):
            place.wait_until(TableClient.is_my_turn)
            place.act()
        place.ask("leave", seat=0)
        cookies, ply = anna.http.cookies, place.ply
        before = place.entries[:ply]
    with run_server(tmp_path) as server:
        wait_until(lambda: table in server.house.rooms)
        again = server.new_person()
        again.http.cookies = cookies
        place = again.join(table)
        assert place.entries[:ply] == before
        assert place.card["yours"] == [0]
        place.wait_until(TableClient.is_over)


def test_no_task_and_no_table_is_left_behind(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(UNLIMITED, idle=0)
    with run_server(tmp_path, limits) as server:
        for _ in range(3):
            anna = server.new_person()
            anna.join(anna.create("dragomino", "me", "me")).act()
        server.visitors.close()
        wait_until(lambda: not server.house.sockets)
        server.house.close_idle()
        assert not server.house.rooms
        assert len(server.house.tasks) == 1, "the sweeper"


def test_the_server_does_not_import_the_compiler(server: ServerThread) -> None:
    code = "import sys, dragonden.server.app; print('numba' in sys.modules)"
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert result.stdout.strip() == "False"
