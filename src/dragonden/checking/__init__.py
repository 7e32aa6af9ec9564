"""Games of one's own: a template to start from, and the proofs that every game takes part in.

>>> from dragonden import checking
>>> folder = getfixture("tmp_path") / "skystones"
>>> checking.write_game(folder).name
'skystones'
>>> findings = checking.check_game(folder, compiled=False)
>>> [finding.proof for finding in findings if finding.problems]
[]

`dragonden new-game FOLDER` and `dragonden check-game FOLDER` do the same from the command line.
A process reads a game once: after a change, check it in a new one.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .check import Finding, check_game
    from .new_game import write_game

__all__ = ["Finding", "check_game", "write_game"]

# Imported when they are first used, so that the command line stays light.
LATER = {"Finding": "check", "check_game": "check", "write_game": "new_game"}


def __getattr__(name: str) -> Any:
    if name not in LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(f"{__name__}.{LATER[name]}"), name)
