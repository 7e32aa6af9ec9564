"""The commands `dragonden house …`, which work beside running servers."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from dragonden.engine.errors import InputError
from dragonden.engine.extras import require

from ..command import USAGE_ERROR, Data, Database, SettingsFile, option

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from ..settings import Settings

house = typer.Typer(
    no_args_is_help=True,
    help="""Look after a house: back it up, check it, tidy it.

    `dragonden house backup FILE` works while people play; `dragonden house check` reads all tables.

    All commands use the settings that `dragonden serve` would use.
    """,
)
tables = typer.Typer(no_args_is_help=True, help="List, show, close and delete tables.")
house.add_typer(tables, name="tables")

UNITS = {"h": 3600, "d": 24 * 3600, "w": 7 * 24 * 3600}  # seconds
DAMAGED = 1  # exit code

Id = Annotated[str, typer.Argument(help="The table's id, or as much of it as is unique.")]
Yes = Annotated[bool, option("Do not ask.", "--yes")]
AsJson = Annotated[bool, option("As JSON, for programs.", "--json")]


@contextlib.contextmanager
def open_house(data: Path | None, database: str | None, file: Path | None) -> Iterator[Settings]:
    """The settings of a house; a mistake becomes its sentence."""
    try:
        with require("server", "To look after a house"):
            from ..settings_file import read_settings

        yield read_settings(file, {"data": data and str(data), "database": database})
    except InputError as mistake:
        typer.echo(f"dragonden: {mistake}", err=True)
        raise typer.Exit(USAGE_ERROR) from None


@contextlib.contextmanager
def open_database(
    data: Path | None, database: str | None, file: Path | None
) -> Iterator[Connection]:
    """A transaction in the database of a house, beside its servers."""
    with open_house(data, database, file) as settings:
        from .access import connect

        with connect(settings.database) as connection:
            yield connection


# -- everything ----------------------------------------------------------------------------------


@house.command()
def backup(
    file: Annotated[Path, typer.Argument(help="A new file.")],
    data: Data = None,
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Write all tables and the secret into one file, also while people play.

    Keep it safe: it tells everything that is hidden. `dragonden house restore FILE` restores it.
    """
    with open_house(data, database, settings) as found:
        from .backups import back_up

        typer.echo(f"Wrote {back_up(found, file):,} events to {file}.")


@house.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file made by `dragonden house backup`.")],
    replace: Annotated[bool, option("Delete the tables that are there.", "--replace")] = False,
    data: Data = None,
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Restore a backup, into either kind of database; no server may run meanwhile."""
    with open_house(data, database, settings) as found:
        from .backups import restore as restore_backup

        typer.echo(f"Restored {restore_backup(found, file, replace):,} events.")


@house.command()
def check(data: Data = None, database: Database = None, settings: SettingsFile = None) -> None:
    """Read, replay and compare every table; name those that are damaged."""
    with open_database(data, database, settings) as connection:
        from .checks import check_house

        with Progress(console=Console(stderr=True), transient=True) as progress:
            task = progress.add_task("Checking tables")
            found = check_house(
                connection,
                lambda done, total: progress.update(task, completed=done, total=total),
            )
    for damage in found.damages:
        typer.echo(f"{damage.table}: {damage.what}")
    typer.echo(
        f"{found.tables:,} tables with {found.events:,} events; {len(found.damages)} damaged."
    )
    if found.damages:
        raise typer.Exit(DAMAGED)


@house.command()
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
    with open_database(data, database, settings) as connection:
        from dragonden.table.removals import find_untouched, remove_tables

        from .tables import now_ms

        now = now_ms()
        old = find_untouched(connection, now - 1000 * parse_span(older_than))
        if old and not yes:
            typer.confirm(f"Delete {len(old):,} tables for good?", abort=True)
        remove_tables(connection, old, now)
        typer.echo(f"Deleted {len(old):,} tables.")


@house.command()
def export(
    folder: Annotated[Path, typer.Argument(help="Where the files are written.")],
    data: Data = None,
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Write the record of every finished game to a file, and a list of them as CSV."""
    with open_database(data, database, settings) as connection:
        from .backups import report_failure
        from .tables import export as export_tables

        with report_failure("The games could not be written"):
            written = sum(1 for _ in export_tables(connection, folder))
        typer.echo(f"Wrote {written:,} finished games to {folder}.")


# -- people --------------------------------------------------------------------------------------


@house.command()
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
    with open_database(data, database, settings) as connection:
        from dragonden.table.bans import Ban, parse_who, store_ban

        from .tables import now_ms

        until = now_ms() + 1000 * parse_span(span) if span else None
        store_ban(connection, Ban(parse_who(who), until, note))
        typer.echo(f"{who} is shut out.")


@house.command()
def unban(
    who: Annotated[str, typer.Argument(help="An address, a network, or a guest's id.")],
    data: Data = None,
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Let somebody in again."""
    with open_database(data, database, settings) as connection:
        from dragonden.table.bans import lift_ban, parse_who

        if not lift_ban(connection, parse_who(who)):
            raise InputError(f"{who} is not shut out.")
        typer.echo(f"{who} may come in again.")


@house.command()
def bans(data: Data = None, database: Database = None, settings: SettingsFile = None) -> None:
    """List who is shut out."""
    with open_database(data, database, settings) as connection:
        from dragonden.table.bans import load_bans

        from .tables import format_time, now_ms

        for entry in load_bans(connection, now_ms()):
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
    with open_database(data, database, settings) as connection:
        import msgspec

        from .tables import format_time, list_summaries

        if status not in (None, "waiting", "running", "over"):
            raise InputError(f"A table is waiting, running or over, not {status}.")
        found = list_summaries(connection, status, game)
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
    with open_database(data, database, settings) as connection:
        from dragonden.table.summary import summarize_table

        from .tables import find_table, format_time, load_table

        summary = summarize_table(load_table(connection, find_table(connection, id)))
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
    with open_database(data, database, settings) as connection:
        from .tables import close_table, find_table

        close_table(connection, find_table(connection, id))
        typer.echo("The game is over.")


@tables.command("delete")
def delete_table(
    id: Id,
    yes: Yes = False,
    data: Data = None,
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Delete a table for good; servers notice it within seconds."""
    with open_database(data, database, settings) as connection:
        from dragonden.table.removals import remove_tables

        from .tables import find_table, now_ms

        found = find_table(connection, id)
        if not yes:
            typer.confirm(f"Delete the table {found} for good?", abort=True)
        remove_tables(connection, [found], now_ms())
        typer.echo("The table is deleted.")


def parse_span(text: str) -> int:
    """A span of time in seconds.

    >>> parse_span("90d"), parse_span("2w")
    (7776000, 1209600)
    """
    found = re.fullmatch(r"(\d{1,6})([hdw])", text)
    if not found:
        raise InputError(f"Write a span of time as 90d, 12w or 48h, not {text!r}.")
    return int(found[1]) * UNITS[found[2]]
