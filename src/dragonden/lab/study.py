"""A study as someone at a terminal meets it: from the words of a command to tables or JSON."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator

import msgspec
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, SpinnerColumn, TimeRemainingColumn

from dragonden.engine.backends import INTERPRETED, compiled_backend
from dragonden.engine.match import Match
from dragonden.engine.options import parse_setting
from dragonden.games import find_game

from .players import Style
from .report import build_report, print_report
from .simulate import Setting, count_cores, simulate


def run_study(
    game: str,
    players: int | None,
    games: int,
    seed: int | None,
    extra: list[str],
    style: Style,
    threads: int | None,
    json: bool,
) -> bool:
    """Play, and print what was found; tells whether all games were played."""
    threads = count_cores() if threads is None else threads
    setting = build_setting(game, players, extra, seed, style)
    with progress_bar(setting.game.title, games, quiet=json) as watch:
        totals = simulate(setting, games, threads, watch)
    found = build_report(setting, totals, games, threads)
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        print_report(found, setting, totals, Console())
    return totals.games == games


def build_setting(
    game: str, players: int | None, extra: list[str], seed: int | None, style: Style
) -> Setting:
    """The setting that a game's text, a number of players and further options ask for."""
    count = [] if players is None else [f"players={players}"]
    name, given = parse_setting(game, *count, *extra)
    # A match checks options and seed, and draws a seed if there is none.
    match = Match(find_game(name), given, seed, INTERPRETED)
    return Setting(match.game, match.options, match.seed, style, compiled_backend())


@contextlib.contextmanager
def progress_bar(title: str, games: int, quiet: bool) -> Iterator[Callable[[int], None]]:
    """A progress bar on the terminal, if there is one; gives the function that moves it."""
    console = Console(stderr=True)
    columns = (
        SpinnerColumn(),
        *Progress.get_default_columns()[:2],
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    hidden = quiet or not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=hidden) as bar:
        task = bar.add_task(f"Preparing {title}", total=None)

        def watch(played: int) -> None:
            bar.update(task, description=title, completed=played, total=games)

        yield watch
