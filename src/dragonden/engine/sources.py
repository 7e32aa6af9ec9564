"""Which sources compiled code is made from: the modules with kernels and all that they import.

Constants and functions of those modules are built into the compiled code; whatever else changes
in the package, the code on disk can be used as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

KERNEL = re.compile(rb"^@(kernel|DECISIONS\.(legal|allow|apply))\b", re.MULTILINE)
IMPORT = re.compile(rb"^\s*from (\.*)([\w.]*) import (\([^)]*\)|.*)", re.MULTILINE)


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
