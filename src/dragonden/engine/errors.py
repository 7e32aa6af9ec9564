"""Errors as sentences fit for a player; whatever failed has changed nothing."""

from __future__ import annotations

from msgspec import Struct

from .words import Fact, Line


class Refusal(Struct, frozen=True):
    """Why a move is not allowed: the rule it breaks and the line that says so."""

    rule: str
    line: Line


def refuse(rule: str, name: str, /, **facts: Fact) -> Refusal:
    """The refusal by a rule in the words of the message `refused-<name>`."""
    return Refusal(rule, Line(f"refused-{name}", facts))


class Refused(Exception):
    """A move that the rules do not allow now.

    `rule` is the id of the broken rule in the game's RULES.md, `reason` the sentence to show and
    `line` the same sentence before it was put in a language.
    """

    def __init__(self, rule: str, reason: str, line: Line) -> None:
        super().__init__(f"{reason} ({rule})")
        self.rule = rule
        self.reason = reason
        self.line = line

    def __reduce__(self) -> tuple[type[Refused], tuple[str, str, Line]]:
        return Refused, (self.rule, self.reason, self.line)


class InputError(ValueError):
    """A request that cannot be understood: an unknown option, a text that is no record."""
