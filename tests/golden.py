"""Golden transcripts and position counts: how a game went when somebody last read its transcript.

`scripts/golden` writes them again. Read the difference before you commit it.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from dragonden.engine import notation, options, verbs
from dragonden.engine.backends import Backend, default_backend
from dragonden.engine.game import Game
from dragonden.engine.match import Match
from dragonden.engine.options import Value

from .support import CASES, choose, name_of

FOLDER = Path(__file__).parent / "golden"
NAMES = ["Ada", "Bo", "Cy", "Dee", "Eli", "Flo", "Gil", "Hal"]
SEED = 2026
PICTURES = 25  # moves between two pictures
NODES = 1000  # node counts stop once this many positions were counted: a second, interpreted


def path_of(game: Game, variant: dict[str, Value]) -> Path:
    return FOLDER / game.name / f"{name_of(variant)}.txt"


def write_transcript(game: Game, variant: dict[str, Value]) -> str:
    """A whole game as a spectator hears it, with pictures as the actor sees them."""
    match, luck, words = Match(game, variant, SEED), random.Random(SEED), game.words()
    parts = [options.format_setting(game.name, match.options), format_counts(match)]
    while match.actor is not None:
        if len(match.plies) % PICTURES == 0:
            view = match.view(match.actor)
            picture = game.text.render_view(view, words, NAMES, match.actor)
            parts += ["", indent(picture), ""]
        style = luck.choice(("random", "patient", "greedy"))
        seat, offers, action = match.actor, len(match.legal()), choose(match, style, luck)
        match.carry_out(action)
        move = notation.format_move(game.decode(action))
        parts.append(f"{len(match.plies)}. {seat} {move} of {offers}")
        parts += [f"    {words.line(line, NAMES)}" for line in match.news(None)]
    parts += ["", indent(game.text.render_view(match.truth(), words, NAMES)), ""]
    outcome = match.outcome
    assert outcome is not None
    parts += [f"scores {[str(s) for s in outcome.scores]}, ranking {outcome.ranking}"]
    parts += [f"winners {outcome.winners}, decided by {outcome.decided_by}"]
    return "\n".join(parts) + "\n"


def indent(text: str) -> str:
    return "\n".join(f"  | {line}".rstrip() for line in text.splitlines())


def format_counts(match: Match) -> str:
    """How many positions there are 1, 2, 3 … moves from the start."""
    numbers: list[int] = []
    while not numbers or sum(numbers) < NODES:
        numbers.append(count_positions(match, len(numbers) + 1))
    return f"positions {numbers}"


def count_positions(match: Match, depth: int) -> int:
    """The positions a number of moves from the start, counted one by one."""
    states = match.backend.states(match.game.state, depth)
    states[0] = match.live
    return count_below(match.backend, match.game, states, 1)


def count_below(backend: Backend, game: Game, states: Any, level: int) -> int:
    """The positions below states[level - 1], as deep as there are states to hold them."""
    state = states[level - 1]
    if backend.prepare(verbs.is_over)(state):
        return 0
    buffer = backend.buffer(game.most_offers)
    n = int(backend.prepare(verbs.legal)(state, buffer))
    if level == len(states):
        return n
    nodes = 0
    for i in range(n):
        states[level] = state
        backend.prepare(verbs.apply)(states[level], int(buffer[i]))
        nodes += count_below(backend, game, states, level + 1)
    return nodes


def main() -> None:
    """Write all transcripts, and remove those of games and options that are gone."""
    wanted = {path_of(game, variant): (game, variant) for game, variant in CASES}
    for old in set(FOLDER.glob("*/*.txt")) - set(wanted):
        old.unlink()
        print(f"removed {old.relative_to(FOLDER)}")
    for path, (game, variant) in wanted.items():
        text = write_transcript(game, variant)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path.relative_to(FOLDER)} ({default_backend().name})")


if __name__ == "__main__":
    main()
