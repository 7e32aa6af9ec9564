"""Refereed random games by the hundred thousand.

`python -m tests.marathon dragomino --games 100000`; `--every` for each of its variants. Games are
played by the compiled rules from one stop to the next. The referee inspects every final position
and, in one game of ten, a position on the way with the honesty of all views there.
"""

from __future__ import annotations

import argparse
import random
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from dragonden.engine import options
from dragonden.engine.chance import threefry
from dragonden.engine.kernel import kernel
from dragonden.engine.match import Match, Ply, load
from dragonden.engine.referee import Referee
from dragonden.engine.verbs import actor, apply, is_over, legal
from dragonden.engine.ways import compiled_way
from dragonden.games import find
from dragonden.lab.players import Style, chosen

from .support import any_move, naive, variants

SLICE = 250
LONGEST = 1 << 16  # moves there is room for; no game comes near


@kernel
def play_on(
    states: Any, actions: Any, plies: Any, style: int, seed: int, first: int, stop: int
) -> int:
    """Play from move `first` to move `stop` or to the end, noting every ply; returns the number."""
    n = first
    while not is_over(states[0]) and n != stop:
        word, _ = threefry(seed, n)
        action = chosen(states[0], style, actions, legal(states[0], actions), word)
        plies[n][0] = actor(states[0])
        plies[n][1] = action
        plies[n][2] = states[0].revealed
        states[1] = states[0]
        apply(states[0], action)
        n += 1
    return n


class Racer:
    """Plays one match quickly, in a style."""

    def __init__(self, match: Match, style: Style, seed: int) -> None:
        self.match, self.style, self.seed = match, style, seed
        self.plies = match.way.buffer(LONGEST, 3)

    def run(self, stop: int) -> None:
        """Play on to a move, or to the end if it is -1."""
        match, first = self.match, len(self.match.plies)
        play = match.way.ready(play_on)
        style, room = self.style.number, match.buffer
        n = play(match.states, room, self.plies, style, self.seed, first, stop)
        match.plies += [Ply(*row) for row in self.plies[first:n].tolist()]


def run_slice(text: str, first: int) -> int:
    """Play and referee a slice of games; returns the number of moves."""
    name, given = options.parsed(text)
    game, moves = find(name), 0
    for seed in range(first, first + SLICE):
        match, luck = Match(game, given, seed, compiled_way()), random.Random(seed)
        referee = Referee(match, naive(game), seed)
        style = Style.random if luck.random() < 0.8 else luck.choice(list(Style))
        racer = Racer(match, style, seed)
        if luck.random() < 0.1:
            racer.run(luck.randrange(1, 60))
            referee.inspect()
            referee.check_honesty()
            referee.check_unrevealed()
            referee.check_refusal(any_move(game, luck, match.offered()))
        racer.run(-1)
        referee.inspect()
        if luck.random() < 0.002:
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
