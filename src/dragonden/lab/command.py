"""`dragonden simulate`: many games at once, and what they tell about a game."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, SpinnerColumn, TimeRemainingColumn

from dragonden import games as library
from dragonden.engine.errors import Mistake
from dragonden.engine.match import Match
from dragonden.engine.options import parsed
from dragonden.engine.ways import INTERPRETED, compiled_way

from .players import Style
from .report import report, show
from .simulate import Setting, cores
from .simulate import simulate as simulated

MISUSED = 2  # exit codes
INTERRUPTED = 130


def simulate(
    game: Annotated[str, typer.Argument(help="A name, or 'name(players=3, option=value)'.")],
    players: Annotated[int | None, typer.Option(help="How many play.")] = None,
    games: Annotated[int, typer.Option(help="How many games to play.")] = 100_000,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same games.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option, as name=value.")] = None,
    style: Annotated[Style, typer.Option(help="How the players choose.")] = Style.random,
    threads: Annotated[int | None, typer.Option(help="One a core, unless told.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
) -> None:
    """Play many games by chance and measure scores, wins by seat, choices and speed."""
    threads = cores() if threads is None else threads
    try:
        setting = read_setting(game, players, option or [], seed, style)
        with progress(setting.game.title, games, quiet=json) as watch:
            tally = simulated(setting, games, threads, watch)
    except Mistake as mistake:
        typer.echo(str(mistake), err=True)
        raise typer.Exit(MISUSED) from mistake
    except KeyboardInterrupt:
        typer.echo("Interrupted before any game was over.", err=True)
        raise typer.Exit(INTERRUPTED) from None
    found = report(setting, tally, games, threads)
    if json:
        typer.echo(msgspec.json.encode(found))
    else:
        show(found, setting, tally, Console())
    if tally.games < games:
        raise typer.Exit(INTERRUPTED)


def read_setting(
    game: str, players: int | None, extra: list[str], seed: int | None, style: Style
) -> Setting:
    """The setting that the command's arguments ask for."""
    name, given = parsed(game)
    count = [] if players is None else [f"players={players}"]
    for text in count + extra:
        _, more = parsed(f"{name}({text})")
        if twice := more.keys() & given.keys():
            raise Mistake(f"The option {min(twice)} is given twice.")
        given |= more
    # A match checks options and seed, and draws a seed if there is none.
    match = Match(library.find(name), given, seed, INTERPRETED)
    return Setting(match.game, match.options, match.seed, style, compiled_way())


@contextlib.contextmanager
def progress(title: str, games: int, quiet: bool) -> Iterator[Callable[[int], None]]:
    """A progress bar on the terminal, if there is one; gives the function that moves it."""
    console = Console(stderr=True)
    columns = (
        SpinnerColumn(),
        *Progress.get_default_columns()[:2],
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    hidden = quiet or not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=hidden) as bar:
        task = bar.add_task(f"Preparing {title}", total=None)

        def watch(played: int) -> None:
            bar.update(task, description=title, completed=played, total=games)

        yield watch
