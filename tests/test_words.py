"""Words: the same messages with the same facts in every language, wherever words are kept."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import dragonden
from dragonden.engine.game import Game
from dragonden.engine.words import LANGUAGES, Words

from .support import GAMES

CLIENT = Path(__file__).parent.parent / "web"
WORDS = [*Path(dragonden.__file__).parent.rglob("*.ftl"), *(CLIENT / "words").rglob("*.ftl")]
FOLDERS = sorted({path.parent for path in WORDS})
every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda f: "-".join(f.parts[-3:-1]))


class Facts(Visitor):
    """Collects the facts and messages that a message mentions."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(f"${node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """Every message of a file with the facts it mentions, directly or through other messages."""
    found = mentioned(path)
    known = dict(found)
    if web := next((home for home in path.parents if home.name == "web" and home != CLIENT), None):
        # What a board says may mention its game's words, and later its own.
        known = {**mentioned(web.parent / "words" / path.name), **found}
        known = {**mentioned(web / "words" / path.name), **known}
    return {id: {f for f in reached(known, id) if f[0] == "$"} for id in found}


def mentioned(path: Path) -> dict[str, set[str]]:
    """Every message of a file with the facts and messages it mentions; none if there is no file."""
    found: dict[str, set[str]] = {}
    if not path.exists():
        return found
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            facts = Facts()
            facts.visit(entry)
            assert entry.id.name not in found, f"{path.name} says {entry.id.name} twice"
            found[entry.id.name] = facts.names
    return found


def reached(found: dict[str, set[str]], id: str) -> set[str]:
    """The facts of a message and of the messages it refers to."""
    facts = set(found.get(id, ()))
    for name in list(facts):
        if name[0] != "$":
            assert name in found, f"{id} refers to {name}, which is not said"
            facts |= reached(found, name)
    return facts


@every_folder
def test_every_language_says_the_same_things(folder: Path) -> None:
    english, *others = [messages(folder / f"{language}.ftl") for language in LANGUAGES]
    for other in others:
        assert other == english


@every_folder
def test_every_message_is_used(folder: Path) -> None:
    """A message is named in the code, whole or by the stem before a name that is filled in."""
    if folder.name == "lessons":
        return  # their script says what is used: test_lessons.py
    home = CLIENT if CLIENT in folder.parents else folder.parent
    home = home.parent if folder.name == "later" and home != CLIENT else home
    # A board may say otherwise what its game or the kit says; the shell and the kit are apart.
    homes = [CLIENT / "kit", CLIENT / "shell"] if home == CLIENT else [home]
    homes += [home.parent, CLIENT / "kit"] if home.name == "web" and home != CLIENT else []
    files = [p for h in homes for kind in ("py", "svelte", "ts") for p in h.rglob(f"*.{kind}")]
    code = "\n".join(path.read_text(encoding="utf-8") for path in files)
    ftl = (folder / "en.ftl").read_text(encoding="utf-8")
    for id in messages(folder / "en.ftl"):
        stems = [id.rsplit("-", cut)[0] + "-" for cut in range(1, id.count("-") + 1)]
        named = f'"{id}"' in code or f"'{id}'" in code or f"{{ {id} }}" in ftl
        filled_in = any(f'f"{stem}{{' in code or f"`{stem}${{" in code for stem in stems)
        in_manifest = id == "about" or id.startswith(("option-", "decided-"))
        by_engine = id in derived(folder)
        assert named or filled_in or in_manifest or by_engine, f"nothing says {id}"


def derived(folder: Path) -> set[str]:
    """The messages by which the engine asks, describes and refuses in the game of a folder."""
    for game in GAMES:
        if folder in (game.folder / "words", game.folder / "web" / "words"):
            names = [decision.name for decision in game.decisions]
            kinds = [str(kind.__struct_config__.tag) for kind in game.kinds]
            first = {f"refused-first-{name}" for name in names if len(names) > 1}
            return first | {f"prompt-{n}" for n in names} | {f"move-{tag}" for tag in kinds}
    return set()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_decision_has_its_words(game: Game) -> None:
    folder = game.folder / "words"
    assert derived(folder) - messages(folder / "en.ftl").keys() == set()


@every_folder
def test_french_says_vous_and_writes_apostrophes_alike(folder: Path) -> None:
    """So that a table speaks with one voice, whoever wrote the words of its game."""
    text = (folder / "fr.ftl").read_text(encoding="utf-8")
    assert not re.search(r"\b(tu|toi|ton|ta|tes)\b|’", text, re.IGNORECASE)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="no words in 'xx'"):
        Words("xx")
