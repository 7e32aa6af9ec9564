"""A game, as the rest of the program meets it: its manifest and its modules."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from msgspec import Struct

from .errors import Refusal
from .lessons import lessons_in
from .options import Option, count, first_seat
from .plan import Plan
from .rulings import Ruling, rulings_of
from .verbs import RULES, VERBS, forget_nothing
from .words import Line, Words

GAMES: dict[type, Game] = {}  # state class → its game
ENGINE_WORDS = Path(__file__).parent / "words"


class Rules(Protocol):
    """`rules.py`: the verbs of `engine.verbs`, as kernels."""

    def setup(self, state: Any) -> None: ...
    def actor(self, state: Any) -> int: ...
    def is_over(self, state: Any) -> bool: ...
    def legal(self, state: Any, out: Any) -> int: ...
    def apply(self, state: Any, action: int) -> None: ...
    def scores(self, state: Any, out: Any) -> None: ...
    def redact(self, state: Any, seat: int) -> None: ...
    def determinize(self, state: Any, seat: int, seed: int) -> None: ...


class Bot(Protocol):
    """`bot.py`: what the game's own players think of a move, as kernels."""

    @property
    def PLAN(self) -> Plan:
        """How a search is best done."""

    def appraise(self, state: Any, action: int) -> int: ...
    def evaluate(self, state: Any, out: Any) -> None: ...
    def linger(self, state: Any, action: int) -> int: ...


class Moves(Protocol):
    """`moves.py`: the public notation, its integers, and why a move is refused."""

    @property
    def MOVES(self) -> tuple[type[Struct], ...]:
        """The kinds of moves."""

    def encode(self, move: Any) -> int:
        """The action of a move; -1 for one that can be written but never played."""

    def decode(self, action: int) -> Any:
        """The move of an action."""

    def refusal(self, state: Any, move: Any) -> Refusal:
        """Why this move, which is not among the offered ones, is refused."""

    def seen_by_others(self, move: Any) -> Any:
        """The move as the other seats may know it."""


class Screen(Protocol):
    """`view.py`: what a seat is shown, always made from a state redacted for that seat."""

    @property
    def View(self) -> type[Struct]:
        """The struct that `view` makes."""

    def view(self, state: Any, seat: int) -> Any:
        """What the seat (or a SPECTATOR) sees; an unredacted state shows everything."""

    def prompt(self, state: Any) -> Line:
        """What the actor is asked; once it is over, why."""

    def lines(self, before: Any, move: Any, after: Any, seat: int) -> list[Line]:
        """What the log says to a seat about one move."""


class Text(Protocol):
    """`text.py`: views and moves in plain text."""

    def picture(self, view: Any, words: Words, names: list[str]) -> str:
        """A picture of the view, good enough to play from and to be read aloud."""

    def describe(self, move: Any, view: Any, words: Words) -> str:
        """An offered move in a few words."""


class Manifest(Struct, frozen=True):
    """What a list of games says about one of them."""

    name: str
    title: str
    designers: tuple[str, ...]
    publisher: str
    players: tuple[int, int]
    ages: int
    minutes: int
    options: list[Option]
    sentences: dict[str, str]  # about the game ("about"), each option, and choices that are words
    rules: list[Ruling]
    lessons: list[str]  # the ids of its lessons, in their order


@dataclass(frozen=True, eq=False)
class Game:
    """One game: facts for people and the modules that play it."""

    title: str
    designers: tuple[str, ...]
    publisher: str
    players: tuple[int, int]
    default_players: int
    ages: int
    minutes: int
    version: int  # of the rules: raised when an old record might replay differently
    columns: tuple[str, ...]  # what decides, in this order: the first columns of `scores`
    own_options: tuple[Option, ...]
    state: type
    most_offers: int  # how many moves can be offered at once
    actions: int  # actions are numbered below this
    rules: Rules
    moves: Moves
    view: Screen
    text: Text
    bot: Bot
    folder: Path
    unit: int = 1  # scores are counted in fractions of this
    points: int = 0  # the column that holds the score to show; it may follow those that decide
    # Whether no seat knows more than a spectator, told by a game where that is often so: one
    # redaction then serves everybody.
    no_secrets: Callable[[Any], bool] = lambda state: False

    def __post_init__(self) -> None:
        GAMES[self.state] = self
        RULES[self.state] = {
            name: getattr(self.bot if hasattr(self.bot, name) else self.rules, name)
            for name in VERBS.values()
            if name != "forget"
        }
        RULES[self.state]["forget"] = getattr(self.bot, "forget", forget_nothing)

    @property
    def name(self) -> str:
        return self.folder.name

    @property
    def width(self) -> int:
        """How many columns `scores` writes."""
        return max(len(self.columns), self.points + 1)

    @functools.cached_property
    def options(self) -> tuple[Option, ...]:
        """The common options, then the game's own."""
        low, high = self.players
        return (
            count("players", low, high, self.default_players),
            first_seat(high),
            *self.own_options,
        )

    def words(self, language: str = "en") -> Words:
        """Everything this game says, in one language."""
        return Words(language, ENGINE_WORDS, self.folder / "words")

    def rulings(self, language: str = "en") -> Mapping[str, Ruling]:
        """The rules by id, in one language."""
        return rulings_of(self.folder, language)

    def manifest(self, language: str = "en") -> Manifest:
        """The facts about the game, with sentences in one language."""
        words = self.words(language)
        sentences = {option.name: words(f"option-{option.name}") for option in self.options}
        named = (
            f"{option.name}-{choice}"
            for option in self.options
            for choice in option.choices
            if isinstance(choice, str)
        )
        sentences |= {name: words(f"option-{name}") for name in named}
        return Manifest(
            self.name,
            self.title,
            self.designers,
            self.publisher,
            self.players,
            self.ages,
            self.minutes,
            list(self.options),
            {"about": words("about"), **sentences},
            list(self.rulings(language).values()),
            list(lessons_in(self.folder)),
        )
