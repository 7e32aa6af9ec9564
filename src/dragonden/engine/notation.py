"""Moves as text: `place(2, -1, E)` for `Place(x=2, y=-1, side="E")`, and back.

A last field that is a tuple takes any number of facts: `discard(forest, town)`.
"""

from __future__ import annotations

import re
from typing import Any

from msgspec import Struct

from .errors import InputError
from .fields import Argument, fields_of
from .words import ENGINE_WORDS, Fact, Line, Words


def format_move(move: Any) -> str:
    """A move in the public notation."""
    config = move.__struct_config__
    facts = [getattr(move, field) for field in move.__struct_fields__]
    if facts and isinstance(facts[-1], tuple):
        facts[-1:] = facts[-1]
    return f"{config.tag}({', '.join(map(str, facts))})" if facts else str(config.tag)


def parse_move(text: str, kinds: tuple[type[Struct], ...]) -> Any:
    """The move a text stands for: `place(2, -1, E)`, `place 2 -1 e` and `Place(2,-1,E)` alike."""
    name, *facts = re.findall(r"[\w+-]+", text) or [""]
    for kind in kinds:
        if kind.__struct_config__.tag == name.lower():
            return build_move(kind, facts)
    known = ", ".join(format_shape(kind) for kind in kinds)
    raise InputError(f"There is no move {text.strip()!r}; moves are {known}.")


def build_move(kind: type[Struct], facts: list[str]) -> Any:
    """A move of this kind with its facts read from text."""
    arguments = fields_of(kind).arguments
    if has_tuple(kind) and len(facts) >= len(arguments) - 1:
        arguments = [*arguments[:-1], *arguments[-1:] * (1 + len(facts) - len(arguments))]
    if len(facts) != len(arguments):
        raise NotationError(describe_error(kind))
    values = []
    for argument, fact in zip(arguments, facts, strict=True):
        try:
            values.append(argument.parse(fact))
        except ValueError:
            raise NotationError(describe_error(kind, argument)) from None
    if has_tuple(kind):
        single = len(kind.__struct_fields__) - 1
        values[single:] = [tuple(values[single:])]
    return kind(*values)


class NotationError(InputError):
    """A text that names a kind of move but is no such move; `line` says how to write it."""

    def __init__(self, line: Line) -> None:
        super().__init__(Words("en", ENGINE_WORDS).line(line))
        self.line = line

    def __reduce__(self) -> tuple[type[NotationError], tuple[Line]]:
        return NotationError, (self.line,)


def describe_error(kind: type[Struct], wrong: Argument | None = None) -> Line:
    """How a kind of move is written and, if one of its arguments is wrong, what that can be."""
    how: dict[str, Fact] = {"move": str(kind.__struct_config__.tag), "shape": format_shape(kind)}
    if wrong is None or wrong.takes_more:
        return Line("notation-shape", how)
    if wrong.choices.allowed:
        allowed = {"field": wrong.name, "allowed": wrong.choices.allowed_text}
        return Line("notation-choice", {**how, **allowed})
    return Line("notation-number", {**how, "field": wrong.name})


def has_tuple(kind: type[Struct]) -> bool:
    """Whether the last field of a kind of move is a tuple."""
    arguments = fields_of(kind).arguments
    return bool(arguments) and arguments[-1].takes_more


def format_shape(kind: type[Struct]) -> str:
    """How a kind of move is written: `place(x, y, side)`, `discard(tiles …)`."""
    names = ", ".join(kind.__struct_fields__) + " …" * has_tuple(kind)
    return f"{kind.__struct_config__.tag}({names})" if names else str(kind.__struct_config__.tag)
