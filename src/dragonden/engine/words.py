"""Everything said to people, in their language: Project Fluent files beside what they describe.

The rest of the program uses `Line`s: a message's name with its facts. Only the last step, in a
terminal or a browser, turns a line into a sentence.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct, field

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr", "de")
ENGINE_WORDS = Path(__file__).parent / "words"  # what is said in every game

Fact = str | int


def create_facts() -> dict[str, Fact | Line]:
    """No facts; readers of a line find them even where there are none."""
    return {}


class Line(Struct, frozen=True, omit_defaults=True):
    """A message and the facts it mentions, not yet in any language."""

    id: str
    # A fact is a line where part of the sentence is one itself.
    facts: Mapping[str, Fact | Line] = field(default_factory=create_facts)
    fleeting: bool = False  # said when it happens, never again: players are to remember it
    trace: Line | None = None  # what a log repeats instead of a fleeting line


class Words:
    """The messages of one or more folders of `<language>.ftl` files, in one language."""

    def __init__(self, language: str, *folders: Path) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"There are no words in {language!r}, only in {', '.join(LANGUAGES)}.")
        self.language = language
        self.bundle = load_bundle(language, folders)

    def __call__(self, id: str, **facts: Fact) -> str:
        """The sentence with this name."""
        message = self.bundle.get_message(id)
        if message.value is None:
            raise KeyError(id)
        text, errors = self.bundle.format_pattern(message.value, facts)
        if errors:
            raise ValueError(f"{self.language}: {id}: {errors}")
        return str(text)

    def has(self, id: str) -> bool:
        """Whether there is a sentence with this name."""
        return bool(self.bundle.has_message(id))

    def line(self, line: Line, names: list[str] | None = None) -> str:
        """A line as a sentence; the facts `seat` and `other` become the names of players."""
        facts = {name: self.write_fact(name, fact, names) for name, fact in line.facts.items()}
        return self(line.id, **facts)

    def write_fact(self, name: str, fact: Fact | Line, names: list[str] | None) -> Fact:
        """A fact of a line as it stands in the sentence."""
        if isinstance(fact, Line):
            return self.line(fact, names)
        if name in ("seat", "other") and isinstance(fact, int):
            return names[fact] if names else self("seat", number=fact + 1)
        return fact


@functools.cache
def load_bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    """The messages of these folders, read once."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        source = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(source))
    return bundle
