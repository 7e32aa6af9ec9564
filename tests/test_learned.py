"""The player that has learnt, the weights it plays by, and how a game is taught."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import dragonden
from dragonden.bots import create_bot, lookahead, weights
from dragonden.bots.learned import LearnedBot
from dragonden.bots.learning import games
from dragonden.bots.network import build_network, count_weights, judge
from dragonden.bots.search_bot import Effort, former_plan
from dragonden.bots.thinking import build_memory
from dragonden.bots.weights import Weights, find_weights, pack_weights, read_weights, write_weights
from dragonden.engine.backends import INTERPRETED, compiled_backend
from dragonden.engine.errors import InputError
from dragonden.engine.features import find_features, read_code
from dragonden.engine.game import Game
from dragonden.engine.match import Match
from dragonden.engine.plan import Course, Look
from dragonden.engine.state import copy_state
from dragonden.engine.worth import WORTH
from dragonden.games import find_game
from dragonden.lab.arena import build_arena
from dragonden.lab.studies import learned as studied
from dragonden.lab.studies.playing import Setting, given_players
from dragonden.lab.studies.rows import Rows
from dragonden.lab.studies.running import Runner

from .support import GAMES, play_match

LEARNT = [game for game in GAMES if game.features]
GAME = find_game("dragomino")
ALIKE = 1e-4  # what compiled networks, of 24 bits, and interpreted ones may differ by
MOST_BYTES = 200_000

learnt_games = pytest.mark.parametrize("game", LEARNT, ids=lambda game: game.name)


@learnt_games
def test_what_a_game_has_learnt_fits_its_rules_and_features(game: Game) -> None:
    found = find_weights(game)
    assert isinstance(found, Weights), found
    assert (game.folder / weights.NAME).stat().st_size <= MOST_BYTES
    assert {"seed", "games", "rounds", "rounds taught"} <= set(found.record)


@learnt_games
def test_networks_judge_alike_compiled_and_interpreted(game: Game) -> None:
    found, match = find_weights(game), play_match(game, {}, seed=4, moves=9, backend=INTERPRETED)
    assert isinstance(found, Weights)
    told = []
    for backend in (INTERPRETED, compiled_backend()):
        bot = LearnedBot(1, Look(guesses=2, width=3, ahead=1, breadth=2), backend)
        decided = bot.decide(match.knowledge(match.actor), match.legal())
        told.append({c.action: (c.worth, c.chance, c.points) for c in decided.candidates})
    assert told[0].keys() == told[1].keys()
    for action, slow in told[0].items():
        assert told[1][action] == pytest.approx(slow, abs=ALIKE, rel=ALIKE)


def test_a_network_adds_up_its_layers() -> None:
    match = Match(GAME, {"players": 2}, 1, INTERPRETED)
    assert GAME.features
    size = GAME.features.size
    luck = random.Random(1)
    numbers = [luck.uniform(-1, 1) for _ in range(count_weights(size, 3, 2))]
    network = build_network(INTERPRETED, (size, 3, 2), [0.0] * len(numbers), numbers)
    later = play_match(GAME, {"players": 2}, seed=1, moves=20, backend=INTERPRETED)
    judge(later.state, 0, network, 1)  # leaves nothing behind
    judge(match.state, 1, network, 1)
    row, layer = find_features(match.state, 1, size), iter(numbers)
    for outputs in (3, 2, 3):
        table = [[next(layer) for _ in range(outputs)] for _ in range(len(row) + 1)]
        sums = [
            sum(value * table[i][j] for i, value in enumerate([*row, 1.0])) for j in range(outputs)
        ]
        row = [max(0.0, value) for value in sums]
    assert network.outputs == pytest.approx(sums)


def test_it_beats_the_greedy_player() -> None:
    found = dragonden.arena("dragomino", ["learned", "greedy"], games=20, seed=1, processes=1)
    first = found.results[0]
    assert first.player == "learned"
    assert first.wins
    assert first.wins.mean >= 0.6


def test_the_same_seed_leads_to_the_same_decision() -> None:
    match = Match(find_game("dragons"), {"players": 3}, 1, INTERPRETED)  # who draws needs luck
    known, actions = match.knowledge(match.actor), match.legal()
    look = Look(guesses=1, width=4, ahead=0, breadth=1)
    one, same, other = (
        LearnedBot(seed, look, INTERPRETED).decide(known, actions) for seed in (5, 5, 6)
    )
    assert one == same
    assert one != other


def test_where_a_look_is_too_little_it_searches_shortly(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("dragons")
    plan = game.bot.LEARNED._replace(budget=16)
    monkeypatch.setattr(game.bot, "LEARNED", plan)
    match = Match(game, {"players": 3}, 1, INTERPRETED)
    known, actions = match.knowledge(match.actor), match.legal()
    found = LearnedBot(5, backend=INTERPRETED).decide(known, actions).candidates
    assert sum(one.visits for one in found) == plan.budget
    assert build_arena("dragons", {}, ["learned"] * 3, 1).facts()["learned"]["budget"] == 16


def test_a_network_is_read_once_and_not_for_each_decision() -> None:
    match = Match(GAME, {"players": 2}, 1, INTERPRETED)
    known = match.knowledge(match.actor)
    one, two = (build_memory(GAME, INTERPRETED, known, 1).network for _ in range(2))
    assert one.first_weights is two.first_weights
    assert one.outputs is not two.outputs


def test_an_action_that_shows_nothing_hidden_needs_one_guess(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = Match(GAME, {"players": 2}, 1, INTERPRETED)  # somebody picks a domino: all see them
    known, actions = match.knowledge(match.actor), match.legal()
    judged = []
    told = []
    for guesses in (1, 3):
        calls: list[int] = []
        monkeypatch.setattr(lookahead, "judge", count_calls(judge, calls))
        bot = LearnedBot(5, Look(guesses, width=4, ahead=0, breadth=1), INTERPRETED)
        found = bot.decide(known, actions).candidates
        judged.append(len(calls))
        told.append({one.action: one.worth for one in found})
    assert judged == [len(actions)] * 2
    assert told[0] == pytest.approx(told[1])


def test_no_position_is_judged_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    options = {"players": 2, "first": 1}
    match = Match(GAME, options, 1, INTERPRETED)  # a domino is picked, then placed
    judged: list[str] = []

    def noted(state: Any, seat: int, *rest: Any) -> None:
        assert seat == match.actor
        judged.append(repr(state))
        judge(state, seat, *rest)

    monkeypatch.setattr(lookahead, "judge", noted)
    bot = LearnedBot(5, Look(guesses=1, width=4, ahead=1, breadth=3), INTERPRETED)
    bot.decide(match.knowledge(match.actor), match.legal())
    assert len(judged) == len(set(judged)) >= len(match.legal())


def test_a_look_ahead_tells_which_action_is_best() -> None:
    game, look = find_game("dragons"), Look(guesses=2)
    match = Match(game, {"players": 3}, 1, INTERPRETED)
    actions = match.legal()
    memory = build_memory(game, INTERPRETED, match.knowledge(match.actor), 1)
    memory.sight.actions[: len(actions)] = actions
    best, n = lookahead.look_ahead(memory.sight, memory.network, 0, look, len(actions), 5)
    worths = [memory.sight.sums[i][WORTH] for i in range(n)]
    assert worths[best] == max(worths) > min(worths)


def test_games_that_are_studied_or_taught_are_played_from_what_a_seat_knows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = find_game("dingominos")
    match = play_match(game, {}, seed=4, moves=9, backend=INTERPRETED)
    seen = []

    def look_ahead(sight: Any, *_: Any) -> tuple[int, int]:
        seen.append(copy_state(sight.states[lookahead.KNOWN]))
        return 0, 1

    memory = build_memory(game, INTERPRETED, match.knowledge(0), 1)
    about, n = (match.state, memory.sight, memory.network), len(match.legal())
    memory.sight.actions[:n] = match.legal()
    for module in (games, studied):
        monkeypatch.setattr(module, "look_ahead", look_ahead)
    games.choose(*about, 0, Look(), n, 1)
    studied.choose(*about, Look(), studied.BY_NETWORK, 1)
    assert n > 1
    assert seen == [match.knowledge(match.actor)] * 2


def count_calls(verb: Any, calls: list[int]) -> Any:
    """The same function, which notes each call."""

    def noted(*args: Any) -> None:
        calls.append(1)
        verb(*args)

    return noted


# -- weights that do not fit ---------------------------------------------------------------------


@pytest.fixture
def other_weights(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Any]:
    """Lets a game find other weights; afterwards its own again."""
    good = read_weights(GAME.folder / weights.NAME)

    def change(**facts: Any) -> None:
        monkeypatch.setitem(vars(GAME), "folder", tmp_path / GAME.name)
        GAME.folder.mkdir()
        write_weights(GAME.folder / weights.NAME, msgspec.structs.replace(good, **facts))
        find_weights.cache_clear()

    yield change
    find_weights.cache_clear()


@pytest.mark.parametrize(
    ("facts", "sentence"),
    [
        ({"rules": 99}, "version 99 of the rules, not 1"),
        ({"features": "0123"}, "from other features"),
        ({"game": "dragons"}, "learnt for dragons"),
        ({"weights": pack_weights([1.0])}, "not as many weights"),
        ({"weights": "?"}, "cannot be read"),
    ],
)
def test_weights_that_do_not_fit_are_refused(
    facts: dict[str, Any], sentence: str, other_weights: Any, caplog: pytest.LogCaptureFixture
) -> None:
    match = Match(GAME, {"players": 2}, 1, INTERPRETED)
    other_weights(**facts)
    told = find_weights(GAME)
    assert isinstance(told, str)
    assert sentence in told
    assert caplog.messages == [told]
    with pytest.raises(InputError, match="Dragomino has learnt is of no use"):
        create_bot("learned", 1).decide(match.knowledge(match.actor), match.legal())
    assert Effort().plan_for(GAME) == former_plan(GAME)  # the search does without them
    with pytest.raises(InputError, match="of no use"):
        Effort(plan=(("network", 1),)).plan_for(GAME)


def test_a_game_without_features_says_so() -> None:
    class Plain:
        title, features = "Nim", None

    assert find_weights.__wrapped__(Plain()) == (  # type: ignore[arg-type]
        "Nim has no features.py, so it has no player that has learnt."
    )


def test_comments_do_not_change_what_features_mean(tmp_path: Path) -> None:
    texts = (
        '"""Doc."""\nx = f(1)  # why\n',
        '"""Other."""\n\nx = f( 1 )\n',
        '"""Doc."""\nx = f(2)  # why\n',
    )
    files = [tmp_path / f"{i}.py" for i in range(len(texts))]
    for file, text in zip(files, texts, strict=True):
        file.write_text(text)
    one, same, other = (list(read_code(file)) for file in files)
    assert one == same
    assert one != other


# -- studies -------------------------------------------------------------------------------------


def test_a_study_with_players_that_have_learnt_plays_in_the_kernel(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(GAME.bot, "LOOK", Look(guesses=1, width=2, ahead=0, breadth=1))
    options = dict(Match(GAME, {"players": 2}, 1, INTERPRETED).options)
    setting = Setting(GAME, options, 3, given_players(2), INTERPRETED)
    tables = []
    for threads, parts in ((1, [range(4)]), (2, [range(1), range(1, 4)])):
        rows = Rows(2)
        Runner(setting, ("learned", "greedy"), threads).play(parts, rows.add)
        rows.put_together()
        tables.append(rows)
    assert len(tables[0]) == 4
    assert (tables[0].all.rows == tables[1].all.rows).all()
    for number, actions in tables[0].actions.items():
        match = Match(GAME, options, setting.seed_of(number), INTERPRETED)
        for action in actions:
            assert action in match.legal()
            match.carry_out(action)
        assert match.actor is None


# -- teaching ------------------------------------------------------------------------------------


def test_a_round_teaches_the_same_whatever_the_threads_and_goes_on(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="needs the extra learn")
    from dragonden.bots.learning import course as courses

    short = Course(games=96, greedy=96, rounds=3, kept=4, first=4, second=2, epochs=1)
    found = []
    for threads in (1, 2):
        trainer = courses.Trainer(
            GAME, short, 7, tmp_path / str(threads), threads, lambda name: lambda done, of: None
        )
        found.append(list(trainer.teach()))
    assert [one.weights for one in found[0]] == [one.weights for one in found[1]]
    first, second, third = found[0]
    taught = third.record["rounds taught"]
    assert [told["round"] for told in taught] == [0, 1, 2]
    assert taught[2]["rows"] > taught[1]["rows"]  # what networks played before is learnt from again
    assert first.layers == (GAME.features.size if GAME.features else 0, 4, 2)
    again = courses.Trainer(GAME, short, 7, tmp_path / "1", 1, pytest.fail)  # nothing is left to do
    assert [one.weights for one in again.teach()] == [first.weights, second.weights, third.weights]
    with pytest.raises(InputError, match="other settings"):
        courses.Trainer(GAME, short, 8, tmp_path / "1", 1, pytest.fail)


def test_scaling_is_folded_into_weights_and_unfolded() -> None:
    torch = pytest.importorskip("torch", reason="needs the extra learn")
    import numpy as np

    from dragonden.bots.learning.training import fold, unfold

    torch.manual_seed(1)
    build = torch.nn.Linear
    nets = [
        torch.nn.Sequential(build(5, 4), torch.nn.ReLU(), build(4, 2), torch.nn.ReLU(), build(2, 3))
        for _ in range(2)
    ]
    luck = np.random.default_rng(1)
    scale = luck.random(5, np.float32), luck.random(5, np.float32) + 0.5
    aim = luck.random(3, np.float32), luck.random(3, np.float32) + 0.5
    unfold(nets[1], fold(nets[0], scale, aim), scale, aim)
    row = torch.from_numpy(luck.random((1, 5), np.float32))
    assert torch.allclose(nets[0](row), nets[1](row), atol=1e-5)
