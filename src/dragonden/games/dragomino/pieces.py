"""What is in the box, and the numbers that stand for it."""

from __future__ import annotations

from typing import Literal, get_args

from dragonden.engine.square import steps_of

Seat = int
Domino = int
Cell = int
Side = int
Landscape = int  # 0 to 5, in the order of LANDSCAPES
Square = int  # what lies on a cell: EMPTY, or 1 + landscape, plus WELL for a watering hole

LandscapeName = Literal["desert", "snow", "prairie", "forest", "mountain", "volcano"]
LANDSCAPES: tuple[LandscapeName, ...] = get_args(LandscapeName)
LETTERS = "DSPFMV"

FAMILIES = len(LANDSCAPES)  # of eggs
START = "DS"

WELL = 8
LANDSCAPE_BITS = WELL - 1


def squares(printed: str) -> tuple[Square, Square]:
    """The two halves of a domino by its printed name: `S*P` is snow with a well, and prairie."""
    halves = [1 + LETTERS.index(letter) for letter in printed.replace("*", "")]
    first_well, second_well = printed[1] == "*", printed[-1] == "*"
    return halves[0] + WELL * first_well, halves[1] + WELL * second_well


START_SQUARES = squares(START)

MOST_PLAYERS = 4
OFFER = 4  # dominoes face up in a round
MOST_ROUNDS = 7
MOST_DOMINOES = OFFER * MOST_ROUNDS
MOST_EGGS = 14  # of a family
TAKEN = -1  # in place of a domino: it is gone

# Seven dominoes reach at most 14 cells beyond the starting one, which lies on (0, 0) and (1, 0):
# on a grid of 32 a rim of empty cells is always left.
WIDTH = 32
ORIGIN = 15
CELLS = WIDTH * WIDTH
STEPS = steps_of(WIDTH)
HOME = ORIGIN * WIDTH + ORIGIN
MOST_LAID = 2 * (1 + MOST_ROUNDS)  # cells of one zone

# A zone of n cells has at most 2n + 2 neighbours, each with four places on it and four beside it.
MOST_OFFERS = 8 * (2 * MOST_LAID + 2)
MOST_CONNECTIONS = 6  # a domino has six outer edges
