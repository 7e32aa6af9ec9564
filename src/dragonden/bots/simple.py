"""Two bots that do not look ahead: one for company and one for a first opponent."""

from __future__ import annotations

import random
from typing import Any

from dragonden.engine.verbs import appraise

from .decision import Decision


class RandomBot:
    """Plays any allowed action, each equally likely."""

    def __init__(self, seed: int | str | None) -> None:
        self.random = random.Random(seed)

    def decide(self, knowledge: Any, actions: list[int]) -> Decision:
        return Decision(self.random.choice(actions))


class GreedyBot:
    """Plays what the game's own appraisal likes best; among equals, any."""

    def __init__(self, seed: int | str | None) -> None:
        self.random = random.Random(seed)

    def decide(self, knowledge: Any, actions: list[int]) -> Decision:
        worth = [appraise(knowledge, action) for action in actions]
        best = max(worth)
        liked = [a for a, w in zip(actions, worth, strict=True) if w == best]
        return Decision(self.random.choice(liked))
