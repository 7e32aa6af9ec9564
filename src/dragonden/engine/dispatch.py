"""Kernels that are written out from declared decisions: which function a phase or action calls.

All tests stand in one function. With a function for each test Dinoland had 120 more of them to
compile, and interpreted rules paid for the calls.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from .fields import Digits
from .kernel import kernel

Kernel = Callable[..., Any]


class Range(NamedTuple):
    """The actions from a number on, up to the next range, and what becomes of them."""

    first: int
    sizes: Digits  # of the digits that an action consists of
    function: Kernel | None  # gets the state, the digits and whatever else there is; None: nothing


def write_kernel(parameters: Sequence[str], lines: list[str], names: dict[str, Any]) -> Kernel:
    """A kernel with these lines as its body, in which these names are known."""
    source = "\n    ".join([f"def chosen({', '.join(parameters)}):", *lines])
    exec(source, names)
    chosen: Kernel = names["chosen"]
    return kernel(chosen)


def build_action_kernel(first: int, sizes: Digits) -> Callable[..., int]:
    """The kernel that makes an action of digits below these sizes."""
    digits = [f"digit{i}" for i in range(len(sizes))]
    places = [math.prod(sizes[i + 1 :]) for i in range(len(sizes))]
    terms = [f"{digit} * {place}" for digit, place in zip(digits, places, strict=True)]
    return write_kernel(digits, [f"return {' + '.join([str(first), *terms])}"], {})


def digits_of(first: int, sizes: Digits) -> list[str]:
    """The expressions for the digits of an action."""
    found = []
    for i, size in enumerate(sizes):
        rest = f"(action - {first}) // {math.prod(sizes[i + 1 :])}"
        found.append(rest if i == 0 else f"{rest} % {size}")
    return found


def dispatch_by_phase(functions: Sequence[Kernel]) -> Kernel:
    """The kernel of state and buffer that calls the function of the state's phase, from 1 on."""
    names = {f"phase{phase}": function for phase, function in enumerate(functions, start=1)}
    *others, last = names
    tests = [f"if state.phase == {name[5:]}: return {name}(state, out)" for name in others]
    return write_kernel(["state", "out"], [*tests, f"return {last}(state, out)"], dict(names))


def dispatch_by_action(ranges: Sequence[Range], otherwise: int | None = 0) -> Kernel:
    """The kernel of state, action and more that calls the function of the action's range."""
    names: dict[str, Any] = {}
    more: tuple[str, ...] = ()
    leaves = []
    for i, (first, sizes, function) in enumerate(ranges):
        if function is None:
            leaves.append(f"return {otherwise}")
            continue
        code = function.__code__
        more = code.co_varnames[1 + len(sizes) : code.co_argcount]
        names[f"range{i}"] = function
        arguments = ["state", *digits_of(first, sizes), *more]
        leaves.append(f"return range{i}({', '.join(arguments)})")
    lines = branch([found.first for found in ranges], leaves)
    return write_kernel(["state", "action", *more], lines, names)


def branch(firsts: list[int], leaves: list[str]) -> list[str]:
    """The lines of a tree of tests that leads to the last leaf whose number is not too large."""
    if len(leaves) == 1:
        return leaves
    half = len(leaves) // 2
    below = branch(firsts[:half], leaves[:half])
    return [
        f"if action < {firsts[half]}:",
        *(f"    {line}" for line in below),
        *branch(firsts[half:], leaves[half:]),
    ]
