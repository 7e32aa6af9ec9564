"""Whatever people and networks are shown of a game, by the proofs of `dragonden check-game`."""

from __future__ import annotations

import pytest

from dragonden.checking.proofs import OBSERVED, PRESENTED, Proof
from dragonden.checking.variants import Variant
from dragonden.engine.game import Game

from .support import CASE_IDS, GAMES, mark_cases


def name_check(proof: Proof) -> str:
    return proof.check.__name__


@pytest.mark.parametrize("proof", PRESENTED, ids=name_check)
@pytest.mark.parametrize(("game", "variant"), mark_cases(0, -1), ids=CASE_IDS)
def test_what_people_are_shown(proof: Proof, game: Game, variant: Variant) -> None:
    proof.check(game, variant)


@pytest.mark.parametrize("proof", OBSERVED, ids=name_check)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_networks_are_told(proof: Proof, game: Game) -> None:
    proof.check(game)
