"""The table of the long proofs: what each claims, its share of the time, and its slices.

A slice is a command of about half a minute. It ends with a line `proved: 12 games of dragons, 345
moves`, or fails. So whatever fails can be repeated by itself.
"""

from __future__ import annotations

import itertools
import random
import shlex
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from dragonden.engine.game import Game
from tests.heavy_extras import INSTALLED
from tests.support import variants

from .levels import PAIRS, SLICES

ROOT = Path(__file__).parents[2]
PYTHON = ".venv/bin/python"
MUTANTS = 50  # parts into which all mutants are divided
RULES = ("src/dragonden/engine", "src/dragonden/games")
SERVER = (*RULES, "src/dragonden/bots", "src/dragonden/server", "src/dragonden/table")

Command = tuple[str, ...]
Games = list[Game]
Slices = Callable[[random.Random, Games], Iterator[Command]]


@dataclass(frozen=True)
class Proof:
    """Something to be proved for as long as there is time."""

    name: str
    claim: str
    share: int  # of the time, against the others
    slices: Slices  # given luck, and the games to prove it for
    sources: tuple[str, ...]  # files and folders that matter: when they change, totals begin anew
    by_game: bool = False  # whether it can be proved for some games only


def format_command(command: Command) -> str:
    """A command as it is typed."""
    return shlex.join(command)


def module(name: str, *arguments: object) -> Command:
    return (PYTHON, "-m", name, *map(str, arguments))


def seed_of(luck: random.Random) -> int:
    return luck.randrange(1, 1_000_000_000)


# -- slices --------------------------------------------------------------------------------------


def refereed_games(luck: random.Random, games: Games) -> Iterator[Command]:
    """Every variant of one game after the other."""
    while True:
        for game in luck.sample(games, len(games)):
            yield module("tests.refereed_games", game.name, "--every", "--seed", seed_of(luck))


def twin_worlds(luck: random.Random, games: Games) -> Iterator[Command]:
    """Every variant of every game, in a new order each time."""
    cases = [(game.name, n) for game in games for n in range(len(variants(game)))]
    while True:
        for game, number in luck.sample(cases, len(cases)):
            yield module("tests.twin_worlds", game, "--variant", number, "--seed", seed_of(luck))


def kill_server(*arguments: object) -> Slices:
    """A server killed a number of times, then another one."""

    def slices(luck: random.Random, _: Games) -> Iterator[Command]:
        while True:
            yield module("tests.kill_server", "--times", 8, *arguments, "--seed", seed_of(luck))

    return slices


def fuzz(luck: random.Random, _: Games) -> Iterator[Command]:
    while True:
        yield module("tests.fuzz", "--frames", 5000, "--seed", seed_of(luck))


def siege(luck: random.Random, _: Games) -> Iterator[Command]:
    while True:
        yield module("tests.siege", "--seconds", 30, "--seed", seed_of(luck))


def run_hypothesis(luck: random.Random, *tests: str) -> Command:
    """Tests of Hypothesis, with other examples than ever."""
    seeded = ("-q", "-p", "tests.prove.seeded", "--hypothesis-profile=prove")
    return module("pytest", *seeded, f"--hypothesis-seed={seed_of(luck)}", *tests)


def state_machine(luck: random.Random, games: Games) -> Iterator[Command]:
    """One game after the other."""
    while True:
        for game in luck.sample(games, len(games)):
            yield run_hypothesis(luck, "tests/test_state_machine.py", "-k", game.name)


def random_examples(luck: random.Random, _: Games) -> Iterator[Command]:
    while True:
        yield run_hypothesis(luck, "tests/test_engine.py", "tests/test_schema.py")


def levels(luck: random.Random, games: Games) -> Iterator[Command]:
    """More and more games of each pair; those played before are kept for the while."""
    seed = seed_of(luck)
    pairs = [(game, higher, lower) for game in games for higher, lower in PAIRS]
    for number in itertools.count(1):
        for game, higher, lower in luck.sample(pairs, len(pairs)):
            games = number * SLICES[higher]
            chosen = (game.name, higher, lower, "--games", games, "--seed", seed)
            yield module("tests.prove.levels", *chosen)


def mutants(luck: random.Random, _: Games) -> Iterator[Command]:
    """All of them, once."""
    for part in luck.sample(range(1, MUTANTS + 1), MUTANTS):
        yield module("tests.mutants", "dragons", "--part", f"{part}/{MUTANTS}")


def heavy_extras(luck: random.Random, _: Games) -> Iterator[Command]:
    """All of them, once."""
    for extra in luck.sample(sorted(INSTALLED), len(INSTALLED)):
        yield module("tests.heavy_extras", extra)


PROOFS = (
    Proof(
        "refereed-games",
        "random games of every variant pass the referee",
        5,
        refereed_games,
        (*RULES, "src/dragonden/lab/players.py", "tests/refereed_games.py"),
        by_game=True,
    ),
    Proof(
        "twin-worlds",
        "what is sent depends on nothing hidden",
        4,
        twin_worlds,
        (*SERVER, "tests/twin_worlds"),
        by_game=True,
    ),
    Proof(
        "kill-server",
        "a server killed on SQLite loses no acknowledged move",
        2,
        kill_server(),
        (*SERVER, "tests/kill_server.py", "tests/load_clients.py"),
    ),
    Proof(
        "kill-server-postgres",
        "a server killed on PostgreSQL loses no acknowledged move",
        2,
        kill_server("--postgres"),
        (*SERVER, "tests/kill_server.py", "tests/load_clients.py"),
    ),
    Proof(
        "kill-one-of-two",
        "when one of two servers on PostgreSQL is killed, no acknowledged move is lost",
        2,
        kill_server("--postgres", "--processes", 2),
        (*SERVER, "tests/kill_server.py", "tests/load_clients.py"),
    ),
    Proof(
        "fuzz",
        "invalid and forbidden input changes nothing and leaves nothing behind",
        2,
        fuzz,
        (*SERVER, "tests/fuzz"),
    ),
    Proof(
        "siege",
        "while some attack in every known way, others are answered and memory is bounded",
        2,
        siege,
        (*SERVER, "tests/siege"),
    ),
    Proof(
        "state-machine",
        "a state machine that plays, takes back and asks breaks no game, with any options",
        3,
        state_machine,
        (*RULES, "tests/test_state_machine.py"),
        by_game=True,
    ),
    Proof(
        "random-examples",
        "every HTTP answer fits the OpenAPI document, and the engine's laws hold",
        2,
        random_examples,
        (*SERVER, "tests/test_schema.py", "tests/test_engine.py"),
    ),
    Proof(
        "levels",
        "each level does as well against the one below as LEVELS.md says",
        3,
        levels,
        (*RULES, "src/dragonden/bots", "docs/LEVELS.md", "tests/prove/levels.py"),
        by_game=True,
    ),
    Proof(
        "mutants",
        "the tests of Dragons notice every small fault in its rules",
        4,
        mutants,
        (
            "src/dragonden/games/dragons",
            *("tests/mutants", "tests/test_golden.py", "tests/test_proofs.py"),
            "tests/test_state_machine.py",
        ),
    ),
    Proof(
        "heavy-extras",
        "Ray, PyTorch and the examples work in clean environments, beside the wheel",
        2,
        heavy_extras,
        ("src/dragonden", "examples", "tests/heavy_extras.py", "pyproject.toml"),
    ),
)
