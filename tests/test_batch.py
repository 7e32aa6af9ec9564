"""Batches: games stepped side by side are the games that matches play, and tell no more."""

from __future__ import annotations

import random
import threading
import time
from typing import Any

import numpy as np
import pytest

from dragonden.engine import verbs
from dragonden.engine.backends import INTERPRETED, default_backend
from dragonden.engine.chance import game_seed
from dragonden.engine.errors import InputError
from dragonden.engine.game import Game
from dragonden.engine.match import Match
from dragonden.engine.observing import describe_plain, observe_plain
from dragonden.engine.options import Value
from dragonden.envs.batch import Batch
from dragonden.envs.relay import UNDONE, Relay, step_together
from dragonden.envs.stepping import FINE, IN_TURN, LEAVE, NEVER, NEXT_STEP, SAME_STEP, SHOW
from dragonden.envs.workers import Workers
from dragonden.games import find_game

from .support import CASE_IDS, CASES, GAMES

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_case = pytest.mark.parametrize(("game", "variant"), CASES, ids=CASE_IDS)

TOLD = ("mask", "planes", "scalars", "rewards", "points", "seat", "count", "done", "illegal")
LAST = ("last_planes", "last_scalars")


def new_batch(game: Game | str, n: int = 2, variant: Any = None, **settings: Any) -> Batch:
    """A batch of the backend that is tested, begun with the seeds from 0 on."""
    kind = find_game(game) if isinstance(game, str) else game
    batch = Batch(kind, variant or {}, n, **{"backend": default_backend(), **settings})
    batch.reset(range(n))
    return batch


def tell(batch: Batch, *names: str) -> list[Any]:
    return [batch[name].tolist() for name in names]


@pytest.mark.skipif(default_backend() is INTERPRETED, reason="there is nothing to compare with")
@every_case
def test_compiled_and_interpreted_batches_agree(game: Game, variant: dict[str, Value]) -> None:
    settings = {"reset": SAME_STEP, "record": True, "dense": game.actions < 1000}
    one = new_batch(game, 2, variant, **settings)
    two = new_batch(game, 2, variant, **settings, backend=INTERPRETED)
    for turn in range(60):
        choices = one.sample(seed=turn)
        one.step(choices)
        two.step(choices)
        for name in (*TOLD, *LAST):
            assert np.array_equal(one[name], two[name]), name
        assert np.array_equal(one.record, two.record)
        if turn % 30 == 0:
            assert np.array_equal(one.describe_offers()[1], two.describe_offers()[1])


@every_game
def test_nothing_of_an_earlier_game_is_left_in_what_is_told_of_the_last_one(game: Game) -> None:
    batch, ended, seat = new_batch(game, 1, reset=SAME_STEP, record=True), 0, 0
    while ended < 2:
        seat = int(batch["seat"][0])
        batch.step(batch.sample(seed=1))
        ended += int(batch["done"][0])
    last = batch.backend.to_plain(game.state, batch.arrays.last_seen[0])
    planes, scalars = observe_plain(game, last, seat)
    assert batch["last_planes"].ravel().tolist() == [number for row in planes for number in row]
    assert batch["last_scalars"][0].tolist() == scalars


@every_game
def test_arrays_lie_as_pytorch_wants_them(game: Game) -> None:
    batch = new_batch(game, 3)
    for name in (*TOLD, "offers"):
        numbers = batch[name]
        assert [stride % numbers.itemsize for stride in numbers.strides] == [0] * numbers.ndim


@every_game
def test_a_batch_plays_what_a_match_plays_and_tells_it_to_whoever_acts(game: Game) -> None:
    batch, luck = new_batch(game, 1, offers=True, record=True), random.Random(1)
    match = Match(game, {}, game_seed(0, 0), INTERPRETED)
    for _ in range(25):
        actions = match.legal()
        assert batch["seat"][0] == match.actor
        assert batch.offered(0) == actions
        planes, scalars = observe_plain(game, match.state, match.actor)
        assert batch["planes"].ravel().tolist() == [number for row in planes for number in row]
        assert batch["scalars"][0].tolist() == scalars
        index = luck.randrange(len(actions))
        assert batch["table"][0][index].tolist() == describe_plain(
            game, match.state, actions[index]
        )
        assert batch["mask"][0].tolist() == [1] * len(actions) + [0] * (
            game.most_offers - len(actions)
        )
        batch.step([index])
        match.play(index)


@every_game
def test_what_a_batch_tells_does_not_depend_on_what_is_hidden(game: Game) -> None:
    """Guess again what the actor cannot know: everything it is told stays the same."""
    batch = new_batch(game, 1, offers=True, record=True, backend=INTERPRETED)
    for turn in range(12):
        batch.step(batch.sample())
        before = [*tell(batch, *TOLD, "table"), batch.record.tolist()]
        truth, seat = batch.arrays.states[0], int(batch["seat"][0])
        guess = batch.knowledge(0, seat)
        verbs.determinize(guess, seat, turn)
        batch.arrays.states[0] = guess
        batch.order([SHOW])
        batch.run()
        assert [*tell(batch, *TOLD, "table"), batch.record.tolist()] == before
        assert batch.offered(0) == list(legal_of(guess, game))
        batch.arrays.states[0] = truth


def legal_of(state: Any, game: Game) -> list[int]:
    arrays = [0] * game.most_offers
    return arrays[: verbs.legal(state, arrays)]


@every_game
def test_an_illegal_choice_ends_the_game_and_leaves_its_state_alone(game: Game) -> None:
    batch = new_batch(game, 2)
    before = batch.knowledge(0, 0), batch.arrays.episodes[0].offers[0]
    seat, most = int(batch["seat"][0]), int(batch["count"].max())
    assert most < game.most_offers
    batch.step([most, 0])
    assert batch["illegal"].tolist() == [1, 0]
    assert batch["done"].tolist() == [1, 0]
    assert batch["rewards"][0].tolist() == [
        -1.0 if s == seat else 0.0 for s in range(batch.players)
    ]
    assert (batch.knowledge(0, 0), batch.arrays.episodes[0].offers[0]) == before
    with pytest.raises(InputError, match="Game 0 is over; it has to be reset first"):
        batch.step([0, 0])


def test_a_dense_choice_is_the_action_itself() -> None:
    batch = new_batch("dragomino", 2, dense=True)
    action = batch.offered(0)[1]
    assert action != 1
    assert batch["mask"][0].nonzero()[0].tolist() == sorted(batch.offered(0))
    batch.step([action, batch.offered(1)[0]])
    match = Match(batch.game, {}, game_seed(0, 0), INTERPRETED)
    match.play(1)
    assert match.plies[0].action == action
    assert batch.offered(0) == match.legal()


def play_out(batch: Batch) -> int:
    """Play at random until a game ends; returns which."""
    while not batch["done"].any():
        batch.step(batch.sample())
    return int(batch["done"].argmax())


def test_whoever_wins_alone_gets_1_and_all_rewards_add_up_to_0() -> None:
    alone, shared = (1.0, -0.5, -0.5), (0.25, 0.25, -0.5)
    batch, seen = new_batch("dragomino", 4, {"players": 3}, reset=SAME_STEP), set()
    while seen != {alone, shared}:
        batch.step(batch.sample())
        for i in batch["done"].nonzero()[0]:
            ends = zip(batch["points"][i].tolist(), batch["rewards"][i].tolist(), strict=True)
            seen.add(tuple(reward for _, reward in sorted(ends, reverse=True)))
        assert seen <= {alone, shared}


def test_together_all_get_the_same() -> None:
    batch = new_batch("dinoland", 1, {"mode": "cooperative", "asteroids": 4})
    i = play_out(batch)
    assert len(set(batch["rewards"][i].tolist())) == 1
    assert 0 < batch["rewards"][i][0] <= 1


# -- the next game -------------------------------------------------------------------------------


def test_in_the_same_step_the_next_game_begins_and_the_last_is_still_told() -> None:
    batch = new_batch("dragons", 3, reset=SAME_STEP)
    i = play_out(batch)
    assert batch["games"][i] == 2
    assert batch["moves"][i] == 0
    over = batch.game.observation.scalar_parts["decision"].first
    assert batch["last_scalars"][i][over] == 1
    assert batch["scalars"][i][over] == 0
    assert batch["rewards"][i].any()


def test_in_the_next_step_the_choice_does_not_count() -> None:
    batch = new_batch("dragons", 3, reset=NEXT_STEP)
    i = play_out(batch)
    assert (batch["games"][i], batch["count"][i], batch["mask"][i].sum()) == (1, 0, 1)
    batch.step(batch.sample())
    assert (batch["games"][i], batch["moves"][i], batch["done"][i]) == (2, 0, 0)
    assert not batch["rewards"][i].any()


def test_only_marked_games_begin_anew() -> None:
    batch = new_batch("dragons", 3, reset=NEVER)
    batch.step([0, 0, 0])
    batch.reset([7, 7, 7], [False, True, False])
    assert batch["moves"].tolist() == [1, 0, 1]
    assert batch["seed"].tolist() == [0, 7, 2]


def test_the_same_seeds_and_choices_lead_to_the_same_games_in_any_number_of_threads() -> None:
    batches = [new_batch("dragons", 5, reset=SAME_STEP, threads=n) for n in (1, 2)]
    for _ in range(40):
        choices = batches[0].sample()
        for batch in batches:
            batch.step(choices)
    assert tell(batches[0], *TOLD) == tell(batches[1], *TOLD)


def test_what_a_thread_raises_reaches_whoever_asked() -> None:
    workers = Workers(2)
    assert sorted(workers.call(abs, [(-1,), (-2,), (-3,)])) == [1, 2, 3]
    with pytest.raises(TypeError, match="bad operand type"):
        workers.call(abs, [(1,), ("x",), (3,)])
    assert sorted(workers.call(abs, [(1,), (2,), (3,)])) == [1, 2, 3]


def test_what_an_interrupted_call_left_is_no_answer_to_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    workers = Workers(1)
    with monkeypatch.context() as patch:
        patch.setattr("dragonden.envs.workers.attempt", interrupt)
        with pytest.raises(KeyboardInterrupt):
            workers.call(abs, [(-1,), (-2,)])
    assert workers.call(abs, [(-3,), (-4,)]) == [3, 4]


def interrupt(function: Any, arguments: Any) -> Any:
    """What Ctrl-C does to whoever asks; the thread beside goes on."""
    if threading.current_thread() is threading.main_thread():
        raise KeyboardInterrupt
    return function(*arguments), None


def test_threads_end_with_whoever_has_started_them() -> None:
    workers = Workers(2)
    threads = workers.threads
    del workers
    for thread in threads:
        thread.join(60)
    assert not any(thread.is_alive() for thread in threads)


def build_relay(step: Any) -> tuple[Any, Relay]:
    """A batch of interpreted games whose three threads are called as compiled ones are."""
    batch = Batch(find_game("dragons"), {}, 5, reset=SAME_STEP, threads=3, backend=INTERPRETED)
    batch.reset(range(5))
    return batch, Relay(step, batch.arrays, batch.plan, np.array([0, 1, 3, 5]), Workers(2))


@pytest.mark.parametrize("patience", [1, 1_000])
def test_threads_are_called_awake_or_asleep(patience: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dragonden.envs.relay.PATIENCE", patience)
    (batch, relay), (alone, _) = build_relay(step_together), build_relay(step_together)
    for number in range(40):
        choices = alone.sample()
        alone.step(choices)
        batch.order(choices)
        assert relay.call(is_checked=1) == FINE
        if number % 10 == 0:
            time.sleep(0.01)
    assert tell(batch, *TOLD) == tell(alone, *TOLD)
    batch.order([0, 0, 0, 0, -9])
    assert relay.call(is_checked=1) == 4


def test_what_a_thread_beside_raises_reaches_the_caller() -> None:
    def stumble(*given: Any) -> int:
        if given[4]:
            raise IndexError("index is out of bounds")
        return UNDONE

    with pytest.raises(IndexError, match="out of bounds"):
        build_relay(stumble)[1].call(is_checked=0)


# -- one learner ---------------------------------------------------------------------------------


@every_game
def test_only_the_learner_is_asked_and_told(game: Game) -> None:
    batch = new_batch(game, 2, learner=1, bots=["greedy"], reset=SAME_STEP)
    for _ in range(10):
        assert batch["seat"].tolist() == [1, 1]
        part = game.observation.scalar_parts["actor"].first
        assert batch["scalars"][:, part].tolist() == [1, 1]
        batch.step(batch.sample())


def test_the_learner_can_sit_at_another_seat_each_game() -> None:
    batch = new_batch(
        "dragons", 1, {"players": 3}, learner=IN_TURN, bots=["random"], reset=SAME_STEP
    )
    seats = set()
    for _ in range(120):
        seats.add(int(batch["seat"][0]))
        batch.step(batch.sample())
    assert seats == {0, 1, 2}


class LastOne:
    """A bot that Python has to ask."""

    def decide(self, knowledge: Any, actions: list[int]) -> int:
        assert knowledge.rng == 0
        return actions[-1]


@pytest.mark.parametrize("reset", [NEVER, SAME_STEP, NEXT_STEP])
def test_bots_that_kernels_cannot_play_are_asked(reset: int) -> None:
    bots = [LastOne, "greedy", LastOne]
    batch = new_batch(
        "dragons", 2, {"players": 4, "bluff": True}, learner=2, bots=bots, reset=reset
    )
    ended = 0
    for _ in range(60):
        assert batch["ended"].any() or batch["seat"].tolist() == [2, 2]
        batch.step(batch.sample())
        ended += int(batch["done"].sum())
        if reset == NEVER and batch["done"].any():
            batch.reset([5, 6], batch["done"])
    assert ended > 2


def test_games_that_are_begun_anew_have_new_bots_bug() -> None:
    """Those of the last row went on, so the same seed led to another game."""
    made = []

    class FirstOne:
        def __init__(self) -> None:
            made.append(self)

        def decide(self, knowledge: Any, actions: list[int]) -> int:
            return actions[0]

    batch = new_batch("dragons", 1, {"players": 3}, learner=0, bots=[FirstOne])
    counts = []
    for _ in range(3):
        made.clear()
        batch.reset([1])
        for _ in range(3):
            batch.step([0])
        counts.append(len(made))
    assert counts == [2, 2, 2]


@pytest.mark.skipif(default_backend() is INTERPRETED, reason="there is nothing to wait for")
def test_the_clock_does_not_decide_how_bots_search_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until the compiler was ready they thought for a second, and played differently each time."""
    waited: list[Game] = []
    monkeypatch.setattr("dragonden.envs.batch.wait_until_ready", waited.append)
    batch = new_batch("dragons", 1, {"first": 1}, learner=0, bots=["search(budget=1)"])
    assert waited[:1] == [batch.game]


def test_a_greedy_bot_in_a_batch_plays_what_the_greedy_player_likes() -> None:
    """Random play wins as often as not against itself, and seldom against it."""
    won = {}
    for bot in ("random", "greedy"):
        batch = new_batch("dragomino", 24, {"players": 2}, learner=0, bots=[bot])
        while not batch["ended"].all():
            step_running(batch)
        won[bot] = float(batch["rewards"][:, 0].sum())
    assert won["greedy"] < -16 < won["random"]


def step_running(batch: Batch) -> None:
    """Play at random in games that are not over."""
    choices, ended = batch.sample(), batch["ended"].astype(bool)
    batch.order(np.where(ended, LEAVE, choices))
    batch.run()


# -- bad input -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("choices", "sentence"),
    [
        ([0], r"2 whole numbers are wanted, one for each game, not int64 of shape \(1,\)"),
        ([[0, 0]], r"shape \(1, 2\)"),
        ([0.0, 1.0], "not float64"),
        ([0, -1], "A choice is a number from 0 to 11, not -1"),
        ([0, 12], "A choice is a number from 0 to 11, not 12"),
    ],
)
def test_choices_that_make_no_sense_are_refused_and_change_nothing(
    choices: Any, sentence: str
) -> None:
    batch = new_batch("dragons", 2)
    before = tell(batch, "moves", *TOLD)
    with pytest.raises(InputError, match=sentence):
        batch.step(choices)
    assert tell(batch, "moves", *TOLD) == before


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"games": 0}, "A batch has 1 or more games, not 0"),
        ({"threads": "two"}, "A batch is stepped by 1 or more threads, not 'two'"),
        ({"options": {"players": 9}}, "players can be 3 to 6, not 9"),
        ({"learner": 4, "bots": ["drake"]}, "A learner's seat is a number from 0 to 3, not 4"),
        ({"learner": 0, "bots": ["drake", "drake"]}, "4 play, so there is one bot or 3, not 2"),
        ({"learner": 0, "bots": ["dodo"]}, "There is no bot 'dodo'"),
        ({"bots": ["drake"]}, "Where every seat learns there are no bots"),
    ],
)
def test_settings_that_make_no_sense_are_refused(settings: dict[str, Any], sentence: str) -> None:
    given: dict[str, Any] = {"options": {}, "games": 2, "backend": INTERPRETED, **settings}
    with pytest.raises(InputError, match=sentence):
        Batch(find_game("dragons"), **given)


def test_seeds_that_make_no_sense_are_refused() -> None:
    batch = new_batch("dragons", 2)
    for seeds in ([1], [1, -1], [1, 1 << 63], ["a", "b"], [0.5, 1]):
        with pytest.raises(InputError, match="each needs a seed from 0 to"):
            batch.reset(seeds)
    with pytest.raises(InputError, match=r"the mask has shape \(3,\)"):
        batch.reset([1, 2], [True, True, False])
