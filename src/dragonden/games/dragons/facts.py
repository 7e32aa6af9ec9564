"""What studies of Dragons count: the cards in each treasure."""

from __future__ import annotations

from dragonden.engine.facts import Facts
from dragonden.engine.kernel import kernel
from dragonden.engine.words import Line

from .pieces import CARD_NAMES, KINDS, Seat
from .state import State

FACTS = Facts(counted="end")
CARD = FACTS.pieces("facts-cards", [(Line("card-name", {"card": name}),) for name in CARD_NAMES])


@kernel
def count_pieces(state: State, seat: Seat, out: list[int]) -> None:
    for card in range(KINDS):
        out[CARD + card] += state.treasure[seat][card]
