"""`dragonden new-game` and `dragonden check-game` as the command line declares them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from dragonden.lab.commands import report_errors

FAULTY = 1  # exit code: something does not hold


def new_game(
    folder: Annotated[
        Path, typer.Argument(help="A folder that is new or empty; the game gets its name.")
    ],
) -> None:
    """Write a small complete game to start from, as a package of its own.

    `dragonden new-game skystones` writes the folder skystones: a game of a page of rules, with its
    words in three languages, a bot, tests and all that is needed to install it.

    Then change it, bit by bit: its README.md tells what is where and in which order.

    `dragonden check-game skystones` tells what is still missing, whenever you like.

    `pip install -e skystones` makes it a game like any other: `dragonden play skystones`.
    """
    with report_errors():
        from .new_game import write_game

        game = write_game(folder)
        console = Console()
        console.print(f"[bold]{escape(game.name)}[/] can be played. What you may want to do next:")
        for command, purpose in (
            (f"dragonden check-game {folder}", "tells whether everything is there"),
            (f"pip install -e {folder}", "makes it a game like any other"),
            (f"dragonden play {game.name}", "plays it in the terminal"),
        ):
            console.print(f"  [cyan]{escape(command)}[/]  {purpose}", soft_wrap=True)
        console.print(f"{escape(str(folder / 'README.md'))} says what is where.", soft_wrap=True)


def check_game(
    folder: Annotated[
        Path, typer.Argument(help="The folder of a game, or of a project that has one.")
    ],
    games: Annotated[
        int, typer.Option(help="How many games of each style to play in every variant.")
    ] = 1,
    interpreted: Annotated[
        bool, typer.Option("--interpreted", help="Leave the compiler out: quicker, proves less.")
    ] = False,
) -> None:
    """Put a game through the proofs that every game takes part in, and tell what it lacks.

    `dragonden check-game skystones`: rules, words, views, records, bots and compiled code of the
    game in that folder. It need not be installed.

    `dragonden check-game skystones --games 1000`: many more games, in case the fault is rare.

    It ends with 0 if everything holds, and with 1 if something does not.
    """
    with report_errors():
        from .check import find_findings

        console, found = Console(), []
        with console.status("Reading the game") as status:
            compiled = False if interpreted else None
            for finding in find_findings(folder, games, compiled, status.update):
                found.append(finding)
                mark = "[green]ok  [/]" if finding.holds else "[red]no  [/]"
                mark = "[yellow]--  [/]" if finding.left_out else mark
                console.print(mark + escape(finding.proof), soft_wrap=True, highlight=False)
                for line in finding.problems or filter(None, [finding.left_out]):
                    console.print(f"      {escape(line)}", soft_wrap=True, highlight=False)
        faults = sum(bool(finding.problems) for finding in found)
        left = sum(bool(finding.left_out) for finding in found)
        hold = len(found) - faults - left
        rest = f", {left} left out" if left else ""
        if faults:
            console.print(f"[bold red]{faults} of {len(found)} do not hold[/]{rest}.")
            raise typer.Exit(FAULTY)
        console.print(f"[bold green]All {hold} hold[/]{rest}.")
