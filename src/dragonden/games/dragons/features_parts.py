"""The names of the features of Dragons, and where each part begins."""

from __future__ import annotations

RIVALS = ("first", "second", "third")  # those with the most points
PARTS: dict[str, tuple[str, ...]] = {
    "players": ("3", "4", "5", "6"),
    "option": ("extra year", "open piles", "bluff"),
    "year": ("to come", "last", "deck", "players left", "still in", "to wait", "over"),
    "own turn": ("turn", "put"),
    "own": (
        *("points", "coins", "polish", "polish squared", "one ring", "rings"),
        *("armour sets", "armour pieces", "jewel sets", "pairs of jewels", "single jewels"),
        *("blue", "pink", "animals", "worth"),
    ),
    "hunger": ("margin", "fewest", "tied", "sheep margin", "fewest sheep", "tied in sheep"),
    "gems": ("lead in blue", "most blue", "lead in pink", "most pink"),
    "lead": ("points", "worth", "over the second", "over the mean", "alive"),
    "pile": ("best", "second", "third", "fourth", "fifth", "worst"),
    "left": ("after the next", "after all", "next wants the best"),
    "rivals'": ("best pile", "best pile of the next", "card"),
    "last one": ("deck", "all"),
    "card": ("gain", "best pile with it"),
    "unseen": ("animals", "coins", "gems", "rings", "armour", "polish", "jewels", "gain"),
    **{
        f"{rival} rival": ("points", "worth", "margin", "blue", "pink", "still in", "eliminated")
        for rival in RIVALS
    },
}
FEATURES = tuple(f"{part} {name}" for part, names in PARTS.items() for name in names)


def place(part: str) -> int:
    """Where a part begins."""
    return FEATURES.index(f"{part} {PARTS[part][0]}")


PLAYERS, OPTION, YEAR, OWN_TURN = map(place, ("players", "option", "year", "own turn"))
OWN, HUNGER, GEMS, LEAD = map(place, ("own", "hunger", "gems", "lead"))
PILE, LEFT, RIVALS_BEST = map(place, ("pile", "left", "rivals'"))
LAST, CARD, UNSEEN = map(place, ("last one", "card", "unseen"))
RIVAL, EACH_RIVAL = place("first rival"), len(PARTS["first rival"])
