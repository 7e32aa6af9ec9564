"""The commands `dragonden house …`, which work beside running servers."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from dragonden import house
from dragonden.engine.errors import InputError
from dragonden.server.command import USAGE_ERROR, Data, Database, SettingsFile, option

from .times import format_time

commands = typer.Typer(
    no_args_is_help=True,
    help="""Look after a house: back it up, check it, tidy it.

    `dragonden house backup FILE` works while people play; `dragonden house check` reads all tables.

    All commands use the settings that `dragonden serve` would use.
    """,
)
tables = typer.Typer(no_args_is_help=True, help="List, show, close and delete tables.")
commands.add_typer(tables, name="tables")

DAMAGED = 1  # exit code

Id = Annotated[str, typer.Argument(help="The table's id, or as much of it as is unique.")]
Yes = Annotated[bool, option("Do not ask.", "--yes")]
AsJson = Annotated[bool, option("As JSON, for programs.", "--json")]


@contextlib.contextmanager
def report_errors() -> Iterator[None]:
    """Turn a mistake into its sentence, without a traceback."""
    try:
        yield
    except InputError as mistake:
        typer.echo(f"dragonden: {mistake}", err=True)
        raise typer.Exit(USAGE_ERROR) from None


def place(data: Path | None, database: str | None, settings: Path | None) -> dict[str, Any]:
    """Which house is meant."""
    return {"data": data, "database": database, "settings": settings}


# -- everything ----------------------------------------------------------------------------------


@commands.command()
def backup(
    file: Annotated[Path, typer.Argument(help="A new file.")],
    data: Data = None,
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Write all tables and the secret into one file, also while people play.

    Keep it safe: it tells everything that is hidden. `dragonden house restore FILE` restores it.
    """
    with report_errors():
        events = house.back_up(file, **place(data, database, settings))
        typer.echo(f"Wrote {events:,} events to {file}.")


@commands.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file made by `dragonden house backup`.")],
    replace: Annotated[bool, option("Delete the tables that are there.", "--replace")] = False,
    data: Data = None,
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Restore a backup, into either kind of database; no server may run meanwhile."""
    with report_errors():
        events = house.restore(file, replace=replace, **place(data, database, settings))
        typer.echo(f"Restored {events:,} events.")


@commands.command()
def check(data: Data = None, database: Database = None, settings: SettingsFile = None) -> None:
    """Read, replay and compare every table; name those that are damaged."""
    console = Console(stderr=True)
    quiet = not console.is_terminal
    with report_errors(), Progress(console=console, transient=True, disable=quiet) as progress:
        task = progress.add_task("Checking tables")
        found = house.check(
            lambda done, total: progress.update(task, completed=done, total=total),
            **place(data, database, settings),
        )
    for damage in found.damages:
        typer.echo(f"{damage.table}: {damage.what}")
    typer.echo(
        f"{found.tables:,} tables with {found.events:,} events; {len(found.damages)} damaged."
    )
    if found.damages:
        raise typer.Exit(DAMAGED)


@commands.command()
def prune(
    older_than: Annotated[str, option("As 90d, 12w or 48h.", "--older-than")],
    yes: Yes = False,
    data: Data = None,
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Delete tables where nothing has happened for long.

    The setting `prune_after` lets the server do so by itself, every hour.
    """
    with report_errors():
        where = place(data, database, settings)
        old = [] if yes else house.find_untouched(older_than, **where)
        if old:
            typer.confirm(f"Delete {len(old):,} tables for good?", abort=True)
        typer.echo(f"Deleted {house.prune(older_than, **where):,} tables.")


@commands.command()
def export(
    folder: Annotated[Path, typer.Argument(help="Where the files are written.")],
    data: Data = None,
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Write the record of every finished game to a file, and a list of them as CSV."""
    with report_errors():
        written = house.export(folder, **place(data, database, settings))
        typer.echo(f"Wrote {written:,} finished games to {folder}.")


# -- people --------------------------------------------------------------------------------------


@commands.command()
def ban(
    who: Annotated[str, typer.Argument(help="An address, a network, or a guest's id.")],
    span: Annotated[str | None, option("As 30d, 12w or 48h; else for good.", "--for")] = None,
    note: Annotated[str, option("Why, for yourself.")] = "",
    data: Data = None,
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Shut somebody out; servers notice it within seconds.

    `dragonden house tables show` tells the ids of a table's guests.
    """
    with report_errors():
        house.ban(who, span, note, **place(data, database, settings))
        typer.echo(f"{who} is shut out.")


@commands.command()
def unban(
    who: Annotated[str, typer.Argument(help="An address, a network, or a guest's id.")],
    data: Data = None,
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Let somebody in again."""
    with report_errors():
        house.unban(who, **place(data, database, settings))
        typer.echo(f"{who} may come in again.")


@commands.command()
def bans(data: Data = None, database: Database = None, settings: SettingsFile = None) -> None:
    """List who is shut out."""
    with report_errors():
        for entry in house.list_bans(**place(data, database, settings)):
            until = f"until {format_time(entry.until)}" if entry.until else "for good"
            typer.echo(f"{entry.who}  {until}  {entry.note}".rstrip())


# -- tables --------------------------------------------------------------------------------------


@tables.command("list")
def list_all(
    status: Annotated[str | None, option("waiting, running or over.")] = None,
    game: Annotated[str | None, option("Only tables of this game.")] = None,
    json: AsJson = False,
    data: Data = None,
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """List tables, the latest first."""
    with report_errors():
        found = house.list_tables(status, game, **place(data, database, settings))
    if json:
        typer.echo(msgspec.json.encode(found))
        return
    grid = Grid("table", "game", "state", "players", "events", "changed", box=None)
    for summary in found:
        names = ", ".join(sitter.name or sitter.level or "–" for sitter in summary.sitters)
        changed = format_time(summary.changed)
        grid.add_row(summary.id, summary.game, summary.status, names, str(summary.ply), changed)
    Console(soft_wrap=True).print(grid)


@tables.command()
def show(
    id: Id, data: Data = None, database: Database = None, settings: SettingsFile = None
) -> None:
    """Show who sits at a table and how far it is; nothing that is hidden."""
    with report_errors():
        summary = house.show_table(id, **place(data, database, settings))
    options = ", ".join(f"{name}={value}" for name, value in summary.options.items())
    facts: dict[str, Any] = {
        "table": summary.id,
        "game": f"{summary.game}({options})",
        "state": summary.status,
        "public": "yes" if summary.public else "no",
        "events": summary.ply,
        "created": format_time(summary.created),
        "changed": format_time(summary.changed),
    }
    for number, sitter in enumerate(summary.sitters):
        who = sitter.name or sitter.level or "open"
        facts[f"seat {number}"] = f"{who}  guest {sitter.guest}" if sitter.guest else who
    for name, value in facts.items():
        typer.echo(f"{name:<10}{value}")


@tables.command()
def close(
    id: Id, data: Data = None, database: Database = None, settings: SettingsFile = None
) -> None:
    """End a game without a result; it can still be looked at."""
    with report_errors():
        house.close_table(id, **place(data, database, settings))
        typer.echo("The game is over.")


@tables.command()
def delete(
    id: Id,
    yes: Yes = False,
    data: Data = None,
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Delete a table for good; servers notice it within seconds."""
    with report_errors():
        where = place(data, database, settings)
        found = house.show_table(id, **where).id
        if not yes:
            typer.confirm(f"Delete the table {found} for good?", abort=True)
        house.delete_table(found, **where)
        typer.echo("The table is deleted.")
