"""The browser client becomes part of the package when a wheel is built."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "web"))
import make


class Client(BuildHookInterface):  # type: ignore[misc]
    """Builds the client; beside an editable install `web/make.py` does it when it is needed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            make.build()
