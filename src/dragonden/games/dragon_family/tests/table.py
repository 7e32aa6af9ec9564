"""Positions for the tests of Dragon Family, laid out in words."""

from __future__ import annotations

import re
from typing import Any

import pytest

from dragonden import Match, Refused, new
from dragonden.engine.hexes import DIRECTIONS, place_at

from ..dragon import dragon_with
from ..land import lay_tile
from ..moves import Decline, Discard, Explore, Found, Go, Lay, MoveHandler, Pass, Settle, Stop
from ..pieces import COLOURS, KINDS, LAIRS, RESOURCES


def position(lands: str = "", hand: str = "forest forest forest", players: int = 2) -> Match:
    """Seat 0 is to act and holds this hand; `lands` lie beside the starting tile."""
    match = new("dragon_family", players=players, first=0, seed=1)
    lay(match, lands)
    give_hand(match, 0, hand)
    return match


def lay(match: Match, lands: str) -> None:
    """Lay tiles like `forest(2,0) ocean3(1,1)W`: an ocean with the first of its water edges."""
    for kind, q, r, side in re.findall(r"(\w+)\((-?\d+),(-?\d+)\)([A-Z]*)", lands):
        rotation = DIRECTIONS.index(side) if side else 0
        place = place_at(int(q), int(r))
        match.backend.prepare(lay_tile)(match.live, place, KINDS.index(kind), rotation)


def give_hand(match: Match, seat: int, hand: str) -> None:
    """Give a seat these tiles in its hand."""
    kinds = sorted(KINDS.index(kind) for kind in hand.split())
    for i, kind in enumerate(kinds):
        match.live.hand[seat][i] = kind
    match.live.hand_size[seat] = len(kinds)


def give_resources(match: Match, seat: int, **resources: int) -> None:
    """Give a seat resources from the supply."""
    for name, count in resources.items():
        match.live.resources[seat][RESOURCES.index(name)] += count
        match.live.supply[RESOURCES.index(name)] -= count


def raise_dragon(match: Match, seat: int, colour: str, food: int = 0, golds: int = 0) -> None:
    """Put a dragon with this food into a nest."""
    live, size = match.live, int(match.live.nest_size[seat])
    live.nest[seat][size] = dragon_with(COLOURS.index(colour), food, golds)
    live.nest_size[seat] += 1
    live.supply[COLOURS.index(colour)] -= food
    live.supply[0] -= golds


def place_handlers(match: Match, seat: int, *places: tuple[int, int]) -> None:
    """Put a seat's handlers on these tiles."""
    for i, place in enumerate(places):
        match.live.handlers[seat][i] = tile_number(match, place)


def build_lairs(match: Match, seat: int, *places: tuple[int, int]) -> None:
    """Give a seat lairs here."""
    for place in places:
        tile = tile_number(match, place)
        match.live.tile_lair[tile] = seat + 1
        match.live.territory_lairs[match.live.territory[tile]][seat] += 1
        match.live.lairs_left[seat] -= 1
    assert 0 <= match.live.lairs_left[seat] < LAIRS


def tile_number(match: Match, place: tuple[int, int]) -> int:
    places = [(tile.q, tile.r) for tile in match.truth().tiles]
    return 1 + places.index(place)


def stack_up(match: Match, *kinds: str) -> None:
    """Make these tiles, next one first, the whole stack."""
    live = match.live
    live.stack_top, live.stack_size = 0, len(kinds)
    for i in range(len(live.stack)):
        live.stack[i] = KINDS.index(kinds[i]) if i < len(kinds) else 0
        live.stack_burier[i] = live.stack_joined[i] = live.stack_known[i] = 0


def pile_up(match: Match, *colours: str) -> None:
    """Make these dragons, next one first, the whole pile."""
    match.live.pile_size = len(colours)
    for i, colour in enumerate(reversed(colours)):
        match.live.pile[i] = COLOURS.index(colour)


def offer_dragons(match: Match, *colours: str) -> None:
    """Make these dragons the market."""
    match.live.market_size = len(colours)
    for i, colour in enumerate(colours):
        match.live.market[i] = COLOURS.index(colour)


def play(match: Match, *moves: Any) -> None:
    for move in moves:
        match.play(move)


def explore(match: Match, tile: str, q: int, r: int, rotation: int = 0, handler: int = 0) -> None:
    """The seat to act lays a tile of its hand."""
    play(match, Explore(tile, handler), Lay(q, r, rotation))


def walk(match: Match, q: int, r: int, handler: int = 0) -> None:
    """The seat to act moves a handler."""
    play(match, MoveHandler(handler), Go(q, r))


def settle(match: Match) -> None:
    """The seat to act founds a lair with its second handler and the dragon of `ready_to_settle`."""
    play(match, Settle(1), Found("green", 2, 1))


def finish(match: Match) -> None:
    """Decline whatever is left of the turn."""
    seat = match.actor
    while match.actor == seat:
        match.play(
            {"action": Pass(), "discard": Discard(()), "hatch": Decline(), "feed": Stop()}[
                phase(match)
            ]
        )


def pass_turns(match: Match, turns: int = 1) -> None:
    """Let the next players do nothing at all."""
    for _ in range(turns):
        play(match, Pass(), Decline(), Stop())


def bury(match: Match, *tiles: str) -> None:
    """The seat to act moves from the starting tile to the first tile laid, and buries tiles."""
    here = match.truth().players[match.actor].handlers[0]
    there = next((t.q, t.r) for t in match.truth().tiles if (t.q, t.r) != here)
    walk(match, *there)
    play(match, Discard(tiles))


def phase(match: Match) -> str:
    return match.truth().phase


def offered(match: Match, kind: type) -> list[Any]:
    """The offered moves of one kind."""
    return [move for move in match.offered() if isinstance(move, kind)]


def purse(match: Match, seat: int) -> dict[str, int]:
    """What a seat owns, without what it has none of."""
    return {name: n for name, n in match.truth().players[seat].resources.items() if n}


def nest(match: Match, seat: int) -> list[tuple[str, int, int]]:
    return [(d.colour, d.food, d.golds) for d in match.truth().players[seat].nest]


def expect_refusal(match: Match, move: Any) -> Refused:
    with pytest.raises(Refused) as caught:
        match.play(move)
    return caught.value


def ready_to_settle(tile: str = "forest", colour: str = "green", **options: int) -> Match:
    """Seat 0 stands at (2, 0) with a grown dragon."""
    match = position(f"{tile}(2,0)SE", **options)
    place_handlers(match, 0, (2, 0))
    raise_dragon(
        match, 0, colour, food=0 if colour == "gold" else 2, golds=3 if colour == "gold" else 1
    )
    return match


def refusal_of(match: Match, move: Any) -> tuple[str, str]:
    """The rule and the sentence by which a move is refused."""
    no = expect_refusal(match, move)
    return no.rule, no.line.id
