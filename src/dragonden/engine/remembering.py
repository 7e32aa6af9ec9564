"""Parts of a view that seldom change are built once, and are then the same objects again."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, TypeVar

Result = TypeVar("Result")

MOST = 1000  # results of a function: a few for each table that is played


def remember(*fields: str) -> Callable[[Callable[[Any], Result]], Callable[[Any], Result]]:
    """Remember what a function of a state has returned, by the fields that it looks at.

    No other field may matter. Whoever gets a result must not change it.
    """

    def declare(function: Callable[[Any], Result]) -> Callable[[Any], Result]:
        known: dict[tuple[Any, ...], Result] = {}

        @functools.wraps(function)
        def recall(state: Any) -> Result:
            key = tuple([freeze(getattr(state, field)) for field in fields])
            if key not in known:
                if len(known) >= MOST:
                    del known[next(iter(known))]
                known[key] = function(state)
            return known[key]

        return recall

    return declare


def freeze(value: Any) -> Any:
    """A field's value, a number or up to two lists deep, as a key."""
    if not isinstance(value, list):
        return value
    return tuple(map(tuple, value)) if isinstance(value[0], list) else tuple(value)
