"""What a seat sees of a game of Dragon Family: only what is listed here, from a redacted state."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from dragonden.engine.hexes import DIRECTIONS, DirectionName, place_of
from dragonden.engine.state import SPECTATOR
from dragonden.engine.words import Line

from .land import landscape_of, most_lairs, scores
from .moves import (
    HATCH_COLOURS,
    AnyMove,
    Decline,
    Discard,
    Explore,
    Feed,
    Hatch,
    Move,
    Settle,
    Stop,
    dragon_named,
)
from .pieces import (
    BOX,
    COLOURS,
    GOLD,
    HANDLERS,
    HIDDEN,
    KINDS,
    LANDSCAPES,
    QUIET_ROUNDS,
    RESOURCES,
    START,
    START_HEXES,
    ColourName,
    KindName,
    LandscapeName,
    ResourceName,
)
from .rules import is_over
from .stack import WRAPPED
from .state import FOURTH_LAIR, LAST_TILE, QUIET, State

Phase = Literal["action", "discard", "hatch", "feed", "over"]
PHASES: tuple[Phase, ...] = ("action", "discard", "hatch", "feed", "over")
Ending = Literal["tiles", "lairs", "quiet"]
ENDINGS: dict[int, Ending] = {LAST_TILE: "tiles", FOURTH_LAIR: "lairs", QUIET: "quiet"}


class Lair(Struct, frozen=True):
    """A lair and the dragon that lives there."""

    seat: int
    colour: ColourName


class Tile(Struct, frozen=True):
    """A tile of the map, named by its place."""

    q: int
    r: int
    kind: KindName
    landscape: LandscapeName
    hexes: list[tuple[int, int]]  # the starting tile has three
    water: list[DirectionName]  # its water edges
    handlers: list[int]  # the seat of each handler on it
    lair: Lair | None
    territory: int | None  # index among the territories; None for a town


class Territory(Struct, frozen=True):
    """Tiles of one landscape that hang together."""

    landscape: LandscapeName
    q: int  # the place of its oldest tile
    r: int
    tiles: int
    lairs: list[int]  # by seat
    controllers: list[int]


class Dragon(Struct, frozen=True):
    """A dragon in a nest."""

    colour: ColourName
    food: int  # of its own colour
    golds: int
    fed: bool  # in this turn


class Player(Struct, frozen=True):
    """What belongs to a player."""

    handlers: list[tuple[int, int]]  # the tiles they stand on
    lairs_left: int
    resources: dict[ResourceName, int]
    nest: list[Dragon]
    hand: list[KindName | None]  # None: not known
    points: int  # if the game ended now


class StackTile(Struct, frozen=True):
    """A tile of the stack."""

    kind: KindName | None  # None: not known
    burier: int | None  # the seat that put it under the stack


class View(Struct, frozen=True):
    """The table as one seat sees it."""

    seat: int | None  # None: a spectator
    actor: int | None
    first: int
    phase: Phase
    round: int  # from 1
    quiet: int  # full rounds without an explore or a settle until now; the tenth ends the game
    ending: Ending | None  # why this round is the last
    tiles: list[Tile]  # as they were laid
    territories: list[Territory]
    players: list[Player]
    supply: dict[ResourceName, int]
    market: list[ColourName]
    pile: list[ColourName]  # in no order; next one last when nothing is hidden
    stack: list[StackTile]  # next one first
    unseen: dict[KindName, int]  # tiles in hands and stack whose place is not known


def view(state: State, seat: int) -> View:
    """The view of a seat, from a state redacted for it."""
    over = is_over(state)
    stack = stack_view(state)
    territories = [tile for tile in range(START, state.tiles + 1) if state.territory[tile] == tile]
    return View(
        seat=None if seat == SPECTATOR else seat,
        actor=None if over else state.seat,
        first=state.first,
        phase=PHASES[state.phase],
        round=state.rounds + (0 if over else 1),
        quiet=0 if state.bold else state.quiet,
        ending=ENDINGS.get(state.ending),
        tiles=[tile_view(state, tile, territories) for tile in range(START, state.tiles + 1)],
        territories=[territory_view(state, territory) for territory in territories],
        players=players_view(state),
        supply=dict(zip(RESOURCES, state.supply, strict=True)),
        market=[COLOURS[colour] for colour in state.market[: state.market_size]],
        pile=[COLOURS[colour] for colour in state.pile[: state.pile_size]],
        stack=stack,
        unseen=unseen_view(state, stack),
    )


def tile_view(state: State, tile: int, territories: list[int]) -> Tile:
    q, r = place_of(state.tile_place[tile])
    kind, water = state.tile_kind[tile], state.tile_water[tile]
    owner = state.tile_lair[tile]
    return Tile(
        q=q,
        r=r,
        kind=KINDS[kind],
        landscape=LANDSCAPES[landscape_of(kind)],
        hexes=list(START_HEXES) if tile == START else [(q, r)],
        water=[name for i, name in enumerate(DIRECTIONS) if water >> i & 1],
        handlers=[
            seat
            for seat in range(state.players)
            for i in range(HANDLERS)
            if state.handlers[seat][i] == tile
        ],
        lair=Lair(owner - 1, COLOURS[state.tile_dragon[tile]]) if owner else None,
        territory=territories.index(state.territory[tile]) if state.territory[tile] else None,
    )


def territory_view(state: State, territory: int) -> Territory:
    lairs, most = state.territory_lairs[territory], most_lairs(state, territory)
    return Territory(
        LANDSCAPES[landscape_of(state.tile_kind[territory])],
        *place_of(state.tile_place[territory]),
        tiles=state.territory_tiles[territory],
        lairs=lairs[: state.players],
        controllers=[s for s in range(state.players) if most and lairs[s] == most],
    )


def players_view(state: State) -> list[Player]:
    standing = [[0, 0] for _ in range(state.players)]
    scores(state, standing)
    return [player_view(state, seat, standing[seat][0]) for seat in range(state.players)]


def player_view(state: State, seat: int, points: int) -> Player:
    handlers = sorted(state.handlers[seat])
    return Player(
        handlers=[place_of(state.tile_place[tile]) for tile in handlers],
        lairs_left=state.lairs_left[seat],
        resources=dict(zip(RESOURCES, state.resources[seat], strict=True)),
        nest=[
            Dragon(*dragon_named(state.nest[seat][i]), bool(seat == state.seat and state.fed[i]))
            for i in range(state.nest_size[seat])
        ],
        hand=[kind_view(kind) for kind in state.hand[seat][: state.hand_size[seat]]],
        points=points,
    )


def kind_view(kind: int) -> KindName | None:
    return None if kind == HIDDEN else KINDS[kind]


def stack_view(state: State) -> list[StackTile]:
    tiles = []
    for depth in range(state.stack_size):
        at = (state.stack_top + depth) & WRAPPED
        burier = state.stack_burier[at]
        tiles.append(StackTile(kind_view(state.stack[at]), burier - 1 if burier else None))
    return tiles


def unseen_view(state: State, stack: list[StackTile]) -> dict[KindName, int]:
    """What is left of the box after the map and every tile whose place is known."""
    seen = [state.tile_kind[tile] for tile in range(START + 1, state.tiles + 1)]
    for seat in range(state.players):
        seen += state.hand[seat][: state.hand_size[seat]]
    named = [kind_view(kind) for kind in seen] + [tile.kind for tile in stack]
    return {kind: count - named.count(kind) for kind, count in zip(KINDS, BOX, strict=True)}


# -- in words ------------------------------------------------------------------------------------

Facts = dict[str, str | int]


def prompt(state: State) -> Line:
    """What the actor is asked; when it is over, why."""
    if is_over(state):
        return Line(f"end-{ENDINGS[state.ending]}", {"rounds": QUIET_ROUNDS})
    return Line(f"prompt-{PHASES[state.phase]}", {"seat": state.seat})


def lines(before: State, move: AnyMove, after: State, seat: int) -> list[Line]:
    """What the log says to a seat about one move."""
    mover = before.seat
    told = []
    if not isinstance(move, Decline | Stop):  # no news
        told.append(
            Line(f"log-{type(move).__struct_config__.tag}", {"seat": mover, **facts_of(move)})
        )
    if isinstance(move, Settle):
        told += tithes(before, after, mover)
    if isinstance(move, Explore | Move):
        told += gains(before, after)
    if isinstance(move, Explore | Discard):
        told += draws(before, move, after, mover, seat)
    if isinstance(move, Hatch):
        told += hatched(before, move, after, mover)
    if after.ending != before.ending and after.ending != QUIET:
        told.append(Line(f"log-ending-{ENDINGS[after.ending]}", {"seat": mover}))
    if is_over(after):
        told.append(prompt(after))
    elif after.rounds != before.rounds:
        told.append(Line("log-round", {"round": after.rounds + 1, "quiet": after.quiet}))
    return told


def facts_of(move: AnyMove) -> Facts:
    """What the move was about."""
    match move:
        case Explore(_, _, tile, q, r):
            return {"tile": tile, "q": q, "r": r}
        case Move(from_q, from_r, q, r):
            return {"fromq": from_q, "fromr": from_r, "q": q, "r": r}
        case Discard(tiles):
            return {"count": len(tiles)}
        case Settle(q, r, colour):
            return {"q": q, "r": r, "colour": colour}
        case Hatch(source, colour, kind, golds):
            paid: Facts = {"resource": kind, "count": 3 - golds, "golds": golds}
            return {"source": source, "colour": colour, **paid}
        case Feed(colour, _, _, resource):
            return {"colour": colour, "resource": resource}
    return {}


def gains(before: State, after: State) -> list[Line]:
    """Who took what from the supply, the mover first, then clockwise."""
    told = []
    for turn in range(after.players):
        seat = (before.seat + turn) % after.players
        for resource, name in enumerate(RESOURCES):
            count = after.resources[seat][resource] - before.resources[seat][resource]
            if count:
                told.append(Line("log-gain", {"seat": seat, "resource": name, "count": count}))
    return told


def tithes(before: State, after: State, mover: int) -> list[Line]:
    """The gold that others got from the settler."""
    told = []
    for other in range(after.players):
        gold = after.resources[other][GOLD] - before.resources[other][GOLD]
        if other != mover and gold:
            told.append(Line("log-tithe", {"seat": mover, "other": other, "count": gold}))
    return told


def draws(
    before: State, move: Explore | Discard, after: State, mover: int, seat: int
) -> list[Line]:
    """The mover reads which tiles were buried and drawn, the others how many."""
    old, new = (state.hand[mover][: state.hand_size[mover]] for state in (before, after))
    gone = [KINDS.index(move.tile)] if isinstance(move, Explore) else []
    if seat != mover:
        drawn = len(new) - len(old) + len(gone) if isinstance(move, Explore) else len(move.tiles)
        return [Line("log-draw", {"seat": mover, "count": drawn})] if drawn else []
    told = []
    if isinstance(move, Discard):
        gone = [KINDS.index(tile) for tile in move.tiles if tile != "hidden"]
        told += [Line("log-buried", {"tile": KINDS[kind]}) for kind in gone]
    for kind in gone:
        old.remove(kind)
    for kind in old:
        new.remove(kind)
    return told + [Line("log-drew", {"tile": KINDS[kind]}) for kind in new]


def hatched(before: State, move: Hatch, after: State, mover: int) -> list[Line]:
    """What came off the pile, for the nest or for the market."""
    if move.source == "pile":
        dragon = after.nest[mover][after.nest_size[mover] - 1]
        return [Line("log-hatched", {"seat": mover, "colour": COLOURS[dragon // 16]})]
    if move.source == "market" and after.pile_size < before.pile_size:
        place = before.market.index(HATCH_COLOURS.index(move.colour))
        return [Line("log-market", {"colour": COLOURS[after.market[place]]})]
    return []
