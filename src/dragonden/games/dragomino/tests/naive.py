"""Dragomino counted the slow way, from what lies on the table."""

from __future__ import annotations

from collections import Counter
from typing import Any

from dragonden.engine.match import Match
from dragonden.engine.referee import Secret

from ..pieces import FAMILIES, LANDSCAPES
from ..state import DRAGON, OPENED, SHELL, UNKNOWN, State

BESIDE = ((0, -1), (1, 0), (0, 1), (-1, 0))


def scores(match: Match) -> list[list[int]]:
    """A point for each dragon and for Mommy Dragon; shells break ties."""
    rows = []
    for player in match.truth().players:
        dragons, shells = sum(player.dragons.values()), sum(player.shells.values())
        rows.append([dragons + (1 if player.mommy else 0), shells])
    return rows


def check_pieces(match: Match) -> None:
    """Every domino and egg is in one place, and eggs found are connections made."""
    table = match.truth()
    laid = [
        s.domino for p in table.players for s in p.zone if s.domino is not None and s.which == 0
    ]
    shown = [domino.number for domino in table.offer]
    picked = [table.picked.number] if table.picked else []
    known = laid + shown + picked + table.unseen
    assert len(set(known)) == len(known), "a domino is in two places"
    assert set(known) <= set(range(sum(match.box["dominoes"].values())))
    assert sum(player.mommy for player in table.players) == 1
    for family, name in zip(table.families, LANDSCAPES, strict=True):
        found = [player.dragons[name] + player.shells[name] for player in table.players]
        dragons = sum(player.dragons[name] for player in table.players)
        left = family.dragons + family.shells
        in_hand = len(table.hand.eggs) if table.hand and table.hand.landscape == name else 0
        assert sum(found) + left == match.box["eggs"][name], "an egg is lost"
        assert family.fresh + len(family.returned) + in_hand == left
        assert dragons + family.dragons == match.box["dragons"][name], "a dragon is lost"
    check_finds(match, table)


def check_finds(match: Match, table: object) -> None:
    """Whoever is not in the middle of a turn has found an egg for each connection.

    Where a family has none left there may have been too few.
    """
    left = [family.landscape for family in table.families if family.dragons + family.shells]
    for seat, player in enumerate(table.players):
        if table.hand is None or seat != table.actor:
            made, found = Counter(connections(player.zone)), finds(player)
            assert all(found[name] == made[name] for name in left)
            assert found <= made


def connections(zone: list) -> list[str]:
    """The landscape of each edge between equal squares of different dominoes."""
    squares = {(square.x, square.y): square for square in zone}
    assert len(squares) == len(zone), "two squares overlap"
    found = []
    for (x, y), square in squares.items():
        for dx, dy in BESIDE[1:3]:  # each edge once
            other = squares.get((x + dx, y + dy))
            apart = other and other.domino != square.domino
            if apart and other.half.landscape == square.half.landscape:
                found.append(square.half.landscape)
    return found


def finds(player: object) -> Counter:
    return +Counter(player.dragons) + Counter(player.shells)


def max_moves(match: Match) -> int:
    """A turn is a pick, a place and at most six connections of three decisions."""
    rounds = sum(match.box["dominoes"].values()) // 4
    return rounds * match.options["players"] * (2 + 6 * 3)


def list_draws(guesses: Any, known: State) -> list[tuple[Any, list[int]]]:
    """The order of the stock, and in each family the sides the seat does not know."""
    groups = [(guesses["stock"][:, : known.stock_size], known.stock[: known.stock_size])]
    for family in range(FAMILIES):
        numbers = range(known.numbered[family])
        closed = [n for n in numbers if known.egg_place[family][n] != OPENED]
        sides = [known.egg_side[family][n] for n in closed]
        unknown = [n for n in closed if known.egg_side[family][n] == UNKNOWN]
        dragons = known.dragons_left[family] - sides.count(DRAGON)
        shells = known.eggs_left[family] - known.dragons_left[family] - sides.count(SHELL)
        guess = guesses["egg_side"][:, family, unknown]
        groups.append((guess, [DRAGON] * dragons + [SHELL] * shells))
    return groups


def list_secrets(match: Match) -> list[Secret]:
    """The side of an egg that lies face down, or is in a hand: for all who have not looked."""
    table = match.truth()
    eggs = [
        (("families", family, "returned", i, "side"), egg)
        for family, one in enumerate(table.families)
        for i, egg in enumerate(one.returned)
    ]
    held = table.hand.eggs if table.hand else []
    eggs += [(("hand", "eggs", i, "side"), egg) for i, egg in enumerate(held)]
    return [(where, set(egg.looked)) for where, egg in eggs]
