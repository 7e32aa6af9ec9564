"""The settings of a search, which the `bot.py` of each game chooses."""

from __future__ import annotations

from typing import NamedTuple


class Plan(NamedTuple):
    """How simulations are spent. The arena has chosen the numbers of each game."""

    budget: int  # simulations of the level `dragon`
    depth: int = 100  # how many decisions ahead the tree may grow; 1: flat Monte Carlo
    exploration: float = 0.3  # the weight of how seldom something was tried against its worth
    widening: int = 1  # a node visited n times has tried this many times √n children; 0: all
    greedy: int = 1024  # of so many decisions in a playout, how many of 1024 are greedy
    rounds: int = 1  # halve the actions in rounds, all in the same guesses; 0: by upper bounds
    horizon: int = 10_000  # decisions of a playout before `evaluate` judges it as it stands
