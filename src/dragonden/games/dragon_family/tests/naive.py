"""Dragon Family counted the slow way, from what lies on the table."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

from dragonden.engine.backends import compiled_backend
from dragonden.engine.match import Match
from dragonden.engine.referee import Secret

from ..pieces import HIDDEN, KINDS, STACK
from ..state import State
from ..view import Tile, View

# E, SE, SW, W, NW, NE; the edge seen from the other side is three further on.
SIDES = {"E": (1, 0), "SE": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (0, -1), "NE": (1, -1)}
ACROSS = {"E": "W", "SE": "NW", "SW": "NE", "W": "E", "NW": "SE", "NE": "SW"}
FOOD = {"green": "leaf", "red": "ruby", "blue": "pearl", "gold": "gold"}


def touching(tiles: list[Tile]) -> list[tuple[Tile, str, Tile]]:
    """Every pair of different tiles that share an edge, with the side the second is on."""
    at = {place: tile for tile in tiles for place in map(tuple, tile.hexes)}
    assert len(at) == sum(len(tile.hexes) for tile in tiles), "two tiles overlap"
    pairs = []
    for (q, r), tile in at.items():
        for side, (dq, dr) in SIDES.items():
            other = at.get((q + dq, r + dr))
            if other and other != tile:
                pairs.append((tile, side, other))
    return pairs


def territories(tiles: list[Tile]) -> list[list[Tile]]:
    """The territories, by walking from tile to tile."""
    beside: dict[tuple[int, int], list[Tile]] = {(tile.q, tile.r): [] for tile in tiles}
    for tile, side, other in touching(tiles):
        water = side in tile.water and ACROSS[side] in other.water
        if tile.landscape == other.landscape and (tile.landscape != "ocean" or water):
            beside[tile.q, tile.r].append(other)
    found, seen = [], set()
    for tile in tiles:
        if tile.landscape == "town" or (tile.q, tile.r) in seen:
            continue
        territory, new = [], [tile]
        while new:
            here = new.pop()
            if (here.q, here.r) not in seen:
                seen.add((here.q, here.r))
                territory.append(here)
                new += beside[here.q, here.r]
        found.append(territory)
    return found


def scores(match: Match) -> list[list[int]]:
    """One a dragon in the nest, three a lair, one a tile one controls; then gold."""
    table = match.truth()
    lairs = [tile.lair.seat for tile in table.tiles if tile.lair]
    rows = [
        [len(player.nest) + 3 * lairs.count(seat), player.resources["gold"]]
        for seat, player in enumerate(table.players)
    ]
    for territory in territories(table.tiles):
        owners = Counter(tile.lair.seat for tile in territory if tile.lair)
        for seat, count in owners.items():
            if count == max(owners.values()):
                rows[seat][0] += len(territory)
    return rows


def check_pieces(match: Match) -> None:
    """Every piece of the box is in one place, and the map is put together properly."""
    table = match.truth()
    check_tiles(table, match.box["tiles"])
    check_map(table)
    check_dragons(table, match.box["dragons"])
    check_resources(table, match.box["resources"])
    for seat, player in enumerate(table.players):
        built = [tile for tile in table.tiles if tile.lair and tile.lair.seat == seat]
        assert player.lairs_left + len(built) == 4, "a lair is lost"
        standing = [tile for tile in table.tiles for other in tile.handlers if other == seat]
        assert len(standing) == 2, "a handler is lost"
        assert sorted((tile.q, tile.r) for tile in standing) == sorted(player.handlers)
    check_memory(match.state)


def check_tiles(table: View, box: dict[str, int]) -> None:
    start, *laid = table.tiles
    hands = [kind for player in table.players for kind in player.hand]
    kinds = Counter([tile.kind for tile in laid] + hands + [tile.kind for tile in table.stack])
    assert kinds == Counter(box), "a tile is lost"
    assert not any(table.unseen.values())
    assert len(start.hexes) == 3
    for player in table.players:
        assert len(player.hand) == 3 or not table.stack
        assert player.hand == sorted(player.hand, key=KINDS.index)


def check_map(table: View) -> None:
    """Edges match, lairs are not in towns, territories are what a walk finds."""
    for tile, side, other in touching(table.tiles):
        assert (side in tile.water) == (ACROSS[side] in other.water), "edges do not match"
    assert not any(tile.lair for tile in table.tiles if tile.landscape == "town")
    walked = [sorted((tile.q, tile.r) for tile in land) for land in territories(table.tiles)]
    lands = [
        sorted((tile.q, tile.r) for tile in table.tiles if tile.territory == i)
        for i in range(len(table.territories))
    ]
    assert sorted(walked) == sorted(lands)
    assert [territory.tiles for territory in table.territories] == [len(land) for land in lands]


def check_dragons(table: View, box: dict[str, int]) -> None:
    nests = [dragon for player in table.players for dragon in player.nest]
    settled = [tile.lair.colour for tile in table.tiles if tile.lair]
    colours = Counter(table.market + table.pile + settled + [dragon.colour for dragon in nests])
    assert colours == Counter(box), "a dragon is lost"
    assert all(len(player.nest) <= 3 for player in table.players)
    assert all(dragon.food + dragon.golds <= 3 for dragon in nests)
    assert not any(dragon.food for dragon in nests if dragon.colour == "gold")
    assert len(table.market) == 3 or not table.pile


def check_resources(table: View, box: dict[str, int]) -> None:
    tokens: Counter[str] = Counter(table.supply)
    for player in table.players:
        tokens.update(player.resources)
        for dragon in player.nest:
            tokens[FOOD[dragon.colour]] += dragon.food
            tokens["gold"] += dragon.golds
    assert tokens == Counter(box), "a resource is lost"
    assert all(n >= 0 for player in table.players for n in player.resources.values())
    assert all(n >= 0 for n in table.supply.values())


def check_memory(state: State) -> None:
    """Nobody is certain of anything that is not so, and burials lie in order."""
    for holder in range(state.players):
        hand = Counter(state.hand[holder][: state.hand_size[holder]])
        for at, count in enumerate(state.recalled[holder]):
            knower, kind = divmod(at, len(KINDS))
            assert 0 <= count <= hand[kind], "somebody is certain of a tile that is not there"
            assert knower != holder or count == 0
    ring = [(state.stack_top + depth) % STACK for depth in range(state.stack_size)]
    for above, at in itertools.pairwise(ring):
        assert not state.stack_joined[at] or state.stack[above] <= state.stack[at]
    if ring:
        assert max(state.least) <= state.stack[ring[0]] or not state.stack_joined[ring[0]]
    for at in ring:
        burier = state.stack_burier[at]
        assert not burier or state.stack_known[at] >> (burier - 1) & 1


def max_moves(match: Match) -> int:
    """At most 620 rounds: an action, its place, a discard, a hatch, 3 feeds and a stop."""
    return 620 * int(match.options["players"]) * 8


def list_draws(guesses: Any, known: State) -> list[tuple[Any, list[int]]]:
    """The pile's order, and the part of the stack that nobody has buried."""
    ring = [(known.stack_top + depth) % STACK for depth in range(known.stack_size)]
    deep = [at for at in ring if not known.stack_burier[at]]
    one = compiled_backend().to_plain(State, guesses[0])
    unseen = [one.stack[at] for at in ring if known.stack[at] == HIDDEN]
    for holder in range(known.players):
        guessed, sure = (Counter(s.hand[holder][: s.hand_size[holder]]) for s in (one, known))
        unseen += (guessed - sure).elements()
    pile = guesses["pile"][:, : known.pile_size], known.pile[: known.pile_size]
    return [pile, (guesses["stack"][:, deep], sorted(unseen))]


def list_secrets(match: Match) -> list[Secret]:
    """Hands and the stack, but for what somebody is certain of; the tile chosen to be laid.

    What is certain of a hand comes first in it.
    """
    table, state = match.truth(), match.state
    seats = range(len(table.players))
    secrets: list[Secret] = [(("chosen", "tile"), {table.actor})]
    for depth in range(len(table.stack)):
        known = state.stack_known[(state.stack_top + depth) % STACK]
        secrets.append((("stack", depth, "kind"), {seat for seat in seats if known >> seat & 1}))
    for holder, player in enumerate(table.players):
        kinds = state.recalled[holder]
        certain = [sum(kinds[len(KINDS) * seat : len(KINDS) * (seat + 1)]) for seat in seats]
        certain[holder] = len(player.hand)
        for i in range(len(player.hand)):
            told = {seat for seat in seats if i < certain[seat]}
            secrets.append((("players", holder, "hand", i), told))
    return secrets
