"""Write a database as today's server leaves it, for `test_older` of the versions to come.

    python -m tests.older.write tests/older/version-3.db.z

It has every kind of event, summaries, holders and snapshots.
"""

from __future__ import annotations

import contextlib
import sqlite3
import sys
import tempfile
import zlib
from pathlib import Path

import msgspec

from ..local_server import UNLIMITED, Person, ServerThread, play_out, run_server, sync

LIMITS = msgspec.structs.replace(UNLIMITED, gone=0)


def write(file: Path) -> None:
    """Play at several tables, and compress what they leave behind."""
    with tempfile.TemporaryDirectory() as folder:
        with run_server(Path(folder), LIMITS) as server:
            play_tables(server)
        database = Path(folder) / "tables.db"
        with contextlib.closing(sqlite3.connect(database)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")
            connection.execute("VACUUM")
        file.write_bytes(zlib.compress(database.read_bytes(), 9))


def play_tables(server: ServerThread) -> None:
    anna, ben = server.new_person("Anna"), server.new_person("Ben")
    play_to_the_end(anna)
    set_up(anna)
    disagree(anna, ben)
    learn(anna)
    play_long(anna)


def play_to_the_end(anna: Person) -> None:
    """A whole game with a bot, a chat and a rematch."""
    table = anna.create("dragomino", "me", "me", "open", options={"first": 0})
    anna.post(f"/api/tables/{table}/bots", seat=2, level="greedy")
    place = anna.join(table)
    place.ask("chat", text="Bonne chance à tous 🐉")
    play_out(place)
    assert anna.post(f"/api/tables/{table}/rematch").status_code == 200


def set_up(anna: Person) -> None:
    """A table that waits, with a freed seat, and one with a clock."""
    waiting = anna.create("dinoland", "me", "open", "open", public=True)
    anna.post(f"/api/tables/{waiting}/bots", seat=1, level="elder")
    anna.post(f"/api/tables/{waiting}/free", seat=1)
    anna.create("dingominos", "drake", "me", options={"first": 1}, clock=600)


def disagree(anna: Person, ben: Person) -> None:
    """Questions to take back, answered yes and no; leaving, returning, away, resigning."""
    table = anna.create("dragomino", "me", "open", options={"first": 0})
    ben.sit(table)
    a, b = anna.join(table), ben.join(table)
    for agree in (True, False):
        for _ in range(4):
            sync(a, b)
            (a if a.is_my_turn() else b).act()
        sync(a, b)
        ply = a.ask("undo", ply=a.ply, seat=0, moves=4)["ply"]
        b.wait_until(lambda place: place.position["asked"])
        b.ask("consent", ply=ply, agree=agree)
        a.wait_until(lambda place: not place.position["asked"])
    b.ask("leave", seat=1)
    b.ask("return", seat=1)
    b.close()
    a.wait_until(lambda place: not place.card["sitters"][1]["here"])
    a.ask("replace", seat=1)
    ben.join(table).ask("resign", seat=1)


def learn(anna: Person) -> None:
    """A lesson that has begun."""
    lesson = anna.get("/api/games/dragons/lessons")[0]["id"]
    table = anna.post(f"/api/games/dragons/lessons/{lesson}", name="Anna").json()["id"]
    place = anna.join(table)
    place.ask("look", seat=place.position["actor"])
    place.act(place.ask("hint", seat=place.position["actor"])["move"])


def play_long(anna: Person) -> None:
    """A running game with hidden cards and a snapshot, and one with a move taken back."""
    place = anna.join(anna.create("dragons", "me", "me", "me", options={"first": 0}))
    for _ in range(40):
        place.act()
    place = anna.join(anna.create("dragon_family", "me", "me", options={"first": 0}))
    place.act()
    place.ask("undo", ply=place.ply, seat=place.position["actor"], moves=1)


if __name__ == "__main__":
    write(Path(sys.argv[1]))
