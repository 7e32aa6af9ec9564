"""The moves of Dragons and the decisions they answer."""

from __future__ import annotations

from msgspec import Struct

from dragonden.engine.decisions import Decisions

from .pieces import CardName, PileName


class Draw(Struct, frozen=True, tag="draw"):
    """Take the top card of the deck, to put it or another."""


class Dragon(Struct, frozen=True, tag="dragon"):
    """Place your dragon on a pile."""

    pile: PileName


class Put(Struct, frozen=True, tag="put"):
    """Put this card on a pile."""

    card: CardName
    pile: PileName


Move = Draw | Dragon | Put

DECISIONS = Decisions(over="R18")
TURN = DECISIONS.add("turn", "R3", Draw, Dragon, public=True)
PUT = DECISIONS.add("put", "R4", Put)

actions = DECISIONS.make_actions()
