"""`dragonden simulate` as the command line declares it; the work is done in `session`."""

from __future__ import annotations

from typing import Annotated

import typer

from dragonden.engine.errors import Mistake

from .players import Style

MISTAKE = 2  # exit codes
INTERRUPTED = 130


def simulate(
    game: Annotated[str, typer.Argument(help="A name, or 'name(players=3, option=value)'.")],
    players: Annotated[int | None, typer.Option(help="How many play.")] = None,
    games: Annotated[int, typer.Option(help="How many games to play.")] = 100_000,
    seed: Annotated[int | None, typer.Option(help="The same number gives the same games.")] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", help="As name=value; repeatable.")
    ] = None,
    style: Annotated[Style, typer.Option(help="How the players choose.")] = Style.random,
    threads: Annotated[
        int | None, typer.Option(help="How many games at a time.", show_default="one a core")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="As JSON, for programs.")] = False,
) -> None:
    """Play many games by chance and measure scores, wins by seat, choices and speed.

    Ctrl-C ends it early and prints what was found until then.
    """
    from .session import study

    try:
        whole = study(game, players, games, seed, option or [], style, threads, json)
    except Mistake as mistake:
        typer.echo(f"dragonden: {mistake}", err=True)
        raise typer.Exit(MISTAKE) from None
    except KeyboardInterrupt:
        typer.echo("dragonden: Interrupted before any game was over.", err=True)
        raise typer.Exit(INTERRUPTED) from None
    if not whole:
        raise typer.Exit(INTERRUPTED)
