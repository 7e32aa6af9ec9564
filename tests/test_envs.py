"""Environments of Gymnasium and PettingZoo: their own tests pass, and bad input gets a sentence."""

from __future__ import annotations

import io
from contextlib import redirect_stdout
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from pettingzoo.test import api_test, render_test, seed_test

from dragonden import envs
from dragonden.engine.errors import InputError
from dragonden.engine.game import Game
from dragonden.engine.options import Value
from dragonden.envs import batch

from .support import CASE_IDS, CASES, GAMES

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_case = pytest.mark.parametrize(("game", "variant"), CASES, ids=CASE_IDS)


# -- PettingZoo ----------------------------------------------------------------------------------


@every_case
def test_pettingzoo_accepts_every_game_with_every_option(
    game: Game, variant: dict[str, Value]
) -> None:
    with redirect_stdout(io.StringIO()):  # it says that it passed
        api_test(envs.aec(game, **variant), num_cycles=12)


@every_case
def test_the_same_seed_leads_to_the_same_game(game: Game, variant: dict[str, Value]) -> None:
    seed_test(lambda: envs.aec(game, **variant), num_cycles=8)


@pytest.mark.parametrize("observation", ["flat", "record"])
@pytest.mark.parametrize("dense", [False, True])
def test_pettingzoo_accepts_every_form_that_is_a_box(observation: str, dense: bool) -> None:
    with redirect_stdout(io.StringIO()):
        api_test(envs.aec("dragons", bluff=True, observation=observation, dense=dense), 60)


def test_pettingzoo_accepts_a_whole_game() -> None:
    with redirect_stdout(io.StringIO()):
        api_test(envs.aec("dragons", players=3), num_cycles=400)


def test_an_agent_is_told_what_it_knows_also_when_another_has_to_decide() -> None:
    env = envs.aec("dingominos", players=3, observation="parts", offers=True)
    env.reset(seed=3)
    part = env.batch.game.observation.scalar_parts["hand"]
    hands = [
        env.observe(agent)["scalars"][part.first : part.first + part.size]
        for agent in env.possible_agents
    ]
    held = [env.batch.arrays.states[0].hand_size[seat] for seat in range(3)]
    assert [int(hand.sum()) for hand in hands] == [int(n) for n in held]
    assert np.max(np.sum(hands, axis=0)) == 1  # no domino is in two hands
    others = [agent for agent in env.agents if agent != env.agent_selection]
    assert not env.observe(others[0])["offers"].any()
    assert env.observe(env.agent_selection)["offers"].any()
    assert env.format.space.contains(env.observe(others[0]))


def test_an_illegal_action_ends_the_game_as_pettingzoo_does_it() -> None:
    env = envs.aec("dragons")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(env.infos[agent]["action_mask"].sum()))
    assert env.rewards == {name: -1.0 if name == agent else 0.0 for name in env.possible_agents}
    assert all(env.terminations.values())
    assert env.infos[agent]["illegal"]
    for _ in env.possible_agents:
        env.step(None)
    assert env.agents == []


def test_rewards_come_at_the_end_and_points_beside_them() -> None:
    env = envs.aec("dragons", players=3)
    env.reset(seed=2)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, termination, _, info = env.last()
        total[agent] += reward
        env.step(None if termination else int(info["action_mask"].argmax()))
    assert sum(total.values()) == pytest.approx(0)
    assert max(total.values()) > 0


# -- pictures ------------------------------------------------------------------------------------


@every_game
def test_a_position_is_drawn_as_letters_on_a_sheet(game: Game) -> None:
    env, text = (envs.aec(game, render_mode=mode) for mode in ("svg", "ansi"))
    env.reset(seed=1)
    text.reset(seed=1)
    letters = "".join(ElementTree.fromstring(env.render()).itertext())
    assert letters.replace("\n", "") == text.render().replace("\n", "")


def test_pettingzoo_accepts_every_way_to_draw() -> None:
    pytest.importorskip("resvg_py")
    with redirect_stdout(io.StringIO()):
        render_test(lambda render_mode: envs.aec("dragons", render_mode=render_mode))


def test_a_picture_shows_only_what_the_learner_sees() -> None:
    env = envs.single("dingominos", players=2, seat=1, bots="random", render_mode="ansi")
    env.reset(seed=5)
    match_text = env.render()
    hand = env.batch.arrays.states[0].hand[0][: env.batch.arrays.states[0].hand_size[0]]
    assert "player_1" in match_text
    guess = env.batch.knowledge(0, 1)
    env.batch.arrays.states[0] = env.batch.backend.load_states(guess, 1)[0]
    assert env.render() == match_text
    assert len(hand) > 0


# -- one seat ------------------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_gymnasium_accepts_a_seat_among_bots(game: Game, bots: str) -> None:
    check_env(envs.single(game, bots=bots), skip_render_check=True)


def test_gymnasium_accepts_a_seat_among_players_that_have_learnt() -> None:
    check_env(envs.single("dingominos", bots="learned"), skip_render_check=True)


def test_how_a_bot_plays_does_not_depend_on_when_the_compiler_is_ready(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    waited: list[Game] = []
    monkeypatch.setattr(batch, "wait_until_ready", waited.append)
    monkeypatch.setattr(batch, "has_compiler", lambda: True)
    env = envs.single("dingominos", players=2, bots="learned")
    _, info = env.reset(seed=1)
    while not waited:
        info = env.step(int(info["action_mask"].argmax()))[4]
    assert [game.name for game in waited] == ["dingominos"]


@pytest.mark.parametrize("observation", ["flat", "parts", "record"])
def test_gymnasium_accepts_every_form(observation: str) -> None:
    settings = {"observation": observation, "offers": observation == "parts", "seat": None}
    env = envs.single("dragomino", bots=["drake", "hatchling", "random"], **settings)
    check_env(env, skip_render_check=True)


@pytest.mark.parametrize("bot", ["drake", "dragon", "search(budget=20)"])
def test_the_learner_plays_whole_games_against_named_bots(bot: str) -> None:
    env = envs.single("dragons", players=3, bots=bot if bot != "dragon" else ["dragon", "random"])
    _, info = env.reset(seed=1)
    for _ in range(4):
        _, reward, done, _, info = env.step(int(info["action_mask"].argmax()))
        assert reward == 0 or done


def test_a_learner_that_sits_anywhere_has_every_seat_in_some_game() -> None:
    env = envs.single("dragons", players=3, bots="random", seat=None)
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(20)}
    assert seats == {0, 1, 2}


# -- many games ----------------------------------------------------------------------------------


@every_game
def test_many_games_tell_what_their_spaces_allow(game: Game) -> None:
    env = envs.vector(game, 3, observation="parts", autoreset="SameStep")
    observations, info = env.reset(seed=1)
    assert env.observation_space.contains(observations)
    for _ in range(5):
        observations, rewards, done, truncated, info = env.step(choose(info))
        assert env.observation_space.contains(observations)
        assert (rewards.shape, done.dtype, truncated.any()) == ((3,), bool, np.False_)


def choose(info: dict[str, Any]) -> Any:
    """The first of what is allowed in each game."""
    return info["action_mask"].argmax(axis=1)


@pytest.mark.parametrize("mode", list(AutoresetMode))
@pytest.mark.parametrize("bots", [None, "random"])
def test_games_follow_each_other_as_the_mode_says(mode: AutoresetMode, bots: str | None) -> None:
    env = envs.vector("dragons", 4, players=3, bots=bots, autoreset=mode)
    assert env.metadata["autoreset_mode"] is mode
    _, info = env.reset(seed=7)
    ended = np.zeros(4, bool)
    for _ in range(200):
        moves = env.batch["moves"].copy()
        observations, rewards, done, _, info = env.step(choose(info))
        if mode is AutoresetMode.NEXT_STEP:
            assert (env.batch["games"][ended] > 1).all()
            assert not rewards[ended].any()
        if mode is AutoresetMode.SAME_STEP and done.any():
            assert env.single_observation_space.contains(info["final_obs"][done.argmax()])
            assert (info["_final_obs"] == done).all()
        if mode is AutoresetMode.DISABLED and done.any():
            assert (env.batch["moves"][done] > moves[done]).all()
            _, info = env.reset(options={"reset_mask": done})
            assert not env.batch["ended"].any()
        assert info["action_mask"].any(axis=1).all()
        ended = done
    assert env.batch["games"].max() > 1 or mode is AutoresetMode.DISABLED
    assert observations.shape[0] == 4


def test_a_game_in_a_row_is_the_same_however_many_are_beside_it() -> None:
    alone, many = envs.vector("dragons", 1, bots="drake"), envs.vector("dragons", 3, bots="drake")
    one, first = alone.reset(seed=5)
    other, second = many.reset(seed=[4, 5, 6])
    for _ in range(10):
        assert np.array_equal(one[0], other[1])
        one, *_, first = alone.step(choose(first))
        other, *_, second = many.step(choose(second))


# -- bad input -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda: envs.aec("dragon"), "There is no game 'dragon'"),
        (lambda: envs.aec("dragons", players=9), "players can be 3 to 6, not 9"),
        (lambda: envs.aec("dragons", bluf=True), "There is no option bluf"),
        (
            lambda: envs.aec("dragons", observation="image"),
            "An observation is flat, parts or record",
        ),
        (lambda: envs.aec("dragons", offers=True), "only beside an observation in parts"),
        (lambda: envs.aec("dragons", render_mode="vr"), "A render mode is human, ansi"),
        (lambda: envs.single("dragons", seat=4), "A learner's seat is a number from 0 to 3, not 4"),
        (lambda: envs.single("dragons", bots="dodo"), "There is no bot 'dodo'"),
        (lambda: envs.vector("dragons", 0), "A batch has 1 or more games, not 0"),
        (lambda: envs.vector("dragons", 2, autoreset="Often"), "An autoreset mode is one of"),
        (lambda: envs.vector("dragons", 2).reset(seed=-1), "each needs a seed from 0"),
        (lambda: envs.vector("dragons", 2).reset(seed="x"), "A seed is a whole number"),
        (lambda: envs.vector("dragons", 2).reset(seed=[1]), "There are 2 games"),
        (lambda: envs.aec("dragons").reset(seed=-3), "A seed is a whole number from 0 to"),
        (lambda: envs.single("dragons").reset(seed="x"), "A seed is a whole number from 0 to"),
        (lambda: envs.single("dragons", seat=-2), "A learner's seat is a number from 0 on, not -2"),
        (lambda: envs.vector("dragons", 2, bots="drake", seat=-1), "from 0 on, not -1"),
        (lambda: envs.vector("dragons", 2).step([0, 0]), "No game has begun"),
    ],
)
def test_what_makes_no_sense_is_refused_by_a_sentence(make: Any, sentence: str) -> None:
    with pytest.raises(InputError, match=sentence):
        make()


def test_an_action_that_makes_no_sense_changes_nothing() -> None:
    env = envs.aec("dragons")
    env.reset(seed=1)
    for action in ("draw", 1.5, None, -1, 12):
        with pytest.raises(InputError):
            env.step(action)
    assert env.batch["moves"][0] == 0
    with pytest.raises(InputError, match="There is no agent 'player_7'"):
        env.observe("player_7")
    seat = envs.single("dragons")
    seat.reset(seed=1)
    with pytest.raises(InputError, match="1 whole numbers are wanted"):
        seat.step([0, 0])
    games = envs.vector("dragons", 2)
    games.reset(seed=1)
    with pytest.raises(InputError, match="2 whole numbers are wanted"):
        games.step([0])
    with pytest.raises(InputError, match="2 whole numbers are wanted"):
        games.step([[0], [0, 1]])
    assert not games.batch["moves"].any()
