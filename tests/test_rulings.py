"""RULES.md of every game: each ruling has a function that names it and a test that proves it."""

from __future__ import annotations

import importlib
import inspect
import re

import pytest

from dragonden.engine.game import Game, Ruling

from .support import GAMES

PARTS = [
    *("RULES.md", "__init__.py", "pieces.py", "state.py", "rules.py", "moves.py", "view.py"),
    *("text.py", "bot.py", "words/en.ftl", "words/fr.ftl", "words/de.ftl", "tests/naive.py"),
]
ROWS = [(game, ruling) for game in GAMES for ruling in game.rulings.values()]
every_row = pytest.mark.parametrize(
    ("game", "ruling"), ROWS, ids=[f"{game.name}-{ruling.id}" for game, ruling in ROWS]
)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def names_of_tests(game: Game) -> list[str]:
    """The names of all tests in a game's folder."""
    sources = [path.read_text(encoding="utf-8") for path in (game.folder / "tests").glob("*.py")]
    return re.findall(r"^def (test_\w+)", "\n".join(sources), re.MULTILINE)


@every_game
def test_a_game_folder_holds_all_of_a_game(game: Game) -> None:
    assert [part for part in PARTS if not (game.folder / part).is_file()] == []


@every_row
def test_every_ruling_has_a_function_that_names_it(game: Game, ruling: Ruling) -> None:
    for name in ruling.function.split():
        module, _, function = name.partition(".")
        code = getattr(importlib.import_module(f"dragonden.games.{game.name}.{module}"), function)
        assert re.search(rf"\b{ruling.id}\b", inspect.getsource(code)), f"{name} does not name it"


@every_row
def test_every_ruling_has_a_test_of_its_name(game: Game, ruling: Ruling) -> None:
    for name in ruling.test.split():
        assert name in names_of_tests(game)
        assert name.startswith(f"test_{ruling.id}_"), f"{name} is not named by {ruling.id}"


@every_game
def test_every_test_named_by_a_ruling_is_in_the_table(game: Game) -> None:
    listed = {name for ruling in game.rulings.values() for name in ruling.test.split()}
    named = {name for name in names_of_tests(game) if re.match(r"test_[RQF]\d+_", name)}
    assert named - listed == set()


@every_game
def test_no_test_hides_another(game: Game) -> None:
    for path in (game.folder / "tests").glob("*.py"):
        names = re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
        assert len(names) == len(set(names)), path.name


@every_game
def test_no_id_is_left_out(game: Game) -> None:
    """Ids of each letter run from 1 without a gap."""
    for letter in {id[0] for id in game.rulings}:
        numbers = [int(id[1:]) for id in game.rulings if id[0] == letter]
        assert numbers == list(range(1, len(numbers) + 1))


@every_game
def test_every_id_in_the_code_is_a_ruling(game: Game) -> None:
    for path in game.folder.glob("*.py"):
        for id in re.findall(r"\b([RQF]\d+)\b", path.read_text(encoding="utf-8")):
            assert id in game.rulings, f"{path.name} names {id}"
