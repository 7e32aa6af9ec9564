"""What people are shown: pictures, sentences and short tables, in their language."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext
from fractions import Fraction
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from dragonden.bots import readiness
from dragonden.engine.extras import has_compiler, install_command
from dragonden.engine.game import Game
from dragonden.engine.outcome import Outcome
from dragonden.engine.rulings import Ruling
from dragonden.engine.words import Fact, Line, Words

from .numbers import format_points

TROUBLE = "bold red"  # the style of what went wrong; the sentence says it without colour too


def new_console() -> Console:
    """A console that prints text as it is, without markup or highlighting."""
    return Console(highlight=False, markup=False, emoji=False)


def join_names(names: Sequence[str], words: Words) -> str:
    """Names as in a sentence: `Anna, Ben and Cleo`."""
    *others, last = names
    return words("terminal-and", others=", ".join(others), last=last) if others else last


class Offer(NamedTuple):
    """An offered move as a person meets it."""

    number: int  # from 1
    notation: str
    meaning: str


class Screen:
    """Prints for the people at one table."""

    def __init__(self, game: Game, words: Words, names: list[str]) -> None:
        self.game = game
        self.words = words
        self.names = names
        self.console = new_console()

    def write(self, text: str, style: str = "") -> None:
        """A sentence, broken only where its language allows: textwrap knows no-break spaces."""
        self.console.print(textwrap.fill(text, self.console.width), style=style, soft_wrap=True)

    def say(self, id: str, style: str = "", **facts: Fact) -> None:
        """A sentence of the terminal's own."""
        self.write(self.words(f"terminal-{id}", **facts), style)

    def say_line(self, line: Line, style: str = "") -> None:
        """A sentence of the game's."""
        self.write(self.words.line(line, self.names), style)

    def print_help(self, shapes: str) -> None:
        """What can be typed, and what it does: two columns, as the message has them."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        for row in self.words("terminal-help", shapes=shapes).splitlines():
            grid.add_row(*re.split(" {2,}", row, maxsplit=1))
        self.console.print(grid)

    def draw(self, view: Any, seat: int | None) -> None:
        """The game's own picture of a view for a seat, as it is."""
        picture = self.game.text.render_view(view, self.words, self.names, seat)
        self.console.print(picture, soft_wrap=True)
        self.console.print()

    def print_log(self, lines: Iterable[Line]) -> None:
        """What has happened."""
        grid = Table.grid(padding=(0, 1))
        for line in lines:
            grid.add_row("·", self.words.line(line, self.names))
        if grid.row_count:
            self.console.print(grid, style="italic")
            self.console.print()

    def print_offers(self, offers: Iterable[Offer]) -> None:
        """Moves to choose from."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right", style="bold")
        grid.add_column(no_wrap=True)
        grid.add_column()
        for offer in offers:
            grid.add_row(str(offer.number), offer.notation, offer.meaning)
        self.console.print(grid)

    def show_thinking(self, name: str) -> AbstractContextManager[object]:
        """Show somebody at a terminal that a bot thinks, for as long as it does."""
        if not self.console.is_terminal:
            return nullcontext()
        preparing = has_compiler() and not readiness.is_ready(self.game)
        id = "thinking-weak" if preparing else "thinking"
        return self.console.status(self.words(f"terminal-{id}", name=name))

    def tell_uncompiled(self) -> None:
        """Say why bots look less far ahead than they could, and what to do about it."""
        self.say("uncompiled", command=install_command("fast"))

    def print_rules(self, rulings: list[Ruling]) -> None:
        """Rules with their ids, broken as sentences are."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="bold")
        room = self.console.width - max(len(ruling.id) for ruling in rulings) - 2
        for ruling in rulings:
            grid.add_row(ruling.id, textwrap.fill(ruling.sentence, room))
        self.console.print(grid)

    def print_outcome(self, outcome: Outcome) -> None:
        """Why it is over, and what came of it."""
        self.say_line(outcome.reason, style="bold")
        if outcome.together:
            self.print_shared_score(outcome.scores[0])
        else:
            self.print_ranking(outcome)

    def print_shared_score(self, score: int | Fraction) -> None:
        """The score of a game that all play together."""
        names, shown = join_names(self.names, self.words), format_points(score, self.words)
        self.say("together", style="bold", count=int(score), names=names, points=shown)

    def print_ranking(self, outcome: Outcome) -> None:
        """Who came where, and what decided."""
        table = Table()
        for head in ("place", "player", "points"):
            table.add_column(
                self.words(f"terminal-{head}"), justify="left" if head == "player" else "right"
            )
        for place, seat in sorted(zip(outcome.ranking, range(len(self.names)), strict=True)):
            table.add_row(
                str(place), self.names[seat], format_points(outcome.scores[seat], self.words)
            )
        self.console.print(table)
        winners = [self.names[seat] for seat in outcome.winners]
        self.say("winners", style="bold", count=len(winners), names=join_names(winners, self.words))
        if outcome.decided_by:
            self.write(self.words(f"decided-{outcome.decided_by.replace(' ', '-')}"))
