"""What is in the box of Dingominos."""

from __future__ import annotations

from collections.abc import Mapping

from dragonden.engine.box import Box, Contents, Part
from dragonden.engine.options import Value

from .pieces import DOMINO_NAMES, HANDS

# The printed set is not published: ours has every domino once. A hand is a set of dominoes, so none
# can be there twice.
PRINTED: dict[str, int] = dict.fromkeys(DOMINO_NAMES, 1)


def find_lack(contents: Contents, options: Mapping[str, Value]) -> str | None:
    """R1: everybody gets a hand."""
    players = int(options["players"])
    dominoes = sum(contents["dominoes"].values())
    needed = players * HANDS[players]
    if dominoes >= needed:
        return None
    return f"{players} players are dealt {needed} dominoes, and the box has {dominoes}."


BOX = Box(Part("dominoes", PRINTED, most=1, room=len(DOMINO_NAMES)), lack=find_lack)
