"""Facts for studies: what a game's pieces are called, who has which, and where they lie.

`facts.py` of a game declares groups of pieces and maps, and the kernels that fill them:

    FACTS = Facts(counted="end")
    CARD = FACTS.pieces("facts-cards", [(Line("card-name", {"card": "cow"}),), …])
    ZONE = FACTS.map("facts-zone", rows=17, columns=17)

    @kernel
    def piece_of(state, action): ...  # the piece that an offered action takes, or NO_PIECE

    @kernel
    def count_pieces(state, seat, out): ...  # out[CARD + card] += 1

    @kernel
    def mark_places(state, out): ...  # out[ZONE + place] += 1, at the end of a game

A declaration returns where its part begins. A game without `facts.py`, or without some of these
kernels, has none: who has taken which pieces then follows from the actions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from msgspec import Struct

from .kernel import kernel
from .observing import give
from .words import Line

if TYPE_CHECKING:
    from .game import Game

NO_PIECE = -1
Label = tuple[Line, ...]  # the name of a piece: one line, or several side by side

Counted = Literal["taken", "start", "end"]  # when who has which pieces is counted


class Group(Struct, frozen=True):
    """Pieces of one sort; the name is a message of the game."""

    name: str
    first: int
    labels: tuple[Label, ...]


class Map(Struct, frozen=True):
    """Places that things lie in, row by row; the name is a message of the game."""

    name: str
    first: int
    rows: int
    columns: int
    hexes: bool = False  # each row is shifted by half a place against the one before


class Facts:
    """What a game declares for studies."""

    def __init__(self, counted: Counted = "taken") -> None:
        self.counted: Counted = counted
        self.groups: list[Group] = []
        self.maps: list[Map] = []

    @property
    def size(self) -> int:
        """How many pieces there are to tell apart."""
        return sum(len(group.labels) for group in self.groups)

    @property
    def area(self) -> int:
        """How many places all maps have."""
        return sum(place.rows * place.columns for place in self.maps)

    def pieces(self, name: str, labels: Sequence[Label]) -> int:
        """Declare a group of pieces; returns where it begins."""
        first = self.size
        self.groups.append(Group(name, first, tuple(labels)))
        return first

    def map(self, name: str, rows: int, columns: int, hexes: bool = False) -> int:
        """Declare a map; returns where it begins."""
        first = self.area
        self.maps.append(Map(name, first, rows, columns, hexes))
        return first


class Counting(NamedTuple):
    """The facts of a game and the kernels that count them."""

    facts: Facts
    piece_of: Callable[..., Any]
    count_pieces: Callable[..., Any]
    mark_places: Callable[..., Any]
    kind_of: Callable[..., Any]


@kernel
def take_no_piece(state: Any, action: int) -> int:
    """The `piece_of` of a game whose actions take none."""
    return NO_PIECE


@kernel
def count_nothing(state: Any, seat: int, out: Any) -> None:
    """The `count_pieces` of a game where actions tell who has what."""


@kernel
def mark_nothing(state: Any, out: Any) -> None:
    """The `mark_places` of a game without maps."""


def build_counting(game: Game, own: Any) -> Counting:
    """Put together what a game's `facts.py`, or None, declares and what the engine knows."""
    kinds = {kind: give(i) for i, kind in enumerate(game.kinds)}
    return Counting(
        getattr(own, "FACTS", Facts()),
        getattr(own, "piece_of", take_no_piece),
        getattr(own, "count_pieces", count_nothing),
        getattr(own, "mark_places", mark_nothing),
        game.decisions.dispatch_by_kind(kinds),
    )
