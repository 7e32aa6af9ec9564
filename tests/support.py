"""What the proofs over all games share: settings to try, players to try them with."""

from __future__ import annotations

import importlib
import random
from typing import Any

from dragonden.engine import verbs
from dragonden.engine.game import Game
from dragonden.engine.match import Match
from dragonden.engine.options import Option, Value, printed
from dragonden.engine.ways import Way
from dragonden.engine.words import Line
from dragonden.games import every

GAMES = every()
STYLES = ("random", "patient", "stubborn", "greedy")


def naive(game: Game) -> Any:
    """The slow rival of a game's rules."""
    return importlib.import_module(f"dragonden.games.{game.name}.tests.naive")


def extremes(option: Option) -> list[Value]:
    """The choices worth a game of their own: all of a few, the ends of many."""
    others = [choice for choice in option.choices if choice != option.default]
    return others if len(others) <= 3 or isinstance(others[0], str) else [others[0], others[-1]]


def variants(game: Game) -> list[dict[str, Value]]:
    """Every number of players, every option on its own, and all of them at once."""
    low, high = game.players
    settings: list[dict[str, Value]] = [{"players": n} for n in range(low, high + 1)]
    for option in game.own_options:
        settings += [{option.name: value} for value in extremes(option)]
    everything = {option.name: extremes(option)[-1] for option in game.own_options}
    if len(everything) > 1:
        settings.append(everything)
    return settings


def name_of(variant: dict[str, Value]) -> str:
    return "-".join(f"{key}={printed(value)}" for key, value in variant.items())


CASES = [(game, variant) for game in GAMES for variant in variants(game)]
CASE_IDS = [f"{game.name}-{name_of(variant)}" for game, variant in CASES]


def any_options(game: Game, luck: random.Random) -> dict[str, Value]:
    """Options at random; who begins must be at the table."""
    chosen = {option.name: luck.choice(option.choices) for option in game.options}
    chosen["first"] = luck.choice([*range(int(chosen["players"])), "random"])
    return chosen


def choose(match: Match, style: str, luck: random.Random) -> int:
    """The action a player of this style takes."""
    actions = match.legal()
    if style == "random":
        return luck.choice(actions)
    known = match.knowledge(match.actor)
    verb = verbs.appraise if style == "greedy" else verbs.linger
    weights = [verb(known, action) for action in actions]
    if style == "patient":
        return luck.choices(actions, weights)[0]
    best = max(weights)
    return luck.choice([a for a, weight in zip(actions, weights, strict=True) if weight == best])


def played(
    game: Game,
    options: dict[str, Value],
    seed: int,
    style: str = "random",
    moves: int | None = None,
    way: Way | None = None,
) -> Match:
    """A match played by one style, to the end or for some moves."""
    match, luck = Match(game, options, seed, way), random.Random(seed)
    while match.actor is not None and (moves is None or len(match.plies) < moves):
        match.carry_out(choose(match, style, luck))
    return match


def short_game(game: Game, seed: int = 4) -> Match:
    """A whole match that is soon over: few players who know what they want."""
    return played(game, {"players": game.players[0]}, seed, style="greedy")


def sentences(match: Match, lines: list[Line], language: str) -> list[str]:
    """Lines as they are printed: a message that lacks a fact fails here."""
    words = match.game.words(language)
    return [words.line(line) for line in lines]
