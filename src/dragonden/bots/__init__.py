"""Players that work for every game from what a seat may know.

A bot gets the knowledge of its seat (the state, redacted for it) and the allowed actions, and
returns one of them, or a Decision with what it thought of. It never meets the match, so it cannot
see more; when it leaves something to chance it uses a stream of its own, so nothing it does can be
read off or change the game's.

Anything with such a method is a bot:

>>> class Cautious:
...     def decide(self, knowledge, actions):
...         return actions[-1]
>>> import dragonden
>>> match = dragonden.new("dragomino", players=2, first=0, seed=7)
>>> choose(match, Cautious())
Pick(domino=4)
>>> play(match, [Cautious(), create_bot("greedy", seed=1)])
>>> match.outcome.winners
[1]
"""

from __future__ import annotations

from .bot import BadDecision, Bot, Seed, ask, choose, moves_of, play, view_of
from .decision import Candidate, Decision
from .levels import LEVELS, SEARCHING
from .players import BOTS, Player, create_bot, is_bot, names

__all__ = [
    "BOTS",
    "LEVELS",
    "SEARCHING",
    "BadDecision",
    "Bot",
    "Candidate",
    "Decision",
    "Player",
    "Seed",
    "ask",
    "choose",
    "create_bot",
    "is_bot",
    "moves_of",
    "names",
    "play",
    "view_of",
]
