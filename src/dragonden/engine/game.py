"""A game, as the rest of the program sees it: its manifest and its modules."""

from __future__ import annotations

import functools
import importlib.util
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar, cast

import msgspec
from msgspec import Struct

from . import box as boxes
from .box import Box
from .decisions import OVER, Decisions
from .errors import Refusal, refuse
from .facts import Counting, build_counting
from .features import Features, build_features
from .lessons import load_lessons
from .observation import Observation
from .observing import Observing, build_observing
from .options import Option, Preset, Value, complete_options, count, first_seat
from .plan import Plan
from .reading import Section
from .rulings import Ruling, load_rulings
from .verbs import RULES, discount_nothing, forget_nothing, reshuffle_nothing, tell_nothing
from .words import ENGINE_WORDS, Fact, Line, Words

if TYPE_CHECKING:  # typing has defaults from Python 3.13 on
    from typing_extensions import TypeVar as DefaultTypeVar

    ViewT = DefaultTypeVar("ViewT", default=Any)
    MoveT = DefaultTypeVar("MoveT", default=Any)
else:
    ViewT = TypeVar("ViewT")  # what the game's `build_view` returns
    MoveT = TypeVar("MoveT")  # the union of its kinds of moves

GAMES: dict[type, Game] = {}  # state class → its game

REPORT = "report.json"  # in a game's folder: a study of it, if one was prepared

RULE_VERBS = ("setup", "actor", "scores", "redact", "determinize")  # kernels of `rules.py`
BOT_VERBS = ("appraise", "evaluate", "patience")  # kernels of `bot.py`


class Rules(Protocol):
    """`rules.py`: the verbs of `engine.verbs` that no decision declares, as kernels."""

    def setup(self, state: Any) -> None: ...
    def actor(self, state: Any) -> int: ...
    def scores(self, state: Any, out: Any) -> None: ...
    def redact(self, state: Any, seat: int) -> None: ...
    def determinize(self, state: Any, seat: int, seed: int) -> None: ...


class Bot(Protocol):
    """`bot.py`: what the game's own players think of a move, as kernels."""

    @property
    def PLAN(self) -> Plan:
        """The settings of a search."""

    def appraise(self, state: Any, action: int) -> int: ...
    def evaluate(self, state: Any, out: Any) -> None: ...
    def patience(self, state: Any, action: int) -> int: ...


class Moves(Protocol):
    """`moves.py`: the kinds of moves and the decisions they answer."""

    @property
    def DECISIONS(self) -> Decisions:
        """Every decision of the game."""


class Screen(Protocol):
    """`view.py`: what a seat is shown, always made from a state redacted for that seat."""

    @property
    def View(self) -> type[Struct]:
        """The struct that `build_view` returns."""

    def build_view(self, state: Any) -> Any:
        """What a redacted state shows; an unredacted one shows everything."""

    def explain_end(self, state: Any) -> Line:
        """Why the game ended."""

    def log_move(self, before: Any, move: Any, after: Any, seat: int) -> list[Line]:
        """What the log says to a seat about one move."""


class Text(Protocol):
    """`text.py`: views in plain text."""

    def render_view(
        self, view: Any, words: Words, names: list[str], seat: int | None = None
    ) -> str:
        """A picture of the view for a seat, good enough to play from."""


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
    presets: list[Preset]  # options that go well together
    # About the game ("about"), what one does, a line a step ("how"), options, choices of words.
    sentences: dict[str, str]
    rules: list[Ruling]
    lessons: list[str]  # the ids of its lessons, in their order
    has_box: bool  # whether what is in its box can be changed


@dataclass(frozen=True, eq=False)
class Game(Generic[ViewT, MoveT]):
    """One game: facts for people and the modules that play it.

    `Game[View, Move]` tells a type checker the types of its views and moves; `Game` alone leaves
    them open. Copies and pickles of a game are the game itself.
    """

    package: str  # the name of the folder's package
    title: str
    designers: tuple[str, ...]
    publisher: str
    players: tuple[int, int]
    default_players: int
    ages: int
    minutes: int
    version: int  # of the rules: raised when an old record might replay differently
    columns: tuple[str, ...]  # what decides, in this order: the first columns of `scores`
    most_offers: int  # how many moves can be offered at once
    own_options: tuple[Option, ...] = ()
    presets: tuple[Preset, ...] = ()  # besides that of a first game, where all is as by default
    unit: int = 1  # scores are counted in fractions of this
    lowest_wins: bool = False  # the columns of `scores` are negative then: more is better
    is_cooperative: Callable[[Any], bool] = lambda state: False  # whether all win or lose together
    points: int = 0  # the column that holds the score to show; it may follow those that decide

    def __post_init__(self) -> None:
        GAMES[self.state] = self
        given = {
            **{name: getattr(self.rules, name) for name in RULE_VERBS},
            **{name: getattr(self.bot, name) for name in BOT_VERBS},
        }
        RULES[self.state] = {
            **given,
            "legal": self.decisions.build_legal(),
            "apply": self.decisions.build_apply(),
            "reshuffle": getattr(self.rules, "reshuffle", reshuffle_nothing),
            "believe": getattr(self.bot, "believe", self.rules.determinize),
            "discount_luck": getattr(self.bot, "discount_luck", discount_nothing),
            "forget": getattr(self.bot, "forget", forget_nothing),
            "observe": self.observing.observe,
            "describe_offer": self.observing.describe_offer,
            "features": self.features.kernel if self.features else tell_nothing,
            "piece_of": self.counting.piece_of,
            "count_pieces": self.counting.count_pieces,
            "mark_places": self.counting.mark_places,
            "kind_of": self.counting.kind_of,
        }

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        return import_game, (self.package,)

    # -- what the folder contains ----------------------------------------------------------------

    def import_part(self, name: str) -> Any:
        """A module of the game."""
        return importlib.import_module(f"{self.package}.{name}")

    @functools.cached_property
    def folder(self) -> Path:
        return Path(str(sys.modules[self.package].__file__)).parent

    @property
    def name(self) -> str:
        return self.folder.name

    @functools.cached_property
    def rules(self) -> Rules:
        return cast(Rules, self.import_part("rules"))

    @functools.cached_property
    def state(self) -> type:
        return cast(type, self.import_part("state").State)

    @functools.cached_property
    def moves(self) -> Moves:
        return cast(Moves, self.import_part("moves"))

    @functools.cached_property
    def view(self) -> Screen:
        return cast(Screen, self.import_part("view"))

    @functools.cached_property
    def text(self) -> Text:
        return cast(Text, self.import_part("text"))

    @functools.cached_property
    def bot(self) -> Bot:
        return cast(Bot, self.import_part("bot"))

    @functools.cached_property
    def has_no_secrets(self) -> Callable[[Any], bool]:
        """Whether no seat knows more than a spectator, so that one redaction serves everybody.

        `rules.py` may declare it, where that is often so.
        """
        return getattr(self.rules, "has_no_secrets", lambda state: False)

    @functools.cached_property
    def redacted_fields(self) -> frozenset[str] | None:
        """The fields that `redact` may write, so that a redacted copy can share the others.

        `rules.py` may declare them as REDACTED; None: perhaps all.
        """
        declared = getattr(self.rules, "REDACTED", None)
        return None if declared is None else frozenset({"rng", "drawn", *declared})

    @functools.cached_property
    def own_rows(self) -> frozenset[str]:
        """Fields with a row for each seat, of which a move writes only that of whoever makes it.

        `rules.py` may declare those that are large as OWN_ROWS: other rows need not be copied.
        """
        return frozenset(getattr(self.rules, "OWN_ROWS", ()))

    @functools.cached_property
    def observing(self) -> Observing:
        """How positions and offers become numbers, by `observe.py` if there is one."""
        declared = importlib.util.find_spec(f"{self.package}.observe")
        return build_observing(self, self.import_part("observe") if declared else None)

    @property
    def observation(self) -> Observation:
        """What these numbers are."""
        return self.observing.observation

    @functools.cached_property
    def features(self) -> Features | None:
        """What a network judges positions by, if there is a `features.py`."""
        declared = importlib.util.find_spec(f"{self.package}.features")
        return build_features(self.import_part("features"), self.folder) if declared else None

    @functools.cached_property
    def counting(self) -> Counting:
        """What studies count, by `facts.py` if there is one."""
        declared = importlib.util.find_spec(f"{self.package}.facts")
        return build_counting(self, self.import_part("facts") if declared else None)

    def read_view(
        self, view: Any, words: Words, names: list[str], seat: int | None = None
    ) -> list[Section]:
        """The view in sentences, by `reading.py`; none if there is none, and its text is read."""
        if importlib.util.find_spec(f"{self.package}.reading") is None:
            return []
        return cast(list[Section], self.import_part("reading").read_view(view, words, names, seat))

    @functools.cached_property
    def box(self) -> Box:
        """What is in the box, if `box.py` declares it."""
        declared = importlib.util.find_spec(f"{self.package}.box")
        return cast(Box, self.import_part("box").BOX) if declared else Box()

    # -- beginning -------------------------------------------------------------------------------

    def settle_options(self, given: Mapping[str, object]) -> dict[str, Value]:
        """Every option's value: as given, or its default; and the box, unless it is as printed."""
        named = {name: value for name, value in given.items() if name != boxes.OPTION}
        values = complete_options(self.options, named)
        text = self.box.settle(given.get(boxes.OPTION, ""), values, self.title)
        return {**values, boxes.OPTION: text} if text else values

    def prepare(self, state: Any, values: Mapping[str, Value]) -> None:
        """Put options, and what is in the box, into a blank state."""
        for option in self.options:
            setattr(state, option.name, option.to_number(values[option.name]))
        for name, value in self.box.fields(str(values.get(boxes.OPTION, ""))).items():
            boxes.write_field(state, name, value)

    # -- moves -----------------------------------------------------------------------------------

    @functools.cached_property
    def decisions(self) -> Decisions:
        """Every decision of the game, with the kernels that `rules.py` and its parts declare."""
        self.import_part("refusals")
        return self.moves.DECISIONS

    @functools.cached_property
    def kinds(self) -> tuple[type[Struct], ...]:
        """The kinds of moves."""
        return tuple(self.decisions.kinds)

    @property
    def actions(self) -> int:
        """Actions are numbered below this."""
        return self.decisions.actions

    def encode(self, move: Any) -> int:
        """The action of a move, or -1 if something in it is out of range."""
        return self.decisions.encode(move)

    def decode(self, action: int) -> MoveT:
        """The move of an action."""
        return cast(MoveT, self.decisions.decode(action))

    @functools.cached_property
    def hide_move(self) -> Callable[[Any], Any]:
        """A move as the other seats may know it: as it is, unless `moves.py` says otherwise."""
        return getattr(self.moves, "hide_move", lambda move: move)

    @functools.cached_property
    def find_prompt_facts(self) -> Callable[[Any], dict[str, Fact]]:
        """The facts for the prompt of the decision now due, and for the refusal of other moves.

        `view.py` may declare it, if there are any: only what everybody sees.
        """
        return getattr(self.view, "find_prompt_facts", lambda state: {})

    def prompt(self, state: Any) -> Line:
        """What the actor is asked; after the end, why the game ended."""
        if state.phase == OVER:
            return self.view.explain_end(state)
        asked = self.find_prompt_facts(state)
        name = f"prompt-{self.decisions.name(state.phase)}"
        return Line(name, {"seat": RULES[self.state]["actor"](state), **asked})

    def describe(self, move: Struct, view: Any) -> Line:
        """An offered move in a few words.

        Its own fields are the facts, and what `text.py` knows from the view where it is offered.
        """
        facts = dict(zip(move.__struct_fields__, msgspec.structs.astuple(move), strict=True))
        return Line(f"move-{move.__struct_config__.tag}", facts | self.find_move_facts(move, view))

    def find_move_facts(self, move: Struct, view: Any) -> dict[str, Fact | Line]:
        """The facts of an offered move's description besides its fields."""
        return self.list_move_facts([move], view)[0]

    @functools.cached_property
    def list_move_facts(self) -> Callable[[list[Any], Any], list[dict[str, Fact | Line]]]:
        """These facts for all offers; `text.py` may have it, or `find_move_facts`, or neither."""
        text: Any = self.text
        if hasattr(text, "list_move_facts"):
            return text.list_move_facts  # type: ignore[no-any-return]
        if hasattr(text, "find_move_facts"):
            return lambda moves, view: [text.find_move_facts(move, view) for move in moves]
        return lambda moves, view: [{} for _ in moves]

    def explain_refusal(self, state: Any, move: Any) -> Refusal:
        """Why this move, which is not among the offered ones, is refused."""
        decisions, kind = self.decisions, type(move)
        if state.phase == OVER:
            return refuse(decisions.over, "over")
        due = decisions[state.phase]
        if kind not in due.kinds:
            wanted = decisions.find_by_kind(kind)
            if not any(decision.is_played(state) for decision in wanted):
                return refuse(wanted[0].rule, "not-played", option=" / ".join(wanted[0].options))
            first = refuse(due.rule, f"first-{due.name}", **self.find_prompt_facts(state))
            return (due.explain and due.explain(state, move)) or first
        if wrong := decisions.kinds[kind].describe_range_error(move):
            return Refusal(due.rule, wrong)
        explain = decisions.refusers.get(kind)
        refusal = explain(state, move) if explain else None
        if refusal is None:
            raise ValueError(f"{move} is allowed.")
        return refusal

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
        return load_rulings(self.folder, language)

    def manifest(self, language: str = "en") -> Manifest:
        """The facts about the game, with sentences in one language."""
        words = self.words(language)
        sentences = {option.name: words(f"option-{option.name}") for option in self.options}
        choices = [
            f"{option.name}-{choice}"
            for option in self.options
            for choice in option.choices
            if isinstance(choice, str)
        ]
        labels = [f"{option.name}-label" for option in self.own_options]
        named = [*choices, *(name for name in labels if words.has(f"option-{name}"))]
        sentences |= {name: words(f"option-{name}") for name in named}
        first = Preset("first", {}, self.minutes)
        return Manifest(
            self.name,
            self.title,
            self.designers,
            self.publisher,
            self.players,
            self.ages,
            self.minutes,
            list(self.options),
            [first, *self.presets] if self.presets else [],
            {**{name: words(name) for name in ("about", "how") if words.has(name)}, **sentences},
            list(self.rulings(language).values()),
            list(load_lessons(self.folder)),
            bool(self.box.parts),
        )


def import_game(package: str) -> Game:
    """The game whose folder is this package."""
    return cast(Game, importlib.import_module(package).GAME)
