"""Nim in plain text."""

from __future__ import annotations

from dragonden.engine.words import Words

from .moves import Take
from .view import View


def picture(view: View, words: Words, names: list[str]) -> str:
    return "\n".join(f"{heap}: {'o' * counters}" for heap, counters in enumerate(view.heaps))


def describe(move: Take, view: View, words: Words) -> str:
    return words("text-take", counters=move.counters, heap=move.heap)
