"""Nim in plain text."""

from __future__ import annotations

from dragonden.engine.words import Words

from .view import View


def picture(view: View, words: Words, names: list[str], seat: int | None = None) -> str:
    return "\n".join(f"{heap}: {'o' * counters}" for heap, counters in enumerate(view.heaps))
