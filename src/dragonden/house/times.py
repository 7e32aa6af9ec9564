"""Moments and spans of time, as people write them."""

from __future__ import annotations

import re
import time
from datetime import datetime

from dragonden.engine.errors import InputError

UNITS = {"h": 3600, "d": 24 * 3600, "w": 7 * 24 * 3600}  # seconds


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def format_time(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000).astimezone().isoformat(timespec="seconds")


def parse_span(text: str) -> int:
    """A span of time in seconds.

    >>> parse_span("90d"), parse_span("2w")
    (7776000, 1209600)
    """
    found = re.fullmatch(r"(\d{1,6})([hdw])", text)
    if not found:
        raise InputError(f"Write a span of time as 90d, 12w or 48h, not {text!r}.")
    return int(found[1]) * UNITS[found[2]]
