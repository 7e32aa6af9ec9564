"""Words: the same messages with the same facts in every language, and none that nothing says."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from dragonden.engine.game import Game
from dragonden.engine.referee import Violation, require
from dragonden.engine.words import LANGUAGES

from .rulings import require_none

REFUSES = r'\brefuse\w*\((?:[^()]|\([^()]*\))*"{}"'  # a call that says why a move is refused

Messages = Mapping[str, set[str]]  # names of messages → the facts ($…) and messages they mention


class Mentions(Visitor):
    """Collects the facts and messages that a message mentions, and what browsers cannot say."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.unspeakable: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(f"${node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if not isinstance(node.selector, ast.VariableReference):
            self.unspeakable.append("a choice by anything but a fact")
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.unspeakable.append(f"the function {node.id.name}")
        self.generic_visit(node)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.unspeakable.append(f"the term -{node.id.name}")


def read_messages(path: Path) -> dict[str, set[str]]:
    """Every message of a file with the facts and messages it mentions; none if there is no file."""
    found: dict[str, set[str]] = {}
    if not path.exists():
        return found
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        junk = (entry.content or "?") if isinstance(entry, ast.Junk) else ""
        require(not junk, f"{path.name} has a line that is no message: {junk.strip()}")
        if isinstance(entry, ast.Message):
            mentions = Mentions()
            mentions.visit(entry)
            require(entry.id.name not in found, f"{path.name} says {entry.id.name} twice")
            for what in mentions.unspeakable:
                raise Violation(
                    f"{path.name}: {entry.id.name} has {what}, which browsers cannot say"
                )
            found[entry.id.name] = mentions.names
    return found


def find_facts(found: Messages, known: Messages) -> dict[str, set[str]]:
    """The facts that messages mention, directly or through other messages that are known."""
    return {id: {f for f in collect_mentions(known, id) if f[0] == "$"} for id in found}


def collect_mentions(known: Messages, id: str) -> set[str]:
    """What a message mentions, and the messages it refers to."""
    mentions = set(known.get(id, ()))
    for name in list(mentions):
        if name[0] != "$":
            require(name in known, f"{id} refers to {name}, which is not said")
            mentions |= collect_mentions(known, name)
    return mentions


def compare_languages(by_language: Mapping[str, Messages]) -> Iterator[str]:
    """In which messages or facts a language differs from English."""
    english = by_language["en"]
    for language, found in by_language.items():
        for id in sorted(english.keys() - found.keys()):
            yield f"{language}.ftl does not say {id}"
        for id in sorted(found.keys() - english.keys()):
            yield f"{language}.ftl says {id}, which en.ftl does not"
        for id in sorted(english.keys() & found.keys()):
            if english[id] != found[id]:
                facts = ", ".join(sorted(english[id] ^ found[id]))
                yield f"{language}.ftl and en.ftl do not mention the same facts in {id}: {facts}"


def find_unsaid(found: Iterable[str], code: str, ftl: str, known: set[str]) -> Iterator[str]:
    """The messages that nothing says.

    A message is named in the code, whole or as a name that is filled in, of which what fills it is
    named there, too, or handed to a function that refuses; or it is part of another message, or
    known to be said.
    """
    templates, names = find_templates(code), find_names(code) | known
    for id in found:
        named = id in names or f"{{ {id} }}" in ftl
        refused = id.startswith("refused-") and re.search(REFUSES.format(id[8:]), code)
        filled_in = any(
            all(is_named(part, names) for part in filled.groups())
            for template in templates
            if (filled := template.fullmatch(id))
        )
        if not (named or refused or filled_in):
            yield id


def find_templates(code: str) -> list[re.Pattern[str]]:
    """The names of messages that code fills in, as `f"log-{kind}"` in Python."""
    found = set(re.findall(r'f"([a-z][^"\n]*)"|`([a-z][^`\n]*)`', code))
    parts = [re.split(r"\$?\{[^{}]*\}", python or script) for python, script in found]
    wanted = [part for part in parts if len(part) > 1 and re.fullmatch(r"[\w-]+", "".join(part))]
    return [re.compile("(.+)".join(part)) for part in wanted]


def find_names(code: str) -> set[str]:
    """The names in the code: words in quotes, and keys of objects in scripts."""
    quoted = re.findall(r"""["'`]([\w -]+)["'`]""", code)
    keys = re.findall(r"\b(\w+):", code)
    return {*quoted, *keys, *(word for text in quoted for word in text.split())}


def is_named(filled: str, names: set[str]) -> bool:
    """Whether what fills a name is named, in one piece or in several."""
    return filled in names or all(part in names for part in filled.split("-"))


def derive_names(game: Game) -> set[str]:
    """The messages by which the engine asks, describes and refuses in a game."""
    decisions = [decision.name for decision in game.decisions]
    kinds = [str(kind.__struct_config__.tag) for kind in game.kinds]
    first = {f"refused-first-{name}" for name in decisions if len(decisions) > 1}
    return first | {f"prompt-{n}" for n in decisions} | {f"move-{tag}" for tag in kinds}


def name_kinds(game: Game) -> set[str]:
    """The messages by which a report names kinds of moves: a game may have them."""
    return {f"facts-move-{kind.__struct_config__.tag}" for kind in game.kinds}


def list_known(game: Game) -> set[str]:
    """The messages that are said in a game though its code does not name them."""
    labels = {f"option-{option.name}-label" for option in game.own_options}
    return {"how", "decided-points", *list_wanted(game), *labels, *name_kinds(game)}


def read_code(folders: Iterable[Path], *endings: str) -> str:
    """All code in some folders but that of tests, which say nothing to anybody."""
    paths = [path for folder in folders for end in endings for path in folder.rglob(f"*.{end}")]
    own = (path for path in paths if "tests" not in path.parts[-4:-1])
    return "\n".join(path.read_text(encoding="utf-8") for path in own)


def list_wanted(game: Game) -> set[str]:
    """The messages that a game with these decisions, options and columns must have."""
    wanted = {"about", *derive_names(game), *(f"option-{o.name}" for o in game.own_options)}
    wanted |= {
        f"option-{option.name}-{choice}"
        for option in game.own_options
        for choice in option.choices
        if isinstance(choice, str)
    }
    columns = [column.replace(" ", "-") for column in game.columns if column != "points"]
    wanted |= {f"lacks-{column}" for column in columns if column.startswith("not-")}
    return wanted | {f"decided-{column}" for column in columns}


def check_words(game: Game) -> None:
    """Every language has all that the game says, with the same facts, and nothing else."""
    folder = game.folder / "words"
    files = {language: read_messages(folder / f"{language}.ftl") for language in LANGUAGES}
    require_none(f"en.ftl does not say {id}" for id in sorted(list_wanted(game) - set(files["en"])))
    facts = {language: find_facts(found, found) for language, found in files.items()}
    require_none(compare_languages(facts))
    code = read_code([game.folder], "py")
    ftl = (folder / "en.ftl").read_text(encoding="utf-8")
    unsaid = find_unsaid(files["en"], code, ftl, list_known(game))
    require_none(f"nothing says {id} of en.ftl" for id in unsaid)
