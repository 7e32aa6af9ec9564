"""What is in the box of Dragon Family (F30)."""

from __future__ import annotations

from collections.abc import Mapping

from dragonden.engine.box import Box, Contents, Fields, Part
from dragonden.engine.options import Value

from .pieces import COLOURS, HAND, KINDS, MARKET, MOST_TOKENS, PILE, RESOURCES, TILES

PRINTED_TILES: dict[str, int] = dict(zip(KINDS, (8, 17, 17, 6, 6, 5, 3), strict=True))
PRINTED_DRAGONS: dict[str, int] = dict.fromkeys(COLOURS, 6)
PRINTED_RESOURCES: dict[str, int] = dict.fromkeys(RESOURCES, 20)


def build_fields(contents: Contents) -> Fields:
    """The tokens are in the supply before the first move."""
    return {
        "box_tiles": list(contents["tiles"].values()),
        "box_dragons": list(contents["dragons"].values()),
        "supply": list(contents["resources"].values()),
    }


def find_lack(contents: Contents, options: Mapping[str, Value]) -> str | None:
    """R1: everybody gets three tiles, and three dragons are the market."""
    players = int(options["players"])
    tiles, dragons = (sum(contents[part].values()) for part in ("tiles", "dragons"))
    if tiles <= (needed := HAND * players):  # R17: the last one in the stack ends the game
        return f"{players} players need {needed + 1} tiles to begin, not {tiles}."
    if dragons < MARKET:
        return f"The market needs {MARKET} dragons, not {dragons}."
    return None


BOX = Box(
    Part("tiles", PRINTED_TILES, most=TILES, room=TILES),
    Part("dragons", PRINTED_DRAGONS, most=PILE, room=PILE),
    Part("resources", PRINTED_RESOURCES, most=MOST_TOKENS, room=MOST_TOKENS * len(RESOURCES)),
    fields=build_fields,
    lack=find_lack,
)
