"""The search: it works from what a seat may know, within its bounds, in every game and backend."""

from __future__ import annotations

import random
import threading
from pathlib import Path
from typing import Any

import pytest

from dragonden.bots import readiness
from dragonden.bots.levels import LEVELS, LevelBot
from dragonden.bots.search_bot import Effort, SearchBot
from dragonden.bots.tree import Tree
from dragonden.engine.backends import INTERPRETED, default_backend
from dragonden.engine.game import Game
from dragonden.engine.match import Match
from dragonden.engine.referee import guess_state, list_legal, redact_copy
from dragonden.engine.worth import ALL, CHANCE, COLUMNS, WORTH

from .support import CASE_IDS, CASES, GAMES, play_match

every_case = pytest.mark.parametrize(("game", "options"), CASES, ids=CASE_IDS)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
SHORT = 6  # simulations, and decisions of a playout: enough to go through every line


def searcher(game: Game, seed: int, backend: Any = None, **changes: Any) -> SearchBot:
    """A search that is soon over."""
    plan = game.bot.PLAN._replace(**{"budget": SHORT, "horizon": SHORT, **changes})
    return SearchBot(seed, Effort(plan=tuple(plan._asdict().items())), backend or default_backend())


@every_case
def test_a_search_plays_by_the_rules(game: Game, options: dict) -> None:
    match, player = Match(game, options, seed=3), searcher(game, 3)
    while match.actor is not None and len(match.plies) < 40:
        actions = match.legal()
        decision = player.decide(match.knowledge(match.actor), actions)
        assert decision.action in actions
        assert {c.action for c in decision.candidates} <= set(actions)
        match.carry_out(decision.action)


@every_case
def test_a_search_thinks_alike_whatever_is_hidden(game: Game, options: dict) -> None:
    match, luck = Match(game, options, seed=8), random.Random(8)
    while (seat := match.actor) is not None and len(match.plies) < 30:
        other = guess_state(match.knowledge(seat), seat, luck)
        offers = list_legal(other, game.most_offers)
        one = searcher(game, 1).decide(match.knowledge(seat), match.legal())
        assert one == searcher(game, 1).decide(redact_copy(other, seat), offers)
        match.carry_out(luck.choice(match.legal()))


@every_case
def test_a_search_thinks_alike_in_both_ways(game: Game, options: dict) -> None:
    match = play_match(game, options, seed=5, moves=9)
    known, actions = match.knowledge(match.actor), match.legal()
    here = searcher(game, 1, greedy=512).decide(known, actions)
    assert here == searcher(game, 1, INTERPRETED, greedy=512).decide(known, actions)


@every_game
def test_every_simulation_is_counted_once(game: Game) -> None:
    match = play_match(game, {}, seed=5, moves=4)
    known, actions = match.knowledge(match.actor), match.legal()
    by_bounds = searcher(game, 1, rounds=0).decide(known, actions)
    in_rounds = searcher(game, 1).decide(known, actions)  # what cannot be shared out is left
    if len(actions) > 1:
        assert sum(c.visits for c in by_bounds.candidates) == SHORT
        assert SHORT // 2 < sum(c.visits for c in in_rounds.candidates) <= SHORT


@every_game
def test_the_last_two_were_tried_in_the_same_guesses(game: Game) -> None:
    match, luck = play_match(game, {}, seed=5, moves=4), random.Random(5)
    while len(match.legal()) < 3:
        match.carry_out(luck.choice(match.legal()))
    decision = searcher(game, 1, budget=24).decide(match.knowledge(match.actor), match.legal())
    best, second, third = decision.candidates[:3]
    assert best.visits == second.visits > third.visits
    assert best.worth >= second.worth


@every_game
def test_a_full_tree_goes_on_without_growing(game: Game) -> None:
    match = play_match(game, {}, seed=5, moves=4)
    known, plan = match.knowledge(match.actor), game.bot.PLAN._replace(horizon=2)
    tree = Tree(game, default_backend(), known, match.legal(), plan, budget=2)
    tree.grow(match.legal(), seed=1, first=0, guesses=12)
    assert tree.memory.size[0] <= 3
    assert sum(row[0] for row in tree.sums(match.legal()).values()) <= 12


@every_case
def test_what_a_position_is_worth_is_within_its_bounds(game: Game, options: dict) -> None:
    match, out = play_match(game, options, seed=5), INTERPRETED.buffer(game.players[1], COLUMNS)
    game.bot.evaluate(match.knowledge(0), out)
    seats = range(int(match.options["players"]))
    assert all(0 <= out[seat][column] <= ALL for seat in seats for column in (WORTH, CHANCE))
    assert match.outcome
    best = max(out[seat][WORTH] for seat in seats)
    assert {seat for seat in seats if out[seat][WORTH] == best} == set(match.outcome.winners)


def test_several_threads_share_the_budget() -> None:
    game = GAMES[0]
    match = Match(game, {}, seed=1)
    plan = game.bot.PLAN._replace(budget=9, horizon=SHORT, rounds=0)
    effort = Effort(plan=tuple(plan._asdict().items()), threads=2)
    known, actions = match.knowledge(match.actor), match.legal()
    decisions = [SearchBot(1, effort, default_backend()).decide(known, actions) for _ in range(2)]
    assert decisions[0] == decisions[1]
    assert sum(c.visits for c in decisions[0].candidates) == 10


def test_a_search_can_be_stopped() -> None:
    game = GAMES[0]
    match = Match(game, {}, seed=1)
    player = SearchBot(1, Effort(plan=(("budget", 1 << 40),)), default_backend())
    threading.Timer(0.2, player.stop.set).start()
    assert player.decide(match.knowledge(match.actor), match.legal()).action in match.legal()


def test_a_search_ends_when_its_time_is_up() -> None:
    game = GAMES[0]
    match = Match(game, {}, seed=1)
    effort = Effort(plan=(("budget", 1 << 40),), seconds=0.1)
    player = SearchBot(1, effort, default_backend())
    assert player.decide(match.knowledge(match.actor), match.legal()).action in match.legal()


def test_while_the_compiler_works_a_level_answers_interpreted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("dragonden.bots.readiness.compile_search", lambda game: None)
    monkeypatch.setattr("dragonden.bots.readiness.THREADS", {})
    monkeypatch.setattr("dragonden.bots.readiness.READY", set())
    match = Match(GAMES[0], {}, seed=1)
    decision = LevelBot(LEVELS["dragon"], 1).decide(match.knowledge(match.actor), match.legal())
    assert decision.candidates
    assert decision.action in match.legal()


def test_only_those_who_compile_the_same_wait_for_each_other_bug(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One lock served all that a user has, though other sources are compiled to other code."""
    here, other = (readiness.lock_path(game) for game in GAMES[:2])
    assert here != other
    for fact, made in (
        ("digest_shared_sources", lambda: "other sources"),
        ("digest_game", lambda folder: "other rules"),
        ("find_folder", lambda: Path("elsewhere")),
    ):
        with monkeypatch.context() as patch:
            patch.setattr(readiness, fact, made)
            assert readiness.lock_path(GAMES[0]) != here
    assert readiness.lock_path(GAMES[0]) == here
