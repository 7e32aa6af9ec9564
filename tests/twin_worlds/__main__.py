"""Play long games in two worlds and compare every frame.

`python -m tests.twin_worlds` plays long games in every variant, `python -m tests.twin_worlds
dragons` those of one game, `--variant 2` the third of them. `scripts/prove` uses new seeds.
"""

from __future__ import annotations

import argparse
import tempfile
from collections import Counter
from pathlib import Path

from ..asked import print_asked
from ..support import CASES, name_of, variants
from .games import compare
from .table import CuedBots


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="all of them unless some are named")
    parser.add_argument("--variant", type=int, help="by number; all unless told")
    parser.add_argument("--moves", type=int, default=150, help="of each game, at most (150)")
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    bots, total = CuedBots(), Counter[str]()
    for game, options in (case for case in CASES if not wish.games or case[0].name in wish.games):
        if wish.variant not in (None, variants(game).index(options)):
            continue
        with tempfile.TemporaryDirectory(prefix="dragonden-") as data:
            first = compare(game, options, Path(data), bots, moves=wish.moves, seed=wish.seed)
        frames = sum(len(sent) for sent in first.sent.values())
        size = sum(len(text) for sent in first.sent.values() for text in sent)
        print(f"{game.name} {name_of(options)}: {frames} frames, {size} bytes alike", flush=True)
        total += Counter({"games": 1, "frames alike": frames, "bytes": size})
    bots.end()
    print_asked()
    print("proved:", ", ".join(f"{number} {name}" for name, number in total.items()))


if __name__ == "__main__":
    main()
