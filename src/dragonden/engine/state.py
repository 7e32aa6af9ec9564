"""A game's state: declared once, read by people, mypy, interpreted rules and the compiler."""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable
from typing import Any

SPECTATOR = -1  # the seat of someone who only watches


def zeros(shape: tuple[int, ...], zero: float = 0) -> Any:
    """Nested lists of zeros, or a single zero for the empty shape."""
    if len(shape) > 1:
        return [zeros(shape[1:], zero) for _ in range(shape[0])]
    return [zero] * shape[0] if shape else zero


def number(kind: str = "int8") -> Any:
    """Declare a field that holds one integer of the given NumPy kind."""
    return dataclasses.field(default=0, metadata={"kind": kind, "shape": ()})


def array(*shape: int, kind: str = "int8") -> Any:
    """Declare a field that holds integers in rows, read as `state.field[i][j]`."""
    return dataclasses.field(
        default_factory=lambda: zeros(shape), metadata={"kind": kind, "shape": shape}
    )


@dataclasses.dataclass(slots=True)
class Common:
    """What every state begins with: rules set `revealed` and `phase`, the engine the rest."""

    rng: int = number("int64")  # key of the random stream: nobody may see it
    drawn: int = number("int32")  # how many words of the stream are used: nobody may see it
    revealed: int = number("int32")  # how often something hidden or random was shown to anyone
    players: int = number()  # option: how many seats
    first: int = number()  # option: the seat that begins
    phase: int = number()  # the decision now due, or OVER


@functools.cache
def dtype_of(state_class: Any) -> Any:
    """The NumPy record with the fields of a state."""
    import numpy  # interpreted rules do without

    fields = state_class.__dataclass_fields__.values()
    rows = [(f.name, f.metadata["kind"], f.metadata["shape"]) for f in fields]
    return numpy.dtype((numpy.record, rows))


@functools.cache
def build_copier(
    state_class: Any,
    written: frozenset[str] | None = None,
    own_rows: frozenset[str] = frozenset(),
) -> Callable[..., Any]:
    """The function that copies a state of this class, written out field by field.

    A table copies its state for every move: looking at each value first to see what it is takes
    three times as long. Where it is known which fields of the copy will be written, it shares the
    others with the state; and of fields with a row for each seat, of which a move writes only
    that of its maker, all rows but the one of the seat that is given.
    """
    copies = []
    for field in dataclasses.fields(state_class):
        value, depth = f"state.{field.name}", len(field.metadata["shape"])
        if field.name in own_rows:
            copies.append(f"copy_row({value}, seat)")
        elif written is None or field.name in written:
            copies.append(copy_expression(value, depth))
        else:
            copies.append(value)
    names = {"made": state_class, "copy": list.copy, "copy_row": copy_row}
    source = f"lambda state, seat=None: made({', '.join(copies)})"
    function: Callable[..., Any] = eval(source, names)
    return function


def copy_row(rows: list[list[int]], seat: int) -> list[list[int]]:
    """A list with a copy of the row of one seat, and the other rows themselves."""
    copied = rows[:]
    copied[seat] = rows[seat][:]
    return copied


def copy_expression(value: str, depth: int) -> str:
    """The expression that copies lists in lists, so many deep."""
    if depth < 2:
        return value + "[:]" * depth
    if depth == 2:
        return f"[*map(copy, {value})]"
    return f"[{copy_expression('row', depth - 1)} for row in {value}]"


def copy_state(state: Any) -> Any:
    """A copy of an interpreted state that shares nothing with it."""
    kind: Any = type(state)
    return build_copier(kind)(state)


class States(list[Any]):
    """States side by side; as in the compiler's array, assigning an element copies it."""

    def __setitem__(self, index: Any, state: Any) -> None:
        super().__setitem__(index, copy_state(state))
