"""Decisions: what a game asks its players, each declared once.

`moves.py` of a game declares them in the order of its rulebook, with the kinds of moves that
answer each of them and the rule that demands it:

    DECISIONS = Decisions(over="R18")
    TURN = DECISIONS.add("turn", "R3", Draw, Dragon)
    PUT = DECISIONS.add("put", "R4", Put)

`state.phase = PUT` asks for one. The rules list what is allowed and carry out what is chosen; an
action is made from the fields of the move, each as a number:

    actions = DECISIONS.make_actions()

    @DECISIONS.legal(PUT)
    def legal_put(state, out): ...  # out[n] = actions.Put(card, pile)

    @DECISIONS.apply(Put)
    def apply_put(state, card, pile): ...

The engine derives the rest: phase numbers, actions, moves from actions and back, which of these
kernels is called, names of prompts, descriptions and refusals.
"""

from __future__ import annotations

import bisect
import functools
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Any, TypeVar

from msgspec import Struct

from .dispatch import (
    Kernel,
    Range,
    build_action_kernel,
    dispatch_by_action,
    dispatch_by_phase,
)
from .errors import Refusal
from .fields import Choices, fields_of
from .kernel import F, kernel
from .words import Line

OVER = 0  # the phase after the last decision

R = TypeVar("R", bound=Callable[..., Any])


@dataclass
class Decision:
    """One decision."""

    name: str
    rule: str  # the rule that demands it
    kinds: tuple[type[Struct], ...]  # the moves that answer it
    options: tuple[str, ...]  # only asked where one of these is chosen; none: always
    public: bool  # everybody can tell what is allowed
    legal: Kernel | None = None  # lists the allowed actions
    explain: Callable[[Any, Any], Refusal | None] | None = None  # why others have to wait

    def is_played(self, state: Any) -> bool:
        """Whether the options of a game allow for it."""
        return not self.options or any(getattr(state, option) for option in self.options)


class Kind:
    """A kind of move with the numbers of its actions."""

    def __init__(self, struct: type[Struct], first: int) -> None:
        self.struct = struct
        self.fields = fields_of(struct)
        self.first = first
        self.size = functools.reduce(int.__mul__, self.fields.sizes, 1)

    def encode(self, move: Struct) -> int:
        """The action of a move, or -1 if something in it is out of range."""
        digits = self.fields.digits(move)
        if digits is None:
            return -1
        number = 0
        for digit, size in zip(digits, self.fields.sizes, strict=True):
            number = number * size + digit
        return self.first + number

    def describe_range_error(self, move: Struct) -> Line | None:
        """What a field of this move may contain, if its value is out of range."""
        for field, names in self.fields.parts:
            if isinstance(field, Choices) and field.digits(getattr(move, names[0])) is None:
                return Line("refused-range", {"field": names[0], "allowed": field.allowed_text})
        return None

    def decode(self, action: int) -> Struct:
        """The move of an action."""
        number = action - self.first
        digits: list[int] = []
        for size in reversed(self.fields.sizes):
            number, digit = divmod(number, size)
            digits.append(digit)
        return self.struct(*self.fields.values(tuple(reversed(digits))))


class Decisions:
    """The decisions of a game and the kinds of moves that answer them."""

    def __init__(self, over: str) -> None:
        self.over = over  # the rule by which the game ends
        self.all: list[Decision] = []
        self.kinds: dict[type[Struct], Kind] = {}
        self.tags: dict[str, type[Struct]] = {}  # the same by the names that are sent
        self.firsts: list[int] = []  # the first action of each kind
        self.actions = 0  # how many there are
        self.allowed: dict[type[Struct], Kernel] = {}
        self.appliers: dict[type[Struct], Kernel] = {}
        self.refusers: dict[type[Struct], Callable[[Any, Any], Refusal | None]] = {}
        self.after_apply: Kernel | None = None  # what is called after each of them
        # The move of an action; tables offer the same ones again and again.
        self.decode: Callable[[int], Any] = functools.lru_cache(1 << 14)(self.make_move)

    def __getitem__(self, phase: int) -> Decision:
        """The decision that is due in a phase."""
        return self.all[phase - 1]

    def __iter__(self) -> Iterator[Decision]:
        return iter(self.all)

    def find_by_kind(self, kind: type[Struct]) -> list[Decision]:
        """The decisions that moves of a kind answer."""
        return [decision for decision in self.all if kind in decision.kinds]

    def find_kind(self, tag: str) -> type[Struct] | None:
        """The kind of moves that is sent by this name."""
        if len(self.tags) != len(self.kinds):
            self.tags = {str(kind.__struct_config__.tag): kind for kind in self.kinds}
        return self.tags.get(tag)

    # -- declaring -------------------------------------------------------------------------------

    def add(
        self,
        name: str,
        rule: str,
        *kinds: type[Struct],
        options: tuple[str, ...] = (),
        public: bool = False,
    ) -> int:
        """Declare the next decision; returns the number of its phase.

        It is public if what is allowed follows from what a spectator knows.
        """
        self.all.append(Decision(name, rule, kinds, options, public))
        for struct in kinds:
            if struct not in self.kinds:
                self.kinds[struct] = kind = Kind(struct, self.actions)
                self.firsts.append(kind.first)
                self.actions += kind.size
        return len(self.all)

    def make_actions(self) -> Any:
        """Kernels that make an action from the digits of a move, by the names of the kinds.

        This is a module, because compiled code looks up names in modules only.
        """
        actions = ModuleType("actions")
        for struct, kind in self.kinds.items():
            setattr(actions, struct.__name__, build_action_kernel(kind.first, kind.fields.sizes))
        return actions

    def legal(self, phase: int) -> Callable[[F], F]:
        """Declare the kernel that writes the allowed actions to `out` and returns how many."""

        def declare(function: F) -> F:
            self[phase].legal = function
            return kernel(function)

        return declare

    def allow(self, *structs: type[Struct]) -> Callable[[F], F]:
        """Declare the kernel that says whether a move of these kinds is allowed when it is due.

        It replaces `legal` for decisions whose moves, all with at most one digit, can be asked
        about one by one.
        """

        def declare(function: F) -> F:
            for struct in structs:
                self.allowed[struct] = function
            return kernel(function)

        return declare

    def allow_always(self, *structs: type[Struct]) -> None:
        """Declare that every move of these kinds is allowed when it is due."""
        self.allow(*structs)(lambda state, *digits: True)

    def comes_first(self, *phases: int) -> Callable[[R], R]:
        """Declare why some moves that answer another decision have to wait, or cannot be made.

        Where it returns None, the refusal names the rule that demands the decision now due.
        """

        def declare(function: R) -> R:
            for phase in phases:
                self[phase].explain = function
            return function

        return declare

    def apply(self, *structs: type[Struct]) -> Callable[[F], F]:
        """Declare the kernel that carries out moves of these kinds."""

        def declare(function: F) -> F:
            for struct in structs:
                self.appliers[struct] = function
            return kernel(function)

        return declare

    def afterwards(self, function: F) -> F:
        """Declare the kernel that goes on until the next decision, whatever was carried out."""
        self.after_apply = kernel(function)
        return function

    def refuse(self, *structs: type[Struct]) -> Callable[[R], R]:
        """Declare the function that says why a move of these kinds is refused.

        It is called only when such a move is due and all its fields are within range.
        """

        def declare(function: R) -> R:
            for struct in structs:
                self.refusers[struct] = function
            return function

        return declare

    # -- kernels ---------------------------------------------------------------------------------

    def build_legal(self) -> Kernel:
        """The `legal` of the game: that of the decision now due."""
        listing = [decision.legal or self.list_allowed(decision) for decision in self.all]
        return dispatch_by_phase(listing)

    def list_allowed(self, decision: Decision) -> Kernel:
        """The `legal` of a decision whose kinds of moves each say what is allowed."""
        chain = kernel(lambda state, out: 0)
        for struct in decision.kinds:
            assert struct in self.allowed, f"Nothing lists what is allowed in {decision.name}."
            chain = build_allowed_kernel(chain, self.kinds[struct], self.allowed[struct])
        return chain

    def dispatch_by_kind(
        self, functions: Mapping[type[Struct], Kernel], otherwise: int | None = 0
    ) -> Kernel:
        """A kernel of state and action that calls the function of the action's kind of move.

        The function gets the state, the digits of the move and whatever else the kernel is given;
        other kinds give `otherwise`.
        """
        ranges: list[Range] = []
        for struct, kind in self.kinds.items():
            function = functions.get(struct)
            if function or not ranges or ranges[-1].function:
                ranges.append(Range(kind.first, kind.fields.sizes, function))
        return dispatch_by_action(ranges, otherwise)

    def build_apply(self) -> Kernel:
        """The `apply` of the game: that of the action's kind of move."""
        missing = self.kinds.keys() - self.appliers.keys()
        assert not missing, f"Nothing carries out {missing}."
        chosen, go_on = self.dispatch_by_kind(self.appliers), self.after_apply
        if go_on is None:
            return chosen

        @kernel
        def carry_out(state: Any, action: int) -> None:
            chosen(state, action)
            go_on(state)

        return carry_out

    # -- moves and actions -----------------------------------------------------------------------

    def encode(self, move: Struct) -> int:
        """The action of a move, or -1 if something in it is out of range."""
        return self.kinds[type(move)].encode(move)

    def make_move(self, action: int) -> Any:
        """The move of an action."""
        if not 0 <= action < self.actions:
            raise ValueError(f"{action} is no action.")
        kind = [*self.kinds.values()][bisect.bisect(self.firsts, action) - 1]
        return kind.decode(action)

    def name(self, phase: int) -> str:
        """The name of the decision now due."""
        return "over" if phase == OVER else self[phase].name

    @property
    def names(self) -> list[str]:
        """What `name` can say."""
        return [*(decision.name for decision in self.all), "over"]


def build_allowed_kernel(before: Kernel, kind: Kind, is_allowed: Kernel) -> Kernel:
    """The kernel that writes the allowed actions of a kind after those of the kinds before it."""
    first, size = kind.first, kind.size
    ask = dispatch_by_action([Range(first, kind.fields.sizes, is_allowed)])

    @kernel
    def list_kind(state: Any, out: Any) -> Any:
        n = before(state, out)
        for action in range(first, first + size):
            if ask(state, action):
                out[n] = action
                n += 1
        return n

    return list_kind
