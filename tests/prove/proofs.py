"""The table of the long proofs: what each claims, its share of the time, and its slices.

A slice is a command of about half a minute that ends with a line `proved: 12 games, 345 moves`, or
fails. So whatever fails can be repeated by itself.
"""

from __future__ import annotations

import itertools
import random
import shlex
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.support import GAMES, variants

from .levels import PAIRS, SLICES

ROOT = Path(__file__).parents[2]
PYTHON = ".venv/bin/python"
MUTANTS = 50  # parts into which all mutants are divided
RULES = ("src/dragonden/engine", "src/dragonden/games")
SERVER = (*RULES, "src/dragonden/bots", "src/dragonden/server", "src/dragonden/table")

Command = tuple[str, ...]
Slices = Callable[[random.Random], Iterator[Command]]


@dataclass(frozen=True)
class Proof:
    """Something to be proved for as long as there is time."""

    name: str
    claim: str
    share: int  # of the time, against the others
    slices: Slices  # given luck
    sources: tuple[str, ...]  # files and folders that matter: when they change, totals begin anew


def written(command: Command) -> str:
    """A command as it is typed."""
    return shlex.join(command)


def module(name: str, *arguments: object) -> Command:
    return (PYTHON, "-m", name, *map(str, arguments))


def seed_of(luck: random.Random) -> int:
    return luck.randrange(1, 1_000_000_000)


# -- slices --------------------------------------------------------------------------------------


def marathon(luck: random.Random) -> Iterator[Command]:
    """Every variant of one game after the other."""
    while True:
        for game in luck.sample(GAMES, len(GAMES)):
            yield module("tests.marathon", game.name, "--every", "--seed", seed_of(luck))


def twins(luck: random.Random) -> Iterator[Command]:
    """Every variant of every game, in a new order each time."""
    cases = [(game.name, n) for game in GAMES for n in range(len(variants(game)))]
    while True:
        for game, number in luck.sample(cases, len(cases)):
            yield module("tests.twins", game, "--variant", number, "--seed", seed_of(luck))


def kills(*arguments: object) -> Slices:
    """A server killed a number of times, then another one."""

    def slices(luck: random.Random) -> Iterator[Command]:
        while True:
            yield module("tests.kills", "--times", 8, *arguments, "--seed", seed_of(luck))

    return slices


def nonsense(luck: random.Random) -> Iterator[Command]:
    while True:
        yield module("tests.nonsense", "--frames", 5000, "--seed", seed_of(luck))


def examples(luck: random.Random, *tests: str) -> Command:
    """Tests of Hypothesis, with other examples than ever."""
    seeded = ("-q", "-p", "tests.prove.seeded", "--hypothesis-profile=prove")
    return module("pytest", *seeded, f"--hypothesis-seed={seed_of(luck)}", *tests)


def machine(luck: random.Random) -> Iterator[Command]:
    """One game after the other."""
    while True:
        for game in luck.sample(GAMES, len(GAMES)):
            yield examples(luck, "tests/test_machine.py", "-k", game.name)


def laws(luck: random.Random) -> Iterator[Command]:
    while True:
        yield examples(luck, "tests/test_engine.py", "tests/test_schema.py")


def levels(luck: random.Random) -> Iterator[Command]:
    """More and more games of each pair; those played before are kept for the while."""
    seed = seed_of(luck)
    pairs = [(game, higher, lower) for game in GAMES for higher, lower in PAIRS]
    for number in itertools.count(1):
        for game, higher, lower in luck.sample(pairs, len(pairs)):
            games = number * SLICES[higher]
            chosen = (game.name, higher, lower, "--games", games, "--seed", seed)
            yield module("tests.prove.levels", *chosen)


def mutants(luck: random.Random) -> Iterator[Command]:
    """All of them, once."""
    for part in luck.sample(range(1, MUTANTS + 1), MUTANTS):
        yield module("tests.mutants", "dragons", "--part", f"{part}/{MUTANTS}")


PROOFS = (
    Proof(
        "marathon",
        "random games of every variant pass the referee",
        5,
        marathon,
        (*RULES, "src/dragonden/lab/players.py", "tests/marathon.py"),
    ),
    Proof(
        "twins",
        "what is sent depends on nothing hidden",
        4,
        twins,
        (*SERVER, "tests/stage.py", "tests/twins.py", "tests/worlds.py"),
    ),
    Proof(
        "kills",
        "a server killed on SQLite loses no acknowledged move",
        2,
        kills(),
        (*SERVER, "tests/kills.py", "tests/crowd.py"),
    ),
    Proof(
        "kills-postgres",
        "nor on PostgreSQL",
        2,
        kills("--postgres"),
        (*SERVER, "tests/kills.py", "tests/crowd.py"),
    ),
    Proof(
        "kills-two",
        "nor one of two servers on PostgreSQL",
        2,
        kills("--postgres", "--processes", 2),
        (*SERVER, "tests/kills.py", "tests/crowd.py"),
    ),
    Proof(
        "nonsense",
        "nonsense changes nothing and leaves nothing behind",
        2,
        nonsense,
        (*SERVER, "tests/nonsense"),
    ),
    Proof(
        "machine",
        "games with any options stand up to a machine that plays, takes back and asks",
        3,
        machine,
        (*RULES, "tests/test_machine.py"),
    ),
    Proof(
        "examples",
        "whatever is asked over HTTP is answered as described; the engine's laws hold",
        2,
        laws,
        (*SERVER, "tests/test_schema.py", "tests/test_engine.py"),
    ),
    Proof(
        "levels",
        "no level fares otherwise against the one below than LEVELS.md says",
        3,
        levels,
        (*RULES, "src/dragonden/bots", "docs/LEVELS.md", "tests/prove/levels.py"),
    ),
    Proof(
        "mutants",
        "the tests of Dragons notice every small fault in its rules",
        4,
        mutants,
        (
            "src/dragonden/games/dragons",
            *("tests/mutants", "tests/test_golden.py", "tests/test_proofs.py"),
            "tests/test_machine.py",
        ),
    ),
)
