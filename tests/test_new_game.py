"""Games of other people: a template to start from, and proofs that say what is missing."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result
from typer.testing import CliRunner

from dragonden.checking import Finding, check_game, write_game
from dragonden.checking.project import load_game
from dragonden.cli import app
from dragonden.engine.backends import INTERPRETED, default_backend
from dragonden.engine.errors import InputError
from dragonden.games import dragons

from .new_option import PARTS, add_option, edit

pytestmark = pytest.mark.skipif(
    default_backend() is not INTERPRETED, reason="once is enough, and quick this way"
)


@pytest.fixture
def made(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """The folder of a new game; each test has a name of its own, as Python imports it once."""
    number = re.sub(r"\W", "_", request.node.name).lower()
    return write_game(tmp_path / f"game_{number}")


def command(*arguments: object) -> Result:
    return CliRunner(env={"COLUMNS": "200"}).invoke(app, [*map(str, arguments)])


def find_problems(folder: Path) -> list[str]:
    """All that is wrong with a game, but for its own tests, which run in their own process."""
    found = check_game(folder, compiled=False)
    return [problem for finding in found for problem in finding.problems]


# -- a new game ----------------------------------------------------------------------------------


def test_a_new_game_is_named_by_its_folder(tmp_path: Path) -> None:
    game = write_game(tmp_path / "Sky-Stones")
    assert game == tmp_path / "Sky-Stones" / "src" / "sky_stones"
    assert 'title="Sky Stones"' in (game / "__init__.py").read_text("utf-8")
    assert 'sky_stones = "sky_stones"' in (game.parents[1] / "pyproject.toml").read_text("utf-8")
    texts = [path.read_text("utf-8") for path in tmp_path.rglob("*") if path.is_file()]
    assert not any(re.search(r"\bnim\b", text, re.IGNORECASE) for text in texts)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("9lives", "cannot be a game's name"),
        ("né", "cannot be a game's name"),
        ("class", "cannot be a game's name"),
        ("random", "Python has a module random"),
        ("dragonden", "Python has a module dragonden"),
        ("Dragons", "There is already a game dragons"),
    ],
)
def test_a_name_that_would_not_work_is_refused(tmp_path: Path, name: str, sentence: str) -> None:
    result = command("new-game", tmp_path / name)
    assert (result.exit_code, sentence in result.output) == (2, True)
    assert list(tmp_path.iterdir()) == []


def test_nothing_that_exists_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "skystones").mkdir()
    assert command("new-game", tmp_path / "skystones").exit_code == 0  # it was empty
    kept = (tmp_path / "skystones" / "README.md").read_text("utf-8")
    result = command("new-game", tmp_path / "skystones")
    assert (result.exit_code, "exists already" in result.output) == (2, True)
    assert (tmp_path / "skystones" / "README.md").read_text("utf-8") == kept
    (tmp_path / "file").write_text("mine")
    with pytest.raises(InputError, match="exists already"):
        write_game(tmp_path / "file")


def test_what_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    with pytest.raises(InputError, match="cannot be written"):
        write_game(tmp_path / "file" / "skystones")


# -- checks --------------------------------------------------------------------------------------


def test_a_new_game_holds_and_the_command_says_so(made: Path) -> None:
    result = command("check-game", made.parents[1], "--interpreted")
    assert result.exit_code == 0, result.output
    assert "ok  Whole games pass the referee, and replay." in result.output
    assert re.search(r"All \d+ hold, 6 left out\.\n$", result.output)


def test_a_game_that_lacks_something_ends_with_another_code(made: Path) -> None:
    (made / "text.py").unlink()
    result = command("check-game", made)
    assert result.exit_code == 1
    assert "no  The folder holds all parts of a game.\n      text.py is missing" in result.output


def leave_out_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game's own tests take a process, and come last."""
    monkeypatch.setattr("dragonden.checking.check.run_tests", lambda *_: Finding("tests"))


MISSING = [
    "",
    "en.ftl does not say option-most",
    "de.ftl does not say option-most",
    "RULES.md: R5 names test_R5_nobody_takes_more_than_the_most, which is not in tests/",
    "",
]


@pytest.mark.parametrize("parts", range(len(PARTS) + 1))
def test_a_new_option_is_asked_for_until_it_is_whole(
    made: Path, parts: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_option(made, parts)
    if MISSING[parts]:
        leave_out_tests(monkeypatch)
    problems = find_problems(made)
    assert MISSING[parts] in problems if MISSING[parts] else problems == []


LAST_IN_GERMAN = "Wer den letzten Stein nimmt, gewinnt."
LAST_IN_ENGLISH = "Whoever takes the last counter wins."
IDLE = 'class Pass(Struct, frozen=True, tag="pass"):\n    """Do nothing."""\n\n\n'
BROKEN: list[tuple[str, str, str, str]] = [
    ("rules.py", "    state.rng = 0\n", "", "redact tells seat 0 what is hidden"),
    ("rules.py", "1 if state.phase == OVER and", "2 if state.phase == OVER and", "standing is"),
    ("rules.py", "1 if state.phase == OVER and", "2 if state.phase == OVER and", "players, seed 0"),
    ("rules.py", "state.counters[heap] > 1:", "state.counters[heap] > 9:", "nobody can act"),
    ("rules.py", "    n = 0\n", "    n = nothing\n", "NameError"),
    ("rules.py", "def legal_halve", "def legal_half", "rules.legal_halve, which does not exist"),
    ("rules.py", '"""R4: a heap of more than one."""\n', '"""R5"""\n', "names R5, which is not in"),
    ("refusals.py", "    return refuse(", "    return None and refuse(", "is allowed"),
    ("refusals.py", '"R2", "take"', '"R2", "halve"', "nothing says refused-take"),
    ("moves.py", "range(1, MOST_COUNTERS + 1)]", "range(1, 5001)]", "actions: name one thing"),
    ("moves.py", '    """Halve a heap."""\n\n', "", "Halve has no docstring"),
    ("moves.py", "Move = Take", IDLE + "Move = Take", "Pass answers no decision"),
    ("text.py", "'o' * counters", "'o' * counters * 20", "columns wide"),
    ("view.py", 'Line("end-empty")', 'Line("end-full")', "does not say end-full"),
    ("view.py", '"counters": move.counters', '"stones": move.counters', "log-take"),
    ("view.py", "    heaps: list[int]", "    heaps: list[str]", "ValidationError"),
    ("words/de.ftl", "log-halve =", "log-half =", "de.ftl does not say log-halve"),
    ("words/fr.ftl", "dans le tas { $heap }.", "dans un tas.", "the same facts in log-take: $heap"),
    ("words/en.ftl", "end-empty =", "Never\nend-empty =", "a line that is no message: Never"),
    ("words/en.ftl", "takes { $counters }", "takes { NUMBER($counters) }", "the function NUMBER"),
    ("words/fr.ftl", "end-empty =", "end-full = Non.\nend-empty =", "says end-full, which en.ftl"),
    ("words/rules.de.md", "ein bis sieben", "1 bis 7", "R1 has other names or numbers"),
    ("words/rules.de.md", LAST_IN_GERMAN, LAST_IN_ENGLISH, "R3 is left in English"),
    ("words/rules.fr.md", "| R4 |", "| R5 |", "does not tell R4"),
    ("bot.py", "return MOST_COUNTERS - less", "return -less", "patience gives less than 1"),
    ("__init__.py", "GAME:", "GAMES:", "has no GAME"),
    ("RULES.md", "| rules.setup | ", "| ", "R1 has not 5 cells"),
    ("RULES.md", "| R4 |", "| R5 |", "the ids R… do not run from 1 without a gap"),
    ("RULES.md", "| test_R1_no_heap_starts_empty |", "|  |", "R1 names no test"),
    ("tests/test_rules.py", "test_R3_the", "test_R3_a", "which is not in tests/"),
    (
        "tests/test_rules.py",
        "test_R2_a_heap_has_only_so_many",
        "test_R1_no_heap_starts_empty",
        "two tests",
    ),
    ("tests/test_rules.py", "winners == [1]", "winners == [0]", "1 failed"),
]


@pytest.mark.parametrize(("file", "old", "new", "sentence"), BROKEN, ids=lambda text: text[:18])
def test_what_is_broken_is_named(
    made: Path, file: str, old: str, new: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    edit(made / file, old, new)
    if sentence != "1 failed":
        leave_out_tests(monkeypatch)
    assert sentence in "\n".join(find_problems(made))


# -- folders -------------------------------------------------------------------------------------


def no_folder(home: Path) -> None: ...


def nothing_in_it(home: Path) -> None:
    home.mkdir()


def no_game_named(home: Path) -> None:
    home.mkdir()
    (home / "pyproject.toml").write_text("[project]\nname = 'some'\n")


def unreadable(home: Path) -> None:
    home.mkdir()
    (home / "pyproject.toml").write_text("[project\n")


def lost_folder(home: Path) -> None:
    home.mkdir()
    entry = '[project.entry-points."dragonden.games"]\nsome = "some"\n'
    (home / "pyproject.toml").write_text(entry)


@pytest.mark.parametrize(
    ("prepare", "sentence"),
    [
        (no_folder, "There is no folder"),
        (nothing_in_it, "dragonden new-game"),
        (no_game_named, "must name one game"),
        (unreadable, "cannot be read"),
        (lost_folder, "has no folder some"),
    ],
)
def test_a_folder_without_a_game_is_told_so(
    tmp_path: Path, prepare: Callable[[Path], None], sentence: str
) -> None:
    prepare(tmp_path / "some")
    result = command("check-game", tmp_path / "some")
    assert result.exit_code == 2
    assert sentence in result.output.replace("\n", " ")


def test_a_game_named_like_another_package_is_told_so(made: Path) -> None:
    other = made.rename(made.parent / "pytest")
    found = check_game(other, compiled=False)
    assert found[-1].problems == ["There is another package pytest: give the folder another name."]


def test_a_game_of_this_package_is_checked_as_it_is() -> None:
    assert load_game(dragons.GAME.folder) is dragons.GAME
