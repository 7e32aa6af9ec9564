"""What Dinoland's rules allow, found the slow way: try everything on a copy of the map."""

from __future__ import annotations

import itertools

from dragonden.engine.match import Match

from ..moves import (
    Claim,
    Hatch,
    NoClaim,
    Overlap,
    Pawn,
    Place,
    Play,
    Wild,
)
from .naive import BESIDE, DINOSAURS, areas

SIDES = dict(zip("NESW", BESIDE, strict=True))
NAMES = ("triceratops", "brachiosaurus", "velociraptor", "stegosaurus")


class Land:
    """A map one can try things on: terrain, creature and pawn by place."""

    def __init__(self, match: Match) -> None:
        self.table = match.truth()
        self.diet = match.options["diet"]
        self.squares = {(s.x, s.y): s for s in self.table.map}
        self.pawns = {place: s.pawn for place, s in self.squares.items() if s.pawn is not None}
        self.actor = self.table.actor

    def hand(self) -> list:
        return self.table.players[self.actor].hand

    def areas(self) -> list[tuple[str, set]]:
        return areas(self.squares)

    def owners(self, place) -> set[int]:
        """Who has a pawn in the area of a square that is no wildcard."""
        kind = self.squares[place].half.terrain
        area = next(area for k, area in self.areas() if k == kind and place in area)
        return {self.pawns[p] for p in area if p in self.pawns}

    # -- diet ------------------------------------------------------------------------------------

    def peaceful(self, creatures: dict, new: set) -> bool:
        """Whether no area with a new square has clashing dinosaurs, given their names."""
        for _, area in areas({place: Fake(t) for place, (t, _) in creatures.items()}):
            found = {creatures[place][1] for place in area} & set(NAMES)
            diets = {name == "velociraptor" for name in found} if self.diet == "separate" else found
            if area & new and len(diets) > 1:
                return False
        return True

    def allows(self, laid: dict) -> bool:
        """Whether some naming of the wildcards just laid respects the diet."""
        if self.diet == "any":
            return True
        creatures = {p: (s.half.terrain, s.half.creature) for p, s in self.squares.items()}
        creatures |= {place: (half.terrain, half.creature) for place, half in laid.items()}
        wild = [place for place in laid if creatures[place][1] == "wildcard"]
        for names in itertools.product(NAMES, repeat=len(wild)):
            named = {place: (creatures[place][0], n) for place, n in zip(wild, names, strict=True)}
            if self.peaceful(creatures | named, set(laid)):
                return True
        return False

    # -- laying ----------------------------------------------------------------------------------

    def lays(self, domino) -> list[tuple]:
        """Every way to lay a domino near the map that the diet allows."""
        left, top, right, bottom = self.table.box
        found = []
        for x in range(left - 2, right + 3):
            for y in range(top - 2, bottom + 3):
                for side, (dx, dy) in SIDES.items():
                    halves = ((x, y), (x + dx, y + dy))
                    found.append((x, y, side, dict(zip(halves, domino.halves, strict=True))))
        return found

    def places(self, domino) -> list[Place]:
        return [
            Place(x, y, side)
            for x, y, side, laid in self.lays(domino)
            if not laid.keys() & self.squares.keys()
            and any((px + dx, py + dy) in self.squares for px, py in laid for dx, dy in BESIDE)
            and self.allows(laid)
        ]

    def covers(self, domino) -> list[Place]:
        return [
            Place(x, y, side)
            for x, y, side, laid in self.lays(domino)
            if laid.keys() & self.squares.keys()
            and not laid.keys() & self.pawns.keys()
            and self.allows(laid)
        ]

    def hatches(self, domino, half: int) -> list[Place]:
        found = []
        for x, y, side, laid in self.lays(domino):
            place, printed = [*laid.items()][half]
            if self.hatch_fits(place, printed, laid) and self.allows(laid):
                found.append(Place(x, y, side))
        return found

    def hatch_fits(self, place, printed, laid: dict) -> bool:
        square = self.squares.get(place)
        if square is None or square.hatcher != self.actor or printed.creature not in DINOSAURS:
            return False
        if any(other in self.pawns for other in laid if other != place):
            return False
        if place in self.pawns and printed.terrain == "wildcard":
            return False
        terrains = {printed.terrain, square.half.terrain}
        by_terrain = self.table.tile == "hatch_all_terrain"
        return not by_terrain or len(terrains) == 1 or "wildcard" in terrains

    # -- pawns and names -------------------------------------------------------------------------

    def unclaimed(self) -> list[tuple[int, int]]:
        return [
            place
            for place, square in self.squares.items()
            if square.half.terrain != "wildcard" and not self.owners(place)
        ]

    def open_again(self) -> list[tuple[int, int]]:
        return [
            place
            for place, square in self.squares.items()
            if square.half.terrain != "wildcard"
            and place not in self.pawns
            and self.actor not in self.owners(place)
        ]

    def names(self) -> list[Wild]:
        place = self.table.nameless
        unnamed = {p: s.half for p, s in self.squares.items() if s.half.creature == "wildcard"}
        found = []
        for name in NAMES:
            half = type(unnamed[place])(unnamed[place].terrain, name, None)
            if self.allows({**unnamed, place: half}):
                arrows = "NESW" if name == "triceratops" else ["none"]
                found += [Wild(name, arrow) for arrow in arrows]
        return found


class Fake:
    """A square of which only the terrain matters."""

    def __init__(self, terrain: str) -> None:
        self.half = self
        self.terrain = terrain


def offers(match: Match) -> list | None:
    """The moves that should be offered now, in no order; None: not found the slow way."""
    land = Land(match)
    match land.table.phase:
        case "play":
            return [Play(d.number) for d in land.hand() if land.diet == "any" or land.places(d)]
        case "place":
            return land.places(land.table.picked)
        case "overlap":
            return [Overlap(domino.number) for domino in land.hand() if land.covers(domino)]
        case "cover":
            return land.covers(land.table.picked)
        case "hatch":
            halves = itertools.product(land.hand(), (0, 1))
            return [Hatch(d.number, half) for d, half in halves if land.hatches(d, half)]
        case "hatch_place":
            return land.hatches(land.table.picked, land.table.hatch_half)
        case "wild":
            return land.names()
        case "claim":
            return [*(Claim(*place) for place in land.unclaimed()), NoClaim()]
        case "claim_again":
            return [*(Claim(*place) for place in land.open_again()), NoClaim()]
        case "move_pawn":
            return [Pawn(*place) for place, seat in land.pawns.items() if seat == land.actor]
        case "pawn_to":
            return [Claim(*place) for place in land.unclaimed()]
        case "return_pawn":
            return [Pawn(*place) for place in land.pawns]
    return None
