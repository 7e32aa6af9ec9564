"""Check that a level still does as well against the one below as docs/LEVELS.md says.

`python -m tests.prove.levels dragons dragon drake --games 48 --seed 7` fails if the interval of
these games does not overlap the one written there. Too few games to tell is no failure.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from itertools import pairwise
from pathlib import Path

from dragonden.bots import LEVELS
from dragonden.games import find_game
from dragonden.lab.contest import play_arena
from dragonden.lab.inference import Estimate
from dragonden.lab.ledger import read_lines
from dragonden.lab.standings import build_standings
from tools.levels import CONFIDENCE, Pairing

PAGE = Path(__file__).parents[2] / "docs" / "LEVELS.md"
KEEP = "DRAGONDEN_KEEP"  # names a folder for games, to go on with them
PAIRS = [(higher, lower) for lower, higher in pairwise(LEVELS)]
SLICES = {"drake": 60, "dragon": 12, "elder": 3}  # games that take about as long


def read_interval(page: str, title: str, higher: str, lower: str) -> tuple[float, float] | None:
    """The interval of a pair in the section of a game."""
    section = page.partition(f"\n## {title}\n")[2].partition("\n## ")[0]
    row = re.search(rf"^\| {higher} \| {lower} \|.*?\| (\d+)%–(\d+)% \|", section, re.MULTILINE)
    return (int(row[1]) / 100, int(row[2]) / 100) if row else None


def find_contradiction(found: Estimate, interval: tuple[float, float]) -> str:
    """What is wrong about an estimate, if its interval and the written one share nothing."""
    if found.low is None or found.high is None:
        return ""
    low, high = interval
    half = 0.005  # the page rounds to whole percents
    if found.low <= high + half and found.high >= low - half:
        return ""
    return f"{found.low:.0%}–{found.high:.0%}, where LEVELS.md says {low:.0%}–{high:.0%}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.prove.levels", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("higher")
    parser.add_argument("lower")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    game, name = find_game(wish.game), f"{wish.game}-{wish.higher}-{wish.lower}.csv"
    file = Path(os.environ[KEEP]) / name if KEEP in os.environ else None
    pairing = Pairing(game, wish.higher, wish.lower, Path(name), ())
    setting = pairing.arena(wish.lower, wish.seed)
    before = max(0, len(read_lines(file)) - 3) if file else 0
    played = play_arena(setting, wish.games, 1, file)
    wins = build_standings(setting, played, wish.games, CONFIDENCE).results[0].wins
    assert wins
    pair = f"{wish.game}: {wish.higher} against {wish.lower}"
    print(f"{pair}: {wins.mean:.0%} of {len(played)} games", flush=True)
    page = PAGE.read_text(encoding="utf-8")
    interval = read_interval(page, game.title, wish.higher, wish.lower)
    if interval is None:
        sys.exit(f"{pair}: LEVELS.md says nothing about them")
    if wrong := find_contradiction(wins, interval):
        sys.exit(f"{pair}: {wrong}")
    print(f"proved: {len(played) - before} games")


if __name__ == "__main__":
    main()
