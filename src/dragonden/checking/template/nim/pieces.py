"""Heaps of counters."""

from __future__ import annotations

MOST_HEAPS = 4
MOST_COUNTERS = 7
