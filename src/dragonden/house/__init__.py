"""A house from a script: what `dragonden serve` and `dragonden house` do, as functions.

All of them take the settings of `dragonden serve` by name (`data`, `database`, `limits`, …), and a
file of settings as `settings`; without any they speak of the house that `dragonden serve` would
open. They work beside running servers.

>>> from dragonden import house
>>> house.list_tables(data="/nowhere")
Traceback (most recent call last):
dragonden.engine.errors.InputError: There is no database /nowhere/tables.db; --data or --database \
names another one.

`house.serve(host="0.0.0.0")` opens the house until Ctrl-C; call it in the main thread of a program.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from dragonden.engine.extras import require

if TYPE_CHECKING:
    from dragonden.table.bans import Ban
    from dragonden.table.summary import Summary

    from .api import (
        back_up,
        ban,
        check,
        close_table,
        delete_table,
        export,
        find_untouched,
        list_bans,
        list_tables,
        prune,
        restore,
        serve,
        show_table,
        unban,
    )
    from .checks import Checked, Damage

__all__ = [
    "Ban",
    "Checked",
    "Damage",
    "Summary",
    "back_up",
    "ban",
    "check",
    "close_table",
    "delete_table",
    "export",
    "find_untouched",
    "list_bans",
    "list_tables",
    "prune",
    "restore",
    "serve",
    "show_table",
    "unban",
]

# Where those are that are not in `api`.
ELSEWHERE = {
    "Ban": "dragonden.table.bans",
    "Checked": f"{__name__}.checks",
    "Damage": f"{__name__}.checks",
    "Summary": "dragonden.table.summary",
}


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    with require("server", "To look after a house"):
        module = importlib.import_module(ELSEWHERE.get(name, f"{__name__}.api"))
    return getattr(module, name)
