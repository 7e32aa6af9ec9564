"""The state of a game of Dragomino. Public unless the line says who may not see it."""

from __future__ import annotations

from dataclasses import dataclass

from dragonden.engine.state import Common, array, number

from .pieces import (
    CELLS,
    FAMILIES,
    MOST_CONNECTIONS,
    MOST_DOMINOES,
    MOST_EGGS,
    MOST_LAID,
    MOST_PLAYERS,
    MOST_ROUNDS,
    OFFER,
)

FRESH, OUT, RETURNED, OPENED = range(4)  # where an egg is; OUT: in the finder's hand
UNKNOWN, DRAGON, SHELL = range(3)  # its side


@dataclass(slots=True)
class State(Common):
    thirst: int = number()  # option

    rounds: int = number()  # box: how many there are
    faces: list[int] = array(MOST_DOMINOES)  # box: what each domino is, in the order of box.FACES
    squares: list[list[int]] = array(MOST_DOMINOES, 2)  # box: the halves of each domino

    round_number: int = number()  # rounds completed, 0 to `rounds`
    starter: int = number()  # seat that began the round
    turn: int = number()  # turns played in the round
    mommy: int = number()  # seat that holds Mommy Dragon

    # Unseen dominoes, next one last; nobody knows the order.
    stock: list[int] = array(MOST_DOMINOES)
    stock_size: int = number()
    offer: list[int] = array(OFFER)  # face-up dominoes, or TAKEN
    picked: int = number()  # the domino to be placed, or TAKEN

    grid: list[list[int]] = array(MOST_PLAYERS, CELLS)  # square on each cell of each zone
    laid: list[list[int]] = array(MOST_PLAYERS, MOST_LAID, kind="int16")  # cells, two a domino
    laid_size: list[int] = array(MOST_PLAYERS)
    laid_domino: list[list[int]] = array(MOST_PLAYERS, MOST_ROUNDS)  # after the starting one

    eggs_left: list[int] = array(FAMILIES)  # not yet turned up, by family; box: all
    dragons_left: list[int] = array(FAMILIES)  # of these, dragons; box: all
    dragons: list[list[int]] = array(MOST_PLAYERS, FAMILIES)  # turned up, by finder and family
    shells: list[list[int]] = array(MOST_PLAYERS, FAMILIES)

    # Only with thirst: an egg that leaves the fresh ones has a number in its family.
    numbered: list[int] = array(FAMILIES)  # how many have left
    egg_place: list[list[int]] = array(FAMILIES, MOST_EGGS)
    egg_side: list[list[int]] = array(FAMILIES, MOST_EGGS)  # unless OPENED: see `egg_looked`
    egg_looked: list[list[int]] = array(FAMILIES, MOST_EGGS)  # bit 1 << seat: has looked
    held: list[int] = array(2)  # numbers of the eggs taken for the present connection
    held_size: int = number()
    to_hold: int = number()  # how many are to be taken for it
    connection: list[int] = array(MOST_CONNECTIONS)  # square of each connection still to come
    connections: int = number()
    connection_next: int = number()  # the one being resolved
