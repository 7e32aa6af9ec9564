"""The engine by itself: chance, options, records, states and backends."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

import dragonden
from dragonden.engine import options
from dragonden.engine.backends import INTERPRETED, default_backend
from dragonden.engine.chance import below, seed_stream, shuffle, threefry
from dragonden.engine.errors import InputError
from dragonden.engine.kernel import flags, kernel, numbers, reals
from dragonden.engine.outcome import rank_seats
from dragonden.engine.record import Record, format_record, parse_record
from dragonden.engine.state import Common, States, array, copy_state
from dragonden.engine.words import Line

from .support import GAMES, any_options

GAME = GAMES[0]


# -- chance --------------------------------------------------------------------------------------


def test_the_stream_is_threefry() -> None:
    """The published test vectors of Threefry-2x32 with twenty rounds."""
    assert threefry(0, 0) == (0x6B200159, 0x99BA4EFE)
    assert threefry(-1, -1) == (0x1CB996FC, 0xBB002BE7)
    assert threefry(0x0370734413198A2E, 0x85A308D3243F6A88) == (0xC4923A9C, 0x483DF7A0)


def test_below_is_even() -> None:
    state = Common()
    seed_stream(state, 7)
    seen = Counter(below(state, 6) for _ in range(6000))
    assert sorted(seen) == list(range(6))
    assert all(900 < n < 1100 for n in seen.values())


def test_a_shuffle_leaves_the_rest_alone() -> None:
    state, lasts = Common(), set[int]()
    for seed in range(100):
        items = list(range(10))
        seed_stream(state, seed)
        shuffle(state, items, 6)
        assert sorted(items[:6]) == list(range(6))
        assert items[6:] == [6, 7, 8, 9]
        lasts.add(items[5])
    assert lasts == set(range(6)), "each may come to lie last, also the one that lay there"


# -- states --------------------------------------------------------------------------------------


@dataclass(slots=True)
class Grid(Common):
    rows: list[list[int]] = array(2, 3)
    cube: list[list[list[int]]] = array(2, 2, 2)


def test_assigning_a_state_copies_it() -> None:
    states = States([Grid(), Grid()])
    states[1] = states[0]
    states[0].rows[1][2] = 5
    states[0].cube[1][1][1] = 6
    assert states[1] == Grid()
    assert copy_state(states[0]) == states[0]


# -- options -------------------------------------------------------------------------------------


@given(st.randoms(use_true_random=False))
def test_options_go_through_text_and_back(luck) -> None:
    game = luck.choice(GAMES)
    settled = game.settle_options(any_options(game, luck))
    name, given = options.parse_setting(options.format_setting(game.name, settled))
    assert name == game.name
    assert game.settle_options(given) == settled


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"players": 99}, "players can be "),
        ({"players": "many"}, "players can be "),
        ({"first": 77}, "first can be "),
        ({"wings": 2}, "There is no option wings; there are players, first"),
    ],
)
def test_a_bad_option_is_answered_with_a_sentence(given: dict[str, object], sentence: str) -> None:
    with pytest.raises(InputError, match=sentence):
        dragonden.new(GAME.name, **given)


def test_who_begins_must_be_at_the_table() -> None:
    low, high = GAME.players
    with pytest.raises(InputError, match="first can be"):
        dragonden.new(GAME.name, players=low, first=high - 1)


@pytest.mark.parametrize("seed", [-1, 2**63, 1.5, "7"])
def test_a_bad_seed_is_answered_with_a_sentence(seed: object) -> None:
    with pytest.raises(InputError, match="A seed is a whole number"):
        dragonden.new(GAME.name, seed=seed)


@pytest.mark.parametrize("text", ["", "a(b", "a b", "a(b)", "a(=1, )x"])
def test_a_game_that_cannot_be_read_is_answered_with_a_sentence(text: str) -> None:
    with pytest.raises(InputError, match="Write "):
        options.parse_setting(text)


# -- records -------------------------------------------------------------------------------------


def test_a_record_goes_through_text_and_back() -> None:
    record = Record("chess", {"players": "2"}, 3, 2**62, [(0, "e4"), (11, "place(1, -2, N)")])
    assert parse_record(format_record(record)) == record


HEAD = f"dragonden record 1\ngame {GAME.name}\nrules {GAME.version}\nseed 1\n"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "A record begins with"),
        ("PNG\x00", "A record begins with"),
        ("dragonden record 1\n", "does not tell its game"),
        (HEAD.replace("rules", "laws"), "does not tell its rules"),
        (HEAD.replace("seed 1", "seed one"), "seed is no whole number"),
        (HEAD.replace("seed 1", "seed 99999999999999999999"), "seed is no whole number"),
        (HEAD.replace(f"rules {GAME.version}", "rules 99") + "77 pass\n", "follows version 99"),
        (HEAD.replace(GAME.name, "chess"), "There is no game 'chess'"),
        (HEAD + "hello\n", "Move 1 of the record should read"),
        (HEAD + "77 pass\n", "should be by seat"),
    ],
)
def test_a_bad_record_is_answered_with_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(InputError, match=sentence):
        dragonden.load(text)


def test_a_record_with_a_refused_move_is_answered_with_the_rule() -> None:
    match = dragonden.new(GAME.name, seed=1)
    line = match.record().replace("seed 1\n", f"seed 1\n{match.actor} ")
    last = match.game.decode(match.game.actions - 1)
    from dragonden.engine import notation

    with pytest.raises(InputError, match=r"Move 1 of the record, .* is refused: .*\([RQF]\d+\)"):
        dragonden.load(line + notation.format_move(last) + "\n")


# -- outcomes ------------------------------------------------------------------------------------


def test_a_tie_break_is_named() -> None:
    rows = [[5, 1], [5, 2], [3, 9]]
    outcome = rank_seats(("points", "gold"), 1, rows, Line("end"))
    assert (outcome.winners, outcome.ranking) == ([1], [2, 1, 3])
    assert outcome.decided_by == "gold"


def test_scores_are_exact_fractions() -> None:
    outcome = rank_seats(("in", "points"), 5, [[1, 12], [1, 10]], Line("end"), points=1)
    assert [str(score) for score in outcome.scores] == ["12/5", "2"]


def test_equals_share_the_victory() -> None:
    outcome = rank_seats(("points",), 1, [[4], [4]], Line("end"))
    assert (outcome.winners, outcome.ranking, outcome.decided_by) == ([0, 1], [1, 1], None)


# -- undo ----------------------------------------------------------------------------------------


def test_more_cannot_be_taken_back_than_was_played() -> None:
    with pytest.raises(InputError, match="0 moves were made"):
        dragonden.new(GAME.name).undo()


def test_an_index_out_of_range_changes_nothing() -> None:
    match = dragonden.new(GAME.name, seed=1)
    before = match.state
    with pytest.raises(InputError, match="moves, numbered from 0"):
        match.play(10**6)
    assert match.state == before


def test_something_that_is_no_move_changes_nothing() -> None:
    match = dragonden.new(GAME.name, seed=1)
    for nonsense in ("", "fly", "((", object(), None, 1.5):
        with pytest.raises(InputError):
            match.play(nonsense)
    assert match.plies == []


# -- backends ------------------------------------------------------------------------------------


def test_the_interpreted_backend_imports_no_compiler() -> None:
    program = (
        "import sys, dragonden; from dragonden.games import game_names\n"
        "for name in game_names(): dragonden.new(name, seed=1).play(0)\n"
        "print([m for m in ('numba', 'numpy', 'llvmlite') if m in sys.modules])"
    )
    command = [sys.executable, "-c", program]
    where = {**os.environ, "DRAGONDEN_BACKEND": "interpreted"}
    run = subprocess.run(command, env=where, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


def test_both_backends_live_in_one_process() -> None:
    pytest.importorskip("numba")
    from dragonden.engine.backends import compiled_backend
    from dragonden.engine.match import Match

    slow, fast = Match(GAME, {}, 3, INTERPRETED), Match(GAME, {}, 3, compiled_backend())
    for _ in range(4):
        slow.play(0)
        fast.play(0)
    assert slow.state == fast.state


@pytest.mark.skipif(default_backend() is INTERPRETED, reason="the interpreted run does not compile")
def test_a_game_imported_after_compiling_another_is_compiled_too_bug() -> None:
    """The compiler was once taught only the kernels known at its first use."""
    program = (
        "from dragonden.engine.match import Match\n"
        "from dragonden.engine.backends import compiled_backend\n"
        "from dragonden.games import find_game, game_names\n"
        "for name in game_names()[:2]: Match(find_game(name), {}, 1, compiled_backend()).play(0)"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


@dataclass(slots=True)
class Shelf:
    """A state with arrays of two lengths."""

    short: list[int] = array(2)
    long: list[int] = array(3)


@kernel
def add_up(items: list[int], n: int) -> int:
    total = 0
    for i in range(n):
        total += items[i]
    return total


@kernel
def add_both(state: Shelf) -> int:
    return add_up(state.short, 2) + add_up(state.long, 3)


@kernel
def add_all(shelves: list[Shelf]) -> int:
    n = len(shelves)
    return add_both(shelves[0]) + add_up(shelves[n - 1].short, n)


@pytest.mark.skipif(default_backend() is INTERPRETED, reason="the interpreted run does not compile")
def test_a_kernel_is_compiled_once_whoever_calls_it() -> None:
    """With arrays of several lengths, from Python's kernel or another, with constants or not."""
    from numba.core import event

    backend = default_backend()
    shelves = backend.states(Shelf, 2)
    shelves["short"], shelves["long"] = 1, 10
    with event.install_recorder("numba:compile") as recorder:
        assert backend.prepare(add_all)(shelves) == 34
    begun = [told.data["dispatcher"].py_func for _, told in recorder.buffer if told.is_start]
    assert begun.count(add_up) == 1


@kernel
def use_scratch_space(n: int) -> float:
    """What lies in scratch space before it is used, again and again."""
    found = 0.0
    for _ in range(n):
        small, large, real = flags(n), numbers(n), reals(n)
        for i in range(n):
            found += abs(small[i]) + abs(large[i]) + abs(real[i])
            small[i], large[i], real[i] = 1, 1, 1.0
    return found


def test_scratch_space_begins_empty() -> None:
    assert default_backend().prepare(use_scratch_space)(20) == 0
