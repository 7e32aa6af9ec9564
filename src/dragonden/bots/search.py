"""Information-set Monte-Carlo tree search: one kernel for every game.

Each simulation guesses what the seat cannot know, walks down the tree as far as it has grown,
adds a node, plays on, and tells every node on the way what came of it. The tree belongs to the
seat's knowledge and not to any guess: a node is the sequence of actions that leads to it, and an
action competes only in those guesses that allow it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, NamedTuple

from dragonden.engine.chance import below, threefry
from dragonden.engine.kernel import kernel
from dragonden.engine.plan import Plan
from dragonden.engine.state import number
from dragonden.engine.verbs import (
    actor,
    apply,
    believe,
    determinize,
    discount_luck,
    evaluate,
    is_over,
    legal,
)
from dragonden.engine.worth import ALL, CHANCE, HUNDREDTHS, POINTS, WORTH

from .favourites import keep_favourites
from .lookahead import AFTER, KNOWN, Sight, estimate, finish_turn
from .network import Network

ROOT = 0
NONE = 0  # in place of a child: the root is nobody's
PARTS = 1024  # `Plan.greedy` is so many of these
MOST_DECISIONS = 1 << 30  # of a playout to the end


@dataclass(slots=True)
class Node:
    """An action in the tree, and what has come of it for the seat that took it."""

    parent: int = number("int32")
    action: int = number("int32")
    mover: int = number()
    visits: int = number("int32")
    available: int = number("int32")  # how often it was allowed when its parent was visited
    worth: int = number("int64")
    chance: int = number("int64")
    points: int = number("int64")


class Memory(NamedTuple):
    """What a search works on: arrays of the backend on which it runs."""

    sight: Sight  # the knowledge it starts from, room for a guess, and buffers
    network: Network
    nodes: Any  # the tree
    index: Any  # finds a child by its parent and action
    size: Any  # [0]: how many nodes are used
    values: Any  # [seat][column]: what came of a simulation


@kernel
def search(
    memory: Memory, plan: Plan, choices: Any, seed: int, first: int, simulations: int
) -> None:
    """Do some simulations, numbered from `first`, that begin with one of some choices."""
    states, actions = memory.sight.states, memory.sight.actions
    me = actor(states[KNOWN])
    for i in range(first, first + simulations):
        states[AFTER] = states[KNOWN]
        state = states[AFTER]
        high, low = threefry(seed, i)
        key = ((high & 0x7FFFFFFF) << 32) | low
        if plan.belief:
            believe(state, me, key)
        else:
            determinize(state, me, key)
        n = len(choices)
        for j in range(n):
            actions[j] = choices[j]
        node = descend(memory, plan, state, n)
        if plan.network:
            finish_turn(memory.sight, memory.network, 0, plan.ahead, plan.breadth)
        is_whole = plan.whole > 0 and i % plan.whole == 0
        play_out(state, actions, plan.greedy, MOST_DECISIONS if is_whole else plan.horizon)
        if plan.network and not is_over(state):
            ask_network(memory, plan, state, me)
        else:
            evaluate(state, memory.values)
            discount_luck(state, states[KNOWN], memory.values)
        back_up(memory.nodes, node, memory.values)


@kernel
def ask_network(memory: Memory, plan: Plan, state: Any, me: int) -> None:
    """Let the network say what a position is worth to all who have decided on the way to it."""
    outputs = memory.network.outputs
    for seat in range(state.players):
        if seat == me or plan.depth > 1:
            estimate(memory.sight, state, seat, memory.network, 0)
            row = memory.values[seat]
            row[WORTH] = int(ALL * outputs[WORTH] + 0.5)
            row[CHANCE] = int(ALL * min(1.0, max(0.0, outputs[CHANCE])) + 0.5)
            row[POINTS] = int(HUNDREDTHS * outputs[POINTS])


@kernel
def descend(memory: Memory, plan: Plan, state: Any, n: int) -> int:
    """Walk from the root to a new node, or to a leaf when there is no more room.

    The first `n` actions in memory are the choices at the root.
    """
    node = ROOT
    depth = 0
    while True:
        mover = actor(state)
        child, action = select(memory, plan, state, n, node)
        fresh = child == NONE
        if fresh:
            child = memory.size[0]
            if child == len(memory.nodes):
                break
            memory.size[0] += 1
            add(memory.nodes, memory.index, child, node, action, mover)
        apply(state, action)
        node = child
        depth += 1
        if fresh or depth == plan.depth or is_over(state):
            break
        n = legal(state, memory.sight.actions)
    return node


@kernel
def select(memory: Memory, plan: Plan, state: Any, n: int, node: int) -> tuple[int, int]:
    """The child to go to and its action; NONE if the action is to be tried for the first time."""
    nodes, actions = memory.nodes, memory.sight.actions
    best = NONE
    best_bound = -1.0
    untried = 0
    tried = 0
    for i in range(n):
        child = find(nodes, memory.index, node, actions[i])
        if child == NONE:
            actions[untried], actions[i] = actions[i], actions[untried]
            untried += 1
            continue
        tried += 1
        nodes[child].available += 1
        bound = upper_bound(nodes[child], plan.exploration)
        if bound > best_bound:
            best = child
            best_bound = bound
    if untried and (best == NONE or tried < breadth(nodes[node].visits, plan.widening)):
        if plan.widening:
            untried = keep_favourites(state, actions, untried)
        return NONE, actions[below(state, untried)]
    return best, nodes[best].action


@kernel
def breadth(visits: int, widening: int) -> int:
    """How many children are worth trying by now."""
    return 1 + int(widening * math.sqrt(visits)) if widening else 1 << 30


@kernel
def upper_bound(node: Any, exploration: float) -> float:
    """What the node may be worth, given how seldom it was tried when it could have been."""
    mean: float = node.worth / (ALL * node.visits)
    return mean + exploration * math.sqrt(math.log(node.available) / node.visits)


@kernel
def play_out(state: Any, actions: Any, greedy: int, horizon: int) -> None:
    """Play on by chance or greed, to the end or the horizon."""
    while horizon > 0 and not is_over(state):
        n = legal(state, actions)
        if n > 1 and greedy > 0 and below(state, PARTS) < greedy:
            n = keep_favourites(state, actions, n)
        apply(state, actions[below(state, n)])
        horizon -= 1


@kernel
def back_up(nodes: Any, node: int, values: Any) -> None:
    """Tell every node on the way what came of it for the seat that decided there."""
    while node != ROOT:
        row = values[nodes[node].mover]
        nodes[node].visits += 1
        nodes[node].worth += row[WORTH]
        nodes[node].chance += row[CHANCE]
        nodes[node].points += row[POINTS]
        node = nodes[node].parent
    nodes[ROOT].visits += 1


# -- the index: a hash table from parent and action to the child ---------------------------------


@kernel
def slot_of(index: Any, parent: int, action: int) -> int:
    mixed = (parent * 0x9E3779B1 + action * 0x85EBCA6B) & 0xFFFFFFFF
    return (mixed ^ (mixed >> 15)) & (len(index) - 1)


@kernel
def find(nodes: Any, index: Any, parent: int, action: int) -> int:
    """The child, or NONE."""
    slot = slot_of(index, parent, action)
    while index[slot] != NONE:
        child = index[slot]
        if nodes[child].parent == parent and nodes[child].action == action:
            return int(child)
        slot = (slot + 1) & (len(index) - 1)
    return NONE


@kernel
def add(nodes: Any, index: Any, child: int, parent: int, action: int, mover: int) -> None:
    """Write a new node; it was allowed once, now."""
    nodes[child].parent = parent
    nodes[child].action = action
    nodes[child].mover = mover
    nodes[child].visits = 0
    nodes[child].available = 1
    nodes[child].worth = 0
    nodes[child].chance = 0
    nodes[child].points = 0
    slot = slot_of(index, parent, action)
    while index[slot] != NONE:
        slot = (slot + 1) & (len(index) - 1)
    index[slot] = child
