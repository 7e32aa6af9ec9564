"""Dinoland in plain text: a picture to play from, and moves in a few words."""

from __future__ import annotations

import functools
from collections.abc import Mapping

from dragonden.engine.page import PAGE, list_items, wrap
from dragonden.engine.square import SIDES
from dragonden.engine.words import Fact, Line, Words

from . import moves
from .impact import PICTURES, REACH
from .moves import Move
from .pieces import CREATURES, TERRAINS, CardName, TileName, square_letters
from .view import Area, Coming, Domino, Half, Square, Tile, View

CELL = 5  # columns of a square: terrain, creature, arrow, pawn, and one to part them
MARGIN = 6  # columns before the first square
STRIP = (PAGE - MARGIN) // CELL  # squares side by side on a page


def render_view(view: View, words: Words, names: list[str], seat: int | None = None) -> str:
    """The asteroid, the players, the map with its crosshairs, what counts, and one's hand."""
    parts = asteroid_lines(view, words, names)
    parts += ["", *player_lines(view, words, names)]
    parts += ["", *map_lines(view)]
    parts += ["", *area_lines(view, words, names)]
    parts += hand_lines(view, words, names)
    if view.coming:
        coming = [coming_name(item, words, names) for item in view.coming]
        parts += list_items(words, words("text-coming"), coming)
    return "\n".join([*parts, "", *legend_lines(view, words)])


def legend_lines(view: View, words: Words) -> list[str]:
    """What the letters on the squares mean, and what the dinosaurs do."""
    known = {"expansion": view.expansion, "brachiosaurus": view.brachiosaurus}
    facts = {name: "yes" if there else "no" for name, there in known.items()}
    return wrap(words("text-legend", **facts))


# -- the asteroid --------------------------------------------------------------------------------


def asteroid_lines(view: View, words: Words, names: list[str]) -> list[str]:
    """The deck, what is known of it, what has been revealed, and the impact card."""
    facts = {"turn": view.turns, "tiles": len(view.asteroids), "dominoes": len(view.deck)}
    lines = wrap(words("text-turn", seat=names[view.turn], **facts))
    if view.contents and {*view.contents, *view.shown} != {"regular"}:
        lines += list_items(words, words("text-contents"), tile_counts(view.contents, words))
    known = [tile_name(nth, tile, words) for nth, tile in enumerate(view.asteroids, 1) if tile.tile]
    if known and len(view.contents) > 1:
        lines += list_items(words, words("text-known"), known)
    if view.shown:
        lines += list_items(words, words("text-shown"), tile_counts(view.shown, words))
    lines += wrap(words("text-target", x=view.column, y=view.row))
    if view.card:
        lines += wrap(words("text-card", card=view.card))
        lines += card_lines(view.card)
    return lines


def card_lines(card: CardName) -> list[str]:
    """The shape of an impact card, if it is one: T is the target, o a target that is spared."""
    rows = [*PICTURES.get(card, [])]
    if rows:
        middle = rows[REACH]
        target = "T" if middle[REACH] == "#" else "o"
        rows[REACH] = middle[:REACH] + target + middle[REACH + 1 :]
    return [f"    {row}" for row in rows if row.strip(".")]


def tile_counts(counts: Mapping[TileName, int], words: Words) -> list[str]:
    return [f"{count} {words('tile-name', tile=tile)}" for tile, count in counts.items()]


def tile_name(nth: int, tile: Tile, words: Words) -> str:
    return f"{nth}. {words('tile-name', tile=tile.tile or 'regular')}"


# -- players -------------------------------------------------------------------------------------


def player_lines(view: View, words: Words, names: list[str]) -> list[str]:
    """The players with their numbers on the map; together they have one score."""
    lines = [player_line(view, seat, words, names) for seat in range(len(view.players))]
    if view.mode == "cooperative":
        points = view.players[0].points
        lines.append(words("text-together", points=points, over=is_over(view)))
    return lines


def player_line(view: View, seat: int, words: Words, names: list[str]) -> str:
    """A player's number on the map, points unless they are common, pawns and dominoes."""
    player = view.players[seat]
    facts = {"number": seat + 1, "pawns": player.pawns, "hand": len(player.hand)}
    if view.mode == "cooperative":
        return words("text-partner", seat=names[seat], **facts)
    return words("text-player", seat=names[seat], points=player.points, over=is_over(view), **facts)


def is_over(view: View) -> str:
    return "yes" if view.phase == "over" else "no"


def hand_lines(view: View, words: Words, names: list[str]) -> list[str]:
    """The hands one knows something of, and the domino about to be laid."""
    lines: list[str] = []
    for seat, player in enumerate(view.players):
        known = [domino_name(domino) for domino in player.hand if domino]
        if known:
            unknown = len(player.hand) - len(known)
            more = [words("text-unknown", count=unknown)] if unknown else []
            lines += list_items(words, words("text-hand", seat=names[seat]), known + more)
    if view.picked:
        lines += list_items(words, words("text-picked"), [domino_name(view.picked)])
    return lines


def domino_name(domino: Domino) -> str:
    """A domino by number and letters: `12 gT↑-wV`."""
    return f"{domino.number} {domino.printed}"


def coming_name(item: Coming, words: Words, names: list[str]) -> str:
    facts = {"count": item.count, "creature": item.creature or "nothing"}
    return words(f"text-coming-{item.what}", seat=names[item.seat], **facts)


# -- the map -------------------------------------------------------------------------------------


def format_half(half: Half) -> str:
    """A square as printed: gT↑, wV, s."""
    arrow = SIDES.index(half.arrow or "N")
    terrain, creature = 1 + TERRAINS.index(half.terrain), CREATURES.index(half.creature)
    return square_letters(terrain, creature, arrow)


def map_lines(view: View) -> list[str]:
    """The map with coordinates, in strips as wide as the page; > and v mark the crosshairs."""
    left, _, right, _ = view.box
    columns = range(left - 1, right + 2)
    squares = {(square.x, square.y): square for square in view.map}
    target = (view.column, view.row)
    lines: list[str] = []
    for start in range(columns.start, columns.stop, STRIP):
        strip = range(start, min(start + STRIP, columns.stop))
        rows = [y for x, y in (*squares, target) if x in strip]
        if not rows:
            continue  # a margin alone
        lines += [""] if lines else []
        lines += [heading(view, strip)]
        lines += [map_row(view, squares, strip, y) for y in range(min(rows) - 1, max(rows) + 2)]
    return lines


def heading(view: View, strip: range) -> str:
    marks = [f"v{x}" if x == view.column else str(x) for x in strip]
    return (" " * MARGIN + "".join(mark.ljust(CELL) for mark in marks)).rstrip()


def map_row(view: View, squares: dict[tuple[int, int], Square], strip: range, y: int) -> str:
    label = f"{'>' if y == view.row else ''}{y}".rjust(MARGIN - 2)
    cells = [cell_text(squares.get((x, y)), (x, y) == (view.column, view.row)) for x in strip]
    return f"{label}  {''.join(cells)}".rstrip()


def cell_text(square: Square | None, target: bool) -> str:
    """Letters and the number of the pawn's owner; an empty target is an x."""
    if square is None:
        return ("x" if target else "·").ljust(CELL)
    pawn = str(square.pawn + 1) if square.pawn is not None else ""
    return (format_half(square.half) + pawn).ljust(CELL)


def area_lines(view: View, words: Words, names: list[str]) -> list[str]:
    """The claimed areas, as they would count if the asteroid struck now."""
    claimed = [area for area in view.areas if area.owners]
    if not claimed:
        return [words("text-no-areas")]
    lines = [words("text-areas", over=is_over(view))]
    for area in sorted(claimed, key=lambda area: -area.points):
        lines += wrap("- " + area_name(area, words, names), "  ")
    return lines


def area_name(area: Area, words: Words, names: list[str]) -> str:
    x, y = area.squares[0]
    facts = {"size": len(area.squares), "dinosaurs": area.dinosaurs, "points": area.points}
    owners = ", ".join(names[seat] for seat in area.owners)
    lost = "yes" if area.lost else "no"
    return words("text-area", terrain=area.terrain, x=x, y=y, owners=owners, lost=lost, **facts)


# -- moves ---------------------------------------------------------------------------------------


def find_move_facts(move: Move, view: View) -> dict[str, Fact | Line]:
    """The facts for the description of an offered move, besides its own fields."""
    match move:
        case moves.Play(number) | moves.Overlap(number):
            return hand_facts(view, number)
        case moves.Hatch(number, half):
            return hand_facts(view, number) | {"half": half + 1}
        case moves.Place():
            assert view.picked is not None
            return turned_facts(view.picked, move.side)
        case moves.Wild(name):
            return {"creature": name}
        case moves.Claim(x, y):
            return {"phase": view.phase} | square_facts(view, x, y)
        case moves.Pawn(x, y):
            return square_facts(view, x, y) | owner_facts(view, x, y)
        case moves.Dino(half):
            pending = [item.creature for item in view.coming if item.what == "dinosaur"]
            return {"creature": pending[half] or "nothing", "half": half + 1}
        case moves.LookHand(other) | moves.Swap(other):
            return {"number": other + 1}
    return {}


@functools.cache
def turned_facts(domino: Domino, side: str) -> dict[str, Fact | Line]:
    """A domino with its second half on this side of the first; arrows as they will point."""
    turn = SIDES.index(side) - SIDES.index("E")
    first, second = (half_line(turn_half(half, turn)) for half in domino.halves)
    return {"first": first, "second": second}


def hand_facts(view: View, number: int) -> dict[str, Fact | Line]:
    """A domino of the actor's hand."""
    assert view.actor is not None
    hand = view.players[view.actor].hand
    halves = next(domino.halves for domino in hand if domino and domino.number == number)
    return {"first": half_line(halves[0]), "second": half_line(halves[1])}


@functools.cache
def half_line(half: Half) -> Line:
    """A half in words, for those who see no letters; one line is shared by hundreds of offers."""
    facts = {"terrain": half.terrain, "creature": half.creature, "arrow": half.arrow or "none"}
    return Line("half-name", facts)


def turn_half(half: Half, turn: int) -> Half:
    """A half turned clockwise by quarters."""
    if half.arrow is None:
        return half
    return Half(half.terrain, half.creature, SIDES[(SIDES.index(half.arrow) + turn) % 4])


def owner_facts(view: View, x: int, y: int) -> dict[str, Fact | Line]:
    """Whose pawn stands on a square: by name, and by the number on a drawn map."""
    seat = next(square.pawn for square in view.map if (square.x, square.y) == (x, y))
    assert seat is not None
    return {"seat": seat, "pawn": seat + 1}


def square_facts(view: View, x: int, y: int) -> dict[str, Fact | Line]:
    """The area of a square that is no wildcard: its size and dinosaurs."""
    area = next(area for area in view.areas if (x, y) in area.squares)
    return {
        "terrain": area.terrain,
        "size": len(area.squares),
        "dinosaurs": area.dinosaurs,
        "lost": "yes" if area.lost else "no",
    }
