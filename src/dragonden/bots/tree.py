"""The memory of one thread's search from one position."""

from __future__ import annotations

from typing import Any

from dragonden.engine.backends import INTERPRETED, Backend
from dragonden.engine.game import Game
from dragonden.engine.plan import Plan
from dragonden.engine.verbs import appraise

from .lookahead import KNOWN
from .search import NONE, ROOT, Node, find
from .thinking import SEARCH, build_memory, list_choices, think

MOST_NODES = 1 << 18  # 15 MB; a search that has filled them goes on without growing its tree
INTERPRETED_NODES = 1 << 12
VISITS, WORTH = range(2)  # the first columns of `sums`


class Tree:
    """Grows by simulations, and tells what they found."""

    def __init__(
        self,
        game: Game,
        backend: Backend,
        knowledge: Any,
        choices: list[int],
        plan: Plan,
        budget: int,
    ) -> None:
        most = min(budget, INTERPRETED_NODES if backend is INTERPRETED else MOST_NODES) + 1
        self.backend = backend
        self.plan = plan
        self.memory = build_memory(game, backend, knowledge, most)
        self.choices = choices
        self.children: dict[int, int] = {}  # the nodes of choices, as far as they were asked for
        self.done = 0

    def narrow(self, most: int) -> None:
        """Keep the choices that the game's greedy player likes best, at most so many."""
        if len(self.choices) > most:
            liking = self.backend.prepare(appraise)
            known = self.memory.sight.states[KNOWN]
            ranked = sorted(self.choices, key=lambda action: -liking(known, action))
            self.choices = ranked[:most]

    def grow(self, choices: list[int], seed: int, first: int, guesses: int) -> None:
        """In each guess from `first` on, do a simulation of the most promising of some choices."""
        chosen = list_choices(self.backend, choices)
        run = self.backend.prepare(think)
        run(self.memory, self.plan, SEARCH, chosen, seed, first, guesses)
        self.done += guesses

    def sums(self, choices: list[int]) -> dict[int, list[int]]:
        """Visits, worth, chance and points of each choice that was tried, added up."""
        nodes, sums = self.memory.nodes, {}
        for action in choices:
            child = self.children.get(action, NONE)
            if child == NONE:
                child = self.children[action] = find(nodes, self.memory.index, ROOT, action)
            if child != NONE:
                node = self.backend.to_plain(Node, nodes[child])
                sums[action] = [node.visits, node.worth, node.chance, node.points]
        return sums
