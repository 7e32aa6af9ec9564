"""How long it takes from nothing to a first game played, in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from msgspec import Struct

from dragonden.engine.backends import INTERPRETED, compiled_backend
from dragonden.engine.options import complete_options
from dragonden.games import find_game
from dragonden.lab.players import Style
from dragonden.lab.simulation import Setting, Simulator

ROOT = Path(__file__).parent.parent  # where `tools` is found
AGAIN = 3  # how often a short start is tried; the fastest counts


class Starts(Struct, frozen=True):
    """Processor seconds, Python's own start included."""

    interpreted: float
    compiled_cold: float  # with an empty cache: the rules are compiled first
    compiled_warm: float


def play_first_game(name: str, backend: str) -> None:
    """Play one game; run in a process of its own."""
    game = find_game(name)
    run = INTERPRETED if backend == INTERPRETED.name else compiled_backend()
    Simulator(Setting(game, complete_options(game.options, {}), 1, Style.random, run)).play(0, 1)


def measure_starts(name: str) -> Starts:
    """The three starts of a game."""
    with tempfile.TemporaryDirectory() as cache:
        interpreted = min(measure_seconds(name, "interpreted", cache) for _ in range(AGAIN))
        cold = measure_seconds(name, "compiled", cache)
        warm = min(measure_seconds(name, "compiled", cache) for _ in range(AGAIN))
    return Starts(interpreted, cold, warm)


def measure_seconds(name: str, backend: str, cache: str) -> float:
    """What a new process takes that keeps its compiled code in the folder `cache`."""
    code = f"from {__name__} import play_first_game; play_first_game({name!r}, {backend!r})"
    before = os.times()
    environment = {**os.environ, "DRAGONDEN_CACHE": cache}
    subprocess.run([sys.executable, "-c", code], env=environment, cwd=ROOT, check=True)
    after = os.times()
    own = after.children_user - before.children_user
    return own + after.children_system - before.children_system
