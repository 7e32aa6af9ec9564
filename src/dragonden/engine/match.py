"""A match: one game being played, move by move, with everything anybody may ask of it."""

from __future__ import annotations

import operator
import secrets
from collections.abc import Callable, Iterator, Mapping
from itertools import takewhile
from typing import Any, Generic, NamedTuple, cast

from . import notation, options, record, verbs
from .backends import INTERPRETED, Backend, default_backend
from .box import OPTION, Contents
from .errors import InputError, Refusal, Refused
from .game import Game, MoveT, ViewT
from .outcome import Outcome, build_outcome
from .state import SPECTATOR, States, copy_state
from .words import Line


class Ply(NamedTuple):
    """One move as it was made."""

    seat: int
    action: int
    revealed: int  # the state's count of revelations before it
    key: int | None = None  # from which chance went on just before it, after moves were taken back


class Match(Generic[ViewT, MoveT]):
    """Game, options, seed, the moves so far and new keys of chance; the rest follows from these.

    Seats are numbered from 0; where a seat is asked for, None stands for a spectator. A request
    that makes no sense raises InputError with a sentence, and changes nothing.

    A match can be copied (`copy`, `copy.copy` and `copy.deepcopy` are the same) and pickled. A
    pickle holds the record: whoever opens it, in whatever process, plays the moves again and
    knows everything hidden.
    """

    def __init__(
        self,
        game: Game[ViewT, MoveT],
        given: Mapping[str, object] | None = None,
        seed: int | None = None,
        backend: Backend | None = None,
    ) -> None:
        self.game = game
        self.options = game.settle_options(given or {})
        self.seed = secrets.randbelow(options.SEEDS) if seed is None else check_seed(seed)
        self.backend = backend or default_backend()
        self.buffer = self.backend.buffer(game.most_offers)
        self.restart()

    def restart(self) -> None:
        """Go back to the position before the first move."""
        self.plies: list[Ply] = []
        self.key: int | None = None  # from which chance went on since the last move
        self.states = self.backend.states(self.game.state, 2)  # now, and before the last move
        self.game.prepare(self.live, self.options)
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

    @property
    def box(self) -> Contents:
        """How many there are of each piece, by part of the box."""
        return self.game.box.contents(str(self.options.get(OPTION, "")))

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

    def offered(self) -> list[MoveT]:
        """The allowed moves, in the game's fixed order; none when the game is over."""
        return [self.game.decode(action) for action in self.legal()]

    def play(self, move: MoveT | int | str) -> None:
        """Play a move: a struct, its text, or its index among those offered.

        Raises Refused with the rule and the reason if it is not allowed, InputError if it is no
        move at all; nothing changes then.
        """
        index = to_index(move)
        if index is not None:
            allowed = self.legal()
            if not 0 <= index < len(allowed):
                raise InputError(
                    f"There are {len(allowed)} moves, numbered from 0; {index} is none."
                )
            return self.carry_out(allowed[index])
        action, refusal = self.judge(move)
        if refusal:
            raise Refused(refusal.rule, self.game.words().line(refusal.line), refusal.line)
        return self.carry_out(action)

    def why(self, move: MoveT | str) -> Refusal | None:
        """Why a move would be refused now, or None if it is allowed."""
        return self.judge(move)[1]

    def judge(self, move: object) -> tuple[int, Refusal | None]:
        """The action of a move, and why it would be refused now."""
        parsed = self.parse_move(move)
        try:
            action = operator.index(self.game.encode(parsed))
        except (AttributeError, TypeError, ValueError):  # something in it has a wrong type
            raise InputError(f"{move!r} is no move of {self.game.title}.") from None
        if action in self.legal():
            return action, None
        return action, self.game.explain_refusal(self.state, parsed)

    def parse_move(self, move: object) -> MoveT:
        """The move that a struct or a text stands for."""
        kinds = self.game.kinds
        if isinstance(move, str):
            move = notation.parse_move(move, kinds)
        if not isinstance(move, kinds):
            raise InputError(f"{move!r} is no move of {self.game.title}.")
        return cast(MoveT, move)

    def carry_out(self, action: int) -> None:
        """Do an action known to be allowed."""
        self.add_ply(int(self.run(verbs.actor)), action)
        self.states[1] = self.live
        self.run(verbs.apply, action)

    def add_ply(self, seat: int, action: int) -> None:
        """Note that a move is made."""
        self.plies.append(Ply(seat, action, int(self.live.revealed), self.key))
        self.key = None

    def repeat(self, ply: Ply) -> None:
        """Make a move as another match of the same seed has made it."""
        self.renew_chance(ply.key)
        self.carry_out(ply.action)

    def accept_result(self, action: int, after: Any) -> None:
        """Do an action whose resulting state is already known; only for the interpreted backend."""
        self.add_ply(verbs.actor(self.live), action)
        self.states = States((after, self.live))

    # -- taking back -----------------------------------------------------------------------------

    @property
    def undoable(self) -> int:
        """How many of the last moves can be taken back without unlearning anything."""
        now = int(self.live.revealed)
        return sum(1 for _ in takewhile(lambda ply: ply.revealed == now, reversed(self.plies)))

    def undo(self, moves: int = 1, key: int | None = None) -> None:
        """Take back the last moves; whether that is fair is for the table to judge.

        The same moves then lead to the same again, unless chance goes on from a new key, a number
        like a seed.
        """
        count = to_index(moves)
        if count is None or not 0 < count <= len(self.plies):
            raise InputError(f"{len(self.plies)} moves were made; {moves!r} cannot be taken back.")
        kept, key = self.plies[:-count], self.plies[-count].key if key is None else check_seed(key)
        self.restart()
        for ply in kept:
            self.repeat(ply)
        self.renew_chance(key)

    def renew_chance(self, key: int | None) -> None:
        """Let chance go on from a new key, if there is one."""
        if key is not None:
            self.key = check_seed(key)
            self.run(verbs.renew_chance, self.key)

    # -- looking back ----------------------------------------------------------------------------

    @property
    def moves(self) -> list[MoveT]:
        """The moves so far."""
        return [self.game.decode(ply.action) for ply in self.plies]

    def positions(self) -> Iterator[Match[ViewT, MoveT]]:
        """Every position so far, each a match of its own, from the start to the present one.

        Beside the moves they tell who played what where:

        >>> import dragonden
        >>> match = dragonden.new("dragomino", players=2, first=1, seed=7)
        >>> match.play(0), match.play(0)
        (None, None)
        >>> [(before.actor, move) for before, move in zip(match.positions(), match.moves)]
        [(1, Pick(domino=25)), (1, Place(x=0, y=-1, side='N'))]
        >>> [len(position.moves) for position in match.positions()]
        [0, 1, 2]
        """
        return (match.copy() for match in self.replay())

    def replay(self) -> Iterator[Match[ViewT, MoveT]]:
        """A second match that plays the moves again: it is before the first, then after each."""
        again = Match(self.game, self.options, self.seed, self.backend)
        yield again
        for ply in self.plies:
            again.repeat(ply)
            yield again

    def copy(self) -> Match[ViewT, MoveT]:
        """A match in the same position; from now on neither changes the other.

        >>> import dragonden
        >>> match = dragonden.new("dragons", seed=7)
        >>> trial = match.copy()
        >>> trial.play("draw")
        >>> len(match.moves), len(trial.moves)
        (0, 1)
        """
        other: Match[ViewT, MoveT] = object.__new__(type(self))
        vars(other).update(vars(self))
        other.options = dict(self.options)
        other.plies = self.plies[:]
        other.buffer = self.backend.buffer(self.game.most_offers)
        other.states = self.backend.states(self.game.state, len(self.states))
        for i in range(len(self.states)):
            other.states[i] = self.states[i]
        return other

    def __copy__(self) -> Match[ViewT, MoveT]:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Match[ViewT, MoveT]:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., object], tuple[Game, str]]:
        return load_match_of, (self.game, self.record())

    # -- seeing ----------------------------------------------------------------------------------

    def check_seat(self, seat: int | None) -> int:
        """The seat as the rules number it."""
        if seat is None:
            return SPECTATOR
        number, players = to_index(seat), int(self.options["players"])
        if number is None or not 0 <= number < players:
            raise InputError(f"A seat is a number from 0 to {players - 1}, or None, not {seat!r}.")
        return number

    def knowledge(self, seat: int | None) -> Any:
        """All that a seat with a perfect memory (None: a spectator) can know, as a plain state."""
        return self.redact_state(self.live, seat)

    def redact_state(self, state: Any, seat: int | None) -> Any:
        copy = self.backend.copy(state)
        self.backend.prepare(verbs.redact)(copy, self.check_seat(seat))
        return self.backend.to_plain(self.game.state, copy)

    def view(self, seat: int | None) -> ViewT:
        """What the screen of a seat (None: a spectator) shows."""
        return cast(ViewT, self.game.view.build_view(self.knowledge(seat)))

    def truth(self) -> ViewT:
        """A view with nothing hidden: for tests and finished games."""
        return cast(ViewT, self.game.view.build_view(copy_state(self.state)))

    def prompt(self, seat: int | None = None) -> Line:
        """What the actor is asked, as a seat (None: anybody) may read it; at the end, why."""
        return self.game.prompt(self.knowledge(seat))

    def news(self, seat: int | None) -> list[Line]:
        """What the log says to a seat (None: a spectator) about the last move."""
        reader = self.check_seat(seat)
        if not self.plies:
            return []
        before, after = self.redact_state(self.states[1], seat), self.knowledge(seat)
        move = self.game.decode(self.plies[-1].action)
        if reader != self.plies[-1].seat:
            move = self.game.hide_move(move)
        return self.game.view.log_move(before, move, after, reader)

    def log(self, seat: int | None) -> list[Line]:
        """The whole log as a seat (None: a spectator) may read it, without fleeting lines."""
        lines = [line for match in self.replay() for line in match.news(seat)]
        return drop_fleeting(lines, over=self.actor is None)

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
        keys = dict(enumerate([*(ply.key for ply in self.plies), self.key]))
        renewed = {number: key for number, key in keys.items() if key is not None}
        return record.format_record(
            record.Record(game.name, self.options, game.version, self.seed, moves, renewed)
        )

    def __repr__(self) -> str:
        setting = options.format_setting(self.game.name, self.options)
        return f"<{setting}: {'over' if self.actor is None else 'running'}, move {len(self.plies)}>"


def to_index(value: object) -> int | None:
    """A whole number as int, also one of NumPy; None if it is none, as True and "1" are not."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        return None
    try:
        return operator.index(value)
    except TypeError:
        return None


def check_seed(seed: object) -> int:
    """A seed, or key of chance, as int."""
    number = to_index(seed)
    if number is None or not 0 <= number < options.SEEDS:
        most = options.SEEDS - 1
        raise InputError(f"A seed is a whole number from 0 to {most}, not {seed!r}.")
    return number


def list_legal(state: Any, most: int) -> list[int]:
    """The allowed actions of a plain state."""
    if verbs.is_over(state):
        return []
    buffer = INTERPRETED.buffer(most)
    return list(buffer[: verbs.legal(state, buffer)])


def load_match_of(game: Game[ViewT, MoveT], text: str) -> Match[ViewT, MoveT]:
    """The match in a record of this game."""

    def find(name: str) -> Game[ViewT, MoveT]:
        if name != game.name:
            raise InputError(f"This is a record of {name}, not of {game.name}.")
        return game

    return load_match(text, find)


def drop_fleeting(lines: list[Line], over: bool) -> list[Line]:
    """The lines that a log repeats: until the end, only the trace of a fleeting line."""
    kept = [line.trace if line.fleeting and not over else line for line in lines]
    return [line for line in kept if line is not None]


def load_match(text: str, find: Callable[[str], Game[ViewT, MoveT]]) -> Match[ViewT, MoveT]:
    """The match in a record; the rules check every move."""
    parsed = record.parse_record(text)
    game = find(parsed.game)
    match = Match(game, parsed.options, parsed.seed)
    older = ""
    if parsed.rules != game.version:
        older = (
            f"The record follows version {parsed.rules} of the rules of {game.title}, and this "
            f"program plays version {game.version}. "
        )
    for number, (seat, move) in enumerate(parsed.moves, start=1):
        match.renew_chance(parsed.keys.get(number - 1))
        name = f"Move {number} of the record, {move},"
        if seat != match.actor:
            raise InputError(f"{older}{name} should be by seat {match.actor}.")
        try:
            match.play(move)
        except (Refused, InputError) as no:
            raise InputError(f"{older}{name} is refused: {no}") from no
    match.renew_chance(parsed.keys.get(len(parsed.moves)))
    return match
