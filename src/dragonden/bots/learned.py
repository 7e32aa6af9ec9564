"""The player that has learnt: it looks one turn ahead and trusts its network."""

from __future__ import annotations

import random
from typing import Any

from dragonden.engine.backends import INTERPRETED, Backend
from dragonden.engine.game import GAMES, Game
from dragonden.engine.plan import Look

from .decision import Candidate, Decision
from .lookahead import KNOWN, Sight, build_sight, look_ahead
from .network import Network, build_network
from .readiness import best_backend
from .weights import require_weights

IMPATIENT = Look(guesses=1, width=8, ahead=0, breadth=1)  # while the compiler works


def look_of(game: Game) -> Look:
    """How a game's player looks ahead."""
    look: Look = getattr(game.bot, "LOOK", Look())
    return look


class LearnedBot:
    """Chooses what its network likes best, on average over a few guesses at what is hidden.

    The same knowledge and seed lead to the same action, unless the compiler is not ready yet: then
    it looks at less.
    """

    def __init__(
        self, seed: int | str | None, look: Look | None = None, backend: Backend | None = None
    ) -> None:
        self.random = random.Random(seed)
        self.look = look
        self.backend = backend  # else compiled as soon as that is ready
        self.rooms: dict[tuple[str, str], tuple[Sight, Network]] = {}  # by game and backend

    def decide(self, knowledge: Any, actions: list[int]) -> Decision:
        seed = self.random.getrandbits(61)
        if len(actions) == 1:
            return Decision(actions[0])
        game = GAMES[type(knowledge)]
        backend = self.backend or best_backend(game)
        sight, network = self.find_room(game, backend)
        sight.states[KNOWN] = backend.load_states(knowledge, 1)[0]
        for i, action in enumerate(actions):
            sight.actions[i] = action
        look = self.look or look_of(game)
        if self.backend is None and backend is INTERPRETED:
            look = IMPATIENT
        _, n = backend.prepare(look_ahead)(sight, network, 0, look, len(actions), seed)
        found = [
            build_candidate(game, int(sight.actions[i]), sight.sums[i], look) for i in range(n)
        ]
        found.sort(key=lambda candidate: -candidate.worth)
        return Decision(found[0].action, found)

    def find_room(self, game: Game, backend: Backend) -> tuple[Sight, Network]:
        """The buffers for a game, made when they are first needed."""
        key = game.name, backend.name
        if key not in self.rooms:
            found = require_weights(game)
            network = build_network(backend, found.layers, found.unpack())
            self.rooms[key] = build_sight(game, backend), network
        return self.rooms[key]


def build_candidate(game: Game, action: int, sums: Any, look: Look) -> Candidate:
    """What a look ahead found out about an action."""
    worth, chance, points = (float(number) / look.guesses for number in sums)
    return Candidate(action, look.guesses, worth, chance, -points if game.lowest_wins else points)
