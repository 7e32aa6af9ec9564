"""How fast each game runs here, compiled and interpreted, on one core and on all.

All figures are by processor time but those of several cores, which the clock must tell; of
several tries the fastest counts, since whatever else a machine does only slows it down.
"""

from __future__ import annotations

import random
import subprocess
import time
from dataclasses import replace
from pathlib import Path

import msgspec
from msgspec import Struct

from dragonden.engine import verbs
from dragonden.engine.backends import INTERPRETED, compiled_backend
from dragonden.engine.errors import InputError
from dragonden.engine.game import Game
from dragonden.engine.match import Match
from dragonden.engine.options import complete_options
from dragonden.lab.players import Style
from dragonden.lab.simulation import Setting, count_cores, play_study

from .searching import Search
from .starting import Starts
from .timing import Costs, measure_costs, measure_speed

SEED = 1
GAMES = 256  # in one measurement on one core
INTERPRETED_GAMES = 2
STUDY = 0.3  # seconds of a measurement on all cores
STUDIES = 5
PEERS = Path(".venv-peers/bin/python")


class Figures(Struct, frozen=True):
    """One game with its default options, played in one style."""

    game: str
    style: str
    players: int
    state_bytes: int
    one_core: float  # decisions a second, compiled
    all_cores: float
    cores: int
    cores_got: float  # of these, what the machine gave in the fastest try
    gain: float  # of all cores over one, both by the clock; at most about `cores_got`
    interpreted: float  # decisions a second
    nanoseconds: Costs


class Peer(Struct, frozen=True):
    """Decisions a second of a game of OpenSpiel, in the three ways that peers.py explains."""

    game: str
    players: int
    decisions_per_game: float
    python: float
    bots: float
    rollouts: float | None

    @property
    def best(self) -> float:
        return max(self.python, self.bots, self.rollouts or 0.0)


class Bench(Struct, frozen=True):
    figures: list[Figures]
    searches: list[Search]
    starts: dict[str, Starts]  # by game
    peers: list[Peer]


def list_styles(game: Game) -> list[Style]:
    """The styles worth measuring: patient players only where they play otherwise than random."""
    match, luck = Match(game, {}, SEED, INTERPRETED), random.Random(SEED)
    while match.actor is not None:
        actions = match.legal()
        if len({verbs.patience(match.state, action) for action in actions}) > 1:
            return [Style.random, Style.patient]
        match.carry_out(luck.choice(actions))
    return [Style.random]


def measure_game(game: Game, style: Style) -> Figures:
    """Everything measured of one game in one style."""
    backend = compiled_backend()
    setting = Setting(game, complete_options(game.options, {}), SEED, style, backend)
    one, every, got = measure_cores(setting)
    return Figures(
        game.name,
        style.value,
        setting.players,
        backend.states(game.state, 1).nbytes,
        measure_speed(setting, GAMES),
        every,
        count_cores(),
        got,
        every / one,
        measure_speed(replace(setting, backend=INTERPRETED), INTERPRETED_GAMES),
        measure_costs(setting),
    )


def measure_cores(setting: Setting) -> tuple[float, float, float]:
    """Decisions a second by the clock on one core and on all, by turns; and the cores got."""
    trial = play_study(setting, GAMES, 1)
    games = max(GAMES, int(GAMES * STUDY / trial.seconds))
    one, every = 0.0, (0.0, 0.0)
    for _ in range(STUDIES):
        one = max(one, play_study(setting, games, 1).decisions_per_second)
        before = time.process_time()
        totals = play_study(setting, games, count_cores())
        got = (time.process_time() - before) / totals.seconds
        every = max(every, (totals.decisions_per_second, got))
    return one, *every


def measure_peers() -> list[Peer]:
    """The games of OpenSpiel, measured by the Python that has it."""
    if not PEERS.exists():
        raise InputError("OpenSpiel is not installed; scripts/bench --peers does that.")
    code = Path(__file__).with_name("peers.py")
    output = subprocess.run([PEERS, code], stdout=subprocess.PIPE, check=True).stdout
    return msgspec.json.decode(output, type=list[Peer])
