"""Dragon Family in plain text: a hex map to play from, and moves in a few words."""

from __future__ import annotations

import itertools
import textwrap

from dragonden.engine.hexes import DIRECTIONS, neighbours
from dragonden.engine.words import Words

from .hexmap import PAGE, Hexes, drawn
from .moves import AnyMove, Discard, Explore, Feed, Hatch, Move, Settle
from .pieces import COLOURS, KINDS, LANDSCAPES, OCEAN2, RESOURCES, KindName
from .view import Dragon, Player, StackTile, Territory, Tile, View

YIELDS = dict(zip(LANDSCAPES, RESOURCES, strict=True))
EATS = dict(zip(COLOURS, RESOURCES, strict=True))
OCEANS = KINDS[OCEAN2:]


def picture(view: View, words: Words, names: list[str]) -> str:
    """The map, then the territories, the players and what is to be had."""
    parts = [words("text-round", round=view.round, seat=names[view.first])]
    if view.quiet:
        parts += textwrap.wrap(words("text-quiet", count=view.quiet), PAGE)
    if view.ending:
        parts += textwrap.wrap(words("text-ending", ending=view.ending), PAGE)
    parts += ["", *drawn(hexes_of(view, words)), ""]
    parts += territory_lines(view, words, names)
    for seat in range(len(view.players)):
        parts += player_lines(view, seat, words, names)
    parts += table_lines(view, words, names)
    return "\n".join([*parts, "", *textwrap.wrap(words("text-legend"), PAGE)])


def labelled(label: str, items: list[str], words: Words) -> list[str]:
    """Items after their label, wrapped to the page with the label hanging out."""
    kept = [item.replace(" ", "\0") for item in items]
    text = f"{words('text-label', label=label)} {' · '.join(kept)}"
    return [line.replace("\0", " ") for line in textwrap.wrap(text, PAGE, subsequent_indent="    ")]


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
    held = [territory for territory in view.territories if any(territory.lairs)]
    free = [t for t in view.territories if not any(t.lairs) and t.tiles > 1]
    largest = sorted(free, key=lambda territory: -territory.tiles)
    lines = []
    for territory in sorted(held, key=lambda territory: -territory.tiles):
        lines += textwrap.wrap(held_name(territory, words, names), PAGE, subsequent_indent="    ")
    if largest:
        lines += labelled(words("text-free"), [free_name(t, words) for t in largest], words)
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
    facts = {"points": player.points, "lairs": player.lairs_left}
    head = words("text-player", number=seat + 1, seat=names[seat], **facts)
    items = [resources_name(player, words)]
    items += [words("text-handlers", places=places_name(player.handlers))]
    items += [dragon_name(dragon, words) for dragon in player.nest] or [words("text-no-dragon")]
    items.append(words("text-hand", tiles=hand_name(player, words)))
    return labelled(head, items, words)


def resources_name(player: Player, words: Words) -> str:
    owned = [
        words("resource-count", resource=resource, count=count)
        for resource, count in player.resources.items()
        if count
    ]
    return ", ".join(owned) or words("text-no-resource")


def places_name(places: list[tuple[int, int]]) -> str:
    return " ".join(f"({q}, {r})" for q, r in places)


def dragon_name(dragon: Dragon, words: Words) -> str:
    return words(
        "text-dragon",
        colour=dragon.colour,
        food=food_name(dragon, words),
        fed="yes" if dragon.fed else "no",
    )


def food_name(dragon: Dragon | Feed | Settle, words: Words) -> str:
    """What lies on a dragon."""
    counts = ((EATS[dragon.colour], dragon.food), ("gold", dragon.golds))
    food = [words("resource-count", resource=resource, count=n) for resource, n in counts if n]
    return ", ".join(food) or words("text-hungry")


def hand_name(player: Player, words: Words) -> str:
    known = [kind_name(kind, words) for kind in player.hand if kind]
    hidden = player.hand.count(None)
    if hidden:
        known.append(words("text-hidden", count=hidden))
    return ", ".join(known) or words("text-nothing")


def kind_name(kind: KindName, words: Words) -> str:
    return words("tile-name", tile=kind)


# -- the table -----------------------------------------------------------------------------------


def table_lines(view: View, words: Words, names: list[str]) -> list[str]:
    """The market, the supply, the stack and what has not been seen."""
    supply = [
        words("resource-count", resource=resource, count=count)
        for resource, count in view.supply.items()
    ]
    market = [words("dragon-name", colour=colour) for colour in view.market]
    market = market or [words("text-nothing")]
    pile = words("text-pile", count=len(view.pile))
    unseen = [f"{n} × {kind_name(kind, words)}" for kind, n in view.unseen.items() if n]
    stack = [words("text-stack-tiles", count=len(view.stack)), *buried_names(view, words, names)]
    lines = ["", *labelled(words("text-market"), [*market, pile], words)]
    lines += labelled(words("text-supply"), supply, words)
    lines += labelled(words("text-stack"), stack, words)
    return lines + (labelled(words("text-unseen"), unseen, words) if unseen else [])


def buried_names(view: View, words: Words, names: list[str]) -> list[str]:
    """Who has put what under the stack, as far as it is known, in the order it will be drawn."""
    items = []
    for burier, tiles in itertools.groupby(view.stack, key=lambda tile: tile.burier):
        if burier is not None:
            items.append(words("text-buried", seat=names[burier], tiles=burial(list(tiles), words)))
    return items


def burial(tiles: list[StackTile], words: Words) -> str:
    known = [kind_name(tile.kind, words) for tile in tiles if tile.kind]
    hidden = len(tiles) - len(known)
    return ", ".join([*known, words("text-hidden", count=hidden)] if hidden else known)


# -- moves ---------------------------------------------------------------------------------------


def describe(move: AnyMove, view: View, words: Words) -> str:
    """An offered move in a few words."""
    match move:
        case Explore():
            return describe_explore(move, view, words)
        case Move(from_q, from_r, q, r):
            tile = next(tile for tile in view.tiles if (tile.q, tile.r) == (q, r))
            facts = {"fromq": from_q, "fromr": from_r, "q": q, "r": r}
            gain = gain_name([tile], view, words)
            return words("text-move", landscape=tile.landscape, gain=gain, **facts)
        case Discard(tiles):
            named = [words("tile-name", tile=tile) for tile in tiles]
            return words("text-discard", count=len(tiles), tiles=", ".join(named))
        case Settle(q, r, colour):
            tithe = tithe_on(view, q, r)
            return words(
                "text-settle", q=q, r=r, colour=colour, food=food_name(move, words), tithe=tithe
            )
        case Hatch(source, colour, kind, golds):
            facts = {"count": 3 - golds, "golds": golds}
            return words("text-hatch", source=source, colour=colour, resource=kind, **facts)
        case Feed(colour, _, _, resource):
            eaten = food_name(move, words)
            return words("text-feed", resource=resource, colour=colour, food=eaten)
    return words(f"text-{type(move).__struct_config__.tag}")


def describe_explore(move: Explore, view: View, words: Words) -> str:
    """Where the tile goes and which way its water lies, and what that gains."""
    edges = int(move.tile[-1]) if move.tile in OCEANS else 0
    water = [DIRECTIONS[(move.rotation + i) % 6] for i in range(edges)]
    around = neighbours(move.q, move.r)
    beside = [tile for tile in view.tiles if any(place in around for place in tile.hexes)]
    facts = {"fromq": move.from_q, "fromr": move.from_r, "q": move.q, "r": move.r}
    return words(
        "text-explore",
        tile=move.tile,
        water=" ".join(water) or "none",
        gain=gain_name(beside, view, words),
        **facts,
    )


def gain_name(tiles: list[Tile], view: View, words: Words) -> str:
    """What these tiles yield, as far as the supply has it."""
    yielded = [YIELDS[tile.landscape] for tile in tiles]
    counts = {name: min(yielded.count(name), view.supply[name]) for name in RESOURCES}
    gains = [words("resource-count", resource=name, count=n) for name, n in counts.items() if n]
    return ", ".join(gains) or words("text-nothing")


def tithe_on(view: View, q: int, r: int) -> int:
    """What the seat to act owes the others for a lair here."""
    tile = next(tile for tile in view.tiles if (tile.q, tile.r) == (q, r))
    assert tile.territory is not None
    lairs = view.territories[tile.territory].lairs
    return sum(count for seat, count in enumerate(lairs) if seat != view.actor)
