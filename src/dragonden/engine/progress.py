"""Progress of long work: whoever asks for the work may watch it."""

from __future__ import annotations

from collections.abc import Callable

Progress = Callable[[int, int], object]  # called with how many are done, and of how many


def ignore_progress(done: int, of: int) -> None:
    """For those who do not watch."""
