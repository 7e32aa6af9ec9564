"""Where settings come from: the command line, then the environment, then a file, then the defaults.

The file is TOML: the fields of `Settings`, and those of `Limits` under `[limits]`. In the
environment a setting is called DRAGONDEN_PORT, a limit DRAGONDEN_LIMITS_MESSAGES. What a setting
means is the comment beside its field.
"""

from __future__ import annotations

import contextlib
import inspect
import json
import os
import re
import sys
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from dragonden.engine.errors import InputError

from .offered_bots import find_offered
from .settings import Limits, Settings

FILE = "DRAGONDEN_SETTINGS_FILE"
PREFIX = "DRAGONDEN_"
NAME = "settings.toml"  # in the data folder
LIMITS = "limits"
LISTS = ("origins", "proxies", "bots")
LEAST = {"workers": 1, "bot_processes": 1}  # others may be 0

Values = dict[str, Any]


def read_settings(
    file: Path | None, given: Values, environment: Mapping[str, str] = os.environ
) -> Settings:
    """The settings, with what was given on the command line where that is not None."""
    given = {name: value for name, value in given.items() if value is not None}
    from_environment = read_environment(environment)
    named = file or (Path(environment[FILE]) if environment.get(FILE) else None)
    folder = Path(given.get("data") or from_environment.get("data") or find_data_folder())
    written = read_file(named or folder / NAME, must_exist=named is not None)
    limits = {**written.pop(LIMITS, {}), **from_environment.pop(LIMITS), **given.pop(LIMITS, {})}
    values = {**written, **from_environment, **given}
    folder = Path(values.get("data") or folder).absolute()
    values["data"] = str(folder)
    values.setdefault("database", f"sqlite:///{folder / 'tables.db'}")
    values.setdefault("warm", True)
    values["bots"] = find_offered(list(values.get("bots", ())))
    settings = convert({**values, LIMITS: limits})
    check_settings(settings)
    return settings


def find_data_folder() -> Path:
    """Where programs of this system keep their data."""
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
        return Path(local) / "dragonden"
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "dragonden"


def read_environment(environment: Mapping[str, str]) -> Values:
    """The settings that environment variables tell; empty ones tell nothing."""
    values: Values = {LIMITS: {}}
    for group, fields, prefix in (
        (values, Settings.__struct_fields__, PREFIX),
        (values[LIMITS], Limits.__struct_fields__, f"{PREFIX}{LIMITS.upper()}_"),
    ):
        for name in fields:
            if (value := environment.get(prefix + name.upper())) and name != LIMITS:
                group[name] = value.split(",") if name in LISTS else value
    return values


def read_file(file: Path, must_exist: bool) -> Values:
    """The settings in a file; none if there is no file and nobody has named it."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        if not must_exist:
            return {}
        raise InputError(f"There is no file {file}.") from None
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(f"Cannot read {file}: {error}.") from None
    except tomllib.TOMLDecodeError as error:
        raise InputError(f"{file} is no TOML: {error}.") from None


def convert(values: Values) -> Settings:
    """Settings of these values; a wrong one is named, with what is allowed."""
    for group, fields, where in (
        (values, Settings.__struct_fields__, ""),
        (values[LIMITS], Limits.__struct_fields__, f"{LIMITS}."),
    ):
        for name in group:
            if name not in fields:
                close = get_close_matches(name, fields, 1)
                hint = f" Do you mean {where}{close[0]}?" if close else ""
                raise InputError(f"There is no setting {where}{name}.{hint}")
    try:
        return msgspec.convert(values, Settings, strict=False)  # the environment has only text
    except msgspec.ValidationError as error:
        reason, _, place = str(error).partition(" - at `$.")
        raise InputError(f"The setting {place.rstrip('`')}: {reason}.") from None


def check_settings(settings: Settings) -> None:
    """Refuse values that make no sense."""
    for group, where in ((settings, ""), (settings.limits, f"{LIMITS}.")):
        for name in group.__struct_fields__:
            value, least = getattr(group, name), LEAST.get(name, 0)
            if isinstance(value, int | float) and not value >= least:
                raise InputError(f"The setting {where}{name} must be at least {least}.")
    if settings.port > 65535:
        raise InputError(f"A port is a number up to 65535, not {settings.port}.")
    if settings.workers > 1 and settings.database.startswith("sqlite"):
        raise InputError(
            "Several workers need a database that they can share: name a PostgreSQL by "
            f"--database or {PREFIX}DATABASE, or start one worker."
        )
    if bool(settings.tls_certificate) != bool(settings.tls_key):
        raise InputError("HTTPS needs both files: tls_certificate and tls_key.")
    if settings.address and not re.match(r"https?://[^/]+(/|$)", settings.address):
        raise InputError(f"An address is written as https://example.org/, not {settings.address}.")


# -- printing ------------------------------------------------------------------------------------


def format_settings(settings: Settings) -> str:
    """All settings with their meaning, as a file; what is as by default is commented out."""
    default = Settings(settings.data, settings.database)
    lines = format_group(settings, default, skip=(LIMITS,))
    return "\n".join([*lines, "", f"[{LIMITS}]", *format_group(settings.limits, Limits())]) + "\n"


def format_group(values: Any, default: Any, skip: tuple[str, ...] = ()) -> list[str]:
    lines, meanings = [], find_meanings(type(values))
    for name in values.__struct_fields__:
        if name not in skip:
            value = getattr(values, name)
            mark = "# " if value == getattr(default, name) and name not in ("data",) else ""
            lines += [f"# {meanings[name]}", f"{mark}{name} = {format_value(name, value)}"]
    return lines


def format_value(name: str, value: Any) -> str:
    """A value as TOML; the password of a database is not shown."""
    if name == "database":
        with contextlib.suppress(ArgumentError):
            value = make_url(value).render_as_string(hide_password=True)
    return json.dumps(list(value) if isinstance(value, tuple | dict) else value)


def find_meanings(struct: type) -> dict[str, str]:
    """The comment beside each field of a struct; `…_at_once` says more of the field before it."""
    found = re.findall(r"^    (\w+): .*?(?:  # (.+))?$", inspect.getsource(struct), re.MULTILINE)
    return {
        name: meaning or "of these, how many may come at once"
        for name, meaning in found
        if meaning or name.endswith("_at_once")
    }
