"""Programs that play over the network: a token gives them one seat of one table, and no more."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from dragonden.server import wire
from dragonden.server.protocol import VERSION
from dragonden.table import acts, events, seating

from .local_server import PATIENCE, Person, ServerThread, TableClient, play_out, run_server, sync
from .table_driver import TableDriver, raises_table_error

CLIENTS = ("websockets.client", "httpx", "httpcore.http11", "httpcore.connection")  # they log all


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    with run_server(tmp_path_factory.mktemp("programs")) as opened:
        yield opened


def ask_token(person: Person, table: str, seat: int = 1, name: str = "Robbie") -> Any:
    return person.post(f"/api/tables/{table}/programs", seat=seat, name=name)


def get_token(person: Person, table: str, seat: int = 1, name: str = "Robbie") -> str:
    answer = ask_token(person, table, seat, name)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["token"])


def join(server: ServerThread, table: str, token: str) -> TableClient:
    """A program at a table: it has a token and no cookie."""
    return TableClient(
        server.new_person().socket(table, Authorization=f"Bearer {token}"),
        None,
        "en",
        changes=False,
    )


def closed_by(server: ServerThread, table: str, token: str) -> int:
    """The code with which a program is turned away."""
    socket = server.new_person().socket(table, Authorization=f"Bearer {token}")
    socket.send(msgspec.json.encode({"type": "hello", "version": VERSION}).decode())
    with pytest.raises(ConnectionClosed) as closed:
        socket.recv(timeout=PATIENCE)
    assert closed.value.rcvd
    return closed.value.rcvd.code


# -- what a seat's program can do ----------------------------------------------------------------


def test_a_program_plays_a_whole_game_on_its_seat(server: ServerThread) -> None:
    anna = server.new_person()
    table = anna.create("dingominos", "me", "open")
    program = join(server, table, get_token(anna, table))
    place = anna.join(table)
    assert program.card["yours"] == [1]
    assert [view["seat"] for view in program.position["views"]] == [1]
    play_out(place, program)
    assert place.position["result"] == program.position["result"]


def test_others_see_that_a_program_sits_there(server: ServerThread) -> None:
    anna = server.new_person()
    table = anna.create("dragomino", "me", "open")
    get_token(anna, table)
    stranger = server.new_person().join(table)
    assert [sitter["program"] for sitter in stranger.card["sitters"]] == [False, True]
    assert stranger.card["sitters"][1]["name"] == "Robbie"
    assert [line["id"] for line in stranger.entries[-1]["lines"][0]] == ["table-assigned"]


def test_a_program_takes_the_place_of_its_owner(server: ServerThread) -> None:
    anna = server.new_person()
    table = anna.create("dragomino", "me", "open")
    program = join(server, table, get_token(anna, table, seat=0, name="Anna"))
    get_token(anna, table, seat=1)  # whoever set up the table may do so without a seat
    program.wait_until(lambda place: place.position)
    assert anna.join(table).card["yours"] == []
    assert program.card["yours"] == [0]


def test_a_program_that_comes_back_gets_its_seat_back(server: ServerThread) -> None:
    anna = server.new_person()
    table = anna.create("dragomino", "me", "open", options={"first": 0})
    token = get_token(anna, table)
    program = join(server, table, token)
    program.ask("leave", seat=1)  # until it asks for its seat
    back = join(server, table, token)
    assert back.card["sitters"][1]["level"]
    assert back.ask("return", seat=1)["type"] == "done"


def test_a_program_reads_its_card_and_its_replay(server: ServerThread) -> None:
    anna = server.new_person()
    table = anna.create("dragomino", "me", "open")
    bearer = {"Authorization": f"Bearer {get_token(anna, table)}"}
    program = server.new_person()
    assert program.http.get(f"/api/tables/{table}", headers=bearer).json()["yours"] == [1]
    replay = f"/api/tables/{table}/replay?seat="
    assert program.http.get(replay + "1", headers=bearer).status_code == 200
    assert program.http.get(replay + "0", headers=bearer).status_code == 403


# -- what it cannot do ---------------------------------------------------------------------------


def test_a_token_is_good_for_nothing_else(server: ServerThread) -> None:
    anna, program = server.new_person(), server.new_person()
    table, other = anna.create("dragomino", "me", "open"), anna.create("dragomino", "me", "open")
    token = get_token(anna, table)
    program.http.headers["Authorization"] = f"Bearer {token}"
    sitters = [{"kind": "me", "name": "Robbie"}, {"kind": "open"}]
    for path, body in {
        "/api/tables": {"game": "dragomino", "sitters": sitters},
        f"/api/tables/{table}/seats": {"name": "Second"},
        f"/api/tables/{table}/bots": {"seat": 1, "level": "drake"},
        f"/api/tables/{table}/free": {"seat": 1},
        f"/api/tables/{table}/programs": {"seat": 1, "name": "Third"},
        f"/api/tables/{table}/rematch": {},
    }.items():
        answer = program.http.post(path, json=body)
        assert (answer.status_code, answer.json()["line"]) == (403, "server-bad-token"), path
    assert program.http.get("/api/mine").status_code == 403
    assert program.http.get(f"/api/tables/{other}").status_code == 403
    assert closed_by(server, other, token) == 4401
    program.http.headers.pop("Authorization")
    program.http.cookies.set("dragonden", token)
    assert program.get(f"/api/tables/{table}")["yours"] == []


@pytest.mark.parametrize("change", [str.swapcase, lambda token: token[1:], lambda token: "x"])
def test_a_wrong_token_is_turned_away(server: ServerThread, change: Any) -> None:
    anna = server.new_person()
    table = anna.create("dragomino", "me", "open")
    token = change(get_token(anna, table))
    assert closed_by(server, table, token) == 4401
    bearer = {"Authorization": f"Bearer {token}"}
    assert server.new_person().http.get(f"/api/tables/{table}", headers=bearer).status_code == 403


def test_who_acknowledges_the_end_is_let_go_at_once_bug(
    server: ServerThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server heard nothing any more, and cut everybody off after five seconds; now it would
    take ten minutes.
    """
    monkeypatch.setattr(wire, "CUT_OFF", PATIENCE)
    anna = server.new_person()
    assert closed_by(server, anna.create("dragomino", "me", "open"), "x") == 4401


def test_a_program_cannot_act_for_others(server: ServerThread) -> None:
    anna = server.new_person()
    table = anna.create("dragomino", "me", "open", options={"first": 0})
    program, place = join(server, table, get_token(anna, table)), anna.join(table)
    answer = program.ask("act", ply=place.ply, seat=0, move=place.offers()[0])
    assert answer["line"]["id"] == "table-not-yours"


def test_the_token_is_told_to_nobody_else(
    server: ServerThread, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    anna = server.new_person()
    table = anna.create("dragomino", "me", "open", public=True, options={"first": 1})
    token = get_token(anna, table)
    program, watcher = join(server, table, token), server.new_person()
    place = watcher.join(table)
    program.act()
    sync(place, program)
    frames = [*place.frames, *program.frames]
    frames += [record.getMessage() for record in caplog.records if record.name not in CLIENTS]
    frames += [watcher.http.get(path).text for path in ("/api/tables", "/metrics")]
    frames.append(anna.http.get(f"/api/tables/{table}").text)
    rows = server.house.store.load_rows(table)
    stored = "".join(map(str, rows))
    guest, signature = token.split(".")
    assert guest in stored  # it is what makes the token this seat's
    assert all(guest not in text and signature not in text for text in frames)
    assert signature not in stored


# -- revoking it ---------------------------------------------------------------------------------


def test_freeing_the_seat_revokes_the_token(server: ServerThread) -> None:
    anna, ben = server.new_person(), server.new_person("Ben")
    table = anna.create("dragomino", "me", "open", "open")
    token = get_token(anna, table)
    program = join(server, table, token)
    assert ben.post(f"/api/tables/{table}/free", seat=1).status_code == 403
    assert anna.post(f"/api/tables/{table}/free", seat=1).status_code == 200
    assert program.wait_for_close() == 4401
    assert closed_by(server, table, token) == 4401
    ben.sit(table, 1)


def test_a_new_token_revokes_the_old_one_even_while_they_play(server: ServerThread) -> None:
    anna = server.new_person()
    table = anna.create("dragomino", "me", "open", options={"first": 1})
    old = get_token(anna, table)
    program = join(server, table, old)
    program.act()
    new = get_token(anna, table, name="ignored")
    assert program.wait_for_close() == 4401
    assert closed_by(server, table, old) == 4401
    again = join(server, table, new)
    assert again.card["sitters"][1]["name"] == "Robbie"
    assert again.card["yours"] == [1]


# -- who may give a seat -------------------------------------------------------------------------


def assign(driver: TableDriver, guest: str, seat: int, name: str = "Robbie") -> Any:
    return seating.assign(driver.table, guest, seat, name, "p" * 22)


def waiting(**created: Any) -> TableDriver:
    """Anna and Ben at a table of three; Anna has set it up."""
    driver = TableDriver(people=2, options={"players": 3}, host="anna", **created)
    assert driver.table.status == "waiting"
    return driver


def test_only_people_at_the_table_give_seats() -> None:
    with raises_table_error("table-watching"):
        assign(waiting(), "stranger", 2)


def test_a_seat_of_somebody_else_cannot_be_given() -> None:
    with raises_table_error("table-taken"):
        assign(waiting(), "anna", 1)


def test_only_the_host_gives_open_seats() -> None:
    for public in (True, False):
        with raises_table_error("table-not-host"):
            assign(waiting(public=public), "ben", 2)
        assert assign(waiting(public=public), "anna", 2)
        assert assign(waiting(public=public), "ben", 1)


def test_a_program_needs_a_name_of_its_own() -> None:
    with raises_table_error("table-name-taken"):
        assign(waiting(), "anna", 2, "BEN")
    with raises_table_error("table-bad-name"):
        assign(waiting(), "anna", 2, " \n")
    assert assign(waiting(), "anna", 0, " Anna ") == [events.Assigned(0, "Anna", "p" * 22)]


def test_no_seat_is_given_once_the_game_has_begun() -> None:
    with raises_table_error("table-begun"):
        assign(TableDriver(), "anna", 0)


def test_an_owner_without_a_seat_can_still_free_it() -> None:
    driver = waiting()
    driver.apply_events(assign(driver, "ben", 1, "Ben"), "ben")
    assert driver.table.find_seats("ben") == []
    driver.apply_events(seating.free_seat(driver.table, "ben", 1), "ben")
    assert driver.table.seats[1].is_open


def test_a_new_token_is_of_no_use_when_the_game_is_over() -> None:
    driver = TableDriver(people=1, options={"players": 2}, host="anna")
    driver.apply_events(assign(driver, "anna", 1), "anna")
    driver.apply_events(acts.resign(driver.table, "anna", 0, "drake"), "anna")
    with raises_table_error("table-over"):
        assign(driver, "anna", 1)
