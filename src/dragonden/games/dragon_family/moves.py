"""The moves of Dragon Family and the decisions they answer.

A handler is number 0 or 1: the one on the tile laid first is 0, and so are two on one tile.
"""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Struct

from dragonden.engine.decisions import Decisions
from dragonden.engine.hexes import HEX

from .discards import DISCARD_TILES
from .dragon import DRAGON
from .pieces import EGG, ColourName, KindName, ResourceName

HandlerNumber = Literal[0, 1]
Buried = Literal[KindName, "hidden"]
EggName = Literal[ColourName, "pile", "token"]
EGGS: tuple[EggName, ...] = get_args(EggName)


class Explore(Struct, frozen=True, tag="explore"):
    """Choose a tile of the hand and the handler that will lay it; others do not see the tile."""

    tile: KindName | None
    handler: HandlerNumber


class MoveHandler(Struct, frozen=True, tag="move"):
    """Choose the handler that moves."""

    handler: HandlerNumber


class Settle(Struct, frozen=True, tag="settle"):
    """Choose the handler where a lair is founded."""

    handler: HandlerNumber


class Pass(Struct, frozen=True, tag="pass"):
    """Take no action."""


class Lay(Struct, frozen=True, tag="lay"):
    """Lay the chosen tile at (q, r) and go there.

    The water edges of an ocean begin at number `rotation` of E, SE, SW, W, NW, NE, clockwise.
    """

    q: Annotated[int, HEX]
    r: Annotated[int, HEX]
    rotation: Annotated[int, range(6)]


class Go(Struct, frozen=True, tag="go"):
    """Go to the tile at (q, r) with the chosen handler."""

    q: Annotated[int, HEX]
    r: Annotated[int, HEX]


class Discard(Struct, frozen=True, tag="discard"):
    """Put these tiles of the hand under the stack; others see only how many are hidden."""

    tiles: Annotated[tuple[Buried, ...], DISCARD_TILES]

    def __post_init__(self) -> None:
        order = sorted(self.tiles, key=get_args(Buried).index)
        msgspec.structs.force_setattr(self, "tiles", tuple(order))


class Found(Struct, frozen=True, tag="found"):
    """Found the lair for the dragon with this much food of its colour and gold on it."""

    colour: Annotated[ColourName, DRAGON]
    food: Annotated[int, DRAGON]
    golds: Annotated[int, DRAGON]


class Hatch(Struct, frozen=True, tag="hatch"):
    """Pay 3 - golds of a kind and `golds` gold for a market dragon, the pile's, or 1 gold.

    Three gold are of the kind gold.
    """

    egg: EggName
    kind: ResourceName
    golds: Annotated[int, range(EGG + 1)]


class Decline(Struct, frozen=True, tag="decline"):
    """Hatch nothing."""


class Feed(Struct, frozen=True, tag="feed"):
    """Give a resource to the dragon with this much food of its colour and gold on it."""

    colour: Annotated[ColourName, DRAGON]
    food: Annotated[int, DRAGON]
    golds: Annotated[int, DRAGON]
    resource: ResourceName


class Stop(Struct, frozen=True, tag="stop"):
    """Feed no more."""


Move = (
    Explore
    | MoveHandler
    | Settle
    | Pass
    | Lay
    | Go
    | Discard
    | Found
    | Hatch
    | Decline
    | Feed
    | Stop
)

DECISIONS = Decisions(over="R17")
ACTION = DECISIONS.add("action", "R4", Explore, MoveHandler, Settle, Pass)
EXPLORE = DECISIONS.add("explore", "R5", Lay)
MOVE = DECISIONS.add("move", "R9", Go, public=True)
DISCARD = DECISIONS.add("discard", "R9", Discard)
SETTLE = DECISIONS.add("settle", "R10", Found, public=True)
HATCH = DECISIONS.add("hatch", "R4", Hatch, Decline, public=True)
FEED = DECISIONS.add("feed", "R4", Feed, Stop, public=True)

actions = DECISIONS.make_actions()


def hide_move(move: Move) -> Move:
    """F34: that one explores is seen, not with which tile; how many were buried, not which."""
    match move:
        case Explore():
            return Explore(None, move.handler)
        case Discard():
            return Discard(tuple("hidden" for _ in move.tiles))
    return move
