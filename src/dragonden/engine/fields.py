"""Fields of moves: their allowed values, and the integers that encode these in an action.

A field of a move states its range in its type: a `Literal` with the names to choose from, or an
`Annotated` number with a `range`, or with one of the fields below. Where one thing needs
several fields, as a cell needs x and y, the same object annotates each of them.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Protocol, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

Digits = tuple[int, ...]

NUMBER = re.compile(r"[+-]?[0-9]{1,999}")  # more digits than Python converts are no number


class Field(Protocol):
    """How one or more fields of a move become digits of its action."""

    @property
    def sizes(self) -> Digits:
        """Each digit is below its size."""

    def digits(self, *values: Any) -> Digits | None:
        """The digits of these values, or None if they are out of range."""

    def values(self, *digits: int) -> tuple[Any, ...]:
        """The values of these digits; ValueError if there are none."""


class Choices:
    """A field with a few values to choose from."""

    def __init__(self, allowed: Sequence[Any]) -> None:
        self.allowed = allowed
        self.sizes = (len(allowed),)
        self.numbers = {(type(value), value): (i,) for i, value in enumerate(allowed)}
        self.singles = [(value,) for value in allowed]

    def digits(self, *values: Any) -> Digits | None:
        return self.numbers.get((type(values[0]), values[0]))

    def values(self, *digits: int) -> tuple[Any, ...]:
        return self.singles[digits[0]]

    @property
    def allowed_text(self) -> str:
        """What is allowed, in any language: `0 – 27`, or `N, E, S, W`."""
        if isinstance(self.allowed, range):
            return f"{self.allowed[0]} – {self.allowed[-1]}"
        return ", ".join(map(str, self.allowed))


class Argument:
    """A field of a move as people write it: a name, a whole number, or in a tuple any of these."""

    def __init__(self, name: str, hint: Any) -> None:
        self.name = name
        self.takes_more = get_origin(strip(hint)) is tuple
        kinds = kinds_in(hint)
        literals = [kind for kind in kinds if get_origin(kind) is Literal]
        self.named = [value for literal in literals for value in get_args(literal)]
        self.names = {str(value).casefold(): value for value in self.named}
        self.takes_number = int in kinds
        field = field_of(hint)
        self.choices = field if isinstance(field, Choices) else Choices(self.named)

    def parse(self, text: str) -> Any:
        """The value that a text stands for; ValueError if there is none."""
        if (key := text.casefold()) in self.names:
            return self.names[key]
        if self.takes_number and NUMBER.fullmatch(text):
            return int(text)
        raise ValueError(text)


class Fields:
    """The fields of a kind of move, in their order."""

    def __init__(self, kind: type[Struct]) -> None:
        hints = get_type_hints(kind, include_extras=True)
        self.arguments = [Argument(name, hints[name]) for name in kind.__struct_fields__]
        self.parts: list[tuple[Field, tuple[str, ...]]] = []  # with the names they have in the move
        for name in kind.__struct_fields__:
            field = field_of(hints[name])
            if self.parts and self.parts[-1][0] is field:
                self.parts[-1] = field, (*self.parts[-1][1], name)
            else:
                self.parts.append((field, (name,)))
        self.sizes: Digits = tuple(size for field, _ in self.parts for size in field.sizes)

    def digits(self, move: Struct) -> Digits | None:
        """The digits of a move, or None if anything in it is out of range."""
        found: Digits = ()
        for field, names in self.parts:
            digits = field.digits(*[getattr(move, name) for name in names])
            if digits is None:
                return None
            found += digits
        return found

    def values(self, digits: Digits) -> list[Any]:
        """The values in the fields of the move with these digits."""
        found: list[Any] = []
        at = 0
        for field, _ in self.parts:
            width = len(field.sizes)
            found += field.values(*digits[at : at + width])
            at += width
        return found


@functools.cache
def fields_of(kind: type[Struct]) -> Fields:
    """The fields of a kind of move."""
    return Fields(kind)


def field_of(hint: Any) -> Field:
    """The field that a type declares."""
    if get_origin(hint) is Annotated:
        (declared,) = hint.__metadata__
        field: Field = Choices(declared) if isinstance(declared, range) else declared
        return field
    (literal,) = kinds_in(hint)
    return Choices(get_args(literal))


def kinds_in(hint: Any) -> list[Any]:
    """What a type is made of: `int`, or a `Literal`.

    The None of `Name | None` is left out: what is hidden from others has no number.
    """
    kind = strip(hint)
    if get_origin(kind) in (Union, UnionType):
        return [part for option in get_args(kind) for part in kinds_in(option)]
    if get_origin(kind) is tuple:
        return kinds_in(get_args(kind)[0])
    return [] if kind is NoneType else [kind]


def strip(hint: Any) -> Any:
    """A type without what annotates it."""
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint
