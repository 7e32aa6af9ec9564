"""The memory of one thread's search from one position."""

from __future__ import annotations

from typing import Any

from dragonden.engine.game import Game
from dragonden.engine.plan import Plan
from dragonden.engine.verbs import appraise
from dragonden.engine.ways import INTERPRETED, Way
from dragonden.engine.worth import COLUMNS

from .search import NONE, ROOT, Memory, Node, find, search

MOST_NODES = 1 << 18  # 15 MB; a search that has filled them goes on without growing its tree
INTERPRETED_NODES = 1 << 12
VISITS, WORTH = range(2)  # the first columns of `sums`


class Tree:
    """Grows by simulations, and tells what they found."""

    def __init__(
        self, game: Game, way: Way, knowledge: Any, choices: list[int], plan: Plan, budget: int
    ) -> None:
        most = min(budget, INTERPRETED_NODES if way is INTERPRETED else MOST_NODES) + 1
        self.way = way
        self.plan = plan
        self.memory = Memory(
            states=way.taken(knowledge, 2),
            nodes=way.states(Node, most),
            index=way.buffer(1 << (2 * most).bit_length()),
            size=way.buffer(1),
            actions=way.buffer(game.most_offers),
            values=way.buffer(game.players[1], COLUMNS),
        )
        self.memory.size[0] = 1  # the root
        self.choices = choices
        self.done = 0

    def narrow(self, most: int) -> None:
        """Keep the choices that the game's greedy player likes best, at most so many."""
        if len(self.choices) > most:
            liking = self.way.ready(appraise)
            ranked = sorted(self.choices, key=lambda action: -liking(self.memory.states[0], action))
            self.choices = ranked[:most]

    def grow(self, choices: list[int], seed: int, first: int, guesses: int) -> None:
        """In each guess from `first` on, do a simulation of the most promising of some choices."""
        chosen = self.way.buffer(len(choices))
        for i, action in enumerate(choices):
            chosen[i] = action
        self.way.ready(search)(self.memory, self.plan, chosen, seed, first, guesses)
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
