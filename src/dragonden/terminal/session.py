"""A match played at one keyboard, from the first question to the outcome."""

from __future__ import annotations

import os
import secrets
import shlex
from contextlib import nullcontext
from pathlib import Path

from dragonden.bots import ask, readiness
from dragonden.engine.extras import has_compiler
from dragonden.engine.match import Match
from dragonden.engine.options import SEEDS
from dragonden.engine.words import Line

from .keyboard import Keyboard
from .log import Log
from .saving import SaveError, Savefile
from .screen import TROUBLE, Screen
from .seats import SeatHolder
from .turn import Quit, Turn

FINISHED = 0  # exit codes
INPUT_ENDED = 1
INTERRUPTED = 130  # as shells report it


class Session:
    """The match, the people and bots around it, and what they share."""

    def __init__(
        self, match: Match, seats: list[SeatHolder], screen: Screen, savefile: Savefile
    ) -> None:
        self.match = match
        self.seats = seats
        self.screen = screen
        self.savefile = savefile
        self.keyboard = Keyboard()
        self.people = [seat for seat, who in enumerate(seats) if who.bot is None]
        self.log = Log(match, [*self.people] or [None])
        self.viewer: int | None = None  # whose view is on the screen
        self.notices: list[Line] = []  # to be said before the next question
        self.save_failure_told = False

    def run(self) -> int:
        """Play to the end, or until somebody leaves; returns the exit code."""
        try:
            self.welcome()
            if any(who.thinks for who in self.seats):
                readiness.start_compiling(self.match.game)
                if not has_compiler():
                    self.screen.tell_uncompiled()
            while (seat := self.match.actor) is not None:
                if self.seats[seat].bot:
                    self.let_think(seat)
                else:
                    self.change_viewer(seat)
                    Turn(self, seat).take()
            self.show_end()
        except Quit:
            return self.leave(FINISHED)
        except EOFError:
            return self.leave(INPUT_ENDED)
        except KeyboardInterrupt:
            return self.leave(INTERRUPTED)
        return FINISHED

    def welcome(self) -> None:
        self.screen.console.print(self.screen.game.title, style="bold")
        self.screen.write(self.screen.words("about"))
        if self.people:
            self.screen.say("welcome")
        self.screen.console.print()

    # -- moves -----------------------------------------------------------------------------------

    def carry_out(self, action: int) -> None:
        """Make a move, tell everyone and keep it."""
        self.match.carry_out(action)
        self.log.add()
        self.autosave()

    def take_back(self, moves: int) -> None:
        """Take back moves; if they have shown anything, the same will not come again."""
        shown = moves > self.match.undoable
        self.match.undo(moves, secrets.randbelow(SEEDS) if shown else None)
        self.log.forget()
        self.autosave()
        self.notices.append(Line("terminal-undone", {"count": moves}))
        if shown:
            self.notices.append(Line("terminal-reshuffled"))

    def let_think(self, seat: int) -> None:
        """A bot decides, from what its seat knows."""
        who, known, actions = self.seats[seat], self.match.knowledge(seat), self.match.legal()
        assert who.bot
        with self.screen.show_thinking(who.name) if who.thinks else nullcontext():
            decision = ask(who.bot, known, actions)
        self.carry_out(decision.action)
        if not self.people:
            self.tell_news(None)

    def tell_news(self, reader: int | None, omitting: Line | None = None) -> None:
        """What has happened since a reader last looked."""
        self.screen.print_log(line for line in self.log.unread(reader) if line != omitting)

    def tell_notices(self) -> None:
        """What has to be said where it cannot be overlooked: next to the question."""
        for notice in self.notices:
            self.screen.say_line(notice, style="bold")
        self.notices.clear()

    # -- several people at one keyboard ----------------------------------------------------------

    def change_viewer(self, seat: int) -> None:
        """Hide what the last person saw before the next one looks."""
        before, self.viewer = self.viewer, seat
        if before == seat or not self.keyboard.live or not self.have_secrets():
            return
        name = self.screen.names[seat]
        if before is not None:
            self.tell_news(before)
            self.keyboard.line(self.screen.words("terminal-hide", name=self.screen.names[before]))
            self.keyboard.wipe()
        self.keyboard.line(self.screen.words("terminal-pass", name=name))
        self.keyboard.wipe()

    def have_secrets(self) -> bool:
        """Whether somebody at the keyboard knows what another does not."""
        known = [self.match.knowledge(seat) for seat in self.people]
        return any(knowledge != known[0] for knowledge in known)

    # -- the end ---------------------------------------------------------------------------------

    def show_end(self) -> None:
        """The last news, the whole truth, and who has won."""
        outcome = self.match.outcome
        assert outcome is not None
        reader = self.viewer if self.viewer is not None else next(iter(self.log.lines))
        self.tell_news(reader, omitting=outcome.reason)
        self.screen.draw(self.match.truth(), None)
        self.tell_notices()
        self.screen.print_outcome(outcome)
        self.farewell()

    def leave(self, code: int) -> int:
        """Say what becomes of the unfinished match."""
        self.autosave()  # an interrupt may have come between a move and its saving
        self.screen.console.print()
        if code == INPUT_ENDED:
            self.screen.say("input-ended")
        self.farewell()
        return code

    def farewell(self) -> None:
        """Say where the match is kept; if nowhere, offer to keep it."""
        unkept = bool(self.people and self.match.plies) and not self.savefile.current
        if unkept and self.keyboard.live:
            self.offer_to_save()
        over = self.match.actor is None
        if self.savefile.current:
            file = shlex.quote(str(self.savefile.path))
            self.screen.say("replay-by" if over else "resume-by", file=file)
        elif unkept and not over:
            self.screen.say("not-kept")

    def offer_to_save(self) -> None:
        """Ask for a file name until one works or none is given."""
        self.screen.say("offer-to-save")
        try:
            while (name := self.keyboard.line("> ")) and not self.save_as(name):
                pass
        except (EOFError, KeyboardInterrupt):
            self.screen.console.print()

    # -- saving ----------------------------------------------------------------------------------

    def save_as(self, name: str) -> bool:
        """Keep the match in this file from now on, unless that is another one's name."""
        path = Path(os.path.expanduser(name))
        if self.savefile.is_taken(path):
            self.screen.say("file-taken", TROUBLE, file=str(path))
            return False
        try:
            self.savefile.move_to(path)
        except SaveError as no:
            self.screen.say("unsaved", TROUBLE, file=str(path), problem=no.problem)
            return False
        self.save_failure_told = False
        return True

    def autosave(self) -> None:
        """Keep the match up to date in its file; say it once if that stops working."""
        try:
            self.savefile.update()
            self.save_failure_told = False
        except SaveError as no:
            if not self.save_failure_told:
                facts = {"file": str(self.savefile.path), "problem": no.problem}
                self.notices.append(Line("terminal-autosave-failed", facts))
            self.save_failure_told = True
