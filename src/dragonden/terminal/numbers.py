"""Numbers as people write them in their language."""

from __future__ import annotations

from fractions import Fraction

from dragonden.engine.words import Words

MINUS = "\N{MINUS SIGN}"


def format_decimal(number: float, words: Words) -> str:
    """A number with one decimal place."""
    return format_sign(f"{number:.1f}").replace(".", words("terminal-decimal-point"))


def format_points(score: int | Fraction, words: Words) -> str:
    """A score: whole, or with the one decimal place that shared points need."""
    return (
        format_sign(str(score)) if isinstance(score, int) else format_decimal(float(score), words)
    )


def format_percent(share: float, words: Words) -> str:
    """A part of one, in hundredths."""
    return words("terminal-percent", number=format_sign(f"{100 * share:.0f}"))


def format_exact_percent(share: float, words: Words) -> str:
    """A part of one, in hundredths and tenths of them."""
    return words("terminal-percent", number=format_decimal(100 * share, words))


def format_sign(text: str) -> str:
    """With a minus sign that reads as one, and none before a zero."""
    bare = text.removeprefix("-")
    return bare if bare == text or not float(bare) else MINUS + bare
