"""Bots at a table of the server: where they think, and how long it seems to take them."""

from __future__ import annotations

import asyncio
import os
import signal
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dragonden.bots import BOTS
from dragonden.bots.levels import LevelBot
from dragonden.bots.search_bot import SearchBot
from dragonden.bots.simple import GreedyBot, RandomBot
from dragonden.bots.tree import Tree
from dragonden.bots.worker import MODEST
from dragonden.table.events import Moved, Row
from dragonden.table.table import Table

from .local_server import UNLIMITED, ServerThread, TableClient, play_out, run_server, wait_until

PACE = 0.03  # seconds


def test_who_looks_ahead_thinks_apart_from_who_decides_at_once(tmp_path: Path) -> None:
    with run_server(tmp_path) as server:
        anna, pools = server.new_person(), server.house.bots.pools
        for level, started in (("drake", {"quick"}), ("dragon", {"quick", "searching"})):
            table = anna.create("dragomino", "me", level, options={"first": 1})
            anna.join(table).wait_until(TableClient.is_my_turn)
            assert pools.keys() == started


def test_no_bot_thinks_in_the_servers_own_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: Any) -> None:
        raise AssertionError("a bot thinks where people are served")

    for player in (RandomBot, GreedyBot, LevelBot, SearchBot):
        monkeypatch.setattr(player, "decide", never)
    monkeypatch.setattr(Tree, "__init__", never)  # by which all look ahead, judges too
    with run_server(tmp_path) as server:
        anna = server.new_person()
        for level in BOTS:
            table = anna.create("dragomino", "me", level, options={"first": 1}, hints=True)
            place = anna.join(table)
            place.wait_until(TableClient.is_my_turn)
            assert place.ask("hint", seat=0)["type"] == "hinted"
        place.act()
        place.ask("resign", seat=0)
        assert anna.post(f"/api/tables/{table}/analysis", known=0).status_code == 200
        wait_until(lambda: "judging" in server.house.bots.pools)


def test_a_bot_that_thinks_for_ever_delays_no_other_table(tmp_path: Path) -> None:
    """Where kernels share the processor among sessions, niceness counts inside of one only."""
    with run_server(tmp_path) as server:
        anna = server.new_person()
        stuck = anna.join(anna.create("dragomino", "me", "dragon", options={"first": 1}))
        stuck.wait_until(TableClient.is_my_turn)
        thinkers = [worker.process for worker in server.house.bots.pools["searching"].workers]
        for process in thinkers:
            assert os.getpriority(os.PRIO_PROCESS, process.pid) == os.nice(0) + MODEST
            assert os.getsid(process.pid) == os.getsid(0)
            process.send_signal(signal.SIGSTOP)
        try:
            while stuck.position["actor"] == 0:
                stuck.act()
                stuck.drain()
            play_out(anna.join(anna.create("dragons", "me", "me", "drake")))
            stuck.drain()
            assert not stuck.is_my_turn()
        finally:
            for process in thinkers:
                process.send_signal(signal.SIGCONT)
        stuck.wait_until(TableClient.is_my_turn)


def test_many_tables_of_one_address_delay_nobody_elses_bots_bug(tmp_path: Path) -> None:
    """Twenty tables with strong bots made an honest turn take 126 seconds instead of one."""
    with run_server(tmp_path, proxies=()) as server:
        (worker,) = server.house.bots.get_pool("quick").workers
        worker.process.send_signal(signal.SIGSTOP)
        wish: Any = {"options": {"first": 1}}
        crowd = []
        for number in range(20):  # under as many names
            eve = server.new_person(f"Eve {number}", at="127.0.0.2")
            crowd.append(eve.create("dragomino", "me", "greedy", **wish))
            eve.join(crowd[-1])
        left = server.new_person(at="127.0.0.3")  # and as many that nobody looks at
        crowd += [left.create("dragomino", "me", "greedy", **wish) for _ in range(5)]
        anna = server.new_person()
        place = anna.join(anna.create("dragomino", "me", "greedy", **wish))
        jobs = server.house.bots.pools["quick"].jobs
        wait_until(lambda: len(jobs) + jobs.working.total() == 26)
        worker.process.send_signal(signal.SIGCONT)
        place.wait_until(TableClient.is_my_turn)
        mine = moved_at(server, place.card["id"])
        wait_until(lambda: all(moved_at(server, id) for id in crowd))
        assert sum(moved_at(server, id) < mine for id in crowd) <= 3


def moved_at(server: ServerThread, id: str) -> int:
    """When a table's first move was made; 0 if none was."""
    rows = server.house.rooms[id].table.rows
    return next((row.at for row in rows if isinstance(row.event, Moved)), 0)


def test_bots_pause_where_nobody_is_connected_and_go_on_when_somebody_comes(
    tmp_path: Path,
) -> None:
    with run_server(tmp_path, msgspec.structs.replace(UNLIMITED, unattended=0.05)) as server:
        anna = server.new_person()
        place = anna.join(anna.create("dragomino", "me", "greedy", options={"first": 0}))
        room = server.house.rooms[place.card["id"]]
        ply = place.ply
        place.ask("leave", seat=0)  # from now on only bots play
        place.close()
        wait_until(lambda: room.runner is None)
        assert room.table.status == "running", "it would take longer than that"
        assert room.table.ply > ply
        rows = len(room.table.rows)
        server.house.store.writer.commit([])
        wait_until(lambda: not server.house.store.claim_due(2**62, 2**62, behind=False))
        stranger = server.new_person("Ben").join(place.card["id"])
        stranger.ask("ping")
        assert len(room.table.rows) == rows, "who only watches is no player"
        anna.join(place.card["id"]).wait_until(lambda p: p.ply > rows)


def test_a_clock_goes_on_where_nobody_is_connected(tmp_path: Path) -> None:
    with run_server(tmp_path, msgspec.structs.replace(UNLIMITED, unattended=0)) as server:
        anna = server.new_person()
        id = anna.create("dragomino", "me", "me", options={"first": 0}, clock=5)
        room = server.house.rooms[id]
        assert room.runner
        assert not room.is_paused()


def turns(server: ServerThread) -> list[tuple[int, int]]:
    """Turns of a bot in whole games: among how many moves it chose, and in milliseconds.

    In a game it may always have a choice, or never: it plays until both have been seen.
    """
    anna, found = server.new_person(), list[tuple[int, int]]()
    while {choices > 1 for choices, _ in found} != {False, True}:
        place = anna.join(anna.create("dingominos", "me", "greedy"))
        play_out(place)
        found += turns_of_bots(server.house.rooms[place.card["id"]].table.rows)
    return found


def turns_of_bots(rows: list[Row]) -> list[tuple[int, int]]:
    """As `turns`, of one table."""
    table, found = Table(rows[:1]), []
    for before, row in pairwise(rows):
        if isinstance(row.event, Moved) and row.event.by == "bot":
            assert table.board
            found.append((len(table.board.legal()), row.at - before.at))
        table.fold(row)
    return found


def in_time(found: list[tuple[int, int]]) -> None:
    """No turn took less, with a choice or without one."""
    assert not [turn for turn in found if turn[1] < 1000 * PACE - 1]  # of whole milliseconds


def test_a_bot_takes_its_time(tmp_path: Path) -> None:
    with run_server(tmp_path, msgspec.structs.replace(UNLIMITED, pace=PACE)) as server:
        in_time(turns(server))


def test_a_bot_without_a_choice_takes_as_long_as_with_one_bug(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It once answered at once, which told the others what it could not do."""
    with run_server(tmp_path) as server:
        bots = server.house.bots
        decide = bots.decide

        async def slowly(*question: Any) -> Any:
            await asyncio.sleep(PACE)
            return await decide(*question)

        monkeypatch.setattr(bots, "decide", slowly)
        in_time(turns(server))


def test_metrics_do_not_tell_whether_a_bot_had_a_choice_bug(tmp_path: Path) -> None:
    """Only where there was a choice, a bot was counted as thinking."""
    with run_server(tmp_path) as server:
        count = f"dragonden_thinking_seconds_count {len(turns(server))}.0\n"
        assert count in server.new_person().http.get("/metrics").text
