"""What is in the box of Dragons."""

from __future__ import annotations

from collections.abc import Mapping

from dragonden.engine.box import Box, Contents, Part
from dragonden.engine.options import Value

from .pieces import CARD_NAMES, FEW, MOST_CARDS, YEARS_OF_FEW, YEARS_OF_MANY

# F16: how many copies of each kind there are is not published; these numbers are ours.
PRINTED: dict[str, int] = {
    "cow": 12,
    "sheep": 12,
    "gold1": 8,
    "gold2": 8,
    "gold3": 4,
    "blue": 8,
    "pink": 8,
    "ring": 4,
    "sword": 4,
    "helmet": 4,
    "shield": 4,
    "breastplate": 4,
    "polish": 8,
    "crown": 4,
    "scepter": 4,
    "bracelet": 4,
    "necklace": 4,
}
COPIES = tuple(PRINTED[name] for name in CARD_NAMES)
CARDS = sum(COPIES)


def find_lack(contents: Contents, options: Mapping[str, Value]) -> str | None:
    """R2, F2: every year begins with a card for each pile and, with bluff, one for each hand."""
    players = int(options["players"])
    years = (YEARS_OF_FEW if players <= FEW else YEARS_OF_MANY) + int(options["extra_year"])
    needed = years * players * (2 if options["bluff"] else 1)
    cards = sum(contents["cards"].values())
    if cards >= needed:
        return None
    return f"{players} players need {needed} cards to begin all {years} years, not {cards}."


BOX = Box(Part("cards", PRINTED, most=40, room=MOST_CARDS), lack=find_lack)
