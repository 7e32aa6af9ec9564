"""What a table does not allow, apart from the rules of its game."""

from __future__ import annotations

from typing import Literal

from dragonden.engine.words import Fact, Line

Fault = Literal["senseless", "forbidden", "absent", "untimely"]


class Declines(Exception):
    """The table says no: `line` is the sentence, `fault` what kind of no it is."""

    def __init__(self, id: str, fault: Fault = "untimely", **facts: Fact) -> None:
        super().__init__(id)
        self.line = Line(id, facts)
        self.fault = fault
