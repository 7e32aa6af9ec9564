"""The TypeScript types in the tree are those of the Python structs."""

from __future__ import annotations

from tools.typescript import files


def test_the_types_are_not_stale() -> None:
    stale = [str(path) for path, text in files().items() if path.read_text("utf-8") != text]
    assert not stale, "Run scripts/types."
