"""RULES.md of a game: each ruling has a function that names it and a test that proves it."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from dragonden.engine.decisions import Decision, Decisions
from dragonden.engine.game import Game
from dragonden.engine.referee import Violation
from dragonden.engine.rulings import Ruling, parse_rows
from dragonden.engine.words import LANGUAGES

PARTS = (
    *("RULES.md", "__init__.py", "pieces.py", "state.py", "moves.py", "rules.py", "refusals.py"),
    *("view.py", "text.py", "bot.py", "words/en.ftl", "words/fr.ftl", "words/de.ftl"),
    *("words/rules.fr.md", "words/rules.de.md"),
)
TEST = re.compile(r"^def (test_\w+)", re.MULTILINE)
ID = r"[RQF]\d+"  # printed rules, questions and findings


def require_none(problems: Iterable[str]) -> None:
    """Raise a Violation with all of these sentences, if there are any."""
    if found := list(problems):
        raise Violation("\n".join(found))


def check_folder(folder: Path) -> None:
    """A folder holds all parts of a game, and RULES.md is a table."""
    missing = [part for part in PARTS if not (folder / part).is_file()]
    require_none(f"{part} is missing" for part in missing)
    rows = parse_rows(folder / "RULES.md")
    cells = len(Ruling.__struct_fields__)
    require_none(f"RULES.md: {row[0]} has not {cells} cells" for row in rows if len(row) != cells)


def find_tests(game: Game) -> dict[str, list[str]]:
    """The names of all tests in a game's folder, by file."""
    paths = sorted((game.folder / "tests").glob("*.py"))
    return {path.name: TEST.findall(path.read_text(encoding="utf-8")) for path in paths}


def check_ids(game: Game) -> None:
    """Ids of each letter run from 1 without a gap, and the code names no others."""
    require_none(find_wrong_ids(game))


def find_wrong_ids(game: Game) -> Iterator[str]:
    known = game.rulings()
    if not known:
        yield "RULES.md has no row that begins with an id, as | R1 |"
    for letter in sorted({id[0] for id in known}):
        numbers = [int(id[1:]) for id in known if id[0] == letter]
        if numbers != list(range(1, len(numbers) + 1)):
            yield f"RULES.md: the ids {letter}… do not run from 1 without a gap"
    for path in sorted(game.folder.glob("*.py")):
        for id in re.findall(rf"\b({ID})\b", path.read_text(encoding="utf-8")):
            if id not in known:
                yield f"{path.name} names {id}, which is not in RULES.md"


def check_functions(game: Game) -> None:
    """Every ruling has a function that names it."""
    require_none(
        problem
        for ruling in game.rulings().values()
        for name in ruling.function.split() or [""]
        if (problem := find_wrong_function(game, ruling.id, name))
    )


def find_wrong_function(game: Game, id: str, name: str) -> str:
    """What is wrong with a function in a row of RULES.md, if anything is."""
    module, _, function = name.partition(".")
    if not function:
        return f"RULES.md: {id} names no function, as rules.setup"
    try:
        code = getattr(game.import_part(module), function)
    except (ImportError, AttributeError):
        return f"RULES.md: {id} names {name}, which does not exist"
    if isinstance(code, int):  # the number of a decision
        code = game.decisions[code]
    return "" if names(code, id) else f"{name} does not name {id}, though RULES.md says so"


def names(code: Any, id: str) -> bool:
    """Whether a function, a decision or the declaration of all decisions names a rule."""
    if isinstance(code, Decision):
        return code.rule == id
    if isinstance(code, Decisions):
        return code.over == id
    return bool(re.search(rf"\b{id}\b", inspect.getsource(code)))


def check_tests(game: Game) -> None:
    """Every ruling has a test of its name, every such test is in the table, none hides another."""
    require_none(find_wrong_tests(game))


def find_wrong_tests(game: Game) -> Iterator[str]:
    by_file = find_tests(game)
    tests = {name for found in by_file.values() for name in found}
    listed: set[str] = set()
    for ruling in game.rulings().values():
        if not ruling.test:
            yield f"RULES.md: {ruling.id} names no test"
        for name in ruling.test.split():
            listed.add(name)
            if name not in tests:
                yield f"RULES.md: {ruling.id} names {name}, which is not in tests/"
            if not name.startswith(f"test_{ruling.id}_"):
                yield f"RULES.md: {name} is not named by {ruling.id}"
    for name in sorted(tests - listed):
        if re.match(rf"test_{ID}_", name):
            yield f"{name} is named by a rule, but RULES.md does not list it"
    for file, found in by_file.items():
        for name in sorted({name for name in found if found.count(name) > 1}):
            yield f"tests/{file} has two tests {name}: the second hides the first"


# -- in other languages --------------------------------------------------------------------------


def read_sentences(game: Game, language: str) -> dict[str, str]:
    """What a language tells of the rules, by id."""
    return dict(parse_rows(game.folder / "words" / f"rules.{language}.md"))


def check_translations(game: Game) -> None:
    """Every ruling is told in every language, with the same names and numbers; nothing else is."""
    require_none(
        problem
        for language in LANGUAGES
        if language != "en"
        for problem in find_wrong_sentences(game, language)
    )


def find_wrong_sentences(game: Game, language: str) -> Iterator[str]:
    sentences, known = read_sentences(game, language), game.rulings()
    file = f"words/rules.{language}.md"
    for id in known.keys() - sentences.keys():
        yield f"{file} does not tell {id}"
    for id in sentences.keys() - known.keys():
        yield f"{file} tells {id}, which is not in RULES.md"
    if sentences.keys() == known.keys() and list(sentences) != list(known):
        yield f"{file} tells the rules in another order than RULES.md"
    for id in known.keys() & sentences.keys():
        english = known[id].sentence
        if sentences[id] == english:
            yield f"{file}: {id} is left in English"
        elif names_and_numbers(sentences[id]) != names_and_numbers(english):
            yield f"{file}: {id} has other names or numbers than RULES.md"


def names_and_numbers(sentence: str) -> list[str]:
    """What no language changes: names of options, and numbers."""
    return sorted(re.findall(r"`[^`]+`|\d+", sentence))
