"""The log of a match as each reader may read it, and how far they have read."""

from __future__ import annotations

from dragonden.engine.match import Match, drop_fleeting
from dragonden.engine.words import Line

Reader = int | None  # a seat, or None for a spectator


class Log:
    """What each reader was told, move by move."""

    def __init__(self, match: Match, readers: list[Reader]) -> None:
        self.match = match
        self.lines: dict[Reader, list[list[Line]]] = {reader: [] for reader in readers}
        self.read: dict[Reader, int] = {}  # how many moves they know about
        plies, key = match.plies, match.key
        match.restart()
        for ply in plies:
            match.repeat(ply)
            self.add()
        match.renew_chance(key)
        for reader in readers:
            own = [number for number, ply in enumerate(match.plies, 1) if ply.seat == reader]
            self.read[reader] = max(own, default=0)

    def add(self) -> None:
        """Tell everyone about the last move."""
        for reader, lines in self.lines.items():
            lines.append(self.match.news(reader))

    def forget(self) -> None:
        """Drop what was told about moves that have been taken back."""
        moves = len(self.match.plies)
        for reader, lines in self.lines.items():
            del lines[moves:]
            self.read[reader] = min(self.read[reader], moves)

    def unread(self, reader: Reader) -> list[Line]:
        """What is new to a reader; it counts as read from now on."""
        new = self.lines[reader][self.read[reader] :]
        self.read[reader] = len(self.match.plies)
        return [line for lines in new for line in lines]

    def all_lines(self, reader: Reader) -> list[Line]:
        """All a reader was ever told, except what the rules ask them to remember themselves."""
        ever = [line for lines in self.lines[reader] for line in lines]
        return drop_fleeting(ever, over=self.match.actor is None)
