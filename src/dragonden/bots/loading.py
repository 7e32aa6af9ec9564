"""Classes and functions from somebody's own file or module: `mybot.py:Cautious`."""

from __future__ import annotations

import functools
import hashlib
import importlib
import importlib.util
import sys
from importlib.machinery import PathFinder
from pathlib import Path
from types import ModuleType
from typing import Any

from dragonden.engine.errors import InputError


def load_object(text: str) -> Any:
    """What a text such as `mybot.py:Cautious` or `package.module:Cautious` names."""
    place, _, name = text.rpartition(":")
    module = load_file(Path(place).resolve()) if place.endswith(".py") else load_module(place)
    try:
        return getattr(module, name)
    except AttributeError:
        raise InputError(f"{place} has no {name!r}.") from None


@functools.cache
def load_file(path: Path) -> ModuleType:
    """The module in a file; what lies beside it can be imported by it."""
    if not path.is_file():
        raise InputError(f"There is no file {path}.")
    name = f"{path.stem}_{hashlib.sha256(str(path).encode()).hexdigest()[:8]}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec
    assert spec.loader
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        raise InputError(f"{path} cannot be loaded: {type(error).__name__}: {error}") from error
    return module


def load_module(name: str) -> ModuleType:
    """A module that is installed."""
    try:
        return importlib.import_module(name)
    except Exception as error:
        raise InputError(f"{name} cannot be loaded: {type(error).__name__}: {error}") from error


def name_object(thing: Any) -> str | None:
    """The text by which another process can load a class or function; None if there is none.

    >>> from dragonden.bots.simple import RandomBot
    >>> name_object(RandomBot), name_object(RandomBot(1))
    ('dragonden.bots.simple:RandomBot', None)
    """
    name, module = getattr(thing, "__qualname__", None), getattr(thing, "__module__", "")
    found = sys.modules.get(module)
    if name is None or getattr(found, name, None) is not thing:
        return None
    if module != "__main__" and PathFinder.find_spec(module.partition(".")[0]):
        return f"{module}:{name}"
    file = getattr(found, "__file__", None)
    return f"{file}:{name}" if file and file.endswith(".py") else None
