"""Dragon Family in sentences, for those who hear it: each tile with what is on it and around."""

from __future__ import annotations

import itertools
from collections import Counter

from dragonden.engine.hexes import BESIDE, DIRECTIONS
from dragonden.engine.reading import Section, begin_sentence, join_aloud, list_aloud
from dragonden.engine.words import Words

from .pieces import KindName
from .places import find_place_facts
from .text import dragon_name, resources_name, token_names
from .view import Territory, Tile, View


def read_view(view: View, words: Words, names: list[str], seat: int | None = None) -> list[Section]:
    """The round and what is to be had, the players, oneself first, the territories and the map."""
    mine = view.actor if seat is None else seat
    seats = sorted(range(len(view.players)), key=lambda other: other != mine)
    tiles = {place: tile for tile in view.tiles for place in tile.hexes}
    lands = [read_territory(land, words, names) for land in view.territories if land.tiles > 1]
    sentences = [read_tile(tile, tiles, words, names) for tile in view.tiles]
    return [
        Section(words("read-round"), read_table(view, words, names)),
        *(Section(names[other], read_player(view, other, words)) for other in seats),
        *([Section(words("read-lands"), lands)] if lands else []),
        Section(words("read-map"), [words("read-start"), *sentences]),
    ]


def read_place(q: int, r: int, words: Words) -> str:
    return words("place-name", **find_place_facts(q, r))


def read_table(view: View, words: Words, names: list[str]) -> list[str]:
    """The round, the market, the supply and the stack."""
    sentences = [words("text-round", round=view.round, seat=names[view.first])]
    if view.quiet:
        sentences.append(words("text-quiet", count=view.quiet))
    if view.ending:
        sentences.append(words("text-ending", ending=view.ending))
    market = [words("dragon-name", colour=colour) for colour in view.market]
    pile = words("text-pile", count=len(view.pile))
    sentences.append(list_aloud(words, words("text-market"), [*market, pile]))
    supply = token_names(view.supply, words)
    sentences.append(list_aloud(words, words("text-supply"), supply))
    sentences.append(list_aloud(words, words("text-stack"), read_stack(view, words, names)))
    unseen = [f"{n} × {read_kind(kind, words)}" for kind, n in view.unseen.items() if n]
    return sentences + ([list_aloud(words, words("text-unseen"), unseen)] if unseen else [])


def read_kind(kind: KindName, words: Words) -> str:
    return words("tile-in-words", tile=kind)


def read_stack(view: View, words: Words, names: list[str]) -> list[str]:
    """How many tiles are to come, and who has put what under them."""
    sentences = [words("text-stack-tiles", count=len(view.stack))]
    for burier, tiles in itertools.groupby(view.stack, key=lambda tile: tile.burier):
        if burier is not None:
            kinds = read_kinds([tile.kind for tile in tiles], words)
            sentences.append(words("text-buried", seat=names[burier], tiles=kinds))
    return sentences


def read_kinds(kinds: list[KindName | None], words: Words) -> str:
    """Tiles as far as they are known."""
    known = [read_kind(kind, words) for kind in kinds if kind]
    hidden = kinds.count(None)
    more = [words("text-hidden", count=hidden)] if hidden else []
    return ", ".join([*known, *more]) or words("text-nothing")


def read_player(view: View, seat: int, words: Words) -> list[str]:
    """A player's points, resources, handlers, dragons and tiles."""
    player = view.players[seat]
    sentences = [words("read-player", points=player.score.total, lairs=player.lairs_left)]
    sentences.append(begin_sentence(resources_name(player, words)))
    sentences += [words("read-handler", place=read_place(q, r, words)) for q, r in player.handlers]
    dragons = [dragon_name(dragon, words) for dragon in player.nest] or [words("text-no-dragon")]
    sentences.append(begin_sentence(join_aloud(words, dragons)))
    return [*sentences, begin_sentence(words("text-hand", tiles=read_kinds(player.hand, words)))]


def read_territory(land: Territory, words: Words, names: list[str]) -> str:
    """A territory: how large, from where, and who controls it."""
    text = words(
        "read-territory",
        landscape=land.landscape,
        place=read_place(land.q, land.r, words),
        count=land.tiles,
    )
    if land.controllers:
        seats = ", ".join(names[seat] for seat in land.controllers)
        lairs = ", ".join(f"{names[seat]} {n}" for seat, n in enumerate(land.lairs) if n)
        text = join_aloud(words, [text, words("read-held", seats=seats, lairs=lairs)])
    return begin_sentence(text)


def read_tile(
    tile: Tile, tiles: dict[tuple[int, int], Tile], words: Words, names: list[str]
) -> str:
    """A tile: where it lies, who is on it, where its water is, and what lies around it."""
    pieces = []
    if tile.handlers:
        counts = Counter(names[seat] for seat in tile.handlers)
        seats = ", ".join(name if n == 1 else f"{name} ({n})" for name, n in counts.items())
        pieces.append(words("read-handlers", seats=seats))
    if tile.lair:
        owner = names[tile.lair.seat]
        pieces.append(words("read-lair", seat=owner, colour=tile.lair.colour))
    water = [words("at-side", side=side) for side in tile.water]
    text = words(
        "read-tile",
        landscape=tile.landscape,
        place=read_place(tile.q, tile.r, words),
        pieces=join_aloud(words, pieces) or "none",
        water=", ".join(water) or "none",
        beside=", ".join(read_beside(tile, tiles, words)) or "none",
    )
    return begin_sentence(text)


def read_beside(tile: Tile, tiles: dict[tuple[int, int], Tile], words: Words) -> list[str]:
    """The tiles around one, each with its direction."""
    sentences = []
    for q, r in tile.hexes:
        for side, (dq, dr) in zip(DIRECTIONS, BESIDE, strict=True):
            other = tiles.get((q + dq, r + dr))
            if other and other is not tile:
                sentences.append(words("read-beside", landscape=other.landscape, side=side))
    return sentences
