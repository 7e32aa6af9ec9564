"""What is in the box of Dragomino."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import combinations_with_replacement

from dragonden.engine.box import Box, Contents, Fields, Part
from dragonden.engine.options import Value

from .pieces import LANDSCAPES, LETTERS, MOST_DOMINOES, MOST_EGGS, OFFER, squares

# Equal dominoes lie side by side: they are numbered in this order.
DOMINOES = tuple(
    "S*P S*P SF SF SM SM S*S PF PF PM PM PV SV SV FM FM FV FV MV DV DV D*P D*P DP* DF DF DM D*D"
    .split()
)  # fmt: skip
PRINTED_FACES = tuple(dict.fromkeys(DOMINOES))
EGGS: dict[str, int] = dict(zip(LANDSCAPES, (14, 13, 12, 11, 10, 9), strict=True))
DRAGONS: dict[str, int] = dict.fromkeys(LANDSCAPES, 7)  # of these eggs; the rest are shells


def list_other_faces() -> list[str]:
    """Every other pair of squares; where both are equal, the first has the watering hole."""
    pairs = combinations_with_replacement(LETTERS, 2)
    names = [
        f"{one}{first}{two}{second}"
        for one, two in pairs
        for first in ("", "*")
        for second in ("", "*")
        if not (one == two and second and not first)
    ]
    return [name for name in names if name not in PRINTED_FACES]


FACES = (*PRINTED_FACES, *list_other_faces())


def build_fields(contents: Contents) -> Fields:
    """The dominoes one by one, and the eggs as they lie on the table before the first move."""
    counts = contents["dominoes"]
    faces = [i for i, face in enumerate(FACES) for _ in range(counts[face])]
    return {
        "rounds": len(faces) // OFFER,
        "faces": faces,
        "squares": [list(squares(FACES[face])) for face in faces],
        "eggs_left": list(contents["eggs"].values()),
        "dragons_left": list(contents["dragons"].values()),
    }


def find_lack(contents: Contents, options: Mapping[str, Value]) -> str | None:
    """R2: a round needs four dominoes. R6: dragons are in eggs."""
    dominoes = sum(contents["dominoes"].values())
    if dominoes % OFFER or not dominoes:
        return f"Every round turns up {OFFER} dominoes: the box cannot have {dominoes}."
    for landscape, dragons in contents["dragons"].items():
        if dragons > (eggs := contents["eggs"][landscape]):
            return f"There cannot be {dragons} dragons in {eggs} eggs of the family {landscape}."
    return None


BOX = Box(
    Part(
        "dominoes",
        {face: Counter(DOMINOES)[face] for face in FACES},
        most=MOST_DOMINOES,
        room=MOST_DOMINOES,
    ),
    Part("eggs", EGGS, most=MOST_EGGS, room=MOST_EGGS * len(LANDSCAPES)),
    Part("dragons", DRAGONS, most=MOST_EGGS, room=MOST_EGGS * len(LANDSCAPES)),
    fields=build_fields,
    lack=find_lack,
)
