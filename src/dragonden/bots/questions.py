"""What is asked of a worker and what it answers: bytes of msgpack, never a living object."""

from __future__ import annotations

import dataclasses
from typing import Any

import msgspec
from msgspec import Struct

from dragonden.engine.errors import InputError
from dragonden.engine.game import Game

from .decision import Decision, Judgement


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat to act, by what it knows: nothing in it tells more than that."""

    game: str
    knowledge: bytes  # by `pack_state`
    actions: list[int]  # the allowed ones
    player: str  # the name of a bot or level
    seed: int


class Question(Position, frozen=True, tag="decide"):
    """What would the player do? → Decision, Problem"""


class JudgeQuestion(Position, frozen=True, tag="judge"):
    """How good was what somebody did, in the player's eyes? → Judgement, Problem"""

    played: int


class Problem(Struct, frozen=True, tag="problem"):
    """What went wrong."""

    sentence: str


AnyQuestion = Question | JudgeQuestion
Answer = Decision | Judgement | Problem


def pack_state(state: Any) -> bytes:
    """A plain state as bytes."""
    return msgspec.msgpack.encode([getattr(state, name) for name in state.__dataclass_fields__])


def unpack_state(game: Game, question: AnyQuestion) -> Any:
    """The plain state that a question is about."""
    actions = question.actions
    if not actions or not all(0 <= action < game.actions for action in actions):
        raise InputError(f"These are no actions of {game.title} to choose from.")
    if isinstance(question, JudgeQuestion) and question.played not in actions:
        raise InputError("What was played is not among the allowed actions.")
    try:
        values = msgspec.msgpack.decode(question.knowledge, type=list[Any])
    except msgspec.MsgspecError:
        values = []
    fields = dataclasses.fields(game.state)
    if len(values) != len(fields) or not all(map(fits_field, fields, values)):
        raise InputError(f"This is no state of {game.title}.")
    return game.state(*values)


def fits_field(field: dataclasses.Field[Any], value: object) -> bool:
    """Whether a field may have a value: compiled code would not notice that it may not."""
    bits = int(field.metadata["kind"].removeprefix("int"))
    return has_shape(value, field.metadata["shape"], 1 << (bits - 1))


def has_shape(value: object, shape: tuple[int, ...], limit: int) -> bool:
    """Whether it is nested lists of this shape, of numbers within a limit; () is one number."""
    if not shape:
        return type(value) is int and -limit <= value < limit
    return (
        isinstance(value, list)
        and len(value) == shape[0]
        and all(has_shape(row, shape[1:], limit) for row in value)
    )
