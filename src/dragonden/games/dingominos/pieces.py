"""What is in the box, and the numbers that stand for it."""

from __future__ import annotations

from typing import Literal, get_args

from dragonden.engine.kernel import kernel

Seat = int
Sign = int  # 1 to 6 for points, then the actions and the joker, in the order of SIGNS; 0: none
Domino = int  # 16 * one sign + the other, the smaller sign first; NONE: no domino, or a hidden one
Index = int  # of a sign in SIGNS, as actions have it: one less than the sign
Row = int  # a set of signs: bit 1 << sign
End = int  # of the chain: LEFT or RIGHT

SignName = Literal[
    "1", "2", "3", "4", "5", "6", "replay", "skip", "reverse", "draw", "counter", "joker"
]
SIGNS: tuple[SignName, ...] = get_args(SignName)
REPLAY, SKIP, REVERSE, DRAW, COUNTER, JOKER = range(7, 13)
NONE = 0

EndName = Literal["left", "right"]
ENDS: tuple[EndName, ...] = get_args(EndName)
LEFT, RIGHT = range(2)

# Every pair of signs but joker and joker, for a joker never faces outward.
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
    # jokers
    "1-joker", "2-joker", "3-joker", "4-joker", "5-joker", "6-joker",
    "replay-joker", "skip-joker", "reverse-joker", "draw-joker", "counter-joker",
]
# fmt: on
DOMINO_NAMES: tuple[DominoName, ...] = get_args(DominoName)


def sign_of(name: str) -> Sign:
    """The number of a sign with this name."""
    return 1 + SIGNS.index(name)


def domino_of(name: str) -> Domino:
    """The number of a domino written as in DOMINO_NAMES."""
    one, other = name.split("-")
    return 16 * sign_of(one) + sign_of(other)


@kernel
def domino_with(one: Sign, other: Sign) -> Domino:
    return 16 * min(one, other) + max(one, other)


DOMINOES = tuple(domino_of(name) for name in DOMINO_NAMES)
NAMES: dict[Domino, DominoName] = dict(zip(DOMINOES, DOMINO_NAMES, strict=True))

MOST_PLAYERS = 8
MOST_ROUNDS = 10
HANDS = (0, 0, 12, 10, 8, 6, 6, 6, 6)  # dominoes dealt to each, by number of players
CLOCKWISE = 1  # from a seat to the next; counterclockwise is -1

PENALTY = 2  # dominoes for a DRAW, and more for each COUNTER
ACTION_POINTS = 10
JOKER_POINTS = 50
OUT_POINTS = -50  # for laying one's last domino

OUTWARD = JOKER - 1  # signs that can face outward: all but the joker

# At each end every outward sign once by the end's own sign and once by a joker; and one more move.
# A full hand of twelve opens in at most two ways a domino, which is less.
MOST_OFFERS = 4 * OUTWARD + 1
