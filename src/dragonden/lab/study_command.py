"""`dragonden study` as the command line declares it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from dragonden.bots.players import split_players
from dragonden.engine.box import BOX_FILES, OPTION, read_box
from dragonden.engine.errors import InputError
from dragonden.engine.extras import require
from dragonden.engine.options import format_setting, parse_setting

from .commands import (
    INTERRUPTED,
    BoxFile,
    Json,
    Options,
    Ray,
    Seed,
    choose_options,
    report_errors,
)
from .progress import stage_bars

if TYPE_CHECKING:
    from .studies.api import Study

MOST_TOLD = 12  # findings on the terminal; the page has all


def study(
    what: Annotated[
        list[str],
        typer.Argument(
            help="A game, or 'name(players=3, option=value)'. Or: compare A B; merge FILES.",
            metavar="GAME",
        ),
    ],
    players: Annotated[
        int | None, typer.Option(help="How many play.", show_default="all numbers")
    ] = None,
    option: Options = None,
    box: BoxFile = None,
    by: Annotated[
        str, typer.Option(help="Who plays, from weak to strong: styles and bots, with commas.")
    ] = "random,greedy",
    games: Annotated[
        int | None,
        typer.Option(
            help="How many games each plays.", show_default="20,000; learned 2,000; bots 200"
        ),
    ] = None,
    precision: Annotated[
        str | None, typer.Option(help="Instead: until wins by seat are known to within, as 0.5%.")
    ] = None,
    seed: Seed = None,
    threads: Annotated[
        int | None, typer.Option(help="How many games at a time.", show_default="one a core")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(help="The page to write; JSON and games go beside it.", dir_okay=False),
    ] = None,
    shard: Annotated[
        str | None, typer.Option(help="Only a part of the games, as 3/16; merge puts all together.")
    ] = None,
    quick: Annotated[
        bool, typer.Option("--quick", help="Without chances, handicaps and the use of rules.")
    ] = False,
    ray: Ray = None,
    json: Json = False,
) -> None:
    """Find out what a designer asks of a game, and write it as a page.

    Is a seat better than the others, how much is luck, which piece is too strong, is it over before
    it is over? `dragonden study dragons --by greedy,dragon --games 2000 --out report.html`

    With `--out` it can be interrupted: Ctrl-C writes the report so far, and the same command goes
    on from there.

    `dragonden study compare dragomino thirst=true`: what an option changes, on the same deals,
    until it is clear. `dragonden study compare dinoland asteroids=6..14`: a number from end to end.

    `dragonden study compare dragons my-dragons.toml`: what another box changes; `--box` is that of
    the first. `dragonden study compare dragons cards.cow=6..14`: how many there are of a piece.

    `dragonden study merge part1.npz part2.npz --out report.html`: one report on what `--shard 1/2`
    and `--shard 2/2`, with the same `--seed`, have left, on whatever machines.
    """
    with report_errors():
        with require("fast", "To study games"):
            from .studies import api

        chosen = choose_options(option, players, box)
        with stage_bars(quiet=json) as stage:
            if what[0] == "merge":
                found = api.merge([Path(name) for name in what[1:]], threads, quick, stage, True)
            elif what[0] == "compare":
                first, second = split_comparison(what[1:], chosen)
                level = split_players(by)[-1]
                found = api.compare(
                    first, second, level, games, seed=seed, threads=threads, stage=stage,
                    return_early=True,
                )  # fmt: skip
            else:
                found = api.study(
                    one_game(what, chosen),
                    by=by,
                    games=games,
                    precision=parse_precision(precision),
                    seed=seed,
                    threads=threads,
                    shard=parse_shard(shard),
                    file=out.with_suffix(".npz") if out else None,
                    quick=quick,
                    ray=ray,
                    stage=stage,
                    return_early=True,
                )
        show_study(found, out, json)
        if not found.report.complete:
            raise typer.Exit(INTERRUPTED)


def show_study(found: Study, out: Path | None, json: bool) -> None:
    """Print what was found, and write it if a file is named."""
    from .studies.writing import encode

    if json:
        print(encode(found.report).decode())
    else:
        console = Console()
        for line in found.findings()[:MOST_TOLD]:
            console.print(f"• {line}", highlight=False, markup=False)
    if out:
        for path in found.write(out):
            typer.echo(f"{path}", err=json)


def one_game(what: list[str], chosen: list[str]) -> str:
    """The setting of a game with further options."""
    if len(what) != 1:
        raise InputError("Name one game.")
    return format_setting(*parse_setting(what[0], *chosen))


def split_comparison(what: list[str], chosen: list[str]) -> tuple[str, str]:
    """The two things to compare, the first with further options."""
    if len(what) != 2:
        raise InputError("Name two settings, or one and what differs: compare A B.")
    first, second = one_game(what[:1], chosen), what[1]
    if second.endswith(BOX_FILES):
        second = f"{OPTION}={read_box(Path(second))}"
    return first, second


def parse_precision(text: str | None) -> float | None:
    """A share written as 0.5% or 0.005."""
    if text is None:
        return None
    try:
        return float(text.removesuffix("%")) / (100 if text.endswith("%") else 1)
    except ValueError:
        raise InputError(f"A precision is written as 0.5%, not {text}.") from None


def parse_shard(text: str | None) -> tuple[int, int]:
    """A part written as 3/16, the third of sixteen."""
    if text is None:
        return 0, 1
    at, _, of = text.partition("/")
    if not (at.isdecimal() and of.isdecimal() and 1 <= int(at) <= int(of)):
        raise InputError(f"A shard is written as 3/16, not {text}.")
    return int(at) - 1, int(of)
