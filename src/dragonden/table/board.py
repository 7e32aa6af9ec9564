"""The match on a table, with what each reader knows worked out at most once a position."""

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
from dragonden.engine.state import copy_of
from dragonden.engine.words import Line

from .events import SPECTATOR, News


class Board:
    """A match that is played move by move, each tried before it is stored and then made."""

    def __init__(
        self, game: Game, options: dict[str, Any], seed: int, opening: list[str] | None = None
    ) -> None:
        self.match = Match(game, options, seed, INTERPRETED)
        for move in opening or []:
            self.match.play(move)
        self.restored: Kept | None = None  # the position it was last restored to
        self.readers = [*range(int(self.match.options["players"])), SPECTATOR]
        self.changed()

    def changed(self) -> None:
        """Forget what was worked out about the last position."""
        self.known_now: dict[int, Any] = {}
        self.views_now: dict[int, msgspec.Raw] = {}
        self.tried: Tried | None = None
        self.legal_now: list[int] | None = None
        self.actor = self.match.actor

    # -- what is seen ----------------------------------------------------------------------------

    def known(self, reader: int) -> Any:
        """What a seat, or a SPECTATOR, knows."""
        if reader not in self.known_now:
            self.known_now[reader] = redacted(self.match.live, reader)
        return self.known_now[reader]

    def known_of(self, state: Any) -> dict[int, Any]:
        """What each reader would know of a state."""
        if self.match.game.no_secrets(state):
            return dict.fromkeys(self.readers, redacted(state, SPECTATOR))
        return {reader: redacted(state, reader) for reader in self.readers}

    def view(self, reader: int) -> msgspec.Raw:
        """What a seat, or a SPECTATOR, sees, as JSON."""
        if reader not in self.views_now:
            self.views_now[reader] = self.seen(reader)
        return self.views_now[reader]

    def seen(self, reader: int) -> msgspec.Raw:
        """A view; whoever knows the same as the first who looked sees the same."""
        known = self.known(reader)
        for other, view in self.views_now.items():
            if self.known_now[other] == known:
                return view
        return msgspec.Raw(msgspec.json.encode(self.match.game.view.view(known)))

    def prompt(self, reader: int) -> Line:
        """What the actor is asked, as a reader may know it."""
        return self.match.game.prompt(self.known(reader))

    def legal(self) -> list[int]:
        """The allowed actions."""
        if self.legal_now is None:
            self.legal_now = self.match.legal()
        return self.legal_now

    # -- playing ---------------------------------------------------------------------------------

    def trial(self, action: int) -> tuple[Any, list[News]]:
        """The state after an allowed action and what the log would say; nothing happens yet."""
        match = self.match
        state = copy_of(match.live)
        verbs.apply(state, action)
        known = self.known_of(state)
        news: list[News] = []
        for reader in self.readers:
            lines = self.lines(action, reader, known[reader])
            same = next((item for item in news if item.lines == lines), None)
            if same:
                same.readers.append(reader)
            else:
                news.append(News([reader], lines))
        self.tried = Tried(self.written(action), action, state, known)
        return state, news

    def lines(self, action: int, reader: int, after: Any) -> list[Line]:
        """What the log says to a reader about an action."""
        game = self.match.game
        move = game.decode(action)
        if reader != self.actor:
            move = game.seen_by_others(move)
        return game.view.lines(self.known(reader), move, after, reader)

    def play(self, move: str) -> None:
        """Make a stored move."""
        tried = self.tried
        if tried and tried.move == move:
            self.match.follow(tried.action, tried.state)
        else:
            self.match.carry_out(self.match.game.encode(self.match.parse_move(move)))
        self.changed()
        self.known_now = tried.known if tried and tried.move == move else {}

    def undo(self, moves: int) -> None:
        """Take back moves, from the restored position on if that is far enough back."""
        left = self.match.plies[:-moves]
        if self.restored and len(left) >= len(self.restored.plies):
            self.restore(self.restored)
            for ply in left[len(self.match.plies) :]:
                self.match.carry_out(ply.action)
        else:
            self.match.undo(moves)
        self.changed()

    def written(self, action: int) -> str:
        """An action in the public notation."""
        return notation.format_move(self.match.game.decode(action))

    # -- keeping ---------------------------------------------------------------------------------

    def kept(self) -> Kept:
        """The position as it is stored: a copy, as the game may go on before it is."""
        live, before = (fields_of(copy_of(state)) for state in self.match.states)
        return Kept(live, before, self.match.plies[:], layout_of(self.match.game))

    def restore(self, kept: Kept) -> None:
        """Go on from a stored position."""
        states = self.match.states
        for index, fields in enumerate((kept.live, kept.before)):
            states[index] = self.match.game.state(*fields)
        self.match.plies = [Ply(*ply) for ply in kept.plies]
        self.restored = kept
        self.changed()


class Tried(NamedTuple):
    """What a move would lead to: all of it, and what each reader would know."""

    move: str  # in the public notation
    action: int
    state: Any
    known: dict[int, Any]


class Kept(msgspec.Struct, frozen=True, array_like=True):
    """A position with the whole truth in it: it stays where it is stored."""

    live: list[Any]
    before: list[Any]
    plies: list[Ply]
    layout: str = ""  # of the program that wrote it

    def fits(self, game: Game) -> bool:
        """Whether this is a position of a game as it is now programmed."""
        return self.layout == layout_of(game)


@functools.cache
def layout_of(game: Game) -> str:
    """A digest of what the numbers in a position mean: fields, decisions and actions."""
    fields = [(f.name, *f.metadata.values()) for f in dataclasses.fields(game.state)]
    kinds = [
        (kind.struct.__struct_config__.tag, kind.first, kind.fields.sizes)
        for kind in game.decisions.kinds.values()
    ]
    meaning = repr((fields, game.decisions.names, kinds))
    return hashlib.sha256(meaning.encode()).hexdigest()[:16]


def redacted(state: Any, reader: int) -> Any:
    """What a reader knows of a plain state."""
    copy = copy_of(state)
    verbs.redact(copy, reader)
    return copy


def fields_of(state: Any) -> list[Any]:
    """The fields of a plain state in their order."""
    return [getattr(state, name) for name in state.__dataclass_fields__]
