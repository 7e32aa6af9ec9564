"""OpenSpiel: its own tests pass for all games, and its search for information sets plays them."""

from __future__ import annotations

import random
import unittest
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pyspiel")

import pyspiel
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import sample_some_states
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.tests import games_sim_test

from dragonden.engine.backends import INTERPRETED
from dragonden.engine.chance import game_seed
from dragonden.engine.errors import InputError
from dragonden.engine.match import Match
from dragonden.envs import spiel
from dragonden.games import find_game

from .support import GAMES

NAMES = spiel.register()
every_name = pytest.mark.parametrize("name", NAMES)


def load_shortest(name: str) -> Any:
    """A game with as few players as may be: OpenSpiel asks for each of them in every state."""
    players = find_game(name.removeprefix(spiel.PREFIX)).players[0]
    return pyspiel.load_game(f"{name}(players={players})")


def play_some(name: str, moves: int, seed: int = 1) -> Any:
    """A state some random moves after the deal."""
    state, luck = pyspiel.load_game(name).new_initial_state(), random.Random(seed)
    while state.is_chance_node():
        state.apply_action(luck.choice(state.chance_outcomes())[0])
    for _ in range(moves):
        state.apply_action(luck.choice(state.legal_actions()))
    return state


def test_all_games_are_registered() -> None:
    assert len(NAMES) == len(GAMES)
    assert set(NAMES) <= set(pyspiel.registered_names())


@every_name
def test_random_simulations_pass(name: str, capfd: Any) -> None:
    pyspiel.random_sim_test(load_shortest(name), num_sims=1, serialize=False, verbose=False)


@every_name
def test_simulations_with_clones_and_pickles_pass(name: str) -> None:
    np.random.seed(1)
    games_sim_test.GamesSimTest("sim_game").sim_game(load_shortest(name))


@every_name
def test_the_api_is_followed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """OpenSpiel's test of a part of the tree, which it makes a class of for each of its games."""
    sample = sample_some_states.sample_some_states
    monkeypatch.setattr(
        api_test.sample_some_states, "sample_some_states", lambda game, **_: sample(game, 40)
    )
    settings = {"game_name": name, "game": pyspiel.load_game(name)}
    case = type("Api", (api_test.EnforceAPIOnPartialTreeBase,), settings)
    found = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(found)
    assert [text for _, text in (*found.errors, *found.failures)] == []
    assert found.testsRun > 3


@every_name
def test_a_game_is_that_of_a_match(name: str) -> None:
    game, luck = load_shortest(name), random.Random(2)
    state, draws = game.new_initial_state(), [1, 2, 3, 4]
    for draw in draws:
        state.apply_action(draw)
    seed = game_seed(int.from_bytes(bytes(draws), "big"), 0)
    match = Match(game.game, {"players": game.num_players()}, seed, INTERPRETED)
    seats = range(game.num_players())
    while match.actor is not None:
        assert state.current_player() == match.actor
        offers = {seat: len(state.legal_actions(seat)) for seat in seats}
        assert offers == {seat: len(match.legal()) * (seat == match.actor) for seat in seats}
        assert list(state.returns()) == [0] * len(seats)
        action, after = luck.choice(state.legal_actions()), state.clone()
        assert state.move_of(action) == match.offered()[action]
        known = state.information_state_string(match.actor)
        after.apply_action(action)
        assert state.information_state_string(match.actor) == known, "it stays behind its clone"
        state = after
        match.carry_out(match.legal()[action])
    assert match.outcome
    assert state.is_terminal()
    won = max(state.returns())
    assert [seat for seat in seats if state.returns()[seat] == won] == match.outcome.winners


@pytest.mark.parametrize(
    ("setting", "facts"),
    [
        ("dragons(players=5,bluff=True)", {"players": 5, "bluff": 1}),
        ("dinoland(mode=cooperative,asteroids=4)", {"asteroids": 4}),
    ],
)
def test_options_are_parameters(setting: str, facts: dict[str, int]) -> None:
    game = pyspiel.load_game(spiel.PREFIX + setting)
    known = play_some(spiel.PREFIX + setting, 0).batch.knowledge(0, 0)
    assert {name: getattr(known, name) for name in facts} == facts
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@every_name
def test_a_guess_cannot_be_told_from_the_truth(name: str) -> None:
    state = play_some(name, 5)
    player = state.current_player()
    guess, other = (
        state.resample_from_infostate(player, random.Random(seed).random) for seed in (3, 4)
    )
    assert guess.information_state_string(player) == state.information_state_string(player)
    assert guess.information_state_tensor(player) == state.information_state_tensor(player)
    assert guess.observation_string(player) == state.observation_string(player)
    assert guess.legal_actions() == state.legal_actions()
    assert guess.position.state != state.position.state
    assert guess.position.state != other.position.state


@pytest.mark.parametrize("name", ["dragonden_dragons", "dragonden_dragomino"])
def test_its_search_for_information_sets_plays(name: str) -> None:
    """The one in Python: that in C++ cannot take over a state that Python has made."""
    state, luck = play_some(name, 4), np.random.RandomState(7)
    evaluator = RandomRolloutEvaluator(1, luck)
    bot = ISMCTSBot(state.get_game(), evaluator, 2.0, 4, random_state=luck)
    assert bot.step(state) in state.legal_actions()


def test_actions_have_words_and_structs() -> None:
    state = play_some("dragonden_dragons", 0)
    words = [state.action_to_string(action) for action in state.legal_actions()]
    assert words[0] == "draw"
    assert type(state.move_of(0)).__name__ == "Draw"


def test_an_observer_has_its_numbers_by_name() -> None:
    game = pyspiel.load_game("dragonden_dragomino")
    observer = game.make_py_observer()
    observer.set_from(play_some("dragonden_dragomino", 6), 1)
    assert observer.dict["planes"].any()
    assert observer.dict["scalars"].max() == 1
    observer.set_from(game.new_initial_state(), 1)  # before the deal
    assert not observer.tensor.any()


def test_what_is_public_is_the_same_for_all() -> None:
    state = play_some("dragonden_dingominos", 6)
    kind = pyspiel.IIGObservationType(
        perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    observer = state.get_game().make_py_observer(kind)
    assert observer.tensor is None
    assert observer.string_from(state, 0) == observer.string_from(state, 1)
    assert state.observation_string(0) != state.observation_string(1)


def test_what_makes_no_sense_is_refused() -> None:
    with pytest.raises(Exception, match="players can be 3 to 6, not 9"):
        pyspiel.load_game("dragonden_dragons(players=9)")
    game = pyspiel.load_game("dragonden_dragons")
    with pytest.raises(InputError, match="An observer has no settings"):
        game.make_py_observer(params={"colour": "red"})
    everything = pyspiel.IIGObservationType(
        perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(InputError, match="Nobody observes what all players know"):
        game.make_py_observer(everything)
