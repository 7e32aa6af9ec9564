"""What studies of Dingominos count: who is dealt which dominoes, and when they are laid."""

from __future__ import annotations

from dragonden.engine.facts import NO_PIECE, Facts
from dragonden.engine.kernel import kernel
from dragonden.engine.words import Line

from .moves import DECISIONS, Open, Place
from .pieces import DOMINO_NAMES, DOMINOES, JOKER, Index, Seat, domino_with
from .state import State

# By both signs, each domino's place in the box.
PLACES = tuple(
    DOMINOES.index(number) if number in DOMINOES else NO_PIECE for number in range(16 * (JOKER + 1))
)
HALVES = [name.split("-") for name in DOMINO_NAMES]

FACTS = Facts(counted="start")
DOMINO = FACTS.pieces(
    "facts-dominoes", [(Line("domino-name", {"one": one, "two": two}),) for one, two in HALVES]
)


@kernel
def opened_piece(state: State, left: Index, right: Index) -> int:
    return DOMINO + PLACES[domino_with(left + 1, right + 1)]


@kernel
def placed_piece(state: State, end: int, inner: Index, outer: Index) -> int:
    return DOMINO + PLACES[domino_with(inner + 1, outer + 1)]


piece_of = DECISIONS.dispatch_by_kind({Open: opened_piece, Place: placed_piece}, NO_PIECE)


@kernel
def count_pieces(state: State, seat: Seat, out: list[int]) -> None:
    """The hand as it was dealt: a joker is only in the row of jokers."""
    for inner in range(1, JOKER + 1):
        for outer in range(1, JOKER + 1):
            if (state.hand[seat][inner] >> outer) & 1 and (outer >= inner or inner == JOKER):
                out[DOMINO + PLACES[domino_with(inner, outer)]] += 1
