"""What is in the box, and the numbers that stand for it."""

from __future__ import annotations

from typing import Literal, get_args

Seat = int
Card = int  # a kind of treasure card, in the order of CARD_NAMES; equal cards are interchangeable
Pile = int

CardName = Literal[
    "cow",
    "sheep",
    "gold1",
    "gold2",
    "gold3",
    "blue",
    "pink",
    "ring",
    "sword",
    "helmet",
    "shield",
    "breastplate",
    "polish",
    "crown",
    "scepter",
    "bracelet",
    "necklace",
]
CARD_NAMES: tuple[CardName, ...] = get_args(CardName)
KINDS = len(CARD_NAMES)

# F16: how many copies of each kind there are is not published; these numbers are ours.
BOX: dict[CardName, int] = {
    "cow": 12,
    "sheep": 12,
    "gold1": 8,
    "gold2": 8,
    "gold3": 4,
    "blue": 8,
    "pink": 8,
    "ring": 4,
    "sword": 4,
    "helmet": 4,
    "shield": 4,
    "breastplate": 4,
    "polish": 8,
    "crown": 4,
    "scepter": 4,
    "bracelet": 4,
    "necklace": 4,
}
COPIES = tuple(BOX[name] for name in CARD_NAMES)
CARDS = sum(COPIES)

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


def longest_pile(players: int) -> int:
    """The first card of a pile, and every card of the largest deck that does not start one."""
    years = YEARS_OF_FEW if players <= FEW else YEARS_OF_MANY
    return 1 + -(-CARDS // years) - players


MOST_PILE = max(longest_pile(players) for players in range(LEAST_PLAYERS, MOST_PLAYERS + 1))

# Scores are counted in fifths, so that five players can divide twelve points.
UNIT = 5
MOST_GEMS = 12  # points
ONE_RING = 7
SET = 10  # of armour or of jewels
EQUAL_JEWELS = 3  # in a set

MOST_OFFERS = 2 * MOST_PLAYERS  # either of two cards on any pile
