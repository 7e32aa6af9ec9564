"""What must hold for every game in each variant, whichever backend runs its rules.

The proofs are those of `dragonden check-game`; here the games of this package go through them.
"""

from __future__ import annotations

import functools
from typing import Any

import pytest

from dragonden.checking import refereed
from dragonden.checking.proofs import COMPILED, DECLARED, PLAYED, Proof
from dragonden.checking.rulings import check_folder
from dragonden.checking.variants import Variant
from dragonden.engine import verbs
from dragonden.engine.backends import INTERPRETED, default_backend
from dragonden.engine.game import Game
from dragonden.engine.referee import Violation

from .support import CASE_IDS, CASES, GAMES, import_naive, mark_cases

every_case = pytest.mark.parametrize(("game", "variant"), CASES, ids=CASE_IDS)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
interpreted_only = pytest.mark.skipif(
    default_backend() is not INTERPRETED, reason="compiled games are the same: see below"
)
compiled_only = pytest.mark.skipif(
    default_backend() is INTERPRETED, reason="the interpreted run does not compile"
)


def each(*proofs: Proof, by_variant: bool = False) -> pytest.MarkDecorator:
    """Run a test for each of these proofs."""
    chosen = [proof for proof in proofs if proof.by_variant == by_variant]
    return pytest.mark.parametrize("proof", chosen, ids=lambda proof: proof.check.__name__)


@interpreted_only
@each(*PLAYED, by_variant=True)
@pytest.mark.parametrize(("game", "variant"), mark_cases(0), ids=CASE_IDS)
def test_what_holds_in_every_game_that_is_played(
    proof: Proof, game: Game, variant: Variant
) -> None:
    proof.check(game, variant)


@interpreted_only
@each(*DECLARED)
@every_game
def test_what_holds_for_every_game(proof: Proof, game: Game) -> None:
    proof.check(game)


@interpreted_only
@pytest.mark.exhaustive
@each(*PLAYED)
@every_game
def test_what_holds_in_any_games_that_are_played(proof: Proof, game: Game) -> None:
    proof.check(game)


@interpreted_only
@every_game
def test_a_game_folder_holds_all_of_a_game(game: Game) -> None:
    check_folder(game.folder)
    naive = import_naive(game)
    assert naive, "nobody counts the scores a second time"
    assert hasattr(naive, "list_secrets"), "nobody says a second time what is hidden"


@compiled_only
@each(*COMPILED, by_variant=True)
@every_case
def test_what_holds_however_rules_are_run(proof: Proof, game: Game, variant: Variant) -> None:
    proof.check(game, variant)


@compiled_only
@each(*COMPILED)
@every_game
def test_what_holds_for_games_that_are_compiled(proof: Proof, game: Game) -> None:
    proof.check(game)


SMALLEST = min(GAMES, key=lambda game: game.actions)


def change_after(honest: Any, *args: Any) -> Any:
    """Do what a verb does, and then something else: its answer, what it writes or the state."""
    found, state = honest(*args), args[0]
    if found is not None:
        return found + 1
    out = args[-1]
    if isinstance(out, list):
        row = out[0] if isinstance(out[0], list) else out
        row[0] += 1
    else:
        state.revealed += 1
    return None


VERBS = ("redact", "appraise", "patience", "scores", "evaluate", "reshuffle", "believe", "observe")
DIFFERENT = [
    ("apply", refereed.check_backends_agree, "differ after 0 moves of game 0: in what"),
    ("features", refereed.check_verbs_agree, "compiled, the feature"),
    *((verb, refereed.check_verbs_agree, f"{verb} makes something else") for verb in VERBS),
]


@compiled_only
@pytest.mark.parametrize(("verb", "check", "sentence"), DIFFERENT)
def test_compiled_rules_that_differ_are_caught(
    verb: str, check: Any, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    check(SMALLEST, {})  # and all of it is compiled
    rules = verbs.RULES[SMALLEST.state]
    monkeypatch.setitem(rules, verb, functools.partial(change_after, rules[verb]))
    with pytest.raises(Violation, match=sentence):
        check(SMALLEST, {})
