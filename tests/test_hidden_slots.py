"""Nothing that the deal decides stays in the knowledge of a seat that is not shown it."""

from __future__ import annotations

import pytest

from dragonden.engine.game import Game
from dragonden.engine.options import Value

from .hidden_slots import find_unshown_slots
from .support import CASE_IDS, CASES


@pytest.mark.parametrize(("game", "variant"), CASES, ids=CASE_IDS)
def test_what_the_deal_decides_is_shown_or_hidden(game: Game, variant: dict[str, Value]) -> None:
    for seat in (None, 0, 1):
        assert find_unshown_slots(game, variant, seat) == [], seat
