"""Play random games by the hundred thousand and let the referee check them.

`python -m tests.refereed_games dragomino --games 100000` plays one game; `--every` plays each of
its variants. The compiled rules play from one stop to the next. The referee inspects every final
position. In one game of ten it also inspects a position on the way, and checks that no view there
tells anything hidden. `scripts/prove` runs one game after another, each with its own seed.
"""

from __future__ import annotations

import argparse
import random

from dragonden.engine import options
from dragonden.engine.backends import compiled_backend
from dragonden.engine.game import Game
from dragonden.engine.match import Match, Ply, load_match
from dragonden.engine.options import Value
from dragonden.engine.referee import Referee
from dragonden.games import find_game
from dragonden.lab.players import Style
from dragonden.lab.playing import play_on

from .asked import count_asked, name_kind, print_asked
from .support import any_move, import_naive, variants, with_any_box

LONGEST = 1 << 16  # moves there is room for; no game comes near


class Racer:
    """Plays one match quickly, in a style."""

    def __init__(self, match: Match, style: Style, seed: int) -> None:
        self.match, self.style, self.seed = match, style, seed
        self.plies = match.backend.buffer(LONGEST, 3)

    def run(self, stop: int) -> None:
        """Play on to a move, or to the end if it is -1."""
        match, first = self.match, len(self.match.plies)
        play = match.backend.prepare(play_on)
        style, room = self.style.number, match.buffer
        n = play(match.states, room, self.plies, style, self.seed, first, stop)
        match.plies += [Ply(*row) for row in self.plies[first:n].tolist()]


def play_some(game: Game, given: dict[str, Value], first: int, games: int) -> int:
    """Play and referee games with the seeds from `first` on; returns the number of moves."""
    moves = 0
    for seed in range(first, first + games):
        match, luck = Match(game, given, seed, compiled_backend()), random.Random(seed)
        referee = Referee(match, import_naive(game), seed)
        style = Style.random if luck.random() < 0.8 else luck.choice(list(Style))
        racer = Racer(match, style, seed)
        if luck.random() < 0.1:
            racer.run(luck.randrange(1, 60))
            referee.inspect()
            referee.check_honesty()
            referee.check_unrevealed()
            move = any_move(game, luck, match.offered())
            count_asked(game, name_kind(type(move)))
            referee.check_refusal(move)
        racer.run(-1)
        referee.inspect()
        if luck.random() < 0.002:
            assert load_match(match.record(), find_game).state == match.state
        moves += len(match.plies)
    return moves


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help="a game, or a game with options: 'dragomino(thirst=true)'")
    parser.add_argument("--games", type=int, default=1000, help="for each variant (1000)")
    parser.add_argument("--every", action="store_true", help="each variant of the game")
    parser.add_argument("--seed", type=int, default=0, help="of the first game (0)")
    wish = parser.parse_args()
    name, given = options.parse_setting(wish.game)
    game, moves = find_game(name), 0
    other = with_any_box(game, {}, random.Random(wish.seed))
    settings = [*variants(game), other] if wish.every else [given]
    for setting in settings:
        made = play_some(game, setting, wish.seed, wish.games)
        text = options.format_setting(name, setting)
        print(f"{text}: {wish.games} games, {made} moves, no violation", flush=True)
        moves += made
    print_asked()
    print(f"proved: {wish.games * len(settings)} games of {name}, {moves} moves")


if __name__ == "__main__":
    main()
