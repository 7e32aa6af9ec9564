"""Fair between people, through a real server: what strangers tried, and what they are told now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from dragonden.server.words import get_game_words, list_names
from dragonden.table.events import SPECTATOR
from dragonden.table.seating import WAIT_HERE

from .local_server import Person, ServerThread, TableClient, run_server, wait_until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    with run_server(tmp_path_factory.mktemp("house"), adviser="greedy") as opened:
        yield opened


def refused(answer: Any, line: str) -> None:
    assert answer["type"] == "refused", answer
    assert answer["line"]["id"] == line


def pair(server: ServerThread, **wish: Any) -> tuple[str, Person, Person]:
    """Anna and Ben at a table of Dragomino where Anna begins."""
    anna, ben = server.new_person("Anna"), server.new_person("Ben")
    table = anna.create("dragomino", "me", "open", options={"first": 0}, **wish)
    ben.sit(table)
    return table, anna, ben


# -- seats ---------------------------------------------------------------------------------------


def test_a_stranger_gets_one_seat_of_a_public_table(server: ServerThread) -> None:
    anna, eve = server.new_person("Anna"), server.new_person("Eve")
    table = anna.create("dragons", "me", "open", "open", "open", public=True)
    sat = eve.sit(table)["sitters"]
    assert [sitter["device"] for sitter in sat] == [None] * 4, "open seats share none"
    for beside in (False, True):
        no = eve.post(f"/api/tables/{table}/seats", name="Mallory", beside=beside)
        assert (no.status_code, no.json()["line"]) == (403, "table-one-seat")
    card = anna.post(f"/api/tables/{table}/seats", name="Anton", beside=True).json()
    assert card["yours"] == [0, 2]
    assert [sitter["device"] for sitter in card["sitters"]] == [None, None, 0, None]
    seen = eve.join(table).card  # everybody sees who shares a device
    assert [sitter["device"] for sitter in seen["sitters"]] == [None, None, 0, None]


def test_the_host_sends_a_stranger_away(server: ServerThread) -> None:
    anna, eve = server.new_person("Anna"), server.new_person("Eve")
    table = anna.create("dragons", "me", "open", "drake", public=True)
    eve.sit(table)  # and the game has begun
    table = anna.create("dragons", "me", "open", "open", public=True)
    assert eve.sit(table)["host"] == 0
    place = eve.join(table)
    assert place.card["yours"] == [1]
    assert eve.post(f"/api/tables/{table}/bots", seat=2, level="drake").status_code == 403
    assert anna.post(f"/api/tables/{table}/free", seat=1).status_code == 200
    place.wait_until(lambda p: p.card["yours"] == [])
    no = eve.post(f"/api/tables/{table}/seats", name="Eve")
    assert (no.status_code, no.json()["line"]) == (403, "table-removed")


def test_a_rematch_keeps_the_seats_of_those_who_played(server: ServerThread) -> None:
    table, anna, ben = pair(server, public=True, chat=True, undo=False, wait=120)
    ben.join(table).ask("resign", seat=1)
    new = anna.post(f"/api/tables/{table}/rematch").json()
    assert [new[fact] for fact in ("public", "chat", "undo", "wait")] == [True, True, False, 120]
    kept = new["sitters"][1]
    assert (kept["kind"], kept["name"], kept["kept"]) == ("open", "Ben", True)
    no = server.new_person("Eve").post(f"/api/tables/{new['id']}/seats", name="Eve")
    assert (no.status_code, no.json()["line"]) == (409, "table-full")
    card = ben.post(f"/api/tables/{table}/rematch").json()
    assert (card["id"], card["yours"], card["status"]) == (new["id"], [1], "running")
    assert [sitter["name"] for sitter in card["sitters"]] == ["Anna", "Ben"]


# -- those who do not move -----------------------------------------------------------------------


def wait_for(server: ServerThread, table: str, seconds: int) -> None:
    """Let the one to act have been asked so long ago."""
    opened = server.house.rooms[table].table
    opened.turn_began -= 1000 * seconds
    for seat in opened.seats:
        seat.since -= 1000 * seconds


def test_a_connected_player_who_does_not_move_is_replaced(server: ServerThread) -> None:
    table, anna, ben = pair(server)
    here, other = anna.join(table), ben.join(table)
    assert (other.card["wait"], other.card["wait_here"]) == (24 * 3600, WAIT_HERE)
    assert other.position["since"]
    refused(other.ask("replace", seat=0), "table-still-here")
    wait_for(server, table, WAIT_HERE)
    assert other.ask("replace", seat=0)["type"] == "done"
    here.wait_until(lambda p: p.card["sitters"][0]["covered"] == 0)
    lines = [line["id"] for entry in here.entries for line in entry["lines"][0]]
    assert "table-replaced-stalled" in lines
    assert here.ask("return", seat=0)["type"] == "done"


def test_where_not_all_are_connected_it_takes_a_day(server: ServerThread) -> None:
    anna, ben, cleo = (server.new_person(name) for name in ("Anna", "Ben", "Cleo"))
    table = anna.create("dragomino", "me", "open", "open", options={"first": 0})
    ben.sit(table)
    cleo.sit(table)
    here, other = anna.join(table), ben.join(table)
    wait_for(server, table, 23 * 3600)
    refused(other.ask("replace", seat=0), "table-still-here")
    wait_for(server, table, 3600)
    assert other.ask("replace", seat=0)["type"] == "done"
    here.close()


def test_another_person_takes_the_seat(server: ServerThread) -> None:
    table, anna, ben = pair(server)
    here, other = anna.join(table), ben.join(table)
    cleo = server.new_person("Cleo")
    watching = cleo.join(table)
    assert cleo.post(f"/api/tables/{table}/seats", name="Cleo", seat=0).status_code == 409
    wait_for(server, table, WAIT_HERE)
    assert other.ask("open", seat=0)["type"] == "done"
    watching.wait_until(lambda p: p.card["sitters"][0]["opened"])
    no = ben.post(f"/api/tables/{table}/seats", name="Benno", seat=0)
    assert (no.status_code, no.json()["line"]) == (403, "table-one-seat")
    card = cleo.post(f"/api/tables/{table}/seats", name="Cleo", seat=0).json()
    assert (card["yours"], card["sitters"][0]["name"]) == ([0], "Cleo")
    here.wait_until(lambda p: p.card["yours"] == [])
    assert here.position["views"][0]["seat"] is None
    assert cleo.join(table).card["sitters"][0]["level"] is None


# -- hints, undo and chat ------------------------------------------------------------------------


def test_everybody_is_told_that_somebody_had_a_hint(server: ServerThread) -> None:
    table, anna, ben = pair(server, hints=True)
    here, other = anna.join(table), ben.join(table)
    assert here.ask("hint", seat=0)["type"] == "hinted"
    other.wait_until(lambda p: p.entries[-1]["kind"] == "hinted")
    assert [line["id"] for line in other.entries[-1]["lines"][0]] == ["table-hinted"]
    assert "position" not in other.updates[-1]
    ply = here.ply
    assert here.ask("hint", seat=0)["type"] == "hinted"
    assert server.house.rooms[table].table.ply == ply  # once is enough


def test_lists_tell_how_a_table_is_played(server: ServerThread) -> None:
    anna = server.new_person()
    table = anna.create("dragons", "me", "open", "open", public=True, hints=True, clock=60)
    other = anna.create("dragons", "me", "open", "open", undo=False, wait=3600)
    listed = {card["id"]: card for card in anna.get("/api/mine")}
    facts = ("hints", "undo", "chat", "clock", "wait")
    assert [listed[table][fact] for fact in facts] == [True, True, False, 60, 86_400]
    assert [listed[other][fact] for fact in facts] == [False, False, True, None, 3600]


def test_lists_tell_how_far_a_game_has_come(server: ServerThread) -> None:
    anna = server.new_person()
    here = anna.join(anna.create("dingominos", "me", "me", options={"first": 0}))
    assert anna.get("/api/mine")[0]["moves"] == 0
    here.act()
    wait_until(lambda: anna.get("/api/mine")[0]["moves"] == 1)  # lists may be a little behind


def test_a_public_table_has_no_chat_unless_that_is_asked_for(server: ServerThread) -> None:
    table, anna, _ = pair(server, public=True)
    refused(anna.join(table).ask("chat", text="hello"), "table-no-chat")
    table, anna, _ = pair(server, public=True, chat=True)
    assert anna.join(table).ask("chat", text="hello")["type"] == "done"


# -- several on one device -----------------------------------------------------------------------


def shared(server: ServerThread) -> tuple[Person, TableClient]:
    """Two people at one device play Dingominos, where hands are secret."""
    anna = server.new_person()
    table = anna.create("dingominos", "me", "me", options={"first": 0}, hints=True)
    return anna, anna.join(table)


def test_behind_the_curtain_nothing_is_answered_bug(server: ServerThread) -> None:
    """A hint asked for before the curtain rose showed the next player's hand."""
    _, place = shared(server)
    offer = place.offers()[0]
    for asked in ({"type": "hint"}, {"type": "read"}, {"type": "why", "move": offer}):
        refused(place.ask(seat=0, **asked), "server-covered")
    assert place.ask("look", seat=0)["type"] == "allowed"
    assert place.ask("hint", seat=0)["type"] == "hinted"
    refused(place.ask("read", seat=1), "server-covered")
    while place.position["actor"] == 0:
        place.act()
    refused(place.ask("hint", seat=1), "server-covered")
    assert place.ask("read", seat=None)["type"] == "reading"


def test_what_is_read_is_that_of_this_moment_seat_and_language(server: ServerThread) -> None:
    anna, place = shared(server)
    table = server.house.rooms[place.card["id"]].table
    places = {"en": place, "de": anna.join(table.id, language="de")}
    for _ in range(2):
        actor = place.position["actor"]
        for language, here in places.items():
            here.ask("look", seat=actor)
            for seat, reader in ((None, SPECTATOR), (actor, actor)):
                words, view = get_game_words(table.game, language), table.view(reader)
                drawn = table.game.text.render_view(view, words, list_names(table, words), seat)
                assert here.ask("read", seat=seat)["picture"] == drawn
        place.act()


def test_each_connection_has_a_curtain_of_its_own(server: ServerThread) -> None:
    anna, place = shared(server)
    assert place.ask("look", seat=0)["type"] == "allowed"
    again = anna.join(place.card["id"])
    refused(again.ask("hint", seat=0), "server-covered")


def test_nobody_looks_at_another_hand_in_the_replay(server: ServerThread) -> None:
    anna, place = shared(server)
    place.act()
    path = f"/api/tables/{place.card['id']}/replay"
    for seat in (0, 1):
        no = anna.http.get(f"{path}?seat={seat}")
        assert (no.status_code, no.json()["line"]) == (403, "server-shared-view")
    assert anna.get(path)["seat"] is None
