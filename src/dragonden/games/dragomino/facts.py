"""What studies of Dragomino count: who lays which dominoes, and where zones grow."""

from __future__ import annotations

from dragonden.engine.facts import NO_PIECE, Facts, Label
from dragonden.engine.kernel import kernel
from dragonden.engine.words import Line

from .box import PRINTED_FACES
from .moves import DECISIONS, Pick
from .pieces import HOME, LANDSCAPES, LETTERS, WIDTH, Domino
from .state import State

OTHER = len(PRINTED_FACES)  # all dominoes that only another box has are one piece
REACH = 8  # what lies farther from the starting domino is left out
SPAN = 2 * REACH + 1


def label_of(printed: str) -> Label:
    """The landscapes of a domino by its name, each with an asterisk for a watering hole."""
    one, two = (LANDSCAPES[LETTERS.index(letter)] for letter in printed.replace("*", ""))
    wells = {"one_well": int(printed[1] == "*"), "two_well": int(printed[-1] == "*")}
    return (
        Line("one-half", {"one": one, "one_well": wells["one_well"]}),
        Line("two-half", {"two": two, "two_well": wells["two_well"]}),
    )


FACTS = Facts()
DOMINO = FACTS.pieces(
    "facts-dominoes",
    [*(label_of(printed) for printed in PRINTED_FACES), (Line("facts-other-dominoes"),)],
)
ZONE = FACTS.map("facts-zone", SPAN, SPAN)


@kernel
def picked_piece(state: State, domino: Domino) -> int:
    return DOMINO + min(state.faces[domino], OTHER)


piece_of = DECISIONS.dispatch_by_kind({Pick: picked_piece}, NO_PIECE)


@kernel
def mark_places(state: State, out: list[int]) -> None:
    """Every square of every zone, the starting domino in the middle."""
    for seat in range(state.players):
        for i in range(state.laid_size[seat]):
            row = state.laid[seat][i] // WIDTH - HOME // WIDTH + REACH
            column = state.laid[seat][i] % WIDTH - HOME % WIDTH + REACH
            if 0 <= row < SPAN and 0 <= column < SPAN:
                out[ZONE + row * SPAN + column] += 1
