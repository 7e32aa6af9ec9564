"""No move of Picks that is due and within range is refused."""

from . import rules

__all__ = ["rules"]
