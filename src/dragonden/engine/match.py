"""A match: one game being played, move by move, with everything anybody may ask of it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from itertools import takewhile
from typing import Any, NamedTuple

from . import notation, options, record, verbs
from .backends import Backend, default_backend
from .errors import InputError, Refusal, Refused
from .game import Game
from .outcome import Outcome, build_outcome
from .state import SPECTATOR, States, copy_state
from .words import Line

Move = Any  # a struct of the game's moves.py


class Ply(NamedTuple):
    """One move as it was made."""

    seat: int
    action: int
    revealed: int  # the state's count of revelations before it


class Match:
    """Game, options, seed and the moves so far; the rest follows from these."""

    def __init__(
        self,
        game: Game,
        given: Mapping[str, object] | None = None,
        seed: int | None = None,
        backend: Backend | None = None,
    ) -> None:
        self.game = game
        self.options = options.complete_options(game.options, given or {})
        self.seed = secrets.randbelow(options.SEEDS) if seed is None else seed
        if type(self.seed) is not int or not 0 <= self.seed < options.SEEDS:
            raise InputError(f"A seed is a whole number from 0 to {options.SEEDS - 1}, not {seed}.")
        self.backend = backend or default_backend()
        self.buffer = self.backend.buffer(game.most_offers)
        self.restart()

    def restart(self) -> None:
        """Go back to the position before the first move."""
        self.plies: list[Ply] = []
        self.states = self.backend.states(self.game.state, 2)  # now, and before the last move
        for option in self.game.options:
            setattr(self.live, option.name, option.to_number(self.options[option.name]))
        self.run(verbs.begin, self.seed)

    def run(self, verb: Any, *args: Any) -> Any:
        """Do one verb on the present state."""
        return self.backend.prepare(verb)(self.live, *args)

    @property
    def live(self) -> Any:
        """The present state as the rules work on it: a test that changes it builds a position."""
        return self.states[0]

    @property
    def state(self) -> Any:
        """The whole truth as a plain dataclass; do not change it."""
        return self.backend.to_plain(self.game.state, self.live)

    # -- playing ---------------------------------------------------------------------------------

    @property
    def actor(self) -> int | None:
        """The seat to act, or None when the game is over."""
        return None if self.run(verbs.is_over) else int(self.run(verbs.actor))

    def legal(self) -> list[int]:
        """The allowed actions as integers, in the game's fixed order."""
        if self.run(verbs.is_over):
            return []
        n = self.run(verbs.legal, self.buffer)
        return [int(action) for action in self.buffer[:n]]

    def offered(self) -> list[Move]:
        """The allowed moves."""
        return [self.game.decode(action) for action in self.legal()]

    def play(self, move: Move | int | str) -> None:
        """Play a move: a struct, its text, or its index among those offered.

        Raises Refused with the rule and the reason if it is not allowed; nothing changes then.
        """
        if isinstance(move, int):
            allowed = self.legal()
            if not 0 <= move < len(allowed):
                raise InputError(
                    f"There are {len(allowed)} moves, numbered from 0; {move} is none."
                )
            return self.carry_out(allowed[move])
        refusal = self.why(move)
        if refusal:
            raise Refused(refusal.rule, self.game.words().line(refusal.line), refusal.line)
        return self.carry_out(self.game.encode(self.parse_move(move)))

    def why(self, move: Move | str) -> Refusal | None:
        """Why a move would be refused now, or None if it is allowed."""
        move = self.parse_move(move)
        action = self.game.encode(move)
        return None if action in self.legal() else self.game.explain_refusal(self.state, move)

    def parse_move(self, move: Move | str) -> Move:
        """The move that a struct or a text stands for."""
        kinds = self.game.kinds
        if isinstance(move, str):
            return notation.parse_move(move, kinds)
        if not isinstance(move, kinds):
            raise InputError(f"{move!r} is no move of {self.game.title}.")
        return move

    def carry_out(self, action: int) -> None:
        """Do an action known to be allowed."""
        self.plies.append(Ply(int(self.run(verbs.actor)), action, int(self.live.revealed)))
        self.states[1] = self.live
        self.run(verbs.apply, action)

    def accept_result(self, action: int, after: Any) -> None:
        """Do an action whose resulting state is already known; only for the interpreted backend."""
        self.plies.append(Ply(verbs.actor(self.live), action, self.live.revealed))
        self.states = States((after, self.live))

    # -- taking back -----------------------------------------------------------------------------

    @property
    def undoable(self) -> int:
        """How many of the last moves can be taken back without unlearning anything."""
        now = int(self.live.revealed)
        return sum(1 for _ in takewhile(lambda ply: ply.revealed == now, reversed(self.plies)))

    def undo(self, moves: int = 1) -> None:
        """Take back the last moves; whether that is fair is for the table to judge."""
        if not 0 < moves <= len(self.plies):
            raise InputError(f"{len(self.plies)} moves were made; {moves} cannot be taken back.")
        kept = self.plies[:-moves]
        self.restart()
        for ply in kept:
            self.carry_out(ply.action)

    @property
    def moves(self) -> list[Move]:
        """The moves so far."""
        return [self.game.decode(ply.action) for ply in self.plies]

    # -- seeing ----------------------------------------------------------------------------------

    def knowledge(self, seat: int | None) -> Any:
        """All that a seat with a perfect memory (None: a spectator) can know, as a plain state."""
        return self.redact_state(self.live, seat)

    def redact_state(self, state: Any, seat: int | None) -> Any:
        copy = self.backend.copy(state)
        self.backend.prepare(verbs.redact)(copy, SPECTATOR if seat is None else seat)
        return self.backend.to_plain(self.game.state, copy)

    def view(self, seat: int | None) -> Any:
        """What the screen of a seat (None: a spectator) shows."""
        return self.game.view.build_view(self.knowledge(seat))

    def truth(self) -> Any:
        """A view with nothing hidden: for tests and finished games."""
        return self.game.view.build_view(copy_state(self.state))

    def prompt(self, seat: int | None = None) -> Line:
        """What the actor is asked, as a seat (None: anybody) may read it; at the end, why."""
        return self.game.prompt(self.knowledge(seat))

    def news(self, seat: int | None) -> list[Line]:
        """What the log says to a seat (None: a spectator) about the last move."""
        if not self.plies:
            return []
        before, after = self.redact_state(self.states[1], seat), self.knowledge(seat)
        move = self.game.decode(self.plies[-1].action)
        if seat != self.plies[-1].seat:
            move = self.game.hide_move(move)
        return self.game.view.log_move(before, move, after, SPECTATOR if seat is None else seat)

    def log(self, seat: int | None) -> list[Line]:
        """The whole log as a seat (None: a spectator) may read it, without fleeting lines."""
        told: list[Line] = []
        again = Match(self.game, self.options, self.seed, self.backend)
        for ply in self.plies:
            again.carry_out(ply.action)
            told += again.news(seat)
        return drop_fleeting(told, over=self.actor is None)

    # -- the end ---------------------------------------------------------------------------------

    @property
    def standing(self) -> list[list[int]]:
        """What would decide if the game ended now, by seat and column."""
        seats, width = int(self.options["players"]), self.game.width
        table = self.backend.buffer(self.game.players[1], width)
        self.run(verbs.scores, table)
        return [[int(table[seat][c]) for c in range(width)] for seat in range(seats)]

    @property
    def outcome(self) -> Outcome | None:
        """Scores, ranking, winners, what decided and why it ended; None while it goes on."""
        if not self.run(verbs.is_over):
            return None
        return build_outcome(self.game, self.state, self.standing, self.prompt())

    def record(self) -> str:
        """The match as text, seed included: whoever reads it knows everything hidden."""
        game = self.game
        moves = [(ply.seat, notation.format_move(game.decode(ply.action))) for ply in self.plies]
        return record.format_record(
            record.Record(game.name, self.options, game.version, self.seed, moves)
        )

    def __repr__(self) -> str:
        setting = options.format_setting(self.game.name, self.options)
        return f"<{setting}: {'over' if self.actor is None else 'running'}, move {len(self.plies)}>"


def drop_fleeting(lines: list[Line], over: bool) -> list[Line]:
    """The lines that a log repeats: until the end, only the trace of a fleeting line."""
    kept = [line.trace if line.fleeting and not over else line for line in lines]
    return [line for line in kept if line is not None]


def load_match(text: str, find: Callable[[str], Game]) -> Match:
    """The match in a record; the rules check every move."""
    told = record.parse_record(text)
    game = find(told.game)
    match = Match(game, told.options, told.seed)
    older = ""
    if told.rules != game.version:
        older = (
            f"The record follows version {told.rules} of the rules of {game.title}, and this "
            f"program plays version {game.version}. "
        )
    for number, (seat, move) in enumerate(told.moves, start=1):
        name = f"Move {number} of the record, {move},"
        if seat != match.actor:
            raise InputError(f"{older}{name} should be by seat {match.actor}.")
        try:
            match.play(move)
        except (Refused, InputError) as no:
            raise InputError(f"{older}{name} is refused: {no}") from no
    return match
