"""The server: people and bots at one table through real sockets."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import dragonden
from dragonden.engine.game import Game
from dragonden.engine.words import LANGUAGES
from dragonden.server import protocol

from .local_server import UNLIMITED, ServerThread, TableClient, play_out, run_server, sync
from .support import GAMES
from .test_hint import together

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
TOLD = msgspec.json.Decoder(protocol.ServerMessage)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    with run_server(tmp_path_factory.mktemp("house")) as opened:
        yield opened


def pair(
    server: ServerThread, game: str = "dragomino", **wish: Any
) -> tuple[TableClient, TableClient]:
    """Anna and Ben at a table; Anna begins."""
    anna, ben = server.new_person("Anna"), server.new_person("Ben")
    wish["options"] = {"first": 0, **wish.get("options", {})}
    table = anna.create(game, "me", "open", **wish)
    ben.sit(table)
    return anna.join(table), ben.join(table)


def refused(answer: Any, line: str) -> None:
    assert (answer["type"], answer["line"]["id"]) == ("refused", line), answer


# -- whole games ---------------------------------------------------------------------------------


@every_game
def test_people_and_bots_play_to_the_end(server: ServerThread, game: Game) -> None:
    anna, ben = server.new_person("Anna"), server.new_person("Ben")
    bots = ["drake"] * (game.players[0] - 1)
    table = anna.create(game.name, "me", "open", *bots)
    ben.sit(table)
    places = [anna.join(table), ben.join(table), server.new_person().join(table)]
    play_out(*places)
    record = anna.http.get(f"/api/tables/{table}/record").text
    outcome = dragonden.load(record).outcome
    assert outcome
    for place in places:
        assert place.position["result"]["winners"] == outcome.winners
        assert place.position["truth"]
        assert [entry["ply"] for entry in place.entries] == list(range(1, place.ply + 1))


@every_game
def test_every_frame_is_a_message_of_the_protocol(server: ServerThread, game: Game) -> None:
    anna = server.new_person()
    table = anna.create(game.name, "me", *["greedy"] * (game.players[0] - 1))
    place = anna.join(table)
    for _ in range(5):
        place.wait_until(TableClient.is_my_turn)
        place.act()
    for frame in place.frames:
        TOLD.decode(frame)


def test_several_people_on_one_device_see_all_their_seats(server: ServerThread) -> None:
    anna = server.new_person()
    table = anna.create("dingominos", "me", "me", options={"first": 0})
    place = anna.join(table)
    assert [view["seat"] for view in place.position["views"]] == [0, 1]
    hands = [view["view"] for view in place.position["views"]]
    assert hands[0] != hands[1]
    assert all(len(entry["lines"]) == 2 for entry in place.entries)
    play_out(place)


# -- coming and coming back ----------------------------------------------------------------------


def test_who_comes_back_is_told_only_what_they_missed(server: ServerThread) -> None:
    anna = server.new_person()
    table = anna.create("dragomino", "me", "greedy", options={"first": 0})
    place = anna.join(table)
    place.act()
    seen = place.ply
    place.close()
    other = anna.join(table)
    other.act()
    back = anna.join(table, seen=seen)
    assert not back.updates[0].get("whole")
    assert back.entries[0]["ply"] == seen + 1
    assert other.entries[seen:] == back.entries[: len(other.entries) - seen]


@pytest.mark.parametrize("seen", [None, 10_000])
def test_who_knows_nothing_or_nonsense_is_told_everything(
    server: ServerThread, seen: int | None
) -> None:
    anna = server.new_person()
    table = anna.create("dragomino", "me", "greedy")
    place = anna.join(table, seen=seen)
    assert place.updates[0]["whole"]
    assert place.entries[0]["ply"] == 1


def test_what_players_are_to_remember_is_told_once(server: ServerThread) -> None:
    anna = server.new_person()
    table = anna.create("dragons", "me", "me", "me", options={"first": 0})
    place = anna.join(table)
    place.act({"type": "draw"})
    place.act()
    fleeting = [
        e for e in place.entries if any(li.get("fleeting") for ls in e["lines"] for li in ls)
    ]
    assert fleeting
    again = anna.join(table)
    told = [line for entry in again.entries for lines in entry["lines"] for line in lines]
    assert told
    assert not any(line.get("fleeting") for line in told)
    assert len(again.entries) == len(place.entries)


def test_whoever_can_take_back_a_choice_is_told_what_else_to_choose(server: ServerThread) -> None:
    person = server.new_person()
    table = person.create("dragomino", "me", "open", options={"first": 0})
    server.new_person("Ben").sit(table)
    place = person.join(table)
    dominoes = place.offers()
    assert place.position["views"][0]["instead"] == []
    place.act(dominoes[1])
    again, watcher = person.join(table), server.new_person("Cleo").join(table)
    for client in (place, again):  # also after a reload
        assert client.position["views"][0]["instead"] == dominoes
    assert watcher.position["views"][0]["instead"] == []
    place.ask("undo", ply=place.ply, seat=0, moves=1)
    assert place.position["views"][0]["instead"] == []
    place.act(dominoes[0])
    place.act()  # beyond that nothing is taken back at once
    sync(place, watcher)
    assert place.position["views"][0]["instead"] == []


def test_the_same_request_twice_is_done_once(server: ServerThread) -> None:
    anna, _ = pair(server)
    ply, move = anna.ply, anna.offers()[0]
    first = anna.ask("act", id="same", ply=ply, seat=0, move=move)
    again = anna.ask("act", id="same", ply=ply, seat=0, move=move)
    assert first == again
    assert anna.position["moves"] == 1


def test_a_request_repeated_on_a_new_connection_is_done_once(server: ServerThread) -> None:
    person = server.new_person()
    table = person.create("dragomino", "me", "greedy", options={"first": 0})
    place = person.join(table)
    ply, move = place.ply, place.offers()[0]
    place.send(type="act", id="lost", ply=ply, seat=0, move=move)
    place.close()
    back = person.join(table, seen=ply)
    answer = back.ask("act", id="lost", ply=ply, seat=0, move=move)
    assert answer["type"] == "done"
    assert server.house.rooms[table].table.rows[answer["ply"] - 1].client == "lost"
    moved = [e for e in back.entries if e["kind"] == "moved" and e["seat"] == 0]
    assert len(moved) == 1


def test_others_are_told_what_somebody_did_who_is_gone_bug(
    server: ServerThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was stored after its author's connection broke was told only with the next event."""
    anna, ben = pair(server)
    room, original = server.house.rooms[anna.card["id"]], server.house.store.append
    tasks = server.house.tasks

    def append(*arguments: Any) -> Any:
        asking = asyncio.current_task()
        assert asking in tasks
        asking.get_loop().call_soon(asking.cancel)
        return original(*arguments)

    monkeypatch.setattr(server.house.store, "append", append)
    anna.send(type="act", id="x", ply=anna.ply, seat=0, move=anna.offers()[0])
    ben.wait_until(lambda p: p.position["moves"] == 1)
    assert not room.doubtful


def test_everybody_sees_who_is_here(server: ServerThread) -> None:
    anna, ben = pair(server)
    anna.wait_until(lambda p: p.card["sitters"][1]["here"])
    before = anna.ask("ping")["now"]
    ben.close()
    anna.wait_until(lambda p: not p.card["sitters"][1]["here"])
    assert anna.card["sitters"][1]["away_since"] >= before
    watcher = server.new_person().join(anna.card["id"])
    anna.wait_until(lambda p: p.updates[-1].get("watching") == 1)
    watcher.close()
    anna.wait_until(lambda p: p.updates[-1].get("watching") == 0)


def test_who_watched_and_sits_down_sees_their_seat(server: ServerThread) -> None:
    anna, ben = server.new_person("Anna"), server.new_person("Ben")
    table = anna.create("dingominos", "me", "open")
    place = ben.join(table)
    assert place.position is None
    ben.http.cookies.clear()
    ben.sit(table)
    anna_place = anna.join(table)
    assert anna_place.position["views"][0]["seat"] == 0
    place.wait_until(lambda p: p.position)
    assert place.position["views"][0]["seat"] is None, "that connection has no cookie"
    assert ben.join(table).position["views"][0]["seat"] == 1


# -- asking --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_move_names_its_rule_in_the_asker_s_language(
    server: ServerThread, language: str
) -> None:
    anna = server.new_person()
    table = anna.create("dragomino", "me", "greedy", options={"first": 0})
    place = anna.join(table, language=language)
    move = {"type": "place", "x": 0, "y": 5, "side": "N"}
    for type in ("act", "why"):
        facts = {"ply": place.ply} if type == "act" else {}
        answer = place.ask(type, seat=0, move=move, **facts)
        match = dragonden.new("dragomino", players=2, first=0, seed=1)
        refusal = match.why("place(0, 5, N)")
        assert refusal
        assert answer["rule"] == refusal.rule
        assert answer["reason"] == match.game.words(language).line(refusal.line)
    assert place.position["moves"] == 0


def test_why_says_that_an_offered_move_is_allowed(server: ServerThread) -> None:
    anna, ben = pair(server)
    move = anna.offers()[0]
    assert anna.ask("why", seat=0, move=move)["type"] == "allowed"
    refused(ben.ask("why", seat=1, move=move), "table-not-your-turn")
    refused(ben.ask("why", seat=0, move=move), "table-not-yours")


def test_a_spectator_and_a_stranger_cannot_do_anything(server: ServerThread) -> None:
    anna, _ = pair(server, hints=True)
    stranger = server.new_person("Eve")
    stranger.create("dragomino", "me", "greedy")  # has a cookie of her own
    for person in (stranger, server.new_person("Nobody")):
        place = person.join(anna.card["id"])
        assert place.offers() == []
        assert place.position["views"][0]["seat"] is None
        asks: list[dict[str, Any]] = [
            {"type": "act", "ply": place.ply, "seat": 0, "move": anna.offers()[0]},
            {"type": "why", "seat": 0, "move": anna.offers()[0]},
            {"type": "hint", "seat": 0},
            {"type": "read", "seat": 0},
            {"type": "undo", "ply": place.ply, "seat": 0},
            {"type": "consent", "ply": 1, "agree": True},
            {"type": "resign", "seat": 0},
            {"type": "leave", "seat": 0},
            {"type": "return", "seat": 0},
            {"type": "replace", "seat": 0},
            {"type": "open", "seat": 0},
            {"type": "look", "seat": 0},
            {"type": "chat", "text": "boo"},
        ]
        for asked in asks:
            answer = place.ask(**asked)
            assert answer["type"] == "refused", asked
            assert answer["line"]["id"] in ("table-watching", "table-not-yours"), asked
    assert server.house.rooms[anna.card["id"]].table.ply == anna.ply


def test_a_hint_is_a_move_with_reasons(server: ServerThread) -> None:
    anna, ben = pair(server, hints=True)
    answer = anna.ask("hint", seat=0)
    assert answer["type"] == "hinted", answer
    assert answer["move"] in anna.offers()
    assert answer["thoughts"][0]["visits"] > 0
    assert answer["line"]["id"] == f"move-{answer['move']['type']}"
    assert not answer["together"]
    refused(ben.ask("hint", seat=1), "table-not-your-turn")


def test_a_hint_tells_where_all_win_together(server: ServerThread) -> None:
    game, chosen = together()[0]
    anna = server.new_person()
    table = anna.create(game.name, *["me"] * game.players[0], hints=True, options=chosen)
    place = anna.join(table)
    place.ask("look", seat=place.position["actor"])
    answer = place.ask("hint", seat=place.position["actor"])
    assert (answer["type"], answer.get("together")) == ("hinted", True), answer


def test_a_table_without_hints_gives_none(server: ServerThread) -> None:
    anna, _ = pair(server)
    refused(anna.ask("hint", seat=0), "server-no-hints")


@every_game
def test_the_position_can_be_read_aloud(server: ServerThread, game: Game) -> None:
    anna = server.new_person()
    table = anna.create(game.name, *["me"] * game.players[0])
    place = anna.join(table, language="de")
    actor = place.position["actor"]
    place.ask("look", seat=actor)
    assert place.ask("read", seat=actor)["picture"]
    assert place.ask("read", seat=None)["picture"]


def test_chat_reaches_everybody_as_plain_text(server: ServerThread) -> None:
    anna, ben = pair(server)
    anna.ask("chat", text="<i>hello</i>")
    ben.wait_until(lambda p: p.entries[-1]["kind"] == "chatted")
    assert ben.entries[-1]["text"] == "<i>hello</i>"
    assert "position" not in ben.updates[-1]


def test_a_ping_is_answered(server: ServerThread) -> None:
    anna, _ = pair(server)
    assert anna.ask("ping")["type"] == "pong"


# -- taking back, giving up, leaving -------------------------------------------------------------


def test_people_agree_to_take_back_moves(server: ServerThread) -> None:
    anna, ben = pair(server)
    while anna.position["actor"] == 0:
        anna.act()
    moves = anna.position["moves"]
    assert anna.ask("undo", ply=anna.ply, seat=0)["type"] == "done"
    ben.wait_until(lambda p: p.position["asked"])
    assert ben.position["asked"]["waiting"] == [1]
    ben.ask("consent", ply=ben.position["asked"]["ply"], agree=True)
    sync(anna, ben)
    assert anna.position["moves"] < moves
    assert anna.position["asked"] is None
    assert anna.is_my_turn()


def test_moves_inside_ones_turn_are_taken_back_at_once(server: ServerThread) -> None:
    anna, _ = pair(server)
    before = anna.position["views"]
    anna.act()
    assert anna.position["undo"] == [{"seat": 0, "free": 1, "last": 1}]
    anna.ask("undo", ply=anna.ply, seat=0)
    assert anna.position["views"] == before


def test_of_two_one_resigns_and_the_other_has_won(server: ServerThread) -> None:
    anna, ben = pair(server)
    anna.ask("resign", seat=0)
    ben.wait_until(TableClient.is_over)
    assert ben.position["result"]["winners"] == [1]
    assert ben.position["result"]["by"] == "resigning"


def test_a_bot_plays_for_who_leaves_and_gives_the_seat_back(server: ServerThread) -> None:
    anna, ben = pair(server)
    anna.ask("leave", seat=0)
    ben.wait_until(TableClient.is_my_turn)
    assert ben.card["sitters"][0]["level"]
    anna.ask("return", seat=0)
    while anna.position["actor"] != 0:
        sync(anna, ben)
        ben.act()
        sync(anna, ben)
    assert anna.is_my_turn()


def test_who_lost_the_connection_can_be_replaced_and_gets_the_seat_back(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(UNLIMITED, gone=0)
    with run_server(tmp_path, limits) as server:
        person, ben = server.new_person("Anna"), server.new_person("Ben")
        table = person.create("dragomino", "me", "open", options={"first": 0})
        ben.sit(table)
        anna, place = person.join(table), ben.join(table)
        refused(place.ask("replace", seat=0), "table-still-here")
        anna.close()
        place.wait_until(lambda p: not p.card["sitters"][0]["here"])
        assert place.ask("replace", seat=0)["type"] == "done"
        place.wait_until(TableClient.is_my_turn)
        person.join(table)
        place.wait_until(lambda p: p.card["sitters"][0]["level"] is None)


def test_the_clock_decides_for_who_is_late(server: ServerThread) -> None:
    anna, ben = pair(server, clock=5)
    assert anna.position["deadline"] > 0
    room = server.house.rooms[anna.card["id"]]
    made = msgspec.structs.replace(room.table.created, clock=0)  # not even five seconds
    room.table.created = made
    server.app.state.house.spawn  # noqa: B018 - the runner sees it when something happens
    ben.ask("chat", text="hurry")
    ben.wait_until(lambda p: p.card["sitters"][0]["level"] or p.is_my_turn() or p.is_over())
    moved = [entry for entry in ben.entries if entry["kind"] == "moved"]
    assert moved
    assert room.table.rows[moved[0]["ply"] - 1].event.by == "clock"  # type: ignore[union-attr]
