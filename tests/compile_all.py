"""Compile every game's verbs in this process, and keep the result on disk.

`python -m tests.compile_all search` compiles the search too.
"""

from __future__ import annotations

import sys

from dragonden.bots.tree import Tree
from dragonden.checking.refereed import check_verbs_agree
from dragonden.engine import verbs
from dragonden.engine.backends import default_backend
from dragonden.engine.options import complete_options
from dragonden.envs.batch import Batch
from dragonden.lab.players import Style
from dragonden.lab.simulation import Setting, compile_kernels

from .support import GAMES, play_match


def main() -> None:
    backend = default_backend()
    for game in GAMES:
        match = play_match(game, {}, seed=1, moves=3, backend=backend)
        action = match.legal()[0]
        for verb in (verbs.appraise, verbs.patience):
            match.run(verb, action)
        match.run(verbs.scores, backend.buffer(game.players[1], game.width))
        match.run(verbs.redact, 0)
        match.run(verbs.determinize, 0, 1)
        compile_kernels(Setting(game, complete_options(game.options, {}), 1, Style.random, backend))
        batch = Batch(game, {}, 2, backend=backend)
        batch.reset([1, 2])
        batch.sample()
        if "search" in sys.argv:
            known = match.knowledge(match.actor)
            Tree(game, backend, known, match.legal(), game.bot.PLAN, 1).grow([action], 0, 0, 1)
        check_verbs_agree(game, {})  # what its kernels call is compiled already: that is quick
        print(f"{game.name}: ready, {backend.name}", flush=True)


if __name__ == "__main__":
    main()
