"""One decision of a person: what they are shown, and what they type until they have decided."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from dragonden.engine import notation
from dragonden.engine.errors import InputError, Refusal

from .hint import give_hint
from .screen import TROUBLE, Offer

if TYPE_CHECKING:
    from .session import Session

FEWEST_SHOWN = 6  # offers of a long list, however low the screen is


class Quit(Exception):
    """Somebody has typed `quit`."""


class Turn:
    """A person's seat, the moves it is offered, and the commands the person may type."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.match = session.match
        self.screen = session.screen
        self.words = session.screen.words
        self.seat = seat
        self.view = self.match.view(seat)
        self.moves = self.match.offered()
        self.decided = False

    def take(self) -> None:
        """Show the position and listen until the position has changed."""
        self.look()
        while not self.decided:
            self.handle_line(self.session.keyboard.line("> "))

    def handle_line(self, text: str) -> None:
        """Do what a line asks for: a command, a number, or a move in notation."""
        word, _, rest = text.partition(" ")
        if word.lower() in COMMANDS:
            COMMANDS[word.lower()](self, rest.strip())
        elif not text and len(self.moves) == 1:
            self.play(self.moves[0])
        elif not text:
            self.screen.say("nothing-typed", example=self.example)
        elif (move := self.parse_move(text)) is not None:
            self.play(move)

    # -- moves -----------------------------------------------------------------------------------

    @property
    def example(self) -> str:
        """A move that could be typed now."""
        return notation.format_move(self.moves[0])

    def offers(self) -> Iterator[Offer]:
        """The offered moves, each described when it is needed: there can be two thousand."""
        for number, move in enumerate(self.moves, start=1):
            meaning = self.words.line(self.screen.game.describe(move, self.view))
            yield Offer(number, notation.format_move(move), meaning)

    def parse_move(self, text: str) -> Any | None:
        """The move with this number or notation; if there is none, say so."""
        if re.fullmatch(r"[0-9]{1,9}", text):
            if 0 < int(text) <= len(self.moves):
                return self.moves[int(text) - 1]
            self.screen.say("no-number", TROUBLE, number=text, count=len(self.moves))
            return None
        try:
            return self.match.parse_move(text)
        except notation.NotationError as wrong:
            self.screen.say_line(wrong.line, TROUBLE)
            return None
        except InputError:
            self.screen.say("no-move", TROUBLE, text=shorten(text), shapes=self.shapes())
            return None

    def shapes(self, now: bool = False) -> str:
        """How the moves of the game are written, or only those offered now."""
        kinds = {type(move) for move in self.moves} if now else self.screen.game.kinds
        shapes = [notation.format_shape(kind) for kind in self.screen.game.kinds if kind in kinds]
        return ", ".join(shape.replace(" ", "\N{NO-BREAK SPACE}") for shape in shapes)

    def play(self, move: Any) -> None:
        refusal = self.match.why(move)
        if refusal:
            self.tell(refusal)
        else:
            self.session.carry_out(self.screen.game.encode(move))
            self.decided = True

    def tell(self, refusal: Refusal) -> None:
        """Say why a move is not allowed."""
        reason = self.words.line(refusal.line, self.screen.names)
        self.screen.say("refused", TROUBLE, reason=reason, rule=refusal.rule)

    # -- commands --------------------------------------------------------------------------------

    def look(self, _: str = "") -> None:
        """What is new, the table, the question, and the first of the offered moves."""
        self.session.tell_news(self.seat)
        self.screen.draw(self.view, self.seat)
        self.session.tell_notices()
        self.screen.say_line(self.match.prompt(self.seat), style="bold")
        height = self.screen.console.height
        shown = max(FEWEST_SHOWN, height // 4)  # a quarter, so that the picture stays in sight
        if len(self.moves) <= shown + 2:
            self.screen.print_offers(self.offers())
            if len(self.moves) == 1:
                self.screen.say("only-move")
        else:
            self.screen.print_offers(itertools.islice(self.offers(), shown))
            self.screen.say(
                "more-moves", count=len(self.moves) - shown, shape=self.shapes(now=True)
            )

    def list_moves(self, text: str) -> None:
        """All offered moves, or those in which a text occurs."""
        found = [o for o in self.offers() if text.lower() in f"{o.notation} {o.meaning}".lower()]
        if found:
            self.screen.print_offers(found)
        else:
            self.screen.say("none-found", text=shorten(text))

    def why(self, text: str) -> None:
        """Why a move would be refused."""
        if not text:
            self.screen.say("why-what", example=self.example)
        elif (move := self.parse_move(text)) is not None:
            refusal = self.match.why(move)
            if refusal:
                self.tell(refusal)
            else:
                self.screen.say("allowed", move=notation.format_move(move))

    def hint(self, _: str) -> None:
        """What a strong bot would play here."""
        give_hint(self)

    def undo(self, _: str) -> None:
        """Go back to this person's last decision."""
        plies = self.match.plies
        own = [number for number, ply in enumerate(plies) if ply.seat == self.seat]
        if not own:
            self.screen.say("undo-nothing")
        else:
            self.session.take_back(len(plies) - own[-1])
            self.decided = True

    def log(self, _: str) -> None:
        """Everything this person was told since the beginning."""
        lines = self.session.log.all_lines(self.seat)
        if lines:
            self.screen.print_log(lines)
        else:
            self.screen.say("log-empty")

    def rules(self, id: str) -> None:
        """One rule or all of them."""
        rulings = self.screen.game.rulings(self.words.language)
        if not id:
            self.screen.print_rules(list(rulings.values()))
        elif id.upper() in rulings:
            self.screen.print_rules([rulings[id.upper()]])
        else:
            self.screen.say("no-rule", TROUBLE, rule=shorten(id), rules=", ".join(rulings))

    def save(self, name: str) -> None:
        if not name:
            self.screen.say("save-where", example=f"{self.screen.game.name}.txt")
        elif self.session.save_as(name):
            self.screen.say("saved", file=name)

    def quit(self, _: str) -> None:
        raise Quit

    def help(self, _: str) -> None:
        self.screen.print_help(self.shapes())


def shorten(text: str) -> str:
    """The beginning of what somebody typed."""
    return text if len(text) <= 40 else f"{text[:39]}…"


COMMANDS: dict[str, Callable[[Turn, str], None]] = {
    "moves": Turn.list_moves,
    "why": Turn.why,
    "hint": Turn.hint,
    "undo": Turn.undo,
    "log": Turn.log,
    "look": Turn.look,
    "rules": Turn.rules,
    "save": Turn.save,
    "help": Turn.help,
    "?": Turn.help,
    "quit": Turn.quit,
}
