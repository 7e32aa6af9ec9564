"""Bots of one's own: anything with `decide` plays in a match, an arena and a terminal."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import dragonden
from dragonden.bots import BadDecision, Decision, choose, create_bot, moves_of, play, view_of
from dragonden.bots.loading import name_object
from dragonden.bots.players import find_kind
from dragonden.bots.questions import Problem, Question, pack_state
from dragonden.bots.worker import answer

from .command_line import play as play_in_terminal
from .support import GAMES

GAME = GAMES[0]
LOW = GAME.players[0]
OTHERS = ["random"] * (LOW - 1)

FILE = """
from helper import last

class Cautious:
    def decide(self, knowledge, actions):
        return last(actions)

class Lucky:
    def __init__(self, seed):
        self.seed = seed
    def decide(self, knowledge, actions):
        return actions[0]

def cautious():
    return Cautious()

ready = Cautious()
Nothing = 3
class NoBot: pass
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "helper.py").write_text("def last(actions): return actions[-1]\n")
    path = tmp_path / "mybot.py"
    path.write_text(FILE)
    return path


class Last:
    """Plays the last of the allowed actions."""

    def decide(self, knowledge: Any, actions: list[int]) -> int:
        return actions[-1]


class Answers:
    """Plays whatever it was told."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def decide(self, knowledge: Any, actions: list[int]) -> Any:
        return self.answer(actions)


# -- one match -----------------------------------------------------------------------------------


def test_a_bot_chooses_a_move_and_plays_a_match() -> None:
    match = dragonden.new(GAME.name, players=LOW, seed=3)
    assert choose(match, Last()) == match.offered()[-1]
    assert not match.plies
    play(match, [Last() for _ in range(LOW)])
    assert match.outcome
    with pytest.raises(dragonden.InputError, match="The game is over"):
        choose(match, Last())


def test_there_is_a_bot_for_each_seat() -> None:
    match = dragonden.new(GAME.name, players=LOW, seed=3)
    with pytest.raises(dragonden.InputError, match=f"{LOW} play, but there are 1 bots"):
        play(match, [Last()])
    assert not match.plies


def test_a_bot_can_read_what_it_is_asked() -> None:
    match = dragonden.new(GAME.name, players=LOW, seed=3)
    assert match.actor is not None
    known = match.knowledge(match.actor)
    assert moves_of(known, match.legal()) == match.offered()
    assert view_of(known) == match.view(match.actor)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (lambda actions: -5, "The bot Answers chose -5, which is not allowed"),
        (lambda actions: Decision(10**9), "The bot Answers chose 1000000000"),
        (lambda actions: None, "The bot Answers must choose an action, not None"),
    ],
)
def test_a_wrong_choice_is_said_in_a_sentence(wrong: Callable[..., Any], sentence: str) -> None:
    match = dragonden.new(GAME.name, players=LOW, seed=3)
    with pytest.raises(BadDecision, match=sentence):
        choose(match, Answers(wrong))
    assert not match.plies


def test_a_bot_may_do_with_its_list_what_it_likes() -> None:
    match = dragonden.new(GAME.name, players=LOW, seed=3)
    first = Answers(lambda actions: (actions[0], actions.clear())[0])
    assert choose(match, first) == match.offered()[0]


# -- from a file ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Cautious", "cautious", "ready", "Lucky"])
def test_a_class_a_function_or_a_bot_in_a_file_plays(name: str, file: Path) -> None:
    bot = create_bot(f"{file}:{name}", seed=8)
    assert bot.decide(None, [4, 5]) == (4 if name == "Lucky" else 5)
    assert getattr(bot, "seed", 8) == 8


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("FILE:Bold", "mybot.py has no 'Bold'"),
        ("FILE:Nothing", "mybot.py:Nothing is no bot: it has no method decide"),
        ("FILE:NoBot", "mybot.py:NoBot is no bot: it has no method decide"),
        ("nowhere.py:Bold", "There is no file .*nowhere.py"),
        ("no.such.module:Bold", "no.such.module cannot be loaded: ModuleNotFoundError"),
    ],
)
def test_what_is_no_bot_is_said_in_a_sentence(text: str, sentence: str, file: Path) -> None:
    with pytest.raises(dragonden.InputError, match=sentence):
        create_bot(text.replace("FILE", str(file)))


def test_a_broken_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "broken.py"
    path.write_text("import nothing_of_this_name\n")
    with pytest.raises(dragonden.InputError, match=r"broken.py cannot be loaded: ModuleNotFound"):
        create_bot(f"{path}:Bot")


def test_a_worker_asks_a_bot_in_a_file(file: Path) -> None:
    match = dragonden.new(GAME.name, players=LOW, seed=3)
    known = pack_state(match.knowledge(match.actor))
    question = Question(GAME.name, known, match.legal(), f"{file}:Cautious", 1)
    assert answer(encode(question)) == Decision(match.legal()[-1])
    other = Question(GAME.name, known, match.legal(), f"{file}:Bold", 1)
    assert isinstance(answer(encode(other)), Problem)


def encode(question: Question) -> bytes:
    return msgspec.msgpack.encode(question)


def test_it_plays_in_the_terminal(file: Path) -> None:
    result = play_in_terminal(
        GAME.name, "--seats", ",".join([f"{file}:Cautious", *OTHERS]), "--seed", 1
    )
    assert result.exit_code == 0, result.output
    assert "│ Cautious " in result.output


# -- in an arena ---------------------------------------------------------------------------------


@pytest.mark.parametrize("processes", [1, 2])
def test_it_plays_in_an_arena(processes: int, file: Path) -> None:
    name = f"{file}:Cautious"
    found = dragonden.arena(
        GAME.name, [name, *OTHERS], games=4, seed=1, processes=processes, players=LOW
    )
    assert [result.player for result in found.results] == [name, "random"]
    own = dragonden.arena(
        GAME.name, [Last, *OTHERS], games=4, seed=1, processes=processes, players=LOW
    )
    assert [result.player for result in own.results] == ["Last", "random"]
    assert own.results[0].points == found.results[0].points


def test_a_bot_that_others_cannot_find_plays_here(tmp_path: Path) -> None:
    class Local(Last):
        pass

    assert name_object(Local) is None
    found = dragonden.arena(GAME.name, [Local, *OTHERS], games=2, seed=1, players=LOW)
    assert found.results[0].player == "Local"
    with pytest.raises(dragonden.InputError, match="Other processes cannot find the bot Local"):
        dragonden.arena(GAME.name, [Local, *OTHERS], games=4, seed=1, processes=2, players=LOW)


def test_two_bots_of_one_name_are_told_apart() -> None:
    other = type("Last", (Last,), {})
    with pytest.raises(dragonden.InputError, match="Two bots are called Last"):
        dragonden.arena(GAME.name, [Last, other, *OTHERS], games=2, seed=1)


def test_a_changed_bot_is_another_setting(file: Path, tmp_path: Path) -> None:
    kept, name = tmp_path / "games.csv", f"{file}:Cautious"
    dragonden.arena(GAME.name, [name, *OTHERS], games=2, seed=1, processes=1, file=kept)
    code = find_kind(name).code
    changed = tmp_path / "changed.csv"
    changed.write_text(kept.read_text().replace(str(code), "0123456789abcdef"))
    with pytest.raises(dragonden.InputError, match=f"Cautious's code 0123456789abcdef, not {code}"):
        dragonden.arena(GAME.name, [name, *OTHERS], games=2, seed=1, processes=1, file=changed)


SCRIPT = """
import dragonden

class Careful:
    def decide(self, knowledge, actions):
        return actions[0]

{guard}
found = dragonden.arena("{game}", [{bots}], games=4, seed=1, processes=2, players={low})
print([result.player for result in found.results])
"""


def run_script(path: Path, guard: str, *bots: str) -> subprocess.CompletedProcess[str]:
    text = SCRIPT.format(
        guard=guard, game=GAME.name, bots=", ".join([*bots, *["'random'"] * (LOW - 1)]), low=LOW
    )
    if guard:
        head, body = text.split(guard)
        text = head + guard + body.replace("\n", "\n    ")
    path.write_text(text)
    return subprocess.run([sys.executable, str(path)], capture_output=True, text=True, check=False)


def test_a_script_needs_no_guard_to_let_bots_meet(tmp_path: Path) -> None:
    done = run_script(tmp_path / "script.py", "", "'greedy'")
    assert done.stdout == "['greedy', 'random']\n", done.stderr


def test_a_script_with_its_own_bot_is_read_by_the_processes(tmp_path: Path) -> None:
    done = run_script(tmp_path / "script.py", 'if __name__ == "__main__":', "Careful")
    assert done.stdout == "['Careful', 'random']\n", done.stderr


def test_a_script_that_would_start_itself_again_is_told(tmp_path: Path) -> None:
    done = run_script(tmp_path / "script.py", "", "Careful")
    assert done.returncode == 1
    assert "under `if __name__ == " in done.stderr
