"""The variants of a game that are worth a game of their own."""

from __future__ import annotations

import random

from dragonden.engine.box import OPTION, Contents
from dragonden.engine.errors import InputError
from dragonden.engine.game import Game
from dragonden.engine.options import Option, Value, format_value

Variant = dict[str, Value]

CHANGES = 60  # that are tried on the way to another box
AT_ONCE = 8  # pieces of a change
OTHER_BOX = 0.3  # of games with any options, how many have one


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
    return with_any_box(game, chosen, luck) if luck.random() < OTHER_BOX else chosen


def with_any_box(game: Game, variant: Variant, luck: random.Random) -> Variant:
    """The variant with another box, if the game has one: as far from the printed one as it gets."""
    box, settled = game.box, game.settle_options(variant)
    contents, text = box.contents(), ""
    for _ in range(CHANGES if box.parts else 0):
        trial = {part: dict(counts) for part, counts in contents.items()}
        change_box(trial, luck)
        try:
            text = box.settle(box.describe(trial), settled, game.title)
        except InputError:
            continue  # there is no room for it, or something is missing
        contents = trial
    return {**variant, OPTION: text} if text else variant


def change_box(contents: Contents, luck: random.Random) -> None:
    """Put some pieces of one part in, take some out, or both."""
    counts = luck.choice(list(contents.values()))
    puts, takes = luck.choice(((True, False), (False, True), (True, True)))
    for _ in range(luck.randint(1, AT_ONCE)):
        there = [piece for piece, count in counts.items() if count]
        if takes and there:
            counts[luck.choice(there)] -= 1
        if puts:
            counts[luck.choice(list(counts))] += 1
