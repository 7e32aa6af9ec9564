"""Prepares the reports that the house shows as “About this game”: `scripts/reports [GAME…]`.

They are studies of each game as it comes out of the box, with a fixed seed.
"""

from __future__ import annotations

import argparse

from dragonden.engine.game import REPORT
from dragonden.games import find_game, game_names
from dragonden.lab.progress import stage_bars
from dragonden.lab.studies.api import study
from dragonden.lab.studies.writing import encode

SEED = 1
PLAYERS = ("random", "greedy", "learned")  # from weak to strong


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME", help="only these")
    parser.add_argument("--games", type=int, help="of each table, if not as many as in study")
    parser.add_argument(
        "--quick", action="store_true", help="for games that take long: as in study"
    )
    wish = parser.parse_args()
    for name in wish.names or game_names():
        with stage_bars(quiet=False) as stage:
            found = study(
                name, by=PLAYERS, games=wish.games, seed=SEED, quick=wish.quick, stage=stage
            )
        data = encode(found.report)
        (find_game(name).folder / REPORT).write_bytes(data + b"\n")
        print(f"{name}: {len(data):,} bytes", *found.findings(), sep="\n  ", flush=True)


if __name__ == "__main__":
    main()
