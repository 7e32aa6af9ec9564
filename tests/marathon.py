"""Refereed random games by the hundred thousand.

`python -m tests.marathon dragomino --games 100000`; `--every` for each of its variants. Games are
played compiled. The referee inspects every final position, and in one game of five a position on
the way, with the honesty of all views there.
"""

from __future__ import annotations

import argparse
import random
from concurrent.futures import ProcessPoolExecutor

from dragonden.engine import options
from dragonden.engine.match import Match, load
from dragonden.engine.referee import Referee
from dragonden.engine.ways import compiled_way
from dragonden.games import find

from .support import STYLES, choose, naive, variants

SLICE = 250


def run_slice(text: str, first: int) -> int:
    """Play and referee a slice of games; returns the number of moves."""
    name, given = options.parsed(text)
    game, moves = find(name), 0
    for seed in range(first, first + SLICE):
        match, luck = Match(game, given, seed, compiled_way()), random.Random(seed)
        referee = Referee(match, naive(game), seed)
        stop = luck.randrange(1, 60) if luck.random() < 0.2 else 0
        style = "random" if luck.random() < 0.8 else luck.choice(STYLES)
        while match.actor is not None:
            match.carry_out(choose(match, style, luck))
            if len(match.plies) == stop:
                referee.inspect()
                referee.check_honesty()
                referee.check_unrevealed()
                referee.check_refusal(luck.randrange(game.actions))
        referee.inspect()
        if stop == 1:
            assert load(match.record(), find).state == match.state
        moves += len(match.plies)
    return moves


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help="a game, or a game with options: 'dragomino(thirst=true)'")
    parser.add_argument("--games", type=int, default=10_000, help="for each variant")
    parser.add_argument("--every", action="store_true", help="each variant of the game")
    wish = parser.parse_args()
    name, given = options.parsed(wish.game)
    settings = variants(find(name)) if wish.every else [given]
    with ProcessPoolExecutor() as pool:
        for setting in settings:
            text = options.written(name, setting)
            run_slice(text, 0)  # compiled in one process before the others start
            slices = range(SLICE, wish.games, SLICE)
            moves = sum(pool.map(run_slice, [text] * len(slices), slices))
            print(f"{text}: {wish.games} games, {moves} moves, no violation", flush=True)


if __name__ == "__main__":
    main()
