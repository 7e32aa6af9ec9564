"""Who sits on a seat of a table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Seat:
    """A seat: open, held by a guest (a person or a program), or a bot's (with a level alone)."""

    guest: str | None = None  # who holds it
    name: str | None = None  # of the person or program
    owner: str | None = None  # the guest who gave it to a program; None: no program sits here
    level: str | None = None  # of the bot, or of the one that plays for the person
    resigned: bool = False
    left: bool = False  # the person left on purpose: the bot plays until they ask to return
    stalled: bool = False  # the bot plays because the person did not move
    opened: bool = False  # while the bot plays, another person may take the seat
    kept_for: str | None = None  # the guest for whom an open seat is kept
    kept_name: str | None = None  # and their name
    since: int = 0  # when something last changed here
    timeouts: int = 0  # decisions in a row that the clock made

    @property
    def is_open(self) -> bool:
        return self.guest is None and self.level is None

    @property
    def person(self) -> str | None:
        """The guest who decides here now; None if a bot does or nobody."""
        return self.guest if self.level is None else None

    def hand_to(self, level: str | None, why: str = "") -> None:
        """Let a bot play, or the person again."""
        self.level = level
        self.timeouts = 0
        self.left, self.stalled, self.opened = why == "left", why == "stalled", False

    def is_open_to(self, guest: str) -> bool:
        """Whether this guest may sit down here before the start."""
        return self.is_open and self.kept_for in (None, guest)
