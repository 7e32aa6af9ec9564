"""The memory of one thread's search from one position."""

from __future__ import annotations

from typing import Any

from dragonden.engine.backends import INTERPRETED, Backend
from dragonden.engine.game import Game
from dragonden.engine.plan import Plan
from dragonden.engine.verbs import appraise
from dragonden.engine.worth import COLUMNS

from .search import NONE, ROOT, Memory, Node, find, search

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
        self.memory = Memory(
            states=backend.load_states(knowledge, 2),
            nodes=backend.states(Node, most),
            index=backend.buffer(1 << (2 * most).bit_length()),
            size=backend.buffer(1),
            actions=backend.buffer(game.most_offers),
            values=backend.buffer(game.players[1], COLUMNS),
        )
        self.memory.size[0] = 1  # the root
        self.choices = choices
        self.done = 0

    def narrow(self, most: int) -> None:
        """Keep the choices that the game's greedy player likes best, at most so many."""
        if len(self.choices) > most:
            liking = self.backend.prepare(appraise)
            ranked = sorted(self.choices, key=lambda action: -liking(self.memory.states[0], action))
            self.choices = ranked[:most]

    def grow(self, choices: list[int], seed: int, first: int, guesses: int) -> None:
        """In each guess from `first` on, do a simulation of the most promising of some choices."""
        chosen = self.backend.buffer(len(choices))
        for i, action in enumerate(choices):
            chosen[i] = action
        self.backend.prepare(search)(self.memory, self.plan, chosen, seed, first, guesses)
        self.done += guesses

    def sums(self, choices: list[int]) -> dict[int, list[int]]:
        """Visits, worth, chance and points of each choice that was tried, added up."""
        nodes, sums = self.memory.nodes, {}
        for action in choices:
            if (child := find(nodes, self.memory.index, ROOT, action)) != NONE:
                node = nodes[child]
                row = (node.visits, node.worth, node.chance, node.points)
                sums[action] = [int(number) for number in row]
        return sums
