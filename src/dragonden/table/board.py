"""The match on a table. What each reader knows is computed at most once per position."""

from __future__ import annotations

import dataclasses
import functools
import hashlib
from typing import Any, NamedTuple

import msgspec

from dragonden.engine import notation, verbs
from dragonden.engine.backends import INTERPRETED
from dragonden.engine.game import Game
from dragonden.engine.match import Match, Ply
from dragonden.engine.state import copy_state
from dragonden.engine.words import Line

from .events import SPECTATOR, News


class Board:
    """A match that is played move by move. Each move is tried, then stored, then made."""

    def __init__(
        self, game: Game, options: dict[str, Any], seed: int, opening: list[str] | None = None
    ) -> None:
        self.match = Match(game, options, seed, INTERPRETED)
        for move in opening or []:
            self.match.play(move)
        self.restored: SavedPosition | None = None  # the position it was last restored to
        self.readers = [*range(int(self.match.options["players"])), SPECTATOR]
        self.clear_cache()

    def clear_cache(self) -> None:
        """Forget what was computed about the last position."""
        self.knowledge_now: dict[int, Any] = {}
        self.views_now: dict[int, msgspec.Raw] = {}
        self.trial: Trial | None = None
        self.legal_now: list[int] | None = None
        self.actor = self.match.actor

    # -- what is seen ----------------------------------------------------------------------------

    def get_knowledge(self, reader: int) -> Any:
        """What a seat, or a SPECTATOR, knows."""
        if reader not in self.knowledge_now:
            self.knowledge_now[reader] = redact_state(self.match.live, reader)
        return self.knowledge_now[reader]

    def redact_for_all(self, state: Any) -> dict[int, Any]:
        """What each reader would know of a state."""
        if self.match.game.has_no_secrets(state):
            return dict.fromkeys(self.readers, redact_state(state, SPECTATOR))
        return {reader: redact_state(state, reader) for reader in self.readers}

    def view(self, reader: int) -> msgspec.Raw:
        """What a seat, or a SPECTATOR, sees, as JSON."""
        if reader not in self.views_now:
            self.views_now[reader] = self.build_view(reader)
        return self.views_now[reader]

    def build_view(self, reader: int) -> msgspec.Raw:
        """Build a view. Readers who know the same share one."""
        known = self.get_knowledge(reader)
        for other, view in self.views_now.items():
            if self.knowledge_now[other] == known:
                return view
        return msgspec.Raw(msgspec.json.encode(self.match.game.view.build_view(known)))

    def prompt(self, reader: int) -> Line:
        """What the actor is asked, as a reader may know it."""
        return self.match.game.prompt(self.get_knowledge(reader))

    def legal(self) -> list[int]:
        """The allowed actions."""
        if self.legal_now is None:
            self.legal_now = self.match.legal()
        return self.legal_now

    # -- playing ---------------------------------------------------------------------------------

    def try_action(self, action: int) -> tuple[Any, list[News]]:
        """The state after an allowed action and what the log would say; nothing happens yet."""
        match = self.match
        state = copy_state(match.live)
        verbs.apply(state, action)
        known = self.redact_for_all(state)
        news: list[News] = []
        for reader in self.readers:
            lines = self.describe_action(action, reader, known[reader])
            same = next((item for item in news if item.lines == lines), None)
            if same:
                same.readers.append(reader)
            else:
                news.append(News([reader], lines))
        self.trial = Trial(self.format_action(action), action, state, known)
        return state, news

    def describe_action(self, action: int, reader: int, after: Any) -> list[Line]:
        """What the log says to a reader about an action."""
        game = self.match.game
        move = game.decode(action)
        if reader != self.actor:
            move = game.hide_move(move)
        return game.view.log_move(self.get_knowledge(reader), move, after, reader)

    def play(self, move: str) -> None:
        """Make a stored move."""
        trial = self.trial
        if trial and trial.move == move:
            self.match.accept_result(trial.action, trial.state)
        else:
            self.match.carry_out(self.match.game.encode(self.match.parse_move(move)))
        self.clear_cache()
        self.knowledge_now = trial.known if trial and trial.move == move else {}

    def undo(self, moves: int) -> None:
        """Take back moves; replay from the restored position if that is far enough back."""
        left = self.match.plies[:-moves]
        if self.restored and len(left) >= len(self.restored.plies):
            self.restore(self.restored)
            for ply in left[len(self.match.plies) :]:
                self.match.carry_out(ply.action)
        else:
            self.match.undo(moves)
        self.clear_cache()

    def format_action(self, action: int) -> str:
        """An action in the public notation."""
        return notation.format_move(self.match.game.decode(action))

    # -- keeping ---------------------------------------------------------------------------------

    def save_position(self) -> SavedPosition:
        """Copy the position for storing; the game may go on before it is stored."""
        live, before = (list_fields(copy_state(state)) for state in self.match.states)
        return SavedPosition(live, before, self.match.plies[:], digest_layout(self.match.game))

    def restore(self, saved: SavedPosition) -> None:
        """Go on from a stored position."""
        states = self.match.states
        for index, fields in enumerate((saved.live, saved.before)):
            states[index] = self.match.game.state(*fields)
        self.match.plies = [Ply(*ply) for ply in saved.plies]
        self.restored = saved
        self.clear_cache()


class Trial(NamedTuple):
    """The state that a move would lead to, and what each reader would know."""

    move: str  # in the public notation
    action: int
    state: Any
    known: dict[int, Any]


class SavedPosition(msgspec.Struct, frozen=True, array_like=True):
    """A position with everything hidden in it: it never leaves the database."""

    live: list[Any]
    before: list[Any]
    plies: list[Ply]
    layout: str = ""  # of the program that wrote it

    def fits(self, game: Game) -> bool:
        """Whether this is a position of a game as it is now programmed."""
        return self.layout == digest_layout(game)


@functools.cache
def digest_layout(game: Game) -> str:
    """A digest of what the numbers in a position mean: fields, decisions and actions."""
    fields = [(f.name, *f.metadata.values()) for f in dataclasses.fields(game.state)]
    kinds = [
        (kind.struct.__struct_config__.tag, kind.first, kind.fields.sizes)
        for kind in game.decisions.kinds.values()
    ]
    meaning = repr((fields, game.decisions.names, kinds))
    return hashlib.sha256(meaning.encode()).hexdigest()[:16]


def redact_state(state: Any, reader: int) -> Any:
    """What a reader knows of a plain state."""
    copy = copy_state(state)
    verbs.redact(copy, reader)
    return copy


def list_fields(state: Any) -> list[Any]:
    """The fields of a plain state in their order."""
    return [getattr(state, name) for name in state.__dataclass_fields__]
