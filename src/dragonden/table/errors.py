"""What a table does not allow, apart from the rules of its game."""

from __future__ import annotations

from typing import Literal

from dragonden.engine.words import Fact, Line

Kind = Literal["invalid", "forbidden", "not_found", "conflict"]


class TableError(Exception):
    """A request that the table refuses: `line` is the sentence to show, `kind` the reason."""

    def __init__(self, id: str, *, kind: Kind = "conflict", **facts: Fact) -> None:
        super().__init__(id)
        self.line = Line(id, facts)
        self.kind = kind
