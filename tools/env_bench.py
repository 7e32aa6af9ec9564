"""`scripts/bench envs`: how many steps a second a batch of games makes, and what a game takes."""

from __future__ import annotations

import hashlib
import json
import subprocess
import time
import timeit
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import msgspec
import numpy as np
import typer
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from dragonden.engine.errors import InputError
from dragonden.engine.game import Game
from dragonden.envs.batch import Batch
from dragonden.envs.stepping import SAME_STEP
from dragonden.envs.workers import Workers
from dragonden.games import find_game, game_names

from .bench import MISUSED, warn_of_load

ROUNDS = 200  # the fastest counts: short ones, so that some are not interrupted
ROUND = 0.005  # seconds
TURNS = 200  # of one thread and two
TURN = 16_384  # steps
SIZES = (64, 256, 512, 1024)  # games in a batch: few stay in the cache, many share a call
SHARED = (1024, 4096, 16_384)  # games in a batch that two threads share
BLOCK = bytes(1 << 22)  # to be hashed: plain arithmetic, for which Python lets go of its lock
PEERS = Path(".venv-peers/bin/python")


class Speed(Struct, frozen=True):
    """How fast the environments of a game are: steps a second of processor time."""

    game: str
    steps: float  # with observations, masks and resets
    size: int  # games in the fastest batch
    described: float  # with a description of each offer as well
    threads: float  # how many times as fast two threads are, by the wall
    shared: int  # games in the batch that gains most by them
    game_bytes: int
    compile_seconds: float  # of processor time, or to load what was compiled before


class Peer(Struct, frozen=True):
    """How fast an environment of somebody else is, in the same run."""

    name: str
    steps: float


def choose(batch: Batch, luck: Any) -> Any:
    """Any offer of each game; this is the learner's affair, so it is not timed."""
    return (luck.random(batch.size) * batch["count"]).astype("int64")


def measure_rate(batch: Batch, describe: bool = False) -> float:
    """Steps a second."""
    luck = np.random.default_rng(1)

    def play(choices: Any) -> None:
        batch.step(choices)
        if describe:
            batch.describe_offers()

    return batch.size * count_calls(play, lambda: choose(batch, luck))


def count_calls(call: Callable[[Any], Any], prepare: Callable[[], Any]) -> float:
    """Calls a second of processor time. What prepares a call is not counted."""
    best = 0.0
    for _ in range(ROUNDS):
        calls, taken = 0, 0.0
        while taken < ROUND:
            given, begun = prepare(), time.thread_time()
            call(given)
            taken += time.thread_time() - begun
            calls += 1
        best = max(best, calls / taken)
    return best


def compare_turns(one: Callable[[], float], two: Callable[[], float]) -> float:
    """How many times as fast two threads are: they and one take turns of so many seconds.

    What the better quarter of the turns reached: in the others somebody else took a core away.
    """
    ratios = sorted(one() / two() for _ in range(TURNS))
    return ratios[-TURNS // 4]


def measure_threads(game: Game, size: int) -> float:
    """Two threads beside one that plays the same games."""
    return compare_turns(*(take_turns(new_batch(game, size, threads)) for threads in (1, 2)))


def take_turns(batch: Batch) -> Callable[[], float]:
    """A turn by the wall, without what chooses."""
    luck = np.random.default_rng(1)

    def turn() -> float:
        taken = 0.0
        for _ in range(max(1, TURN // batch.size)):
            chosen, begun = choose(batch, luck), time.perf_counter()
            batch.step(chosen)
            taken += time.perf_counter() - begun
        return taken

    return turn


def measure_ceiling() -> float:
    """The same with plain arithmetic, which shares nothing."""
    workers = Workers(1)

    def hash_in_a_row() -> None:
        for _ in range(2):
            hashlib.sha256(BLOCK)

    def hash_side_by_side() -> None:
        workers.call(hashlib.sha256, [(BLOCK,)] * 2)

    return compare_turns(
        lambda: timeit.timeit(hash_in_a_row, number=1),
        lambda: timeit.timeit(hash_side_by_side, number=1),
    )


def new_batch(game: Game, size: int, threads: int = 1) -> Batch:
    batch, luck = Batch(game, {}, size, reset=SAME_STEP, threads=threads), np.random.default_rng(2)
    batch.reset(range(size))
    for _ in range(100):  # so that not all games are at their beginning
        batch.step(choose(batch, luck))
    return batch


def measure_envs(game: Game) -> Speed:
    begun = time.process_time()
    Batch(game, {}, 1, reset=SAME_STEP).reset([1])
    compiling = time.process_time() - begun
    batches = {size: new_batch(game, size) for size in SIZES}
    rates = {size: measure_rate(batches[size]) for size in SIZES}
    size = max(rates, key=lambda size: rates[size])
    threads, shared = max((measure_threads(game, size), size) for size in SHARED)
    described = measure_rate(batches[SIZES[0]], describe=True)
    game_bytes = batches[size].game_bytes
    return Speed(game.name, rates[size], size, described, threads, shared, game_bytes, compiling)


def measure_peers() -> list[Peer]:
    """What others make, in a process of the Python that has them."""
    if not PEERS.exists():
        raise InputError("The peers are not installed: scripts/bench envs --peers installs them.")
    code = Path(__file__).with_name("env_peers.py")
    ran = subprocess.run([PEERS, code], capture_output=True, text=True, check=False)
    if ran.returncode:
        raise InputError(f"The peers cannot be measured: {ran.stderr.strip()[-300:]}")
    return [Peer(name, steps) for name, steps in json.loads(ran.stdout).items()]


def bench(
    games: Annotated[list[str] | None, typer.Argument(help="All, unless told.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
    beside: Annotated[bool, typer.Option("--peers", help="Measure others too.")] = False,
) -> None:
    """Measure how fast the environments for learners run on this machine."""
    progress = Console(stderr=True)
    warn_of_load(progress)
    try:
        chosen = [find_game(name) for name in games or game_names()]
        peers = measure_peers() if beside else []
    except InputError as mistake:
        typer.echo(str(mistake), err=True)
        raise typer.Exit(MISUSED) from mistake
    speeds = []
    for game in chosen:
        with progress.status(f"Measuring {game.title}"):
            speeds.append(measure_envs(game))
    ceiling = measure_ceiling()
    if as_json:
        typer.echo(msgspec.json.encode({"envs": speeds, "ceiling": ceiling, "peers": peers}))
    else:
        show(speeds, ceiling, peers, Console())


def show(speeds: list[Speed], ceiling: float, peers: list[Peer], console: Console) -> None:
    titles = ("game", "steps/s", "batch", "with offers", "2 threads", "bytes a game", "compile")
    table = Table(*titles, title="Steps a second of processor time")
    for speed in speeds:
        rate, described = f"{speed.steps / 1e6:.2f} M", f"{speed.described / 1e6:.2f} M"
        threads = f"× {speed.threads:.2f} of {speed.shared:,}"
        row = (speed.game, rate, str(speed.size), described, threads)
        table.add_row(*row, f"{speed.game_bytes:,}", f"{speed.compile_seconds:.1f} s")
    console.print(table)
    console.print(f"Two threads that share nothing do × {ceiling:.2f} of what one does.")
    if peers:
        others = Table("peer", "steps/s", title="The same run, others")
        for peer in peers:
            others.add_row(peer.name, f"{peer.steps / 1e6:.3f} M")
        console.print(others)


if __name__ == "__main__":
    typer.run(bench)
