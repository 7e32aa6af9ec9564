"""What is declared of a game's decisions."""

from __future__ import annotations

import dataclasses
import random
from typing import Any

from msgspec import Struct

from dragonden.engine.backends import INTERPRETED
from dragonden.engine.fields import fields_of
from dragonden.engine.game import Game
from dragonden.engine.match import Match
from dragonden.engine.referee import require

from .fuzzing import any_move
from .playing import STYLES, choose
from .rulings import require_none
from .variants import Variant

MOST_ACTIONS = 200_000
MOST_WITHOUT_MAP = 5_000  # where no move names a cell of a grid
MOST_GAMES = 20  # until every decision has come up that is always asked


def check_actions(game: Game) -> None:
    """There are not too many actions: what names two things at once is two decisions."""
    cells = [f for kind in game.kinds for f, names in fields_of(kind).parts if len(names) == 2]
    most = MOST_ACTIONS if cells else MOST_WITHOUT_MAP
    require(game.actions < most, f"there are {game.actions} actions: name one thing at a time")


def check_kinds(game: Game) -> None:
    """Every kind of move answers some decision and says what it is."""
    moves = game.import_part("moves")
    own = [kind for kind in vars(moves).values() if is_move(kind)]
    idle = [kind.__name__ for kind in own if kind not in game.kinds]
    require_none(f"{name} answers no decision" for name in idle)
    silent = [kind.__name__ for kind in game.kinds if not kind.__doc__]
    require_none(f"{name} has no docstring" for name in silent)


def is_move(thing: Any) -> bool:
    """Whether something in `moves.py` is a kind of move: a struct with a name to write it by."""
    is_struct = isinstance(thing, type) and issubclass(thing, Struct)
    return is_struct and thing.__struct_config__.tag is not None


def check_variants_not_played(game: Game) -> None:
    """A move of a variant that is not being played is told so."""
    luck, off = random.Random(1), {option.name: option.choices[0] for option in game.own_options}
    check_decisions_come_up(game)
    match = Match(game, off, 1)
    for kind in game.kinds:
        wanted = game.decisions.find_by_kind(kind)
        if not any(decision.is_played(match.state) for decision in wanted):
            refusal = match.why(any_move(game, luck, kinds=[kind]))
            is_explained = refusal is not None and refusal.line.id == "refused-not-played"
            require(
                is_explained, f"{kind.__name__} belongs to an option, and is not told so without it"
            )
            assert refusal is not None
            named = set(str(refusal.line.facts["option"]).split(" / "))
            require(named <= set(off), f"{kind.__name__} belongs to {named}, which is no option")


def check_decisions_come_up(game: Game) -> None:
    """Each decision that belongs to no option is asked in games where options are off."""
    always = {decision.name for decision in game.decisions if not decision.options}
    silent, luck = always if game.own_options else set(), random.Random(1)
    for seed in range(MOST_GAMES):
        if silent:
            silent = silent - find_asked(game, turn_off_options(game, luck), seed)
    require_none(f"without options {name} is never asked: name them" for name in sorted(silent))


def turn_off_options(game: Game, luck: random.Random) -> Variant:
    """Options that are off if they can be; others, as how many heaps there are, are anything."""
    return {
        option.name: luck.choice(option.choices) if option.to_number(least) else least
        for option in game.own_options
        for least in option.choices[:1]
    }


def find_asked(game: Game, options: Variant, seed: int) -> set[str]:
    """The decisions that come up in a game."""
    match, luck, asked = Match(game, options, seed, INTERPRETED), random.Random(seed), set[str]()
    while match.actor is not None:
        asked.add(game.decisions.name(match.state.phase))
        match.carry_out(choose(match, STYLES[seed % len(STYLES)], luck))
    return asked


def check_fields(game: Game) -> None:
    """No field of the state is named like something of NumPy's: it would read as a method."""
    import numpy

    names = [field.name for field in dataclasses.fields(game.state)]
    taken = [name for name in names if hasattr(numpy.record, name)]
    require_none(f"state.py: compiled, the field {name} would be a method" for name in taken)
