"""What is asked of a worker and what it answers: bytes of msgpack, never a living object."""

from __future__ import annotations

import dataclasses
from typing import Any

import msgspec
from msgspec import Struct

from dragonden.engine.errors import Mistake
from dragonden.engine.game import Game

from .decision import Decision


class Question(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat to act, by what it knows: nothing in it tells more than that."""

    game: str
    knowledge: bytes  # by `packed`
    actions: list[int]  # the allowed ones
    player: str  # the name of a bot or level
    seed: int


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """What the player decided, or what went wrong."""

    decision: Decision | None
    problem: str = ""


def packed(state: Any) -> bytes:
    """A plain state as bytes."""
    return msgspec.msgpack.encode([getattr(state, name) for name in state.__dataclass_fields__])


def unpacked(game: Game, data: bytes) -> Any:
    """The plain state in some bytes."""
    values = msgspec.msgpack.decode(data)
    if not isinstance(values, list) or len(values) != len(dataclasses.fields(game.state)):
        raise Mistake(f"This is no state of {game.title}.")
    return game.state(*values)
