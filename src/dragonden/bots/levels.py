"""The levels: how good an opponent somebody wants.

Budgets are simulations and not seconds, so that a level plays as well on a busy machine. What each
level scores against the one below is in docs/LEVELS.md.
"""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from dragonden.engine.state import copy_state
from dragonden.engine.verbs import actor, forget

from .decision import Decision
from .search_bot import Effort, SearchBot
from .simple import GreedyBot

PERFECT = 127  # remembers more cards than any year has
GREEDY = 0.0  # effort of a player who does not search


class Level(NamedTuple):
    """What makes a player stronger or weaker."""

    effort: float  # times the game's budget of simulations, or GREEDY
    memory: int  # how many of the last cards it remembers, where there is something to remember
    slips: float  # how often it plays anything instead
    former: bool = False  # searches as before its game has learnt anything


LEVELS = {
    "hatchling": Level(GREEDY, memory=0, slips=0.5),
    "drake": Level(GREEDY, memory=8, slips=0.1),
    "dragon": Level(effort=1.0, memory=PERFECT, slips=0.0),
    "elder": Level(effort=10.0, memory=PERFECT, slips=0.0),
}
# What these two were before games learnt, to be compared with.
FORMER = {f"{name}-1": LEVELS[name]._replace(former=True) for name in ("dragon", "elder")}
SEARCHING = [name for name, level in LEVELS.items() if level.effort != GREEDY]


class LevelBot:
    """Plays at a level."""

    def __init__(self, level: Level, seed: int | str | None) -> None:
        self.level = level
        self.random = random.Random(seed)
        inner = self.random.getrandbits(61)
        self.player: GreedyBot | SearchBot = GreedyBot(inner)
        if level.effort != GREEDY:
            self.player = SearchBot(inner, Effort(level.effort, former=level.former))

    def decide(self, knowledge: Any, actions: list[int]) -> Decision:
        if self.random.random() < self.level.slips:
            return Decision(self.random.choice(actions))
        if self.level.memory < PERFECT:
            knowledge = copy_state(knowledge)
            forget(knowledge, actor(knowledge), self.level.memory)
        return self.player.decide(knowledge, actions)
