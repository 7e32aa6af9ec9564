"""RULES.md of every game: each ruling has a function that names it and a test that proves it."""

from __future__ import annotations

import importlib
import inspect
import re
from pathlib import Path

import pytest

from dragonden.engine.decisions import Decision, Decisions
from dragonden.engine.game import Game
from dragonden.engine.rulings import Ruling, load_rulings, parse_rows
from dragonden.engine.words import LANGUAGES

from .support import GAMES

PARTS = [
    *("RULES.md", "__init__.py", "pieces.py", "state.py", "moves.py", "rules.py", "refusals.py"),
    *("view.py", "text.py", "bot.py", "words/en.ftl", "words/fr.ftl", "words/de.ftl"),
    *("words/rules.fr.md", "words/rules.de.md", "tests/naive.py"),
]
ROWS = [(game, ruling) for game in GAMES for ruling in game.rulings().values()]
every_row = pytest.mark.parametrize(
    ("game", "ruling"), ROWS, ids=[f"{game.name}-{ruling.id}" for game, ruling in ROWS]
)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_language = pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
ENGLISH = re.compile(r"\b(the|of|and|with|is|are|not|to|by|may|its?|who)\b", re.IGNORECASE)


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
        if isinstance(code, int):  # the number of a decision
            code = game.decisions[code]
        assert names(code, ruling.id), f"{name} does not name it"


def names(code: object, id: str) -> bool:
    """Whether a function, a decision or the declaration of all decisions names a rule."""
    if isinstance(code, Decision):
        return code.rule == id
    if isinstance(code, Decisions):
        return code.over == id
    return bool(re.search(rf"\b{id}\b", inspect.getsource(code)))  # type: ignore[arg-type]


@every_row
def test_every_ruling_has_a_test_of_its_name(game: Game, ruling: Ruling) -> None:
    for name in ruling.test.split():
        assert name in names_of_tests(game)
        assert name.startswith(f"test_{ruling.id}_"), f"{name} is not named by {ruling.id}"


@every_game
def test_every_test_named_by_a_ruling_is_in_the_table(game: Game) -> None:
    listed = {name for ruling in game.rulings().values() for name in ruling.test.split()}
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
    for letter in {id[0] for id in game.rulings()}:
        numbers = [int(id[1:]) for id in game.rulings() if id[0] == letter]
        assert numbers == list(range(1, len(numbers) + 1))


@every_game
def test_every_id_in_the_code_is_a_ruling(game: Game) -> None:
    for path in game.folder.glob("*.py"):
        for id in re.findall(r"\b([RQF]\d+)\b", path.read_text(encoding="utf-8")):
            assert id in game.rulings(), f"{path.name} names {id}"


# -- in other languages --------------------------------------------------------------------------


def told(game: Game, language: str) -> dict[str, str]:
    """What a language tells of the rules, by id."""
    return dict(parse_rows(game.folder / "words" / f"rules.{language}.md"))


def names_and_numbers(sentence: str) -> list[str]:
    """What no language changes: names of options, and numbers."""
    return sorted(re.findall(r"`[^`]+`|\d+", sentence))


@every_language
@every_game
def test_every_ruling_is_told_in_every_language_and_nothing_else(game: Game, language: str) -> None:
    assert list(told(game, language)) == list(game.rulings())
    shown = {id: ruling.sentence for id, ruling in game.rulings(language).items()}
    assert shown == told(game, language)


@every_language
@every_game
def test_no_ruling_is_left_english(game: Game, language: str) -> None:
    for id, sentence in told(game, language).items():
        left = ENGLISH.findall(re.sub(r"`[^`]+`", "", sentence))
        assert sentence != game.rulings()[id].sentence, id
        assert not left, f"{id}: {left}"


@every_language
@every_game
def test_every_language_gives_the_same_names_and_numbers(game: Game, language: str) -> None:
    english = {id: names_and_numbers(r.sentence) for id, r in game.rulings().items()}
    assert {id: names_and_numbers(s) for id, s in told(game, language).items()} == english


@every_game
def test_french_rules_say_vous_and_are_set_as_french_is(game: Game) -> None:
    """Straight apostrophes, and no line is broken before a colon: as in the game's other words."""
    for id, sentence in told(game, "fr").items():
        assert not re.search(r"\b(tu|toi|ton|ta|tes)\b|’", sentence, re.IGNORECASE), id
        assert not re.search("[^\N{NO-BREAK SPACE}][:;?!»]|«[^\N{NO-BREAK SPACE}]", sentence), id


def test_a_rule_not_yet_told_in_a_language_stays_english(tmp_path: Path) -> None:
    row = "| R{0} | {1}. | printed | rules.apply | test_R{0}_it_is_so |\n"
    (tmp_path / "RULES.md").write_text(row.format(1, "One") + row.format(2, "Two"))
    assert [ruling.sentence for ruling in load_rulings(tmp_path, "fr").values()] == ["One.", "Two."]
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "rules.de.md").write_text("| id | Regel |\n|---|---|\n| R2 | Zwei. |\n")
    german = load_rulings(tmp_path, "de")
    assert [ruling.sentence for ruling in german.values()] == ["One.", "Zwei."]
    assert german["R2"].test == "test_R2_it_is_so"
