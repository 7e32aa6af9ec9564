"""The moves of Dragon Family: the public notation, its integers, and why a move is refused."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec
from msgspec import Struct

from dragonden.engine.errors import Refusal
from dragonden.engine.hexes import (
    DIRECTIONS,
    EMPTY,
    PLACES,
    STEPS,
    is_place,
    place_at,
    place_of,
)
from dragonden.engine.words import Line

from .action import is_at_home, tithe
from .land import edges_around, fits, has_handler, rotations_of, tile_at, water_of
from .nest import can_feed, can_pay, eats, has_room, hatch_code, in_market, is_grown
from .pieces import (
    ACTIONS,
    COLOURS,
    DECLINE,
    DISCARD_FIRST,
    DRAGON_NAMES,
    EGG,
    EXPLORE_FIRST,
    FEED_FIRST,
    GOLD,
    GROWN,
    HAND,
    HATCH_FIRST,
    HOP_HEXES,
    KINDS,
    LAYS,
    MARKET_EGG,
    MOVE_FIRST,
    NO_COLOUR,
    PASS,
    PILE_EGG,
    RESOURCES,
    SETTLE_FIRST,
    START_PLACES,
    STOP,
    TOWN,
    ColourName,
    KindName,
    ResourceName,
)
from .stack import numbered, things_numbered
from .state import ACTION, DISCARD, FEED, HATCH, OVER, State

Source = Literal["market", "pile", "token"]
SOURCES: tuple[Source, ...] = get_args(Source)
HatchColour = Literal["gold", "green", "red", "blue", "none"]
HATCH_COLOURS: tuple[HatchColour, ...] = get_args(HatchColour)
Buried = Literal["town", "forest", "mountain", "ocean2", "ocean3", "ocean4", "ocean5", "hidden"]


class Explore(Struct, frozen=True, tag="explore"):
    """Lay a tile at (q, r) and go there with the handler on the tile at (from_q, from_r).

    The water edges of an ocean begin at number `rotation` of E, SE, SW, W, NW, NE, clockwise.
    """

    from_q: int
    from_r: int
    tile: KindName
    q: int
    r: int
    rotation: int


class Move(Struct, frozen=True, tag="move"):
    """Move the handler on the tile at (from_q, from_r) to the tile at (q, r)."""

    from_q: int
    from_r: int
    q: int
    r: int


class Discard(Struct, frozen=True, tag="discard"):
    """Put these tiles of the hand under the stack; others see only how many are hidden."""

    tiles: tuple[Buried, ...]

    def __post_init__(self) -> None:
        order = sorted(self.tiles, key=get_args(Buried).index)
        msgspec.structs.force_setattr(self, "tiles", tuple(order))


class Settle(Struct, frozen=True, tag="settle"):
    """Found a lair at (q, r) for the dragon with this much food of its colour and gold on it."""

    q: int
    r: int
    colour: ColourName
    food: int
    golds: int


class Pass(Struct, frozen=True, tag="pass"):
    """Take no action."""


class Hatch(Struct, frozen=True, tag="hatch"):
    """Pay 3 - golds of a kind and `golds` gold for a market dragon, the pile's, or 1 gold.

    Only a market dragon has its colour named; three gold are of the kind gold.
    """

    source: Source
    colour: HatchColour
    kind: ResourceName
    golds: int


class Decline(Struct, frozen=True, tag="decline"):
    """Hatch nothing."""


class Feed(Struct, frozen=True, tag="feed"):
    """Give a resource to the dragon with this much food of its colour and gold on it."""

    colour: ColourName
    food: int
    golds: int
    resource: ResourceName


class Stop(Struct, frozen=True, tag="stop"):
    """Feed no more."""


AnyMove = Explore | Move | Discard | Settle | Pass | Hatch | Decline | Feed | Stop
MOVES = (Explore, Move, Discard, Settle, Pass, Hatch, Decline, Feed, Stop)
PHASES = {Discard: DISCARD, Hatch: HATCH, Decline: HATCH, Feed: FEED, Stop: FEED}


# -- integers ------------------------------------------------------------------------------------


def encode(move: AnyMove) -> int:
    """The action of a move, or -1 if a number in it is out of range."""
    match move:
        case Explore():
            return encode_explore(move)
        case Move(from_q, from_r, q, r) if is_place(from_q, from_r) and is_place(q, r):
            return MOVE_FIRST + PLACES * place_at(from_q, from_r) + place_at(q, r)
        case Discard(tiles) if len(tiles) <= HAND and "hidden" not in tiles:
            things = [0] * (HAND - len(tiles)) + [KINDS.index(tile) + 1 for tile in tiles]
            return DISCARD_FIRST + numbered(*things)
        case Settle(q, r, colour, food, golds) if is_place(q, r) and is_food(food, golds):
            return SETTLE_FIRST + place_at(q, r) * DRAGON_NAMES + dragon_at(colour, food, golds)
        case Hatch(source, colour, kind, golds) if 0 <= golds <= EGG:
            taken = SOURCES.index(source), HATCH_COLOURS.index(colour)
            return HATCH_FIRST + hatch_code(*taken, RESOURCES.index(kind), golds)
        case Feed(colour, food, golds, resource) if is_food(food, golds):
            return FEED_FIRST + 4 * dragon_at(colour, food, golds) + RESOURCES.index(resource)
    return {Pass: PASS, Decline: DECLINE, Stop: STOP}.get(type(move), -1)


def encode_explore(move: Explore) -> int:
    """-1 also if the handler is too far away for any map."""
    hop = (move.from_q - move.q, move.from_r - move.r)
    if hop not in HOP_HEXES or not is_place(move.q, move.r) or not 0 <= move.rotation < 6:
        return -1
    lay = 6 * KINDS.index(move.tile) + move.rotation
    reached = place_at(move.q, move.r) * len(HOP_HEXES) + HOP_HEXES.index(hop)
    return EXPLORE_FIRST + reached * LAYS + lay


def is_food(food: int, golds: int) -> bool:
    return 0 <= food <= GROWN and 0 <= golds <= GROWN


def dragon_at(colour: ColourName, food: int, golds: int) -> int:
    return 16 * COLOURS.index(colour) + 4 * food + golds


def dragon_named(dragon: int) -> tuple[ColourName, int, int]:
    """The colour, the food of that colour and the gold of a dragon."""
    return COLOURS[dragon // 16], dragon // 4 % 4, dragon % 4


def decode(action: int) -> AnyMove:
    """The move of an action."""
    if not 0 <= action < ACTIONS:
        raise ValueError(f"{action} is no action.")
    if action >= MOVE_FIRST:
        tile, to = divmod(action - MOVE_FIRST, PLACES)
        return Move(*place_of(tile), *place_of(to))
    if action >= EXPLORE_FIRST:
        return decode_explore(action - EXPLORE_FIRST)
    if action >= SETTLE_FIRST:
        place, dragon = divmod(action - SETTLE_FIRST, DRAGON_NAMES)
        q, r = place_of(place)
        return Settle(q, r, *dragon_named(dragon))
    if action >= FEED_FIRST:
        dragon, resource = divmod(action - FEED_FIRST, 4)
        return Feed(*dragon_named(dragon), RESOURCES[resource])
    if action >= HATCH_FIRST:
        code = action - HATCH_FIRST
        colour = HATCH_COLOURS[code // 16 % 5]
        return Hatch(SOURCES[code // 80], colour, RESOURCES[code // 4 % 4], code % 4)
    if action >= DISCARD_FIRST:
        things = things_numbered(action - DISCARD_FIRST)
        return Discard(tuple(KINDS[thing - 1] for thing in things if thing))
    return (Pass(), Decline(), Stop())[action]


def decode_explore(code: int) -> Explore:
    reached, lay = divmod(code, LAYS)
    place, hop = divmod(reached, len(HOP_HEXES))
    (q, r), (dq, dr) = place_of(place), HOP_HEXES[hop]
    return Explore(q + dq, r + dr, KINDS[lay // 6], q, r, lay % 6)


def seen_by_others(move: AnyMove) -> AnyMove:
    """How many tiles were buried is seen, not which."""
    if isinstance(move, Discard):
        return Discard(tuple("hidden" for _ in move.tiles))
    return move


# -- why a move is refused -----------------------------------------------------------------------


def refusal(state: State, move: AnyMove) -> Refusal:
    """The rule that a move not offered breaks, and the sentence that says so."""
    if state.phase == OVER:
        return Refusal("R17", Line("refused-over"))
    if state.phase != PHASES.get(type(move), ACTION):
        return refusal_of_phase(state.phase)
    match move:
        case Explore():
            return refusal_of_explore(state, move)
        case Move():
            return refusal_of_move(state, move)
        case Discard(tiles):
            return refusal_of_discard(tiles)
        case Settle():
            return refusal_of_settle(state, move)
        case Hatch():
            return refusal_of_hatch(state, move)
        case Feed():
            return refusal_of_feed(state, move)
    raise ValueError(f"{move} is allowed.")


def refusal_of_phase(phase: int) -> Refusal:
    """Another decision is due."""
    if phase == ACTION:
        return Refusal("R4", Line("refused-action-first"))
    if phase == DISCARD:
        return Refusal("R9", Line("refused-discard-first"))
    if phase == HATCH:
        return Refusal("R4", Line("refused-hatch-now"))
    return Refusal("R4", Line("refused-feed-now"))


def tile_named(state: State, q: int, r: int) -> int:
    """The tile that goes by these coordinates, or EMPTY."""
    tile = tile_at(state, place_at(q, r)) if is_place(q, r) else EMPTY
    return tile if state.tile_place[tile] == place_at(q, r) else EMPTY


def is_unnamed(q: int, r: int) -> bool:
    """Whether this is a hex of the starting tile that does not give it its name."""
    return is_place(q, r) and place_at(q, r) in START_PLACES[1:]


def refusal_of_tile(state: State, rule: str, q: int, r: int) -> Refusal | None:
    """By a rule, of a tile that is none; F28: or named by another hex of the starting tile."""
    if is_unnamed(q, r):
        return Refusal("F28", Line("refused-start-name"))
    if tile_named(state, q, r) == EMPTY:
        return Refusal(rule, Line("refused-no-tile", {"q": q, "r": r}))
    return None


def refusal_of_handler(state: State, rule: str, q: int, r: int) -> Refusal | None:
    """By a rule, of a handler that is not there."""
    if no_tile := refusal_of_tile(state, rule, q, r):
        return no_tile
    if not has_handler(state, state.seat, tile_named(state, q, r)):
        return Refusal(rule, Line("refused-no-handler", {"q": q, "r": r}))
    return None


def refusal_of_explore(state: State, move: Explore) -> Refusal:
    """R5, in the order in which one would go about it."""
    kind = KINDS.index(move.tile)
    if kind not in state.hand[state.seat][: state.hand_size[state.seat]]:
        return Refusal("R5", Line("refused-explore-hand", {"tile": move.tile}))
    if handler := refusal_of_handler(state, "R5", move.from_q, move.from_r):
        return handler
    facts: dict[str, str | int] = {"q": move.q, "r": move.r}
    if not is_place(move.q, move.r):
        return Refusal("R5", Line("refused-explore-apart", facts))
    place = place_at(move.q, move.r)
    if tile_at(state, place) != EMPTY:
        return Refusal("R5", Line("refused-explore-occupied", facts))
    if not beside(state, place, tile_named(state, move.from_q, move.from_r)):
        return Refusal("R5", Line("refused-explore-apart", facts))
    if not 0 <= move.rotation < rotations_of(kind):
        land = rotations_of(kind) == 1
        return Refusal("R5", Line("refused-explore-land" if land else "refused-explore-rotation"))
    touching, wet = edges_around(state, place)
    if fits(kind, move.rotation, touching, wet):
        raise ValueError(f"{move} is allowed.")
    clash = (water_of(kind, move.rotation) & touching) ^ wet
    edge = next(i for i in range(6) if clash >> i & 1)
    there = "water" if wet >> edge & 1 else "land"
    return Refusal("R5", Line("refused-explore-edge", {"side": DIRECTIONS[edge], "edge": there}))


def beside(state: State, place: int, tile: int) -> bool:
    """Whether a place touches a tile; the starting tile by any of its hexes."""
    return any(tile_at(state, place + step) == tile for step in STEPS)


def refusal_of_move(state: State, move: Move) -> Refusal:
    if handler := refusal_of_handler(state, "R9", move.from_q, move.from_r):
        return handler
    if no_tile := refusal_of_tile(state, "R9", move.q, move.r):
        return no_tile
    if (move.from_q, move.from_r) == (move.q, move.r):
        return Refusal("R9", Line("refused-move-same"))
    raise ValueError(f"{move} is allowed.")


def refusal_of_discard(tiles: tuple[Buried, ...]) -> Refusal:
    """Tiles that are not in the hand, or not named."""
    named = "hidden" not in tiles
    return Refusal("R9", Line("refused-discard-hand" if named else "refused-discard-hidden"))


def refusal_of_settle(state: State, move: Settle) -> Refusal:
    """R10, then R11."""
    if handler := refusal_of_handler(state, "R10", move.q, move.r):
        return handler
    tile = tile_named(state, move.q, move.r)
    if state.tile_kind[tile] == TOWN:
        return Refusal("R10", Line("refused-settle-town"))
    if state.tile_lair[tile]:
        return Refusal("R10", Line("refused-settle-lair", {"other": state.tile_lair[tile] - 1}))
    if state.lairs_left[state.seat] == 0:
        return Refusal("R10", Line("refused-settle-none-left"))
    dragon = dragon_of(state, move)
    if dragon < 0:
        return Refusal("R10", Line("refused-no-dragon", dragon_facts(move)))
    if not is_grown(dragon):
        return Refusal("R10", Line("refused-settle-young"))
    if not is_at_home(state, dragon, tile):
        return Refusal("R10", Line("refused-settle-home", {"colour": move.colour}))
    gold, due = state.resources[state.seat][GOLD], tithe(state, state.seat, tile)
    if due > gold:
        return Refusal("R11", Line("refused-settle-tithe", {"tithe": due, "gold": gold}))
    raise ValueError(f"{move} is allowed.")


def dragon_of(state: State, move: Settle | Feed) -> int:
    """The dragon a move names, or -1 if the nest has none like it."""
    nest = state.nest[state.seat][: state.nest_size[state.seat]]
    named = is_food(move.food, move.golds)
    dragon = dragon_at(move.colour, move.food, move.golds) if named else -1
    return dragon if dragon in nest else -1


def dragon_facts(move: Settle | Feed) -> dict[str, str | int]:
    return {"colour": move.colour, "food": move.food, "golds": move.golds}


def refusal_of_hatch(state: State, move: Hatch) -> Refusal:
    """R13: what is wanted, then what is paid."""
    seat, source = state.seat, SOURCES.index(move.source)
    colour, kind = HATCH_COLOURS.index(move.colour), RESOURCES.index(move.kind)
    if (source == MARKET_EGG) == (colour == NO_COLOUR):
        named = "market" if source == MARKET_EGG else "other"
        return Refusal("R13", Line("refused-hatch-colour", {"source": named}))
    if source in (MARKET_EGG, PILE_EGG) and not has_room(state, seat):
        return Refusal("R13", Line("refused-hatch-full"))
    if source == MARKET_EGG and not in_market(state, colour):
        return Refusal("R13", Line("refused-hatch-market", {"colour": move.colour}))
    if source == PILE_EGG and state.pile_size == 0:
        return Refusal("R13", Line("refused-hatch-pile"))
    if not 0 <= move.golds <= EGG or (kind == GOLD) != (move.golds == EGG):
        return Refusal("R13", Line("refused-hatch-payment"))
    if not can_pay(state, seat, kind, move.golds):
        paid = {"resource": move.kind, "count": EGG - move.golds, "golds": move.golds}
        return Refusal("R13", Line("refused-hatch-poor", paid))
    raise ValueError(f"{move} is allowed.")


def refusal_of_feed(state: State, move: Feed) -> Refusal:
    """R14 and, for what a dragon eats, R3."""
    seat, dragon = state.seat, dragon_of(state, move)
    resource = RESOURCES.index(move.resource)
    if dragon < 0:
        return Refusal("R14", Line("refused-no-dragon", dragon_facts(move)))
    if is_grown(dragon):
        return Refusal("R14", Line("refused-feed-grown"))
    same = [i for i in range(state.nest_size[seat]) if state.nest[seat][i] == dragon]
    if not any(can_feed(state, i) for i in same):
        return Refusal("R14", Line("refused-feed-again"))
    if not eats(COLOURS.index(move.colour), resource):
        return Refusal("R3", Line("refused-feed-taste", {"colour": move.colour}))
    if state.resources[seat][resource] == 0:
        return Refusal("R14", Line("refused-feed-poor", {"resource": move.resource}))
    raise ValueError(f"{move} is allowed.")
