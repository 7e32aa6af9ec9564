"""The rules as a player reads them: rows of RULES.md, with translations beside the words."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

ROW = re.compile(r"^\| *([RQF]\d+) *\|(.+)\|$", re.MULTILINE)


class Ruling(Struct, frozen=True):
    """A row of RULES.md."""

    id: str
    sentence: str
    source: str
    function: str
    test: str


def parse_rows(path: Path) -> list[list[str]]:
    """The cells of a table whose rows begin with an id."""
    found = ROW.findall(path.read_text(encoding="utf-8"))
    return [[id, *(cell.strip() for cell in rest.split("|"))] for id, rest in found]


@functools.cache
def load_rulings(folder: Path, language: str) -> Mapping[str, Ruling]:
    """The table of a game's RULES.md by id; a rule without a translation stays English."""
    rulings = {row[0]: Ruling(*row) for row in parse_rows(folder / "RULES.md")}
    translation = folder / "words" / f"rules.{language}.md"
    if translation.is_file():
        for id, sentence in parse_rows(translation):
            rulings[id] = replace(rulings[id], sentence=sentence)
    return rulings
