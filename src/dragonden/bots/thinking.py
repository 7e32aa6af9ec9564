"""A player who searches: slices of simulations until the budget is spent or someone says stop."""

from __future__ import annotations

import random
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import Event
from typing import Any

import msgspec

from dragonden.engine.game import GAMES, Game
from dragonden.engine.plan import Plan
from dragonden.engine.ways import INTERPRETED, Way

from .decision import Considered, Decision, considered
from .readiness import best_way
from .tree import Tree

SLICE = 0.05  # seconds between two looks at the clock and at `stop`
FIRST_SLICE = 16  # simulations, before it is known how long they take
INTERPRETED_SECONDS = 1.0  # while the compiler works nobody waits longer than this


@dataclass(frozen=True)
class Effort:
    """How hard a player thinks about one decision."""

    times: float = 1.0  # the budget of the plan
    plan: Plan | None = None  # else the game's own
    threads: int = 1
    seconds: float | None = None  # at most


class SearchBot:
    """Chooses the action that simulations from the seat's knowledge visit most.

    The same knowledge and seed lead to the same action, whatever the truth is and however busy the
    machine, unless somebody stops it, time runs out, or the compiler is not ready yet: then it
    thinks interpreted, for about a second.
    """

    def __init__(
        self, seed: int | str | None, effort: Effort | None = None, way: Way | None = None
    ) -> None:
        self.random = random.Random(seed)
        self.effort = effort or Effort()
        self.way = way  # else compiled as soon as that is ready
        self.stop = Event()  # set it to have the best found so far

    def decide(self, knowledge: Any, actions: list[int]) -> Decision:
        seed = self.random.getrandbits(61)
        if len(actions) == 1:
            return Decision(actions[0])
        found = self.search(GAMES[type(knowledge)], knowledge, actions, seed)
        return Decision(found[0].action, found)

    def search(self, game: Game, knowledge: Any, actions: list[int], seed: int) -> list[Considered]:
        """What simulations tell about some of the allowed actions, the most visited first."""
        effort, way = self.effort, self.way or best_way(game)
        plan = effort.plan or game.bot.PLAN
        budget = max(1, round(plan.budget * effort.times))
        share, deadline = -(-budget // effort.threads), self.deadline(way)
        trees = [Tree(game, way, knowledge, actions, plan, share) for _ in range(effort.threads)]
        if len(trees) == 1:
            self.think(trees[0], seed, budget, deadline)
        else:
            with ThreadPoolExecutor(len(trees)) as pool:
                work = [
                    pool.submit(self.think, tree, seed + i, share, deadline)
                    for i, tree in enumerate(trees)
                ]
                for thread in work:
                    thread.result()
        return ranked(trees, fewest_win=game.unit < 0)

    def deadline(self, way: Way) -> float | None:
        """When the decision must be made, by the monotonic clock."""
        seconds = self.effort.seconds
        if self.way is None and way is INTERPRETED:
            seconds = min(INTERPRETED_SECONDS, seconds or INTERPRETED_SECONDS)
        return None if seconds is None else time.monotonic() + seconds

    def think(self, tree: Tree, seed: int, budget: int, deadline: float | None) -> None:
        """Slice after slice, each of about the same time."""
        simulations = 1 if tree.way is INTERPRETED else FIRST_SLICE
        while tree.done < budget:
            start = time.monotonic()
            tree.grow(seed, min(simulations, budget - tree.done))
            now = time.monotonic()
            if self.stop.is_set() or (deadline is not None and now > deadline):
                return
            pace = SLICE / max(now - start, 1e-9)
            simulations = max(1, int(simulations * min(pace, 4)))


def ranked(trees: list[Tree], fewest_win: bool) -> list[Considered]:
    """What all trees together found out about each action, the most visited first."""
    total: dict[int, list[int]] = {}
    for tree in trees:
        for action, row in tree.sums().items():
            old = total.get(action, [0, 0, 0, 0])
            total[action] = [a + b for a, b in zip(old, row, strict=True)]
    found = [considered(action, *row) for action, row in total.items()]
    if fewest_win:
        found = [msgspec.structs.replace(c, points=-c.points) for c in found]
    return sorted(found, key=lambda c: (-c.visits, -c.worth, c.action))
