"""Games of older rules: they go on where today's rules allow it, and else say what differs.

`older/version-1.db.z` was written when all rules were in version 1: two games of each setting, one
of 6 moves and one of 60 or to the end, by patient players. `older/version-2.db.z` was left by a
server before the layers got plain names; `older/write.py` writes the next one.
"""

from __future__ import annotations

import random
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import dragonden
from dragonden.engine.errors import InputError
from dragonden.server.guests import Guests
from dragonden.server.settings import load_secret
from dragonden.table import acts, events
from dragonden.table.events import Row
from dragonden.table.schema import MOVES, SNAPSHOTS
from dragonden.table.schema import TABLES as CARDS
from dragonden.table.store import EVENTS, POSITIONS, SUMMARIES, Store
from dragonden.table.table import Table

from .local_server import Person, run_server
from .table_driver import TableDriver, raises_table_error

OLDER = Path(__file__).parent / "older"
TABLES = [f"{number:022}" for number in range(1, 17)]
# Of decisions that were split since.
SPLIT = {
    "dinoland": {"hatch", "move_pawn", "return_pawn", "cover"},
    "dragon_family": {"explore", "move", "settle"},
}


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    opened = Store(f"sqlite:///{unpack(1, tmp_path_factory.mktemp('older'))}")
    yield opened
    opened.close()


def unpack(version: int, folder: Path) -> Path:
    """A database of an older version, in a file of its own."""
    file = folder / "tables.db"
    file.write_bytes(zlib.decompress((OLDER / f"version-{version}.db.z").read_bytes()))
    return file


def play_on(table: Table, store: Store, count: int) -> None:
    """Make some moves as the people at the table, each stored first."""
    luck = random.Random(table.id)
    for _ in range(count):
        if table.actor is None:
            return
        assert table.board
        move = table.game.decode(luck.choice(table.board.legal()))
        guest = table.seats[table.actor].guest
        assert guest
        for event in acts.act(table, guest, table.actor, table.ply, msgspec.to_builtins(move)):
            row = Row(table.id, table.ply + 1, table.rows[-1].at, event, guest)
            store.append([row]).result()
            table.fold(row)


@pytest.mark.parametrize("id", TABLES)
def test_a_database_of_the_version_before_goes_on(store: Store, id: str) -> None:
    rows, snapshot = store.load_rows(id), store.load_snapshot(id)
    table = Table(rows, snapshot)
    if table.difference:
        assert table.difference.move in SPLIT[table.game.name]
        assert table.outdated
        with raises_table_error("table-outdated"):
            acts.require_running(table)
        kept = snapshot.views[0] if snapshot else None
        assert table.view(0) == (None if kept is None else msgspec.Raw(kept))
        return
    assert table.board
    assert table.moves == len(table.board.match.plies)
    assert [row.event for row in table.rows] == [row.event for row in rows]
    play_on(table, store, 8)
    again = Table(store.load_rows(id), store.load_snapshot(id))
    assert again.board
    assert again.board.save_position() == table.board.save_position()
    assert acts.require_replayable(again)


def test_most_of_them_do(store: Store) -> None:
    tables = [Table(store.load_rows(id), store.load_snapshot(id)) for id in TABLES]
    assert sum(not table.outdated for table in tables) >= 12


# -- what is stored keeps its form ---------------------------------------------------------------


def test_what_was_stored_is_still_stored_in_the_same_words(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{unpack(2, tmp_path)}")
    kinds = set()
    for row in store.query(MOVES.select()):
        event = EVENTS.decode(row.event)
        kinds.add(events.get_kind(event))
        assert is_part(msgspec.json.decode(row.event), msgspec.to_builtins(event))
    assert len(kinds) == 15, "every kind there was"
    cards = [row.card for row in store.query(CARDS.select())]
    for card in cards:
        summary = SUMMARIES.decode(card)
        assert is_part(msgspec.json.decode(card), msgspec.to_builtins(summary))
    bodies = [row.body for row in store.query(SNAPSHOTS.select())]
    for body in bodies:
        again = msgspec.msgpack.encode(POSITIONS.decode(body))
        assert is_part(msgspec.msgpack.decode(body), msgspec.msgpack.decode(again))
    assert (len(cards), len(bodies)) == (10, 9)
    store.close()


def is_part(old: Any, new: Any) -> bool:
    """Whether everything that was said is still said; something may have been added.

    What lines leave out, being false or null, older programs read as that.
    """
    if isinstance(old, dict):
        return all(
            is_part(value, new[name]) if name in new else value is None or value is False
            for name, value in old.items()
        )
    if isinstance(old, list):
        added = new[len(old) :]
        return all(map(is_part, old, new)) and len(new) >= len(old) and {*added} <= {None}
    return bool(old == new)


def test_a_house_opens_what_an_older_one_has_left(tmp_path: Path) -> None:
    unpack(2, tmp_path)
    with run_server(tmp_path) as server:
        rows = server.house.store.query(MOVES.select())
        tables = {row.table_id: row.ply for row in rows}  # the last ply of each
        guests = Guests(load_secret(server.settings))
        cookie = guests.make_cookie(next(row.guest for row in rows if row.guest))
        anna: Person = server.new_person()
        anna.http.cookies.set("dragonden", cookie)
        assert {card["id"] for card in anna.get("/api/mine")} <= tables.keys()
        running = []
        for table, ply in tables.items():
            place = anna.join(table)
            assert len(place.entries) >= ply
            if place.is_my_turn() and not place.position["learning"]:
                running.append(place.act()["type"])
        assert len(running) >= 3
        assert {*running} == {"done"}


# -- what cannot be replayed, but goes on --------------------------------------------------------


def with_rules(table: Table, rules: int, **moves: str) -> list[Row]:
    """The rows of a table as if it had followed other rules, with some moves replaced by number."""
    rows, number = [], 0
    for row in table.rows:
        event: Any = row.event
        if isinstance(event, events.Created):
            event = msgspec.structs.replace(event, rules=rules)
        if isinstance(event, events.Moved):
            number += 1
            event = msgspec.structs.replace(event, move=moves.get(f"move{number}", event.move))
        rows.append(msgspec.structs.replace(row, event=event))
    return rows


def mended(after: int = 3) -> Table:
    """A table whose second move is not allowed any more, and which was kept after its sixth."""
    driver = TableDriver()
    driver.make_moves(6)
    kept = driver.table.take_snapshot()
    driver.make_moves(after)
    return Table(with_rules(driver.table, 0, move2="place(9, 9, E)"), kept)


def test_a_game_that_cannot_be_replayed_goes_on_from_its_last_position() -> None:
    table = mended()
    assert table.difference == (2, "place")
    assert table.board
    assert table.moves == len(table.board.match.plies) == 9
    guest, seat = ("anna", "ben")[table.actor or 0], table.actor or 0
    move = msgspec.to_builtins(table.game.decode(table.board.legal()[0]))
    assert acts.act(table, guest, seat, table.ply, move)


def test_what_is_kept_for_a_reader_is_the_view_of_its_seat() -> None:
    driver = TableDriver("dingominos")
    driver.make_moves(6)
    kept = driver.table.take_snapshot()
    seen = {reader: msgspec.json.encode(driver.table.view(reader)) for reader in kept.views}
    assert kept.views == seen
    assert len({*seen.values()}) == len(seen) == 3, "two hands, and neither"


def test_it_cannot_be_told_again() -> None:
    with raises_table_error("table-mended"):
        acts.require_replayable(mended())


def test_moves_by_the_older_rules_are_not_taken_back() -> None:
    table, fresh = mended(), mended(after=0)
    actor = table.actor or 0
    guest = ("anna", "ben")[actor]
    with raises_table_error("table-nothing-to-undo"):
        acts.undo(table, guest, actor, table.ply, 4)
    assert acts.undo(table, guest, actor, table.ply, 3)
    table.fold(Row("t", table.ply + 1, 0, events.Undone(actor, 3)))
    assert table.board
    assert fresh.board
    assert table.board.save_position() == fresh.board.save_position()
    assert acts.count_undoable(fresh, fresh.actor or 0) == (0, 0)


def test_nothing_goes_on_where_what_came_after_is_not_allowed_either() -> None:
    driver = TableDriver()
    driver.make_moves(6)
    kept = driver.table.take_snapshot()
    driver.make_moves(3)
    wrong = {"move2": "place(9, 9, E)", "move8": "place(9, 9, E)"}
    table = Table(with_rules(driver.table, 0, **wrong), kept)
    assert (table.outdated, table.difference) == (True, (2, "place"))


def test_what_was_taken_back_is_no_difference() -> None:
    driver = TableDriver("dragons", people=3)
    board = driver.table.board
    assert board
    driver.make_move()
    drawn = board.match.truth().card
    driver.apply_events([events.Undone(0, 1, key=5)], "anna")
    driver.make_moves(2)
    assert board.match.truth().piles[0].cards[-1] != drawn, "chance went on from another key"
    table = Table(with_rules(driver.table, 0))
    assert table.difference is None
    assert table.board
    assert table.board.save_position() == board.save_position()


def test_moves_before_a_snapshot_are_taken_back_where_rules_are_the_same() -> None:
    driver = TableDriver()
    driver.make_moves(6)
    kept = driver.table.take_snapshot()
    driver.make_moves(1)
    table = Table(driver.table.rows, kept)
    actor = table.actor or 0
    assert acts.undo(table, ("anna", "ben")[actor], actor, table.ply, 4)


def test_a_position_of_another_form_is_of_no_use() -> None:
    driver = TableDriver()
    driver.make_moves(6)
    kept = driver.table.take_snapshot()
    other = msgspec.structs.replace(kept, kept=msgspec.structs.replace(kept.kept, layout="other"))
    table = Table(with_rules(driver.table, 0, move2="place(9, 9, E)"), other)
    assert (table.outdated, table.difference) == (True, (2, "place"))
    assert table.view(0) == msgspec.Raw(kept.views[0])


def test_a_move_that_nobody_knows_any_more_is_named() -> None:
    driver = TableDriver()
    driver.make_moves(2)
    table = Table(with_rules(driver.table, 0, move1="castle(king)"))
    assert table.difference == (1, "castle")


# -- records -------------------------------------------------------------------------------------


def test_a_record_of_older_rules_is_replayed() -> None:
    match = dragonden.new("dragomino", seed=3)
    match.play(0)
    older = match.record().replace(f"rules {match.game.version}", "rules 0")
    assert dragonden.load(older).moves == match.moves


def test_a_record_is_refused_where_the_rules_really_differ() -> None:
    match = dragonden.new("dragomino", seed=3)
    match.play(0)
    older = match.record().replace(f"rules {match.game.version}", "rules 0")
    older += f"{match.actor} castle(king)\n"
    with pytest.raises(
        InputError, match=r"follows version 0 .* Move 2 of the record, castle\(king\)"
    ):
        dragonden.load(older)


def test_a_move_that_would_be_another_seats_differs() -> None:
    driver = TableDriver()
    driver.make_moves(1)
    rows = with_rules(driver.table, 0)
    other = msgspec.structs.replace(rows[-1].event, seat=1)
    table = Table([*rows[:-1], msgspec.structs.replace(rows[-1], event=other)])
    assert table.difference == (1, "pick")
