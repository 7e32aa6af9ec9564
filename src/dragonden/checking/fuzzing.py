"""Moves that somebody might ask for, allowed or not."""

from __future__ import annotations

import functools
import random
from collections.abc import Sequence
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from dragonden.engine.game import Game

FAR = 3  # a number drawn beside a known one is at most this far from it
WILD = (-1, 255, 1 << 31, -(1 << 31), (1 << 63) - 1)  # numbers that are none of anything


def any_move(
    game: Game, luck: random.Random, offered: Sequence[Any] = (), kinds: Sequence[Any] = ()
) -> Any:
    """A move that somebody might ask for, allowed or not: of these kinds, or all, equally often.

    Half of its facts are those of an offered move of its kind, if there is one, so that many are
    wrong in a single respect. There may be no action for it.
    """
    kind = luck.choice(kinds or game.kinds)
    pattern = luck.choice([move for move in offered if type(move) is kind] or [None])
    near = numbers_of([pattern] if pattern else offered) or [0]
    facts = [any_fact(fact, luck, near) for fact in facts_of(kind)]
    if pattern is not None:
        pairs = zip(facts, msgspec.structs.astuple(pattern), strict=True)
        facts = [luck.choice(pair) for pair in pairs]
    return kind(*facts)


@functools.cache  # msgspec looks them up anew each time
def facts_of(kind: Any) -> list[Any]:
    """The types of the facts of a kind of move."""
    return [field.type for field in msgspec.structs.fields(kind)]


def numbers_of(moves: Sequence[Any]) -> list[int]:
    """All numbers in some moves."""
    facts = [fact for move in moves for fact in msgspec.structs.astuple(move)]
    return [fact for fact in facts if isinstance(fact, int)]


def any_fact(kind: Any, luck: random.Random, near: Sequence[int]) -> Any:
    """A fact of this type; a number is mostly close to one of those nearby."""
    if get_origin(kind) is Annotated:
        return any_fact(get_args(kind)[0], luck, near)
    if get_origin(kind) is Literal:
        return luck.choice(get_args(kind))
    if get_origin(kind) in (Union, UnionType):
        return any_fact(luck.choice(get_args(kind)), luck, near)
    if get_origin(kind) is tuple:
        return tuple(any_fact(get_args(kind)[0], luck, near) for _ in range(luck.randrange(5)))
    if kind is int:
        number = luck.choice(near) + luck.randint(-FAR, FAR)
        return luck.choice(WILD) if luck.random() < 0.1 else number
    assert kind is NoneType, f"no move has had a fact like {kind} yet"
    return None
