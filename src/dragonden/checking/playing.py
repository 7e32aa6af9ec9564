"""Players that try a game, and its slow rival that counts the same."""

from __future__ import annotations

import random
from typing import cast

from dragonden.engine import verbs
from dragonden.engine.backends import Backend
from dragonden.engine.game import Game
from dragonden.engine.match import Match
from dragonden.engine.options import Value
from dragonden.engine.referee import Naive, require

STYLES = ("random", "patient", "stubborn", "greedy")


def import_naive(game: Game) -> Naive | None:
    """The slow rival of a game's rules, if its author has written one."""
    if not (game.folder / "tests" / "naive.py").is_file():
        return None
    return cast(Naive, game.import_part("tests.naive"))


def choose(match: Match, style: str, luck: random.Random) -> int:
    """The action a player of this style takes."""
    actions = match.legal()
    if style == "random":
        return luck.choice(actions)
    known = match.knowledge(match.actor)
    verb = verbs.appraise if style == "greedy" else verbs.patience
    weights = [verb(known, action) for action in actions]
    if style != "greedy":
        require(min(weights) >= 1, "patience gives less than 1")
    if style == "patient":
        return luck.choices(actions, weights)[0]
    best = max(weights)
    return luck.choice([a for a, weight in zip(actions, weights, strict=True) if weight == best])


def play_match(
    game: Game,
    options: dict[str, Value],
    seed: int,
    style: str = "random",
    moves: int | None = None,
    backend: Backend | None = None,
) -> Match:
    """A match played by one style, to the end or for some moves."""
    match, luck = Match(game, options, seed, backend), random.Random(seed)
    while match.actor is not None and (moves is None or len(match.plies) < moves):
        match.carry_out(choose(match, style, luck))
    return match
