"""Which rules come up: how often the functions that carry out each ruling run, in real games."""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from types import CodeType, FrameType
from typing import Any

import numpy as np
from msgspec import Struct

from dragonden.bots.simple import GreedyBot
from dragonden.engine.backends import INTERPRETED
from dragonden.engine.chance import game_seed
from dragonden.engine.game import Game
from dragonden.engine.match import Match
from dragonden.engine.options import Value
from dragonden.engine.progress import Progress

from .statistics import Estimate, estimate_share

FACES = ("view", "text", "refusals")  # what only shows a game decides nothing in it


class RuleUse(Struct, frozen=True):
    """How often a rule came up."""

    id: str
    games: Estimate  # the share of games in which a function of it ran
    runs: int  # how often one ran, over all games


def find_functions(game: Game) -> dict[str, set[CodeType]]:
    """The code that carries out each rule, by the functions that RULES.md names."""
    found: dict[str, set[CodeType]] = {}
    for id, ruling in game.rulings().items():
        codes = set()
        for path in ruling.function.split():
            module, _, name = path.partition(".")
            if name and module not in FACES:
                part: Any = getattr(game.import_part(module), name, None)
                if hasattr(part, "__code__"):
                    codes.add(part.__code__)
        if codes:
            found[id] = codes
    return found


@contextmanager
def count_calls(counts: Counter[CodeType]) -> Iterator[None]:
    """Count how often each function is called meanwhile."""

    def note(frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            counts[frame.f_code] += 1

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        yield
    finally:
        sys.setprofile(before)


def cover_rules(
    game: Game,
    options: dict[str, Value],
    seed: int,
    games: int,
    is_greedy: bool,
    watch: Progress,
) -> list[RuleUse]:
    """Play some games interpreted and see which rules come up, in the order of RULES.md."""
    functions = find_functions(game)
    runs: Counter[str] = Counter()
    seen: dict[str, list[float]] = {id: [] for id in functions}
    for number in range(games):
        calls: Counter[CodeType] = Counter()
        luck = random.Random(number)
        greedy = GreedyBot(number)
        with count_calls(calls):
            match = Match(game, options, game_seed(seed, number), INTERPRETED)
            while (seat := match.actor) is not None:
                known, actions = match.knowledge(seat), match.legal()
                decision = greedy.decide(known, actions).action if is_greedy else None
                match.carry_out(luck.choice(actions) if decision is None else decision)
            assert match.outcome  # whoever reads it has the scores reckoned
        for id, codes in functions.items():
            came_up = sum(calls[code] for code in codes)
            runs[id] += came_up
            seen[id].append(float(came_up > 0))
        watch(number + 1, games)
    each = np.arange(games)
    return [RuleUse(id, estimate_share(np.array(seen[id]), each), runs[id]) for id in functions]
