"""Dragon Family in plain text: a hex map to play from, and moves in a few words."""

from __future__ import annotations

import itertools

from dragonden.engine.hexes import DIRECTIONS
from dragonden.engine.page import keep_together, list_items, wrap
from dragonden.engine.words import Fact, Words

from .hexmap import Hexes, draw_map
from .moves import Discard, Explore, Go, Hatch, Lay, Move, MoveHandler, Settle
from .pieces import KINDS, LANDSCAPES, OCEAN2, RESOURCES, KindName, ResourceName
from .places import find_place_facts
from .view import Dragon, Player, Territory, Tile, View, facts_of_hatch

OCEANS = KINDS[OCEAN2:]


def render_view(view: View, words: Words, names: list[str], seat: int | None = None) -> str:
    """The map, then the territories, the players and what is to be had."""
    parts = [words("text-round", round=view.round, seat=names[view.first])]
    if view.quiet:
        parts += wrap(words("text-quiet", count=view.quiet))
    if view.ending:
        parts += wrap(words("text-ending", ending=view.ending))
    parts += ["", *draw_map(hexes_of(view, words)), ""]
    parts += territory_lines(view, words, names)
    for seat in range(len(view.players)):
        parts += player_lines(view, seat, words, names)
    parts += table_lines(view, words, names)
    return "\n".join([*parts, "", *wrap(words("text-legend"))])


# -- the map -------------------------------------------------------------------------------------


def hexes_of(view: View, words: Words) -> Hexes:
    """What is written on each hex, and which edges are water."""
    laid: Hexes = {}
    letters = {landscape: words("text-letter", landscape=landscape) for landscape in LANDSCAPES}
    for number, tile in enumerate(view.tiles):
        letter = letters[tile.landscape]
        for place, pieces in zip(tile.hexes, pieces_on(tile), strict=True):
            water = {DIRECTIONS.index(side) for side in tile.water}
            laid[place] = (number, f"{letter}{place[0]:>4}", pieces, water)
    return laid


def pieces_on(tile: Tile) -> list[str]:
    """The lair and the handlers in each hex of a tile: two pairs, or five signs if it has one."""
    room = 4 if len(tile.hexes) > 1 else 5
    lair = f"^{tile.lair.seat + 1} " if tile.lair else ""
    signs = lair + "".join(str(seat + 1) for seat in tile.handlers)
    if len(signs) > room * len(tile.hexes):
        signs = signs[: room * len(tile.hexes) - 1] + "…"
    return [signs[room * i : room * (i + 1)] for i in range(len(tile.hexes))]


# -- territories ---------------------------------------------------------------------------------


def territory_lines(view: View, words: Words, names: list[str]) -> list[str]:
    """Who controls what, and the larger territories that are still free."""
    lines, free = [], []
    for territory in sorted(view.territories, key=lambda territory: -territory.tiles):
        if any(territory.lairs):
            lines += wrap(held_name(territory, words, names), "  ")
        elif territory.tiles > 1:
            free.append(free_name(territory, words))
    lines += list_items(words, words("text-free"), free) if free else []
    return [*lines, ""] if lines else []


def free_name(territory: Territory, words: Words) -> str:
    facts = {"count": territory.tiles, "q": territory.q, "r": territory.r}
    return words("text-territory", landscape=territory.landscape, **facts)


def held_name(territory: Territory, words: Words, names: list[str]) -> str:
    lairs = [f"{names[s]} ({count})" for s, count in enumerate(territory.lairs) if count]
    rulers = ", ".join(names[seat] for seat in territory.controllers)
    held = words("text-held", lairs=", ".join(lairs), seats=rulers)
    return f"{words('text-label', label=free_name(territory, words))} {held}"


# -- players -------------------------------------------------------------------------------------


def player_lines(view: View, seat: int, words: Words, names: list[str]) -> list[str]:
    """A player in two or three lines."""
    player = view.players[seat]
    facts = {"points": player.score.total, "lairs": player.lairs_left}
    head = words("text-player", number=seat + 1, seat=names[seat], **facts)
    handlers = " ".join(f"({q}, {r})" for q, r in player.handlers)
    items = [resources_name(player, words), words("text-handlers", places=handlers)]
    items += [dragon_name(dragon, words) for dragon in player.nest] or [words("text-no-dragon")]
    items.append(words("text-hand", tiles=name_kinds(player.hand, words)))
    return list_items(words, head, items)


def resources_name(player: Player, words: Words) -> str:
    owned = {resource: count for resource, count in player.resources.items() if count}
    return ", ".join(token_names(owned, words)) or words("text-no-resource")


def token_names(counts: dict[ResourceName, int], words: Words) -> list[str]:
    return [words("resource-count", resource=name, count=n) for name, n in counts.items()]


def dragon_name(dragon: Dragon, words: Words) -> str:
    on_it = {"food": dragon.food, "golds": dragon.golds}
    fed = "yes" if dragon.fed else "no"
    return words("text-dragon", colour=dragon.colour, fed=fed, **on_it)


def name_kinds(kinds: list[KindName | None], words: Words) -> str:
    """Tiles as far as they are known."""
    known = [keep_together(words("tile-name", tile=kind)) for kind in kinds if kind]
    hidden = [words("text-hidden", count=kinds.count(None))] if None in kinds else []
    return ", ".join([*known, *hidden]) or words("text-nothing")


# -- the table -----------------------------------------------------------------------------------


def table_lines(view: View, words: Words, names: list[str]) -> list[str]:
    """The market, the supply, the stack and what has not been seen."""
    market = [words("dragon-name", colour=colour) for colour in view.market]
    market = market or [words("text-nothing")]
    pile = words("text-pile", count=len(view.pile))
    unseen = [f"{n} × {words('tile-name', tile=kind)}" for kind, n in view.unseen.items() if n]
    stack = [words("text-stack-tiles", count=len(view.stack)), *buried_names(view, words, names)]
    lines = ["", *list_items(words, words("text-market"), [*market, pile])]
    lines += list_items(words, words("text-supply"), token_names(view.supply, words))
    lines += list_items(words, words("text-stack"), stack)
    return lines + (list_items(words, words("text-unseen"), unseen) if unseen else [])


def buried_names(view: View, words: Words, names: list[str]) -> list[str]:
    """Who has put what under the stack, as far as it is known, in the order it will be drawn."""
    items = []
    for burier, tiles in itertools.groupby(view.stack, key=lambda tile: tile.burier):
        if burier is not None:
            burial = name_kinds([tile.kind for tile in tiles], words)
            items.append(words("text-buried", seat=names[burier], tiles=burial))
    return items


# -- moves ---------------------------------------------------------------------------------------


def find_move_facts(move: Move, view: View) -> dict[str, Fact]:
    """What an offered move does not tell by itself."""
    match move:
        case Explore() | MoveHandler():
            return find_handler_facts(view, move.handler)
        case Settle():
            place = find_handler_facts(view, move.handler)
            tile = tile_at(view, (place["q"], place["r"]))
            assert tile.territory is not None
            return {**place, "tithe": sum(view.territories[tile.territory].tithes)}
        case Lay():
            return facts_of_lay(move, view)
        case Go():
            landscape = tile_at(view, (move.q, move.r)).landscape
            return {"landscape": landscape, **find_gain_facts(view, move)}
        case Discard(tiles):
            return {"tiles": len(tiles), **{kind: tiles.count(kind) for kind in KINDS}}
        case Hatch():
            return facts_of_hatch(move)
    return {}


def find_handler_facts(view: View, handler: int) -> dict[str, Fact]:
    """Where a handler of the actor stands."""
    assert view.actor is not None
    handlers = view.players[view.actor].handlers
    q, r = handlers[handler]
    landscape = tile_at(view, (q, r)).landscape
    side = find_side(view, (q, r), handlers[1 - handler])
    return {"q": q, "r": r, "landscape": landscape, "side": side, **find_place_facts(q, r)}


def find_side(view: View, here: tuple[int, int], there: tuple[int, int]) -> str:
    """On which side of the other handler one stands, if the landscape does not tell them apart."""
    if here == there or tile_at(view, here).landscape != tile_at(view, there).landscape:
        return "none"
    across = 2 * (here[0] - there[0]) + here[1] - there[1]
    if across:
        return "left" if across < 0 else "right"
    return "upper" if here[1] < there[1] else "lower"


def tile_at(view: View, place: tuple[Fact, Fact]) -> Tile:
    """The tile with this name."""
    return next(tile for tile in view.tiles if (tile.q, tile.r) == place)


def facts_of_lay(move: Lay, view: View) -> dict[str, Fact]:
    """Which way the water of the chosen tile lies, and what the place gains."""
    assert view.chosen
    tile = view.chosen.tile
    assert tile
    edges = int(tile[-1]) if tile in OCEANS else 0
    last = (move.rotation + edges - 1) % 6
    sides = {"side": DIRECTIONS[move.rotation], "last": DIRECTIONS[last]}
    return {"tile": tile, "edges": edges, **sides, **find_gain_facts(view, move)}


def find_gain_facts(view: View, move: Lay | Go) -> dict[str, Fact]:
    """Where it would go, and what the actor would get there, by resource."""
    (outlook,) = [one for one in view.outlooks if (one.q, one.r) == (move.q, move.r)]
    mine = [one.resource for one in outlook.gains if one.seat == view.actor and not one.lost]
    gains: dict[str, Fact] = {name: mine.count(name) for name in RESOURCES}
    return {**find_place_facts(move.q, move.r), "gained": len(mine), **gains}
