"""What a report is made of: sentences by name, charts and tables, in no language yet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from dragonden.engine.facts import Label
from dragonden.engine.game import Game
from dragonden.engine.words import LANGUAGES

from .statistics import Estimate

Names = dict[str, str]  # a name in each language, as the words of a game have it


class Say(Struct, frozen=True):
    """A message of the lab's words with its facts."""

    id: str
    facts: dict[str, str | int | float | Say | Names] = {}


Fact = str | int | float | Say | Names
Text = Say | Names | str

Format = Literal["percent", "number", "whole", "points"]


class Number(Struct, frozen=True, omit_defaults=True):
    """A number to be shown, with its interval if it is an estimate."""

    value: float
    low: float | None = None
    high: float | None = None
    format: Format = "number"


Cell = Number | Say | Names | str | None


class Point(Struct, frozen=True, omit_defaults=True, array_like=True):
    """A point of a series: its place, its value and the ends of the interval."""

    x: float
    y: float
    low: float | None = None
    high: float | None = None


class Series(Struct, frozen=True, omit_defaults=True):
    """Points that belong together."""

    name: Text
    points: list[Point]


class Chart(Struct, frozen=True, omit_defaults=True):
    """A picture. Every number in it is also in a table."""

    kind: Literal["intervals", "lines", "bars", "map"]
    title: Say
    x: Say | None = None
    y: Say | None = None
    format: Format = "number"
    series: list[Series] = []
    names: list[Text] = []  # of the places of x, where these are no numbers
    reference: float | None = None  # a line to compare with
    grid: list[list[float]] = []  # of a map: how often, row by row
    hexes: bool = False


class Table(Struct, frozen=True, omit_defaults=True):
    """Numbers in rows."""

    title: Say
    columns: list[Say]
    rows: Sequence[Sequence[Cell]]


class Section(Struct, frozen=True, omit_defaults=True):
    """One question: its title and definition are the messages `study-<id>` and `…-about`."""

    id: str
    charts: list[Chart] = []
    tables: list[Table] = []
    notes: list[Say] = []


def say(id: str, **facts: Fact) -> Say:
    return Say(id, facts)


def percent(value: Estimate | float) -> Number:
    """A share as a number of a table."""
    if isinstance(value, Estimate):
        return Number(round(value.mean, 5), round(value.low, 5), round(value.high, 5), "percent")
    return Number(round(value, 5), format="percent")


def number(value: Estimate | float) -> Number:
    if isinstance(value, Estimate):
        return Number(round(value.mean, 4), round(value.low, 4), round(value.high, 4))
    return Number(round(float(value), 4))


def whole(value: int) -> Number:
    return Number(int(value), format="whole")


def point(x: float, value: Estimate | float) -> Point:
    if isinstance(value, Estimate):
        return Point(x, *(round(v, 5) for v in (value.mean, value.low, value.high)))
    return Point(x, round(value, 5))


def in_percent(share: float) -> float:
    """A share as it stands in a sentence."""
    return round(100 * share, 1)


def translate(game: Game, id: str) -> Names:
    """A message of a game in each language."""
    return {language: game.words(language)(id) for language in LANGUAGES}


def name_move(game: Game, kind: type[Struct]) -> Names | Say:
    """A kind of move in each language, if the game has words for it; else as it is typed."""
    tag = str(kind.__struct_config__.tag)
    if game.words().has(f"facts-move-{tag}"):
        return translate(game, f"facts-move-{tag}")
    return say("study-move", name=tag)


def name_piece(game: Game, label: Label) -> Names:
    """A piece in each language."""
    return {
        language: " – ".join(game.words(language).line(line) for line in label)
        for language in LANGUAGES
    }
