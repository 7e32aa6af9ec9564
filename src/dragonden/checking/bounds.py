"""Compiled rules stay inside their arrays: whole games of every variant and style, all verbs.

Every index is checked only where DRAGONDEN_BACKEND is `checked`, so `check_in_process` starts a
process of its own: `python -m dragonden.checking.bounds FOLDER`.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

from dragonden.engine.backends import compiled_backend
from dragonden.engine.game import Game
from dragonden.engine.referee import Violation, require
from dragonden.engine.worth import COLUMNS
from dragonden.lab.players import Style

from .soak import GUESS, OPTIONS, Buffers, soak_games
from .variants import Variant, name_of, variants, with_any_box

GAMES_EACH = 20
EVERY = 5  # decisions from one inspection to the next


def check_indices(game: Game, variant: Variant, style: Style) -> None:
    """No index of some whole games lies beyond its array; an IndexError says otherwise."""
    backend = compiled_backend()
    states = backend.states(game.state, GUESS + 1)
    game.prepare(states[OPTIONS], game.settle_options({**variant, "first": "random"}))
    observation, facts = game.observation, game.counting.facts
    buffers = Buffers(
        actions=backend.buffer(game.most_offers),
        standing=backend.buffer(game.players[1], game.width),
        worth=backend.buffer(game.players[1], COLUMNS),
        planes=backend.buffer(*observation.planes_shape),
        cells=backend.buffer(observation.cells_size),
        scalars=backend.buffer(observation.scalar_parts.size),
        offer=backend.buffer(observation.offer_parts.size),
        features=backend.reals(game.features.size if game.features else 1),
        pieces=backend.buffer(max(facts.size, 1)),
        places=backend.buffer(max(facts.area, 1)),
    )
    decisions = backend.prepare(soak_games)(states, buffers, style.number, 1, GAMES_EACH, EVERY)
    require(decisions >= GAMES_EACH, "games are over before anybody decides")


def check_in_process(game: Game) -> None:
    """Check every index of a game in a process whose compiled code does so."""
    command = [sys.executable, "-m", __name__, str(game.folder)]
    environment = {**os.environ, "DRAGONDEN_BACKEND": "checked"}
    result = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if result.returncode:
        raise Violation((result.stdout or result.stderr).strip())


def main() -> None:
    """Check the game in a folder; print what is wrong."""
    from .project import load_game

    game = load_game(Path(sys.argv[1]))
    for variant in [*variants(game), with_any_box(game, {}, random.Random(0))]:
        for style in Style:
            try:
                check_indices(game, variant, style)
            except (IndexError, Violation) as error:
                print(f"{name_of(variant)}, {style} players: {error}")
                sys.exit(1)


if __name__ == "__main__":
    main()
