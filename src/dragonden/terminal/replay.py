"""Stepping through a record, as one seat saw it, as a spectator did, or with nothing hidden."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from dragonden.engine.errors import InputError
from dragonden.engine.match import Match
from dragonden.engine.words import Line

from .keyboard import Keyboard
from .records import find_seat, list_seats, open_record
from .screen import TROUBLE, Screen

SPECTATOR = "spectator"
TRUTH = "truth"
Viewer = int | str  # a seat, SPECTATOR or TRUTH


def replay(file: Path, eye: str | None, asked: str | None, everything: bool) -> None:
    """Step through the record in a file, or print all of it where nobody can press keys."""
    match, screen = open_record(file, asked)
    steps = Replay(match, parse_viewer(eye, match, screen.names), screen)
    keyboard = Keyboard()
    if everything or not keyboard.live:
        steps.show_all()
    else:
        steps.walk(keyboard)


def parse_viewer(asked: str | None, match: Match, names: list[str]) -> Viewer:
    """Whose view to show; unless asked, all is open once the game is over."""
    if asked is None:
        return TRUTH if match.actor is None else SPECTATOR
    if asked in (SPECTATOR, TRUTH):
        return asked
    seat = find_seat(asked, names)
    if seat is None:
        raise InputError(f"--seat can be {list_seats(names)}, {SPECTATOR} or {TRUTH}, not {asked}.")
    return seat


class Replay:
    """A record and the place in it that is shown."""

    def __init__(self, match: Match, eye: Viewer, screen: Screen) -> None:
        self.match = match
        self.plies = match.plies
        self.eye = eye
        self.screen = screen
        match.restart()

    @property
    def ply(self) -> int:
        """How many moves have been made at the place shown."""
        return len(self.match.plies)

    def go(self, ply: int) -> None:
        """Show the position after this many moves, or the nearest there is."""
        ply = min(max(ply, 0), len(self.plies))
        if ply < self.ply:
            self.match.restart()
        for made in self.plies[self.ply : ply]:
            self.match.repeat(made)
        self.show()

    def show(self) -> None:
        """The table, and below it what has just happened."""
        self.screen.draw(self.view(), self.seat)
        self.screen.say("replay-at", style="bold", ply=self.ply, count=len(self.plies))
        outcome = self.match.outcome
        self.screen.print_log(line for line in self.news() if not outcome or line != outcome.reason)
        if outcome:
            self.screen.print_outcome(outcome)

    @property
    def seat(self) -> int | None:
        """The seat whose view is shown, if it is one."""
        return self.eye if isinstance(self.eye, int) else None

    def view(self) -> Any:
        return self.match.truth() if self.eye == TRUTH else self.match.view(self.seat)

    def news(self) -> list[Line]:
        """What the log said about the last move; with nothing hidden, what it said to the mover."""
        if self.eye == TRUTH:
            return self.match.news(self.match.plies[-1].seat if self.match.plies else None)
        return self.match.news(self.seat)

    def show_all(self) -> None:
        for ply in range(len(self.plies) + 1):
            self.go(ply)

    def walk(self, keyboard: Keyboard) -> None:
        """Go where the keys say until somebody has seen enough."""
        self.go(0)
        self.screen.say("replay-keys")
        try:
            while (key := keyboard.line("> ").lower()) not in ("q", "quit"):
                self.step(key)
        except (EOFError, KeyboardInterrupt):
            self.screen.console.print()

    def step(self, key: str) -> None:
        if key in ("", "n"):
            self.go(self.ply + 1)
        elif key == "b":
            self.go(self.ply - 1)
        elif key == "e":
            self.go(len(self.plies))
        elif re.fullmatch(r"[0-9]{1,9}", key):
            self.go(int(key))
        else:
            self.screen.say("replay-keys", TROUBLE)
