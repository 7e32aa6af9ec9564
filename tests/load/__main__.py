"""`python -m tests.load`: play at many tables at once and say what it costs the server."""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from rich.console import Console
from rich.table import Table

from . import ours, peer
from .process import running
from .trial import Trial, measure

ROOT = Path(__file__).parents[2]
PEER = "boardgame.io 0.50.2"


def main() -> None:
    asked = arguments()
    trials = [our_trial(asked, game) for game in asked.games]
    if asked.peers:
        if not shutil.which("node") or not peer.is_installed():
            sys.exit("boardgame.io is not there: scripts/bench server --peers needs node and npm.")
        trials += [peer_trial(asked, "memory"), peer_trial(asked, "files")]
    if asked.json:
        print(msgspec.json.format(msgspec.json.encode(trials)).decode())
    else:
        show(trials)


def arguments() -> Any:
    parser = argparse.ArgumentParser(prog="scripts/bench server", description=__doc__)
    add = parser.add_argument
    add("games", nargs="*", default=["dragons"], help="what is played (dragons)")
    add("--tables", type=int, default=100, help="how many at a time (100)")
    add("--moves", type=int, default=120, help="at each table, flat out (120)")
    add("--seconds", type=int, default=20, help="with one move a second at each table (20)")
    add("--idle", type=int, default=2000, help="sockets that say nothing (2000)")
    add("--peers", action="store_true", help="measure boardgame.io too")
    add("--json", action="store_true", help="print data")
    return parser.parse_args()


def finished(work: Coroutine[Any, Any, Trial]) -> Trial:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


def our_trial(asked: Any, game: str) -> Trial:
    """Our own server, durable in a file."""
    with (
        tempfile.TemporaryDirectory(prefix="dragonden-") as folder,
        running(*ours.command(Path(folder)), cwd=ROOT) as server,
    ):
        guests = ours.Guests(server, game)
        name = f"Dragonden: {game}, SQLite"
        trial = finished(
            measure(
                name, server, guests.table, asked.tables, asked.moves, asked.seconds, asked.idle
            )
        )
        guests.close()
        return trial


def peer_trial(asked: Any, storage: str) -> Trial:
    """boardgame.io with memory or files as storage."""
    with tempfile.TemporaryDirectory(prefix="dragonden-") as folder:
        where = folder if storage == "files" else storage
        with running(*peer.command(where), cwd=ROOT, NODE_ENV="production") as server:
            lobby = peer.Lobby(server)
            name = f"{PEER}: dragons, {storage}"
            trial = finished(
                measure(name, server, lobby.table, asked.tables, asked.moves, asked.seconds, 0)
            )
            lobby.close()
            return trial


def show(trials: list[Trial]) -> None:
    """A column for each server."""
    table = Table("", *(trial.server for trial in trials))
    flat, paced = [t.flat_out for t in trials], [t.paced for t in trials]

    def row(name: str, values: list[float]) -> None:
        table.add_row(
            name, *(f"{value:,.1f}" if value < 100 else f"{value:,.0f}" for value in values)
        )

    row("moves/s, flat out", [r.moves_a_second for r in flat])
    row("moves per server CPU second", [r.moves_a_cpu_second for r in flat])
    row("p50 ms, flat out", [r.p50_ms for r in flat])
    row("p99 ms, flat out", [r.p99_ms for r in flat])
    row("clients' share of a core", [r.client_cpu for r in flat])
    row("p50 ms, a move a second each", [r.p50_ms for r in paced])
    row("p99 ms, a move a second each", [r.p99_ms for r in paced])
    row("moves per server CPU second, so paced", [r.moves_a_cpu_second for r in paced])
    row("MB at the start", [t.at_start_mb for t in trials])
    row("kB a table of four sockets", [t.table_kb for t in trials])
    row("idle sockets", [t.idle_sockets for t in trials])
    row("MB with them", [t.idle_mb for t in trials])
    Console().print(table)


if __name__ == "__main__":
    main()
