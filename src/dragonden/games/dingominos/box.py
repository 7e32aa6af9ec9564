"""The dominoes in the box. The printed set is not published: this list can be replaced by another
in which no domino comes twice, the sign that is first in `pieces.SIGNS` being written first.
"""

from __future__ import annotations

from typing import Literal

# fmt: off
DominoName = Literal[
    # points
    "1-1", "1-2", "1-3", "1-4", "1-5", "1-6",
    "2-2", "2-3", "2-4", "2-5", "2-6",
    "3-3", "3-4", "3-5", "3-6",
    "4-4", "4-5", "4-6",
    "5-5", "5-6",
    "6-6",
    # points and actions
    "1-replay", "1-skip", "1-reverse", "1-draw", "1-counter",
    "2-replay", "2-skip", "2-reverse", "2-draw", "2-counter",
    "3-replay", "3-skip", "3-reverse", "3-draw", "3-counter",
    "4-replay", "4-skip", "4-reverse", "4-draw", "4-counter",
    "5-replay", "5-skip", "5-reverse", "5-draw", "5-counter",
    "6-replay", "6-skip", "6-reverse", "6-draw", "6-counter",
    # actions
    "replay-replay", "replay-skip", "replay-reverse", "replay-draw", "replay-counter",
    "skip-skip", "skip-reverse", "skip-draw", "skip-counter",
    "reverse-reverse", "reverse-draw", "reverse-counter",
    "draw-draw", "draw-counter",
    "counter-counter",
    # jokers: no double one, for a joker never faces outward
    "1-joker", "2-joker", "3-joker", "4-joker", "5-joker", "6-joker",
    "replay-joker", "skip-joker", "reverse-joker", "draw-joker", "counter-joker",
]
# fmt: on
