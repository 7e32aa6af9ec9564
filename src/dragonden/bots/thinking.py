"""Deciding: the one kernel that Python calls for it, and what that works on.

A search and a look ahead are compiled together, since the rules of a game, which both need, take
longer than either.
"""

from __future__ import annotations

import functools
from typing import Any

from dragonden.engine.backends import Backend
from dragonden.engine.game import Game
from dragonden.engine.kernel import kernel
from dragonden.engine.plan import Look, Plan
from dragonden.engine.worth import COLUMNS

from .lookahead import KNOWN, build_sight, look_ahead
from .network import Network, build_blank, build_network, give_room
from .search import Memory, Node, search
from .weights import Weights, find_weights

SEARCH = Look(guesses=0)  # do not look ahead, but search


@kernel
def think(
    memory: Memory, plan: Plan, look: Look, choices: Any, seed: int, first: int, simulations: int
) -> int:
    """Look ahead, and return how many actions were tried; or search."""
    if look.guesses > 0:
        actions = memory.sight.actions
        for i in range(len(choices)):
            actions[i] = choices[i]
        _, n = look_ahead(memory.sight, memory.network, 0, look, len(choices), seed)
        return n
    search(memory, plan, choices, seed, first, simulations)
    return 0


def build_memory(game: Game, backend: Backend, knowledge: Any, nodes: int) -> Memory:
    """Room to decide from what a seat knows, with so many nodes, and what the game has learnt."""
    memory = Memory(
        sight=build_sight(game, backend),
        network=give_room(backend, load_network(game, backend)),
        nodes=backend.states(Node, nodes),
        index=backend.buffer(1 << (2 * nodes).bit_length()),
        size=backend.buffer(1),
        values=backend.buffer(game.players[1], COLUMNS),
    )
    memory.sight.states[KNOWN] = backend.load_states(knowledge, 1)[0]
    memory.size[0] = 1  # the root
    return memory


@functools.cache
def load_network(game: Game, backend: Backend) -> Network:
    """What a game has learnt; one that has learnt nothing gets a network that says nothing.

    It is read once: to do so for each decision took a third of a millisecond.
    """
    found = find_weights(game)
    if isinstance(found, Weights):
        return build_network(backend, found.layers, found.unpack())
    return build_blank(backend, game.features.size if game.features else 1)


def list_choices(backend: Backend, choices: list[int]) -> Any:
    """Actions as a kernel wants them."""
    chosen = backend.buffer(len(choices))
    for i, action in enumerate(choices):
        chosen[i] = action
    return chosen
