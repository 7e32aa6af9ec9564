"""Compile every game's verbs, and keep the result on disk, in this one process.

`python -m tests.warm search` compiles the search too.
"""

from __future__ import annotations

import sys

from dragonden.bots.tree import Tree
from dragonden.engine import verbs
from dragonden.engine.options import settled
from dragonden.engine.ways import default_way
from dragonden.lab.players import Style
from dragonden.lab.simulate import Setting, warm

from .support import GAMES, played


def main() -> None:
    way = default_way()
    for game in GAMES:
        match = played(game, {}, seed=1, moves=3, way=way)
        action = match.legal()[0]
        for verb in (verbs.appraise, verbs.linger):
            match.run(verb, action)
        match.run(verbs.scores, way.buffer(game.players[1], game.width))
        match.run(verbs.redact, 0)
        match.run(verbs.determinize, 0, 1)
        warm(Setting(game, settled(game.options, {}), 1, Style.random, way))
        if "search" in sys.argv:
            known = match.knowledge(match.actor)
            Tree(game, way, known, match.legal(), game.bot.PLAN, 1).grow([action], 0, 0, 1)
        print(f"{game.name}: ready, {way.name}", flush=True)


if __name__ == "__main__":
    main()
