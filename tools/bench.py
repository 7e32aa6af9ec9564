"""`scripts/bench`: measure, and print tables or JSON."""

from __future__ import annotations

import os
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from dragonden.engine.backends import compiled_backend
from dragonden.engine.errors import InputError
from dragonden.games import find_game, game_names

from .measures import Bench, Figures, Peer, list_styles, measure_game, measure_peers
from .searching import Search, measure_searches
from .starting import measure_starts

MISUSED = 2  # exit code
PEERS_EXPLAINED = """\
Random play; moves of chance take time but are not counted.
Python: a call a step. C++ bots: evaluate_bots, a call a game.
C++ rollouts: RandomRolloutEvaluator in MCTSBot, after the deal."""
BUSY = 0.5  # more programs than this, on average, were running in the last minute


def bench(
    games: Annotated[list[str] | None, typer.Argument(help="All, unless told.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
    beside: Annotated[bool, typer.Option("--peers", help="Measure OpenSpiel too.")] = False,
) -> None:
    """Measure how fast games run on this machine."""
    progress = Console(stderr=True)
    warn_of_load(progress)
    try:
        chosen = [find_game(name) for name in games or game_names()]
        with progress.status("Measuring OpenSpiel"):
            others = measure_peers() if beside else []
    except InputError as mistake:
        typer.echo(str(mistake), err=True)
        raise typer.Exit(MISUSED) from mistake
    found = Bench([], [], {}, others)
    for game in chosen:
        with progress.status(f"Measuring {game.title}"):
            found.figures.extend(measure_game(game, style) for style in list_styles(game))
            found.searches.extend(measure_searches(game, compiled_backend()))
            found.starts[game.name] = measure_starts(game.name)
    if json:
        typer.echo(msgspec.json.encode(found))
    else:
        show(found, Console())


def warn_of_load(console: Console) -> None:
    """Say so if the machine has other work: what the clock measures suffers from it."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    if load > BUSY:
        console.print(
            f"This machine is busy (load {load:.1f}): figures of several cores will be low."
        )


def show(found: Bench, console: Console) -> None:
    """Print the measurements as tables."""
    console.print(speed_table(found.figures), search_table(found.searches))
    console.print(cost_table(found.figures), start_table(found))
    if found.peers:
        console.print(peer_table(found.peers), PEERS_EXPLAINED, highlight=False)
        console.print(ratio_table(found.figures, found.peers))


def new_table(title: str, *headings: str) -> Table:
    """A table whose first column has names and the others figures."""
    table = Table(title=title, title_justify="left")
    table.add_column(headings[0])
    for heading in headings[1:]:
        table.add_column(heading, justify="right")
    return table


def format_label(row: Figures) -> str:
    """What a row is called: the game and, unless random, the style."""
    return row.game if row.style == "random" else f"{row.game}, {row.style}"


def speed_table(rows: list[Figures]) -> Table:
    headings = ("one core", f"{rows[0].cores} cores", "got", "gain", "interpreted")
    table = new_table("Decisions a second", "game", *headings)
    for row in rows:
        speeds = (f"{row.one_core:,.0f}", f"{row.all_cores:,.0f}", f"{row.cores_got:.1f}")
        table.add_row(format_label(row), *speeds, f"× {row.gain:.2f}", f"{row.interpreted:,.0f}")
    return table


def search_table(rows: list[Search]) -> Table:
    title = "Simulations of the search a second, on one core"
    table = new_table(title, "game", "seats", "position", "plain", "with the game's plan")
    for row in rows:
        speeds = (f"{row.plain:,.0f}", f"{row.own:,.0f}")
        table.add_row(row.game, str(row.players), row.position, *speeds)
    return table


def cost_table(rows: list[Figures]) -> Table:
    verbs = ("copy", "legal", "apply", "redact", "determinize")
    table = new_table("Nanoseconds a call, compiled", "game", *verbs, "bytes")
    for row in rows:
        costs = (f"{getattr(row.nanoseconds, verb):,.0f}" for verb in verbs)
        table.add_row(format_label(row), *costs, f"{row.state_bytes:,}")
    return table


def start_table(found: Bench) -> Table:
    headings = ("game", "interpreted", "compiled, cold", "compiled, warm")
    table = new_table("Processor seconds to a first game played", *headings)
    for game, start in found.starts.items():
        times = (start.interpreted, start.compiled_cold, start.compiled_warm)
        table.add_row(game, *(f"{seconds:.2f}" for seconds in times))
    return table


def peer_table(rows: list[Peer]) -> Table:
    title = "OpenSpiel: decisions a second on one core"
    table = new_table(title, "game", "seats", "Python", "C++ bots", "C++ rollouts")
    for row in rows:
        speeds = (row.python, row.bots, row.rollouts)
        speeds_text = ("–" if speed is None else f"{speed:,.0f}" for speed in speeds)
        table.add_row(row.game, str(row.players), *speeds_text)
    return table


def ratio_table(rows: list[Figures], others: list[Peer]) -> Table:
    title = "Ours on one core, as a multiple of OpenSpiel's fastest way"
    table = new_table(title, "game", *(other.game for other in others))
    for row in rows:
        table.add_row(
            format_label(row), *(f"× {row.one_core / other.best:,.1f}" for other in others)
        )
    return table


if __name__ == "__main__":
    typer.run(bench)
