"""The player that has learnt: it looks one turn ahead and trusts its network.

Where a game says so (`LEARNED` of its `bot.py`), a short search with the network takes the place of
that look, at a table and in the arena; in studies, which want many games, it looks all the same.
"""

from __future__ import annotations

import random
from typing import Any

from dragonden.engine.backends import INTERPRETED, Backend
from dragonden.engine.game import GAMES, Game
from dragonden.engine.plan import Look, Plan

from .decision import Candidate, Decision
from .lookahead import KNOWN
from .readiness import best_backend
from .search import Memory
from .search_bot import Effort, SearchBot
from .thinking import build_memory, list_choices, think
from .weights import require_weights

IMPATIENT = Look(guesses=1, width=8, ahead=0, breadth=1)  # while the compiler works


def look_of(game: Game) -> Look:
    """How a game's player looks ahead."""
    look: Look = getattr(game.bot, "LOOK", Look())
    return look


def plan_of(game: Game) -> Plan | None:
    """The short search by which a game's player decides, if it does not only look."""
    plan: Plan | None = getattr(game.bot, "LEARNED", None)
    return plan


class LearnedBot:
    """Chooses what its network likes best, on average over a few guesses at what is hidden.

    The same knowledge and seed lead to the same action, unless the compiler is not ready yet: then
    it looks at less.
    """

    def __init__(
        self, seed: int | str | None, look: Look | None = None, backend: Backend | None = None
    ) -> None:
        self.random = random.Random(seed)
        self.look = look  # else it decides as the game's player does
        self.backend = backend  # else compiled as soon as that is ready
        self.memories: dict[tuple[str, str], Memory] = {}  # by game and backend

    def decide(self, knowledge: Any, actions: list[int]) -> Decision:
        seed = self.random.getrandbits(61)
        if len(actions) == 1:
            return Decision(actions[0])
        game = GAMES[type(knowledge)]
        backend = self.backend or best_backend(game)
        plan, look = plan_of(game), self.look or look_of(game)
        if self.backend is None and backend is INTERPRETED:
            look = IMPATIENT
        elif self.look is None and plan:
            require_weights(game)
            effort = Effort(plan=tuple(plan._asdict().items()))
            return SearchBot(seed, effort, backend).decide(knowledge, actions)
        memory = self.remember(game, backend, knowledge)
        chosen = list_choices(backend, actions)
        n = backend.prepare(think)(memory, game.bot.PLAN, look, chosen, seed, 0, 0)
        sight = memory.sight
        found = [
            build_candidate(game, int(sight.actions[i]), sight.sums[i], look) for i in range(n)
        ]
        found.sort(key=lambda candidate: -candidate.worth)
        return Decision(found[0].action, found)

    def remember(self, game: Game, backend: Backend, knowledge: Any) -> Memory:
        """Room to think about a position; it is made once for each game."""
        require_weights(game)
        key = game.name, backend.name
        if key not in self.memories:
            self.memories[key] = build_memory(game, backend, knowledge, 1)
        self.memories[key].sight.states[KNOWN] = backend.load_states(knowledge, 1)[0]
        return self.memories[key]


def build_candidate(game: Game, action: int, sums: Any, look: Look) -> Candidate:
    """What a look ahead found out about an action."""
    worth, chance, points = (float(number) / look.guesses for number in sums)
    return Candidate(action, look.guesses, worth, chance, -points if game.lowest_wins else points)
