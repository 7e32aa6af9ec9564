"""Heaps of counters."""

from __future__ import annotations

MOST_HEAPS = 4
MOST_COUNTERS = 7

# Actions: heap * MOST_COUNTERS + counters taken - 1.
ACTIONS = MOST_HEAPS * MOST_COUNTERS
