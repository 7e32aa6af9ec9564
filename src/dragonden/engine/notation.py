"""Moves as text: `place(2, -1, E)` for `Place(x=2, y=-1, side="E")`, and back.

A last field that is a tuple takes any number of facts: `discard(forest, town)`.
"""

from __future__ import annotations

import functools
import re
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from .errors import InputError
from .fields import Choices, fields_of
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
    names = kind.__struct_fields__
    single = len(names) - has_tuple(kind)
    if len(facts) == single or (has_tuple(kind) and len(facts) > single):
        for spelling in (str, str.upper, str.lower):
            spelt = [spelling(fact) for fact in facts]
            values: dict[str, Any] = dict(zip(names, spelt, strict=False))
            if has_tuple(kind):
                values[names[-1]] = spelt[single:]
            try:
                return msgspec.convert(values, kind, strict=False)
            except msgspec.ValidationError:
                continue
    raise NotationError(describe_error(kind, facts))


class NotationError(InputError):
    """A text that names a kind of move but is no such move; `line` says how to write it."""

    def __init__(self, line: Line) -> None:
        super().__init__(Words("en", ENGINE_WORDS).line(line))
        self.line = line

    def __reduce__(self) -> tuple[type[NotationError], tuple[Line]]:
        return NotationError, (self.line,)


def describe_error(kind: type[Struct], facts: list[str]) -> Line:
    """Why these facts make no move of this kind: what is allowed instead."""
    how: dict[str, Fact] = {"move": str(kind.__struct_config__.tag), "shape": format_shape(kind)}
    told = dict(zip(kind.__struct_fields__, facts, strict=False))
    hints = get_type_hints(kind)
    for field, names in fields_of(kind).parts:
        if len(facts) != len(kind.__struct_fields__) or has_tuple(kind):
            break
        for name in names:
            named = get_origin(hints[name]) is Literal
            choices = Choices(get_args(hints[name])) if named else field
            if isinstance(choices, Choices):
                if told[name].casefold() not in {str(v).casefold() for v in choices.allowed}:
                    facts_of = {"field": name, "allowed": choices.allowed_text}
                    return Line("notation-choice", {**how, **facts_of})
            elif not re.fullmatch(r"[+-]?\d+", told[name]):
                return Line("notation-number", {**how, "field": name})
    return Line("notation-shape", how)


@functools.cache  # asking msgspec takes as long as making the move
def has_tuple(kind: type[Struct]) -> bool:
    """Whether the last field of a kind of move is a tuple."""
    hints = get_type_hints(kind)  # without what is annotated to them
    names = kind.__struct_fields__
    return bool(names) and get_origin(hints[names[-1]]) is tuple


def format_shape(kind: type[Struct]) -> str:
    """How a kind of move is written: `place(x, y, side)`, `discard(tiles …)`."""
    names = ", ".join(kind.__struct_fields__) + " …" * has_tuple(kind)
    return f"{kind.__struct_config__.tag}({names})" if names else str(kind.__struct_config__.tag)
