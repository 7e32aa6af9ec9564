"""What a strong bot would play in somebody's place, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table

from dragonden.bots import ask, create_bot, readiness
from dragonden.engine.extras import has_compiler

from .numbers import format_decimal, format_percent

if TYPE_CHECKING:
    from dragonden.bots import Candidate

    from .turn import Turn

ADVISER = "dragon"
MOST_MOVES = 5
PATIENCE = 3.0  # seconds: a search that was compiled before is ready by then


def give_hint(turn: Turn) -> None:
    """The moves the adviser likes best, from what the seat knows and nothing else."""
    screen, game, seat = turn.screen, turn.match.game, turn.seat
    known, actions = turn.match.knowledge(seat), turn.match.legal()
    if len(actions) == 1:
        screen.say("only-move")
        return
    with screen.show_thinking(ADVISER):
        readiness.start_compiling(game).join(PATIENCE)
        # The seed is how far the match is: the same question gets the same answer.
        adviser = create_bot(ADVISER, len(turn.match.plies))
        found = ask(adviser, known, actions).candidates
    screen.say("hint", name=ADVISER, count=sum(move.visits for move in found))
    screen.console.print(build_table(turn, found[:MOST_MOVES], together=game.is_cooperative(known)))
    if not readiness.is_ready(game):
        screen.say("hint-weak") if has_compiler() else screen.tell_uncompiled()


def build_table(turn: Turn, found: list[Candidate], together: bool) -> Table:
    """Moves by their numbers, and what came of them; where all win together, only points."""
    words, actions = turn.words, turn.match.legal()
    made = Table()
    made.add_column(words("terminal-number"), justify="right", style="bold")
    made.add_column(words("terminal-move"))
    heads = ("visits", "points") if together else ("visits", "points", "chance")
    for head in heads:
        made.add_column(words(f"terminal-{head}"), justify="right")
    for move in found:
        index = actions.index(move.action)
        meaning = words.line(turn.screen.game.describe(turn.moves[index], turn.view))
        facts = [
            str(move.visits),
            format_decimal(move.points, words),
            format_percent(move.chance, words),
        ]
        made.add_row(str(index + 1), meaning, *facts[: len(heads)])
    return made
