"""What must hold for every game in each variant, whichever backend runs its rules."""

from __future__ import annotations

import random
from typing import Any

import pytest

from dragonden.engine import verbs
from dragonden.engine.backends import INTERPRETED, Backend, compiled_backend, default_backend
from dragonden.engine.game import Game
from dragonden.engine.match import Match, load_match
from dragonden.engine.options import Value
from dragonden.engine.referee import Referee
from dragonden.engine.state import SPECTATOR, copy_state
from dragonden.games import find_game

from .support import CASE_IDS, CASES, STYLES, any_move, choose, import_naive, play_match

every_case = pytest.mark.parametrize(("game", "variant"), CASES, ids=CASE_IDS)
interpreted_only = pytest.mark.skipif(
    default_backend() is not INTERPRETED, reason="compiled games are the same: see below"
)
compiled_only = pytest.mark.skipif(
    default_backend() is INTERPRETED, reason="the interpreted run does not compile"
)

Variant = dict[str, Value]

CLOSELY = 40  # moves at the start of a game that are all inspected
NOW_AND_THEN = 0.04  # and how many of the others
ASKING = 0.25  # after how many moves somebody asks for any other, and for one that is due


@interpreted_only
@every_case
def test_whole_games_pass_the_referee(game: Game, variant: Variant) -> None:
    for seed, style in enumerate(STYLES):
        match, luck = Match(game, variant, seed), random.Random(seed)
        referee = Referee(match, import_naive(game), seed)
        while match.actor is not None:
            match.carry_out(choose(match, style, luck))
            if len(match.plies) < CLOSELY or luck.random() < NOW_AND_THEN:
                referee.inspect()
            if luck.random() < NOW_AND_THEN:
                referee.check_honesty()
                referee.check_unrevealed()
            if luck.random() < ASKING:
                offered = match.offered()
                referee.check_refusal(any_move(game, luck, offered))
                referee.check_refusal(any_move(game, luck, offered, [type(m) for m in offered]))
        referee.inspect()
        referee.check_honesty()
        assert load_match(match.record(), find_game).state == match.state


@compiled_only
@every_case
def test_compiled_and_interpreted_games_are_bit_identical(game: Game, variant: Variant) -> None:
    for seed, style in enumerate(STYLES):
        slow, fast = (
            Match(game, variant, seed, INTERPRETED),
            Match(game, variant, seed, compiled_backend()),
        )
        luck = random.Random(seed)
        while slow.actor is not None:
            assert fast.actor == slow.actor
            assert fast.legal() == slow.legal()
            action = choose(slow, style, luck)
            slow.carry_out(action)
            fast.carry_out(action)
            assert fast.state == slow.state
        assert fast.outcome == slow.outcome


@compiled_only
@every_case
def test_every_verb_agrees_compiled_and_interpreted(game: Game, variant: Variant) -> None:
    slow = play_match(game, variant, seed=5, style="patient", moves=25, backend=INTERPRETED)
    for seat in [*range(int(slow.options["players"])), SPECTATOR]:
        results = [
            verb_results(game, slow, seat, backend) for backend in (INTERPRETED, compiled_backend())
        ]
        assert results[0] == results[1]


def verb_results(game: Game, match: Match, seat: int, backend: Backend) -> list[Any]:
    """What the verbs make of a position on one backend."""
    replayed = Match(game, match.options, match.seed, backend)
    for ply in match.plies:
        replayed.carry_out(ply.action)
    states = backend.states(game.state, 1)
    states[0] = replayed.live
    backend.prepare(verbs.redact)(states[0], seat)
    known = copy_state(backend.to_plain(game.state, states[0]))
    offers = replayed.legal() if seat == replayed.actor else []
    likes = [
        (
            int(backend.prepare(verbs.appraise)(states[0], a)),
            int(backend.prepare(verbs.patience)(states[0], a)),
        )
        for a in offers
    ]
    seen = observations(game, states[0], seat, offers, backend)
    backend.prepare(verbs.determinize)(states[0], seat, 12345)
    return [known, likes, seen, backend.to_plain(game.state, states[0])]


def observations(
    game: Game, known: Any, seat: int, offers: list[int], backend: Backend
) -> list[list[int]]:
    """What a network would be told of a position and of its offers, on one backend."""
    if seat == SPECTATOR:
        return []
    sizes = game.observation.planes_size, game.observation.scalar_parts.size
    buffers = [backend.buffer(size) for size in sizes]
    backend.prepare(verbs.observe)(known, seat, *buffers)
    for action in offers:
        buffers.append(backend.buffer(game.observation.offer_parts.size))
        backend.prepare(verbs.describe_offer)(known, action, buffers[-1])
    return [[int(number) for number in buffer] for buffer in buffers]
