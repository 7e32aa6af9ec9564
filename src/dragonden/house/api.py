"""What the owner of a house can do, as functions; the commands print what these return."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

from dragonden.engine.errors import InputError
from dragonden.server.running import run
from dragonden.server.settings import Settings
from dragonden.server.settings_file import read_settings
from dragonden.table import removals
from dragonden.table.bans import Ban, lift_ban, load_bans, parse_who, store_ban
from dragonden.table.summary import Summary, summarize_table

from . import backups, tables
from .access import connect
from .checks import Checked, Progress, check_house
from .times import now_ms, parse_span

STATES = ("waiting", "running", "over")


def find_settings(given: dict[str, Any]) -> Settings:
    """The settings of a house, from those given by name and perhaps a file."""
    file = given.pop("settings", None)
    data = given.get("data")
    return read_settings(file and Path(file), {**given, "data": data and str(data)})


@contextlib.contextmanager
def open_database(given: dict[str, Any]) -> Iterator[Connection]:
    """A transaction in the database of a house, beside its servers."""
    with connect(find_settings(given).database) as connection:
        yield connection


# -- everything ----------------------------------------------------------------------------------


def serve(*, show: bool = False, **settings: Any) -> None:
    """Open the house until it is stopped, and perhaps show it in this machine's browser."""
    run(find_settings(settings), show)


def back_up(file: Path | str, **settings: Any) -> int:
    """Write all tables and the secret into a new file; return how many events it has."""
    return backups.back_up(find_settings(settings), Path(file))


def restore(file: Path | str, *, replace: bool = False, **settings: Any) -> int:
    """Restore a backup while no server runs; return how many events it has."""
    return backups.restore(find_settings(settings), Path(file), replace)


def check(progress: Progress = lambda done, total: None, **settings: Any) -> Checked:
    """Read, replay and compare every table."""
    with open_database(settings) as connection:
        return check_house(connection, progress)


def export(folder: Path | str, **settings: Any) -> int:
    """Write the record of every finished game to a file, and a list; return how many there are."""
    failure = backups.report_failure("The games could not be written")
    with open_database(settings) as connection, failure:
        return sum(1 for _ in tables.export(connection, Path(folder)))


# -- tables --------------------------------------------------------------------------------------


def list_tables(
    status: str | None = None, game: str | None = None, **settings: Any
) -> list[Summary]:
    """All tables in short, the latest first."""
    if status not in (None, *STATES):
        raise InputError(f"A table is waiting, running or over, not {status}.")
    with open_database(settings) as connection:
        return tables.list_summaries(connection, status, game)


def show_table(id: str, **settings: Any) -> Summary:
    """Who sits at a table and how far it is; nothing that is hidden.

    The beginning of its id is enough, here and below, if no other begins like that.
    """
    with open_database(settings) as connection:
        return summarize_table(tables.load_table(connection, tables.find_table(connection, id)))


def close_table(id: str, **settings: Any) -> None:
    """End a game without a result; it can still be looked at."""
    with open_database(settings) as connection:
        tables.close_table(connection, tables.find_table(connection, id))


def delete_table(id: str, **settings: Any) -> None:
    """Delete a table for good; servers notice it within seconds."""
    with open_database(settings) as connection:
        removals.remove_tables(connection, [tables.find_table(connection, id)], now_ms())


def find_untouched(older_than: str, **settings: Any) -> list[str]:
    """The tables where nothing has happened for so long: `90d`, `12w` or `48h`."""
    with open_database(settings) as connection:
        return removals.find_untouched(connection, now_ms() - 1000 * parse_span(older_than))


def prune(older_than: str, **settings: Any) -> int:
    """Delete those tables for good; return how many."""
    with open_database(settings) as connection:
        now = now_ms()
        old = removals.find_untouched(connection, now - 1000 * parse_span(older_than))
        removals.remove_tables(connection, old, now)
        return len(old)


# -- people --------------------------------------------------------------------------------------


def ban(who: str, span: str | None = None, note: str = "", **settings: Any) -> None:
    """Shut out an address, a network or a guest, for a while or for good."""
    with open_database(settings) as connection:
        until = now_ms() + 1000 * parse_span(span) if span else None
        store_ban(connection, Ban(parse_who(who), until, note))


def unban(who: str, **settings: Any) -> None:
    """Let somebody in again."""
    with open_database(settings) as connection:
        if not lift_ban(connection, parse_who(who)):
            raise InputError(f"{who} is not shut out.")


def list_bans(**settings: Any) -> list[Ban]:
    """Who is shut out."""
    with open_database(settings) as connection:
        return load_bans(connection, now_ms())
