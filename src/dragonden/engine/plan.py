"""The settings of a search, of a look ahead and of a course, which each game's `bot.py` chooses."""

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
    horizon: int = 10_000  # decisions of a playout before it is judged as it stands
    network: int = 0  # 1: what the game has learnt judges it then, and not `evaluate`
    whole: int = 0  # with a network: one of so many simulations plays on to the end; 0: none
    ahead: int = 0  # with a network: how many more decisions of one's own turn it makes
    breadth: int = 12  # how many actions it tries in each of these
    belief: int = 1  # guess by how the others have played; 0: all is equally likely


class Look(NamedTuple):
    """How the player that has learnt looks at its actions."""

    guesses: int = 4  # in how many guesses at what is hidden each action is tried
    width: int = 24  # how many actions are tried, those that greed likes best
    ahead: int = 1  # how many more decisions of the same turn are made by the network
    breadth: int = 12  # how many actions are tried in each of these


class Course(NamedTuple):
    """How a game is taught."""

    games: int = 20_000  # of each round but the first
    greedy: int = 20_000  # of the first round: they are greedy, and so cost little
    rounds: int = 4
    kept: int = 24  # positions of a game that are learnt from, at most
    first: int = 64  # neurons of the first layer
    second: int = 32
    epochs: int = 12
    decay: float = 1e-4  # of weights: more makes a network that sees less, and imagines less
    few: int = 1  # the number of players is the least of so many draws: games of few are commoner
