"""`dragonden simulate` and `dragonden arena` as the command line declares them."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console

from dragonden.bots.players import split_players
from dragonden.engine.box import OPTION, read_box
from dragonden.engine.errors import InputError
from dragonden.engine.extras import require
from dragonden.engine.options import format_setting, parse_setting
from dragonden.games import find_game

from .players import Style
from .progress import progress_bar

MISTAKE = 2  # exit codes
INTERRUPTED = 130

GameText = Annotated[str, typer.Argument(help="A name, or 'name(players=3, option=value)'.")]
Seed = Annotated[int | None, typer.Option(help="The same number gives the same games.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="As name=value; repeatable.")
]
BoxFile = Annotated[
    Path | None,
    typer.Option("--box", help="A file with another box: see dragonden box.", dir_okay=False),
]
Json = Annotated[bool, typer.Option("--json", help="As JSON, for programs.")]
Ray = Annotated[str | None, typer.Option(help="Play on a cluster of Ray: its address, or auto.")]


def choose_options(
    option: list[str] | None, players: int | None = None, box: Path | None = None
) -> list[str]:
    """Options as texts, with those that have a flag of their own."""
    count = [] if players is None else [f"players={players}"]
    return [*count, *(option or []), *([] if box is None else [f"{OPTION}={read_box(box)}"])]


@contextlib.contextmanager
def report_errors() -> Iterator[None]:
    """End with the sentence of what went wrong, without a traceback."""
    try:
        yield
    except InputError as mistake:
        typer.echo(f"dragonden: {mistake}", err=True)
        raise typer.Exit(MISTAKE) from None
    except KeyboardInterrupt as interrupt:
        what = str(interrupt) or "any game was over"
        typer.echo(f"dragonden: Interrupted before {what}.", err=True)
        raise typer.Exit(INTERRUPTED) from None


def simulate(
    game: GameText,
    players: Annotated[int | None, typer.Option(help="How many play.")] = None,
    games: Annotated[int, typer.Option(help="How many games to play.")] = 100_000,
    seed: Seed = None,
    option: Options = None,
    box: BoxFile = None,
    style: Annotated[Style, typer.Option(help="How the players choose.")] = Style.random,
    threads: Annotated[
        int | None, typer.Option(help="How many games at a time.", show_default="one a core")
    ] = None,
    json: Json = False,
) -> None:
    """Play many games by chance and measure scores, wins by seat, choices and speed.

    Ctrl-C ends it early and prints what was found until then.
    """
    with report_errors():
        from . import study
        from .report_tables import print_report

        name, given = parse_setting(game, *choose_options(option, players, box))
        with progress_bar(find_game(name).title, quiet=json) as watch:
            found = study.simulate(
                format_setting(name, given),
                games=games,
                seed=seed,
                style=style,
                threads=threads,
                watch=watch,
                return_early=True,
            )
        show(found, json, print_report)
        if found.games < found.asked:
            raise typer.Exit(INTERRUPTED)


def show(found: Any, json: bool, print_tables: Callable[[Any, Console], None]) -> None:
    """Print what was found, as JSON or as tables."""
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        print_tables(found, Console())


def arena(
    game: GameText,
    players: Annotated[
        str, typer.Option(help="Bots, with commas: names, search(budget=2000, …), mybot.py:Name.")
    ],
    games: Annotated[int, typer.Option(help="How many games to play.")] = 100,
    seed: Seed = None,
    option: Options = None,
    box: BoxFile = None,
    processes: Annotated[
        int | None, typer.Option(help="How many games at a time.", show_default="one a core")
    ] = None,
    json: Json = False,
    csv: Annotated[
        Path | None,
        typer.Option(help="Keep each game in this file; go on where it stopped.", dir_okay=False),
    ] = None,
    ray: Ray = None,
) -> None:
    """Let bots play each other and measure who is better.

    Each seed is played once with every player at every seat. If more are listed than fit at a
    table, every combination meets. Ctrl-C ends it early and prints what was found until then.
    """
    with report_errors():
        with require("fast", "To compare players"):
            from . import contest
        from .arena_tables import print_standings

        name, given = parse_setting(game, *choose_options(option, box=box))
        with progress_bar(find_game(name).title, quiet=json) as watch:
            found = contest.arena(
                format_setting(name, given),
                split_players(players),
                games=games,
                seed=seed,
                processes=processes,
                file=csv,
                ray=ray,
                watch=watch,
                return_early=True,
            )
        show(found, json, print_standings)
        if found.games < found.asked:
            raise typer.Exit(INTERRUPTED)
