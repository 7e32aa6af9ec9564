"""The only move of Picks."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from dragonden.engine.decisions import Decisions

from .pieces import SLOTS


class Pick(Struct, frozen=True, tag="pick"):
    """Take the card in this slot."""

    slot: Annotated[int, range(SLOTS)]


DECISIONS = Decisions(over="R3")
PICK = DECISIONS.add("pick", "R2", Pick)

actions = DECISIONS.make_actions()
