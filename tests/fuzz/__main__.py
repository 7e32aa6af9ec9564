"""`python -m tests.fuzz --frames 100000`: attack a server and report how it coped."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

import msgspec

from tests.asked import print_asked
from tools.load import ours
from tools.load.process import run_process

from .attack import Attack, Found

ROOT = Path(__file__).parents[2]


def attack_server(frames: int, seed: int) -> Found:
    """What a server of its own has made of so many frames."""
    with tempfile.TemporaryDirectory(prefix="dragonden-") as folder:
        log = Path(folder) / "log"
        with (
            log.open("w") as file,
            run_process(*ours.command(Path(folder)), cwd=ROOT, log=file) as server,
        ):
            found = asyncio.run(Attack(server, seed).run(frames))
        found.log = sorted(set(log.read_text().splitlines()))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--frames", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    found = attack_server(asked.frames, asked.seed)
    print(msgspec.json.format(msgspec.json.encode(found)).decode())
    if faults := found.faults():
        sys.exit("; ".join(faults))
    print_asked()
    print(f"proved: {found.frames.total()} frames, {found.peaceful} moves in peace")


if __name__ == "__main__":
    main()
