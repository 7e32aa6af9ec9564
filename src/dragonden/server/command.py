"""`dragonden serve`: a server from the command line."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from dragonden.engine.errors import InputError
from dragonden.engine.extras import require

USAGE_ERROR = 2  # exit code, as for other wrong arguments


def option(help: str, *flags: str) -> Any:
    return typer.Option(*flags, help=help, show_default=False)


Data = Annotated[
    Path | None, option("The folder for tables, settings and the secret; or DRAGONDEN_DATA.")
]
Database = Annotated[
    str | None,
    option("postgresql://… instead of a file in the data folder; or DRAGONDEN_DATABASE."),
]
SettingsFile = Annotated[
    Path | None, option("A file of settings (TOML), else settings.toml in the data folder.")
]


def serve(
    host: Annotated[
        str | None, option("The address to listen at; 0.0.0.0 for everybody, else 127.0.0.1.")
    ] = None,
    port: Annotated[
        int | None, option("The port to listen at, else 8000; 0 for any free one.")
    ] = None,
    data: Data = None,
    database: Database = None,
    settings: SettingsFile = None,
    workers: Annotated[
        int | None, option("How many processes serve; more than one needs PostgreSQL.")
    ] = None,
    bot_processes: Annotated[
        int | None, option("In how many processes bots think, for each worker.")
    ] = None,
    bots: Annotated[
        list[str] | None,
        option("A bot, or a package with bots, to offer beside the levels; repeatable."),
    ] = None,
    origin: Annotated[
        list[str] | None,
        option("A page elsewhere that may use this server, as https://host; repeatable."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        option(
            "The address or network of a proxy that tells who comes through it; repeatable. "
            "Without it a proxy on this machine is believed."
        ),
    ] = None,
    address: Annotated[
        str | None,
        option("What people type, as https://example.org/games/; its path is kept as prefix."),
    ] = None,
    https: Annotated[
        bool | None, option("People come by HTTPS, through a proxy.", "--https")
    ] = None,
    warm: Annotated[
        bool | None,
        option("Compile what strong bots need at the start (else so), or when first asked for."),
    ] = None,
    print_settings: Annotated[
        bool,
        option("Print all settings with their meaning, as a file, and end.", "--print-settings"),
    ] = False,
    open: Annotated[bool, option("Show the house in this machine's browser.", "--open")] = False,
) -> None:
    """Open the house: tables for people and bots, over the network.

    `dragonden serve`: on this machine, at http://127.0.0.1:8000.

    `dragonden serve --host 0.0.0.0`: for everybody in the house.

    `dragonden serve --workers 4 --database postgresql://user@host/name`: for many; start it on as
    many machines as you like, with the same database and the same DRAGONDEN_SECRET.

    `dragonden serve --print-settings > settings.toml`: everything that can be set, to be changed
    and used by `dragonden serve --settings settings.toml`. Each setting is an environment variable
    too: DRAGONDEN_PORT, DRAGONDEN_LIMITS_SOCKETS.

    Ctrl-C ends it. Every move is stored before it is told, so nothing is lost.
    """
    given = {
        "host": host,
        "port": port,
        "data": data and str(data),
        "database": database,
        "workers": workers,
        "bot_processes": bot_processes,
        "bots": bots,
        "origins": origin,
        "proxies": proxy,
        "address": address,
        "https": https,
        "warm": warm,
    }
    try:
        with require("server", "To serve tables"):
            from .running import run
            from .settings_file import format_settings, read_settings

        found = read_settings(settings, given)
        if print_settings:
            typer.echo(format_settings(found), nl=False)
        else:
            run(found, open)
    except InputError as mistake:
        typer.echo(f"dragonden: {mistake}", err=True)
        raise typer.Exit(USAGE_ERROR) from None
