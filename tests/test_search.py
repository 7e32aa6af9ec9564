"""The search: it works from what a seat may know, within its bounds, in every game and backend."""

from __future__ import annotations

import math
import random
import threading
from pathlib import Path
from typing import Any

import pytest

from dragonden.bots import readiness, search
from dragonden.bots.decision import Candidate
from dragonden.bots.learned import LearnedBot
from dragonden.bots.levels import LEVELS, LevelBot
from dragonden.bots.search import ROOT, Node, add, back_up
from dragonden.bots.search_bot import Effort, SearchBot
from dragonden.bots.thinking import build_memory
from dragonden.bots.tree import Tree
from dragonden.engine.backends import INTERPRETED, default_backend
from dragonden.engine.game import Game
from dragonden.engine.match import Match
from dragonden.engine.plan import Look
from dragonden.engine.referee import guess_state, list_legal, redact_copy
from dragonden.engine.state import copy_state
from dragonden.engine.verbs import apply, appraise, believe, determinize
from dragonden.engine.worth import ALL, CHANCE, COLUMNS, WORTH, weigh
from dragonden.games import find_game

from .support import CASE_IDS, CASES, GAMES, play_match
from .trial.picks import GAME as PICKS

every_case = pytest.mark.parametrize(("game", "options"), CASES, ids=CASE_IDS)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
SHORT = 6  # simulations, and decisions of a playout: enough to go through every line


def searcher(game: Game, seed: int, backend: Any = None, **changes: Any) -> SearchBot:
    """A search that is soon over."""
    plan = game.bot.PLAN._replace(**{"budget": SHORT, "horizon": SHORT, **changes})
    return SearchBot(seed, Effort(plan=tuple(plan._asdict().items())), backend or default_backend())


def choice(game: Game, least: int) -> Match:
    """A match in a position with so many moves to choose from, or more."""
    match, luck = play_match(game, {}, seed=5, moves=4), random.Random(5)
    while len(match.legal()) < least:
        match.carry_out(luck.choice(match.legal()))
    return match


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


@pytest.mark.parametrize(("belief", "verb"), [(0, determinize), (1, believe)])
@every_game
def test_simulations_play_by_the_rules_each_in_a_guess_of_its_own(
    game: Game, belief: int, verb: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, guesses = choice(game, 3), list[tuple[int, int]]()

    def guess(state: Any, seat: int, key: int) -> None:
        guesses.append((seat, key))
        verb(state, seat, key)

    def carry_out(state: Any, action: int) -> None:
        assert action in list_legal(state, game.most_offers)
        apply(state, action)

    monkeypatch.setattr(search, verb.__name__, guess)
    monkeypatch.setattr(search, "apply", carry_out)
    plan: Any = {"belief": belief, "rounds": 0, "widening": 0, "depth": 9, "budget": 24}
    player = searcher(game, 1, INTERPRETED, **plan)
    player.decide(match.knowledge(match.actor), match.legal())
    assert {seat for seat, _ in guesses} == {match.actor}
    assert len(set(guesses)) == len(guesses) == 24


@every_game
def test_every_simulation_is_counted_once(game: Game) -> None:
    match = choice(game, 3)
    known, actions = match.knowledge(match.actor), match.legal()
    by_bounds = searcher(game, 1, rounds=0).decide(known, actions)
    in_rounds = searcher(game, 1).decide(known, actions)  # what cannot be shared out is left
    assert sum(c.visits for c in by_bounds.candidates) == SHORT
    assert SHORT // 2 < sum(c.visits for c in in_rounds.candidates) <= SHORT


@every_game
def test_the_last_two_were_tried_in_the_same_guesses(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: dict[int, list[tuple[int, int]]] = {}  # by action: the seeds and numbers of its guesses
    grow = Tree.grow

    def noted(tree: Tree, choices: list[int], seed: int, first: int, guesses: int) -> None:
        (action,) = choices
        tried.setdefault(action, []).extend((seed, first + i) for i in range(guesses))
        grow(tree, choices, seed, first, guesses)

    monkeypatch.setattr(Tree, "grow", noted)
    match = choice(game, 3)
    decision = searcher(game, 1, budget=24).decide(match.knowledge(match.actor), match.legal())
    best, second, third = decision.candidates[:3]
    assert tried[best.action] == tried[second.action]
    assert tried[third.action] == tried[best.action][: third.visits]
    assert len(set(tried[best.action])) == best.visits == second.visits > third.visits
    assert best.worth >= second.worth


@pytest.mark.parametrize("depth", [1, 100])
@pytest.mark.parametrize("rounds", [0, 1])
def test_a_search_finds_the_card_that_is_worth_most(rounds: int, depth: int) -> None:
    match = Match(PICKS, {"players": 2}, 1, INTERPRETED)
    plan: Any = {"rounds": rounds, "depth": depth, "widening": 0}
    player = searcher(PICKS, 1, INTERPRETED, budget=48, horizon=99, **plan)
    found = player.decide(match.knowledge(match.actor), match.legal()).candidates
    slots = [PICKS.decode(one.action).slot for one in found]
    assert slots[0] == len(slots) - 1 == 3
    if depth == 1:  # else it depends on what was tried next
        assert slots == [3, 2, 1, 0]


def test_each_seat_is_told_what_came_of_its_own_decision() -> None:
    nodes, index = INTERPRETED.states(Node, 3), INTERPRETED.buffer(8)
    add(nodes, index, 1, ROOT, 5, mover=1)
    add(nodes, index, 2, 1, 7, mover=0)
    back_up(nodes, 2, [[300, 0, -100], [700, 1000, 200]])
    told = [(node.visits, node.worth, node.chance, node.points) for node in nodes]
    assert told == [(1, 0, 0, 0), (1, 700, 1000, 200), (1, 300, 0, -100)]


def test_what_was_tried_seldom_where_it_could_be_may_be_worth_more() -> None:
    often, seldom = Node(visits=16, available=16, worth=8000), Node(visits=4, available=16)
    assert search.upper_bound(often, 0.5) == pytest.approx(0.5 + 0.5 * (math.log(16) / 16) ** 0.5)
    assert search.upper_bound(seldom, 0.5) == pytest.approx(0.5 * (math.log(16) / 4) ** 0.5)


def test_a_playout_ends_at_its_horizon(monkeypatch: pytest.MonkeyPatch) -> None:
    match, played = Match(GAMES[0], {}, 1, INTERPRETED), list[int]()

    def carry_out(state: Any, action: int) -> None:
        played.append(action)
        apply(state, action)

    monkeypatch.setattr(search, "apply", carry_out)
    actions = INTERPRETED.buffer(GAMES[0].most_offers)
    search.play_out(copy_state(match.state), actions, greedy=1024, horizon=5)
    assert len(played) == 5


@every_game
def test_a_full_tree_goes_on_without_growing(game: Game) -> None:
    match = choice(game, 2)
    known, choices = match.knowledge(match.actor), match.legal()[:2]
    plan = game.bot.PLAN._replace(horizon=2, depth=9, widening=0)
    tree = Tree(game, default_backend(), known, choices, plan, budget=2)  # room for these two
    tree.grow(choices, seed=1, first=0, guesses=12)
    nodes = [tree.backend.to_plain(Node, node) for node in tree.memory.nodes]
    assert tree.memory.size[0] == len(nodes) == 3
    assert [node.mover for node in nodes[1:]] == [match.actor] * 2
    assert [node.available for node in nodes[1:]] == [12, 11]
    assert sum(row[0] for row in tree.sums(choices).values()) == nodes[ROOT].visits == 12


@every_game
def test_of_many_choices_those_are_kept_that_greed_likes(game: Game) -> None:
    match = choice(game, 3)
    known, actions = match.knowledge(match.actor), match.legal()
    tree = Tree(game, default_backend(), known, actions, game.bot.PLAN, budget=2)
    tree.narrow(2)
    liked = sorted(appraise(known, action) for action in actions)
    assert sorted(appraise(known, action) for action in tree.choices) == liked[-2:]


@pytest.mark.parametrize(("depth", "asked"), [(1, [1]), (2, [0, 1, 2])])
def test_the_network_is_asked_for_all_who_decide(
    depth: int, asked: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find_game("dragons")
    match, seats = Match(game, {"players": 3}, 1, INTERPRETED), list[int]()
    memory = build_memory(game, INTERPRETED, match.knowledge(1), 1)

    def estimate(sight: Any, state: Any, seat: int, network: Any, which: int) -> None:
        seats.append(seat)
        network.outputs[:] = 0.1 * seat, 0.2 * seat, 30 * seat

    monkeypatch.setattr(search, "estimate", estimate)
    search.ask_network(memory, game.bot.PLAN._replace(depth=depth), match.state, 1)
    assert seats == asked
    assert [memory.values[seat] for seat in asked] == [
        [100 * seat, 200 * seat, 3000 * seat] for seat in asked
    ]


@every_game
def test_some_simulations_are_played_to_the_end_where_a_network_judges(game: Game) -> None:
    match = play_match(game, {}, seed=5, moves=4)
    action = match.legal()[0]

    def try_guess(number: int, **plan: int) -> list[int]:
        """What one simulation tells."""
        own = game.bot.PLAN._replace(**{"horizon": 0, "ahead": 0, "whole": 0, **plan})
        tree = Tree(game, default_backend(), match.knowledge(match.actor), [action], own, budget=1)
        tree.grow([action], seed=1, first=number, guesses=1)
        return tree.sums([action])[action]

    for number in range(6):
        is_whole = number % 3 == 0
        there = {"network": 0, "horizon": 10_000} if is_whole else {"network": 1}
        assert try_guess(number, network=1, whole=3) == try_guess(number, **there)


@every_case
def test_what_a_position_is_worth_is_within_its_bounds(game: Game, options: dict) -> None:
    match, out = play_match(game, options, seed=5), INTERPRETED.buffer(game.players[1], COLUMNS)
    game.bot.evaluate(match.knowledge(0), out)
    seats = range(int(match.options["players"]))
    assert all(0 <= out[seat][column] <= ALL for seat in seats for column in (WORTH, CHANCE))
    assert match.outcome
    best = max(out[seat][WORTH] for seat in seats)
    assert {seat for seat in seats if out[seat][WORTH] == best} == set(match.outcome.winners)


def test_half_of_a_worth_is_the_win_and_half_the_lead() -> None:
    for points, worths, chances in (
        ([400, 250, 100], [875, 125, 0], [ALL, 0, 0]),
        ([250, 400, 400], [125, 500, 500], [0, ALL // 2, ALL // 2]),
        ([900, 100, 100], [ALL, 0, 0], [ALL, 0, 0]),
    ):
        out = [[0, 0, number] for number in points]
        weigh(out, 3, spread=3)
        assert [row[WORTH] for row in out] == worths
        assert [row[CHANCE] for row in out] == chances


def test_where_fewest_win_points_are_told_as_they_are_counted() -> None:
    game = find_game("dingominos")
    assert game.lowest_wins
    match = choice(game, 3)
    plan: Any = {"network": 0, "horizon": 0, "depth": 1, "budget": 64}
    for bot in (searcher(game, 1, **plan), LearnedBot(1, Look(guesses=1), INTERPRETED)):
        found = bot.decide(match.knowledge(match.actor), match.legal()).candidates
        best, worst = max(found, key=by_worth), min(found, key=by_worth)
        assert best.points < worst.points


def by_worth(found: Candidate) -> float:
    return found.worth


def test_several_threads_share_the_budget() -> None:
    game = GAMES[0]
    match = Match(game, {}, seed=1)
    plan = game.bot.PLAN._replace(budget=9, horizon=SHORT, rounds=0)
    effort = Effort(plan=tuple(plan._asdict().items()), threads=2)
    known, actions = match.knowledge(match.actor), match.legal()[:3]  # there is room for all
    decisions = [SearchBot(1, effort, default_backend()).decide(known, actions) for _ in range(2)]
    assert decisions[0] == decisions[1]
    assert sum(c.visits for c in decisions[0].candidates) == 10
    half = Effort(plan=tuple(plan._replace(budget=5)._asdict().items()))
    alone = SearchBot(1, half, default_backend()).decide(known, actions)
    worths = [{c.action: c.worth for c in found.candidates} for found in (alone, decisions[0])]
    assert worths[0] != worths[1], "each thread has guesses of its own"


def test_a_search_can_be_stopped() -> None:
    game = GAMES[0]
    match = Match(game, {}, seed=1)
    player = SearchBot(1, Effort(plan=(("budget", 1 << 40),)), default_backend())
    threading.Timer(0.2, player.stop.set).start()
    for _ in range(2):  # the second time it is told before it has begun
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
    monkeypatch.setattr("dragonden.bots.search_bot.INTERPRETED_SECONDS", 0.0)
    match = Match(GAMES[0], {}, seed=1)
    decision = LevelBot(LEVELS["dragon"], 1).decide(match.knowledge(match.actor), match.legal())
    assert sum(c.visits for c in decision.candidates) == 1  # then its time is up
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
