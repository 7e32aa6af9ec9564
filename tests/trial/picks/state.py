"""The state of a game of Picks; all of it is public but the stream of chance."""

from __future__ import annotations

from dataclasses import dataclass

from dragonden.engine.state import Common, array, number

from .pieces import KINDS, MOST_PLAYERS, SLOTS


@dataclass(slots=True)
class State(Common):
    gift: int = number()  # option: points that the first seat gets for nothing
    ace: int = number()  # option: points more for a card of the first kind
    dealt: int = number()  # option: chance says which cards are offered
    dice: int = number()  # option: chance says who wins
    face_down: int = number()  # option: nobody sees which cards are offered
    turn: int = number()  # turns played
    offer: list[int] = array(SLOTS)  # kinds of cards
    taken: list[list[int]] = array(MOST_PLAYERS, KINDS)
    rolled: list[int] = array(MOST_PLAYERS, kind="int16")
