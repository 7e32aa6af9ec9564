"""A position in sentences, for those who hear it: what a picture draws is told piece by piece."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from .words import Words


class Section(Struct, frozen=True):
    """Some sentences under a heading, so that a listener can go from one part to the next."""

    title: str
    sentences: list[str]


def list_aloud(words: Words, label: str, items: Iterable[str]) -> str:
    """A label with its items as one sentence."""
    return f"{words('text-label', label=label)} {join_aloud(words, items)}."


def join_aloud(words: Words, items: Iterable[str]) -> str:
    """Items with a pause after each."""
    return words("read-joint").join(items)


def begin_sentence(text: str) -> str:
    """A text with a capital letter at its beginning and a full stop at its end."""
    return text[:1].upper() + text[1:].rstrip(".") + "."
