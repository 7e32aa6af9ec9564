"""`dragonden serve`: a server from the command line."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from dragonden.engine.errors import InputError
from dragonden.engine.extras import require

from .settings import Settings

DATABASE = "DRAGONDEN_DATABASE"
DATA = "DRAGONDEN_DATA"
USAGE_ERROR = 2  # exit code, as for other wrong arguments


def option(help: str, *flags: str) -> Any:
    return typer.Option(*flags, help=help, show_default=False)


def serve(
    host: Annotated[str, option("The address to listen at; 0.0.0.0 for everybody.")] = "127.0.0.1",
    port: Annotated[int, option("The port to listen at; 0 for any free one.")] = 8000,
    data: Annotated[
        Path | None, option(f"The folder for tables and the server's secret; or {DATA}.")
    ] = None,
    database: Annotated[
        str | None,
        option(f"postgresql://… instead of a file in the data folder; or {DATABASE}."),
    ] = None,
    workers: Annotated[
        int, option("How many processes serve; more than one needs PostgreSQL.")
    ] = 1,
    bot_processes: Annotated[int, option("In how many processes bots think, for each worker.")] = 1,
    bots: Annotated[
        list[str] | None,
        option("A bot, or a package with bots, to offer beside the levels; repeatable."),
    ] = None,
    origin: Annotated[
        list[str] | None,
        option("A page elsewhere that may use this server, as https://host; repeatable."),
    ] = None,
    https: Annotated[
        bool, option("People come by HTTPS, through a proxy on this machine.", "--https")
    ] = False,
    warm: Annotated[
        bool, option("Compile what strong bots need at the start, not when first asked for.")
    ] = True,
    open: Annotated[bool, option("Show the house in this machine's browser.", "--open")] = False,
) -> None:
    """Open the house: tables for people and bots, over the network.

    `dragonden serve`: on this machine, at http://127.0.0.1:8000.

    `dragonden serve --host 0.0.0.0`: for everybody in the house.

    `dragonden serve --workers 4 --database postgresql://user@host/name`: for many; start it on as
    many machines as you like, with the same database and the same DRAGONDEN_SECRET.

    Ctrl-C ends it. Every move is stored before it is told, so nothing is lost.
    """
    try:
        with require("server", "To serve tables"):
            import msgspec

            from .offered_bots import find_offered
            from .running import run

        settings = build_settings(
            data, database, workers, bot_processes, tuple(origin or ()), https, warm
        )
        settings = msgspec.structs.replace(settings, bots=find_offered(bots or []))
        run(settings, host, port, workers, open)
    except InputError as mistake:
        typer.echo(f"dragonden: {mistake}", err=True)
        raise typer.Exit(USAGE_ERROR) from None


def build_settings(
    data: Path | None,
    database: str | None,
    workers: int,
    bot_processes: int,
    origins: tuple[str, ...],
    https: bool,
    warm: bool,
) -> Settings:
    """Build settings from the arguments and the environment."""
    if workers < 1 or bot_processes < 1:
        raise InputError("At least one process has to do the work.")
    folder = (data or Path(os.environ.get(DATA) or find_data_folder())).absolute()
    address = database or os.environ.get(DATABASE) or f"sqlite:///{folder / 'tables.db'}"
    if workers > 1 and address.startswith("sqlite"):
        raise InputError(
            "Several workers need a database that they can share: name a PostgreSQL by "
            f"--database or {DATABASE}, or start one worker."
        )
    return Settings(str(folder), address, origins, https, bot_processes, warm)


def find_data_folder() -> Path:
    """Where programs of this system keep their data."""
    if sys.platform == "win32":
        return Path(os.environ["LOCALAPPDATA"]) / "dragonden"
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "dragonden"
