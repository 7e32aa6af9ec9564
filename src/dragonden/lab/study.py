"""A study: many games of one setting, and the report on them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from dragonden.engine.backends import INTERPRETED, compiled_backend
from dragonden.engine.box import open_boxes
from dragonden.engine.errors import InputError
from dragonden.engine.match import Match
from dragonden.engine.options import parse_setting
from dragonden.engine.progress import Progress, ignore_progress
from dragonden.games import find_game

from .players import Style
from .report import Report, build_report
from .simulation import Setting, count_cores, play_study

StyleName = Literal["random", "patient", "stubborn", "greedy"]


def simulate(
    game: str,
    *,
    games: int = 100_000,
    seed: int | None = None,
    style: StyleName | Style = "random",
    threads: int | None = None,
    watch: Progress = ignore_progress,
    return_early: bool = False,
    **options: object,
) -> Report:
    """Play many games by chance and measure scores, wins by seat, choices and speed.

    All players choose in one style: `random`; `patient` or `stubborn`, who make the game last; or
    `greedy`. The report depends on the game, its options, the seed, the style and the number of
    games, and on nothing else but for the speed. Without a seed it is one that nobody knows.
    `threads` play at the same time, one a core unless told. `watch` is called with the number of
    games played and wanted. Ctrl-C raises KeyboardInterrupt, or, with `return_early`, ends it with
    what was found by then.

    >>> found = simulate("dragons", games=1000, seed=1, players=3, first=0)
    >>> found.games, len(found.seats), found.legal_moves.most
    (1000, 3, 4)
    >>> sum(seat.wins.share for seat in found.seats)
    1.0
    """
    if style not in list(Style):
        raise InputError(f"The style can be {', '.join(Style)}, not {style}.")
    name, given = parse_setting(game)
    setting = build_setting(name, {**given, **open_boxes(options)}, seed, Style(style))
    threads = count_cores() if threads is None else threads
    totals = play_study(setting, games, threads, watch, return_early)
    return build_report(setting, totals, games, threads)


def build_setting(
    game: str, given: Mapping[str, object], seed: int | None, style: Style
) -> Setting:
    """The setting of a study: a match checks options and seed, and draws one if there is none."""
    match = Match(find_game(game), given, seed, INTERPRETED)
    return Setting(match.game, match.options, match.seed, style, compiled_backend())
