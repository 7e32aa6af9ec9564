"""An arena as someone at a terminal meets it: from the words of a command to tables or JSON."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path

import msgspec
from rich.console import Console

from dragonden.engine.errors import InputError
from dragonden.engine.options import parse_setting
from dragonden.games import find_game

from .arena import Arena, GameResult, build_arena
from .ledger import Ledger, read_lines, read_setting
from .simulate import count_cores
from .standings import build_standings, complete_groups
from .study import progress_bar
from .tables import print_standings
from .worker_pool import play_games


def run_arena(
    game: str,
    extra: list[str],
    players: str,
    games: int,
    seed: int | None,
    processes: int | None,
    json: bool,
    file: Path | None,
) -> bool:
    """Play, and print what was found; tells whether all games were played."""
    name, given = parse_setting(game, *extra)
    if seed is None and file:
        seed = read_seed(file)
    setting = build_arena(name, given, players, seed)
    whole = setting.round_up(games)
    with progress_bar(find_game(name).title, whole, quiet=json) as watch:
        found = play_arena(setting, games, processes, file, watch)
    if not complete_groups(setting, found):
        raise KeyboardInterrupt("any seed was played in full")
    told = build_standings(setting, found, games)
    if json:
        print(msgspec.json.encode(told).decode())
    else:
        print_standings(told, Console())
    return len(found) == whole


def read_seed(file: Path) -> int | None:
    """The seed of the games in a file, if there are any."""
    lines = read_lines(file)
    found = read_setting(file, lines).get("seed") if lines else None
    return found if isinstance(found, int) else None


def play_arena(
    setting: Arena,
    games: int,
    processes: int | None = None,
    file: Path | None = None,
    watch: Callable[[int], None] = lambda played: None,
) -> list[GameResult]:
    """Play at least so many games, in whole groups; fewer if Ctrl-C ends it.

    Those in the file need not be played again, and new ones are added to it as they finish.
    `watch` is told how many there are.
    """
    processes = count_cores() if processes is None else processes
    if games < 1:
        raise InputError(f"Play at least one game, not {games}.")
    if processes < 1:
        raise InputError(f"Play in at least one process, not {processes}.")
    whole = setting.round_up(games)
    ledger = Ledger(file, setting) if file else None
    found = {game.number: game for game in (ledger.games if ledger else []) if game.number < whole}
    missing = [number for number in range(whole) if number not in found]
    keep = ledger.add if ledger else lambda game: None
    news = play_games(setting, missing, min(processes, len(missing)) or 1)
    with (
        ledger or contextlib.nullcontext(),
        contextlib.suppress(KeyboardInterrupt),
        contextlib.closing(news),
    ):
        for game in news:
            found[game.number] = game
            keep(game)
            watch(len(found))
    return list(found.values())
