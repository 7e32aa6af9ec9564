"""An arena: which players meet on which seed, and how one of its games is played.

Chance deals the same in every game of a group: each player of a table sits once at each seat. So
players are compared by what they make of the same deals, and groups are independent.
"""

from __future__ import annotations

import random
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from typing import Any, NamedTuple

from msgspec import Struct

from dragonden.bots import LEVELS, Player, ask
from dragonden.bots.learned import look_of, plan_of
from dragonden.bots.levels import FORMER
from dragonden.bots.players import LEARNED, Kind, find_kind
from dragonden.bots.search_bot import Effort
from dragonden.bots.weights import require_weights
from dragonden.engine import options as option_texts
from dragonden.engine.backends import INTERPRETED
from dragonden.engine.chance import game_seed
from dragonden.engine.errors import InputError
from dragonden.engine.game import Game
from dragonden.engine.match import Match
from dragonden.engine.options import Value
from dragonden.games import find_game


class ScheduledGame(NamedTuple):
    """Who sits where in one game."""

    number: int  # of the game, from 0
    group: int
    seed: int
    seating: tuple[str, ...]


class GameResult(Struct, frozen=True):
    """A finished game, seat by seat."""

    number: int
    seed: int
    seating: tuple[str, ...]
    scores: list[int | str]  # exact: a whole number, or the text of a fraction
    ranking: list[int]
    times: list[list[int]]  # microseconds of processor time for each decision with a choice
    simulations: list[int]
    actions: list[int] = []  # what was played; a file of games does not keep it


@dataclass(frozen=True)
class Arena:
    """All that its games depend on; plain data, so that other processes understand it."""

    game: str
    options: dict[str, Value]
    players: tuple[str, ...]
    seed: int
    together: bool  # all at a table share one result, so tables are compared and not players
    own: Mapping[str, Player] = field(default_factory=dict)  # players that were not given by name

    @property
    def table(self) -> int:
        return int(self.options["players"])

    @property
    def names(self) -> list[str]:
        """The players, each once."""
        return list(dict.fromkeys(self.players))

    def kind(self, name: str) -> Kind:
        """The kind of bot that plays under a name."""
        return find_kind(self.own.get(name, name))

    @cached_property
    def tables(self) -> list[tuple[str, ...]]:
        """Which players meet: all of them if they fit, otherwise every combination."""
        if self.together:
            return [(name,) * self.table for name in self.names]
        return list(dict.fromkeys(combinations(self.players, self.table)))

    @property
    def group(self) -> int:
        """How many games share their chance: all seatings of a table, or all tables."""
        return len(self.tables) if self.together else self.table

    def round_up(self, games: int) -> int:
        """At least so many games, in whole groups."""
        return -(-games // self.group) * self.group

    def schedule(self, number: int) -> ScheduledGame:
        """The setting of game `number`; it does not depend on how many are played."""
        group, turn = divmod(number, self.group)
        seed = game_seed(self.seed, group)
        if self.together:
            return ScheduledGame(number, group, seed, self.tables[turn])
        table = list(self.tables[group % len(self.tables)])
        random.Random(seed).shuffle(table)  # who follows whom at the table matters too
        return ScheduledGame(number, group, seed, tuple(table[turn:] + table[:turn]))

    def facts(self) -> dict[str, Any]:
        """The setting, to be compared with that of games played before."""
        game = find_game(self.game)
        return {
            "game": option_texts.format_setting(self.game, self.options),
            "rules": game.version,
            "players": list(self.players),
            "seed": self.seed,
            **{name: describe_kind(self.kind(name), game) for name in self.names},
        }


def describe_kind(kind: Kind, game: Game) -> dict[str, Any]:
    """What the play of a bot depends on, beside the rules and the game's own appraisal."""
    facts: dict[str, Any] = {}
    if kind.name == LEARNED:
        way = plan_of(game) or look_of(game)
        return {**way._asdict(), "weights": require_weights(game).digest}
    level = (LEVELS | FORMER).get(kind.name)
    if level:
        facts |= level._asdict()
    if kind.searches:
        effort = kind.effort or Effort(former=bool(level and level.former))
        plan = effort.plan_for(game)
        facts |= plan._asdict()
        facts |= {"seconds": effort.seconds, "threads": effort.threads}
        if plan.network:
            facts["weights"] = require_weights(game).digest
    if kind.code:
        facts["code"] = kind.code
    return facts


def build_arena(
    game: str, given: Mapping[str, object], players: Sequence[Player], seed: int | None
) -> Arena:
    """The arena in which these players meet; without a seed, one that nobody knows."""
    found = find_game(game)
    names = [find_kind(player).name for player in players]
    own: dict[str, Player] = {}
    for name, player in zip(names, players, strict=True):
        if not isinstance(player, str) and own.setdefault(name, player) is not player:
            raise InputError(f"Two bots are called {name}; give each a name of its own.")
    match = Match(found, {"players": choose_table_size(found, given, len(names)), **given}, seed)
    together = is_cooperative(match)
    seats = int(match.options["players"])
    if len(names) < seats and not together:
        raise InputError(f"{seats} play at a table, but only {len(names)} are listed.")
    return Arena(game, match.options, tuple(names), match.seed, together, own)


def choose_table_size(game: Game, given: Mapping[str, object], listed: int) -> object:
    """How many sit at a table: as asked, or all listed players, or the fewest possible."""
    low, high = game.players
    together = is_cooperative(Match(game, {"players": low, **given}, 0, INTERPRETED))
    return listed if low <= listed <= high and not together else low


def is_cooperative(match: Match) -> bool:
    """Whether all play together: then nobody's win takes anything from another's."""
    return match.game.is_cooperative(match.state)


def play_game(arena: Arena, scheduled: ScheduledGame) -> GameResult:
    """Play one game to its end."""
    game = find_game(arena.game)
    match = Match(game, arena.options, scheduled.seed)
    number = scheduled.number
    bots = [
        arena.kind(name).create(f"{scheduled.seed} {number} {seat}")
        for seat, name in enumerate(scheduled.seating)
    ]
    times: list[list[int]] = [[] for _ in bots]
    simulations = [0] * len(bots)
    while (seat := match.actor) is not None:
        known, actions = match.knowledge(seat), match.legal()
        start = time.process_time_ns()
        decision = ask(bots[seat], known, actions)
        spent = time.process_time_ns() - start
        if len(actions) > 1:
            times[seat].append(spent // 1000)
            simulations[seat] += sum(candidate.visits for candidate in decision.candidates)
        match.carry_out(decision.action)
    assert match.outcome
    scores = [s if isinstance(s, int) else str(s) for s in match.outcome.scores]
    ranking = match.outcome.ranking
    played = [ply.action for ply in match.plies]
    return GameResult(
        number, scheduled.seed, scheduled.seating, scores, ranking, times, simulations, played
    )
