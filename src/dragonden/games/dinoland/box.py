"""What is in the box of Dinoland: squares that are printed on dominoes, and asteroid tiles.

The dominoes are not listed. Terrains and creatures are dealt to squares by chance, once and for
all, from the seed of the printing; so is another box, from its own numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace

from dragonden.engine.box import Box, Contents, Fields, Part
from dragonden.engine.chance import below, shuffle
from dragonden.engine.options import Value

from .pieces import (
    BASE_DOMINOES,
    CREATURES,
    EXTRA_DOMINOES,
    EXTRA_STARRED,
    FIRST_SPECIAL,
    HAND,
    MOST_EGGS,
    MOST_STARRED,
    TERRAINS,
    TILES,
    TRICERATOPS,
    Printed,
    domino_letters,
)

BASE_TERRAINS = {"grass": 24, "stone": 20, "water": 24, "lava": 12}
BASE_CREATURES = {
    "egg": 11, "triceratops": 15, "brachiosaurus": 5, "velociraptor": 15, "nothing": 34
}  # fmt: skip
EXTRA_TERRAINS = {"grass": 6, "stone": 5, "water": 5, "lava": 5, "desert": 22, "wildcard": 4}
EXTRA_CREATURES = {
    "egg": 5, "triceratops": 4, "velociraptor": 4, "stegosaurus": 10, "wildcard": 4, "nothing": 17
}  # fmt: skip
SPECIALS: dict[str, int] = dict.fromkeys(TILES[FIRST_SPECIAL:], 1)
ASTEROIDS = {"egg_hatch": 4, "starred": EXTRA_STARRED}  # of ten tiles; besides one of each
PRINTING = {"seed": 2024}
MOST_SEED = 9999

Domino = tuple[Printed, Printed]


def print_dominoes(
    press: SimpleNamespace, terrains: Mapping[str, int], creatures: Mapping[str, int]
) -> list[Domino]:
    """Deal terrains and creatures to squares independently, two squares to a domino."""
    grounds = [1 + TERRAINS.index(t) for t, n in terrains.items() for _ in range(n)]
    beasts = [CREATURES.index(c) for c, n in creatures.items() for _ in range(n)]
    shuffle(press, grounds, len(grounds))
    shuffle(press, beasts, len(beasts))
    halves = [
        (ground, beast, below(press, 4) if beast == TRICERATOPS else 0)
        for ground, beast in zip(grounds, beasts, strict=False)  # there may be more terrains
    ]
    return list(zip(halves[::2], halves[1::2], strict=True))


def print_box(contents: Contents) -> tuple[list[Domino], list[Domino]]:
    """The dominoes of the base game, and those of the expansion.

    The latter go on from where the printed base game has used up chance, however much another one
    takes: each set stays as it is when the other is changed.
    """
    press = SimpleNamespace(rng=contents["printing"]["seed"], drawn=0)
    base = print_dominoes(press, contents["base_terrains"], contents["base_creatures"])
    press = SimpleNamespace(rng=contents["printing"]["seed"], drawn=0)
    print_dominoes(press, BASE_TERRAINS, BASE_CREATURES)
    return base, print_dominoes(press, contents["extra_terrains"], contents["extra_creatures"])


def build_fields(contents: Contents) -> Fields:
    """Every domino, each half as one number: arrow * 64 + creature * 8 + terrain."""
    base, extra = print_box(contents)
    return {
        "base_dominoes": len(base),
        "dominoes": len(base) + len(extra),
        "halves": [[t + 8 * c + 64 * arrow for t, c, arrow in domino] for domino in base + extra],
        "pool": [0] * FIRST_SPECIAL + list(contents["specials"].values()),
        "starred": contents["asteroids"]["starred"],
        "hatching_of_ten": contents["asteroids"]["egg_hatch"],
    }


def find_lack(contents: Contents, options: Mapping[str, Value]) -> str | None:
    """R1: everybody gets a hand, and one domino is the map."""
    for part in ("base", "extra"):
        terrains, squares = (
            sum(contents[f"{part}_{what}"].values()) for what in ("terrains", "creatures")
        )
        if squares % 2:
            return f"Two squares are a domino: {part}_creatures cannot be for {squares} squares."
        if terrains < squares:
            return f"{part}_terrains has {terrains} terrains, too few for {squares} squares."
    if (eggs := contents["base_creatures"]["egg"] + contents["extra_creatures"]["egg"]) > MOST_EGGS:
        return f"There is room for {MOST_EGGS} eggs in all, not for {eggs}."
    parts = ("base", "extra") if options["expansion"] else ("base",)
    dominoes = sum(sum(contents[f"{part}_creatures"].values()) for part in parts) // 2
    players = int(options["players"])
    if dominoes <= (needed := HAND * players):
        return f"{players} players need {needed + 1} dominoes to begin, and there are {dominoes}."
    return None


BOX = Box(
    Part("base_terrains", BASE_TERRAINS, most=80, room=2 * BASE_DOMINOES),
    Part("base_creatures", BASE_CREATURES, most=80, room=2 * BASE_DOMINOES),
    Part("extra_terrains", EXTRA_TERRAINS, most=44, room=60),  # some are left over
    Part("extra_creatures", EXTRA_CREATURES, most=44, room=2 * EXTRA_DOMINOES),
    Part("specials", SPECIALS, most=1, room=len(SPECIALS)),
    Part("asteroids", ASTEROIDS, most=MOST_STARRED, room=2 * MOST_STARRED),
    Part("printing", PRINTING, most=MOST_SEED, room=MOST_SEED),
    fields=build_fields,
    lack=find_lack,
)

DOMINOES = tuple(domino for part in print_box(BOX.contents()) for domino in part)
DOMINO_LETTERS = tuple(domino_letters(*domino) for domino in DOMINOES)
