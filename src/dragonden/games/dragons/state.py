"""The state of a game of Dragons. Public unless the line says who may not see it.

Public means known to a perfect memory: everybody saw each card go onto its pile. What a screen
shows of the piles is less, see view.py.
"""

from __future__ import annotations

from dataclasses import dataclass

from dragonden.engine.state import Common, array, number

from .pieces import KINDS, MOST_CARDS, MOST_PILE, MOST_PLAYERS

NOBODY = -1  # no dragon lies on the pile
AWAY = -1  # the dragon lies on no pile


@dataclass(slots=True)
class State(Common):
    extra_year: int = number()  # option
    open_piles: int = number()  # option
    bluff: int = number()  # option
    cards: list[int] = array(KINDS)  # box: how many there are of each kind

    year: int = number()  # from 0
    turn: int = number()  # seat to act

    # Cards of this and later years, next one last: nobody knows them.
    stock: list[int] = array(MOST_CARDS)
    stock_size: int = number()
    deck_size: int = number()  # how many of them are left for this year
    card: int = number()  # drawn and to be put, or NO_CARD; with bluff only the drawer knows it

    pile: list[list[int]] = array(MOST_PLAYERS, MOST_PILE)  # cards of each pile, top one last
    pile_size: list[int] = array(MOST_PLAYERS)
    # The piles that this year's cards were put on, last one last.
    put_on: list[int] = array(MOST_CARDS)
    puts: int = number()
    dragon_on: list[int] = array(MOST_PLAYERS)  # by pile: the seat with a dragon on it, or NOBODY
    dragon_at: list[int] = array(MOST_PLAYERS)  # by seat: the pile its dragon lies on, or AWAY
    dragons_placed: int = number()

    hand: list[int] = array(MOST_PLAYERS)  # card or NO_CARD; only the seat itself knows it
    treasure: list[list[int]] = array(MOST_PLAYERS, KINDS)  # laid out, by seat and kind
