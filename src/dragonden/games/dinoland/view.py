"""What a seat sees of a game of Dinoland: only what is listed here, from a redacted state."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from dragonden.engine.decisions import OVER
from dragonden.engine.square import SIDES

from . import moves, pieces
from .areas import LAYER, area_index, claims, in_layer
from .cells import x_of, y_of
from .dinosaurs import nameless_slot
from .impact import hits, is_lost, takes_squares, tally
from .log import explain_end, find_prompt_facts, log_move
from .map import read_domino
from .moves import DECISIONS, SideName
from .pieces import CardName, CreatureName, TerrainName, TileName
from .state import State

__all__ = ["View", "build_view", "explain_end", "find_prompt_facts", "log_move"]

Phase = Annotated[str, DECISIONS]
MODES: tuple[Literal["competitive", "cooperative"], ...] = ("competitive", "cooperative")


class Half(Struct, frozen=True):
    """One half of a domino."""

    terrain: TerrainName
    creature: CreatureName
    arrow: SideName | None  # of a Triceratops


class Domino(Struct, frozen=True):
    """A domino; arrows are stated for the pose with the second half to the right."""

    number: int
    halves: tuple[Half, Half]
    printed: str  # short: gT↑-wV is grass with a Triceratops, and water with a Velociraptor


class Square(Struct, frozen=True):
    """A square of the map."""

    x: int
    y: int
    half: Half
    domino: int
    which: int  # 0 or 1: which half of it
    pawn: int | None  # the seat whose pawn stands there
    hatcher: int | None  # the seat that must hatch this egg now
    hit: bool  # whether the asteroid would hit it now


class Area(Struct, frozen=True):
    """An area, as it would count if the asteroid struck now."""

    terrain: TerrainName
    squares: list[tuple[int, int]]
    dinosaurs: int
    owners: list[int]
    lost: bool  # all of it
    points: int  # for each owner


class Player(Struct, frozen=True):
    """What a player has."""

    hand: list[Domino | None]  # None: a domino unknown to the viewer
    pawns: int  # unused
    points: int  # if the asteroid struck now


class Tile(Struct, frozen=True):
    """A face-down asteroid tile."""

    tile: TileName | None  # None: unknown to the viewer
    looked: list[int]  # the seats that have seen it


class Coming(Struct, frozen=True):
    """Something that is still to come before the next turn."""

    what: Literal["name", "hatch", "reveal", "dinosaur"]
    seat: int
    count: int  # dinosaurs to name, eggs to hatch
    creature: CreatureName | None  # the dinosaur that will act


class View(Struct, frozen=True):
    """The table as one seat sees it."""

    actor: int | None
    phase: Phase
    mode: Literal["competitive", "cooperative"]
    brachiosaurus: bool  # whether it looks at asteroid tiles
    expansion: bool  # whether there are desert, wildcards and the Stegosaurus
    turn: int  # the seat whose turn it is
    turns: int  # from 1
    map: list[Square]
    box: tuple[int, int, int, int]  # left, top, right, bottom
    row: int  # y of the row crosshair
    column: int  # x of the column crosshair
    card: CardName | None  # the impact card
    players: list[Player]
    areas: list[Area]
    deck: list[int | None]  # the domino deck from the top; None: unknown
    picked: Domino | None  # the domino to be laid
    hatch_half: int | None  # 0 or 1: the half of it that hatches
    asteroids: list[Tile]  # the asteroid deck from the top
    contents: dict[TileName, int]  # what is in it
    shown: dict[TileName, int]  # tiles face up
    tile: TileName | None  # the tile being carried out
    moving: tuple[int, int] | None  # the pawn to be moved
    axis: Literal["row", "column"] | None  # the crosshair being moved
    hatched: tuple[int, int] | None  # the dinosaur that may act
    nameless: tuple[int, int] | None  # the wildcard dinosaur to be named
    coming: list[Coming]  # still to come, in this order


def build_view(state: State) -> View:
    """What a state shows; usually it is redacted for somebody."""
    over = state.phase == OVER
    tile = state.tile_now
    return View(
        actor=None if over else state.decider,
        phase=DECISIONS.name(state.phase),
        mode=MODES[state.mode],
        brachiosaurus=bool(state.brachiosaurus),
        expansion=bool(state.expansion),
        turn=state.turn,
        turns=state.turns,
        map=map_view(state),
        box=(state.left, state.top, state.right, state.bottom),
        row=state.row,
        column=state.column,
        card=pieces.CARDS[state.card] if state.impact_cards else None,
        players=players_view(state),
        areas=areas_view(state),
        deck=[None if n == pieces.UNKNOWN else n for n in state.stock[: state.stock_size][::-1]],
        picked=None if state.picked == pieces.NONE else domino_view(state, state.picked),
        hatch_half=state.hatch_half if state.phase == moves.HATCH_PLACE else None,
        asteroids=[tile_view(state, place) for place in range(state.tiles - 1, -1, -1)],
        contents={pieces.TILES[i]: n for i, n in enumerate(state.tiles_left) if n},
        shown={pieces.TILES[i]: n for i, n in enumerate(state.shown) if n},
        tile=None if tile == pieces.NONE else pieces.TILES[tile],
        moving=place_of(state, state.pawn_slot) if state.phase == moves.PAWN_TO else None,
        axis=("column" if state.axis else "row") if state.phase == moves.STEP else None,
        hatched=place_of(state, state.hatched) if state.phase == moves.ACT else None,
        nameless=place_of(state, nameless_slot(state)) if state.phase == moves.WILD else None,
        coming=[] if over else coming_view(state),
    )


def place_of(state: State, slot: int) -> tuple[int, int]:
    return x_of(state.cell[slot]), y_of(state.cell[slot])


def half_view(terrain: int, creature: int, arrow: int) -> Half:
    side = SIDES[arrow] if creature == pieces.TRICERATOPS else None
    return Half(pieces.TERRAINS[terrain - 1], pieces.CREATURES[creature], side)


def domino_view(state: State, number: int) -> Domino:
    first, second = read_domino(state, number)
    return Domino(
        number, (half_view(*first), half_view(*second)), pieces.domino_letters(first, second)
    )


def map_view(state: State) -> list[Square]:
    hit = hits(state)
    return [square_view(state, slot, bool(hit[slot])) for slot in range(state.squares)]


def square_view(state: State, slot: int, hit: bool) -> Square:
    x, y = place_of(state, slot)
    return Square(
        x=x,
        y=y,
        half=half_view(state.terrain[slot], state.creature[slot], state.arrow[slot]),
        domino=state.domino[slot],
        which=state.half[slot],
        pawn=state.pawn[slot] - 1 if state.pawn[slot] else None,
        hatcher=state.hatcher[slot] - 1 if state.hatcher[slot] else None,
        hit=hit,
    )


def players_view(state: State) -> list[Player]:
    points = tally(state)
    return [player_view(state, seat, points[seat]) for seat in range(state.players)]


def player_view(state: State, seat: int, points: int) -> Player:
    hand = state.hand[seat][: state.hand_size[seat]]
    return Player(
        hand=[None if domino == pieces.UNKNOWN else domino_view(state, domino) for domino in hand],
        pawns=state.pawns_left[seat],
        points=points,
    )


def tile_view(state: State, place: int) -> Tile:
    tile = state.tile[place]
    looked = [seat for seat in range(state.players) if state.tile_known[place] >> seat & 1]
    return Tile(None if tile == pieces.UNKNOWN else pieces.TILES[tile], looked)


# -- areas ---------------------------------------------------------------------------------------


def areas_view(state: State) -> list[Area]:
    """Every area in the order of its first square; groups of wildcards alone are none."""
    members: dict[int, list[int]] = {}
    for slot in range(state.squares):
        for kind in range(pieces.KINDS):
            if in_layer(state.terrain[slot], kind):
                members.setdefault(area_index(state, kind, slot), []).append(slot)
    hit, owners = hits(state), claims(state)
    return [
        area_view(state, area, owners[area], hit, slots)
        for area, slots in members.items()
        if any(state.terrain[slot] != pieces.WILD_TERRAIN for slot in slots)
    ]


def area_view(state: State, area: int, owners: int, hit: list[int], slots: list[int]) -> Area:
    """One area with what is left of it if the asteroid struck now."""
    kind = area // LAYER
    lost = is_lost(state, kind, sum(hit[slot] for slot in slots))
    left = [slot for slot in slots if not (takes_squares(state) and hit[slot])]
    points = len(left) * sum(state.creature[slot] > pieces.EGG for slot in left)
    return Area(
        terrain=pieces.TERRAINS[kind],
        squares=[place_of(state, slot) for slot in slots],
        dinosaurs=sum(state.creature[slot] > pieces.EGG for slot in slots),
        owners=[seat for seat in range(state.players) if owners >> seat & 1],
        lost=lost,
        points=0 if lost else points,
    )


# -- still to come -------------------------------------------------------------------------------


def coming_view(state: State) -> list[Coming]:
    """Names, eggs of each owner, waiting reveals, and the dinosaurs of the turn's domino."""
    coming = []
    if state.phase == moves.WILD:
        unnamed = [state.creature[slot] for slot in state.laid].count(pieces.WILD_DINOSAUR)
        coming.append(Coming("name", state.decider, unnamed, None))
    for i in range(state.players):
        owner = (state.turn + i) % state.players
        if eggs := state.hatcher.count(owner + 1):
            coming.append(Coming("hatch", owner, eggs, None))
    for seat in state.waiting[: state.waiting_size]:
        coming.append(Coming("reveal", seat, 1, None))
    for creature in state.dino:
        if creature != pieces.NOTHING:
            coming.append(Coming("dinosaur", state.turn, 1, pieces.CREATURES[creature]))
    return coming
