"""Two backends run the same rules: interpreted, ready at once; compiled, fast.

Both offer the same few things, so whoever runs a game need not know which one it has.
"""

from __future__ import annotations

import functools
import os
from collections.abc import Callable
from typing import Any, Protocol

from .extras import require
from .state import States, copy_state, dtype_of, zeros


class Backend(Protocol):
    """How rules are run and what their states are made of."""

    name: str

    def __hash__(self) -> int:
        """There is one of each: what is made for it can be kept."""

    def states(self, state_class: type, n: int) -> Any:
        """`n` blank states side by side; assigning one to another copies it."""

    def copy(self, state: Any) -> Any:
        """A copy of one of these states."""

    def buffer(self, *shape: int) -> Any:
        """Room for integers that a kernel writes."""

    def reals(self, *shape: int) -> Any:
        """Room for real numbers that a kernel writes."""

    def prepare(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """The form of a kernel or verb that works on these states."""

    def bind(self, function: Callable[..., Any], *arguments: Any) -> Callable[..., Any]:
        """The same, for many calls with arguments of the same types as these; nothing is called."""

    def to_plain(self, state_class: type, state: Any) -> Any:
        """The state as a dataclass of ints and lists: the thing itself, or a copy."""

    def load_states(self, plain: Any, n: int) -> Any:
        """`n` states side by side, the first of them a copy of a plain one."""


class Interpreted:
    """Plain Python: no compiler, no wait; views, coverage and debugging work on it."""

    name = "interpreted"

    def states(self, state_class: type, n: int) -> Any:
        return States(state_class() for _ in range(n))

    def copy(self, state: Any) -> Any:
        return copy_state(state)

    def buffer(self, *shape: int) -> Any:
        return zeros(shape)

    def reals(self, *shape: int) -> Any:
        return zeros(shape, 0.0)

    def prepare(self, function: Callable[..., Any]) -> Callable[..., Any]:
        return function

    def bind(self, function: Callable[..., Any], *arguments: Any) -> Callable[..., Any]:
        return function

    def to_plain(self, state_class: type, state: Any) -> Any:
        return state

    def load_states(self, plain: Any, n: int) -> Any:
        states = self.states(type(plain), n)
        states[0] = plain
        return states


class Compiled:
    """Machine code by numba, some hundred times faster; importing it takes half a second."""

    name = "compiled"

    def __init__(self) -> None:
        with require("fast", "To compile the rules"):
            import numpy

            from . import compiled

        self.numpy = numpy
        self.compiler = compiled

    def states(self, state_class: type, n: int) -> Any:
        return self.numpy.zeros(n, dtype_of(state_class))

    def copy(self, state: Any) -> Any:
        return self.numpy.array([state], state.dtype)[0]

    def buffer(self, *shape: int) -> Any:
        return self.numpy.zeros(shape, self.numpy.int32)

    def reals(self, *shape: int) -> Any:
        return self.numpy.zeros(shape, self.numpy.float32)

    def prepare(self, function: Callable[..., Any]) -> Callable[..., Any]:
        return self.compiler.compile_kernel(function)

    def bind(self, function: Callable[..., Any], *arguments: Any) -> Callable[..., Any]:
        return self.compiler.bind_kernel(function, arguments)

    def to_plain(self, state_class: type, state: Any) -> Any:
        return state_class(*[v if isinstance(v, int) else v.tolist() for v in state.item()])

    def load_states(self, plain: Any, n: int) -> Any:
        states = self.states(type(plain), n)
        for name in plain.__dataclass_fields__:
            states[name][0] = getattr(plain, name)
        return states


INTERPRETED = Interpreted()


@functools.cache
def compiled_backend() -> Backend:
    """The compiled backend; numba is imported by the first call."""
    return Compiled()


def default_backend() -> Backend:
    """The backend named by DRAGONDEN_BACKEND: interpreted unless it says compiled or checked."""
    name = os.environ.get("DRAGONDEN_BACKEND", "interpreted")
    return INTERPRETED if name == "interpreted" else compiled_backend()
