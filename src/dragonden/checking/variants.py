"""The variants of a game that are worth a game of their own."""

from __future__ import annotations

import random

from dragonden.engine.game import Game
from dragonden.engine.options import Option, Value, format_value

Variant = dict[str, Value]


def extremes(option: Option) -> list[Value]:
    """The choices worth a game of their own: all of a few, the ends of many."""
    others = [choice for choice in option.choices if choice != option.default]
    return others if len(others) <= 3 or isinstance(others[0], str) else [others[0], others[-1]]


def variants(game: Game) -> list[Variant]:
    """Every number of players, every option on its own, and all of them at once."""
    low, high = game.players
    settings: list[Variant] = [{"players": n} for n in range(low, high + 1)]
    for option in game.own_options:
        settings += [{option.name: value} for value in extremes(option)]
    everything = {option.name: extremes(option)[-1] for option in game.own_options}
    if len(everything) > 1:
        settings.append(everything)
    return settings


def name_of(variant: Variant) -> str:
    """A variant in a few letters."""
    return "-".join(f"{key}={format_value(value)}" for key, value in variant.items())


def any_options(game: Game, luck: random.Random) -> Variant:
    """Options at random; who begins must be at the table."""
    chosen = {option.name: luck.choice(option.choices) for option in game.options}
    chosen["first"] = luck.choice([*range(int(chosen["players"])), "random"])
    return chosen
