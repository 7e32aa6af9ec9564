"""Who plays in an arena: bots and levels by name, and searches put together by hand."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, NamedTuple

from dragonden.bots import BOTS, LEVELS, Bot, create_bot
from dragonden.bots.levels import GREEDY
from dragonden.bots.search_bot import Effort, SearchBot
from dragonden.engine.errors import InputError
from dragonden.engine.game import Game
from dragonden.engine.options import Value

SEARCH = "search"
EXAMPLE = "search(budget=2000, widening=0)"
MOST_SIMULATIONS = (1 << 31) - 1  # visits are counted in 32 bits


class Field(NamedTuple):
    """A setting of a search, and its bounds."""

    least: float
    most: float
    whole: bool = True

    def read(self, name: str, text: str) -> int | float:
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
    "horizon": Field(0, 1_000_000),
    "seconds": Field(0.001, 3600, whole=False),
    "threads": Field(1, 256),
}
OF_EFFORT = ("seconds", "threads")  # the other fields are those of a plan


@dataclass(frozen=True)
class Entrant:
    """One of the listed players."""

    name: str
    effort: Effort | None = None  # of a search put together by hand

    def player(self, seed: str) -> Bot:
        """A new bot for one seat of one match."""
        return create_bot(self.name, seed) if self.effort is None else SearchBot(seed, self.effort)

    @property
    def searches(self) -> bool:
        level = LEVELS.get(self.name)
        return self.effort is not None or (level is not None and level.effort != GREEDY)

    def facts(self, game: Game) -> dict[str, Value | float | None]:
        """What its play depends on, beside the rules and the game's own appraisal."""
        facts: dict[str, Any] = {}
        if self.name in LEVELS:
            facts |= LEVELS[self.name]._asdict()
        if self.searches:
            effort = self.effort or Effort()
            facts |= (effort.plan or game.bot.PLAN)._asdict()
            facts |= {name: getattr(effort, name) for name in OF_EFFORT}
        return facts


def split_players(text: str) -> list[str]:
    """The players in a list; commas inside parentheses do not separate.

    >>> split_players("dragon, search(budget=9, depth=1),greedy")
    ['dragon', 'search(budget=9, depth=1)', 'greedy']
    """
    return [part.strip() for part in re.split(r",(?![^()]*\))", text)]


def parse_entrant(text: str, game: Game) -> Entrant:
    """The player of this name; what a search leaves open comes from the game's own plan."""
    if text in BOTS:
        return Entrant(text)
    told = re.fullmatch(rf"{SEARCH}\s*(?:\((.*)\))?", text)
    if not told:
        raise InputError(f"There is no player {text!r}; there are {', '.join(BOTS)} and {EXAMPLE}.")
    given = parse_fields(told[1] or "")
    plan = {name: value for name, value in given.items() if name not in OF_EFFORT}
    rest: dict[str, Any] = {name: given[name] for name in OF_EFFORT if name in given}
    inside = ", ".join(f"{name}={value}" for name, value in given.items())
    name = f"{SEARCH}({inside})" if inside else SEARCH
    return Entrant(name, Effort(plan=game.bot.PLAN._replace(**plan), **rest))


def parse_fields(text: str) -> dict[str, Any]:
    """What stands between the parentheses, in the order of FIELDS."""
    given: dict[str, int | float] = {}
    for part in filter(None, re.split(r"\s*,\s*", text.strip())):
        name, sign, value = (word.strip() for word in part.partition("="))
        if not sign:
            raise InputError(f"Write what a search is told as {EXAMPLE}, not {part!r}.")
        if name not in FIELDS:
            raise InputError(f"A search has no {name!r}; it has {', '.join(FIELDS)}.")
        if name in given:
            raise InputError(f"A search is told {name} twice.")
        given[name] = FIELDS[name].read(name, value)
    return {name: given[name] for name in FIELDS if name in given}
