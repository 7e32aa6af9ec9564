"""What rule functions are made of: plain Python that the compiler understands too.

A function marked `@kernel` stays an ordinary function: called from Python it runs interpreted, on
a state made of ints and lists. `dragonden.engine.compiled` hands the same functions to the
compiler when somebody asks for speed; until then nothing here imports it.

The dialect both understand: integers; `a[i][j]`, never `a[i, j]` nor `a[-1]`; tuples for constant
tables; loops over ranges; no slices or methods on a state's fields; scratch space from `flags`,
`numbers` and `reals`; results written into a buffer that the caller passes, which if it is called
as one of BUFFERS is no part of anything else that is passed; states copied only by
`states[i] = states[j]`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

KERNELS: list[Callable[..., Any]] = []
INLINED: set[Callable[..., Any]] = set()
BUFFERS = {"planes", "cells", "scalars"}  # parameters of `observe`, and of what it calls


def kernel(function: F) -> F:
    """Mark a function as part of the rules, so that it can also be compiled."""
    KERNELS.append(function)
    return function


def inline(function: F) -> F:
    """Mark a kernel that is compiled into every other one that calls it, however long it is.

    It pays where it is called in a loop: a call passes seven words for each array, and calls that
    are written out can be carried out several at a time.
    """
    INLINED.add(function)
    return kernel(function)


def flags(n: int) -> list[int]:
    """`n` small integers, all zero: scratch space inside a kernel."""
    return [0] * n


def numbers(n: int) -> list[int]:
    """`n` integers, all zero: scratch space inside a kernel."""
    return [0] * n


def reals(n: int) -> list[float]:
    """`n` real numbers, all zero: scratch space inside a kernel that tells a network something."""
    return [0.0] * n


def entry(rows: Any, i: int, j: int) -> Any:
    """`rows[i][j]` of a buffer, for loops where each nanosecond counts.

    Compiled, it does not take out the row first, whose users would have to be counted: so the
    layers of a network take a third of the time.
    """
    return rows[i][j]


def exchange(numbers: Any, i: int, value: int) -> int:
    """Write a number that another thread waits for, after all that was written before it."""
    before: int = numbers[i]
    numbers[i] = value
    return before


def peek(numbers: Any, i: int) -> int:
    """A number that another thread may write, read before all that is read after it."""
    found: int = numbers[i]
    return found
