"""Options: what can be chosen before a game, as data that reads and prints as text."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from .errors import InputError
from .verbs import ANY_SEAT

Value = bool | int | str

SEEDS = 1 << 63  # as many as a signed 64-bit field can tell apart


class Option(Struct, frozen=True):
    """One thing to choose.

    Its sentence is the message `option-<name>` of the game's words, its short name, if it has one,
    `option-<name>-label`.
    """

    name: str
    choices: tuple[Value, ...]
    default: Value

    def parse(self, value: object) -> Value:
        """The choice that a value or its text stands for."""
        for choice in self.choices:
            if format_value(value) == format_value(choice):
                return choice
        raise InputError(
            f"{self.name} can be {self.describe_choices()}, not {format_value(value)}."
        )

    def describe_choices(self) -> str:
        """The choices in words: `true or false`, `2 to 4`."""
        first, last = format_value(self.choices[0]), format_value(self.choices[-1])
        if len(self.choices) > 2 and all(type(choice) is int for choice in self.choices):
            return f"{first} to {last}"
        return ", ".join(map(format_value, self.choices[:-1])) + f" or {last}"

    def to_number(self, value: Value) -> int:
        """The choice as the integer that the state's field of the same name holds."""
        if value == "random":
            return ANY_SEAT
        return int(value) if isinstance(value, int) else self.choices.index(value)


class Preset(Struct, frozen=True):
    """Options that go well together. The browser's words name it: `create-preset-<name>`."""

    name: str
    options: dict[str, Value]  # the others are as by default
    minutes: int  # how long such a game takes


def flag(name: str, default: bool = False) -> Option:
    """An option that is on or off."""
    return Option(name, (False, True), default)


def count(name: str, low: int, high: int, default: int) -> Option:
    """An option that is a whole number."""
    return Option(name, tuple(range(low, high + 1)), default)


def choice(name: str, *choices: str) -> Option:
    """An option that is one of some words; the first is the default."""
    return Option(name, choices, choices[0])


def first_seat(players: int) -> Option:
    """The common option `first`: a seat, or let chance decide."""
    return Option("first", (*range(players), "random"), "random")


def format_value(value: object) -> str:
    """A value as it stands in the text form."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def complete_options(options: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, Value]:
    """Every option's value: as given, or its default. A seat to begin must be one in play."""
    values: dict[str, Value] = {option.name: option.default for option in options}
    for option in options:
        if option.name in given:
            values[option.name] = option.parse(given[option.name])
    if unknown := [name for name in given if name not in values]:
        known = ", ".join(values)
        raise InputError(f"There is no option {unknown[0]}; there are {known}.")
    first_seat(int(values["players"])).parse(values["first"])
    return values


def format_setting(name: str, values: Mapping[str, Value]) -> str:
    """A game with its options as text: `dragomino(players=4, thirst=true)`."""
    return f"{name}({', '.join(f'{key}={format_value(value)}' for key, value in values.items())})"


def parse_setting(text: str, *further: str) -> tuple[str, dict[str, Any]]:
    """The name and the options in a text such as `dragomino(players=4)` or plain `dragomino`.

    Further texts hold nothing but options: `players=4`.
    """
    if not isinstance(text, str):
        raise InputError(f"Write a game as name(option=value, …), not {text!r}.")
    whole = re.fullmatch(r"\s*(\w+)\s*(?:\(\s*(.*?)\s*\))?\s*", text)
    if not whole:
        raise InputError(f"Write a game as name(option=value, …), not {text.strip()!r}.")
    lists = [whole[2], *further] if whole[2] else further
    given: dict[str, Any] = {}
    for part in (part.strip() for listed in lists for part in listed.split(",")):
        key, sign, value = (piece.strip() for piece in part.partition("="))
        if not sign:
            raise InputError(f"Write an option as name=value, not {part!r}.")
        if key in given:
            raise InputError(f"The option {key} is given twice.")
        given[key] = value
    return whole[1], given
