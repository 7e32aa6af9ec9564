"""Searches put together by hand: `search(budget=2000, widening=0)`."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from dragonden.engine.errors import InputError

from .search_bot import Effort

SEARCH = "search"
EXAMPLE = "search(budget=2000, widening=0)"
PATTERN = re.compile(rf"{SEARCH}\s*(?:\((.*)\))?")
MOST_SIMULATIONS = (1 << 31) - 1  # visits are counted in 32 bits


class Field(NamedTuple):
    """A setting of a search, and its bounds."""

    least: float
    most: float
    whole: bool = True

    def parse(self, name: str, text: str) -> int | float:
        try:
            value = int(text) if self.whole else float(text)
            if self.least <= value <= self.most:
                return value
        except ValueError:
            pass
        kind = "whole number" if self.whole else "number"
        raise InputError(f"{name} is a {kind} from {self.least:,} to {self.most:,}, not {text!r}.")


FIELDS = {
    "budget": Field(1, MOST_SIMULATIONS),
    "depth": Field(1, 1_000_000),
    "exploration": Field(0, 1000, whole=False),
    "widening": Field(0, 1_000_000),
    "greedy": Field(0, 1024),
    "rounds": Field(0, 1),
    "belief": Field(0, 1),
    "horizon": Field(0, 1_000_000),
    "network": Field(0, 1),
    "whole": Field(0, 1_000_000),
    "ahead": Field(0, 1000),
    "breadth": Field(1, 1000),
    "seconds": Field(0.001, 3600, whole=False),
    "threads": Field(1, 256),
}
OF_EFFORT = ("seconds", "threads")  # the other fields are those of a plan


def parse_search(text: str) -> tuple[str, Effort] | None:
    """The full name of a search and its effort, or None if this is no search.

    >>> parse_search("search( threads=2,budget=9)")
    ('search(budget=9, threads=2)', Effort(times=1.0, plan=(('budget', 9),), threads=2, \
seconds=None, former=False))
    """
    found = PATTERN.fullmatch(text)
    if not found:
        return None
    given = parse_fields(found[1] or "")
    plan = tuple((name, value) for name, value in given.items() if name not in OF_EFFORT)
    rest: dict[str, Any] = {name: given[name] for name in OF_EFFORT if name in given}
    inside = ", ".join(f"{name}={value}" for name, value in given.items())
    return f"{SEARCH}({inside})" if inside else SEARCH, Effort(plan=plan, **rest)


def parse_fields(text: str) -> dict[str, int | float]:
    """What stands between the parentheses, in the order of FIELDS."""
    given: dict[str, int | float] = {}
    for part in filter(None, re.split(r"\s*,\s*", text.strip())):
        name, sign, value = (word.strip() for word in part.partition("="))
        if not sign:
            raise InputError(f"Write the settings of a search as {EXAMPLE}, not {part!r}.")
        if name not in FIELDS:
            raise InputError(f"A search has no {name!r}; it has {', '.join(FIELDS)}.")
        if name in given:
            raise InputError(f"A search has {name} twice.")
        given[name] = FIELDS[name].parse(name, value)
    return {name: given[name] for name in FIELDS if name in given}
