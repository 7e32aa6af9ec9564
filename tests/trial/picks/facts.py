"""What studies of Picks count: who takes which cards."""

from __future__ import annotations

from dragonden.engine.facts import NO_PIECE, Facts
from dragonden.engine.kernel import kernel
from dragonden.engine.words import Line

from .moves import DECISIONS, Pick
from .pieces import KINDS
from .state import State

FACTS = Facts()
CARD = FACTS.pieces("facts-cards", [(Line("card-name", {"kind": k}),) for k in range(KINDS)])
TURNS = FACTS.map("facts-turns", 1, KINDS)


@kernel
def picked_piece(state: State, slot: int) -> int:
    return CARD + state.offer[slot]


piece_of = DECISIONS.dispatch_by_kind({Pick: picked_piece}, NO_PIECE)


@kernel
def mark_places(state: State, out: list[int]) -> None:
    for kind in range(KINDS):
        out[TURNS + kind] += state.taken[0][kind]
