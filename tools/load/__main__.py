"""`scripts/bench server`: play at many tables at once and say what it costs the server."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import math
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from rich.console import Console
from rich.table import Table

from . import ours, peer
from .process import run_process
from .trial import Plan, Trial, measure

ROOT = Path(__file__).parents[2]
PEER = "boardgame.io 0.50.2"


def main() -> None:
    asked = arguments()
    if asked.peers and not (shutil.which("node") and peer.is_installed()):
        sys.exit("boardgame.io is not there: scripts/bench server --peers needs node and npm.")
    plan = Plan(asked.tables, asked.moves, asked.seconds, asked.idle)
    with contextlib.ExitStack() as stack:
        trials = [start_ours(stack, game) for game in asked.games]
        if asked.peers:
            trials += [start_peer(stack, "memory"), start_peer(stack, "files")]
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(measure(trials, plan))
    found = figures(trials, plan)
    if asked.json:
        told = {trial.name: {name: row[n] for name, row in found} for n, trial in enumerate(trials)}
        print(msgspec.json.format(msgspec.json.encode(told)).decode())
    else:
        show([trial.name for trial in trials], found)


def arguments() -> Any:
    parser = argparse.ArgumentParser(prog="scripts/bench server", description=__doc__)
    add = parser.add_argument
    add("games", nargs="*", default=["dragons"], help="what is played (dragons)")
    add("--tables", type=int, default=100, help="how many at a time (100)")
    add("--moves", type=int, default=100, help="at each table, flat out (100)")
    add("--seconds", type=int, default=25, help="with one move a second at each table (25)")
    add("--idle", type=int, default=2000, help="sockets that say nothing (2000)")
    add("--peers", action="store_true", help="measure boardgame.io too")
    add("--json", action="store_true", help="print data")
    return parser.parse_args()


def start_ours(stack: contextlib.ExitStack, game: str) -> Trial:
    """Our own server, durable in a file."""
    folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="dragonden-"))
    server = stack.enter_context(run_process(*ours.command(Path(folder)), cwd=ROOT))
    guests = stack.enter_context(contextlib.closing(ours.Guests(server, game)))
    return Trial(f"Dragonden: {game}, SQLite", server, guests.table, ours.Bots(guests))


def start_peer(stack: contextlib.ExitStack, storage: str) -> Trial:
    """boardgame.io with memory or files as storage."""
    folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="dragonden-"))
    where = folder if storage == "files" else storage
    started = run_process(*peer.command(where), cwd=ROOT, NODE_ENV="production")
    server = stack.enter_context(started)
    lobby = stack.enter_context(contextlib.closing(peer.Lobby(server)))
    return Trial(f"{PEER}: dragons, {storage}", server, lobby.table)


def figures(trials: list[Trial], plan: Plan) -> list[tuple[str, list[float]]]:
    """What was found: a name, and a figure for each server."""
    flat, paced = [t.flat_out for t in trials], [t.paced for t in trials]
    beside = [t.beside for t in trials]
    pairs = [*zip(beside, paced, strict=True)]
    return [
        ("moves/s, flat out", [r.rate for r in flat]),
        ("moves per server CPU second", [r.per_cpu for r in flat]),
        ("p50 ms, flat out", [r.percentile(50) for r in flat]),
        ("p99 ms, flat out", [r.percentile(99) for r in flat]),
        ("cores that the server got", [r.cpu / r.seconds for r in flat]),
        ("cores that the clients took", [r.client_cpu / r.seconds for r in flat]),
        ("p50 ms, a move a second each", [r.percentile(50) for r in paced]),
        ("p99 ms, a move a second each", [r.percentile(99) for r in paced]),
        ("p99 ms, so paced, while bots look ahead", [r.percentile(99) for r in beside]),
        ("p99 ms that a sleeper woke late at that pace", [r.lateness() for r in paced]),
        ("p99 ms late, while bots look ahead", [r.lateness() for r in beside]),
        ("times as long as without them", [b.percentile(99) / p.percentile(99) for b, p in pairs]),
        ("moves per server CPU second, so paced", [r.per_cpu for r in paced]),
        ("MB at the start", [t.at_start for t in trials]),
        ("kB a table of four sockets", [t.table for t in trials]),
        (f"MB with {plan.idle} idle sockets", [t.idle for t in trials]),
    ]


def show(names: list[str], found: list[tuple[str, list[float]]]) -> None:
    """A column for each server."""
    table = Table("", *names)
    for name, row in found:
        table.add_row(name, *(format_figure(n) for n in row))
    Console().print(table)


def format_figure(n: float) -> str:
    """A figure, or a dash where there is none."""
    if math.isnan(n):
        return "–"
    return f"{n:,.2f}" if n < 10 else f"{n:,.0f}"


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)  # as shells do
