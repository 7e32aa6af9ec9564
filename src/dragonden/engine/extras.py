"""Packages that come with an extra of Dragonden: whoever lacks one is told how to install it.

`pip install dragonden` brings the rules, the Python API and the command line; pyproject.toml lists
what each extra adds.
"""

from __future__ import annotations

import contextlib
import functools
import importlib.util
from collections.abc import Iterator

from .errors import InputError


@contextlib.contextmanager
def require(extra: str, what: str) -> Iterator[None]:
    """Import packages of an extra; the sentence for one that is missing says what needs it.

    >>> with require("fast", "To count sheep"):
    ...     import sheep
    Traceback (most recent call last):
    dragonden.engine.errors.InputError: To count sheep you need the package sheep: pip install \
"dragonden[fast]"
    """
    try:
        yield
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        if package == "dragonden":
            raise
        advice = f"{what} you need the package {package}: {install_command(extra)}"
        raise InputError(advice) from missing


def install_command(extra: str) -> str:
    """The command that installs an extra."""
    return f'pip install "dragonden[{extra}]"'


@functools.cache
def has_compiler() -> bool:
    """Whether rules can be compiled: whether the extra `fast` is installed."""
    return importlib.util.find_spec("numba") is not None
