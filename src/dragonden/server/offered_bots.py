"""The bots of other packages that the owner of a house offers at its tables."""

from __future__ import annotations

import re

from dragonden.bots import BOTS
from dragonden.bots.players import find_kind, find_plugins
from dragonden.engine.errors import InputError

NAME = re.compile("[A-Za-z][A-Za-z0-9_-]{0,19}")  # as `protocol.Level`


def find_offered(wanted: list[str]) -> dict[str, str]:
    """The bots that some names stand for: by the name that people see, how a worker finds them.

    A name is that of a bot, of a package that has bots, or `module:Class` or `file.py:Class`.
    """
    offered: dict[str, str] = {}
    for text in wanted:
        for name, player in expand(text).items():
            if not NAME.fullmatch(name):
                raise InputError(f"{name!r} cannot be the name of a bot at a table.")
            if name in BOTS or name in offered:
                raise InputError(f"There is a bot {name!r} already.")
            find_kind(player).create(0)  # what is wrong with it is said now, and not in a game
            offered[name] = player
    return offered


def expand(text: str) -> dict[str, str]:
    """The bots that one name stands for."""
    plugins = find_plugins()
    if text in plugins:
        return {text: text}
    if ":" in text:
        return {text.rpartition(":")[2]: text}
    found = {
        name: name
        for name, entry in plugins.items()
        if entry.dist and entry.dist.name.lower() == text.lower()
    }
    if not found:
        raise InputError(f"There is no bot and no package with bots called {text!r}.")
    return found
