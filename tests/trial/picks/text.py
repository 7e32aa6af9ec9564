"""Picks in plain text."""

from __future__ import annotations

from dragonden.engine.words import Words

from .view import View


def render_view(view: View, words: Words, names: list[str], seat: int | None = None) -> str:
    return " ".join(map(str, view.offer))
