"""The server against what should not be: forgery, foreign pages, floods, nonsense and failure."""

from __future__ import annotations

import re
import sqlite3
import stat
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from dragonden.bots import Decision
from dragonden.engine.errors import InputError
from dragonden.engine.game import Game
from dragonden.engine.referee import redact_copy
from dragonden.server import pages, protocol
from dragonden.server.bot_service import BotService
from dragonden.server.guests import Guests, draw_id
from dragonden.server.settings import Settings, load_secret

from .local_server import PATIENCE, UNLIMITED, ServerThread, TableClient, run_server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    with run_server(tmp_path_factory.mktemp("house")) as opened:
        yield opened


def strict(**limits: Any) -> Any:
    return msgspec.structs.replace(UNLIMITED, **limits)


# -- who somebody is -----------------------------------------------------------------------------


def test_a_cookie_is_kept_from_scripts_and_other_sites(server: ServerThread) -> None:
    answer = server.new_person().post(
        "/api/tables", game="dragomino", sitters=[{"kind": "me", "name": "A"}, {"kind": "open"}]
    )
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Strict" in cookie
    assert "Secure" not in cookie, "without HTTPS a browser would not send it back"


def test_over_https_the_cookie_is_secure(tmp_path: Path) -> None:
    with run_server(tmp_path, https=True) as server:
        answer = server.new_person().post(
            "/api/tables", game="dragomino", sitters=[{"kind": "me", "name": "A"}, {"kind": "open"}]
        )
    assert "; Secure" in answer.headers["set-cookie"]
    assert "strict-transport-security" in answer.headers


@pytest.mark.parametrize("change", ["swap", "cut", "unsigned", "other secret"])
def test_a_forged_cookie_is_nobody_s(server: ServerThread, change: str) -> None:
    anna, eve = server.new_person("Anna"), server.new_person("Eve")
    table = anna.create("dragomino", "me", "greedy", options={"first": 0})
    mine = anna.http.cookies["dragonden"]
    guest, _, signature = mine.partition(".")
    forged = {
        "swap": f"{guest[::-1]}.{signature}",
        "cut": mine[:-1],
        "unsigned": guest,
        "other secret": Guests(b"x" * 40).make_cookie(guest),
    }[change]
    eve.http.cookies.set("dragonden", forged)
    assert eve.get(f"/api/tables/{table}")["yours"] == []
    assert eve.join(table).card["yours"] == []


def test_the_secret_is_made_once_and_nobody_else_can_read_it(tmp_path: Path) -> None:
    settings = Settings(str(tmp_path / "new"), "sqlite:///x")
    secret = load_secret(settings)
    assert len(secret) >= 32
    assert load_secret(settings) == secret
    assert stat.S_IMODE((tmp_path / "new" / "secret").stat().st_mode) == 0o600
    assert [path.name for path in (tmp_path / "new").iterdir()] == ["secret"]


@pytest.mark.parametrize("damaged", [b"", b"x" * 31])
def test_a_damaged_secret_is_refused_bug(tmp_path: Path, damaged: bytes) -> None:
    """Where a crash had left an empty file, anybody could sign cookies of others."""
    (tmp_path / "secret").write_bytes(damaged)
    with pytest.raises(InputError, match="is damaged"):
        load_secret(Settings(str(tmp_path), ""))


def test_links_cannot_be_guessed(server: ServerThread) -> None:
    anna = server.new_person()
    links = {anna.create("dragomino", "me", "open") for _ in range(20)}
    assert len(links) == 20
    assert all(re.fullmatch(r"[\w-]{22}", link) for link in links), "128 bits"


# -- foreign pages -------------------------------------------------------------------------------


def test_no_id_is_an_option_of_a_command_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    """One of 64 tables could not be shown: `dragonden house tables show -Uugq7`."""
    drawn = iter(["-Uugq7", "-", "Uugq7-"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: next(drawn))
    assert draw_id() == "Uugq7-"


def test_a_foreign_page_gets_no_socket(server: ServerThread) -> None:
    anna = server.new_person()
    table = anna.create("dragomino", "me", "open")
    with pytest.raises(InvalidStatus, match="403"):
        anna.socket(table, Origin="https://evil.example")
    with anna.socket(table, Origin=server.url) as ours:
        ours.send('{"type":"hello","version":3}')
        assert '"welcome"' in str(ours.recv(PATIENCE))


@pytest.mark.parametrize(
    "headers", [{"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}]
)
def test_a_foreign_page_changes_nothing(server: ServerThread, headers: dict[str, str]) -> None:
    eve = server.new_person(**headers)
    answer = eve.post("/api/tables", game="dragomino", sitters=[{"kind": "me", "name": "E"}])
    assert answer.status_code == 403
    assert answer.json()["line"] == "server-foreign"


def test_a_page_elsewhere_can_be_allowed(tmp_path: Path) -> None:
    with run_server(tmp_path, origins=("https://games.example",)) as server:
        anna = server.new_person()
        table = anna.create("dragomino", "me", "open")
        with anna.socket(table, Origin="https://games.example") as socket:
            socket.send('{"type":"hello","version":3}')
            assert socket.recv(PATIENCE)


@pytest.mark.parametrize("path", ["/", "/api/games", "/nothing.js", "/api/nothing", "/health"])
def test_every_answer_has_its_headers(server: ServerThread, path: str) -> None:
    headers = server.new_person().http.get(path).headers
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["referrer-policy"] == "no-referrer", "the address of a table is its key"
    assert headers["x-content-type-options"] == "nosniff"
    assert "server" not in headers


# -- pages ---------------------------------------------------------------------------------------


def test_the_files_of_the_client_are_served_and_no_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("all pages")
    (static / "assets" / "a.js").write_text("script")
    (static / ".hidden").write_text("no")
    (tmp_path / "secret.txt").write_text("no")
    monkeypatch.setattr(pages, "STATIC", static)
    with run_server(tmp_path / "data") as server:
        anna = server.new_person()
        for page in ("/", "/table/abc", "/replay/abc"):
            assert anna.http.get(page).text == "all pages"
        script = anna.http.get("/assets/a.js")
        assert (script.text, script.headers["content-type"]) == (
            "script",
            "text/javascript; charset=utf-8",
        )
        assert "immutable" in script.headers["cache-control"]
        outside = ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt")
        for path in ("/.hidden", *outside):
            answer = anna.http.get(path)
            assert answer.status_code == 404 or answer.text == "all pages"


def test_without_a_client_the_page_says_how_to_build_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path / "none")
    with run_server(tmp_path / "data") as server:
        assert "scripts/run" in server.new_person().http.get("/table/abc").text


# -- nonsense ------------------------------------------------------------------------------------

NONSENSE: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    '"hello"',
    "{}",
    '{"type":"act"}',
    '{"type":"fly","id":"x"}',
    '{"type":"chat","id":"x","text":"hi","more":1}',
    '{"type":"chat","id":"x","text":""}',
    '{"type":"chat","id":"x y","text":"hi"}',
    '{"type":"chat","id":"x","text":"' + "a" * 301 + '"}',
    '{"type":"act","id":"x","ply":-1,"seat":0,"move":{}}',
    '{"type":"act","id":"x","ply":1,"seat":99,"move":{}}',
    '{"type":"act","id":"x","ply":1e99,"seat":0,"move":{}}',
    '{"type":"act","id":"x","ply":1,"seat":0,"move":[]}',
    '{"type":"hello","version":3}',
    "[" * 5000,
    b"\x00\xff",
]


def test_nonsense_is_refused_and_the_connection_lives_on(server: ServerThread) -> None:
    anna = server.new_person()
    table = anna.create("dragomino", "me", "greedy", options={"first": 0})
    place = anna.join(table)
    for nonsense in NONSENSE:
        place.socket.send(nonsense)
        place.wait_until(lambda p: p.frames[-1].startswith('{"type":"refused","id":null'))
        place.frames.append("")
    assert place.ask("ping")["type"] == "pong"
    assert place.act()["type"] == "done"


def test_a_move_that_is_none_is_refused_with_its_id(server: ServerThread) -> None:
    anna = server.new_person()
    place = anna.join(anna.create("dragomino", "me", "greedy", options={"first": 0}))
    moves: list[Any] = [
        {"type": "pick", "domino": 10**30},
        {"type": "pick", "domino": "3"},
        {"type": "pick", "domino": None},
        {"type": ["pick"]},
    ]
    for move in moves:
        answer = place.ask("act", ply=place.ply, seat=0, move=move)
        assert answer["type"] == "refused", move


def test_a_message_too_long_ends_the_connection(server: ServerThread) -> None:
    anna = server.new_person()
    place = anna.join(anna.create("dragomino", "me", "open"))
    place.socket.send("x" * 20_000)
    assert place.wait_for_close() == 1009


@pytest.mark.parametrize("first", ['{"type":"ping","id":"x"}', "nonsense", '{"type":"hello"}'])
def test_who_does_not_say_hello_first_has_to_go(server: ServerThread, first: str) -> None:
    anna = server.new_person()
    with anna.socket(anna.create("dragomino", "me", "open")) as socket:
        socket.send(first)
        assert code_of(socket) == 4400


@pytest.mark.parametrize(("version", "code"), [(99, 4426), (2, 4400)])
def test_another_version_of_the_protocol_is_not_spoken(
    server: ServerThread, version: int, code: int
) -> None:
    anna = server.new_person()
    with anna.socket(anna.create("dragomino", "me", "open")) as socket:
        socket.send(f'{{"type":"hello","version":{version}}}')
        assert code_of(socket) == code


def test_a_table_that_is_not_there_closes_with_its_own_code(server: ServerThread) -> None:
    with server.new_person().socket("x" * 22) as socket:
        socket.send('{"type":"hello","version":3}')
        assert code_of(socket) == 4404


def code_of(socket: Any) -> int:
    """The code with which the server closes."""
    with pytest.raises(ConnectionClosed) as closed:
        socket.recv(PATIENCE)
    assert closed.value.rcvd
    return closed.value.rcvd.code


def test_every_code_is_explained() -> None:
    assert set(protocol.CLOSED_BY) == {4400, 4401, 4403, 4404, 4426, 4408, 4429, 4503}


GOOD = {"game": "dragomino", "sitters": [{"kind": "me", "name": "A"}, {"kind": "open"}]}
BODIES: list[tuple[int, Any]] = [
    (400, {}),
    (400, {**GOOD, "game": "chess"}),
    (400, {**GOOD, "game": "x" * 5000}),
    (400, {**GOOD, "options": {"x" * 5000: True}}),
    (400, {**GOOD, "extra": 1}),
    (400, {**GOOD, "sitters": []}),
    (400, {**GOOD, "sitters": [{"kind": "open"}] * 2}),
    (400, {**GOOD, "sitters": [{"kind": "me", "name": "A"}]}),
    (400, {**GOOD, "sitters": [{"kind": "me", "name": "A" * 25}, {"kind": "open"}]}),
    (400, {**GOOD, "sitters": [{"kind": "me", "name": "A"}, {"kind": "bot", "level": "x"}]}),
    (400, {**GOOD, "sitters": [{"kind": "me", "name": "\u202e"}, {"kind": "open"}]}),
    (409, {**GOOD, "sitters": [{"kind": "me", "name": "A"}] * 2}),
    (400, {**GOOD, "options": {"thirst": "maybe"}}),
    (400, {**GOOD, "options": {"nothing": 1}}),
    (400, {**GOOD, "clock": 1}),
    (400, []),
    (413, {**GOOD, "options": {"x": "y" * 20_000}}),
]


@pytest.mark.parametrize(("status", "body"), BODIES)
def test_a_wish_that_makes_no_sense_is_answered_by_a_sentence(
    server: ServerThread, status: int, body: Any
) -> None:
    answer = server.new_person().http.post("/api/tables?language=de", json=body)
    assert answer.status_code == status, answer.text
    assert answer.json()["reason"]


def test_what_is_not_json_or_not_there_is_answered_by_a_sentence(server: ServerThread) -> None:
    anna = server.new_person()
    assert anna.http.post("/api/tables", content=b"\xff{").status_code == 400
    assert anna.http.get(f"/api/tables/{'x' * 22}").json()["line"] == "server-no-table"
    assert anna.http.get("/api/tables/" + "x" * 60).status_code in (400, 404)
    assert anna.http.put("/api/tables").status_code == 405
    assert anna.http.post(f"/api/tables/{'x' * 22}/seats", json={"name": "A"}).status_code == 404


def test_reasons_come_in_the_browser_s_language(server: ServerThread) -> None:
    anna = server.new_person(**{"Accept-Language": "fr-CH, de;q=0.5"})
    assert anna.http.get("/api/games/chess").json()["reason"] == "Ce jeu n'existe pas."


# -- failure -------------------------------------------------------------------------------------


def test_a_locked_database_is_told_to_the_player_and_nothing_is_lost(tmp_path: Path) -> None:
    with run_server(tmp_path, database=f"sqlite:///{tmp_path}/tables.db?timeout=0.1") as server:
        anna = server.new_person()
        table = anna.create("dragomino", "me", "greedy", options={"first": 0})
        place = anna.join(table)
        ply, move = place.ply, place.offers()[0]
        other = sqlite3.connect(tmp_path / "tables.db")
        other.execute("BEGIN IMMEDIATE")
        answer = place.ask("act", id="same", ply=ply, seat=0, move=move)
        assert answer["line"]["id"] == "server-unstored"
        assert anna.post("/api/tables", **GOOD).status_code == 503
        assert place.position["moves"] == 0
        other.rollback()
        other.close()
        assert place.ask("act", id="same", ply=ply, seat=0, move=move)["type"] == "done"
        assert place.position["moves"] == 1


def test_nobody_is_told_before_it_is_stored(
    server: ServerThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = server.new_person()
    table = anna.create("dragomino", "me", "greedy", options={"first": 0})
    place = anna.join(table)
    writer = server.house.store.writer
    asked, may_store = threading.Event(), threading.Event()
    original = writer.commit

    def slowly(requests: Any) -> None:
        if requests:
            asked.set()
            assert may_store.wait(PATIENCE)
        original(requests)

    monkeypatch.setattr(writer, "commit", slowly)
    place.send(type="act", id="x", ply=place.ply, seat=0, move=place.offers()[0])
    try:
        assert asked.wait(PATIENCE)
        late = anna.join(table)
        assert late.ask("ping")["type"] == "pong"  # whatever had been told before came before
        assert late.position["moves"] == 0
    finally:
        may_store.set()
    place.wait_until(lambda p: p.position["moves"])
    late.wait_until(lambda p: p.position["moves"])


class Unreliable(BotService):
    """Bots that fail twice, and then do the first thing that is allowed."""

    misses = 0

    async def decide(
        self, game: Game, knowledge: Any, actions: list[int], level: str, owner: str = ""
    ) -> Decision:
        if self.misses < 2:
            self.misses += 1
            raise RuntimeError("no idea")
        return Decision(actions[0])


def test_a_bot_that_fails_is_asked_again(tmp_path: Path) -> None:
    bots = Unreliable(processes=1, warm=False)
    with run_server(tmp_path, strict(retry_delay=0.01), bots=bots) as server:
        anna = server.new_person()
        place = anna.join(anna.create("dragomino", "me", "greedy", options={"first": 1}))
        place.wait_until(TableClient.is_my_turn)
    assert bots.misses == 2


class Attentive(BotService):
    """Bots that remember what they were told, and do the first thing that is allowed."""

    def __init__(self) -> None:
        super().__init__(processes=1, warm=False)
        self.told: list[Any] = []

    async def decide(
        self, game: Game, knowledge: Any, actions: list[int], level: str, owner: str = ""
    ) -> Decision:
        self.told.append(knowledge)
        return Decision(actions[0])


def test_a_bot_is_told_only_what_its_seat_knows(tmp_path: Path) -> None:
    bots = Attentive()
    with run_server(tmp_path, bots=bots) as server:
        anna = server.new_person()
        place = anna.join(anna.create("dingominos", "me", "greedy", options={"first": 1}))
        place.wait_until(TableClient.is_my_turn)
    assert bots.told
    assert bots.told == [redact_copy(known, seat=1) for known in bots.told]
