"""A page of plain text: sentences and lists, wrapped to 80 columns."""

from __future__ import annotations

import textwrap

from .words import Words

PAGE = 80  # columns
GLUE = "\0"  # in place of a space where no line may break
LONGEST = 60  # what is longer may break at its spaces


def keep_together(text: str) -> str:
    """A text that `wrap` does not break, unless it is long."""
    return text.replace(" ", GLUE) if len(text) <= LONGEST else text


def wrap(text: str, indent: str = "", first: str = "") -> list[str]:
    """The lines of a text, all but the first indented, or that too."""
    lines = textwrap.wrap(text, PAGE, initial_indent=first, subsequent_indent=indent)
    return [line.replace(GLUE, " ") for line in lines]


def clip(text: str, width: int) -> str:
    """A text that is no longer than this many columns."""
    return text if len(text) <= width else f"{text[: width - 1]}…"


def join_items(items: list[str]) -> str:
    """Items with dots between them, which end a line rather than begin one."""
    return f"{GLUE}· ".join(keep_together(item) for item in items)


def list_items(words: Words, label: str, items: list[str]) -> list[str]:
    """The lines of a list; the label has no colon yet, which not every language writes alike."""
    return wrap(f"{words('text-label', label=label)} {join_items(items)}", "  ")
