"""Games of players that have learnt, in one kernel: a study notes them by playing them again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from dragonden.bots.learned import look_of
from dragonden.bots.lookahead import KNOWN, Sight, build_sight, look_ahead
from dragonden.bots.network import Network, build_network
from dragonden.bots.players import LEARNED
from dragonden.bots.weights import require_weights
from dragonden.engine.chance import PLAYERS, game_seed, threefry
from dragonden.engine.kernel import kernel
from dragonden.engine.plan import Look
from dragonden.engine.verbs import actor, apply, begin, is_over, legal, redact

from ..arena import Arena
from ..players import Style, choose_action
from .playing import Setting

LIVE, OPTIONS = range(2)
BY_NETWORK = -1  # in place of a style
MOST_GAMES = 16  # in one call
ROOM = 1 << 16  # for the actions of these games


class Table(NamedTuple):
    """Who plays, and what was played."""

    states: Any
    rings: Any  # [game][seat]: a style, or BY_NETWORK
    made: Any  # the actions, game after game
    ends: Any  # [game]: where its actions end


@kernel
def play_learned(
    table: Table, sight: Sight, network: Network, look: Look, seed: int, first: int, games: int
) -> int:
    """Play games; returns how many there was room for."""
    states = table.states
    at = 0
    for i in range(games):
        states[LIVE] = states[OPTIONS]
        state = states[LIVE]
        begin(state, game_seed(seed, (first + i) // state.players))
        stream = game_seed(seed, first + i)
        ply = 0
        while not is_over(state):
            if at == len(table.made):
                return i
            word, _ = threefry(stream, PLAYERS + ply)
            style = table.rings[i][actor(state)]
            table.made[at] = choose(state, sight, network, look, style, word)
            apply(state, table.made[at])
            at += 1
            ply += 1
        table.ends[i] = at
    return games


@kernel
def choose(state: Any, sight: Sight, network: Network, look: Look, style: int, word: int) -> int:
    """What the actor does, from what it knows."""
    n = legal(state, sight.actions)
    if style != BY_NETWORK:
        return choose_action(state, style, sight.actions, n, word)
    if n == 1:
        return int(sight.actions[0])
    sight.states[KNOWN] = state
    redact(sight.states[KNOWN], actor(state))
    best, _ = look_ahead(sight, network, 0, look, n, word)
    return int(sight.actions[best])


def is_quick(name: str) -> bool:
    """Whether a player can play in this kernel."""
    return name == LEARNED or name in list(Style)


class LearnedTable:
    """One thread's room to play the games of a table."""

    def __init__(self, setting: Setting, arena: Arena) -> None:
        game, backend = setting.game, setting.backend
        self.setting, self.arena = setting, arena
        found = require_weights(game)
        self.sight, self.look = build_sight(game, backend), look_of(game)
        self.network = build_network(backend, found.layers, found.unpack())
        self.table = Table(
            states=backend.states(game.state, OPTIONS + 1),
            rings=backend.buffer(MOST_GAMES, setting.seats),
            made=backend.buffer(ROOM),
            ends=backend.buffer(MOST_GAMES),
        )
        game.prepare(self.table.states[OPTIONS], setting.options)

    def play(self, numbers: range) -> Iterator[tuple[int, list[int]]]:
        """Games by their numbers, and the actions of each."""
        play = self.setting.backend.prepare(play_learned)
        while numbers:
            some = numbers[:MOST_GAMES]
            for i, number in enumerate(some):
                for seat, name in enumerate(self.arena.schedule(number).seating):
                    style = BY_NETWORK if name == LEARNED else Style(name).number
                    self.table.rings[i][seat] = style
            about = (self.sight, self.network, self.look, self.setting.seed)
            done = int(play(self.table, *about, some.start, len(some)))
            start = 0
            for i in range(done):
                end = int(self.table.ends[i])
                yield some[i], [int(action) for action in self.table.made[start:end]]
                start = end
            numbers = numbers[done:]
