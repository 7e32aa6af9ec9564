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
from dragonden.engine.match import Match, Ply, list_legal
from dragonden.engine.state import build_copier, copy_state
from dragonden.engine.words import Line

from .events import SPECTATOR, News

CHECKPOINT_EVERY = 64  # moves: so many are repeated in some milliseconds


class Board:
    """A match that is played move by move. Each move is tried, then stored, then made."""

    def __init__(
        self, game: Game, options: dict[str, Any], seed: int, opening: list[str] | None = None
    ) -> None:
        self.match = Match(game, options, seed, INTERPRETED)
        self.copy_to_redact = build_copier(game.state, game.redacted_fields)
        self.copy_to_move = build_copier(game.state, None, game.own_rows)
        for move in opening or []:
            self.match.play(move)
        self.restored: SavedPosition | None = None  # the position it was last restored to
        self.checkpoints: list[Checkpoint] = []  # earlier positions, from where moves are repeated
        self.readers = [*range(int(self.match.options["players"])), SPECTATOR]
        self.clear_cache()

    def clear_cache(self) -> None:
        """Forget what was computed about the last position."""
        self.knowledge_now: dict[int, Any] = {}
        self.views_now: dict[int, Any] = {}
        self.prompts_now: dict[int, Line] = {}  # by the identity of the knowledge
        self.trial: Trial | None = None
        self.legal_now: list[int] | None = None
        self.legal_then: list[int] | None = None
        self.actor = self.match.actor

    # -- what is seen ----------------------------------------------------------------------------

    def get_knowledge(self, reader: int) -> Any:
        """What a seat, or a SPECTATOR, knows."""
        if reader not in self.knowledge_now:
            self.knowledge_now[reader] = self.redact_state(self.match.live, reader)
        return self.knowledge_now[reader]

    def redact_for_all(self, state: Any) -> dict[int, Any]:
        """What each reader would know of a state."""
        if self.match.game.has_no_secrets(state):
            return dict.fromkeys(self.readers, self.redact_state(state, SPECTATOR))
        return {reader: self.redact_state(state, reader) for reader in self.readers}

    def redact_state(self, state: Any, reader: int) -> Any:
        """What a reader knows of a state, which nothing may change from now on."""
        copy = self.copy_to_redact(state)
        verbs.redact(copy, reader)
        return copy

    def view(self, reader: int) -> Any:
        """What a seat, or a SPECTATOR, sees."""
        if reader not in self.views_now:
            self.views_now[reader] = self.build_view(reader)
        return self.views_now[reader]

    def build_view(self, reader: int) -> Any:
        """Build a view. Readers who know the same share one."""
        known = self.get_knowledge(reader)
        for other, view in self.views_now.items():
            if self.knowledge_now[other] is known or self.knowledge_now[other] == known:
                return view
        return self.match.game.view.build_view(known)

    def prompt(self, reader: int) -> Line:
        """What the actor is asked, as a reader may know it."""
        known = self.get_knowledge(reader)
        if id(known) not in self.prompts_now:
            self.prompts_now[id(known)] = self.match.game.prompt(known)
        return self.prompts_now[id(known)]

    def legal(self) -> list[int]:
        """The allowed actions."""
        if self.legal_now is None:
            self.legal_now = self.match.legal()
        return self.legal_now

    def legal_before(self) -> list[int]:
        """The actions that were allowed where the last move was made."""
        if self.legal_then is None:
            self.legal_then = list_legal(self.match.states[1], self.match.game.most_offers)
        return self.legal_then

    # -- playing ---------------------------------------------------------------------------------

    def try_action(self, action: int) -> tuple[Trial, list[News]]:
        """What an allowed action would lead to and what the log would say; nothing happens yet."""
        state = self.copy_and_apply(action)
        known = self.redact_for_all(state)
        self.trial = Trial(self.format_action(action), action, state, known)
        return self.trial, self.describe_action(action, known)

    def copy_and_apply(self, action: int) -> Any:
        """The state after an action; the one before stays as it is."""
        state = self.copy_to_move(self.match.live, self.actor)
        verbs.apply(state, action)
        return state

    def describe_action(self, action: int, known: dict[int, Any]) -> list[News]:
        """What the log says about an action, once for all who know the same before and after it."""
        game = self.match.game
        move = game.decode(action)
        hidden = game.hide_move(move)
        news: list[News] = []
        by_source: dict[tuple[int, ...], News] = {}  # by identity of what it is made from
        for reader in self.readers:
            seen = move if reader == self.actor else hidden
            before, after = self.get_knowledge(reader), known[reader]
            source = id(before), id(after), id(seen)
            if source not in by_source:
                lines = game.view.log_move(before, seen, after, reader)
                same = next((item for item in news if item.lines == lines), None)
                if same is None:
                    news.append(same := News([], lines))
                by_source[source] = same
            by_source[source].readers.append(reader)
        return news

    def play(self, move: str) -> None:
        """Make a stored move."""
        trial, legal = self.trial, self.legal_now
        if trial and trial.move == move:
            self.match.accept_result(trial.action, trial.state)
        else:
            action = self.match.game.encode(self.match.parse_move(move))
            self.match.accept_result(action, self.copy_and_apply(action))
        self.clear_cache()
        self.legal_then = legal
        self.knowledge_now = trial.known if trial and trial.move == move else {}
        if len(self.match.plies) % CHECKPOINT_EVERY == 0:
            self.keep_checkpoint()

    def keep_checkpoint(self) -> None:
        """Keep this position, and of older ones the fewer, the longer ago they were."""
        match, now = self.match, len(self.match.plies)
        states = [copy_state(state) for state in match.states]
        older = [kept for kept in self.checkpoints if is_worth_keeping(kept.moves, now)]
        self.checkpoints = [*older, Checkpoint(now, states)]

    def undo(self, moves: int, key: int | None) -> None:
        """Take back moves, and let chance go on from a new key if there is one.

        The moves that are left are repeated from a position that was kept, if one is far enough
        back.
        """
        left, first = self.match.plies[:-moves], self.match.plies[-moves]
        self.checkpoints = [kept for kept in self.checkpoints if kept.moves <= len(left)]
        if self.checkpoints or (self.restored and len(left) >= len(self.restored.plies)):
            self.go_back(left)
            for ply in left[len(self.match.plies) :]:
                self.match.repeat(ply)
            self.match.renew_chance(first.key if key is None else key)
        else:
            self.match.undo(moves, key)
        self.clear_cache()

    def go_back(self, left: list[Ply]) -> None:
        """Go back to the last position that was kept."""
        if not self.checkpoints:
            assert self.restored
            return self.restore(self.restored)
        match, kept = self.match, self.checkpoints[-1]
        for index, state in enumerate(kept.states):
            match.states[index] = state
        match.plies, match.key = left[: kept.moves], None
        return None

    def format_action(self, action: int) -> str:
        """An action in the public notation."""
        return notation.format_move(self.match.game.decode(action))

    # -- keeping ---------------------------------------------------------------------------------

    def save_position(self) -> SavedPosition:
        """Copy the position for storing; the game may go on before it is stored."""
        live, before = (list_fields(copy_state(state)) for state in self.match.states)
        match = self.match
        return SavedPosition(live, before, match.plies[:], digest_layout(match.game), match.key)

    def restore(self, saved: SavedPosition) -> None:
        """Go on from a stored position."""
        states = self.match.states
        for index, fields in enumerate((saved.live, saved.before)):
            states[index] = self.match.game.state(*fields)
        self.match.plies, self.match.key = [Ply(*ply) for ply in saved.plies], saved.key
        self.restored = saved
        self.clear_cache()


class Checkpoint(NamedTuple):
    """A position of the game."""

    moves: int  # made before it
    states: list[Any]  # it, and the one before the last move


def is_worth_keeping(moves: int, now: int) -> bool:
    """Whether to keep a position when so many moves are made: the older, the farther apart.

    So taking back costs little more than the moves that are taken back, and a long game keeps few.
    """
    age = (now - moves) // CHECKPOINT_EVERY
    spacing = 1 << max(0, age.bit_length() - 2)
    return moves // CHECKPOINT_EVERY % spacing == 0


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
    key: int | None = None  # from which chance went on since the last move

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


def list_fields(state: Any) -> list[Any]:
    """The fields of a plain state in their order."""
    return [getattr(state, name) for name in state.__dataclass_fields__]
