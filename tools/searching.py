"""How many simulations a second the search does in each game, on one core."""

from __future__ import annotations

import random
from collections.abc import Iterator

from msgspec import Struct

from dragonden.bots.search_bot import Effort, SearchBot
from dragonden.engine.backends import INTERPRETED, Backend
from dragonden.engine.game import Game
from dragonden.engine.match import Match
from dragonden.engine.plan import Plan

from .timing import measure_fastest

SEED = 1
SIMULATIONS = 1000  # of one search: enough for the tree to matter


class Search(Struct, frozen=True):
    """Simulations a second from one position, with the default options."""

    game: str
    players: int
    position: str  # early or middle
    plain: float  # by chance alone: nothing of the game's own liking
    own: float  # as the game's plan says


def measure_searches(game: Game, backend: Backend) -> list[Search]:
    """The speed of the search from the start and from the middle of a game."""
    plan = game.bot.PLAN
    plain = plan._replace(widening=0, greedy=0, rounds=0, horizon=10_000)
    return [
        Search(
            game.name,
            game.default_players,
            name,
            measure_speed(match, plain, backend),
            measure_speed(match, plan, backend),
        )
        for name, match in list_positions(game)
    ]


def list_positions(game: Game) -> Iterator[tuple[str, Match]]:
    """Two positions of a game played by chance, each with a choice."""
    whole = Match(game, {}, SEED, INTERPRETED)
    luck = random.Random(SEED)
    while whole.actor is not None:
        whole.carry_out(luck.choice(whole.legal()))
    for name, moves in (("early", 0), ("middle", len(whole.plies) // 2)):
        match = Match(game, {}, SEED, INTERPRETED)
        for ply in whole.plies:
            if len(match.plies) >= moves and len(match.legal()) > 1:
                break
            match.carry_out(ply.action)
        yield name, match


def measure_speed(match: Match, plan: Plan, backend: Backend) -> float:
    """By processor time, a new tree for each search; rounding leaves a few of them undone."""
    known, actions = match.knowledge(match.actor), match.legal()
    effort = Effort(plan=tuple(plan._replace(budget=SIMULATIONS)._asdict().items()))

    def search(times: int) -> None:
        for seed in range(times):
            SearchBot(0, effort, backend).search(match.game, known, actions, seed)

    return SIMULATIONS / measure_fastest(search)
