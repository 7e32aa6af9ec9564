"""Bots: they play every game by its rules, and from what their seat may know alone."""

from __future__ import annotations

import random

import pytest

from dragonden.bots import create_bot
from dragonden.engine import verbs
from dragonden.engine.errors import InputError
from dragonden.engine.game import Game
from dragonden.engine.match import Match
from dragonden.engine.referee import guess_state, list_legal, redact_copy
from dragonden.engine.state import copy_state

from .support import CASE_IDS, CASES, GAMES, play_match

every_case = pytest.mark.parametrize(("game", "options"), CASES, ids=CASE_IDS)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
QUICK = ("random", "greedy", "hatchling", "drake")
every_bot = pytest.mark.parametrize("name", QUICK)


@every_bot
@every_case
def test_a_bot_plays_a_whole_game_by_the_rules(name: str, game: Game, options: dict) -> None:
    match, player = Match(game, options, seed=2), create_bot(name, seed=2)
    while match.actor is not None:
        actions = match.legal()
        action = player.decide(match.knowledge(match.actor), actions).action
        assert action in actions
        match.carry_out(action)
    assert match.outcome


@every_bot
@every_case
def test_a_bot_moves_alike_whatever_is_hidden(name: str, game: Game, options: dict) -> None:
    match, luck = Match(game, options, seed=8), random.Random(8)
    while (seat := match.actor) is not None and len(match.plies) < 60:
        other = guess_state(match.knowledge(seat), seat, luck)
        offers = list_legal(other, game.most_offers)
        choice = create_bot(name, seed=1).decide(match.knowledge(seat), match.legal())
        assert choice == create_bot(name, seed=1).decide(redact_copy(other, seat), offers)
        match.carry_out(luck.choice(match.legal()))


@every_bot
@every_game
def test_thinking_changes_nothing(name: str, game: Game) -> None:
    match = play_match(game, {}, seed=4, moves=9)  # now there is something to forget
    truth, known = copy_state(match.state), match.knowledge(match.actor)
    for seed in range(4):  # some slip and do not think
        create_bot(name, seed).decide(known, match.legal())
    assert match.state == truth
    assert known == match.knowledge(match.actor)


@every_game
def test_greedy_takes_what_the_game_likes_best(game: Game) -> None:
    match, player = Match(game, {}, seed=6), create_bot("greedy", seed=6)
    for _ in range(20):
        if match.actor is None:
            break
        known, actions = match.knowledge(match.actor), match.legal()
        action = player.decide(known, actions).action
        best = max(verbs.appraise(known, other) for other in actions)
        assert verbs.appraise(known, action) == best
        match.carry_out(action)


@every_game
def test_greedy_beats_random(game: Game) -> None:
    """A sign test against the next seat, by place in the end; ties are no win.

    Of 100 games another random player wins 75 with a probability of 3e-7; the greedy one, who
    wins 85 % or more in each game, wins fewer with 4e-3, and with these seeds does not.
    """
    won = sum(places_better("greedy", game, seed) for seed in range(100))
    assert won >= 75


def places_better(name: str, game: Game, seed: int) -> bool:
    """Whether a bot among random ones is placed before the next seat."""
    players = game.players[0]
    mine, other = seed % players, (seed + 1) % players
    match = Match(game, {"players": players, "first": "random"}, seed)
    bots = [create_bot("random", f"{seed} {seat}") for seat in range(players)]
    bots[mine] = create_bot(name, seed)
    while (seat := match.actor) is not None:
        match.carry_out(bots[seat].decide(match.knowledge(seat), match.legal()).action)
    assert match.outcome
    return match.outcome.ranking[mine] < match.outcome.ranking[other]


@every_bot
def test_a_seed_makes_a_bot_predictable(name: str) -> None:
    match = Match(GAMES[0], {}, seed=4)
    known, actions = match.knowledge(match.actor), match.legal()
    choices = [
        create_bot(name, seed=seed).decide(known, actions).action for seed in (1, 1, "1 0", "1 0")
    ]
    assert choices[0] == choices[1]
    assert choices[2] == choices[3]


def test_an_unknown_bot_is_a_mistake() -> None:
    with pytest.raises(InputError, match="There is no bot 'deep'; there are random, greedy, learn"):
        create_bot("deep")
