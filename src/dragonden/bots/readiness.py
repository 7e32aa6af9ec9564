"""Which backend a search can run on now: compiled if that is ready, else interpreted until it is.

Compiling a search takes from seconds to a minute when it is not on disk yet. The first to ask
starts it in the background, and nobody waits for it. Processes that begin together do not all
compile the same: one does, the others find the result on disk.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from pathlib import Path
from threading import Lock, Thread

from dragonden.engine.backends import INTERPRETED, Backend, compiled_backend
from dragonden.engine.extras import has_compiler
from dragonden.engine.game import Game
from dragonden.engine.kernel_cache import find_folder
from dragonden.engine.match import Match
from dragonden.engine.sources import digest_game, digest_shared_sources

from .tree import Tree

LOCK = Lock()
THREADS: dict[str, Thread] = {}  # by game: the thread that compiles its search, or has
READY: set[str] = set()  # games whose search is compiled


def best_backend(game: Game) -> Backend:
    """The compiled backend if the game's search is ready; otherwise start compiling."""
    start_compiling(game)
    return compiled_backend() if is_ready(game) else INTERPRETED


def is_ready(game: Game) -> bool:
    """Whether the game's search is compiled."""
    return game.name in READY


def wait_until_ready(game: Game) -> None:
    """Wait until the game's search is compiled; without a compiler, say what to install."""
    compiled_backend()
    start_compiling(game).join()


def start_compiling(game: Game) -> Thread:
    with LOCK:
        if game.name not in THREADS:
            # A daemon: it does not keep a program from ending.
            THREADS[game.name] = Thread(target=compile_search, args=[game], daemon=True)
            THREADS[game.name].start()
        return THREADS[game.name]


def compile_search(game: Game) -> None:
    """Have one simulation done, of what is liked best; without a compiler there is none."""
    if not has_compiler():
        return
    from filelock import FileLock

    match = Match(game, {}, 0, INTERPRETED)
    with FileLock(lock_path(game)):  # wait while another process of this user does the same
        known = match.knowledge(match.actor)
        tree = Tree(game, compiled_backend(), known, match.legal(), game.bot.PLAN, 1)
        tree.narrow(1)
        tree.grow(tree.choices, seed=0, first=0, guesses=1)
    READY.add(game.name)


def lock_path(game: Game) -> Path:
    """The lock for a game: of these sources, and of where the result is kept."""
    made_from = (find_folder(), digest_shared_sources(), digest_game(game.folder))
    digest = hashlib.sha256(" ".join(map(str, made_from)).encode()).hexdigest()[:16]
    user = os.getuid() if hasattr(os, "getuid") else "user"  # where not, the folder is one's own
    return Path(tempfile.gettempdir()) / f"dragonden-{user}-{game.name}-{digest}.lock"
