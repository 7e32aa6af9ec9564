"""Hypothesis state machines play every game with any options.

Interpreted, a referee looks on. Compiled, an interpreted match does the same: rules are the same
bit for bit, as test_proofs says, and what is left to try is the match around them.
"""

from __future__ import annotations

import random

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from dragonden.engine import notation
from dragonden.engine.backends import INTERPRETED, compiled_backend, default_backend
from dragonden.engine.game import Game
from dragonden.engine.match import Match, load_match
from dragonden.engine.options import SEEDS
from dragonden.engine.referee import Referee
from dragonden.engine.state import copy_state
from dragonden.games import find_game

from .asked import ASKED, count_asked, name_kind
from .support import GAMES, STYLES, any_move, any_options, choose, import_naive

ANY_SEED = st.integers(0, SEEDS - 1)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def machine(game: Game) -> type[RuleBasedStateMachine]:
    """A machine that plays this game and counts the kinds of moves it has asked about."""

    class Play(RuleBasedStateMachine):
        @initialize(seed=ANY_SEED)
        def begin(self, seed: int) -> None:
            self.luck = random.Random(seed)
            self.match = Match(game, any_options(game, self.luck), seed)
            self.referee = Referee(self.match, import_naive(game), seed)

        @precondition(lambda self: self.match.actor is not None)
        @rule(style=st.sampled_from(STYLES), moves=st.integers(1, 12))
        def play(self, style: str, moves: int) -> None:
            for _ in range(moves):
                if self.match.actor is None:
                    break
                move = game.decode(choose(self.match, style, self.luck))
                self.match.play(self.luck.choice([move, notation.format_move(move)]))
                self.referee.inspect()
                self.referee.check_unrevealed()

        @precondition(lambda self: self.match.plies)
        @rule(moves=st.integers(1, 5), key=st.none() | ANY_SEED)
        def undo(self, moves: int, key: int | None) -> None:
            plies = self.match.plies
            left = max(0, len(plies) - moves)
            self.match.undo(len(plies) - left, key)
            again = Match(game, self.match.options, self.match.seed)
            for ply in plies[:left]:
                again.repeat(ply)
            again.renew_chance(plies[left].key if key is None else key)
            assert again.state == self.match.state
            assert again.plies == self.match.plies
            self.referee.inspect()

        @rule(moves=st.integers(1, 12))
        def refuse(self, moves: int) -> None:
            before, offered = copy_state(self.match.state), self.match.offered()
            for _ in range(moves):
                move = any_move(game, self.luck, offered)
                count_asked(game, name_kind(type(move)))
                self.referee.check_refusal(move)
            assert self.match.state == before

        @rule()
        def honest(self) -> None:
            self.referee.check_honesty()

        @rule()
        def record(self) -> None:
            again = load_match(self.match.record(), find_game)
            assert again.state == self.match.state
            assert again.record() == self.match.record()

        @invariant()
        def undoable_moves_can_be_undone(self) -> None:
            assert 0 <= self.match.undoable <= len(self.match.plies)

    return Play


def compiled_machine(game: Game) -> type[RuleBasedStateMachine]:
    """A machine that does everything twice, in a compiled and in an interpreted match."""

    class Twins(RuleBasedStateMachine):
        @initialize(seed=ANY_SEED)
        def begin(self, seed: int) -> None:
            self.luck, options = random.Random(seed), any_options(game, random.Random(seed))
            self.fast, self.slow = (
                Match(game, options, seed, backend) for backend in (compiled_backend(), INTERPRETED)
            )

        @precondition(lambda self: self.slow.actor is not None)
        @rule(style=st.sampled_from(STYLES), moves=st.integers(1, 12))
        def play(self, style: str, moves: int) -> None:
            for _ in range(moves):
                if self.slow.actor is None:
                    break
                move = game.decode(choose(self.slow, style, self.luck))
                self.fast.play(self.luck.choice([move, notation.format_move(move)]))
                self.slow.play(move)

        @precondition(lambda self: self.slow.plies)
        @rule(moves=st.integers(1, 5), key=st.none() | ANY_SEED)
        def undo(self, moves: int, key: int | None) -> None:
            count = min(moves, len(self.slow.plies))
            self.fast.undo(count, key)
            self.slow.undo(count, key)

        @rule(moves=st.integers(1, 12))
        def refuse(self, moves: int) -> None:
            for _ in range(moves):
                move = any_move(game, self.luck, self.slow.offered())
                count_asked(game, name_kind(type(move)))
                assert self.fast.why(move) == self.slow.why(move)

        @rule()
        def record(self) -> None:
            assert self.fast.record() == self.slow.record()
            assert load_match(self.fast.record(), find_game).state == self.slow.state

        @invariant()
        def both_are_the_same(self) -> None:
            assert self.fast.state == self.slow.state
            assert self.fast.plies == self.slow.plies
            assert self.fast.offered() == self.slow.offered()
            assert self.fast.undoable == self.slow.undoable

    return Twins


def run_machine(game: Game, machine: type[RuleBasedStateMachine], examples: int) -> None:
    """Without shrinking: the failing game is replayed from its seed and moves."""
    phases = [phase for phase in Phase if phase is not Phase.shrink]
    steps = settings(max_examples=examples, stateful_step_count=25, phases=phases)
    run_state_machine_as_test(machine, settings=steps)
    assert all(ASKED[game.name, name_kind(kind)] for kind in game.kinds)


@pytest.mark.skipif(default_backend() is not INTERPRETED, reason="compiled, there is another one")
@every_game
def test_every_game_stands_up_to_the_machine(game: Game) -> None:
    run_machine(game, machine(game), 20)


@pytest.mark.skipif(default_backend() is INTERPRETED, reason="the interpreted run does not compile")
@every_game
def test_a_compiled_match_does_what_an_interpreted_one_does(game: Game) -> None:
    run_machine(game, compiled_machine(game), 10)
