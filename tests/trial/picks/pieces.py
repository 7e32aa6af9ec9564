"""Cards of four kinds, worth one to four points."""

from __future__ import annotations

KINDS = 4
SLOTS = 4
ROUNDS = 5
MOST_PLAYERS = 4
SIDES = 1000  # of the dice
