"""What the tests of all games share: options to try, and players to try them with."""

from __future__ import annotations

import functools
import importlib
import random
from collections.abc import Sequence
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from dragonden.engine import verbs
from dragonden.engine.backends import Backend
from dragonden.engine.game import Game
from dragonden.engine.match import Match
from dragonden.engine.options import Option, Value, format_value
from dragonden.engine.words import Line
from dragonden.games import all_games

GAMES = all_games()
STYLES = ("random", "patient", "stubborn", "greedy")


def import_naive(game: Game) -> Any:
    """The slow rival of a game's rules."""
    return importlib.import_module(f"dragonden.games.{game.name}.tests.naive")


def extremes(option: Option) -> list[Value]:
    """The choices worth a game of their own: all of a few, the ends of many."""
    others = [choice for choice in option.choices if choice != option.default]
    return others if len(others) <= 3 or isinstance(others[0], str) else [others[0], others[-1]]


def variants(game: Game) -> list[dict[str, Value]]:
    """Every number of players, every option on its own, and all of them at once."""
    low, high = game.players
    settings: list[dict[str, Value]] = [{"players": n} for n in range(low, high + 1)]
    for option in game.own_options:
        settings += [{option.name: value} for value in extremes(option)]
    everything = {option.name: extremes(option)[-1] for option in game.own_options}
    if len(everything) > 1:
        settings.append(everything)
    return settings


def name_of(variant: dict[str, Value]) -> str:
    return "-".join(f"{key}={format_value(value)}" for key, value in variant.items())


CASES = [(game, variant) for game in GAMES for variant in variants(game)]
CASE_IDS = [f"{game.name}-{name_of(variant)}" for game, variant in CASES]


def any_options(game: Game, luck: random.Random) -> dict[str, Value]:
    """Options at random; who begins must be at the table."""
    chosen = {option.name: luck.choice(option.choices) for option in game.options}
    chosen["first"] = luck.choice([*range(int(chosen["players"])), "random"])
    return chosen


def choose(match: Match, style: str, luck: random.Random) -> int:
    """The action a player of this style takes."""
    actions = match.legal()
    if style == "random":
        return luck.choice(actions)
    known = match.knowledge(match.actor)
    verb = verbs.appraise if style == "greedy" else verbs.patience
    weights = [verb(known, action) for action in actions]
    if style == "patient":
        return luck.choices(actions, weights)[0]
    best = max(weights)
    return luck.choice([a for a, weight in zip(actions, weights, strict=True) if weight == best])


# -- moves of every kind -------------------------------------------------------------------------

FAR = 3  # a number drawn beside a known one is at most this far from it
WILD = (-1, 255, 1 << 31, -(1 << 31), (1 << 63) - 1)  # numbers that are none of anything


def any_move(
    game: Game, luck: random.Random, offered: Sequence[Any] = (), kinds: Sequence[Any] = ()
) -> Any:
    """A move that somebody might ask for, allowed or not: of these kinds, or all, equally often.

    Half of its facts are those of an offered move of its kind, if there is one, so that many are
    wrong in a single respect. There may be no action for it.
    """
    kind = luck.choice(kinds or game.kinds)
    pattern = luck.choice([move for move in offered if type(move) is kind] or [None])
    near = numbers_of([pattern] if pattern else offered) or [0]
    facts = [any_fact(fact, luck, near) for fact in facts_of(kind)]
    if pattern is not None:
        pairs = zip(facts, msgspec.structs.astuple(pattern), strict=True)
        facts = [luck.choice(pair) for pair in pairs]
    return kind(*facts)


@functools.cache  # msgspec looks them up anew each time
def facts_of(kind: Any) -> list[Any]:
    """The types of the facts of a kind of move."""
    return [field.type for field in msgspec.structs.fields(kind)]


def numbers_of(moves: Sequence[Any]) -> list[int]:
    """All numbers in some moves."""
    facts = [fact for move in moves for fact in msgspec.structs.astuple(move)]
    return [fact for fact in facts if isinstance(fact, int)]


def any_fact(kind: Any, luck: random.Random, near: Sequence[int]) -> Any:
    """A fact of this type; a number is mostly close to one of those nearby."""
    if get_origin(kind) is Annotated:
        return any_fact(get_args(kind)[0], luck, near)
    if get_origin(kind) is Literal:
        return luck.choice(get_args(kind))
    if get_origin(kind) in (Union, UnionType):
        return any_fact(luck.choice(get_args(kind)), luck, near)
    if get_origin(kind) is tuple:
        return tuple(any_fact(get_args(kind)[0], luck, near) for _ in range(luck.randrange(5)))
    if kind is int:
        number = luck.choice(near) + luck.randint(-FAR, FAR)
        return luck.choice(WILD) if luck.random() < 0.1 else number
    assert kind is NoneType, f"no move has had a fact like {kind} yet"
    return None


def play_match(
    game: Game,
    options: dict[str, Value],
    seed: int,
    style: str = "random",
    moves: int | None = None,
    backend: Backend | None = None,
) -> Match:
    """A match played by one style, to the end or for some moves."""
    match, luck = Match(game, options, seed, backend), random.Random(seed)
    while match.actor is not None and (moves is None or len(match.plies) < moves):
        match.carry_out(choose(match, style, luck))
    return match


def play_short_game(game: Game, seed: int = 4) -> Match:
    """A whole match that is soon over: few players who know what they want."""
    return play_match(game, {"players": game.players[0]}, seed, style="greedy")


def format_lines(match: Match, lines: list[Line], language: str) -> list[str]:
    """Lines as they are printed: a message that lacks a fact fails here."""
    words = match.game.words(language)
    return [words.line(line) for line in lines]
