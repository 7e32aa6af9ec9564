"""What the tests of all games share: the games with their variants, and players to try them."""

from __future__ import annotations

import pytest

from dragonden.checking.fuzzing import any_move
from dragonden.checking.playing import STYLES, choose, import_naive, play_match
from dragonden.checking.variants import Variant, any_options, name_of, variants, with_any_box
from dragonden.engine.game import Game
from dragonden.engine.match import Match
from dragonden.games import all_games

__all__ = [
    "CASES",
    "CASE_IDS",
    "GAMES",
    "STYLES",
    "any_move",
    "any_options",
    "choose",
    "import_naive",
    "mark_cases",
    "name_of",
    "play_match",
    "play_short_game",
    "variants",
    "with_any_box",
]

GAMES = all_games()
CASES = [(game, variant) for game in GAMES for variant in variants(game)]
CASE_IDS = [f"{game.name}-{name_of(variant)}" for game, variant in CASES]


def mark_cases(*traced: int) -> list[object]:
    """All cases, marked as exhaustive but for some variants of each game, which are traced."""
    return [
        pytest.param(game, variant, marks=() if number in traced else pytest.mark.exhaustive)
        for game in GAMES
        for number, variant in number_variants(game)
    ]


def number_variants(game: Game) -> list[tuple[int, Variant]]:
    """The variants of a game with their numbers; the one with everything in it is the last, -1."""
    every = variants(game)
    return [*enumerate(every[:-1]), (-1, every[-1])]


def play_short_game(game: Game, seed: int = 4) -> Match:
    """A whole match that is soon over: few players who know what they want."""
    return play_match(game, {"players": game.players[0]}, seed, style="greedy")
