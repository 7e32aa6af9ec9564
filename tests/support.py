"""What the tests of all games share: the games with their variants, and players to try them."""

from __future__ import annotations

from dragonden.checking.fuzzing import any_move
from dragonden.checking.playing import STYLES, choose, import_naive, play_match
from dragonden.checking.variants import any_options, name_of, variants, with_any_box
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
    "name_of",
    "play_match",
    "play_short_game",
    "variants",
    "with_any_box",
]

GAMES = all_games()
CASES = [(game, variant) for game in GAMES for variant in variants(game)]
CASE_IDS = [f"{game.name}-{name_of(variant)}" for game, variant in CASES]


def play_short_game(game: Game, seed: int = 4) -> Match:
    """A whole match that is soon over: few players who know what they want."""
    return play_match(game, {"players": game.players[0]}, seed, style="greedy")
