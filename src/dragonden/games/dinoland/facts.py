"""What studies of Dinoland count: who plays which dinosaurs, where the map and the target lie."""

from __future__ import annotations

from itertools import combinations_with_replacement

from dragonden.engine.facts import NO_PIECE, Facts, Label
from dragonden.engine.kernel import kernel
from dragonden.engine.words import Line

from .cells import cell_of, x_of, y_of
from .map import creature_of, half_of, slot_at
from .moves import DECISIONS, Claim, Play
from .pieces import CREATURES, TERRAINS, Domino
from .state import State

PAIRS = tuple(combinations_with_replacement(range(len(CREATURES)), 2))
REACH = 12  # what lies farther from the first domino is left out
SPAN = 2 * REACH + 1


def label_of(pair: tuple[int, ...]) -> Label:
    return tuple(Line("creature-name", {"creature": CREATURES[creature]}) for creature in pair)


FACTS = Facts()
DINOSAURS = FACTS.pieces("facts-dominoes", [label_of(pair) for pair in PAIRS])
CLAIMED = FACTS.pieces(
    "facts-claims", [(Line("terrain-name", {"terrain": name}),) for name in TERRAINS]
)
SQUARES = FACTS.map("facts-map", SPAN, SPAN)
TARGET = FACTS.map("facts-target", SPAN, SPAN)


@kernel
def played_piece(state: State, domino: Domino) -> int:
    """The pair of creatures on a domino, numbered in the order of PAIRS."""
    one, two = creature_of(half_of(state, domino, 0)), creature_of(half_of(state, domino, 1))
    low, high = min(one, two), max(one, two)
    return DINOSAURS + low * len(CREATURES) - low * (low + 1) // 2 + high


@kernel
def claimed_piece(state: State, number: int) -> int:
    return CLAIMED + state.terrain[slot_at(state, cell_of(number))] - 1


piece_of = DECISIONS.dispatch_by_kind({Play: played_piece, Claim: claimed_piece}, NO_PIECE)


@kernel
def mark_places(state: State, out: list[int]) -> None:
    """Every square of the map, and where the asteroid falls."""
    for slot in range(state.squares):
        mark_place(out, SQUARES, x_of(state.cell[slot]), y_of(state.cell[slot]))
    mark_place(out, TARGET, state.column, state.row)


@kernel
def mark_place(out: list[int], first: int, x: int, y: int) -> None:
    if abs(x) <= REACH and abs(y) <= REACH:
        out[first + (y + REACH) * SPAN + x + REACH] += 1
