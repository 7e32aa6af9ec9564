"""The games of an arena: played, kept in a file, and counted."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from pathlib import Path

from dragonden.bots import Player
from dragonden.bots.loading import name_object
from dragonden.engine.box import open_boxes
from dragonden.engine.errors import InputError
from dragonden.engine.options import parse_setting
from dragonden.engine.progress import Progress, ignore_progress

from . import cluster, worker_pool
from .arena import Arena, GameResult, build_arena
from .ledger import Ledger, read_lines, read_setting
from .simulation import count_cores
from .standings import Standings, build_standings, complete_groups


def arena(
    game: str,
    bots: Sequence[Player],
    *,
    games: int = 100,
    seed: int | None = None,
    processes: int | None = None,
    file: Path | str | None = None,
    ray: str | None = None,
    watch: Progress = ignore_progress,
    return_early: bool = False,
    **options: object,
) -> Standings:
    """Let bots play each other and measure who is better.

    Each deal is played once with every player at every seat; if there are more players than fit at
    a table, every combination meets. `games` is rounded up to whole deals.

    `bots` are names of bots, searches such as `search(budget=2000)`, classes in a file such as
    `mybot.py:Cautious`, or classes with a method `decide`. Without a seed it is one that nobody
    knows. `processes` play at the same time: one a core, unless told or a bot is written in the
    script itself. With a `file` each game is kept in it, and games that it has already are not
    played again. With `ray`, the address of a cluster of Ray, its machines play. `watch` is called
    with the number of games played and wanted. Ctrl-C raises
    KeyboardInterrupt, or, with `return_early`, ends it with what was found by then. Options of the
    game follow; `players=3` is how many sit at a table, `box` a file with another box.

    >>> found = arena("dragomino", ["greedy", "random"], games=20, seed=1, processes=1)
    >>> found.games, [result.player for result in found.results]
    (20, ['greedy', 'random'])
    >>> found.results[0].wins.mean
    1.0
    """
    if worker_pool.IN_WORKER:
        raise RuntimeError(
            "The processes of an arena read the file of your bot: put what the file does, when it "
            'is run, under `if __name__ == "__main__":`.'
        )
    path = Path(file) if file else None
    name, given = parse_setting(game)
    chance = read_seed(path) if seed is None else seed
    setting = build_arena(name, {**given, **open_boxes(options)}, bots, chance)
    found = play_arena(setting, games, processes, path, watch, return_early, ray)
    if not complete_groups(setting, found):
        raise KeyboardInterrupt("any seed was played in full")
    return build_standings(setting, found, games)


def read_seed(file: Path | None) -> int | None:
    """The seed of the games in a file, if there are any."""
    lines = read_lines(file) if file else []
    found = read_setting(file, lines).get("seed") if file and lines else None
    return found if isinstance(found, int) else None


def play_arena(
    setting: Arena,
    games: int,
    processes: int | None = None,
    file: Path | None = None,
    watch: Progress = ignore_progress,
    return_early: bool = False,
    ray: str | None = None,
) -> list[GameResult]:
    """Play at least so many games, in whole groups.

    Games in the file are not played again, and new ones are added to it as they finish.
    """
    processes = default_processes(setting) if processes is None else processes
    if games < 1:
        raise InputError(f"Play at least one game, not {games}.")
    if processes < 1:
        raise InputError(f"Play in at least one process, not {processes}.")
    whole = setting.round_up(games)
    ledger = Ledger(file, setting) if file else None
    found = {game.number: game for game in (ledger.games if ledger else []) if game.number < whole}
    missing = [number for number in range(whole) if number not in found]
    keep: Callable[[GameResult], None] = ledger.add if ledger else lambda game: None
    if ray:
        news = cluster.play_games(ray, setting, missing)
    else:
        news = worker_pool.play_games(setting, missing, min(processes, len(missing)) or 1)
    with (
        ledger or contextlib.nullcontext(),
        contextlib.suppress(*[KeyboardInterrupt] if return_early else []),
        contextlib.closing(news),
    ):
        for game in news:
            found[game.number] = game
            keep(game)
            watch(len(found), whole)
    return list(found.values())


def default_processes(setting: Arena) -> int:
    """One process a core, or one where others would not find a player without running a script."""
    own = setting.own.values()
    found = all(name_object(player) and player.__module__ != "__main__" for player in own)
    return count_cores() if found else 1
