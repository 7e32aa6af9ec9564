"""Which sources compiled code is made from: the modules with kernels and all that they import.

Constants and functions of those modules are built into the compiled code; whatever else changes
in the package, the code on disk can be used as it is. So can that of the other games when one game
changes.
"""

from __future__ import annotations

import functools
import hashlib
import re
from collections.abc import Iterator
from pathlib import Path

KERNEL = re.compile(rb"^@(kernel|DECISIONS\.(legal|allow|apply))\b", re.MULTILINE)
IMPORT = re.compile(rb"^\s*from (\.*)([\w.]*) import (\([^)]*\)|.*)", re.MULTILINE)
PACKAGE = Path(__file__).resolve().parent.parent


def is_ours(path: str | Path) -> bool:
    """Whether a source is part of this package, and no test."""
    path = Path(path).resolve()
    return PACKAGE in path.parents and "tests" not in path.parts


@functools.cache
def digest_shared_sources() -> str:
    """A digest of the sources that the compiled code of every game is made from."""
    games, compiler = PACKAGE / "games", PACKAGE / "engine" / "compiled.py"
    found = [path for path in find_compiled_sources(PACKAGE) if games not in path.parents]
    return digest_files(PACKAGE, [*found, compiler])


@functools.cache
def digest_game(folder: Path) -> str:
    """A digest of the sources that only the compiled code of one game is made from."""
    folder = folder.resolve()
    if is_ours(folder):
        paths = [path for path in find_compiled_sources(PACKAGE) if folder in path.parents]
    else:
        paths = sorted(
            path for path in folder.rglob("*.py") if "tests" not in path.relative_to(folder).parts
        )
    return digest_files(folder, paths)


def digest_files(folder: Path, paths: list[Path]) -> str:
    """A digest of files and of their names in a folder."""
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.relative_to(folder).as_posix().encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


@functools.cache
def find_compiled_sources(package: Path) -> list[Path]:
    """The sources below `package` on which compiled code depends, in a fixed order.

    The manifests are among them, since they say which functions are the verbs of a game; what a
    manifest imports matters only where a kernel imports it too.
    """
    texts = {path: path.read_bytes() for path in package.rglob("*.py") if "tests" not in path.parts}
    found: set[Path] = set()
    waiting = [path for path, text in texts.items() if KERNEL.search(text)]
    while waiting:
        path = waiting.pop()
        if path in texts and path not in found:
            found.add(path)
            waiting += find_imports(path, texts[path], package)
    return sorted(found.union(package.glob("games/*/__init__.py")))


def find_imports(path: Path, text: bytes, package: Path) -> Iterator[Path]:
    """The files that a source may import from the package: modules, or names inside of them."""
    for dots, module, names in IMPORT.findall(text):
        parts = module.decode().split(".") if module else []
        if dots:
            folder = path.parents[len(dots) - 1]
        elif parts[0] == package.name:
            folder, parts = package, parts[1:]
        else:
            continue
        for name in re.findall(r"\w+", names.decode()):
            yield folder.joinpath(*parts, f"{name}.py")
        yield folder.joinpath(*parts).with_suffix(".py")
