"""The state of a game of Dingominos. Public unless the line says who may not see it."""

from __future__ import annotations

from dataclasses import dataclass

from dragonden.engine.state import Common, array, number

from .pieces import DOMINOES, JOKER, MOST_PLAYERS, MOST_ROUNDS


@dataclass(slots=True)
class State(Common):
    rounds: int = number()  # option
    strict_replay: int = number()  # option
    open_hands: int = number()  # option
    dominoes: list[int] = array(len(DOMINOES))  # box: 1 if it is there, in the order of DOMINOES

    finished: int = number()  # rounds played to their end
    opener: int = number()  # seat whose turn it was to open the round
    turn: int = number()  # seat to act
    direction: int = number()  # CLOCKWISE or -CLOCKWISE

    # A hand is a row for each inner sign: the outer signs that can be laid by joining it. A joker
    # joins only inward: 3-joker is in the row of JOKER alone, 3-draw in those of 3 and of DRAW.
    # Listing the placements of twelve dominoes takes 36 ns so, 103 ns from a list of them.
    # Only the holder sees a hand, unless `open_hands`; at the end of a round all are shown.
    hand: list[list[int]] = array(MOST_PLAYERS, JOKER + 1, kind="int16")
    hand_size: list[int] = array(MOST_PLAYERS)
    pool: list[int] = array(len(DOMINOES), kind="int16")  # in no order; nobody may see it
    pool_size: int = number()
    drawn_domino: int = number("int16")  # in phase DRAWN; only the holder sees it

    # By seat and sign: how many dominoes have come since the holder last left an end with that sign
    # alone, at most as many as are held. So many may have the sign, if people join what they can.
    fresh: list[list[int]] = array(MOST_PLAYERS, JOKER + 1)

    laid: list[int] = array(len(DOMINOES), kind="int16")  # the actions that made the chain
    laid_size: int = number()
    ends: list[int] = array(2)  # signs at LEFT and RIGHT; NONE before the opening

    penalty: int = number()  # dominoes that whoever plays next has to draw
    skips: int = number()  # players to be missed when the turn ends
    replays: int = number()  # placements still due in this turn, besides the one being decided

    points: list[list[int]] = array(MOST_ROUNDS, MOST_PLAYERS, kind="int16")  # of finished rounds
    shown: list[list[int]] = array(MOST_PLAYERS, JOKER + 1, kind="int16")  # hands of the last one
