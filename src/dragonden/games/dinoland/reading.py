"""Dinoland in sentences, for those who hear it: the map is told area by area."""

from __future__ import annotations

from dragonden.engine.reading import Section, begin_sentence, join_aloud, list_aloud
from dragonden.engine.words import Words

from .text import coming_name, half_line, is_over, tile_counts, tile_name
from .view import Area, Domino, Square, View

Squares = dict[tuple[int, int], Square]


def read_view(view: View, words: Words, names: list[str], seat: int | None = None) -> list[Section]:
    """The asteroid, the players, the dominoes that are seen, and the map."""
    dominoes = read_dominoes(view, words, names)
    return [
        Section(words("read-sky"), read_sky(view, words, names)),
        Section(words("read-players"), read_players(view, words, names)),
        *([Section(words("read-hands"), dominoes)] if dominoes else []),
        Section(words("read-map"), read_map(view, words, names)),
    ]


def read_sky(view: View, words: Words, names: list[str]) -> list[str]:
    """Whose turn it is, the asteroid tiles, where they would strike, and what is still to come."""
    facts = {"turn": view.turns, "tiles": len(view.asteroids), "dominoes": len(view.deck)}
    sentences = [words("text-turn", seat=names[view.turn], **facts)]
    known = [tile_name(n, tile, words) for n, tile in enumerate(view.asteroids, 1) if tile.tile]
    if view.contents and {*view.contents, *view.shown} != {"regular"}:
        sentences.append(
            list_aloud(words, words("text-contents"), tile_counts(view.contents, words))
        )
        if known:
            sentences.append(list_aloud(words, words("text-known"), known))
    if view.shown:
        sentences.append(list_aloud(words, words("text-shown"), tile_counts(view.shown, words)))
    sentences.append(words("read-target", x=view.column, y=view.row))
    if view.card:
        sentences.append(words("text-card", card=view.card))
    if view.coming:
        coming = [coming_name(item, words, names) for item in view.coming]
        sentences.append(list_aloud(words, words("text-coming"), coming))
    return sentences


def read_players(view: View, words: Words, names: list[str]) -> list[str]:
    """Points, pawns and dominoes of each; together they have one score."""
    sentences, over = [], is_over(view)
    for seat, player in enumerate(view.players):
        facts = {"pawns": player.pawns, "hand": len(player.hand)}
        if view.mode == "cooperative":
            sentences.append(words("read-partner", seat=names[seat], **facts))
        else:
            facts["points"] = player.points
            sentences.append(words("read-player", seat=names[seat], over=over, **facts))
    if view.mode == "cooperative":
        together = words("text-together", points=view.players[0].points, over=over)
        sentences.append(begin_sentence(together))
    return sentences


def read_dominoes(view: View, words: Words, names: list[str]) -> list[str]:
    """The domino to be laid, and the hands as far as they are known."""
    sentences = []
    if view.picked:
        sentences.append(list_aloud(words, words("text-picked"), [read_domino(view.picked, words)]))
    for seat, player in enumerate(view.players):
        known = [read_domino(domino, words) for domino in player.hand if domino]
        if known:
            sentences.append(list_aloud(words, words("text-hand", seat=names[seat]), known))
    return sentences


def read_domino(domino: Domino, words: Words) -> str:
    first, second = (words.line(half_line(half)) for half in domino.halves)
    return words("read-pair", first=first, second=second)


# -- the map -------------------------------------------------------------------------------------


def read_map(view: View, words: Words, names: list[str]) -> list[str]:
    """Every area with its squares, those that count most first."""
    squares = {(square.x, square.y): square for square in view.map}
    sentences = [] if (view.column, view.row) in squares else [words("read-empty")]
    areas = sorted(view.areas, key=lambda area: (-area.points, -len(area.squares)))
    return sentences + [read_area(area, squares, words, names) for area in areas]


def read_area(area: Area, squares: Squares, words: Words, names: list[str]) -> str:
    """An area: how large, whose, whether it is in danger, and all its squares."""
    facts = {"size": len(area.squares), "dinosaurs": area.dinosaurs, "points": area.points}
    owners = ", ".join(names[seat] for seat in area.owners) or "none"
    places = [read_square(squares[place], words, names) for place in sorted(area.squares)]
    named = {"terrain": area.terrain, "owners": owners, "lost": "yes" if area.lost else "no"}
    return begin_sentence(words("read-area", squares=join_aloud(words, places), **named, **facts))


def read_square(square: Square, words: Words, names: list[str]) -> str:
    """Where a square is, and who is on it."""
    half = square.half
    facts = {"x": square.x, "y": square.y}
    return words(
        "read-square",
        creature=half.creature,
        arrow=half.arrow or "none",
        wild="yes" if half.terrain == "wildcard" else "no",
        pawn="none" if square.pawn is None else names[square.pawn],
        **facts,
    )
