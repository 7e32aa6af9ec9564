"""What a seat sees of a game of Dragon Family: only what is listed here, from a redacted state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Struct

from dragonden.engine.decisions import OVER
from dragonden.engine.hexes import DIRECTIONS, EMPTY, STEPS, DirectionName, coordinates_of, place_at
from dragonden.engine.state import copy_state
from dragonden.engine.words import Fact, Line

from . import moves, pieces
from .action import chosen_tile, gain, is_left, pays, place_beside, places_around, tithe_to
from .dragon import DRAGON, colour_of
from .hidden import unseen_tiles
from .land import lair_points, landscape_of, most_lairs, nest_points, tile_at
from .moves import HandlerNumber
from .pieces import ColourName, KindName, LandscapeName, ResourceName
from .stack import slot
from .state import FOURTH_LAIR, LAST_TILE, QUIET, State

Phase = Annotated[str, moves.DECISIONS]
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
    """Connected tiles of one landscape."""

    landscape: LandscapeName
    q: int  # the place of its oldest tile
    r: int
    tiles: int
    lairs: list[int]  # by seat
    tithes: list[int]  # by seat, the gold it would get from the actor for a lair
    controllers: list[int]


class Dragon(Struct, frozen=True):
    """A dragon in a nest."""

    colour: ColourName
    food: int  # of its own colour
    golds: int
    fed: bool  # in this turn


class Score(Struct, frozen=True):
    """The points of a player by what they are for, if the game ended now."""

    nest: int
    lairs: int
    lands: dict[LandscapeName, list[int]]  # the sizes of territories controlled, largest first
    total: int


class Player(Struct, frozen=True):
    """What belongs to a player."""

    handlers: list[tuple[int, int]]  # the tiles they stand on, by number
    lairs_left: int
    resources: dict[ResourceName, int]
    nest: list[Dragon]
    hand: list[KindName | None]  # None: not known
    score: Score


class Chosen(Struct, frozen=True):
    """What the actor has chosen for the action, and has not carried out."""

    handler: HandlerNumber
    tile: KindName | None  # to be laid; None: not known, or there is none


class Gain(Struct, frozen=True):
    """A resource that somebody would get from the tile at (q, r)."""

    seat: int
    resource: ResourceName
    q: int
    r: int
    lost: bool  # no token would be left


class Outlook(Struct, frozen=True):
    """What it would bring to go to a place with the chosen handler."""

    q: int
    r: int
    gains: list[Gain]  # in the order in which they are taken


class StackTile(Struct, frozen=True):
    """A tile of the stack."""

    kind: KindName | None  # None: not known
    burier: int | None  # the seat that put it under the stack


class View(Struct, frozen=True):
    """The table as one seat sees it."""

    actor: int | None
    first: int
    phase: Phase
    round: int  # from 1
    quiet: int  # full rounds without an explore or a settle until now; the tenth ends the game
    ending: Ending | None  # why this round is the last
    chosen: Chosen | None
    outlooks: list[Outlook]  # places beside the one who explores, other tiles for one who moves
    tiles: list[Tile]  # as they were laid
    territories: list[Territory]
    players: list[Player]
    lairs: int  # of each player, founded or not
    price: int  # tokens that hatch an egg
    supply: dict[ResourceName, int]
    market: list[ColourName]
    pile: list[ColourName]  # in no order; next one last when nothing is hidden
    stack: list[StackTile]  # next one first
    unseen: dict[KindName, int]  # tiles in hands and stack whose place is not known


def build_view(state: State) -> View:
    """What a state shows; usually it is redacted for somebody."""
    over = state.phase == OVER
    laid = range(pieces.START, state.tiles + 1)
    oldest = [tile for tile in laid if state.territory[tile] == tile]
    territories = [territory_view(state, territory) for territory in oldest]
    return View(
        actor=None if over else state.seat,
        first=state.first,
        phase=moves.DECISIONS.name(state.phase),
        round=state.rounds + (0 if over else 1),
        quiet=0 if state.bold else state.quiet,
        ending=ENDINGS.get(state.ending),
        chosen=chosen_view(state),
        outlooks=outlooks_view(state),
        tiles=[tile_view(state, tile, oldest) for tile in laid],
        territories=territories,
        players=[player_view(state, seat, territories) for seat in range(state.players)],
        lairs=pieces.LAIRS,
        price=pieces.EGG,
        supply=dict(zip(pieces.RESOURCES, state.supply, strict=True)),
        market=[pieces.COLOURS[colour] for colour in state.market[: state.market_size]],
        pile=[pieces.COLOURS[colour] for colour in state.pile[: state.pile_size]],
        stack=[stack_view(state, slot(state, depth)) for depth in range(state.stack_size)],
        unseen=dict(zip(pieces.KINDS, unseen_tiles(state), strict=True)),
    )


def chosen_view(state: State) -> Chosen | None:
    """F34: only the actor sees the tile."""
    if state.phase not in (moves.EXPLORE, moves.MOVE, moves.SETTLE):
        return None
    tile = kind_view(state.chosen) if state.phase == moves.EXPLORE else None
    return Chosen(1 if state.handler else 0, tile)


def outlooks_view(state: State) -> list[Outlook]:
    """What the rules would give; it does not depend on which tile is laid."""
    tile = chosen_tile(state)
    if state.phase == moves.EXPLORE:
        around = [place_beside(state, tile, i) for i in range(places_around(tile))]
        free = [place for place in around if tile_at(state, place) == EMPTY]
        return [Outlook(*coordinates_of(place), explore_gains(state, place)) for place in free]
    if state.phase == moves.MOVE:
        others = [to for to in range(pieces.START, state.tiles + 1) if to != tile]
        found = [gain_view(state, state.seat, to) for to in others]
        return [Outlook(one.q, one.r, [one]) for one in found]
    return []


def explore_gains(state: State, place: int) -> list[Gain]:
    after, found = copy_state(state), []
    for turn in range(state.players):
        taker = (state.seat + turn) % state.players
        for side, step in enumerate(STEPS):
            if pays(state, state.seat, place, side, taker):
                tile = tile_at(state, place + step)
                found.append(gain_view(after, taker, tile))
                gain(after, taker, landscape_of(state.tile_kind[tile]))
    return found


def gain_view(state: State, seat: int, tile: int) -> Gain:
    resource = landscape_of(state.tile_kind[tile])
    q, r = coordinates_of(state.tile_place[tile])
    return Gain(seat, pieces.RESOURCES[resource], q, r, lost=not is_left(state, resource))


def tile_view(state: State, tile: int, territories: list[int]) -> Tile:
    q, r = coordinates_of(state.tile_place[tile])
    kind, water = state.tile_kind[tile], state.tile_water[tile]
    owner = state.tile_lair[tile]
    return Tile(
        q=q,
        r=r,
        kind=pieces.KINDS[kind],
        landscape=pieces.LANDSCAPES[landscape_of(kind)],
        hexes=list(pieces.START_HEXES) if tile == pieces.START else [(q, r)],
        water=[name for i, name in enumerate(DIRECTIONS) if water >> i & 1],
        handlers=[s for s in range(state.players) for on in state.handlers[s] if on == tile],
        lair=Lair(owner - 1, pieces.COLOURS[state.tile_dragon[tile]]) if owner else None,
        territory=territories.index(state.territory[tile]) if state.territory[tile] else None,
    )


def territory_view(state: State, territory: int) -> Territory:
    lairs, most = state.territory_lairs[territory], most_lairs(state, territory)
    return Territory(
        pieces.LANDSCAPES[landscape_of(state.tile_kind[territory])],
        *coordinates_of(state.tile_place[territory]),
        tiles=state.territory_tiles[territory],
        lairs=lairs[: state.players],
        tithes=[tithe_to(state, state.seat, territory, s) for s in range(state.players)],
        controllers=[s for s in range(state.players) if most and lairs[s] == most],
    )


def score_view(state: State, seat: int, territories: list[Territory]) -> Score:
    """R18: what the points are for."""
    landscapes = pieces.LANDSCAPES[pieces.FOREST :]
    lands: dict[LandscapeName, list[int]] = {land: [] for land in landscapes}
    for territory in sorted(territories, key=lambda one: -one.tiles):
        if seat in territory.controllers:
            lands[territory.landscape].append(territory.tiles)
    nest, lairs = nest_points(state, seat), lair_points(state, seat)
    return Score(nest, lairs, lands, total=nest + lairs + sum(map(sum, lands.values())))


def player_view(state: State, seat: int, territories: list[Territory]) -> Player:
    return Player(
        handlers=[coordinates_of(state.tile_place[tile]) for tile in sorted(state.handlers[seat])],
        lairs_left=state.lairs_left[seat],
        resources=dict(zip(pieces.RESOURCES, state.resources[seat], strict=True)),
        nest=[dragon_view(state, seat, i) for i in range(state.nest_size[seat])],
        hand=hand_view(state, seat),
        score=score_view(state, seat, territories),
    )


def dragon_view(state: State, seat: int, i: int) -> Dragon:
    colour, food, golds = DRAGON.values(state.nest[seat][i])
    return Dragon(colour, food, golds, fed=bool(seat == state.seat and state.fed[i]))


def hand_view(state: State, seat: int) -> list[KindName | None]:
    return [kind_view(kind) for kind in state.hand[seat][: state.hand_size[seat]]]


def kind_view(kind: int) -> KindName | None:
    return None if kind == pieces.HIDDEN else pieces.KINDS[kind]


def stack_view(state: State, at: int) -> StackTile:
    burier = state.stack_burier[at]
    return StackTile(kind_view(state.stack[at]), burier - 1 if burier else None)


# -- in words ------------------------------------------------------------------------------------

Facts = dict[str, Fact]


def explain_end(state: State) -> Line:
    """Why the game ended."""
    return Line(f"end-{ENDINGS[state.ending]}", {"rounds": pieces.QUIET_ROUNDS})


def log_move(before: State, move: moves.Move, after: State, seat: int) -> list[Line]:
    """What the log says to a seat about one move; nothing of a choice not yet carried out."""
    lines = log_action(before, move, after, seat)
    if after.ending != before.ending and after.ending != QUIET:
        lines.append(tell(before, f"ending-{ENDINGS[after.ending]}"))
    if after.phase == OVER:
        lines.append(explain_end(after))
    elif after.rounds != before.rounds:
        lines.append(Line("log-round", {"round": after.rounds + 1, "quiet": after.quiet}))
    return lines


def tell(before: State, name: str, **facts: Fact) -> Line:
    """A line of the log about whoever has moved."""
    return Line(f"log-{name}", {"seat": before.seat, **facts})


def log_action(before: State, move: moves.Move, after: State, seat: int) -> list[Line]:
    """What the move was, if it is news, and what it brought."""
    q, r = coordinates_of(before.tile_place[chosen_tile(before)])  # of the handler
    match move:
        case moves.Lay():
            tile = pieces.KINDS[after.tile_kind[after.tiles]]
            laid = tell(before, "explore", tile=tile, q=move.q, r=move.r)
            return [laid, *log_gains(before, after), *log_draws(before, (tile,), after, seat)]
        case moves.Go():
            kind = before.tile_kind[tile_at(before, place_at(move.q, move.r))]
            facts: Facts = {"fromq": q, "fromr": r, "q": move.q, "r": move.r}
            gone = tell(before, "move", **facts, landscape=pieces.LANDSCAPES[landscape_of(kind)])
            return [gone, *log_gains(before, after)]
        case moves.Discard(tiles):
            buried = [Line("log-buried", {"tile": tile}) for tile in tiles if tile != "hidden"]
            told = tell(before, "discard", count=len(tiles))
            return [told, *buried, *log_draws(before, tiles, after, seat)]
        case moves.Found(colour):
            return [tell(before, "settle", q=q, r=r, colour=colour), *log_tithes(before)]
        case moves.Pass():
            return [tell(before, "pass")]
        case moves.Hatch():
            hatched = tell(before, "hatch", **facts_of_hatch(move))
            return [hatched, *log_hatch(before, move, after)]
        case moves.Feed(colour, _, _, resource):
            return [tell(before, "feed", colour=colour, resource=resource)]
    return []


def facts_of_hatch(move: moves.Hatch) -> Facts:
    """What is taken, a dragon by its colour, and what is paid."""
    source = "market" if moves.EGGS.index(move.egg) < pieces.PILE_EGG else move.egg
    paid: Facts = {"resource": move.kind, "count": pieces.EGG - move.golds, "golds": move.golds}
    return {"source": source, "colour": move.egg, **paid}


def log_gains(before: State, after: State) -> list[Line]:
    """Who took what from the supply, the mover first, then clockwise."""
    lines = []
    for turn in range(after.players):
        seat = (before.seat + turn) % after.players
        for resource, name in enumerate(pieces.RESOURCES):
            count = after.resources[seat][resource] - before.resources[seat][resource]
            if count:
                lines.append(Line("log-gain", {"seat": seat, "resource": name, "count": count}))
    return lines


def log_tithes(before: State) -> list[Line]:
    """The gold that others get from the settler."""
    seats, tile = range(before.players), chosen_tile(before)
    tithes = [(other, tithe_to(before, before.seat, tile, other)) for other in seats]
    return [tell(before, "tithe", other=other, count=gold) for other, gold in tithes if gold]


def log_draws(before: State, gone: Sequence[str | None], after: State, seat: int) -> list[Line]:
    """The mover reads which tiles came for those that are gone, the others how many."""
    old, new = (Counter[str | None](hand_view(state, before.seat)) for state in (before, after))
    if seat != before.seat:
        count = new.total() - old.total() + len(gone)
        return [tell(before, "draw", count=count)] if count else []
    drawn = new - (old - Counter(gone))
    return [Line("log-drew", {"tile": tile}) for tile in drawn.elements() if tile]


def log_hatch(before: State, move: moves.Hatch, after: State) -> list[Line]:
    """What came off the pile, for the nest or for the market."""
    if move.egg == "pile":
        dragon = after.nest[before.seat][before.nest_size[before.seat]]
        return [tell(before, "hatched", colour=pieces.COLOURS[colour_of(dragon)])]
    if move.egg != "token" and after.pile_size < before.pile_size:
        place = before.market.index(moves.EGGS.index(move.egg))
        return [Line("log-market", {"colour": pieces.COLOURS[after.market[place]]})]
    return []
