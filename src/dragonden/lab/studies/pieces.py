"""The section on pieces: who has them, and what having them goes with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from dragonden.engine.game import Game

from .results import RARE, Level, build_table
from .rows import Rows
from .statistics import Effect, Estimate, compare_within_games, estimate_share, regress
from .texts import (
    Cell,
    Chart,
    Names,
    Point,
    Section,
    Series,
    Text,
    name_piece,
    number,
    percent,
    say,
    translate,
)

MOST_REGRESSED = 100_000  # games that regressions look at
MOST_SHOWN = 24  # pieces in a picture: the strongest and the weakest


class PieceUse(NamedTuple):
    """What having a piece goes with."""

    name: Names
    group: Names
    had: float  # a game and seat, on average
    wins_with: Estimate | None
    wins_without: Estimate | None
    effect: Effect | None  # on the chance to win, of one more, all else being equal
    seen: float | None  # share of games in which it was offered
    taken: float | None  # of so many offers, how many were taken
    when: float | None  # after which share of the game


def measure_pieces(game: Game, rows: Rows) -> list[PieceUse]:
    """Every piece of a game."""
    facts = game.counting.facts
    games = min(len(rows), MOST_REGRESSED) // rows.seats * rows.seats or len(rows)
    had = rows.had[:games, :, : facts.size].astype(float)
    shares, deals = rows.shares[:games], np.repeat(rows.deals[:games], rows.seats)
    y = compare_within_games(shares).ravel()
    x = compare_within_games(had).reshape(len(y), -1)
    varies = np.flatnonzero((x != 0).sum(0) >= RARE)
    effects: dict[int, Effect] = {}
    if len(varies) and len(np.unique(deals)) > len(varies) + 1 and y.any():
        effects = dict(zip(varies.tolist(), regress(y, x[:, varies], deals), strict=True))
    flat, won = had.reshape(len(y), -1), shares.ravel()
    found = []
    for group in facts.groups:
        title = translate(game, group.name)
        for i, label in enumerate(group.labels):
            piece = group.first + i
            has = flat[:, piece] > 0
            seen, taken, when, offers = (int(n) for n in rows.sums["pieces"][piece])
            found.append(
                PieceUse(
                    name_piece(game, label),
                    title,
                    float(flat[:, piece].mean()),
                    estimate_share(won[has], deals[has]) if has.sum() >= RARE else None,
                    estimate_share(won[~has], deals[~has]) if (~has).sum() >= RARE else None,
                    effects.get(piece),
                    seen / len(rows) if offers else None,
                    taken / offers if offers else None,
                    when / taken / 1000 if taken else None,
                )
            )
    return found


def describe_pieces(game: Game, levels: Sequence[Level]) -> Section:
    """Every piece: how often it is had, taken and left, and what it goes with."""
    charts, tables = [], []
    for level in levels:
        pieces = [piece for piece in measure_pieces(game, level.rows) if piece.had > 0]
        if not pieces:
            continue
        ranked = sorted(pieces, key=lambda piece: -(piece.effect.value if piece.effect else 0))
        shown = [piece for piece in ranked if piece.effect]
        if len(shown) > MOST_SHOWN:
            shown = shown[: MOST_SHOWN // 2] + shown[-MOST_SHOWN // 2 :]
        points = [
            Point(i, *(round(v, 5) for v in (p.effect.value, p.effect.low, p.effect.high)))
            for i, p in enumerate(shown)
            if p.effect
        ]
        if points:
            names: list[Text] = [piece.name for piece in shown]
            charts.append(
                Chart(
                    "intervals",
                    say("chart-pieces", level=level.name),
                    None,
                    say("axis-effect"),
                    "percent",
                    [Series(level.text, points)],
                    names,
                    0.0,
                )
            )
        columns = [
            "piece",
            "group",
            "had",
            "wins-with",
            "wins-without",
            "effect",
            "seen",
            "taken",
            "when",
        ]
        rows: list[list[Cell]] = [piece_row(piece) for piece in ranked]
        table = build_table("pieces", columns, rows)
        tables.append(type(table)(say("numbers-pieces", level=level.name), table.columns, rows))
    return Section("pieces", charts, tables)


def piece_row(piece: PieceUse) -> list[Cell]:
    effect = piece.effect
    parts = [piece.wins_with, piece.wins_without]
    return [
        piece.name,
        piece.group,
        number(piece.had),
        *(percent(part) if part else None for part in parts),
        percent(Estimate(effect.value, effect.low, effect.high)) if effect else None,
        *(percent(part) if part is not None else None for part in piece[6:9]),
    ]
