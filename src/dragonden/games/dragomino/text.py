"""Dragomino in plain text: a picture to play from, and moves in a few words."""

from __future__ import annotations

from collections import Counter

from dragonden.engine.page import PAGE, list_items, wrap
from dragonden.engine.words import Fact, Words

from .moves import Egg, Keep, Move, Pick, Place
from .pieces import LANDSCAPES, LETTERS, MOST_CONNECTIONS
from .view import Domino, Family, Half, Player, ReturnedEgg, Square, View

CELL = 4  # columns of a square in the large picture of a zone
BESIDE = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def render_view(view: View, words: Words, names: list[str], seat: int | None = None) -> str:
    """The table: what is to be had, the others' zones small, then one's own with coordinates."""
    mine = view.actor if seat is None else seat
    facts = {"round": view.round, "rounds": view.rounds, "unseen": len(view.unseen)}
    parts = [words("text-round", seat=names[view.starter], **facts)]
    parts += domino_lines(view, words)
    parts += egg_lines(view, words, names)
    others = [seat for seat in range(len(view.players)) if seat != mine]
    parts += ["", *join_blocks([small_zone(view, seat, words, names) for seat in others])]
    if mine is not None:
        player = view.players[mine]
        parts += ["", format_standing(player, words, names[mine]), *large_zone(player.zone)]
    return "\n".join([*parts, "", *legend(words)])


def legend(words: Words) -> list[str]:
    well = words("text-well", letter=LETTERS[0])
    return wrap(f"{words('text-legend')} {well}")


# -- dominoes and eggs ---------------------------------------------------------------------------


def format_letter(half: Half) -> str:
    """A square as printed: S, or S* with a watering hole."""
    return LETTERS[LANDSCAPES.index(half.landscape)] + "*" * half.well


def format_landscape(half: Half, words: Words) -> str:
    return words("landscape-name", landscape=half.landscape) + "*" * half.well


def domino_name(domino: Domino, words: Words) -> str:
    """A domino by number and landscapes: `3 snow–forest`."""
    halves = [format_landscape(half, words) for half in domino.halves]
    return f"{domino.number} {'–'.join(halves)}"


def domino_lines(view: View, words: Words) -> list[str]:
    lines = []
    if view.offer:
        names = [domino_name(domino, words) for domino in view.offer]
        lines += list_items(words, words("text-offer"), names)
    if view.picked:
        lines += list_items(words, words("text-picked"), [domino_name(view.picked, words)])
    return lines


def egg_lines(view: View, words: Words, names: list[str]) -> list[str]:
    """The families, and with thirst the eggs that were returned or are in hand."""
    families = [family_name(family, words) for family in view.families]
    lines = list_items(words, words("text-eggs"), families)
    for family in view.families:
        if family.returned:
            label = words("text-returned", landscape=family.landscape)
            returned = [egg_name(egg, words, names) for egg in family.returned]
            lines += list_items(words, label, returned)
    if view.hand and view.hand.eggs:
        label = words("text-hand", landscape=view.hand.landscape)
        held = [egg_name(egg, words, names) for egg in view.hand.eggs]
        lines += list_items(words, label, held)
    if view.connections:
        waiting = [format_landscape(half, words) for half in view.connections]
        lines += list_items(words, words("text-connections"), waiting)
    return lines


def family_name(family: Family, words: Words) -> str:
    eggs = family.dragons + family.shells
    facts = {"eggs": eggs, "dragons": family.dragons}
    return words("text-family", landscape=family.landscape, **facts)


def egg_name(egg: ReturnedEgg, words: Words, names: list[str]) -> str:
    """An egg that has left the fresh ones, with what is known of it."""
    if not egg.looked:
        return words("text-egg-unseen", egg=egg.number)
    looked = ", ".join(names[seat] for seat in egg.looked)
    return words("text-egg", egg=egg.number, side=egg.side or "unknown", looked=looked)


# -- zones ---------------------------------------------------------------------------------------


def format_standing(player: Player, words: Words, name: str) -> str:
    """A player's name, points and finds."""
    finds = {"dragons": sum(player.dragons.values()), "shells": sum(player.shells.values())}
    mommy = "yes" if player.mommy else "no"
    return words("text-player", seat=name, points=player.points, mommy=mommy, **finds)


def find_bounds(zone: list[Square], rim: int) -> tuple[range, range]:
    """The columns and rows of a zone, with a rim of empty cells around it."""
    xs, ys = [square.x for square in zone], [square.y for square in zone]
    return range(min(xs) - rim, max(xs) + rim + 1), range(min(ys) - rim, max(ys) + rim + 1)


def small_zone(view: View, seat: int, words: Words, names: list[str]) -> list[str]:
    """Another player's zone: two columns a square."""
    zone = view.players[seat].zone
    squares = {(square.x, square.y): format_letter(square.half) for square in zone}
    xs, ys = find_bounds(zone, rim=0)
    rows = ["".join(f"{squares.get((x, y), '.'):<3}" for x in xs) for y in ys]
    head = format_standing(view.players[seat], words, names[seat])
    return [head, *(f"  {row}".rstrip() for row in rows)]


def join_blocks(blocks: list[list[str]]) -> list[str]:
    """Blocks of lines side by side while they fit on the page, else one below the other."""
    lines: list[str] = []
    row: list[str] = []
    for block in blocks:
        width = max(map(len, row), default=-3) + 3
        if row and width + max(map(len, block)) <= PAGE:
            height = max(len(row), len(block))
            left = row + [""] * (height - len(row))
            right = block + [""] * (height - len(block))
            row = [f"{a:<{width}}{b}".rstrip() for a, b in zip(left, right, strict=True)]
        else:
            lines += [*row, ""] if row else []
            row = block
    return lines + row


def large_zone(zone: list[Square]) -> list[str]:
    """One's own zone with coordinates; a line joins the halves of a domino."""
    squares = {(square.x, square.y): format_letter(square.half) for square in zone}
    dominoes = list(zip(zone[::2], zone[1::2], strict=True))
    lying = {(min(a.x, b.x), a.y) for a, b in dominoes if a.y == b.y}  # where each begins
    standing = {(a.x, min(a.y, b.y)) for a, b in dominoes if a.x == b.x}
    xs, ys = find_bounds(zone, rim=1)
    lines = ["     " + "".join(f"{x:>2}".ljust(CELL) for x in xs).rstrip()]
    for y in ys:
        cells = [squares.get((x, y), ".").ljust(CELL, "-" if (x, y) in lying else " ") for x in xs]
        lines.append(f"{y:>4}  {''.join(cells)}".rstrip())
        marks = "".join(("|" if (x, y) in standing else "").ljust(CELL) for x in xs)
        lines += [f"      {marks}".rstrip()] if marks.strip() else []
    return lines


# -- moves ---------------------------------------------------------------------------------------


def list_move_facts(moves: list[Move], view: View) -> list[dict[str, Fact]]:
    """The facts for the descriptions of offered moves, besides their own fields."""
    if not isinstance(moves[0], Place):
        return [find_egg_facts(move, view) for move in moves]
    assert view.picked is not None
    halves = half_facts(view.picked)
    eggs = Counter((edge.half, edge.x, edge.y) for edge in view.meetings)
    by_eggs = [{**halves, "eggs": found} for found in range(MOST_CONNECTIONS + 1)]
    facts = []
    for move in moves:
        assert isinstance(move, Place)
        dx, dy = BESIDE[move.side]
        found = eggs[0, move.x, move.y] + eggs[1, move.x + dx, move.y + dy]
        facts.append(by_eggs[found])
    return facts


def find_egg_facts(move: Move, view: View) -> dict[str, Fact]:
    """The facts of a domino to be picked, or of an egg to be taken or kept."""
    if isinstance(move, Pick):
        (domino,) = [domino for domino in view.offer if domino.number == move.domino]
        return half_facts(domino)
    assert view.hand is not None
    if isinstance(move, Egg):
        return {"landscape": view.hand.landscape}
    assert isinstance(move, Keep)
    held = view.hand.eggs[move.egg]
    return {"egg": held.number, "side": held.side or "unknown"}


def half_facts(domino: Domino) -> dict[str, Fact]:
    """The landscapes of a domino, and which have a watering hole."""
    one, two = domino.halves
    wells = {"one_well": int(one.well), "two_well": int(two.well)}
    return {"one": one.landscape, "two": two.landscape, **wells}
