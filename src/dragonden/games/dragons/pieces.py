"""What is in the box, and the numbers that stand for it."""

from __future__ import annotations

from typing import Literal, get_args

Seat = int
Card = int  # a kind of treasure card, in the order of CARD_NAMES; equal cards are interchangeable
Pile = int

# fmt: off
CardName = Literal[
    "cow", "sheep",
    "gold1", "gold2", "gold3",
    "blue", "pink",
    "ring",
    "sword", "helmet", "shield", "breastplate",
    "polish",
    "crown", "scepter", "bracelet", "necklace",
]
# fmt: on
CARD_NAMES: tuple[CardName, ...] = get_args(CardName)
KINDS = len(CARD_NAMES)

COW = CARD_NAMES.index("cow")
SHEEP = CARD_NAMES.index("sheep")
GOLD = CARD_NAMES.index("gold1")  # one coin; the next two kinds have two and three
BLUE = CARD_NAMES.index("blue")
PINK = CARD_NAMES.index("pink")
RING = CARD_NAMES.index("ring")
SWORD = CARD_NAMES.index("sword")  # armour: this and the next three kinds
POLISH = CARD_NAMES.index("polish")
CROWN = CARD_NAMES.index("crown")  # jewels: this and the next three kinds
COINS = 3  # kinds of gold, and coins on the richest
PIECES = 4  # of armour, and kinds of jewels

NO_CARD = -1
UNKNOWN = -2  # in place of a card: there is one, but who asks cannot know it

LEAST_PLAYERS = 3
MOST_PLAYERS = 6
FEW = 4  # up to so many players the game has a year more and hunger counts all animals together
YEARS_OF_FEW = 4
YEARS_OF_MANY = 3

PileName = Literal["a", "b", "c", "d", "e", "f"]
PILE_NAMES: tuple[PileName, ...] = get_args(PileName)  # as many as players


MOST_CARDS = 120  # for which there is room in the state; the printed box has fewer


def longest_pile(cards: int) -> int:
    """The first card of a pile, and every card of the largest deck that does not start one."""
    few, many = -(-cards // YEARS_OF_FEW) - LEAST_PLAYERS, -(-cards // YEARS_OF_MANY) - (FEW + 1)
    return 1 + max(few, many)


MOST_PILE = longest_pile(MOST_CARDS)

# Scores are counted in fifths, so that five players can divide twelve points.
UNIT = 5
MOST_GEMS = 12  # points
SHARES = (0, *(UNIT * MOST_GEMS // tied for tied in range(1, MOST_PLAYERS + 1)))  # of those points
ONE_RING = 7
SET = 10  # of armour or of jewels
EQUAL_JEWELS = 3  # in a set

MOST_OFFERS = 2 * MOST_PLAYERS  # either of two cards on any pile
